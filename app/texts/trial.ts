// How long the trial still runs, in the banner, in the notice and on the card that counts it down.
import type { TimeLeft } from "~/domain/billing/trial";
import { type Day, longDate } from "~/domain/periods";
import { ANNUAL, MONTHLY } from "./plans";
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
      return `Your free trial ${expiryText(left.days)}`;
    case "hours":
      return `Your trial ends in ${counted(left.days, "day")} and ${counted(left.hours, "hour")}`;
    case "minutes":
      return `Less than 24 hours left: ${left.hours}h ${left.minutes}m`;
  }
}

/** What happens on the day that a trial without a card ends, what going on costs, and that stopping takes nothing. */
export function endSentence(endsOn: Day, today: Day): string {
  const day =
    endsOn === today
      ? "today"
      : `on ${longDate(endsOn)
          .replace(/^\w+, /, "")
          .replace(/, \d{4}$/, "")}`;
  return `Nothing is charged ${day} unless you pick a plan: ${MONTHLY.price} a month or ${ANNUAL.price} a year.`;
}

/** The same on the screen of the plan, where a card may have been added. */
export const runningSentence = (endsOn: string, cost: string): string =>
  `You pay nothing until ${endsOn}. Then it's ${cost} if you've added a card. Without a card, or if you cancel before then, it ends and nothing is charged.`;
