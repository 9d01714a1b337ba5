import { useCallback, useRef, type FormEvent } from "react";

/** True when the server ended the session. A failure is only logged: the visitor stays where they are, signed in. */
export async function signOut(fetcher: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await fetcher("/api/auth/logout", { credentials: "same-origin", headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return true;
  } catch (error) {
    console.error("Logout failed", error);
    return false;
  }
}

/** Submit handler of the Logout form: one call, then the sign-in screen through a fresh page load, so that nothing stays in memory. */
export function useSignOut() {
  const busy = useRef(false);
  return useCallback((event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void signOut().then((done) => {
      busy.current = false;
      if (!done) return;
      navigator.serviceWorker?.controller?.postMessage({ type: "signed-out" });
      window.location.assign("/login");
    });
  }, []);
}
