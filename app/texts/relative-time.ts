/** It has not been yet. */
export const NEVER = "not yet";

/** How long ago something was, in words that need no clock on the page. */
export function ago(then: Date | null, now: Date): string {
  if (then === null) return NEVER;
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return relative(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? relative(-hours, "hour") : relative(-Math.floor(hours / 24), "day");
}

/** 'yesterday' rather than '1 day ago'. */
const relative = (count: number, unit: "minute" | "hour" | "day"): string =>
  new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }).format(count, unit);

/** As a sentence's part: when something was updated. */
export const updatedWords = (updated: string): string => (updated === NEVER ? "not updated yet" : `updated ${updated}`);
