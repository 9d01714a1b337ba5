import { type Cents, formatPercent } from "~/domain/money";
import type { Day } from "~/domain/periods";
import {
  type Report,
  type ReportPeriod,
  type ReportRow,
  comparedWith,
  incomeChange,
  isReportRow,
  linesOf,
  reportType,
  rowCategory,
  rowDescription,
  spendingChange,
} from "~/domain/screens/report";

/** What a spreadsheet would run as a formula, also behind spaces, line breaks or a byte order mark. */
const FORMULA_START = /^[\s\uFEFF\u200B]*[=+\-@|%\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Every text cell is quoted; one that could be a formula starts with an apostrophe, so that it stays text. */
export function csvCell(text: string): string {
  const clean = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, "");
  const safe = FORMULA_START.test(clean) ? `'${clean}` : clean;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Plain figures, so that they can be added up: `-12.34`. They are the only cells that may start with a minus. */
export function csvAmount(cents: Cents): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const part = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}${whole}.${part}`;
}

const line = (...cells: string[]): string => `${cells.join(",")}\r\n`;

export function csvFileName(period: ReportPeriod, today: Day): string {
  return `income-spending-report-${period}-${today}.csv`;
}

/** Summary, then categories, then the heading of the rows. */
export function csvHead(report: Report): string {
  const before = comparedWith(report);
  return [
    line(csvCell("Income vs Spending Report"), csvCell(report.period === "week" ? "Week" : "Month")),
    line(csvCell("From"), csvCell(report.range.from)),
    line(csvCell("To"), csvCell(report.range.to)),
    line(""),
    line(
      ...["Summary", "This period", `Previous period${report.soFar ? ` to ${report.soFar.to}` : ""}`, "Change"].map(
        csvCell,
      ),
    ),
    line(csvCell("Income"), csvAmount(report.income), csvAmount(before.income), csvPercent(incomeChange(report))),
    line(
      csvCell("Spending"),
      csvAmount(report.spending),
      csvAmount(before.spending),
      csvPercent(spendingChange(report)),
    ),
    line(
      csvCell("Net"),
      csvAmount(report.income - report.spending),
      csvAmount(before.income - before.spending),
      csvCell(""),
    ),
    line(""),
    line(...["Category", "Amount", "Percentage"].map(csvCell)),
    ...report.categories.map((category) =>
      line(csvCell(category.name), csvAmount(category.cents), csvPercent(category.percentage)),
    ),
    line(""),
    line(...["Date", "Description", "Category", "Type", "Amount"].map(csvCell)),
  ].join("");
}

/** The rows of the period that the summary counts: they add up to it. */
export function csvRows(rows: readonly ReportRow[]): string {
  return rows
    .filter(isReportRow)
    .flatMap(linesOf)
    .map((row) =>
      line(
        csvCell(row.day),
        csvCell(rowDescription(row)),
        csvCell(rowCategory(row)),
        csvCell(reportType(row.kind)),
        csvAmount(row.cents),
      ),
    )
    .join("");
}

/** All transactions with their accounts, for somebody's own records. */
export function csvTransactionHead(): string {
  return line(...["Date", "Account", "Description", "Category", "Kind", "Pending", "Note", "Amount"].map(csvCell));
}

export function csvTransactions(rows: readonly (ReportRow & { account: string })[]): string {
  return rows
    .flatMap(linesOf)
    .map((row) =>
      line(
        csvCell(row.day),
        csvCell(row.account),
        csvCell(row.merchantName),
        csvCell(rowCategory(row)),
        csvCell(row.kind.replaceAll("_", " ")),
        csvCell(row.pending ? "yes" : "no"),
        csvCell(row.description ?? ""),
        csvAmount(row.cents),
      ),
    )
    .join("");
}

/** A negative percentage is a figure, not a formula, and stays readable as one. */
const csvPercent = (percent: number): string => formatPercent(percent);
