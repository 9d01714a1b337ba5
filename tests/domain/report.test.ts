import { describe, expect, test } from "vitest";
import { csvCell, csvFileName, csvHead, csvRows } from "~/domain/books/csv";
import {
  type ReportRow,
  awaitsIncome,
  incomeChange,
  incomeSpendingReport,
  isReportRow,
  listLine,
  ratioBadge,
  holdsPay,
  reportBadge,
  reportFromJson,
  reportJson,
  reportRanges,
  spendingChange,
} from "~/domain/screens/report";
import { comparedWords, RATIO_WORDS, ratioSentence, unpaidWeek } from "~/texts/dashboard";
import type { MonthTotal } from "~/domain/ledger/totals";
import { formatPercent } from "~/domain/money";

const sum = (month: string, category: string, kind: MonthTotal["kind"], cents: number): MonthTotal => ({
  month,
  category,
  kind,
  cents,
  count: 1,
});
const row = (over: Partial<ReportRow>): ReportRow => ({
  id: "t1",
  merchantName: "Shop",
  merchantIcon: "🛒",
  category: "groceries",
  kind: "spending",
  day: "2025-03-04",
  cents: -12_50,
  pending: false,
  ...over,
});
const months = [
  sum("2025-03", "", "income", 1100_00),
  sum("2025-03", "groceries", "spending", -75_00),
  sum("2025-03", "gas", "spending", -25_00),
  sum("2025-03", "clothing", "refund", 5_00),
  sum("2025-02", "", "income", 1000_00),
  sum("2025-02", "gas", "spending", -50_00),
];

