// What a few words change about the advice that was asked for before them: another amount or half of it, another day, a rate,
// a time, another debt. All else stays as it was asked.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import { adviceOf } from "./advice";
import { adviceAmounts } from "./advice-amounts";
import { factorSaid, withoutLead } from "./fragment-words";
import { isFiller } from "./lexicon";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import { spot, type Spots } from "./spot";

/** With the words that it was asked in: they say more of the case than its slots. */
export type EarlierPlan = { request: PlanRequest; text: string };

export type PlanOperation =
  | { change: "amount"; cents: number; isMonthly: boolean }
  /** So many times the amount, or a part of it. */
  | { change: "scale"; factor: number }
  | { change: "slots"; slots: Partial<PlanRequest> };

/** Null where the request has no such slot. */
export function planOperated(before: PlanRequest, operation: PlanOperation): PlanRequest | null {
  switch (operation.change) {
    case "amount": {
      const isMonthly = operation.isMonthly || (before.amountCents === undefined && before.monthlyCents !== undefined);
      if (isMonthly) return { ...before, monthlyCents: operation.cents };
      return { ...before, amountCents: operation.cents };
    }
    case "scale": {
      const { amountCents, monthlyCents, sharePercent } = before;
      const times = (cents: number) => Math.round(cents * operation.factor);
      // A price with a monthly amount beside it stays what it is.
      if (monthlyCents !== undefined) return { ...before, monthlyCents: times(monthlyCents) };
      if (amountCents !== undefined) return { ...before, amountCents: times(amountCents) };
      const share = sharePercent === undefined ? null : sharePercent * operation.factor;
      return share === null || share > 100 ? null : { ...before, sharePercent: share };
    }
    case "slots":
      return Object.keys(operation.slots).length > 0 ? { ...before, ...operation.slots } : null;
  }
}

/** 'Did the gym go up', 'what do I give in a year' ask of what is, whatever was supposed before. */
const ASKS_OF_WAS =
  /^(?:did|does|has|was|were|what (?:do|did|does|was)|how much (?:do|did|does|was)) (?!(?:that|it|this)\b)\S/;
const LONGEST = 9;
/** Words that only lead to what is changed. */
const LEADS = inOrder(
  /^/,
  anyOf(
    /make|say|if|next|this|instead|rather|more|less|like|try|do|does|change|raise|lower|drop|bump|go|went|up|about/,
    /with|over|by|until|spread|apr|interest|rate|percent|down|extra|a|per|each|every|month|monthly|year|years|months/,
    /wait|waited|waiting|hold|held|later|postpone|postponed|delay|delayed/,
    /week|weekly|dollars?|bucks|k|grand|thousand|cut|same|ditto|then|now|only|just/,
  ),
  /$/,
);
/** 'And a couch for 600': the same is asked of another thing at a price of its own. */
const PRICED = /^(?:and|or|what about|how about|same for|ditto for) /;
const MAX_THINGS = 2;
/** Days of another question: 'groceries last month'. */
const OF_ROWS = /\b(?:spen[dt]|spending|earn(?:ed)?|paid|bought|purchases?|balance|owe|show|list|total)\b/;

const wordsLeft = ({ words, entities, ahead, amounts }: Spots): string[] =>
  words.filter(
    (word, at) =>
      ![...entities, ...ahead, ...amounts].some(({ start, end }) => start <= at && at < end) &&
      !/^\$?\d[\d.]*(?:k|%)?$/.test(word) &&
      word !== "," &&
      !isFiller(word) &&
      !LEADS.test(word),
  );

/** What is asked for instead; null where the text is a question of its own. */
export function planFollowUp(text: string, before: EarlierPlan, person: Person): PlanRequest | null {
  const plain = withoutLead(plainWords(text));
  if (ASKS_OF_WAS.test(plain)) return null;
  const factor = factorSaid(plain);
  if (factor !== null) return planOperated(before.request, { change: "scale", factor });
  const spots = spot(text, person);
  if (spots.words.length > LONGEST || OF_ROWS.test(spots.plain)) return null;
  const things = wordsLeft(spots);
  const [amount, ...others] = adviceAmounts(spots.plain);
  const isOther = things.length > 0;
  if (
    isOther &&
    !(PRICED.test(spots.plain) && amount && before.request.plan === "afford" && things.length <= MAX_THINGS)
  )
    return null;
  const slots = slotsSaid(spots, before.request, person);
  if (!amount || others.length > 0) return planOperated(before.request, { change: "slots", slots });
  const { about: _about, named: _named, ...anew } = before.request;
  return planOperated(
    { ...(isOther ? anew : before.request), ...slots },
    { change: "amount", cents: amount.cents, isMonthly: amount.each !== "once" },
  );
}

/** What the words say of the slots that this kind of advice has. */
function slotsSaid(spots: Spots, { plan }: PlanRequest, person: Person): Partial<PlanRequest> {
  const {
    plan: _plan,
    amountCents: _amount,
    monthlyCents: _monthly,
    subject,
    ...slots
  } = adviceOf(plan, spots, person);
  return { ...slots, ...(subject && plan === "stop" ? { subject } : {}) };
}
