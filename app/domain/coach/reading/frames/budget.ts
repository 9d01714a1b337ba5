// The budget: what is planned, what is left of it, which categories are over, what went past it.

import { either } from "~/domain/language/pattern";
import { firstDayOf, lastDayOf, monthOf, monthsBetween } from "~/domain/periods";
import type { Period, Query, Shape, Statistic, Subject } from "~/domain/coach/query/algebra";
import { best, type FrameQuestion, type Frame } from "./frame";
import { leftOutOf, subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { splitExcept } from "~/domain/coach/reading/split-names";

const categories = (asked: FrameQuestion) => best(asked.of("category"));
/** 'Rent aside': what is left out is no subject. */
function subjectIn(asked: FrameQuestion, about: readonly Entity[]): Subject {
  const { within } = splitExcept(asked, about);
  const { except } = splitExcept(asked, best(asked.of("category", "merchant", "part")));
  return { ...subjectOf(within), ...leftOutOf(except) };
}
const BUDGET = "budget(?:s|ed|ing)?|planned|plan|allotted|allowance|allocated|limit for";
const OVER =
  "over(?! (?:time|the|a)\\b)(?:spent|spend(?:ing)?|shot|drawn)?|above|beyond|exceed(?:ed|ing)?|bust(?:ed)?|blow(?:n|ing)?|blew|broke|went over|in the red";
const WITHIN = either(
  "(?:did|do|can|will) (?:i|we) (?:make it|stay|stick|keep)|made it|within|under|below|status",
  "stay(?:ed|ing)? (?:in|on|under|within)|on track|on budget|on target|keeping to|stick(?:ing)? to|good on|okay on",
  "ok on|how am i doing|how did i do|did i do",
);

/** The month whose budget is meant, the one nearest to today where there are two of its name; none where it is this one. */
export function monthOfBudget({ plain, past, ahead, person }: FrameQuestion): Period | null {
  const { today } = person;
  // 'Left till December' is of this month.
  if (
    /\b(?:until|before) (?:the )?(?:december|january|february|march|april|may|june|july|august|september|october|november|(?:new|next) month)\b/.test(
      plain,
    )
  )
    return null;
  const months = [...past, ...ahead].filter(({ from, to }) => from < to && monthOf(from) === monthOf(to));
  const others = months.filter(({ from }) => monthOf(from) !== monthOf(today));
  const away = ({ from }: Period) => Math.abs(monthsBetween(monthOf(from), monthOf(today)));
  const [nearest] = others.sort((a, b) => away(a) - away(b));
  return nearest && others.length === months.length
    ? { from: firstDayOf(monthOf(nearest.from)), to: lastDayOf(monthOf(nearest.from)) }
    : null;
}

/** 'Can I still eat out this month': what a budget leaves room for. */
const CAN_STILL = either(
  "can (?:i|we) still|(?:do|have) (?:i|we)(?: \\S+){0,2} room|room (?:left )?(?:for|in)|how much more can (?:i|we)",
  "(?:can|may) (?:i|we)(?: \\S+){0,2} (?:spend|use)(?: \\S+){0,2} (?:on|for)|left for",
);

const says = (asked: FrameQuestion) => (asked.says("budget(?:s|ed|ing)?") ? 1 : 0);
const MAKES =
  "make|create|build|draft|set up|should|recommend|suggest|help me|change|raise|lower|increase|reduce|adjust|realistic|50|too (?:high|low)";

export const BUDGETED: Frame = {
  measure: "budgeted",
  words: [
    [BUDGET, 2.4],
    [
      "how much|what is|what are|total|in all|whole|entire|monthly|overall|list|show|each|which|biggest|largest|smallest|highest|lowest",
      0.8,
    ],
    ["categor(?:y|ies)", 0.6],
    ["do i have a|is there a|have i set", 0.8],
  ],
  about: categories,
  fit: (asked, about) =>
    (says(asked) ? 0.8 : -4) +
    (about.length > 0 ? 0.6 : 0) -
    (asked.says(
      `left|remaining|remain|used|spent|spend|${OVER}|${WITHIN}|per day|a day|daily|unplanned|vs|versus|against|go|goes|went`,
    )
      ? 2
      : 0) -
    (asked.says(`${MAKES}|eating up|eats up`) ? 3 : 0),
  said: (asked, about) => {
    const statistic: Statistic = asked.says("biggest|largest|highest|most")
      ? "largest"
      : asked.says("smallest|lowest|least")
        ? "smallest"
        : asked.says("how many")
          ? "count"
          : "total";
    return {
      subject: subjectIn(asked, about),
      period: monthOfBudget(asked),
      statistic,
      shape:
        asked.says("list|each|which|categor(?:y|ies)|break ?down|show") && about.length === 0 && statistic === "total"
          ? "list"
          : "figure",
    };
  },
};

export const LEFT: Frame = {
  measure: "left",
  words: [
    ["left|remaining|remains?|still have|leftover", 2],
    [BUDGET, 2],
    [OVER, 1.4],
    [WITHIN, 1.4],
    [CAN_STILL, 2.6],
    ["(?:compared? (?:to|with)|vs|versus|against)(?: my| the)?(?: \\S+)? budget|budget (?:vs|versus)", 1.6],
    ["used(?: up)?|spent|use|spend|gone|going|keep going|at this (?:rate|pace)|pace", 0.8],
    ["per day|a day|daily|each day|every day|per week|a week|weekly", 1.2],
    ["how much|how far|what|which|am i|did i|percent(?:age)?|%|how is|how are|how many", 0.6],
    ["categor(?:y|ies)", 0.8],
    ["rest of the month|end of the month|month end|till the end|by the 3\\dth", 0.5],
  ],
  about: categories,
  fit: (asked, about) => {
    const speaks = asked.says(`left|remaining|remains?|still have|${OVER}|${WITHIN}|(?:per|a|each|every) day|daily`);
    const isShort = !asked.says("goals?|score|credit|rate") && asked.amounts.length === 0;
    if (about.length > 0 && asked.says(CAN_STILL) && isShort) return 2.4;
    let fit = says(asked) ? 1.4 : about.length > 0 && speaks && isShort ? 0.6 : 0;
    if (!says(asked) && about.length === 0)
      fit += asked.says(
        "(?:categor(?:y|ies))(?: \\S+){0,4} (?:over|under|blown?|busted|exceeded|maxed|red|shot)|" +
          "(?:over|under|blown?|busted)(?: \\S+){0,3} categor(?:y|ies)|overspent|overspending|over on",
      )
        ? 0.4
        : -6;
    if (asked.says("spent|spend") && asked.past.some(({ from, to }) => monthOf(from) !== monthOf(to))) fit -= 3;
    if (about.length > 0 && asked.says("(?:per|a|each|every) day|daily") && asked.says("can i|left|to spend"))
      fit += 1.5;
    // How much was spent, or more than another time, is a flow.
    if (
      !says(asked) &&
      asked.says("than|compared?|average|usual(?:ly)?|how much (?:did|do|have) i|times|bought|buy|purchases?|charges?")
    )
      fit -= 3;
    if (
      !asked.says(
        `left|remaining|remains?|still have|${OVER}|${WITHIN}|used|spent|spend|per day|a day|daily|per week|` +
          "a week|percent(?:age)?|pace|going|go|goes|went|vs|versus|against|do|doing|how is|how are|track",
      ) &&
      !asked.plain.includes("%")
    )
      fit -= 2.5;
    if (asked.says(MAKES)) fit -= 2.5;
    if (asked.ranges.length > 0 && !says(asked)) fit -= 3;
    if (
      asked
        .of("merchant", "goal", "account", "kind")
        .some((one) => !about.some((other) => one.start < other.end && other.start < one.end))
    )
      fit -= says(asked) ? 0.5 : 3;
    if (asked.says("unplanned|unbudgeted|not (?:in|part of)|outside|without a budget|goal|afford|buy")) fit -= 2;
    return fit;
  },
  said: (asked, about): Partial<Query> => {
    const shape = shapeOf(asked, about.length > 0);
    const statistic: Statistic = asked.says("per day|a day|daily|each day|every day")
      ? "per-day"
      : asked.says("per week|a week|weekly|each week")
        ? "per-week"
        : asked.says("how many") && shape === "list"
          ? "count"
          : "total";
    return {
      subject: subjectIn(asked, about),
      period: monthOfBudget(asked),
      statistic,
      shape,
      least:
        shape !== "yes-no" &&
        asked.says("under|within|inside|below|room|kept to|stuck to|good on") &&
        !asked.says("over|bust(?:ed)?|blew|exceed(?:ed)?"),
    };
  },
};

function shapeOf(asked: FrameQuestion, hasSubject: boolean): Shape {
  if (!hasSubject && asked.says("status|all categories|(?:by|each|every) category|break ?down|all my budgets"))
    return "ranking";
  if (asked.says("percent(?:age)?|share") || asked.plain.includes("%")) return "share";
  const isWhich = asked.says(
    "which|what categor\\w+|categor(?:y|ies)|where|budgets|how many|list|any|what did i|what am i|what have i|what i",
  );
  if (!hasSubject && isWhich && asked.says(`${OVER}|under|within|below|track|left|room`)) return "list";
  if (asked.says("how much is|what is|total|whole")) return "figure";
  return asked.says("can i|can we|am i|did i|will i|have i|is my|are my|on track") ? "yes-no" : "figure";
}

export const UNPLANNED: Frame = {
  measure: "unplanned",
  words: [
    [
      either(
        "unplanned|unbudgeted|not budgeted|outside (?:of )?(?:my |the )?budget|not in (?:my |the )?budget",
        "without (?:a )?budget|no budget|off budget|not part of (?:my |the )?budget|beyond the plan",
      ),
      4.4,
    ],
    ["how much|what|spend|spent|spending|categor(?:y|ies)|stuff|things|which", 0.5],
  ],
  about: () => [],
  fit: ({ says: said }) => (said("budget\\w*|plan\\w*|unplanned|unbudgeted") ? 0.8 : -4),
  said: (asked) => ({
    period: monthOfBudget(asked),
    shape: asked.says("which|list|categor(?:y|ies)|what") ? "list" : "figure",
  }),
};