describe("the report", () => {
  test("totals, comparison and categories (REPORT-001 REPORT-004 REPORT-009)", () => {
    const report = incomeSpendingReport("month", "2025-03-31", [], months);
    expect(report).toMatchObject({
      soFar: null,
      income: 1100_00,
      spending: 95_00,
      previousIncome: 1000_00,
      previousSpending: 50_00,
    });
    expect(formatPercent(incomeChange(report))).toBe("10.0%");
    expect(report.categories.map(({ name, cents, percentage }) => [name, cents, percentage])).toEqual([
      ["Groceries", 75_00, 75],
      ["Gas", 25_00, 25],
      ["Clothing", -5_00, 0],
    ]);
    expect(report.categories.reduce((all, { cents }) => all + cents, 0)).toBe(report.spending);
  });
  test("the week report takes Sunday to Saturday and the week before, across months", () => {
    expect(reportRanges("week", "2025-03-01")).toEqual({
      range: { from: "2025-02-23", to: "2025-03-01" },
      previousRange: { from: "2025-02-16", to: "2025-02-22" },
    });
    const report = incomeSpendingReport(
      "week",
      "2025-03-01",
      [
        { day: "2025-02-23", category: "", kind: "spending", cents: -3_00, count: 1 },
        { day: "2025-02-22", category: "", kind: "income", cents: 8_00, count: 1 },
      ],
      [],
    );
    expect(report).toMatchObject({ spending: 3_00, previousIncome: 8_00, income: 0 });
    expect(report.categories[0]?.name).toBe("Miscellaneous");
  });
  test("a part of a month is held against the same part of the month before", () => {
    const days = [
      { day: "2025-02-05", category: "gas", kind: "spending" as const, cents: -40_00, count: 1 },
      { day: "2025-02-06", category: "gas", kind: "spending" as const, cents: -10_00, count: 1 },
      { day: "2025-02-27", category: "", kind: "income" as const, cents: 1000_00, count: 1 },
    ];
    const spentOnly = months.filter(({ month, kind }) => month === "2025-02" || kind !== "income");
    const report = incomeSpendingReport("month", "2025-03-05", days, spentOnly);
    // By Feb 5 nothing had come in, and 40 was spent: no change of income, and 95 against 40.
    expect(report.soFar).toEqual({ to: "2025-02-05", income: 0, spending: 40_00 });
    expect([incomeChange(report), spendingChange(report)]).toEqual([0, 137.5]);
    // Payday is on the 27th: what is spent of income can't be told before.
    expect(reportBadge(report, 1000_00)).toBeNull();
    expect(reportBadge(incomeSpendingReport("month", "2025-03-31", days, spentOnly), 1000_00)?.tone).toBe(
      "destructive",
    );
    expect(reportBadge(incomeSpendingReport("month", "2025-03-28", days, months), 1000_00)?.tone).toBe("good");
    expect(awaitsIncome(report)).toBe(true);
    expect(awaitsIncome(incomeSpendingReport("month", "2025-03-31", days, spentOnly))).toBe(false);
    expect(awaitsIncome(incomeSpendingReport("month", "2025-03-28", days, months))).toBe(false);
    expect(csvHead(report)).toContain('"Previous period to 2025-02-05"');
    expect(csvHead(report)).toContain('"Spending",95.00,40.00,137.5%\r\n');
    expect(reportFromJson(reportJson(report, []), "2025-03-05").report.soFar).toEqual(report.soFar);
  });
  test("a week is judged where pay falls into it and into the one before", () => {
    const week = (income: number, before: number) => {
      const sums = [
        ["2025-02-24", "income", income],
        ["2025-02-17", "income", before],
        ["2025-02-25", "spending", -630_00],
      ] as const;
      const days = sums.map(([day, kind, cents]) => ({ day, category: "", kind, cents, count: 1 }));
      return incomeSpendingReport("week", "2025-03-01", days, []);
    };
    // Pay every two weeks, or once a month beside a little every week: no alarm, and no praise.
    for (const [income, before] of [
      [93_11, 2_806_00],
      [2_806_00, 93_11],
      [93_11, 93_11],
      [0, 0],
    ] as const)
      expect([holdsPay(week(income, before), 6_172_00), reportBadge(week(income, before), 6_172_00)]).toEqual([
        false,
        null,
      ]);
    // Weekly pay, and where last month isn't known.
    expect(reportBadge(week(700_00, 700_00), 3_000_00)?.tone).toBe("destructive");
    expect(reportBadge(week(700_00, 700_00), 0)?.tone).toBe("destructive");
    expect(unpaidWeek("2025-03-07")).toBe("Not every week brings pay, so income isn't compared. Next payday is Mar 7.");
    expect(comparedWords(week(1, 1))).toBe("vs. Feb 16–22");
    const oneDay = { from: "2025-02-16", to: "2025-02-16" };
    expect(comparedWords({ previousRange: oneDay, soFar: null })).toBe("vs. Feb 16");
    const twoMonths = { from: "2025-01-28", to: "2025-02-03" };
    expect(comparedWords({ previousRange: twoMonths, soFar: null })).toBe("vs. Jan 28 – Feb 3");
  });
  test("the spending ratio badge (REPORT-005 REPORT-006 REPORT-007 REPORT-008)", () => {
    expect(ratioBadge(100, 81)).toEqual({ tone: "destructive" });
    expect(RATIO_WORDS.destructive).toBe("High spending ratio - consider reducing expenses");
    expect(ratioBadge(100, 80).tone).toBe("moderate");
    expect(ratioBadge(100, 61)).toEqual({ tone: "moderate" });
    expect(RATIO_WORDS.moderate).toBe("Moderate spending ratio");
    expect(ratioBadge(100, 60)).toEqual({ tone: "good" });
    expect(RATIO_WORDS.good).toBe("Good spending ratio");
    expect(ratioBadge(0, 1).tone).toBe("destructive");
    expect(ratioBadge(0, 0).tone).toBe("good");
  });
  test("rows have type income or other; transfers and pending rows are not in it (REPORT-011 API-024)", () => {
    const rows = [
      row({}),
      row({ id: "t2", kind: "income", category: "", cents: 5_00, description: "Pay" }),
      row({ id: "t3", kind: "transfer" }),
      row({ id: "t4", pending: true }),
    ];
    const json = reportJson(incomeSpendingReport("month", "2025-03-05", [], months), rows);
    expect(json.transactions).toEqual([
      { id: "t1", description: "Shop", category: "Groceries", date: "2025-03-04", type: "other", amount: -12.5 },
      { id: "t2", description: "Pay", category: "Income", date: "2025-03-04", type: "income", amount: 5 },
    ]);
    expect(isReportRow({ kind: "card_payment", pending: false })).toBe(false);
  });
});

