import { useEffect } from "react";
import { setOffline } from "~/client/offline/connectivity";

const PROFILE_POLL_MS = 30_000;

/** Asks for the profile once. Any answer that is not OK means: not signed in. No answer at all (offline) says nothing. */
export async function stillSignedIn(fetcher: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await fetcher("/api/users/profile", {
      credentials: "same-origin",
      headers: { Accept: "application/json", "X-Poll": "1" },
    });
    setOffline(false);
    return answer.ok;
  } catch {
    setOffline(true);
    return true;
  }
}

/** While a signed-in screen is open the profile is asked for every 30 s; a failed answer leads to the sign-in screen. */
export function useProfilePoll(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      void stillSignedIn().then((signedIn) => {
        if (!signedIn) window.location.assign("/login");
      });
    }, PROFILE_POLL_MS);
    return () => clearInterval(timer);
  }, [active]);
}
