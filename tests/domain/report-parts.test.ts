// Rows that were split, as the report shows and sends them.
import { describe, expect, test } from "vitest";
import {
  linesOf,
  reportBadge,
  reportJson,
  rowCategory,
  type Report,
  type ReportRow,
  incomeSpendingReport,
} from "~/domain/screens/report";

const row: ReportRow = {
  ...{ id: "t", merchantName: "Shop", merchantIcon: "x", category: "groceries", kind: "spending", day: "2026-03-04" },
  ...{ cents: -12_00, pending: false },
};
const parts = [
  { category: "gas", cents: -2_00 },
  { category: "clothing", cents: -10_00 },
];

describe("a row of several categories", () => {
  test("names them all, and is a line for each where lines are added up", () => {
    expect(rowCategory({ ...row, parts })).toBe("Gas + Clothing");
    expect(linesOf({ ...row, parts })).toEqual([
      { ...row, category: "gas", cents: -2_00, parts: [] },
      { ...row, category: "clothing", cents: -10_00, parts: [] },
    ]);
  });

  test("of none stands as it is", () => {
    for (const bare of [row, { ...row, parts: [] }]) {
      expect(rowCategory(bare)).toBe("Groceries");
      expect(linesOf(bare)).toEqual([bare]);
    }
  });

  test("is sent with its parts in dollars, and others without", () => {
    const report = incomeSpendingReport("month", "2026-03-31", [], []);
    const [split, empty, whole] = reportJson(report, [{ ...row, parts }, { ...row, parts: [] }, row]).transactions;
    expect(split).toMatchObject({
      amount: -12,
      parts: [
        { category: "Gas", amount: -2 },
        { category: "Clothing", amount: -10 },
      ],
    });
    expect(empty).not.toHaveProperty("parts");
    expect(whole).not.toHaveProperty("parts");
  });
});

test("while more income is to come than came so far, a share of it says nothing", () => {
  const report = (income: number, isPart = true): Report => ({
    ...incomeSpendingReport("month", "2026-03-31", [], []),
    ...{ income, spending: 50_00, previousIncome: 100_00 },
    soFar: isPart ? { to: "2026-02-10", income: 0, spending: 0 } : null,
  });
  expect(reportBadge(report(99_99), 0)).toBeNull();
  expect(reportBadge(report(100_00), 0)?.tone).toBe("good");
  expect(reportBadge(report(99_99, false), 0)?.tone).toBe("good");
});
