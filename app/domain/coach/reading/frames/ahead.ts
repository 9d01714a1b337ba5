// What lies ahead: what an account will hold, whether it covers a bill, what is safe to spend until then.

import { either } from "~/domain/language/pattern";
import { addDays, lastDayOf, monthOf } from "~/domain/periods";
import type { Period, Query } from "~/domain/coach/query/algebra";
import { accountsThat, type FrameQuestion, best, type Frame, narrowed } from "./frame";
import { billed } from "./schedules";
import { subjectOf } from "~/domain/coach/reading/named-subject";

const PAYDAY =
  "(?:until|before|till|by|to|for) (?:the |my |our )?(?:next )?(?:pay ?days?|pay ?checks?|check|(?:i|we) get (?:paid|my check)|getting paid|pay)";
const SAFE = either(
  "safe(?:ly)? to spend|(?:money|cash|how much|what)(?: that)? (?:i|we) can (?:safely )?(?:spend|blow|use)",
  "free to spend|ok(?:ay)? to spend",
  "(?:can|could|may|should) (?:i|we) (?:safely |still |actually |really |even |freely )*(?:spend|blow|use up)",
  "left to (?:spend|play|live)|to play with|spending money|wiggle room|breathing room|leeway",
  "spare (?:cash|money|change)|(?:cash|money) to spare|disposable|fun money",
);
const AFTER = either(
  "after (?:all |my |the |our |paying |everything|i pay |we pay |those |these )*" +
    "(?:bills?|rent|expenses|everything|mortgage)",
  "once (?:all |my |the |our |everything|i pay |we pay )*(?:bills?|rent|mortgage|everything|is|are|it is)" +
    "(?: \\S+){0,3} (?:paid|covered|out|gone)",
  "after (?:everything|it all|all of it) (?:is |gets |has been )?(?:paid|out|clears?)",
);
const FEAR = either(
  "tight|cutting it close|dicey|squeeze|run(?:ning)? (?:out|short|low|dry)",
  "(?:be|come up|end up|am i|are we|coming up|fall|going to be) short|overdra\\w+|overdrawn",
  "go(?:ing)? (?:negative|below zero|under zero|into the red|in the red|broke)|bounce|in the red|hit zero",
  "not make it",
);
const HOLDS = either(
  "(?:make|making) (?:it|do|ends meet)",
  "(?:can|will) (?:i|we) (?:make|get|last|stretch)(?: \\S+){0,2} (?:to|until|through)",
  "last (?:me |us )?(?:until|through|to)|tide (?:me|us) over|(?:am i|are we|is everything|be) (?:all )?covered",
  "get (?:me |us |by )?(?:through|until)|hold out",
  "(?:be|am i|are we|still be|i am|doing) (?:ok|okay|good|fine|alright|covered|set)" +
    "(?= (?:until|for|through|till|on|by|this|next|with|in)|$)",
);
const ENOUGH = either(
  "cover(?:ed)?(?: \\S+){0,3} (?:coming|due|everything|bills)",
  "enough (?:money |cash |left |there |in \\S+ |in my \\S+ )*(?:until|to (?:make|last|get|cover|pay|live)|" +
    "for (?:everything|all|it all|the|my|our|bills|rent|this|next|on)|on|by|when|left|before)",
  "have enough|is there enough|cover (?:everything|it all|it|all|that|the|my|our|rent|bills|what|this|next)",
  "everything (?:that is |that )?coming (?:up|out)",
);
const WILL = either(
  "(?:will|shall)(?: \\S+){0,6} (?:be|have|hold|look|stand|say|left|end up)",
  "(?:going to|go) (?:be|have|look like|end up)",
  "(?:is|are|am)(?: \\S+){0,4} (?:going to|gonna) (?:be|have|look|end up)",
  "what (?:is|will)(?: \\S+){0,5} be (?:on|by|at|in|after)",
);
const FORECAST = "forecast|project(?:ed|ion)s?|predict(?:ed|ion)?|expected balance|cash ?flow";

/** Everyday words for a month's rest. */
const MONTH_END =
  /\b(?:rest of (?:the|this) month|end of (?:the |this )?month|month(?: i)?s? end|this month|the month (?:ends|is over|is out)|by the (?:30|31)th)\b/;
