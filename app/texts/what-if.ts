// What-ifs in words: what each is called and asks for, and whether it can be done.

import type { WhatIf, WhatIfKind } from "~/domain/household/what-if";
import type { Slot } from "~/domain/household/what-if-fields";
import type { WhatIfVerdict, WhatIfReason } from "~/domain/household/what-if-verdict";
import { formatUsd } from "~/domain/money";
import { listedClauses } from "./plural";
import { reasonsOf } from "./trouble";

type FieldWords = { label: string; hint?: string };
type KindWords = { title: string; fields: Partial<Record<Slot, FieldWords>> };

const price: FieldWords = { label: "Price" };
const costAMonth: FieldWords = { label: "Cost a month" };
const toBegin: FieldWords = { label: "To begin with, once" };
const rate: FieldWords = { label: "Interest rate, percent a year" };
const down: FieldWords = { label: "Down payment (%)" };

export const WHAT_IF_WORDS: Record<WhatIfKind, KindWords> = {
  purchase: {
    title: "A purchase",
    fields: { amount: price, date: { label: "By when", hint: "Leave it empty to pay now." } },
  },
  cost: { title: "A new monthly cost", fields: { monthly: costAMonth, amount: toBegin } },
  rent: {
    title: "A new rent",
    fields: {
      monthly: { label: "New rent a month", hint: "In place of what you pay for housing now." },
      amount: { label: "Deposit and moving, once" },
    },
  },
  home: {
    title: "Buying a home",
    fields: {
      amount: price,
      down,
      rate,
      months: { label: "Months of the mortgage" },
      monthly: { label: "Taxes, insurance and upkeep a month" },
    },
  },
  car: {
    title: "A car",
    fields: {
      amount: price,
      down,
      rate,
      months: { label: "Loan term (months)" },
      monthly: { label: "Insurance, gas and repairs a month", hint: "Beyond what you spend on a car now." },
    },
  },
  child: { title: "A child", fields: { monthly: costAMonth, amount: toBegin } },
  job: {
    title: "Losing a job",
    fields: {
      months: { label: "Months without it" },
      monthly: { label: "What would still come in a month", hint: "Other pay in the household, benefits." },
    },
  },
  raise: { title: "More pay", fields: { monthly: { label: "More take-home pay a month" } } },
  "pay-cut": { title: "Less pay", fields: { monthly: { label: "Less take-home pay a month" } } },
  debt: {
    title: "Paying extra on debt",
    fields: { monthly: { label: "Extra a month" }, debt: { label: "Which debt first" } },
  },
  lump: { title: "A windfall", fields: { amount: { label: "How much" }, debt: { label: "Where it goes" } } },
};

/** What an example is called, with its amount. */
export function exampleTitle({ kind, amountCents, monthlyCents, months }: WhatIf): string {
  if (kind === "job") return `${months} months without pay`;
  if (kind === "debt") return `${formatUsd(monthlyCents)} more a month on debt`;
  return `${WHAT_IF_WORDS[kind].title} of ${formatUsd(amountCents)}`;
}

/** What a field answers to something that it can't read. */
export const WHAT_IF_PROBLEMS: Record<Slot, string> = {
  amount: "Enter an amount, like 6000.",
  monthly: "Enter an amount a month, like 250.",
  down: "Enter a percentage from 0 to 100.",
  rate: "Enter a percentage from 0 to 100.",
  months: "Enter a number of months from 1 to 480.",
  date: "Enter a day that lies ahead.",
  debt: "Choose from the list.",
};

/** The end of a sentence, without figures: after 'because' where it is no, after 'but' where it is yes. */
export const WHAT_IF_REASONS: Record<WhatIfReason, string> = {
  "runs-out-before-its-end": "your savings would run out before that time is over",
  "no-debt": "I see no debt that it could go to",
  "not-that-much-left": "a usual month doesn't leave that much after minimum payments",
  "first-cushion-comes-first": "a first cushion of savings comes before it",
  "month-short-all-the-same": "a usual month would come out short all the same",
  "goals-take-the-month": "your dated goals need the money",
  "no-cash": "the cash for it isn't there",
  "month-short": "a usual month would come out short",
  "fund-below-least": "your savings would fall below a safe minimum",
  "above-what-lenders-allow": "housing and debt would take more of your income than lenders allow",
  "rent-above-half": "housing and debt would take most of your income",
  "checking-short": "checking would run short before long",
  "checking-short-already": "checking falls short of the bills ahead as it is",
  "interest-not-covered": "its payment wouldn't cover the interest",
  "savings-last-only-so-long": "your savings would last only so long",
  "fund-before-cheap-debt":
    "your savings cushion isn't full yet, and your debt isn't expensive: savings could come first",
  "from-savings": "it comes out of your savings",
  "from-fund-for-a-while":
    "it comes out of your savings, which would hold too little for an emergency until a few months have filled them up again",
  "above-housing-guide": "it's above the housing guide for your income",
  "above-car-guide": "all that cars cost would take more of your income than the guide",
  "lenders-careful": "housing and debt payments would be where lenders get careful",
  "fund-not-full": "your savings cushion isn't full yet",
  "costly-debt-gains-more": "paying down high-rate debt would save you more",
  "checking-short-unless-moved": "checking would run short unless you move savings over",
  "checking-short-already-unless-moved":
    "checking falls short of the bills ahead as it is, unless you move savings over",
  "lives-on-savings": "a usual month is paid from savings already",
  "little-left": "a usual month would leave little for surprises",
};

/** Two have a comma between them, too. */
const list = (texts: readonly string[]): string => (texts.length < 3 ? texts.join(", and ") : listedClauses(texts));

/** What the sentence answers: whether it can be done, whether it's too much, or what it would be like. */
export type VerdictAsked = "can" | "by-then" | "too-much" | "what-if";

const OPENINGS: Record<VerdictAsked, { no: string; yes: string; but: string }> = {
  can: { no: "Not now", yes: "Yes, it fits", but: "Yes" },
  "by-then": { no: "Not by then", yes: "Yes, it fits", but: "Yes" },
  "too-much": { no: "Yes", yes: "No, it isn't", but: "Not quite" },
  "what-if": { no: "It would be hard", yes: "It would work", but: "It would work" },
};

/** The answer in a sentence, as it opens the screen and the coach's answer. */
export function verdictSentence(
  { says, reasons, signs }: WhatIfVerdict,
  kind: WhatIfKind,
  asked: VerdictAsked = "can",
): string {
  const told = signs.length > 0 ? [reasonsOf(signs)] : reasons.map((reason) => WHAT_IF_REASONS[reason]);
  // What shows trouble is no reason against something that nobody chooses.
  if (asked === "what-if" && signs.length > 0) return `First of all: ${list(told)}.`;
  const { no, yes, but } = OPENINGS[asked];
  if (says === "not-now") return `${no}, because ${list(told)}.`;
  return says === "yes" ? `${YES[kind] ?? yes}.` : `${YES[kind] ?? but}, but ${list(told)}.`;
}

const YES: Partial<Record<WhatIfKind, string>> = {
  job: "You'd get by for a while",
  raise: "It helps every month",
  "pay-cut": "You'd get by",
  lump: "It helps at once",
};
