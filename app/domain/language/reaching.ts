// Days that are told by others: what lies before a day or reaches up to it, and the days around a holiday.

import { addDays, addMonths, type Day, firstDayOf, monthOf, yearOf } from "~/domain/periods";
import { COUNT, type Days } from "./named-periods";
import { countOf } from "./numbers";
import { anyOf, inOrder, notPrecededBy } from "./pattern";
import type { Span } from "./words";

type Reaching = Days & { start: number; reaches?: Reaches };
/** Back to whatever there is, or to the beginning of its month or year. */
export type Reaches = "back" | "up";

const PLACES: Readonly<Record<string, "before" | "after" | "around">> = {
  before: "before",
  "leading up to": "before",
  "running up to": "before",
  after: "after",
  following: "after",
  around: "around",
  surrounding: "around",
  "either side of": "around",
};
const AROUND = new RegExp(
  `\\b(?:the )?(?:last |first )?(?:${COUNT} )?(days?|weeks?|months?) (?:on )?(${Object.keys(PLACES).join("|")})(?: the)?$`,
);

/** 'The two weeks around Thanksgiving', 'four weeks leading up to Christmas', 'the week after Labor Day'. */
export function daysAround(words: readonly string[], { start, from, to }: Span & Days): Reaching | null {
  const match = AROUND.exec(words.slice(Math.max(0, start - 8), start).join(" "));
  const [text = "", count, unit = "", place = ""] = match ?? [];
  const many = countOf(count ?? "1") ?? 1;
  const where = PLACES[place];
  if (!match || !where) return null;
  if (unit.startsWith("month")) return monthsBefore(where, count, { from, to }, start - text.split(" ").length);
  // 'The day before' a longer stretch says when.
  if (count === undefined && unit === "day" && from !== to) return null;
  const days = many * (unit.startsWith("week") ? 7 : 1);
  const half = Math.floor(days / 2);
  const found: Days =
    where === "before"
      ? { from: addDays(from, -days), to: addDays(from, -1) }
      : where === "after"
        ? { from: addDays(to, 1), to: addDays(to, days) }
        : { from: addDays(from, -half), to: addDays(to, half) };
  return { ...found, start: start - text.split(" ").length };
}

/** 'The three months before November' are whole ones; the month before a holiday is the one of the calendar. */
function monthsBefore(where: string, count: string | undefined, { from, to }: Days, start: number): Reaching | null {
  const isWhole = from === firstDayOf(monthOf(from)) && from !== to;
  const many = countOf(count ?? "1") ?? 1;
  if (where !== "before" || !isWhole || many > MAX_MONTHS) return null;
  return {
    from: firstDayOf(addMonths(monthOf(from), -many)),
    to: addDays(from, -1),
    start,
  };
}
const MAX_MONTHS = 36;

const BEFORE = /\bbefore(?: the| this)?$/;
/** 'Through October' reaches up to its end, 'all through October' lies in it. */
const UP_TO = inOrder(
  notPrecededBy(
    inOrder(
      /\b/,
      anyOf(
        /all|way|half|go|goes|going|went|gone|get|got|getting|burn|burned|burnt|burning|blow|blew|blown|run|ran|plow/,
        /plowed|rip|ripped|chew|chewed|tear|tore/,
      ),
      / /,
    ),
  ),
  /\b(?:by|until|through|up to)(?: the)?$/,
);
/** What is held against something, or is counted back from it, isn't before it. */
const COUNTED_BACK =
  /\b(?:days?|weeks?|weekends?|months?|years?|ones?|one|than|night|time|summer|winter|paycheck|payday) before(?: the)?$/;

/** What lies before a day, and what reaches up to it, with the day itself; null where neither is said. */
export function reachingTo(words: readonly string[], span: Span & Days): Reaching | null {
  const said = words.slice(Math.max(0, span.start - 3), span.start).join(" ");
  const own = words.slice(span.start, span.end).join(" ");
  const first = /^(before|by|until|through) /.exec(own)?.[1];
  // 'By summer' lies ahead.
  if ((first === "by" || /\bby(?: the)?$/.test(said)) && span.from !== span.to && !/\bend of\b/.test(own)) return null;
  const lead = (pattern: RegExp): number => pattern.exec(said)?.[0].split(" ").length ?? 0;
  if (!COUNTED_BACK.test(said) && (first === "before" || lead(BEFORE) > 0))
    return { ...before(span), start: span.start - lead(BEFORE), reaches: "back" };
  // 'Through this month' is in it.
  if (/\bso far\b|^(?:(?:by|until|through) )?(?:this|the current) (?:week|month|year|quarter)\b/.test(own)) return null;
  if (lead(UP_TO) === 0 && (first === undefined || first === "before")) return null;
  const from = /\bend of\b/.test(own) ? `${yearOf(span.to)}-01-01` : beginningOf(span);
  return { from, to: span.to, start: span.start - lead(UP_TO), reaches: "up" };
}

/** Before a day of its month, before a longer stretch of all that is known. */
export const LONG_AGO: Day = "1990-01-01";
function before({ from, to }: Days): Days {
  const last = addDays(from, -1);
  return { from: from === to ? firstDayOf(monthOf(last)) : LONG_AGO, to: last };
}

/** Days are of a month, months of a year. */
const beginningOf = ({ from, to }: Days): Day =>
  monthOf(from) === monthOf(to) && !(from.endsWith("-01") && from !== to)
    ? firstDayOf(monthOf(from))
    : `${yearOf(from)}-01-01`;
