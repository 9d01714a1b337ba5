// Yes or no of what flows: whether more came in than went out, whether a month is past another whole one already.

import { either } from "~/domain/language/pattern";
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

/** 'Did more come in than went out in October?' */
export function inAgainstOut({
  says,
  past,
  plain,
  onceCents,
  monthlyCents,
  of,
}: VerdictQuestion): VerdictReading | null {
  if (
    past.length > 1 ||
    onceCents.length > 0 ||
    monthlyCents !== null ||
    of("merchant", "category", "part", "goal").length > 0
  )
    return null;
  if (!/^(?:.* )?(?:did|do|does|are|am|is|was|were|have|has)\b/.test(plain)) return null;
  if (says("which|how (?:much|many|often)|any months?|ever|months|every month|budget|usual|average|than (?:in|last)"))
    return null;
  const [days] = past;
  const isRed = says(RED);
  if (!isRed && !says(BLACK)) return null;
  return asQuery({
    measure: "kept",
    period: days ? { from: days.from, to: days.to } : null,
    condition: isRed ? { sumMax: -1 } : { sumMin: 0 },
  });
}
const IN = "(?:br(?:ing|ought)(?:ing)? (?:home|in)|earn(?:ed|ing)?|mak(?:e|ing)|made|t(?:ake|ook) (?:home|in)|income)";
const OUT = "(?:spen[dt]|spending|(?:went|go|goes|going|paid|flow\\w*) out|out|expenses|outgo)";
const BLACK = either(
  `${IN}(?: \\S+){0,3} more(?: \\S+){0,3} than(?: \\S+){0,3} ${OUT}`,
  `more(?: \\S+){0,2} (?:come|came|coming|comes)(?: in)?(?: \\S+){0,3} than(?: \\S+){0,3} ${OUT}`,
  "(?:income|pay|paychecks?)(?: \\S+)? (?:cover|covered|exceed|exceeded|beat)(?: \\S+){0,3} " +
    "(?:spent|spending|expenses|everything|outgo)",
  `in the black|(?:come|came|coming) out ahead|out ahead|spen[dt](?: \\S+){0,2} less than(?: \\S+){0,3} ${IN}`,
);
const RED = either(
  "more(?: \\S+){0,2} (?:going|go|went|gone) out(?: \\S+){0,2} than(?: \\S+){0,3} (?:com(?:e|es|ing)|came)",
  "in the hole|(?:over|above|beyond|past) (?:our|my) income|outspen[dt]",
);

/** 'Are groceries already more than all of last month?' holds a part of a month against a whole one. */
export function againstWhole(asked: VerdictQuestion): VerdictReading | null {
  const { says, person, past } = asked;
  if (!says(WHOLE) || !says(`${MORE}|${LESS}`) || says("income|earn|made|paycheck|usual|average|which|how many|budget"))
    return null;
  const now = monthOf(person.today);
  const months = past.filter(({ from }) => monthOf(from) !== now);
  const [then, ...others] = months;
  if (
    others.length > 0 ||
    (then && (then.from !== firstDayOf(monthOf(then.from)) || then.to !== lastDayOf(monthOf(then.from))))
  )
    return null;
  if (!then && !says("last month")) return null;
  const whole = then ? { from: then.from, to: then.to } : wholeMonth(addMonths(now, -1));
  return asQuery({
    subject: subjectOf(best(asked.of("category", "merchant", "part"))),
    period: { from: firstDayOf(now), to: person.today },
    comparison: { against: "period", period: whole },
    least: says(LESS) && !says(MORE),
  });
}
const wholeMonth = (month: Month) => ({ from: firstDayOf(month), to: lastDayOf(month) });
const WHOLE = either(
  "(?:all|whole|entire|entirety|full|total)(?: of| month of| month)?(?: \\S+){0,3} " +
    "(?:last month|january|february|march|april|may|june|july|august|september|october|november|december)",
  "(?:last month|january|february|march|april|may|june|july|august|september|october|november|december)" +
    "(?: \\S+)? (?:whole|entire|full|total|altogether)",
);
const MORE =
  "more|past|over|beat(?:en)?|exceed\\w*|higher|above|passed|ahead of|topped?|surpass\\w*|overtak\\w*|worse|up";
const LESS = "less|under|below|lower|fewer|down|short of|cheaper";
