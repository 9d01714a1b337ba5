import { isFlagged } from "~/client/offline/session-key";
import { useCallback, useRef, type FormEvent } from "react";

/** True when the server ended the session. A failure is only logged: the visitor stays where they are, signed in. */
export async function signOut(fetcher: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await fetcher("/api/auth/logout", {
      credentials: "same-origin",
      headers: { Accept: "application/json" },
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return true;
  } catch (error) {
    console.error("Logout failed", error);
    return false;
  }
}

/** What this device keeps for the session goes with it; without an answer from the server only the copy does. */
async function forgetKept(signedOut: boolean): Promise<void> {
  if (!isFlagged()) return;
  if (signedOut) await (await import("~/client/offline/crypto-store")).wipe();
  else await (await import("~/client/offline/dashboard-copy")).stopCopying();
}

/** Submit handler of the Logout form: one call, then the sign-in screen through a fresh page load, so that nothing stays in memory. */
export function useSignOut() {
  const busy = useRef(false);
  return useCallback((event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void signOut().then(async (done) => {
      busy.current = false;
      // What could not be removed now can't be opened any more, and the next page tries again.
      await forgetKept(done).catch((error: unknown) => console.error(error));
      if (!done) return;
      navigator.serviceWorker?.controller?.postMessage({ type: "signed-out" });
      window.location.assign("/login");
    });
  }, []);
}
