// The countdown card lives on: its time moves every minute, its profile is asked for every half minute.
import { useEffect, useState } from "react";
import type { Profile } from "~/contracts/profile";
import type { TrialProfile } from "~/domain/billing/trial";

const CARD_REFRESH_MS = 60_000;
const PROFILE_REFETCH_MS = 30_000;

/** What the card shows: as the server rendered it at first, then as time goes by and the profile changes. */
export function useTrialClock(profile: TrialProfile, now: Date): { profile: TrialProfile; now: Date } {
  const [at, key] = [now.getTime(), JSON.stringify(profile)];
  const [passed, setPassed] = useState(0);
  const [fetched, setFetched] = useState<TrialProfile | null>(null);

  // The server's clock counts; the browser only measures how long ago it spoke.
  useEffect(() => {
    const startedAt = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Date.now() - startedAt), CARD_REFRESH_MS);
    return () => clearInterval(timer);
  }, [at]);

  useEffect(() => {
    setFetched(null);
    const timer = setInterval(
      () => void fetchProfile().then((found) => found && setFetched(found)),
      PROFILE_REFETCH_MS,
    );
    return () => clearInterval(timer);
  }, [key]);

  return { profile: fetched ?? profile, now: new Date(now.getTime() + passed) };
}

/** A poll by itself is no sign of life, so it's marked as one and doesn't keep the session open. */
async function fetchProfile(): Promise<TrialProfile | null> {
  try {
    const answer = await fetch("/api/users/profile", {
      credentials: "include",
      headers: { Accept: "application/json", "X-Poll": "1" },
    });
    if (!answer.ok) return null;
    const profile: Profile = await answer.json();
    return { ...profile, trialEndsAt: profile.trialEndsAt === null ? null : new Date(profile.trialEndsAt) };
  } catch {
    return null;
  }
}
