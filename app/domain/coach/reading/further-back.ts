// Steps back from the question before: one more month, the October before that, the same month of last year; and from what was
// held against other days, from the earlier ones.

import { MONTHS, SEASONS } from "~/domain/language/calendar";
import type { Period, Query } from "~/domain/coach/query/algebra";
import { type Operation, shifted } from "./operations";

/** 'Go back one more month', 'a month further back'. */
const GO_BACK = new RegExp(
  "^(?:(?:go|going|step|keep going) )?(?:back (?:one more|one|another|1 more|an?|1)|(?:one|another|an?|1)(?: more)?) " +
    "(day|weekend|week|month|quarter|year)(?: (?:back|further back|earlier|before(?: (?:that|this))?))?$",
);
/** 'The October before that': the same month or season of the year before. */
const NAMED_BEFORE = new RegExp(
  `^(?:in |for )?the (?:${[...MONTHS, ...SEASONS.map(([name]) => name)].join("|")}) ` +
    "(?:before(?: (?:that|this|it|last|this one|that one))?|(?:of )?(?:the|a|one) year (?:before|prior|earlier))$",
);
/** 'Vs the same month last year', 'and the same time a year ago'. */
const HELD_BY =
  /^(?:vs|versus|against|than|compared (?:to|with)|(?:more|less|higher|lower)(?: or (?:more|less))? than)\b/;
const SAME_A_YEAR_AGO = new RegExp(
  `${HELD_BY.source.slice(0, -2)}?\\s?(?:in |for )?(?:the |that )?(?:same|that) ` +
    "(?:month|months|time|period|days|week|stretch)(?: of)? (?:last year|(?:the|a|one) year (?:before|ago|earlier|prior))$",
);

/** The same days a year before, by themselves or held against these. */
export function aYearEarlier(core: string, period: Period): Operation | null {
  const earlier = shifted(period, "year", -1);
  if (NAMED_BEFORE.test(core)) return { change: "days", period: earlier };
  if (!SAME_A_YEAR_AGO.test(core)) return null;
  return HELD_BY.test(core)
    ? { change: "comparison", comparison: { against: "period", period: earlier } }
    : { change: "days", period: earlier };
}

/** Of what was held against other days, the earlier ones. */
export const earliest = ({ period, comparison }: Query): Period | null =>
  period && comparison?.against === "period" && comparison.period.from < period.from ? comparison.period : period;

/** The unit of 'go back one more month'. */
export const furtherBack = (core: string): string | undefined =>
  /\b(?:back|more|another)\b/.test(core) ? GO_BACK.exec(core)?.[1] : undefined;
