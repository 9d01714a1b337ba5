// What an import says of a file: why it can't be read, what its columns can hold, how its dates are read.
import type { DateOrder, ColumnRole } from "~/domain/import/types";
import type { LineProblem, FileRefusal, RefusalReason, Unread } from "~/domain/import/unreadable";

export const REFUSED: Record<RefusalReason, string> = {
  empty: "This file is empty. Please download it again.",
  "too-large": "This file is larger than 10 MB. Please download a shorter period.",
  "no-transactions": "No transactions are in this file. Please check that it covers the right dates.",
  "database-too-large": "This database is larger than 64 MB. Please export the transactions as CSV.",
  "database-empty": "No transactions are in this file. Please choose another budget.",
  "database-unknown": "This is a database, but not one of Actual's. Please export the transactions as CSV.",
  "database-damaged": "This database is damaged. Please export it from Actual again.",
  "archive-empty": "No transactions are in this archive. Please check that it's the right one.",
  spreadsheet:
    "This is a spreadsheet, or an archive without a file that can be read. Please save the sheet as CSV and choose that file.",
  pdf: "This is a PDF. Please download the same statement as CSV, OFX or QIF.",
  "old-spreadsheet": "This is an old spreadsheet. Please save it as CSV and choose that file.",
  compressed: "This file is compressed. Please unpack it first.",
  picture: "This is a picture. Please download the transactions as CSV, OFX or QIF.",
  "document-type": "This file declares a document type, which no bank's file does. Please download it again.",
  "no-statement": "No statement of an account is in this file. Please download it again.",
  "ofx-empty": "This looks like OFX, but no statement is in it. Please download it again.",
  "qif-empty": "This looks like QIF, but it holds no account's transactions. Please export it again.",
  "mt940-empty": "This looks like MT940, but no account is named in it. Please download it again.",
  "no-table": "No table with a date and an amount was found in this file. Please download it as CSV, OFX or QIF.",
  "plan-without-amounts": "This is YNAB's plan, but it has no column of what was assigned. Please export it again.",
  "plan-empty": "This is YNAB's plan, but nothing is assigned in it. Please export one with amounts.",
  "no-balances": "No balances are in this file. Please export it again.",
  "firefly-budgets-empty":
    "This is Firefly III's list of budgets, but no month has an amount in it. Please export one with amounts.",
  "firefly-goals-empty":
    "This is Firefly III's list of piggy banks, but none has a target. Please export one with targets.",
  "no-budgets": "No budgets are in this file. Please choose the ZIP file that it came in.",
};

const UNREAD: Record<Unread, string> = {
  "more-rows": "This file has more than 100,000 rows. Please import the rest as a second file.",
  "no-day": "The row has no date that can be read.",
  "no-amount": "The row has no amount that can be read.",
  "not-dollars": "It isn't in US dollars.",
  "no-name-period-or-amount": "The line has no name, period or amount that can be read.",
  "several-months": "Its period isn't within one month.",
  "no-name-or-target": "The line has no name or no target that can be read.",
  "no-month": "The row has no month that can be read.",
  "no-balance": "The row has no day, balance or account that can be read.",
  "no-booking-day": "The entry has no booking day that can be read.",
  "no-entry-amount": "The entry has no amount that can be read.",
  "no-day-and-amount": "The row has no date and amount that can be read.",
  line: "The line can't be read.",
  amount: "The amount can't be read.",
  "amount-missing": "There's no amount on this line.",
  "day-missing": "There's no date on this line.",
};

export const refusalText = (refusal: FileRefusal): string =>
  refusal.refused === "line-too-long"
    ? `Line ${refusal.line} is too long to be from a bank. Please check that this is the right file.`
    : REFUSED[refusal.refused];

/** Below the lines that can't be read. */
export const FIX_LATER = "Import the rest now, then fix these in the file and import it again. Nothing is added twice.";

export const problemText = (problem: LineProblem): string =>
  problem.is === "not-a-day" ? `“${problem.written}” can't be read as a date.` : UNREAD[problem.is];

export const DATE_ORDERS: Record<DateOrder, string> = {
  mdy: "month, day, year",
  dmy: "day, month, year",
  ymd: "year, month, day",
};

/** What a column holds. */
export const ROLES: Record<ColumnRole, string> = {
  skip: "Don't use",
  day: "Date",
  name: "Payee or description",
  memo: "Notes",
  amount: "Amount",
  debit: "Money out",
  credit: "Money in",
  direction: "In or out (words)",
  balance: "Balance",
  id: "The bank's id",
  category: "Category",
  account: "Account",
  number: "Account number",
  currency: "Currency",
  status: "Pending or posted",
};

export const UNKNOWN_COLUMN = "Choose what the column holds.";
