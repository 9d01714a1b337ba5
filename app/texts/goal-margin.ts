// How far from its day a goal is reached, in words: the one statement on whether it's on time.
import { type Day, daysBetween } from "~/domain/periods";
import { counted } from "./plural";

const MONTH_DAYS = 365 / 12;

/** To the nearest month, as one counts between the two dates that stand beside it: '2 months early', 'right on the date', '12 days late'. */
export function goalMargin(projected: Day, deadline: Day): string {
  const days = daysBetween(projected, deadline);
  if (days === 0) return "right on the date";
  const size = Math.abs(days);
  const length = size < 31 ? counted(size, "day") : counted(Math.round(size / MONTH_DAYS), "month");
  return `${length} ${days > 0 ? "early" : "late"}`;
}
