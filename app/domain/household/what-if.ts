// A what-if: one change to a household, with all that is assumed about it, and the household before and after it.

import { type DebtFree, debtFreeAt, type Ground, type Side, sideBefore } from "~/domain/household/ground";
import { type Effect, effectOf } from "~/domain/household/what-if-effects";
import { lowestAfter, lowestBefore } from "~/domain/household/what-if-lowest";
import { type WhatIfVerdict, verdictOf } from "~/domain/household/what-if-verdict";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

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
  /** From when on what changes each month does; without it, at once. */
  starts?: Day;
  /** The debt that an extra or a sum goes to; null: the one with the highest rate. */
  debtId: string | null;
};

export type WhatIfOutcome = { whatIf: WhatIf; before: Side; after: Side; effect: Effect; verdict: WhatIfVerdict };

export function outcomeOf(whatIf: WhatIf, ground: Ground): WhatIfOutcome {
  const effect = effectOf(whatIf, ground);
  const then = { ...ground, lowest: lowestBefore(whatIf, ground) };
  const before = sideBefore(then);
  const after = sideAfter(then, before, effect, whatIf);
  const verdict = verdictOf({ whatIf, ground: then, before, after, effect });
  return { whatIf, before, after: isPaidOnce(whatIf) ? asUsual(before, after) : after, effect, verdict };
}

/** A price that is paid now takes from this month, which the verdict minds, and from no usual one. */
const isPaidOnce = ({ kind, date }: WhatIf): boolean => kind === "purchase" && date === null;
const asUsual = ({ spentCents, leftCents }: Side, after: Side): Side => ({ ...after, spentCents, leftCents });

function sideAfter(ground: Ground, before: Side, effect: Effect, whatIf: WhatIf): Side {
  const { incomeCents, spentCents, fundCents, fundNeedsCents } = ground;
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
    lowest: lowestAfter(whatIf, ground, effect),
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
