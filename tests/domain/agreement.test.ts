import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "~/domain/categories/list";
import { TRANSACTION_KINDS } from "~/domain/categories/classify";
import { csvHead, csvRows } from "~/domain/books/csv";
import { dashboardView } from "~/domain/screens/dashboard";
import { insightsView } from "~/texts/insights";
import { demo } from "~/sandbox/sample/demo-screen";
import { parseCents } from "~/domain/money";
import { addDays, dayOf, monthOf, monthRange, weekOf } from "~/domain/periods";
import { type ReportRow, incomeSpendingReport, isReportRow } from "~/domain/screens/report";
import { sumsOfRows } from "~/domain/ledger/totals";

const SPENDING = ["spending", "refund", "loan_payment"];
const zones = [
  "UTC",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Pacific/Pago_Pago",
  "Europe/Berlin",
];

const moments = fc.oneof(
  fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2027-12-31T23:59:59Z"), noInvalidDate: true }),
  fc
    .constantFrom(
      "2024-02-29T23:30:00Z",
      "2024-12-31T23:59:59Z",
      "2025-01-01T00:00:00Z",
      "2025-03-01T04:00:00Z",
      "2026-10-31T12:00:00Z",
      "2026-11-01T09:00:00Z",
    )
    .map((text) => new Date(text)),
);
const households = fc.record({
  now: moments,
  zone: fc.constantFrom(...zones),
  drawn: fc.array(
    fc.record({
      ago: fc.integer({ min: -3, max: 70 }),
      cents: fc.integer({ min: -900_000, max: 900_000 }),
      kind: fc.constantFrom(...TRANSACTION_KINDS),
      category: fc.constantFrom("", "", ...CATEGORIES.map(({ id }) => id)),
      pending: fc.boolean(),
    }),
    { maxLength: 80 },
  ),
});

function people({
  now,
  zone,
  drawn,
}: {
  now: Date;
  zone: string;
  drawn: { ago: number; cents: number; kind: ReportRow["kind"]; category: string; pending: boolean }[];
}) {
  const today = dayOf(now, zone);
  const rows: ReportRow[] = drawn
    .map(({ ago, cents, kind, category, pending }, index) => ({
      id: String(index),
      merchantName: `Shop ${index}`,
      merchantIcon: "🛒",
      category,
      kind,
      day: addDays(today, -ago),
      cents,
      pending: pending && index % 3 === 0,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  return { today, rows, ...sumsOfRows(rows) };
}
const total = (rows: readonly ReportRow[], range: { from: string; to: string }, kinds: readonly string[]): number =>
  rows.reduce(
    (sum, row) =>
      !row.pending && row.day >= range.from && row.day <= range.to && kinds.includes(row.kind) ? sum + row.cents : sum,
    0,
  );

describe("every figure agrees with the rows and with each other, to the cent", () => {
  test("cards, reports, chart and tiles over generated households (DASH-012 REPORT-001 DASH-028 DASH-029)", () => {
    fc.assert(
      fc.property(households, (input) => {
        const { today, rows, days, months } = people(input);
        const view = (period: "week" | "month") =>
          dashboardView({
            today,
            period,
            days,
            months,
            rows,
            balances: [123_45],
            recordedPreviousBalance: null,
            creditScore: null,
            savingsProgress: null,
            insights: { summary: "", insights: [] },
            budgets: [],
            untilPay: [],
            safe: null,
            reserve: null,
            owed: { cents: 0, debts: 0, elsewhereCents: 0, unseen: [] },
            plan: null,
            nextPlan: null,
          });
        const month = monthRange(monthOf(today));
        const byMonth = view("month");
        const byWeek = view("week");
        expect(byMonth.overview.monthlySpending).toBe(0 - total(rows, month, SPENDING));
        expect(byMonth.overview.weeklySpending).toBe(0 - total(rows, weekOf(today), SPENDING));
        expect(byMonth.overview.dailySpending).toBe(0 - total(rows, { from: today, to: today }, SPENDING));
        expect(byMonth.report.spending).toBe(byMonth.overview.monthlySpending);
        expect(byWeek.report.spending).toBe(byMonth.overview.weeklySpending);
        expect(byMonth.report.previousSpending).toBe(byMonth.overview.previousMonthSpending);
        expect(byMonth.report.income).toBe(total(rows, month, ["income"]));
        expect(byWeek.report.income).toBe(total(rows, weekOf(today), ["income"]));
        expect(byMonth.trends.months.at(-1)).toMatchObject({
          income: byMonth.report.income,
          expenses: byMonth.report.spending,
        });
        expect(byMonth.trends.months.at(-2)).toMatchObject({
          income: byMonth.report.previousIncome,
          expenses: byMonth.report.previousSpending,
        });
        const sum = (parts: readonly { cents: number }[]) => parts.reduce((all, { cents }) => all + cents, 0);
        expect(sum(byMonth.trends.tiles)).toBe(byMonth.report.spending);
        expect(sum(byMonth.report.categories)).toBe(byMonth.report.spending);
        expect(byMonth.trends.tiles.map(({ id, cents }) => [id, cents])).toEqual(
          byMonth.report.categories.map(({ id, cents }) => [id, cents]),
        );
        expect(byMonth.overview.previousMonthBalance).toBe(123_45 - total(rows, month, TRANSACTION_KINDS));
      }),
      { numRuns: 300 },
    );
  });

  test("the rows of the CSV add up to its summary (REPORT-014)", () => {
    fc.assert(
      fc.property(households, fc.constantFrom("week" as const, "month" as const), (input, period) => {
        const { today, rows, days, months } = people(input);
        const report = incomeSpendingReport(period, today, days, months);
        const inPeriod = rows.filter((row) => row.day >= report.range.from && row.day <= report.range.to);
        const lines = (csvHead(report) + csvRows(inPeriod)).split("\r\n");
        const body = lines.slice(lines.findIndex((line) => line.startsWith('"Date"')) + 1).filter(Boolean);
        expect(body.length).toBe(inPeriod.filter(isReportRow).length);
        const amounts = body.map((line) => ({
          income: line.includes('"income"'),
          cents: parseCents(line.slice(line.lastIndexOf(",") + 1)) ?? Number.NaN,
        }));
        const sum = (income: boolean) =>
          amounts.reduce((all, part) => (part.income === income ? all + part.cents : all), 0);
        expect(sum(true)).toBe(report.income);
        expect(0 - sum(false)).toBe(report.spending);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the sample household", () => {
  test.each(["2026-11-21", "2026-03-01", "2028-02-29", "2026-01-01"])(
    "on %s is the same for everybody, and not empty (DASH-010)",
    (today) => {
      const sample = demo(today);
      expect(sample).toEqual(demo(today));
      const view = dashboardView({
        ...sample,
        insights: insightsView(sample.insights),
        period: "month",
        balances: sample.accounts.map(({ balance }) => balance),
        reserve: null,
        savingsProgress: null,
      });
      expect(view.overview.totalBalance).not.toBe(0);
      expect(view.recent).toHaveLength(5);
      expect(view.trends.months.slice(0, -1).every(({ income, expenses }) => income > 0 && expenses > 0)).toBe(true);
      expect(view.overview.previousMonthSpending).toBeGreaterThan(0);
      expect(sample.budgets.length).toBeGreaterThan(3);
      expect(sample.insights.length).toBeGreaterThan(0);
    },
  );
});
