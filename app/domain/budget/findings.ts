// What an analysis of the month shows: where it runs above a usual month, what has no plan, what is in no category yet.

import { type BudgetCategory, hasPlan } from "~/domain/budget/budget";
import type { CategoryId } from "~/domain/categories/list";
import { type Cents, sumCents } from "~/domain/money";

export type BudgetFinding =
  | { kind: "above"; category: CategoryId; name: string; spentCents: Cents; usualCents: Cents }
  | { kind: "unplanned"; names: string[]; cents: Cents }
  | { kind: "unsorted"; count: number };

/** As the insights have it: thirty percent and fifty dollars above the usual month. */
const ABOVE_SHARE = 1.3;
const ABOVE_LEAST: Cents = 50_00;
const MAX_FINDINGS = 3;

/** `unsortedCount`: purchases that nothing says where they belong. */
export function findingsOf(
  categories: readonly BudgetCategory[],
  usual: ReadonlyMap<string, Cents> | null,
  unsortedCount = 0,
): BudgetFinding[] {
  const above = categories
    .flatMap(({ id, name, actualSpent }): Extract<BudgetFinding, { kind: "above" }>[] => {
      // What isn't sorted yet is said once, by what there is to sort.
      const usualCents = id === "miscellaneous" ? 0 : (usual?.get(id) ?? 0);
      if (usualCents <= 0 || actualSpent - usualCents < ABOVE_LEAST || actualSpent < usualCents * ABOVE_SHARE)
        return [];
      return [{ kind: "above", category: id, name, spentCents: actualSpent, usualCents }];
    })
    .sort((a, b) => b.spentCents - b.usualCents - (a.spentCents - a.usualCents))
    .slice(0, MAX_FINDINGS);
  const unplanned = categories.filter((category) => category.actualSpent > 0 && !hasPlan(category));
  return [
    ...above,
    ...(unplanned.length > 0
      ? [
          {
            kind: "unplanned" as const,
            names: unplanned.map(({ name }) => name),
            cents: sumCents(unplanned.map(({ actualSpent }) => actualSpent)),
          },
        ]
      : []),
    ...(unsortedCount > 0 ? [{ kind: "unsorted" as const, count: unsortedCount }] : []),
  ];
}
