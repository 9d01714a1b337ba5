// What all of something comes to: a car with all that it takes, the bills that are fixed and those that vary, a card's interest;
// goals beside each other, and a goal that there isn't.

import { accountsThat, best, goalsThat } from "./frame";
import { query } from "./algebra";
import { subjectOf } from "./named-subject";
import type { Held, Verdict } from "./verdict";

const hasNoAmount = ({ onceCents, monthlyCents }: Held): boolean => onceCents.length === 0 && monthlyCents === null;
const CAR = "car|truck|vehicle|suv|van|minivan|auto";

/** 'How much does having a car cost me a year', 'what's the car running me all in'. */
export function carInAll(asked: Held): Verdict | null {
  const { says, past } = asked;
  if (!hasNoAmount(asked) || !says(CAR) || !says("how much|what|cost\\w*|total|add(?:s|ed)? up|sum|everything"))
    return null;
  const isAll = says(
    `(?:having|owning|own|keeping|running|driving|with) (?:a |the |my |our |this )?(?:${CAR})|(?:${CAR})(?: \\S+){0,8} (?:all in|in all|all told|all together|altogether|in total|everything|total|and all)|(?:all in|in all|all told|everything|total(?: cost)?|true cost|real cost|whole cost)(?: \\S+){0,6} (?:${CAR})|(?:${CAR}) costs? (?:me|us)(?= (?:a|per|each|every) (?:month|year))`,
  );
  if (
    !isAll ||
    says(
      "if|buy|buying|new|another|second|afford|should|sell|owe|loan balance|debts?|worth|when|save|taxi|uber|trip|electric",
    )
  )
    return null;
  const statistic = says("(?:a|per|each|every) year|yearly|annually")
    ? "per-year"
    : says("(?:a|per|each|every) month|monthly")
      ? "per-month"
      : "total";
  const [days] = past;
  const period = days
    ? { from: days.from, to: days.to }
    : statistic === "total" && !says("this month")
      ? { from: `${asked.person.today.slice(0, 4)}-01-01`, to: asked.person.today }
      : null;
  return { is: "query", query: query({ measure: "spent", statistic, subject: { categories: ["car"] }, period }) };
}

/** 'What are my fixed bills', 'which bills change from month to month'. */
export function fixedBills(asked: Held): Verdict | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    !says("bills?|costs?|expenses?|obligations|payments?") ||
    asked.of("merchant", "account", "goal").length > 0
  )
    return null;
  const isFixed = says(
    "fixed|(?:always|stay|stays|are|is|be) (?:always )?the same|same (?:amount|price|thing)? ?(?:every|each) month|do not change|never change|var(?:y|ies|iable|ying)|fluctuat\\w*|(?:bills?|which|ones?)(?: \\S+){0,4} (?:change|changes|move|moves|go up and down)(?: (?:every|each|from|month)| *$)",
  );
  if (
    !isFixed ||
    says(
      "rate|loans?|mortgage|percent|did|was|were|went|gone|got|income|afford|if|should|price (?:hike|increase)|more expensive|lately|changed|due|this (?:week|month)|next|cut|lower",
    )
  )
    return null;
  return { is: "query", query: query({ measure: "bills", statistic: "per-month", shape: "share" }) };
}

/** 'How much interest am I paying on the card': what was charged, and not the rate. */
export function cardInterest(asked: Held): Verdict | null {
  const { says, past } = asked;
  const cards = best(accountsThat(asked, true)).filter(
    ({ kind, values }) =>
      (kind === "kind" && values.includes("credit")) ||
      values.every((value) => asked.person.accounts.some(({ id, kind: of }) => id === value && of === "credit")),
  );
  if (cards.length === 0 || !hasNoAmount(asked) || asked.percents.length > 0 || !says("interest")) return null;
  if (
    says(
      "rate|apr|percent|if|should|would|loan|savings?|earn\\w*|high|good|bad|avoid|how (?:do|does|can)|what is (?:the )?interest (?:on|for)|left|until|till|month by month|by month|trend|than|compared?",
    )
  )
    return null;
  if (!says("how much|paying|pay|charg\\w+|cost\\w*|what|am i|do i|did|was|any")) return null;
  const [days, ...others] = past;
  if (others.length > 0) return null;
  return {
    is: "query",
    query: query({
      measure: "interest",
      shape: says("how much|what") ? "figure" : "yes-no",
      subject: subjectOf(cards),
      period: days ? { from: days.from, to: days.to } : null,
    }),
  };
}

/** 'Emergency fund vs Summer in Maine, which has more'. */
export function goalsHeldAgainst(asked: Held): Verdict | null {
  const { says } = asked;
  const goals = best(goalsThat(asked, "savings"));
  if (new Set(goals.flatMap(({ values }) => values)).size < 2 || !hasNoAmount(asked)) return null;
  if (
    !says("vs|versus|or|than|which|compared?|against|difference|closer|ahead") ||
    says("should|first|put|when|if|did|last|this (?:month|year)|need|a month|move|soon\\w*|finish\\w*|earlier|done")
  )
    return null;
  return says(
    "more|less|bigger|biggest|fuller|closer|further|farther|ahead|which|better|difference|vs|versus|compared?",
  )
    ? { is: "query", query: query({ measure: "saved", shape: "ranking", subject: subjectOf(goals) }) }
    : null;
}

/** 'How's my house goal doing', where there is no such goal. */
export function goalUnknown(asked: Held): Verdict | null {
  const { says, plain, words, entities, person } = asked;
  if (!hasNoAmount(asked) || says("should|if|set up|start|create|make|new|add a|do (?:i|we) have|is there"))
    return null;
  const match = /\b(?:my|our|the|for) ((?:[a-z]+ )?[a-z]+) (?:goal|fund|savings goal)\b/.exec(plain);
  const called = match?.[1] ?? "";
  const own = called.split(" ").filter((word) => !GENERIC.test(word));
  const [name] = own.slice(-1);
  if (!match || name === undefined || called.split(" ").some((word) => NO_NAME.test(word))) return null;
  const at = words.indexOf(name);
  const isKnown =
    entities.some(
      ({ start, end, kind }) => start <= at + 1 && at < end && ["goal", "account", "merchant"].includes(kind),
    ) ||
    [...person.goals, ...person.accounts].some((one) => one.name.toLowerCase().includes(name)) ||
    /\bcollege\b|\bretirement\b|\bemergency\b|\brainy\b/.test(called);
  return isKnown
    ? null
    : { is: "query", query: query({ measure: "saved", shape: "list", subject: { merchants: [name] } }) };
}
const GENERIC = /^(?:my|our|the|a|new|old|big|little|own|whole|current)$/;
const NO_NAME =
  /^(?:goals?|savings?|saving|financial|money|first|second|third|next|last|other|main|biggest|smallest|largest|nearest|closest|farthest|furthest|each|every|all|any|both|which|what|that|this|of|is|a|one|two|three|debt|loan|car|payoff|score|credit|budget|monthly|yearly|index|mutual|hedge|trust|for|to|in|on|same|right|most|least|reach|meet|hit|make|and|or|spending)$/;