const YEAR_END = /\b(?:end of (?:the |this )?year|years? end|rest of (?:the|this) year)\b/;

/** Up to which day one looks ahead; null where none is said, or payday. */
export function horizonOf({ plain, ahead, past, person }: FrameQuestion): Period | null {
  const { today } = person;
  if (new RegExp(`\\b(?:${PAYDAY})\\b`).test(plain)) return null;
  if (MONTH_END.test(plain)) return { from: today, to: lastDayOf(monthOf(today)) };
  if (YEAR_END.test(plain)) return { from: today, to: `${today.slice(0, 4)}-12-31` };
  const found = ahead.filter(({ to }) => to > today).at(-1);
  if (found) return { from: today, to: found.to };
  const now = [...ahead, ...past].find(({ from, to }) => from <= today && to >= today);
  return now && /\btoday|tonight|this week\b/.test(plain) ? { from: today, to: now.to } : null;
}

const hasHorizon = (asked: FrameQuestion): boolean => horizonOf(asked) !== null || asked.says(PAYDAY);

/** What was, what is planned, and what is owed are other matters. */
const OTHER = either(
  "budget(?:s|ed)?|goals?|saved|save|debt free|paid off|pay off|payoff|credit score|score|net ?worth|refund",
  "retire\\w*|loan|mortgage rate|interest|rate|apr|subscriptions?|raise|job|laid off|emergency|average|usually",
  "usual|percent|a month|per month|monthly|each month|every month",
);
const WAS =
  "did|was|were|have i|had|spent|paid|bought|last (?:week|month|year|time)|ago|so far|yesterday|since|got|went";

export const SPARE: Frame = {
  measure: "spare",
  words: [
    [SAFE, 3.2],
    [AFTER, 3],
    [FEAR, 3],
    [HOLDS, 2.8],
    [ENOUGH, 2.4],
    [PAYDAY, 2],
    [
      "(?:how much|what|money|cash|anything)(?: \\S+){0,6} (?:left|left over|leftover|remaining|over|free|available)",
      1.6,
    ],
    ["bills?|rent|payments?|everything|coming up|comes? out|come out|month|week|friday|everything is paid|paid", 0.8],
    ["how much|do i|can i|am i|are we|will i|is there|money|cash|if i spend|spend", 0.6],
    ["(?:per|a|each|every) (?:day|week)|daily", 0.8],
  ],
  about: () => [],
  fit: (asked) => {
    const { says, of, amounts } = asked;
    const speaks = says(`${SAFE}|${AFTER}|${FEAR}|${HOLDS}`);
    let fit =
      speaks ||
      (says(ENOUGH) && (hasHorizon(asked) || says("coming up|everything|bills"))) ||
      (says(PAYDAY) && says("left|money|cash"))
        ? 0.6
        : -4;
    if (says("spend|spending|bills|left|money|cash|short|make it|cover|enough") && hasHorizon(asked)) fit += 0.8;
    if (says(OTHER)) fit -= 3;
    if (says(WAS)) fit -= 3;
    if (says("was|were|did|had") && asked.past.some(({ to }) => to < asked.person.today)) fit -= 5;
    if (says(WILL) && !says(`${AFTER}|${FEAR}|${HOLDS}|${SAFE}|bills|everything`)) fit -= 1;
    if (amounts.length > 0 && !says("if i (?:spend|spent|buy|bought|use|blow)|spend \\$?\\d|still")) fit -= 3;
    if (of("goal", "merchant", "part").length > 0 || of("category").length > (says("rent|mortgage|bills?") ? 1 : 0))
      fit -= 2;
    if (accountsThat(asked, true).length > 0 || accountsThat(asked, false).length > 1) fit -= 1.5;
    if (says("when|which|what (?:bills|day)|due|list|autopay")) fit -= 2;
    return fit;
  },
  said: (asked) => {
    const { says, amounts } = asked;
    const isFear = says(FEAR);
    const [wanted] = amounts;
    return {
      period: horizonOf(asked),
      statistic: says("(?:per|a|each|every) day|daily") ? "per-day" : "total",
      shape: isFear || (!says("how much|what") && says(`${HOLDS}|${ENOUGH}|ok|okay`)) ? "yes-no" : "figure",
      least: isFear,
      comparison: wanted ? { against: "amount", is: "over", cents: wanted.cents } : null,
    };
  },
};

