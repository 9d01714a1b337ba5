// What all of something comes to: a car with all that it takes, the bills that are fixed and those that vary, a card's interest;
// goals beside each other, and a goal that there isn't.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { accountsThat, best, goalsThat } from "~/domain/coach/reading/frames/frame";
import { query } from "~/domain/coach/query/algebra";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const hasNoAmount = ({ onceCents, monthlyCents }: VerdictQuestion): boolean =>
  onceCents.length === 0 && monthlyCents === null;
const CAR = "car|truck|vehicle|suv|van|minivan|auto";

/** Each by itself, so that the answer says what it's made of. */
const CAR_COSTS = ["car_payment", "auto_insurance", "gas", "maintenance"];

/** 'How much does having a car cost me a year', 'what's the car running me all in'. */
export function carInAll(asked: VerdictQuestion): VerdictReading | null {
  const { says, past } = asked;
  if (!hasNoAmount(asked) || !says(CAR) || !says("how much|what|cost\\w*|total|add(?:s|ed)? up|sum|everything"))
    return null;
  const isAll = says(
    `(?:having|ow(?:n)?ing|own|keeping|running|driving|with) (?:a |the |my |our |this )?(?:${CAR})|(?:${CAR})` +
      "(?: \\S+){0,8} (?:all in|in all|all told|all together|altogether|in total|everything|total|and all)|" +
      "(?:all in|in all|all told|everything|total(?: cost)?|true cost|real cost|whole cost)(?: \\S+){0,6} " +
      `(?:${CAR})|(?:${CAR}) costs? (?:me|us)(?= (?:a|per|each|every) (?:month|year))`,
  );
  if (
    !isAll ||
    says(
      `if|else|not|without|less|except|care|interest|(?:${CAR}) (?:loan|payments?|note|insurance|repairs?|` +
        "maintenance)|buy|buying|new|another|second|afford|should|sell|owe|loan balance|debts?|worth|when|save|" +
        "taxi|uber|trip|electric",
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
  return {
    is: "query",
    query: query({ measure: "spent", statistic, subject: { categories: [...CAR_COSTS] }, period }),
  };
}

/** 'What are my fixed bills', 'which bills change from month to month'. */
export function fixedBills(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    !says("bills?|costs?|expenses?|obligations|payments?") ||
    asked.of("merchant", "account", "goal").length > 0
  )
    return null;
  const isFixed = says(
    "fixed|(?:always|stay|stays|are|is|be) (?:always )?the same|same (?:amount|price|thing)? ?(?:every|each)" +
      " month|do not change|never change|var(?:y|ies|iable|ying)|fluctuat\\w*|(?:bills?|which|ones?)" +
      "(?: \\S+){0,4} (?:change|changes|move|moves|go up and down)(?: (?:every|each|from|month)| *$)",
  );
  if (
    !isFixed ||
    says(
      "not counting|without|minus|less|spen[dt]|total|rate|loans?|mortgage|percent|did|was|were|went|gone|got|" +
        "income|afford|if|should|price (?:hike|increase)|more expensive|lately|changed|due|this (?:week|month)|" +
        "next|cut|lower",
    )
  )
    return null;
  return { is: "query", query: query({ measure: "bills", statistic: "per-month", shape: "share" }) };
}

const VARY =
  "var(?:y|ies|ied|ying|iable)|change|changes|changed|fluctuat\\w*|swings?|swinging|jump(?:s|ing)? around|" +
  "bounc(?:e|es|ing) around|move(?:s)? around|(?:go|goes) up and down|differ|differs|unpredictable|predictable|inconsistent|uneven|unstable|" +
  "all over the place|erratic|volatile";

/** 'Which bills vary the most', 'what bill swings most from month to month': by how far the highest lies from the lowest. */
export function billsThatVary(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    !says("bills?|utilities|recurring|regular (?:charges|payments|costs|expenses)") ||
    asked.of("merchant", "account", "goal").length > 0 ||
    !says(VARY) ||
    !says("most|biggest|widest|least predictable|more than (?:the )?others?|(?:all over|around)")
  )
    return null;
  if (
    says(
      "went up|go up the most|increase|increased|price|budgets?|spen[dt]|categor(?:y|ies)|income|pay(?:check)?|if|should",
    )
  )
    return null;
  return { is: "query", query: query({ measure: "bills", statistic: "change", shape: "ranking" }) };
}

/** 'List everything I pay every month': all bills, and not the subscriptions alone. */
export function allBills(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || asked.of("merchant", "category", "part", "account", "goal").length > 0) return null;
  if (
    !says("everything|every single thing|all (?:the )?(?:things|stuff)|all (?:that )?(?:i|we)") ||
    !says("(?:i|we) (?:have to )?pay|(?:goes|comes) out|(?:i|we) owe")
  )
    return null;
  if (
    !says("(?:every|each|a|per) month|monthly") ||
    says("did|was|were|debts?|loans?|card|should|if|this month|last|spen[dt]")
  )
    return null;
  return { is: "query", query: query({ measure: "bills", statistic: "per-month", shape: "list" }) };
}