describe("the CSV", () => {
  test("file name (REPORT-013)", () => {
    expect(csvFileName("week", "2025-03-05")).toBe("income-spending-report-week-2025-03-05.csv");
  });
  test("summary, categories, rows (REPORT-014)", () => {
    const text =
      csvHead(incomeSpendingReport("month", "2025-03-31", [], months)) +
      csvRows([row({ merchantName: 'Joe "the" Shop' })]);
    expect(text).toContain('"Income",1100.00,1000.00,10.0%\r\n');
    expect(text).toContain('"Groceries",75.00,75.0%\r\n');
    expect(text).toContain('"2025-03-04","Joe ""the"" Shop","Groceries","other",-12.50\r\n');
    expect(text.indexOf("Summary")).toBeLessThan(text.indexOf("Category"));
  });
  test("no cell can be a live formula (REPORT-014)", () => {
    for (const start of [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      " =1",
      "\n=cmd|' /C calc'!A0",
      "\uFEFF=1",
      "|x",
      "＝1",
      "\u0000=1",
      "'=1",
      '"=1',
    ]) {
      const inner = csvCell(start).slice(1, -1).replaceAll('""', '"');
      expect(inner, JSON.stringify(start)).not.toMatch(/^[\s\uFEFF]*[=+\-@|＝]/);
    }
    expect(csvCell("plain")).toBe('"plain"');
  });
});

describe("lines and the way back", () => {
  test("a screen that asked the API gets the report as it was, to the cent", () => {
    for (const period of ["week", "month"] as const) {
      const days = [
        { ...sum("", "gas", "spending", -10_01), day: "2025-03-04" },
        { ...sum("", "", "income", 3), day: "2025-03-05" },
      ];
      const report = incomeSpendingReport(period, "2025-03-05", days, months);
      const rows = [
        row({}),
        row({ id: "t2", kind: "income", cents: 1100_29, description: "Pay" }),
        row({ id: "t3", pending: true }),
      ];
      const json = reportJson(report, rows);
      expect(json.categories[0]?.amount).toBe(period === "week" ? 10.01 : 75);
      expect(reportFromJson(json, "2025-03-05")).toEqual({
        report,
        lines: [
          { id: "t1", description: "Shop", category: "Groceries", day: "2025-03-04", type: "other", cents: -12_50 },
          { id: "t2", description: "Pay", category: "Income", day: "2025-03-04", type: "income", cents: 1100_29 },
        ],
      });
    }
  });

  test("a line of the list has a description only where the row has one", () => {
    const line = {
      id: "t1",
      merchantName: "Shop",
      merchantIcon: "🛒",
      category: "Groceries",
      day: "2025-03-04",
      cents: -12_50,
    };
    expect(listLine(row({}))).toEqual({ ...line, pending: false });
    expect(listLine(row({ pending: true, description: "Milk" }))).toEqual({
      ...line,
      pending: true,
      description: "Milk",
    });
    expect(listLine(row({ description: "" }))).not.toHaveProperty("description");
  });

  test("the share of the income that was spent, and its words where there's no income", () => {
    const said = (income: number, soFar = false) =>
      ratioSentence({
        income,
        spending: 100,
        period: "month",
        soFar: soFar ? { to: "2025-03-05", income: 0, spending: 0 } : null,
      });
    expect([said(300), said(100, true), said(0), said(-1, true)]).toEqual([
      "You've spent 33.3% of this month's income.",
      "You've spent 100.0% of this month's income.",
      "No income this month.",
      "No income this month yet.",
    ]);
    expect([ratioBadge(0, 0), ratioBadge(0, 1), ratioBadge(-1, 5)].map(({ tone }) => tone)).toEqual([
      "good",
      "destructive",
      "destructive",
    ]);
    expect(
      [ratioBadge(0, -1), ratioBadge(100, 60), ratioBadge(100, 61), ratioBadge(100, 80), ratioBadge(100, 81)].map(
        ({ tone }) => tone,
      ),
    ).toEqual(["good", "good", "moderate", "moderate", "destructive"]);
  });

  test("a category with nothing in it has no share, also where nothing was spent at all", () => {
    const none = [sum("2025-03", "gas", "spending", 0), sum("2025-03", "clothing", "refund", 5)];
    expect(
      incomeSpendingReport("month", "2025-03-05", [], none).categories.map(({ percentage }) => percentage),
    ).toEqual(incomeSpendingReport("month", "2025-03-05", [], none).categories.map(() => 0));
  });
});
