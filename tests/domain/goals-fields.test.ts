// What a form or a call may say of a goal, field by field, and the ledger's small rules.
import { describe, expect, test } from "vitest";
import { achievements } from "~/texts/goals";
import {
  checkAmount,
  checkGoal,
  correctionEntries,
  type GoalFields,
  type GoalRules,
  type LedgerEntry,
  NAME_LIMIT,
  parseRate,
  savingsTracker,
} from "~/domain/goals/goals";
import { progressPercent } from "~/domain/goals/percent";

const TODAY = "2026-11-21";
const fields: GoalFields = {
  name: "Boat",
  targetAmount: "500",
  currentAmount: "10",
  deadline: "2027-01-01",
  color: "green",
};
const check = (over: Partial<GoalFields>, rules: Partial<GoalRules> = {}) =>
  checkGoal({ ...fields, ...over }, { type: "savings", today: TODAY, ...rules });

describe("the fields of a goal", () => {
  test("what was typed around the values is no part of them", () => {
    const typed = { name: "  My \t\n boat ", targetAmount: " 500 ", currentAmount: " 10 ", deadline: " 2027-01-01 " };
    expect(check({ ...typed, color: " green ", interestRate: " 4.5 % ", minimumPayment: " 25 " }).values).toEqual({
      name: "My boat",
      targetCents: 500_00,
      currentCents: 10_00,
      deadline: "2027-01-01",
      color: "green",
      interestRate: 4.5,
      minimumCents: 25_00,
    });
  });

  test("what is left out has its own meaning", () => {
    expect(check({ currentAmount: " ", color: " " }).values).toMatchObject({ currentCents: 0, color: "blue" });
    expect(check({ currentAmount: "", deadline: " " }, { type: "debt" }).values).toMatchObject({
      currentCents: 500_00,
      deadline: null,
    });
    expect(check({}).values).toMatchObject({ interestRate: null, minimumCents: null });
    expect(check({ interestRate: " ", minimumPayment: " " }).values).toMatchObject({
      interestRate: null,
      minimumCents: null,
    });
    expect(check({ minimumPayment: "0" }).values?.minimumCents).toBe(0);
    expect(check({ deadline: TODAY }).values?.deadline).toBe(TODAY);
    expect(check({ name: "x".repeat(NAME_LIMIT) }).values?.name).toHaveLength(NAME_LIMIT);
  });

  test.each<[Partial<GoalFields>, string, keyof GoalFields]>([
    [{ name: " \n " }, "missing", "name"],
    [{ targetAmount: "  " }, "missing", "targetAmount"],
    [{ deadline: " " }, "missing", "deadline"],
    [{ targetAmount: "many" }, "target", "targetAmount"],
    [{ targetAmount: "0" }, "target", "targetAmount"],
    [{ targetAmount: "-1" }, "target", "targetAmount"],
    [{ currentAmount: "few" }, "current", "currentAmount"],
    [{ currentAmount: "-0.01" }, "current", "currentAmount"],
    [{ currentAmount: "500.01" }, "above", "currentAmount"],
    [{ deadline: "2026-11-20" }, "deadline", "deadline"],
    [{ deadline: "2027-02-30" }, "noDay", "deadline"],
    [{ deadline: "20027-01-01" }, "year", "deadline"],
    [{ deadline: "2200-01-01" }, "year", "deadline"],
    [{ deadline: "9999-01-01" }, "year", "deadline"],
    [{ deadline: "the 2999-th" }, "noDay", "deadline"],
    [{ color: "black" }, "color", "color"],
    [{ name: "x".repeat(NAME_LIMIT + 1) }, "name", "name"],
    [{ interestRate: "101" }, "rate", "interestRate"],
    [{ minimumPayment: "some" }, "minimum", "minimumPayment"],
    [{ minimumPayment: "-1" }, "minimum", "minimumPayment"],
  ])("%j is refused: %s, at %s", (over, code, field) => {
    expect(check(over).problem).toEqual({ code, field });
  });

  test("a deadline that was kept may have passed", () => {
    expect(check({ deadline: "2026-01-01" }, { keptDeadline: "2026-01-01" }).values?.deadline).toBe("2026-01-01");
    expect(check({ deadline: "2026-01-02" }, { keptDeadline: "2026-01-01" }).problem?.code).toBe("deadline");
  });

  test("a rate is a percentage from 0 to 100 with four decimals at most", () => {
    expect(["0", "7", "100", "19.99", "4.1234", "5%", "5 %", ""].map(parseRate)).toEqual([
      0,
      7,
      100,
      19.99,
      4.1234,
      5,
      5,
      null,
    ]);
    for (const text of ["100.0001", "4.12345", "5%%", "%5", "-1", "x5", "5x", "5.", ".5", "1e1", "1000", "5% a year"])
      expect(parseRate(text), text).toBeUndefined();
  });

  test("an amount to add is more than nothing", () => {
    expect(["0.01", "5", "0", "-5", "x", ""].map(checkAmount)).toEqual([1, 500, null, null, null, null]);
  });
});

