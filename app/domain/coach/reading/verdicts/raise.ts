// Before and after a raise: what is earned since and was before it, and whether more is kept or spent since.

import { either } from "~/domain/language/pattern";
import { addMonths, type Day, firstDayOf, lastDayOf, monthOf, monthsBetween } from "~/domain/periods";
import { type Period, type Query, query } from "~/domain/coach/query/algebra";
import { askedOf, best, type FrameQuestion } from "~/domain/coach/reading/frames/frame";
import { cutToSameDays } from "~/domain/coach/reading/days-before";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Person } from "~/domain/coach/reading/person";
import { finished } from "~/domain/coach/reading/read-both";
import { spot } from "~/domain/coach/reading/spot";
import type { Understood } from "~/domain/coach/reading/understood";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const PAY = "(?:pay|salary|wages?|pay ?checks?|checks?|take home|income)";
const RAISED = either(
  "(?:my|our|the|that|a|this|last|pay) raise|raises?(?= in\\b)|promotion|got promoted",
  `${PAY} (?:went|gone|going|goes|go|jumped|increased|rose|got bumped)(?: \\S+)?(?: up)?(?= |$)`,
  "(?:started|began)(?: \\S+)? (?:making|earning|getting paid) more",
);
/** What might be, and what to do with it, wants advice. */
const SUPPOSED =
  "should|could|would|if|will|going to|ask for|deserve|negotiat\\w+|goals?|budgets?|bills?|rent|rate|loans?|cards?";
const SINCE = "since|after|now|than before|before and after|ever since|so far";
const KEEPS = "sav(?:e|ed|ing)|keep(?:ing)?|kept|put(?:ting)? (?:away|aside)|left over|better off|ahead";
const SPENDS = "spen[dt]|spending|eat(?:ing)? out|buy(?:ing)?|lifestyle";
const MORE = "more|less|better|higher|lower|extra|difference|same|differently|chang\\w+|any";

/** 'My pay went up in August, am I saving more since?': the days from then on against as many before. */
export function sinceRaise(text: string, person: Person): Understood | null {
  const queries = text.split(/\s+/).length > LONGEST ? null : heldSince(askedOf(spot(text, person), person));
  return queries && finished(queries, []);
}
const LONGEST = 30;

function heldSince(asked: FrameQuestion): readonly Query[] | null {
  const { says, person } = asked;
  if (!says(RAISED) || says(SUPPOSED) || !says(SINCE) || !says(MORE)) return null;
  const isKept = says(KEEPS) && !says("savings? (?:account|rate)|saved for");
  if (!isKept && !says(SPENDS)) return null;
  const named = raisedIn(asked);
  const raised = named ?? person.lastRaise ?? null;
  if (raised === null || raised > person.today) return null;
  // Whole months: a stretch with the rent and one without it show nothing.
  const period = { from: firstDayOf(monthOf(raised)), to: person.today };
  const held = query({
    ...{ measure: isKept ? "kept" : "spent", period },
    subject: isKept ? {} : subjectOf(best(asked.of("category", "merchant", "part"))),
    comparison: { against: "period", period: cutToSameDays(asLongBefore(period), period, person.today) },
  });
  // Whether it came then its own rows say.
  const isOther = named !== null && Boolean(person.lastRaise) && person.lastRaise?.slice(0, 7) !== named.slice(0, 7);
  return isOther ? [held, query({ measure: "pay", statistic: "change" })] : [held];
}

/** The month that the text names, from its first day on. */
function raisedIn({ past, person: { today } }: FrameQuestion): Day | null {
  const [first, ...others] = past.filter(({ from }) => from <= today);
  return first && others.length === 0 ? first.from : null;
}

/** As many months before. */
function asLongBefore({ from, to }: Period): Period {
  const months = monthsBetween(monthOf(from), monthOf(to)) + 1;
  return { from: firstDayOf(addMonths(monthOf(from), -months)), to: lastDayOf(addMonths(monthOf(from), -1)) };
}

const EARNS = either(
  "earn(?:ed|ing)?|ma(?:k|d)e|making|bring(?:ing)? (?:home|in)|brought home|take home|taking home|get(?:ting)? paid",
  `${PAY}|was i getting|paid`,
);
const BEFORE = "before|prior to|old|than|used to|difference|extra|how much (?:was|is|did|more|bigger)|from what";

/** 'What did I earn before the raise': the pay before it and since. */
export function paidBeforeRaise(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, of } = asked;
  if (!says(RAISED) || !says(BEFORE) || !says(EARNS) || says(SUPPOSED)) return null;
  if (says(`${KEEPS}|${SPENDS}|taxes|bonus|percent of|price`) || past.length > 1) return null;
  if (of("category", "merchant", "part", "goal", "account").length > 0) return null;
  return asQuery({ measure: "pay", statistic: "change", shape: "figure" });
}
