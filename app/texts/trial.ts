// How long the trial still runs, in the banner, in the notice and on the card that counts it down.
import type { TimeLeft } from "~/domain/billing/trial";
import { counted } from "./plural";

export function bannerText(days: number): string {
  if (days === 1) return "Your trial expires tomorrow!";
  return days <= 3 ? `Only ${days} days left in your trial` : `${days} days remaining in your trial`;
}

export const expiryText = (days: number): string => (days === 1 ? "expires tomorrow!" : `expires in ${days} days`);

/** The same where more follows it. */
export function expirySentence(days: number): string {
  const words = expiryText(days);
  return words.endsWith("!") ? words : `${words}.`;
}

export function countdownText(left: TimeLeft): string {
  switch (left.in) {
    case "none":
      return "Your free trial has expired";
    case "days":
      return `${left.days} days left in your free trial`;
    case "hours":
      return `Your trial ends in ${counted(left.days, "day")} and ${counted(left.hours, "hour")}`;
    case "minutes":
      return `Less than 24 hours left: ${left.hours}h ${left.minutes}m`;
  }
}
