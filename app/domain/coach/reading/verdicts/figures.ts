// A category's budget: what to set it to, whether a figure for it is realistic, whether one is all right with it, how many months
// in a row it went over, whether there is one at all; and what a month usually leaves.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from "~/domain/periods";
import { query } from "~/domain/coach/query/algebra";
import { best } from "~/domain/coach/reading/frames/frame";
import type { Subject } from "~/domain/coach/query/algebra";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const hasNoAmount = ({ onceCents, monthlyCents }: VerdictQuestion): boolean =>
  onceCents.length === 0 && monthlyCents === null;

/** The one category that is spoken of; a shop or an account beside it is another question. */
function categoryOf(asked: VerdictQuestion): string | null {
  if (asked.of("merchant", "goal", "account", "kind", "payer").length > 0) return null;
  const [only, ...others] = [...new Set(best(asked.of("category")).flatMap(({ values }) => values))];
  return only !== undefined && others.length === 0 ? only : null;
}

const SETS = either(
  "what(?: \\S+){0,2} (?:should|would|could|can|do)(?: (?:i|we|you|my|our|the))?(?: \\S+){0,4} " +
    "(?:set|put|make|budget|plan|cap|limit|allow|be)",
  "what to (?:set|put|make|budget|plan|cap)",
  "what(?: \\S+){0,3} (?:good|right|reasonable|realistic|fair|decent|sensible|sane|normal)(?: \\S+){0,2} " +
    "(?:number|amount|budget|figure|limit|target|cap|allowance)",
  "how much (?:should|do|would) (?:i|we|you)(?: \\S+){0,2} (?:budget|plan|allow|allot|allocate|set)",
  "how (?:big|high|large) should",
  "(?:suggest|recommend|give me|propose|pick)(?: \\S+){0,3} (?:budget|number|figure|amount|limit)",
  "what would be (?:right|realistic|reasonable|good|fair|smart)|set (?:a|my|the|up a)(?: \\S+){0,2} budget",
);

const IS_IT_REALISTIC = inOrder(
  /\b(?:is|are|would|will|s) (?:a |my |our |the )?(?:budget of )?\$?\d\S*(?: dollars| bucks)?(?: (?:a|per) month)?/,
  /(?: (?:for|on|in|as|of) .{1,40}?)? ?(?:even |really |actually |at all )?(?:be )?/,
  /(?:realistic|reasonable|enough|too (?:low|little|tight|high|much)|doable|sensible|fair|ok|okay|right|good|possible)/,
  /\b/,
);

/** 'What should I set restaurants to', 'is 160 for gas realistic'. */
export function budgetFigureAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents, plain } = asked;
  const category = categoryOf(asked);
  if (
    category === null ||
    says(
      "did|was|were|last (?:month|year)|should (?:my|our|the)(?: \\S+){0,3} budget|goals?|afford|if|score|loans?|debts?|save|saving|house|fund",
    )
  )
    return null;
  const amounts = [...onceCents, ...(monthlyCents === null ? [] : [monthlyCents])];
  const [amount, ...others] = amounts;
  if (others.length > 0) return null;
  const subject: Subject = { categories: [category] };
  if (amount === undefined)
    return says(SETS) &&
      says("budget\\w*|set|put|make|plan|cap|limit|number|amount|figure|target|allow\\w*|right|realistic|reasonable")
      ? { is: "plan", request: { plan: "budget-figure", subject } }
      : null;
  const isJudged =
    IS_IT_REALISTIC.test(plain) ||
    (says("realistic|reasonable|too (?:low|tight)|sensible|doable") && says("budget\\w*"));
  return isJudged ? { is: "plan", request: { plan: "budget-figure", subject, amountCents: amount } } : null;
}

/** 'Am I ok on utilities', 'how'm I doing on gas': what is left of its budget. */
export function allRightOn(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const category = categoryOf(asked);
  if (
    category === null ||
    SAVING.includes(category) ||
    !hasNoAmount(asked) ||
    asked.past.some(({ to }) => to < asked.person.today)
  )
    return null;
  if (
    says(
      "than|compared?|vs|versus|usual\\w*|normal\\w*|average|goals?|should|if|afford|bills?|paid|pay|due|score|" +
        "loans?|debts?|limits?|did|was|were|save|much|many|cut|doing better|often",
    )
  )
    return null;
  return says(
    "(?:am|are) (?:i|we)(?: \\S+){0,2} (?:ok|okay|good|fine|alright|all right|safe|set|cool)(?: \\S+){0,2} " +
      "(?:on|for|with|in|about)|(?:how am|how are|how) (?:i|we)(?: \\S+){0,2}(?: (?:doing|looking|going))?" +
      "(?: \\S+){0,2} (?:on|with|in)|(?:is|are) (?:my |the |our )?(?:\\S+ ){1,2}(?:ok|okay|fine|alright|on track|" +
      "under control)(?= *$| this month)",
  )
    ? asQuery({
        measure: "left",
        subject: { categories: [category] },
        ...(says("how") ? { shape: "figure" } : { least: true }),
      })
    : null;
}