describe("the ledger", () => {
  const entry = (amountCents: number, kind: LedgerEntry["kind"], day = TODAY): LedgerEntry => ({
    amountCents,
    kind,
    day,
  });

  test("the tracker counts what was put aside and corrected, of this month and this year", () => {
    const entries = [
      entry(100, "contribution"),
      entry(30, "correction", "2026-11-01"),
      entry(7, "contribution", "2026-01-31"),
      entry(5_000, "opening"),
      entry(900, "payment"),
      entry(3, "contribution", "2025-11-21"),
    ];
    expect(savingsTracker(entries, TODAY)).toEqual({
      monthlyStats: { monthName: "November", currentCents: 130 },
      yearlyStats: { year: 2026, currentCents: 137 },
    });
  });

  test("without anything added there's no tracker; what was taken back doesn't go below nothing", () => {
    expect(savingsTracker([], TODAY)).toBeNull();
    expect(savingsTracker([entry(5_000, "opening"), entry(900, "payment")], TODAY)).toBeNull();
    expect(savingsTracker([entry(0, "contribution"), entry(-5, "correction")], TODAY)).toBeNull();
    expect(savingsTracker([entry(1, "correction")], TODAY)?.monthlyStats.currentCents).toBe(1);
    const back = [entry(5, "contribution", "2025-01-01"), entry(-3, "correction")];
    expect(savingsTracker(back, TODAY)).toMatchObject({
      monthlyStats: { currentCents: 0 },
      yearlyStats: { currentCents: 0 },
    });
  });

  test("a correction takes back what was added first, then what it began with, and nothing where nothing changes", () => {
    const ledger = { openingCents: 100, addedCents: 50 };
    expect(correctionEntries(ledger, 150)).toEqual([]);
    expect(correctionEntries(ledger, 151)).toEqual([{ kind: "correction", amountCents: 1 }]);
    expect(correctionEntries(ledger, 100)).toEqual([{ kind: "correction", amountCents: -50 }]);
    expect(correctionEntries(ledger, 99)).toEqual([
      { kind: "correction", amountCents: -50 },
      { kind: "opening", amountCents: -1 },
    ]);
    expect(correctionEntries({ openingCents: 100, addedCents: 0 }, 40)).toEqual([
      { kind: "opening", amountCents: -60 },
    ]);
    expect(correctionEntries({ openingCents: 100, addedCents: -20 }, 40)).toEqual([
      { kind: "opening", amountCents: -40 },
    ]);
  });

  test("a target of nothing has no progress, and 100 always means done", () => {
    expect([progressPercent(5, 0), progressPercent(5, -5), progressPercent(-5, 10)]).toEqual([0, 0, 0]);
    expect([progressPercent(999, 1_000), progressPercent(1_000, 1_000), progressPercent(2_000, 1_000)]).toEqual([
      99, 100, 100,
    ]);
  });
});

test("each achievement says in dollars what it takes", () => {
  expect(achievements(0, 0).map(({ name, hint }) => `${name}: ${hint}`)).toEqual([
    "Goal Setter: Set your first goal",
    "Progress Maker: Reach $100.00 in all",
    "Milestone Master: Reach $1,000.00 in all",
    "Financial Champion: Reach $5,000.00 in all",
  ]);
});
