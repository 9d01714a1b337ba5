import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { contributionsOf, savedIn } from "~/domain/household/saved";
import { csvRows } from "~/domain/books/csv";
import { linesOf, listLine, type ReportRow, rowCategory } from "~/domain/screens/report";
import { insightsInWords } from "~/texts/insights";
import { household, sum } from "../support/coach";

describe("what is saved", () => {
  // 5,000 came in; 3,000 was spent, 400 of it into a 529 plan and 100 came back from it.
  const month = [
    sum("2026-10", "", 5_000, "income"),
    sum("2026-10", "mortgage_rent", 2_700),
    sum("2026-10", "college_fund", 400),
    sum("2026-10", "college_fund", 100, "refund"),
  ];

  test("is what was kept and what was put into savings: 5,000 − 3,000 + 300 = 2,300, 46 % of income", () => {
    expect(contributionsOf(month)).toBe(30_000);
    expect(savedIn(month)).toEqual({
      keptCents: 200_000,
      contributedCents: 30_000,
      savedCents: 230_000,
      ratePercent: 46,
    });
    expect(savedIn(month.slice(1)).ratePercent).toBeNull();
  });

  test("is one figure for the coach and the insight", () => {
    const sums = [...["2026-07", "2026-08", "2026-09"].map((name) => sum(name, "groceries", 900)), ...month];
    const sheet = buildFacts(household({ sums, recurring: [], accounts: [], goals: [] }));
    expect([sheet.cents("kept.last"), sheet.cents("saved.last"), sheet.number("savings-rate.last")]).toEqual([
      200_000, 230_000, 46,
    ]);
    const { message, title } =
      insightsInWords({
        today: "2026-11-21",
        months: sums,
        accounts: [],
        budgets: [],
        goals: [],
        history: [],
        recurring: [],
      }).find(({ rule }) => rule === "saved-well") ?? {};
    expect(title).toBe("You saved 46.0% of October's income");
    expect(message).toContain("That's $2,300.00 of");
  });
});

describe("a split row", () => {
  const row: ReportRow = {
    id: "r",
    merchantName: "Everything Shop",
    merchantIcon: "🛒",
    category: "groceries",
    kind: "spending",
    day: "2026-11-03",
    cents: -10_000,
    pending: false,
    parts: [
      { category: "groceries", cents: -7_500 },
      { category: "clothing", cents: -2_500 },
    ],
  };

  test("shows its parts in lists, and is a line for each part where lines are added up", () => {
    expect(rowCategory(row)).toBe("Groceries + Clothing");
    expect(listLine(row)).toMatchObject({ category: "Groceries + Clothing", cents: -10_000 });
    expect(csvRows([row]).split("\r\n").slice(0, 2)).toEqual([
      '"2026-11-03","Everything Shop","Groceries","other",-75.00',
      '"2026-11-03","Everything Shop","Clothing","other",-25.00',
    ]);
    expect(linesOf({ ...row, parts: [] })).toHaveLength(1);
  });

  test("property: its lines add up to it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90_000, max: -1 }), { minLength: 1, maxLength: 8 }), (parts) => {
        const cents = parts.reduce((all, part) => all + part, 0);
        const lines = linesOf({ ...row, cents, parts: parts.map((part) => ({ category: "gas", cents: part })) });
        expect(lines.reduce((all, line) => all + line.cents, 0)).toBe(cents);
      }),
    );
  });
});
