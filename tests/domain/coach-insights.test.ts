import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "~/domain/catalog";
import { buildFacts } from "~/domain/facts/build";
import { formatFact } from "~/domain/facts/fact";
import { findInsights } from "~/domain/insights/engine";
import { household, sum } from "../support/coach";

/** Rules that speak of sums, budgets, cards and goals: figures that the coach has as well. Charges and bills are single rows. */
const SHARED = ["category-above-usual", "spent-more-than-earned", "saved-well", "budget-use", "card-use-high", "goal-reached"];

test("property: the dashboard's findings and the coach speak of the same figures", () => {
  let told = 0;
  const category = fc.constantFrom("", ...CATEGORIES.map(({ id }) => id));
  const rows = fc.array(fc.record({ month: fc.constantFrom("2026-08", "2026-09", "2026-10", "2026-11"), category, dollars: fc.integer({ min: 20, max: 3000 }), kind: fc.constantFrom("spending" as const, "income" as const, "refund" as const, "loan_payment" as const) }), { minLength: 5, maxLength: 40 });
  fc.assert(fc.property(rows, (drawn) => {
    // A history that reaches further back, so that every month counted is a whole one.
    const base = household();
    const inputs = { ...base, sums: [sum("2026-06", "gas", 40), sum("2026-07", "gas", 40), ...drawn.map((row) => sum(row.month, row.category, row.dollars, row.kind))] };
    const facts = new Set(buildFacts(inputs).all().map(formatFact));
    const found = findInsights({
      today: inputs.today, months: inputs.sums, history: [], recurring: inputs.recurring,
      accounts: inputs.accounts.map((account) => ({ id: account.id, name: account.name, type: account.type, balance: account.balanceCents, limit: account.limitCents })),
      budgets: inputs.budgets.map(({ category: id, plannedCents }) => ({ category: id, planned: plannedCents, spent: Math.max(0, buildFacts(inputs).cents(`spend.${id}.this`)) })),
      goals: inputs.goals.map((goal) => ({ id: goal.id, name: goal.name, type: goal.type, target: goal.targetCents, current: goal.currentCents, startDay: "2026-01-01", startCents: 0, deadline: goal.deadline })),
    });
    for (const insight of found.filter(({ rule }) => SHARED.includes(rule))) {
      for (const [amount] of `${insight.message} ${insight.action}`.matchAll(/\$[\d,]+\.\d\d/g)) {
        told += 1;
        expect({ rule: insight.rule, amount, known: facts.has(amount) }).toEqual({ rule: insight.rule, amount, known: true });
      }
    }
  }), { numRuns: 100 });
  expect(told).toBeGreaterThan(100);
});
