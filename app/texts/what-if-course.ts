// How long the cash lasts with a what-if, in a sentence.
import type { CashCourse } from "~/domain/household/what-if-course";
import { formatAbout } from "~/domain/money";
import { monthLabel } from "~/domain/periods";
import { counted } from "./plural";

const CASH = "Checking and savings";

export const COURSE_NAMES = { now: "As things are", then: "With this" } as const;

export const COURSE_NOTE =
  "Checking and savings together, month by month, if each month is a usual one and what it leaves stays there.";

export function lastsSentence({ lasts, nowEnds }: Pick<CashCourse, "lasts" | "nowEnds">): string {
  switch (lasts.is) {
    case "missing":
      return `That's ${formatAbout(lasts.cents)} more than checking and savings hold.`;
    case "ends": {
      const without = nowEnds ? `, instead of ${monthLabel(nowEnds)} as things are` : "";
      return `${CASH} together would last ${howLong(lasts.months)}, until ${monthLabel(lasts.month)}${without}.`;
    }
    case "years":
      return `${CASH} would shrink slowly: together they'd last more than ten years.`;
    case "lowest":
      return `${CASH} would be lowest ${lasts.at === 0 ? "right after it" : `in ${monthLabel(lasts.month)}`}, at about ${formatAbout(lasts.cents)}.`;
    case "grows":
      return `${CASH} would reach about ${formatAbout(lasts.cents)} by ${monthLabel(lasts.month)}${apart(lasts.moreCents)}.`;
  }
}

const apart = (cents: number): string =>
  cents === 0 ? "" : `, about ${formatAbout(Math.abs(cents))} ${cents > 0 ? "more" : "less"} than as things are`;

/** Months up to two years, then years: a tenth of them is as near as a usual month goes. */
function howLong(months: number): string {
  if (months < 1) return "less than a month";
  const [count, unit] = months < 24 ? [months, "month"] : [months / 12, "year"];
  return `about ${counted(Math.round(count * (count < 10 ? 10 : 1)) / (count < 10 ? 10 : 1), unit)}`;
}
