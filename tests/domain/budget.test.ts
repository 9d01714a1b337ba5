import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { budgetPercent } from "~/domain/budget/bars";
import {
  applyAnalysis,
  budgetMonth,
  budgetSummary,
  isOverBudget,
  visibleGroups,
  withAmounts,
} from "~/domain/budget/budget";
import { type BudgetPlan, firstMonthNeeded, type SpentByMonth } from "~/domain/budget/rollover";
import { carriedSentence, filledToast, leftOrOver } from "~/texts/budget";
import { BUDGET_GROUPS, CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { formatUsd } from "~/domain/money";
import { addMonths } from "~/domain/periods";
import { groupHeader } from "~/texts/budget";

const MONTH = "2026-03";
const plan = (category: CategoryId, plannedCents: number, month = MONTH, rollover = false): BudgetPlan => ({
  month,
  category,
  plannedCents,
  rollover,
});
const spentIn = (months: Record<string, Partial<Record<CategoryId, number>>>): SpentByMonth => {
  const all = new Map<string, Map<CategoryId, number>>();
  for (const [month, byCategory] of Object.entries(months)) {
    const inner = new Map<CategoryId, number>();
    for (const { id } of CATEGORIES) if (byCategory[id] !== undefined) inner.set(id, byCategory[id]);
    all.set(month, inner);
  }
  return all;
};
const rowOf = (rows: ReturnType<typeof budgetMonth>, id: CategoryId) => rows.find((row) => row.id === id);

describe("groups", () => {
  const expected: Record<string, string[]> = {
    Giving: ["tithe", "charitable_giving"],
    Saving: ["emergency_fund", "retirement", "college_fund"],
    Housing: ["mortgage_rent", "utilities", "phone", "internet", "cable"],
    Transportation: ["car_payment", "auto_insurance", "gas", "maintenance"],
    Food: ["groceries", "restaurants"],
    Personal: ["clothing", "personal_care", "health_fitness"],
    Lifestyle: ["entertainment", "miscellaneous", "travel"],
    Debt: ["credit_cards", "student_loans", "other_debt"],
  };
  test.each([
    ["Giving", "BUDGET-011"],
    ["Saving", "BUDGET-012"],
    ["Housing", "BUDGET-013"],
    ["Transportation", "BUDGET-014"],
    ["Food", "BUDGET-015"],
    ["Personal", "BUDGET-016"],
    ["Lifestyle", "BUDGET-017"],
    ["Debt", "BUDGET-018"],
  ])("the group %s holds its ids in order (%s)", (name) => {
    const group = BUDGET_GROUPS.find((one) => one.name === name);
    expect(group?.categories.map((category) => category.id)).toEqual(expected[name]);
  });
  test("the groups stand in order and hold 25 categories, all shown when all have spending (BUDGET-019)", () => {
    const all = spentIn({ [MONTH]: Object.fromEntries(CATEGORIES.map(({ id }) => [id, 100])) });
    const groups = visibleGroups(budgetMonth(MONTH, [], all));
    expect(groups.map((group) => group.name)).toEqual(Object.keys(expected));
    expect(groups.flatMap((group) => group.categories)).toHaveLength(25);
  });
  test("each category has the six keys and a name in words (BUDGET-020)", () => {
    for (const row of budgetMonth(MONTH, [], new Map())) {
      for (const key of ["id", "name", "icon", "plannedAmount", "actualSpent", "remaining"])
        expect(row).toHaveProperty(key);
    }
    expect(rowOf(budgetMonth(MONTH, [], new Map()), "mortgage_rent")?.name).toBe("Mortgage/Rent");
    expect(rowOf(budgetMonth(MONTH, [], new Map()), "charitable_giving")?.name).toBe("Charitable Giving");
  });
  test("only categories with spending are listed, with their number (BUDGET-008 BUDGET-009 BUDGET-010)", () => {
    const groups = visibleGroups(
      budgetMonth(
        MONTH,
        [plan("restaurants", 5000)],
        spentIn({ [MONTH]: { groceries: 5000, restaurants: 0, gas: -300 } }),
      ),
    );
    expect(groups.map((group) => group.name)).toEqual(["Food"]);
    expect(groups[0]?.categories.map((row) => row.id)).toEqual(["groceries"]);
    expect(groupHeader(groups[0]?.categories.length ?? 0)).toBe("(1 categories with spending)");
    const two = visibleGroups(budgetMonth(MONTH, [], spentIn({ [MONTH]: { groceries: 1, restaurants: 1 } })));
    expect(groupHeader(two[0]?.categories.length ?? 0)).toBe("(2 categories with spending)");
  });
});

describe("rows", () => {
  test("the percent is rounded, capped at 100, and 0 without a plan (BUDGET-023)", () => {
    expect(budgetPercent(5000, 20000)).toBe(25);
    expect(budgetPercent(30000, 20000)).toBe(100);
    expect(budgetPercent(5000, 0)).toBe(0);
    expect(budgetPercent(-5000, 20000)).toBe(0);
    expect(budgetPercent(12345, 20000)).toBe(62);
  });
  test("property: any percent is a whole number from 0 to 100", () => {
    const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    fc.assert(
      fc.property(cents, cents, (spent, amount) => {
        const percent = budgetPercent(spent, amount);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        if (amount <= 0) expect(percent).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
  test("left and over are absolute amounts with two decimals (BUDGET-024 BUDGET-026)", () => {
    expect(leftOrOver(15000)).toBe("$150.00 left");
    expect(leftOrOver(-5000)).toBe("$50.00 over");
    expect(leftOrOver(0)).toBe("$0.00 left");
    expect(formatUsd(123450)).toBe("$1,234.50");
  });
  test("property: never a minus in what is left or over (BUDGET-024)", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
        const text = leftOrOver(cents);
        expect(text).not.toContain("-");
        expect(text.endsWith("over")).toBe(cents < 0);
      }),
    );
  });
  test("a row is over when it is past its plan, and never without a plan (BUDGET-025)", () => {
    const over = (planned: number, spent: number) => {
      const row = rowOf(budgetMonth(MONTH, [plan("gas", planned)], spentIn({ [MONTH]: { gas: spent } })), "gas");
      return row ? isOverBudget(row) : null;
    };
    expect(over(20000, 25000)).toBe(true);
    expect(over(20000, 20000)).toBe(false);
    expect(over(0, 25000)).toBe(false);
  });
  test("remaining is planned minus what was spent of the plan; what has no plan stands beside it (BUDGET-002 BUDGET-031)", () => {
    const rows = budgetMonth(
      MONTH,
      [plan("gas", 30000), plan("tithe", 1000)],
      spentIn({ [MONTH]: { gas: 12000, travel: 500 } }),
    );
    expect(rowOf(rows, "gas")?.remaining).toBe(18000);
    // 300.00 + 10.00 planned, 120.00 of gas spent; 5.00 of travel has no plan.
    expect(budgetSummary(rows)).toEqual({ planned: 31000, spent: 12000, remaining: 19000, unplanned: 500 });
  });
});

describe("months", () => {
  test("a month keeps its own amount, and later months go on with the latest", () => {
    const plans = [plan("gas", 100, "2026-01"), plan("gas", 300, "2026-03")];
    const at = (month: string) => rowOf(budgetMonth(month, plans, new Map()), "gas")?.plannedAmount;
    expect([at("2025-12"), at("2026-01"), at("2026-02"), at("2026-03"), at("2026-09")]).toEqual([
      0, 100, 100, 300, 300,
    ]);
  });
  test("what is left rolls on where the person wishes, and so does what was overspent", () => {
    const plans = [plan("gas", 10000, "2026-01", true), plan("groceries", 10000, "2026-01")];
    const spent = spentIn({
      "2026-01": { gas: 4000, groceries: 4000 },
      "2026-02": { gas: 19000 },
      "2026-03": { gas: 1000 },
    });
    const february = rowOf(budgetMonth("2026-02", plans, spent), "gas");
    expect(february).toMatchObject({ ownAmount: 10000, carried: 6000, plannedAmount: 16000, remaining: -3000 });
    expect(rowOf(budgetMonth("2026-03", plans, spent), "gas")).toMatchObject({
      carried: -3000,
      plannedAmount: 7000,
      remaining: 6000,
    });
    expect(rowOf(budgetMonth("2026-02", plans, spent), "groceries")).toMatchObject({
      carried: 0,
      plannedAmount: 10000,
    });
  });
  test("a chain ends where it is switched off", () => {
    const plans = [plan("gas", 100, "2026-01", true), plan("gas", 100, "2026-02", false)];
    expect(rowOf(budgetMonth("2026-02", plans, new Map()), "gas")?.carried).toBe(100);
    expect(rowOf(budgetMonth("2026-03", plans, new Map()), "gas")?.carried).toBe(0);
  });
  test("a chain is followed for two years at most", () => {
    expect(firstMonthNeeded([plan("gas", 1, "2010-01", true)], MONTH)).toBe("2024-03");
    expect(firstMonthNeeded([plan("gas", 1, "2010-01")], MONTH)).toBe(MONTH);
  });
  test("property: with rollover the months conserve every cent", () => {
    const month = fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -1_000_000, max: 1_000_000 }));
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
        const name = (index: number) => `2026-${String(index + 1).padStart(2, "0")}`;
        const plans = months.map(([planned], index) => plan("gas", planned, name(index), true));
        const spent = spentIn(Object.fromEntries(months.map(([, cents], index) => [name(index), { gas: cents }])));
        const last = rowOf(budgetMonth(name(months.length - 1), plans, spent), "gas");
        expect(last?.remaining).toBe(months.reduce((sum, [planned, cents]) => sum + planned - cents, 0));
      }),
    );
  });
  test("the sentence about what was carried", () => {
    expect(carriedSentence(0, "February")).toBeNull();
    expect(carriedSentence(2500, "February")).toBe("Includes $25.00 left from February");
    expect(carriedSentence(-2500, "February")).toBe("Less $25.00 overspent by the end of February");
  });
});

