import { expect, test } from "vitest";
import { BUDGET_GROUPS, CATEGORIES, categoryIcon } from "~/domain/categories/list";
import type { MonthTotal } from "~/domain/ledger/totals";
import {
  categoryColor,
  categoryGroup,
  spendingTrends,
  trendRange,
  trendSentence,
  trendsJson,
} from "~/domain/screens/trends";

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
  expect(trendSentence(trends)).toBe("Over the last 2 complete months you kept $57.00 of what came in.");
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

test("each group has a colour of its own", () => {
  const colors = BUDGET_GROUPS.map((group) => categoryColor(group.categories[0]?.id ?? ""));
  expect(new Set([...colors, categoryColor("zzz")]).size).toBe(BUDGET_GROUPS.length + 1);
  for (const color of [...colors, categoryColor("zzz")]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  for (const { id, categories } of BUDGET_GROUPS)
    for (const category of categories) {
      expect(categoryGroup(category.id)).toBe(id);
      expect(categoryColor(category.id)).toBe(categoryColor(categories[0]?.id ?? ""));
    }
  expect(categoryGroup("zzz")).toBe("other");
});

test("the sentence counts complete months alone, those with anything in them", () => {
  const said = (...sums: MonthTotal[]) => trendSentence(spendingTrends("2025-02-03", sums));
  const today = sum("2025-02", "", "income", 99_00);
  expect(said(today)).toBe("Your first complete month will be compared here.");
  expect(said(today, sum("2025-01", "gas", "spending", -20_00))).toBe(
    "In the last complete month $20.00 more went out than came in.",
  );
  expect(said(today, sum("2025-01", "gas", "spending", -20_00), sum("2024-12", "", "income", 20_00))).toBe(
    "Over the last 2 complete months you kept $0.00 of what came in.",
  );
});

test("3M is the range by default (DASH-025 DASH-026)", () => {
  expect([trendRange(null), trendRange("All"), trendRange("x")]).toEqual(["3M", "All", "3M"]);
});

test("every category has an emoji; an unknown one the chart (DASH-037)", () => {
  expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBeGreaterThanOrEqual(23);
  expect(CATEGORIES.every(({ id, icon }) => categoryIcon(id) === icon && icon !== "📊")).toBe(true);
  expect(categoryIcon("zzz")).toBe("📊");
});
