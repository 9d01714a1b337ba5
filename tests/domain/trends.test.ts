import { expect, test } from "vitest";
import { categoryColor } from "~/domain/categories/hues";
import { CATEGORIES, categoryIcon } from "~/domain/categories/list";
import type { MonthTotal } from "~/domain/ledger/totals";
import { addMonths } from "~/domain/periods";
import {
  CHART_MONTHS,
  shownMonths,
  spendingTrends,
  trendRange,
  trendsJson,
  TREND_RANGES,
} from "~/domain/screens/trends";
import { trendSentence } from "~/texts/dashboard";

const sum = (month: string, category: string, kind: MonthTotal["kind"], cents: number): MonthTotal => ({
  month,
  category,
  kind,
  cents,
  count: 1,
});

test("six months end with this one, each with income and expenses (DASH-028 API-019)", () => {
  const trends = spendingTrends("2025-02-03", [
    sum("2025-02", "gas", "spending", -10_00),
    sum("2025-01", "", "income", 50_00),
    sum("2024-09", "", "income", 7_00),
    sum("2024-08", "", "income", 9_00),
  ]);
  expect(trends.months.map(({ month }) => month)).toEqual([
    "Sep 2024",
    "Oct 2024",
    "Nov 2024",
    "Dec 2024",
    "Jan 2025",
    "Feb 2025",
  ]);
  expect(trendsJson(trends).spendingData.at(-1)).toEqual({ month: "Feb 2025", income: 0, expenses: 10 });
  expect(trends.months[0]).toMatchObject({ income: 7_00, expenses: 0 });
  expect(trendSentence(trends.months)).toBe("You kept $57.00 from Sep 2024 to Jan 2025.");
  // Of the months that are drawn, not of all that are known.
  expect(trendSentence(shownMonths(trends.months, "3M"))).toBe("You kept $50.00 in January.");
});

test("a tile has name, icon, colour and amount; refunds keep their sign (DASH-029)", () => {
  const json = trendsJson(
    spendingTrends("2025-02-03", [
      sum("2025-02", "gas", "spending", -10_00),
      sum("2025-02", "clothing", "refund", 3_00),
      sum("2025-02", "", "spending", -1_00),
    ]),
  );
  expect(json.categories).toEqual([
    { id: "gas", name: "Gas", icon: "⛽", color: categoryColor("gas"), amount: 10 },
    { id: "miscellaneous", name: "Miscellaneous", icon: "🧾", color: categoryColor("miscellaneous"), amount: 1 },
    { id: "clothing", name: "Clothing", icon: "👕", color: categoryColor("clothing"), amount: -3 },
  ]);
});

test("the sentence counts complete months alone, those with anything in them", () => {
  const said = (...sums: MonthTotal[]) => trendSentence(spendingTrends("2025-02-03", sums).months);
  const today = sum("2025-02", "", "income", 99_00);
  expect(said(today)).toBe("Your first complete month will be compared here.");
  expect(said(today, sum("2025-01", "gas", "spending", -20_00))).toBe(
    "You spent $20.00 more than you earned in January.",
  );
  expect(said(today, sum("2025-01", "gas", "spending", -20_00), sum("2024-12", "", "income", 20_00))).toBe(
    "You kept $0.00 from Dec 2024 to Jan 2025.",
  );
});

test("it speaks of the months that the range shows, with their years where there are two", () => {
  const sums = Array.from({ length: 20 }, (_, at) => sum(addMonths("2025-01", -at), "", "income", 10_00));
  const { months } = spendingTrends("2025-02-03", sums, 24);
  expect(TREND_RANGES.map((range) => trendSentence(shownMonths(months, range)))).toEqual([
    "You kept $20.00 from Dec 2024 to Jan 2025.",
    "You kept $50.00 from Sep 2024 to Jan 2025.",
    "You kept $110.00 from Mar 2024 to Jan 2025.",
    "You kept $200.00 from Jun 2023 to Jan 2025.",
  ]);
});

test("3M is the range by default (DASH-025 DASH-026)", () => {
  expect([trendRange(null), trendRange("All"), trendRange("x")]).toEqual(["3M", "All", "3M"]);
});

test("every category has an emoji; an unknown one the chart (DASH-037)", () => {
  expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBeGreaterThanOrEqual(23);
  expect(CATEGORIES.every(({ id, icon }) => categoryIcon(id) === icon && icon !== "📊")).toBe(true);
  expect(categoryIcon("zzz")).toBe("📊");
});

test("the chart reaches back to the first month with anything in it, over two years at most", () => {
  const months = (month: string) =>
    spendingTrends("2025-02-03", [sum(month, "", "income", 1)], CHART_MONTHS).months.map(({ key }) => key);
  expect(months("2025-02")).toHaveLength(6);
  expect(months("2024-05")[0]).toBe("2024-05");
  expect(months("2019-05")).toHaveLength(24);
  expect(months("2019-05").at(-1)).toBe("2025-02");
});

test("each range looks at the last months of the same figures (DASH-027)", () => {
  const { months } = spendingTrends("2025-02-03", [sum("2023-03", "", "income", 1)], CHART_MONTHS);
  const shown = TREND_RANGES.map((range) => shownMonths(months, range));
  expect(shown.map(({ length }) => length)).toEqual([3, 6, 12, 24]);
  for (const part of shown) expect(months.slice(-part.length)).toEqual(part);
});
