import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { canRunOut } from "~/domain/budget/bars";
import { type BudgetCategory, budgetMonth, isOverBudget, visibleGroups } from "~/domain/budget/budget";
import { type BudgetPlan, planOfMonth } from "~/domain/budget/rollover";
import { groupWords } from "~/texts/budget";
import { atLeastSpent, changedLines, fillWrites, intoEmpty, moveWrites, startsLate } from "~/domain/budget/change";
import { findingsOf } from "~/domain/budget/findings";
import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { sumCents } from "~/domain/money";
import { addMonths } from "~/domain/periods";

const MONTH = "2026-03";
const plan = (category: CategoryId, plannedCents: number, month = MONTH, rollover = false): BudgetPlan => ({
  month,
  category,
  plannedCents,
  rollover,
});
const lines = (plans: BudgetPlan[], spent: Partial<Record<CategoryId, number>> = {}): BudgetCategory[] => {
  const bought = CATEGORIES.flatMap(({ id }) => (spent[id] === undefined ? [] : [[id, spent[id]] as const]));
  return budgetMonth(MONTH, plans, new Map([[MONTH, new Map(bought)]]));
};
const amount = (category: CategoryId, cents: number, saves = false) => ({ category, cents, saves });

describe("filling a month", () => {
  const now = lines([plan("gas", 100_00), plan("groceries", 500_00, "2026-01", true), plan("travel", 80_00)]);
  const amounts = [amount("gas", 140_00), amount("groceries", 500_00), amount("auto_insurance", 50_00, true)];

  test("only what changes is named and written, in the budget's order; what isn't spoken of stays", () => {
    expect(changedLines(MONTH, now, amounts)).toEqual([
      { category: "auto_insurance", name: "Auto Insurance", fromCents: 0, toCents: 50_00, begins: true },
      { category: "gas", name: "Gas", fromCents: 100_00, toCents: 140_00, begins: false },
    ]);
    expect(fillWrites(MONTH, now, amounts)).toEqual([
      { month: MONTH, category: "auto_insurance", plannedCents: 50_00, rollover: true },
      { month: MONTH, category: "gas", plannedCents: 140_00, rollover: false },
    ]);
  });

  test("what rolls over goes on doing so, and what is to save up begins to, whatever its amount", () => {
    expect(fillWrites(MONTH, now, [amount("groceries", 400_00), amount("gas", 100_00, true)])).toEqual([
      { month: MONTH, category: "gas", plannedCents: 100_00, rollover: true },
      { month: MONTH, category: "groceries", plannedCents: 400_00, rollover: true },
    ]);
  });
});

test("what was spent fills what has no amount yet, and says how many others stay; a proposal is for all of it", () => {
  const now = lines([plan("gas", 100_00), plan("travel", 80_00), plan("clothing", 0)]);
  const amounts = [amount("gas", 140_00), amount("travel", 80_00), amount("clothing", 30_00), amount("phone", 72_00)];
  expect(intoEmpty("history", now, amounts)).toEqual({
    amounts: [amount("clothing", 30_00), amount("phone", 72_00)],
    kept: 1,
  });
  expect(intoEmpty("proposal", now, amounts)).toEqual({ amounts, kept: 0 });
});

describe("a month that goes on", () => {
  const now = lines([], { gas: 151_20, groceries: 300_00, travel: 12_00 });
  const amounts = [amount("gas", 140_00), amount("groceries", 500_00)];
  const least = atLeastSpent(now, amounts);

  test("gets no plan that's over the moment it's made; the next month has the amount as it was", () => {
    expect(least).toEqual([{ ...amount("gas", 151_20), laterCents: 140_00 }, amount("groceries", 500_00)]);
    const writes = fillWrites(MONTH, now, least);
    expect(writes).toEqual([plan("gas", 151_20), plan("gas", 140_00, "2026-04"), plan("groceries", 500_00)]);
    expect(lines(writes, { gas: 151_20, groceries: 300_00 }).filter(isOverBudget)).toEqual([]);
    // An amount that somebody gave the next month stays.
    expect(fillWrites(MONTH, now, least, [plan("gas", 90_00, "2026-04")])).toHaveLength(2);
    expect(changedLines(MONTH, now, least).map(({ category, toCents }) => [category, toCents])).toEqual([
      ["gas", 151_20],
      ["groceries", 500_00],
    ]);
  });

  test("lifts no plan that there is above the usual month, however far the month is over it", () => {
    const over = lines([plan("gas", 100_00)], { gas: 151_20 });
    expect(atLeastSpent(over, [amount("gas", 140_00)])).toEqual([amount("gas", 140_00)]);
    // One that was higher already stays, up to what is spent: filling twice changes nothing more.
    const high = (cents: number) => atLeastSpent(lines([plan("gas", cents)], { gas: 151_20 }), [amount("gas", 140_00)]);
    expect(high(145_00)).toEqual([{ ...amount("gas", 145_00), laterCents: 140_00 }]);
    expect(high(151_20)).toEqual([{ ...amount("gas", 151_20), laterCents: 140_00 }]);
    expect(high(200_00)).toEqual(high(151_20));
  });

  test("counts what was carried into it, and offers the next month first from the 11th on", () => {
    const carried = now.map((one) => (one.id === "gas" ? { ...one, carried: 20_00 } : one));
    expect(atLeastSpent(carried, amounts)).toEqual(amounts);
    expect([startsLate("2026-11-10"), startsLate("2026-11-11")]).toEqual([false, true]);
  });
});