/** 'How much interest am I paying on the card': what was charged, and not the rate. */
export function cardInterest(asked: VerdictQuestion): VerdictReading | null {
  const { says, past } = asked;
  const cards = best(accountsThat(asked, true)).filter(
    ({ kind, values }) =>
      (kind === "kind" && values.includes("credit")) ||
      values.every((value) => asked.person.accounts.some(({ id, kind: of }) => id === value && of === "credit")),
  );
  if (cards.length === 0 || !hasNoAmount(asked) || asked.percents.length > 0 || !says("interest")) return null;
  if (
    says(
      "rate|apr|percent|if|should|would|never|right|clear\\w*|in full|carry\\w*|loan|savings?|earn\\w*|high|" +
        "good|bad|avoid|how (?:do|does|can)|what is (?:the )?interest (?:on|for)|left|until|till|month by month|" +
        "by month|trend|than|compared?",
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

/** 'Emergency fund vs Summer in Maine, which has more': goals by a word of their names, too. */
export function goalsHeldAgainst(asked: VerdictQuestion): VerdictReading | null {
  const { says, words, person } = asked;
  const named = goalsThat(asked, "savings").flatMap(({ values }) => values);
  const goals = person.goals.filter(
    ({ id, type, name }) =>
      type === "savings" &&
      (named.includes(id) ||
        name
          .toLowerCase()
          .split(/\W+/)
          .some((word) => word.length > 4 && !NO_NAME.test(word) && words.includes(word))),
  );
  if (goals.length < 2 || !hasNoAmount(asked)) return null;
  if (
    !says("vs|versus|or|than|which|compared?|against|difference|closer|ahead") ||
    says("should|first|put|when|if|did|last|this (?:month|year)|need|a month|move|soon\\w*|finish\\w*|earlier|done")
  )
    return null;
  return says("more|less|bigger|biggest|fuller|closer|further|farther|ahead|better|difference|vs|versus|compared?")
    ? {
        is: "query",
        query: query({ measure: "saved", shape: "ranking", subject: { goals: goals.map(({ id }) => id) } }),
      }
    : null;
}

/** 'How's my house goal doing', where there is no such goal. */
export function goalUnknown(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  if (!hasNoAmount(asked) || says("should|if|set up|start|create|make|add a|do (?:i|we) have|is there")) return null;
  const [, called = ""] = /\b(?:my|our|the|for) ((?:[a-z]+ )?[a-z]+) (?:goal|fund|savings goal)\b/.exec(plain) ?? [];
  const [, aim = ""] = /\b(?:goal|fund) for (?:a |the |my |our )?([a-z]+)\b/.exec(plain) ?? [];
  const name = strange(called, asked) ?? (aim === "" ? null : strange(aim, asked));
  return name === null
    ? null
    : { is: "query", query: query({ measure: "saved", shape: "list", subject: { merchants: [name] } }) };
}

/** A name that no goal, account or shop has; a new car isn't the one that is paid off. */
function strange(called: string, { words, entities, person }: VerdictQuestion): string | null {
  const all = called.split(" ");
  const isNew = /^(?:new|next|second|another) /.test(called);
  const [name] = all.filter((word) => !GENERIC.test(word)).slice(-1);
  if (name === undefined || called === "" || (!isNew && all.some((word) => NO_NAME.test(word)))) return null;
  if (/\b(?:college|retirement|emergency|emergencies|rainy|goals?|savings?|fund)\b/.test(called)) return null;
  const at = words.indexOf(name);
  const isNamed = entities.some(
    ({ start, end, kind }) => start <= at && at < end && ["goal", "account", "merchant"].includes(kind),
  );
  const owned = [...person.goals.filter(({ type }) => !isNew || type === "savings"), ...(isNew ? [] : person.accounts)];
  const isKnown = (isNamed && !isNew) || owned.some((one) => one.name.toLowerCase().includes(name));
  return isKnown ? null : called;
}
const GENERIC = /^(?:my|our|the|a|new|old|big|little|own|whole|current)$/;
const NO_NAME = inOrder(
  /^/,
  anyOf(
    /goals?|savings?|saving|financial|money|first|second|third|next|last|other|main|biggest|smallest|largest|nearest/,
    /closest|farthest|furthest|each|every|all|any|both|which|what|that|this|of|is|a|one|two|three|debt|loan|car/,
    /payoff|score|credit|budget|monthly|yearly|index|mutual|hedge|trust|for|to|in|on|same|right|most|least|reach/,
    /meet|hit|make|and|or|spending/,
  ),
  /$/,
);