/** What is put into them is asked of as savings. */
const SAVING: readonly string[] = ["college_fund", "retirement", "emergency_fund", "saving"];

/** 'How many months in a row was I over on restaurants'. */
export function monthsOver(asked: VerdictQuestion): VerdictReading | null {
  const { says, person } = asked;
  if (
    !hasNoAmount(asked) ||
    says(
      "income|earn\\w*|made|goals?|loans?|card|kept|keep|all budgets|any budget|than (?:i|we) (?:make|made|earn\\w*)",
    )
  )
    return null;
  const isRun = says(
    "months? (?:in a row|running|straight|on end|back to back|consecutively)|(?:straight|consecutive) months|" +
      "again and again|every (?:single )?month|month after month|(?:how many|which|what) months|how often|always|" +
      "constantly|how many times",
  );
  const isOver = says(
    "over(?: budget| my budget| the budget| on)?|overspen[dt]|overspending|past(?: the| my)? budget|bust" +
      "(?:ed|ing)?|blew|blow(?:ing|n)?|exceed\\w*|break(?:ing)?|broke",
  );
  if (!isRun || !isOver) return null;
  const category = categoryOf(asked);
  const isBudget = says("budget\\w*|over on|plan");
  if (!isBudget || (category === null && asked.of("category", "merchant", "part", "account", "goal").length > 0))
    return null;
  return {
    is: "query",
    query: query({
      measure: "left",
      by: "month",
      subject: category === null ? {} : { categories: [category] },
      period: { from: firstDayOf(addMonths(monthOf(person.today), -11)), to: person.today },
    }),
  };
}

const NO_PLAN_OF_MONTHS = either(
  "income|earn\\w*|goals?|loans?|cards?|kept|keep|save\\w*|should|could|would|if|afford|set|change\\w*|raise|lower",
  "average|usual\\w*|next|unplanned|unbudgeted|(?:not |isn t )budgeted|without",
);
/** 'Restaurants in September and October against the budget': each month has its own plan, and none of them is this month's. */
export function budgetOfMonths(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, ahead, person } = asked;
  if (!hasNoAmount(asked) || past.length === 0 || ahead.length > past.length) return null;
  if (!says("budgets?|budgeted|plan(?:ned)?") || says(NO_PLAN_OF_MONTHS)) return null;
  const category = categoryOf(asked);
  if (category === null && asked.of("category", "merchant", "part", "account", "kind", "goal", "tag").length > 0)
    return null;
  const months = new Set(past.flatMap(({ from, to }) => monthsFrom(monthOf(from), monthOf(to))));
  const [first, ...others] = [...months].sort();
  const last = others.at(-1);
  if (!first || !last || months.size > MAX_MONTHS || monthsFrom(first, last).length > months.size) return null;
  const end = lastDayOf(last);
  return asQuery({
    ...{ measure: "left", shape: "figure", by: "month" },
    subject: category === null ? {} : { categories: [category] },
    period: { from: firstDayOf(first), to: end < person.today ? end : person.today },
  });
}
const MAX_MONTHS = 12;
const monthsFrom = (first: Month, last: Month): Month[] =>
  Array.from({ length: Math.max(0, monthsBetween(first, last) + 1) }, (_, at) => addMonths(first, at));

const HAS_A_BUDGET = anyOf(
  inOrder(
    /\b(?:do|did|does) (?:i|we) (?:even |already |still |actually )*(?:have|got) (?:a |any )?budget (?:set )?/,
    /(?:for|on) (?:my |the |our )?([a-z]+(?: [a-z]+)?)(?: at all| yet| or not| anywhere)? ?$/,
  ),
  /\bis there (?:a |any )?budget (?:for|on) (?:my |the |our )?([a-z]+(?: [a-z]+)?) ?$/,
);

/** 'Do I have a budget for pets': of a category, or of what none is called by. */
export function budgetThere(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  if (!hasNoAmount(asked) || says("enough|left|room|should|how much|what|goal")) return null;
  const [, named] = HAS_A_BUDGET.exec(plain.replace(/[?.! ]+$/, ""))?.filter((one) => one !== undefined) ?? [];
  if (named === undefined) return null;
  const category = categoryOf(asked);
  if (category === null && asked.of("category", "merchant", "goal", "account", "kind").length > 0) return null;
  return asQuery({
    measure: "budgeted",
    subject: category === null ? { merchants: [named] } : { categories: [category] },
  });
}

/** 'What's usually left over at the end of the month'. */
export function usuallyLeft(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || asked.of("category", "merchant", "part", "goal", "account", "kind").length > 0)
    return null;
  if (
    !says("usual\\w*|normal\\w*|typical\\w*|on average|average|most months|generally|in general|tends? to") ||
    !says("left(?: ?over)?|leftover|remain\\w*|to spare|surplus|over at the end")
  )
    return null;
  if (
    !says("months?|monthly|bills|everything|payday") ||
    says("budget\\w*|if|should|each day|a day|week|was|did|last month|credit|limit")
  )
    return null;
  return { is: "plan", request: { plan: "usual-left" } };
}