describe("moving money", () => {
  test("one line gives what another gets, and the next month keeps what it had", () => {
    const plans = [plan("gas", 100_00, "2026-01"), plan("travel", 80_00, "2026-04")];
    expect(moveWrites(plans, MONTH, { from: "gas", to: "travel", cents: 30_00 })).toEqual([
      plan("gas", 70_00),
      plan("gas", 100_00, "2026-04"),
      plan("travel", 30_00),
    ]);
    expect(moveWrites(plans, MONTH, { from: "gas", to: "travel", cents: 100_01 })).toBeNull();
    expect(moveWrites(plans, MONTH, { from: "clothing", to: "travel", cents: 1 })).toBeNull();
  });

  test("property: the month's plan adds up to the same, and no other month changes", () => {
    const ids = CATEGORIES.map(({ id }) => id);
    const plans = fc.uniqueArray(
      fc.record({
        category: fc.constantFrom(...ids),
        plannedCents: fc.integer({ min: 0, max: 100_000 }),
        month: fc.constantFrom("2026-01", "2026-02", MONTH, "2026-04", "2026-06"),
        rollover: fc.boolean(),
      }),
      { selector: ({ category, month }) => `${category} ${month}`, maxLength: 30 },
    );
    const move = fc.record({
      from: fc.constantFrom(...ids),
      to: fc.constantFrom(...ids),
      cents: fc.integer({ min: 1, max: 90_000 }),
    });
    fc.assert(
      fc.property(plans, move, (before, wanted) => {
        fc.pre(wanted.from !== wanted.to);
        const writes = moveWrites(before, MONTH, wanted);
        if (!writes) return;
        const isWritten = (one: BudgetPlan) =>
          writes.some(({ month, category }) => month === one.month && category === one.category);
        const after = [...before.filter((one) => !isWritten(one)), ...writes];
        const total = (list: BudgetPlan[], month: string) =>
          sumCents(ids.map((id) => planOfMonth(list, id, month)?.plannedCents ?? 0));
        expect(total(after, MONTH)).toBe(total(before, MONTH));
        for (const month of ["2026-01", "2026-02", ...[1, 2, 3, 4].map((ahead) => addMonths(MONTH, ahead))])
          for (const id of ids)
            expect(planOfMonth(after, id, month)?.plannedCents ?? 0).toBe(
              planOfMonth(before, id, month)?.plannedCents ?? 0,
            );
      }),
    );
  });
});

describe("what an analysis shows", () => {
  const usual = new Map([
    ["gas", 100_00],
    ["groceries", 500_00],
    ["clothing", 40_00],
  ]);

  test("what runs 30 percent and $50 above its usual, the furthest first; what has no plan; what is in no category", () => {
    const found = findingsOf(
      lines([plan("groceries", 500_00)], { gas: 151_00, groceries: 700_00, clothing: 80_00, miscellaneous: 109_00 }),
      new Map([...usual, ["miscellaneous", 1_00]]),
      7,
    );
    expect(found).toEqual([
      { kind: "above", category: "groceries", name: "Groceries", spentCents: 700_00, usualCents: 500_00 },
      { kind: "above", category: "gas", name: "Gas", spentCents: 151_00, usualCents: 100_00 },
      { kind: "unplanned", names: ["Gas", "Clothing", "Miscellaneous"], cents: 340_00 },
      { kind: "unsorted", count: 7 },
    ]);
  });

  test("a usual month shows nothing, and without one nothing is above it", () => {
    const planned = lines([plan("groceries", 500_00)], { groceries: 500_00 });
    expect(findingsOf(planned, usual)).toEqual([]);
    expect(findingsOf(lines([plan("gas", 1)], { gas: 900_00 }), null)).toEqual([]);
  });
});

test("a group holds what plans took against the plans, and says beside it what nobody planned", () => {
  const [housing] = visibleGroups(
    lines([plan("mortgage_rent", 1_650_00)], { mortgage_rent: 1_650_00, phone: 72_00, internet: 65_00 }),
  );
  expect(housing).toMatchObject({ spent: 1_650_00, planned: 1_650_00, unplanned: 137_00 });
  expect(housing && groupWords(housing)).toBe("$1,650.00 of $1,650.00, $137.00 not planned");
  expect(groupWords({ planned: 0, spent: 0, unplanned: 115_00 })).toBe("$115.00 spent");
  expect(groupWords({ planned: 600_00, spent: 20_00, unplanned: 0 })).toBe("$20.00 of $600.00");
});

test("a group's total is that of all its categories; bills can't run out, everyday spending can", () => {
  const [food] = visibleGroups(lines([plan("groceries", 500_00), plan("restaurants", 100_00)], { groceries: 20_00 }));
  expect(food).toMatchObject({ name: "Food", spent: 20_00, planned: 600_00, unplanned: 0 });
  expect(food?.categories).toHaveLength(1);
  expect([canRunOut("groceries"), canRunOut("mortgage_rent")]).toEqual([true, false]);
});
