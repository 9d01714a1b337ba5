import { expect, test } from "vitest";
import { insightsInWords } from "~/texts/insights";
import { findRecurring, type HistoryRow } from "~/domain/ledger/recurring";
import { addMonthsToDay, samePart } from "~/domain/periods";
import { sum } from "../support/coach";

const TODAY = "2026-11-22";
const bill = (merchantName: string, category: string, day: string, dollars: number): HistoryRow => ({
  id: `${merchantName}-${day}`,
  merchantName,
  category,
  kind: "spending",
  day,
  cents: -dollars * 100,
  accountId: "a1",
});
/** Power by the month, from November a year ago: cheap in summer, dear in winter. */
const POWER = [210, 240, 250, 220, 160, 110, 90, 95, 100, 95, 120, 150, 215];
const power = (dollars = POWER) =>
  dollars.map((price, index) => bill("Valley Power", "utilities", addMonthsToDay("2025-11-09", index), price));
const monthsOf = (rows: readonly HistoryRow[]) =>
  rows.map((row) => sum(row.day.slice(0, 7), row.category, -row.cents / 100, "spending", 1));
const rules = (history: readonly HistoryRow[]) =>
  insightsInWords({
    today: TODAY,
    months: [sum("2025-10", "groceries", 1), ...monthsOf(history)],
    accounts: [],
    budgets: [],
    goals: [],
    history,
    recurring: findRecurring(history, TODAY),
  }).map(({ rule }) => rule);

test("a winter's bill is quiet where the winter before was the same, and speaks where it was not", () => {
  // A usual month is 153.33 (November 210 to October 150: 1,840 ÷ 12), last November 210: 215 is nothing new.
  expect(rules(power())).toEqual([]);
  // 300 against 210: 43 % more than a year ago, and 90 above it.
  const dear = rules(power([...POWER.slice(0, -1), 300]));
  expect(dear).toContain("category-above-usual");
  expect(dear).toContain("bill-rose");
  // Without the year before, the months before are all there is: 215 against a median of 97.50.
  expect(rules(power().slice(-7))).toContain("bill-rose");
});

test("a fixed bill that has come is quiet, also where it comes once a quarter", () => {
  const insurance = [-9, -6, -3, 0].map((back) =>
    bill("Evergreen Auto", "auto_insurance", addMonthsToDay("2026-11-06", back), 355),
  );
  // 355 this month against a usual month of 118: all of it is the bill.
  expect(rules(insurance)).toEqual([]);
  const garage = bill("Evergreen Repairs", "auto_insurance", "2026-11-15", 90);
  expect(rules([...insurance, garage])).toContain("category-above-usual");
});

test("the same part of the period before: as many days, no more than it has, and none once this one is complete", () => {
  const month = (name: string) => ({ from: `${name}-01`, to: name === "2026-02" ? "2026-02-28" : `${name}-31` });
  expect(samePart(month("2026-03"), month("2026-02"), "2026-03-05")).toEqual({ from: "2026-02-01", to: "2026-02-05" });
  expect(samePart(month("2026-03"), month("2026-02"), "2026-03-30")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(samePart(month("2026-03"), month("2026-02"), "2026-03-31")).toBeNull();
});