/** 'In danger of not being able to cover it': the question is whether it fails. */
const FAILS = either(
  "(?:danger|risk|chance|odds|worried|afraid|scared)(?: \\S+){0,4} (?:not|can not)",
  "(?:will|might|could|going to)(?: i| we)? not (?:be able|have enough|cover)|unable to",
  "miss(?:ing)? (?:the|my|our|a)(?: \\S+){0,2} payment",
);

const LOW = "lowest|least|low point|minimum|how low|bottom|dip|smallest|tightest";

export const AHEAD: Frame = {
  measure: "ahead",
  words: [
    [WILL, 2.4],
    [FORECAST, 3],
    ["balance|bal|checking|savings|in the bank|account", 1.4],
    ["money|cash|how much|what|have|hold", 0.8],
    [LOW, 1.8],
    [`enough|clear|cover(?:ed)?|bounce|go through|payment|${ENOUGH}`, 2.2],
    ["(?:until|before|by|on|at|after|in|next|this)", 0.3],
  ],
  about: (asked) => {
    const covers = coveredBy(asked);
    return covers.length > 0 ? covers : narrowed(best(accountsThat(asked, false)));
  },
  fit: (asked, about) => {
    const { says } = asked;
    const isAhead = says(`${WILL}|${FORECAST}|will|going to`);
    const covers = coveredBy(asked).length > 0;
    let fit = covers ? 2 : isAhead && hasHorizon(asked) ? 1.2 : says(FORECAST) ? 0.6 : says(LOW) && isAhead ? -0.6 : -4;
    if (says(WAS) || says("ever|been")) fit -= 4;
    if (
      says(
        "save|saved|saving|goals?|debt free|paid off|pay off|budget|net ?worth|spend|cost|owe|score|retire\\w*|raise|job|if i|interest",
      )
    )
      fit -= 3;
    if (asked.amounts.length > 0) fit -= 2;
    if (!covers && !says("balance|bal|checking|savings|bank|money|cash|account|have|left|forecast|cash ?flow"))
      fit -= 3;
    if (says("bills?|due|when (?:is|does|do|will) (?!my checking|my balance|checking)") && !covers && !says(LOW))
      fit -= 2;
    return fit + (about.length > 0 ? 0.4 : 0);
  },
  said: (asked, about): Partial<Query> => {
    const { says } = asked;
    const covers = coveredBy(asked).length > 0;
    return {
      subject: subjectOf(about),
      period: horizonOf(asked) ?? (says(PAYDAY) ? beforePayday(asked) : null),
      statistic: says(LOW) && !covers ? "smallest" : "total",
      shape: covers || says("enough") ? "yes-no" : "figure",
      least: says(`bounce|fail|${FAILS}`),
    };
  },
};

function beforePayday({ person }: FrameQuestion): Period | null {
  const payday = person.paydays.find((day) => day > person.today);
  return payday === undefined ? null : { from: person.today, to: addDays(payday, -1) };
}

/** A bill or a card's payment that what is there must cover: 'will rent clear', 'enough for the card payment'. */
function coveredBy(asked: FrameQuestion) {
  if (!asked.says("clear|go through|cover|covered|bounce|enough")) return [];
  if (asked.says("spent|did|was|emergency|months?|afford|budget|goal")) return [];
  const bills = billed(asked, true);
  if (bills.length > 0) return bills;
  return asked.says(
    "card (?:payment|bill|statement|autopay)|(?:payment|bill|statement|autopay)(?: \\S+){0,3} card|(?:cover|pay|for)(?: \\S+){0,2} card",
  )
    ? best(asked.of("kind", "account"))
        .filter(
          ({ kind, values }) =>
            (kind === "kind" && values.includes("credit")) ||
            asked.person.accounts.some((one) => values.includes(one.id) && one.kind === "credit"),
        )
        .map((one) => ({ ...one, kind: "kind" as const, values: ["credit"] }))
    : [];
}