test("an amount on its way counts as if it were saved, beside what is carried over", () => {
  const before = budgetMonth(
    MONTH,
    [plan("gas", 10000, addMonths(MONTH, -1), true)],
    spentIn({ [addMonths(MONTH, -1)]: { gas: 9000 }, [MONTH]: { gas: 4000 } }),
  );
  const after = withAmounts(before, new Map([["gas", 20000]]));
  expect(rowOf(after, "gas")).toMatchObject({
    ownAmount: 20000,
    carried: 1000,
    plannedAmount: 21000,
    remaining: 17000,
  });
  expect(withAmounts(before, new Map())).toEqual(before);
});

describe("analysis", () => {
  const before = budgetMonth(MONTH, [plan("gas", 10000)], spentIn({ [MONTH]: { restaurants: 4000, travel: -700 } }));
  test("the spent amount is absolute, and remaining is planned minus it (BUDGET-038 BUDGET-040)", () => {
    expect(rowOf(applyAnalysis(before, [{ categoryId: "gas", amount: -8000 }]), "gas")).toMatchObject({
      actualSpent: 8000,
      remaining: 2000,
    });
  });
  test("a category that is not in the answer has nothing spent; refunds keep their sign (BUDGET-039)", () => {
    const after = applyAnalysis(before, [{ categoryId: "gas", amount: 8000 }]);
    expect(rowOf(after, "restaurants")).toMatchObject({ actualSpent: 0, remaining: 0 });
    expect(rowOf(after, "travel")?.actualSpent).toBe(-700);
  });
  test("categories are matched by id or name in any case, and others are left out (BUDGET-035)", () => {
    const after = applyAnalysis(before, [
      { categoryId: "Mortgage/Rent", amount: 100 },
      { categoryId: "GAS", amount: 200 },
      { categoryId: "yachts", amount: 300 },
    ]);
    expect(rowOf(after, "mortgage_rent")?.actualSpent).toBe(100);
    expect(rowOf(after, "gas")?.actualSpent).toBe(200);
    const { spent, unplanned } = budgetSummary(after);
    expect(spent + unplanned).toBe(300 - 700);
  });
});

