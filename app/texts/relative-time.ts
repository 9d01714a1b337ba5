/** It has not been yet. */
export const NEVER = "not yet";

/** How long ago something was, in words that need no clock on the page. */
export function ago(then: Date | null, now: Date): string {
  if (then === null) return NEVER;
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** As a sentence's part: when something was updated. */
export const updatedWords = (updated: string): string => (updated === NEVER ? "not updated yet" : `updated ${updated}`);
