// The report and the transactions as files for spreadsheets, cell by cell.
import { describe, expect, test } from "vitest";
import {
  csvAmount,
  csvCell,
  csvFileName,
  csvHead,
  csvRows,
  csvTransactionHead,
  csvTransactions,
} from "~/domain/books/csv";
import type { Report, ReportRow } from "~/domain/screens/report";

const report = (more: Partial<Report> = {}): Report => ({
  period: "month",
  range: { from: "2026-03-01", to: "2026-03-31" },
  previousRange: { from: "2026-02-01", to: "2026-02-28" },
  ...{ income: 1_100_00, spending: 95_50, previousIncome: 1_000_00, previousSpending: 191_00, soFar: null },
  categories: [{ id: "gas", name: 'Gas "and" more', icon: "x", cents: 95_50, percentage: 100 }],
  ...more,
});
const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id: "t", merchantName: "Shop", merchantIcon: "x", category: "groceries", kind: "spending", day: "2026-03-04" },
  ...{ cents: -12_05, pending: false },
  ...more,
});
const lines = (text: string) => text.split("\r\n");

describe("cells", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [12_34, "12.34"],
    [-1_234_50, "-1234.50"],
  ])("%d cents are %s", (cents, text) => expect(csvAmount(cents)).toBe(text));

  test.each([
    ["Shop", '"Shop"'],
    ['a "b" c', '"a ""b"" c"'],
    ["=1+1", '"\'=1+1"'],
    [" @x", '"\' @x"'],
    ["\ufeff-1", '"\'\ufeff-1"'],
    ["a\u0000b\u001fc", '"abc"'],
    ["two\nlines", '"two\nlines"'],
    ["a=b", '"a=b"'],
  ])("%j is %s", (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe("the report", () => {
  test("says its period, its sums, how they changed, its categories, and what the rows' columns are", () => {
    expect(lines(csvHead(report()))).toEqual([
      '"Income vs Spending Report","Month"',
      '"From","2026-03-01"',
      '"To","2026-03-31"',
      "",
      '"Summary","This period","Previous period","Change"',
      '"Income",1100.00,1000.00,10.0%',
      '"Spending",95.50,191.00,-50.0%',
      '"Net",1004.50,809.00,""',
      "",
      '"Category","Amount","Percentage"',
      '"Gas ""and"" more",95.50,100.0%',
      "",
      '"Date","Description","Category","Type","Amount"',
      "",
    ]);
  });

  test("of a week says so, and a part of a period is held against the same part", () => {
    const said = lines(csvHead(report({ period: "week", soFar: { to: "2026-02-03", income: 500_00, spending: 0 } })));
    expect(said[0]).toBe('"Income vs Spending Report","Week"');
    expect(said[4]).toContain('"Previous period to 2026-02-03"');
    expect(said[7]).toBe('"Net",1004.50,500.00,""');
  });

  test("its rows are those that count, a split one part by part", () => {
    const parts = [
      { category: "gas", cents: -2_00 },
      { category: "groceries", cents: -10_05 },
    ];
    const rows = [row(), row({ pending: true }), row({ kind: "transfer" }), row({ parts, description: "Trip" })];
    expect(lines(csvRows([...rows, row({ kind: "income", cents: 5 })]))).toEqual([
      '"2026-03-04","Shop","Groceries","other",-12.05',
      '"2026-03-04","Trip","Gas","other",-2.00',
      '"2026-03-04","Trip","Groceries","other",-10.05',
      '"2026-03-04","Shop","Income","income",0.05',
      "",
    ]);
    expect(csvRows([])).toBe("");
  });

  test("its file is named for the period and the day", () => {
    expect(csvFileName("week", "2026-03-04")).toBe("income-spending-report-week-2026-03-04.csv");
  });
});

test("all transactions, with their accounts", () => {
  expect(csvTransactionHead()).toBe('"Date","Account","Description","Category","Kind","Pending","Note","Amount"\r\n');
  const parts = [{ category: "gas", cents: -12_05 }];
  expect(
    lines(
      csvTransactions([
        { ...row({ pending: true, kind: "card_payment" }), account: "Everyday" },
        { ...row({ description: "mine", parts }), account: "Card" },
      ]),
    ),
  ).toEqual([
    '"2026-03-04","Everyday","Shop","Card Payment","card payment","yes","",-12.05',
    '"2026-03-04","Card","Shop","Gas","spending","no","mine",-12.05',
    "",
  ]);
  expect(csvTransactions([])).toBe("");
});