describe("which plan holds, and what it carries on", () => {
  const groceries = (plans: BudgetPlan[], spent: SpentByMonth = new Map()) =>
    rowOf(budgetMonth(MONTH, plans, spent), "groceries");

  test("the latest plan up to the month holds, in whichever order they come; a later one doesn't yet", () => {
    const plans = [
      plan("groceries", 300, "2026-02"),
      plan("groceries", 100, "2025-12"),
      plan("groceries", 900, "2026-04"),
    ];
    for (const order of [plans, [...plans].reverse()]) expect(groceries(order)?.ownAmount).toBe(300);
    expect(groceries([plan("gas", 500)])).toMatchObject({ ownAmount: 0, plannedAmount: 0, rollover: false });
    expect(groceries([plan("groceries", 500, MONTH, true)])?.rollover).toBe(true);
  });

  test("a chain starts with its own category, and months before its plan carry nothing", () => {
    const spent = spentIn({ "2026-01": { groceries: 40 }, "2026-02": { groceries: 70 } });
    const other = plan("gas", 1, "2025-06", true);
    expect(groceries([other, plan("groceries", 100, "2026-02", true)], spent)?.carried).toBe(30);
    expect(groceries([other], spent)?.carried).toBe(0);
    expect(groceries([plan("groceries", 100, "2026-01", true), plan("groceries", 50, "2026-02")], spent)?.carried).toBe(
      0,
    );
    expect(
      groceries([plan("groceries", 100, "2026-01", true), plan("groceries", 50, "2026-02", true)], spent)?.carried,
    ).toBe(40);
  });

  test("the first month needed is the oldest that rolls over, and not more than 24 back", () => {
    expect(firstMonthNeeded([], MONTH)).toBe(MONTH);
    expect(firstMonthNeeded([plan("gas", 1, "2025-01")], MONTH)).toBe(MONTH);
    expect(firstMonthNeeded([plan("gas", 1, "2026-04", true)], MONTH)).toBe(MONTH);
    expect(firstMonthNeeded([plan("gas", 1, "2025-05", true), plan("gas", 1, "2025-04", true)], MONTH)).toBe("2025-04");
    expect(firstMonthNeeded([plan("gas", 1, "2024-03", true)], MONTH)).toBe("2024-03");
    expect(firstMonthNeeded([plan("gas", 1, "2024-02", true)], MONTH)).toBe("2024-03");
  });

  test("without a plan or a rest from before there's no limit to be over", () => {
    expect(isOverBudget({ ownAmount: 0, carried: 0, remaining: -1 })).toBe(false);
    expect(isOverBudget({ ownAmount: 0, carried: -5, remaining: -1 })).toBe(true);
    expect(isOverBudget({ ownAmount: 0, carried: 5, remaining: -1 })).toBe(true);
    expect(isOverBudget({ ownAmount: 5, carried: 0, remaining: 0 })).toBe(false);
    expect(carriedSentence(1, "February")).toBe("Includes $0.01 left from February");
    expect(carriedSentence(-1, "February")).toBe("Less $0.01 overspent by the end of February");
  });

  test("an analysis that names a category twice adds up; one that names none of ours changes nothing", () => {
    const before = budgetMonth(MONTH, [plan("gas", 500)], spentIn({ [MONTH]: { gas: 10 } }));
    const after = applyAnalysis(before, [
      { categoryId: "gas", amount: 30 },
      { categoryId: "gas", amount: 40 },
      { categoryId: "zzz", amount: 99 },
    ]);
    expect(rowOf(after, "gas")).toMatchObject({ actualSpent: 70, remaining: 430 });
    expect(after.reduce((sum, { actualSpent }) => sum + actualSpent, 0)).toBe(70);
  });
});

test.each<[number, number, string]>([
  [20, 2, "20 amounts were filled in from your last three months; 2 amounts of yours are kept."],
  [1, 1, "1 amount was filled in from your last three months; 1 amount of yours is kept."],
  [3, 0, "3 amounts were filled in from your last three months."],
  [0, 0, "Your budget already matches your last three months."],
])("filling %i says so, and that %i are kept", (changed, kept, says) =>
  expect(filledToast({ source: "history", changed, kept }).description).toBe(says),
);
