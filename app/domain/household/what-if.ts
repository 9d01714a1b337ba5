// A what-if: one change to a household, with all that is assumed about it, and the household before and after it.

import { type DebtFree, debtFreeAt, type Ground, type Lowest, type Side, sideBefore } from "~/domain/household/ground";
import { type Effect, effectOf } from "~/domain/household/what-if-effects";
import { type WhatIfVerdict, verdictOf } from "~/domain/household/what-if-verdict";
import type { Cents } from "~/domain/money";
import { type Day, monthOf, monthsBetween } from "~/domain/periods";

export const WHAT_IF_KINDS = [
  "purchase",
  "cost",
  "rent",
  "home",
  "car",
  "child",
  "job",
  "raise",
  "pay-cut",
  "debt",
  "lump",
] as const;
export type WhatIfKind = (typeof WHAT_IF_KINDS)[number];

/** Each kind uses some of these; `what-if-fields.ts` says which, and what they are called. */
export type WhatIf = {
  kind: WhatIfKind;
  /** Once: a price, a deposit, a sum that comes in. */
  amountCents: Cents;
  /** Each month: a rent, running costs, an extra payment, a raise, less pay, what still comes in. */
  monthlyCents: Cents;
  downPercent: number;
  ratePercent: number;
  months: number;
  date: Day | null;
  /** The debt that an extra or a sum goes to; null: the one with the highest rate. */
  debtId: string | null;
};

export type WhatIfOutcome = { whatIf: WhatIf; before: Side; after: Side; effect: Effect; verdict: WhatIfVerdict };

export function outcomeOf(whatIf: WhatIf, ground: Ground): WhatIfOutcome {
  const effect = effectOf(whatIf, ground);
  const then = { ...ground, lowest: lowestFor(whatIf, ground) };
  const before = sideBefore(then);
  const after = sideAfter(then, before, effect, whatIf);
  return { whatIf, before, after, effect, verdict: verdictOf({ whatIf, ground: then, before, after, effect }) };
}

/** What is bought on a later day meets the days from then on: a low that is over by then is none for it. */
function lowestFor({ kind, date }: WhatIf, { lowest, checking = [] }: Ground): Lowest | null {
  const then = kind === "purchase" && date !== null ? checking.filter(({ day }) => day >= date) : [];
  const [first, ...others] = then;
  return first ? others.reduce((low, one) => (one.cents < low.cents ? one : low), first) : lowest;
}

function sideAfter(ground: Ground, before: Side, effect: Effect, whatIf: WhatIf): Side {
  const { incomeCents, spentCents, fundCents, fundNeedsCents, today, lowest } = ground;
  const needs = fundNeedsCents + effect.needsCents;
  const income = incomeCents === null ? null : incomeCents + effect.incomeCents;
  const spent = spentCents === null ? null : spentCents + effect.spentCents;
  const fund = Math.max(0, fundCents - effect.fromFundCents);
  return {
    incomeCents: income,
    spentCents: spent,
    leftCents: income === null || spent === null ? null : income - spent,
    fundCents: fund,
    cushionMonths: before.cushionMonths === null || needs <= 0 ? null : fund / needs,
    debtFree: debtFreeAfter(ground, before, effect),
    lowest: lowest && {
      ...lowest,
      cents: lowest.cents - takenBy(lowest.day, { today, effect, whatIf }),
    },
  };
}

/** Of what is owed already and what is borrowed for it, the later: each by its own payments. */
function debtFreeAfter({ debts, today }: Ground, before: Side, effect: Effect): DebtFree {
  const owed =
    effect.debts === debts && effect.extraCents === 0 ? before.debtFree : debtFreeAt(effect.debts, effect, today);
  if (!effect.loan || owed.is === "never") return owed;
  const lent = debtFreeAt([effect.loan], effect, today);
  if (owed.is === "none" || lent.is !== "month") return lent;
  const interestCents = owed.interestCents + lent.interestCents;
  return lent.months > owed.months ? { ...lent, interestCents } : { ...owed, interestCents };
}

type Taking = { today: Day; effect: Effect; whatIf: WhatIf };
/** What has left checking by a day: a price once, and before its day what was put aside for it. */
function takenBy(day: Day, { today, effect, whatIf }: Taking): Cents {
  const setAside = monthsUntil(today, day) * monthly(effect);
  if (whatIf.kind !== "purchase") return atOnce(effect) + setAside;
  const price = whatIf.amountCents - Math.max(0, effect.fromFundCents);
  return whatIf.date === null || whatIf.date <= day ? price : Math.min(price, setAside);
}

/** What leaves checking at once. */
const atOnce = ({ onceCents, fromFundCents }: Effect): Cents => Math.max(0, onceCents - Math.max(0, fromFundCents));
const monthly = ({ spentCents, incomeCents }: Effect): Cents => Math.max(0, spentCents - incomeCents);
const monthsUntil = (today: Day, day: Day): number => Math.max(1, monthsBetween(monthOf(today), monthOf(day)));
