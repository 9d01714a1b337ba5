// The budget proposal of a person, from the facts that are known of them: the same on the budget screen and in advice.

import { proposeBudget } from "~/domain/budget/proposal";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { usualMonth } from "~/domain/household/usual-month";

/** By the income that holds, after all signs are known. */
export function addProposal(sheet: FactSheet, inputs: CoachInputs): void {
  const usual = usualMonth(inputs);
  if (!usual) return;
  const { from, to, months, spentCents, spentBy } = usual;
  sheet.proposal = proposeBudget({
    usual: { from, to, monthCount: months.length, spentCents, spentBy },
    months,
    sums: inputs.sums,
    recurring: inputs.recurring,
    // What was rolled over is there once: it is no part of what somebody wants each month.
    planned: inputs.budgets.map(({ category, plannedCents, ownCents = plannedCents }) => ({
      category,
      plannedCents: ownCents,
    })),
    incomeCents: sheet.cents("income.holds"),
    minimumsCents: sheet.cents("minimums.unspent"),
    signs: sheet.signs,
  });
}
