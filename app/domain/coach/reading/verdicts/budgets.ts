// All budgets at once: what they leave together, which of them are nearly used up, with what the text leaves out left out.

import { either } from "~/domain/language/pattern";
import { best } from "~/domain/coach/reading/frames/frame";
import { monthOfBudget } from "~/domain/coach/reading/frames/budget";
import { leftOutOf } from "~/domain/coach/reading/named-subject";
import { splitExcept } from "~/domain/coach/reading/split-names";
import type { Subject } from "~/domain/coach/query/algebra";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

/** 'Are any November budgets close to their limit? Rent aside.' */
export function budgetsNear(asked: VerdictQuestion): VerdictReading | null {
  const { says, percents, onceCents } = asked;
  const subject = allBut(asked);
  if (subject === null || onceCents.length > 0 || asked.monthlyCents !== null) return null;
  if (!says(BUDGETS) || !says(NEAR) || says(`${OTHERS}|did|was|were|last month`)) return null;
  const [percent] = percents;
  return asQuery({
    measure: "left",
    shape: "ranking",
    statistic: "largest",
    subject,
    period: monthOfBudget(asked),
    condition: percent ? { percent: percent.percent } : {},
  });
}
const BUDGETS = "budgets?|budgetwise|budgeting|categor(?:y|ies)|envelopes?|allowances?|allotments?";
const NEAR = either(
  "(?:close(?:st)?|near(?:est|ing)?|next|up) to (?:\\S+ ){0,3}(?:limits?|max|cap|edge|end|full|used up|gone|" +
    "empty|over|zero)",
  "near(?:ly|ing)?(?: \\S+){0,3} (?:limits?|used up|gone|spent|empty|full|over|maxed|exhausted|out)",
  "almost (?:\\S+ )?(?:used up|gone|spent|empty|full|over|maxed|out)",
  "(?:about|going|likely|set|bound) to (?:go over|run out|blow|bust|burst|overrun)",
  "running (?:low|out|thin|short|dry)|run (?:low|dry|out)|tight(?:est)?|full(?:est)?",
  "least (?:\\S+ )?(?:room|left|space|wiggle room|slack)",
  "(?:should|must|need to) (?:i|we) (?:be )?(?:watch\\w*|worry\\w*|keep an eye)",
  "(?:i|we) (?:should|must|need to) (?:be )?(?:watch\\w*|worry\\w*|worried)|in danger|at risk|danger zone|warning",
  "(?:past|above|over|beyond|more than) \\d+ ?(?:%|percent)|(?:at|at least) \\d+ ?(?:%|percent)",
  "\\d+ ?(?:%|percent) (?:or more|or higher|used|spent|full|and up)|most used|rank(?: \\S+){0,3} budgets",
);
const OTHERS = "credit|card|score|goals?|debts?|loans?|income|savings|biggest budget|largest budget|make|create|raise";

/** 'All six budgets added up, how much is left for November?' */
export function budgetsTogether(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents } = asked;
  const subject = allBut(asked);
  if (subject === null || onceCents.length > 0 || monthlyCents !== null) return null;
  if (!says("budgets?|budgeted|budget money") || !says(LEFT) || !says(TOGETHER)) return null;
  if (says(`${OTHERS}|which|who|per day|a day|daily|per week|a week|any|over|each|by category|list|rank`)) return null;
  return asQuery({ measure: "left", shape: "figure", subject, period: monthOfBudget(asked) });
}
/** 'Am I over on anything', 'overall, over or under': the sum of the budgets, and which of them are over. */
export function overOnAnything(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, percents, monthlyCents } = asked;
  if (!says(ANYTHING_OVER) || says(`${OTHERS}|${OF_OTHERS}`)) return null;
  if (onceCents.length > 0 || monthlyCents !== null || percents.length > 0) return null;
  if (asked.of("category", "merchant", "part", "account", "goal").length > 0) return null;
  return asQuery({ measure: "left", period: monthOfBudget(asked) });
}
const ANYTHING_OVER = either(
  "over on (?:anything|any of (?:it|them|my|our)|any)|over(?:spent)? (?:anywhere|in any)|over or under(?! \\$?\\d)",
  "under or over(?! \\$?\\d)|(?:over|under) overall",
  "(?:blow|blew|blown|go|went|gone|run|ran) (?:past|over) (?:anything|any of)",
  "(?:blow|blew|blown|bust|busted) anything",
);
const OF_OTHERS = either(
  "than|compared?|average|usual(?:ly)?|normal(?:ly)?|limits?|years? old|miles?|earn(?:ed|ing)?|made|make|bring|paid",
  "bills?|budget on anything|every(?:thing| category| budget)|each",
);
const LEFT = "left|leftover|remain(?:s|ing|der)?|still (?:have|there|available|to spend)|unspent|unused|minus";
const TOGETHER = either(
  "add(?:ed|ing)?(?: \\S+){0,3} up|add up|adding|sum(?:med)?|total(?:ed|s)?|altogether|together|combined|all in",
  "in all|across|every|all (?:of )?(?:my |our |the )?(?:\\S+ )?(?:budgets|categories|envelopes)",
  "all (?:2|3|4|5|6|7|8|9|10)|(?:the|our|my) (?:2|3|4|5|6|7|8|9|10) (?:budgets|categories)|whole|entire",
);

/** All categories, without those that are left out; null where one is meant. A shop is no budget: the answer says so. */
function allBut(asked: VerdictQuestion): Subject | null {
  const { within, except } = splitExcept(asked, best(asked.of("category", "merchant", "part")));
  if (within.length > 0) return null;
  return leftOutOf(except);
}
