// Why a file, or a line of it, can't be read; app/texts/import-file.ts has the words.

/** Why the file as a whole can't. */
export type RefusalReason =
  | "empty"
  | "too-large"
  | "no-transactions"
  | "database-too-large"
  | "database-empty"
  | "database-unknown"
  | "database-damaged"
  | "archive-empty"
  | "spreadsheet"
  | "pdf"
  | "old-spreadsheet"
  | "compressed"
  | "picture"
  | "document-type"
  | "no-statement"
  | "ofx-empty"
  | "qif-empty"
  | "mt940-empty"
  | "no-table"
  | "plan-without-amounts"
  | "plan-empty"
  | "no-balances"
  | "no-budgets"
  | "firefly-budgets-empty"
  | "firefly-goals-empty";

export type FileRefusal = { refused: RefusalReason } | { refused: "line-too-long"; line: number };

export type Unread =
  | "more-rows"
  | "no-day"
  | "no-amount"
  | "no-month"
  | "not-dollars"
  | "no-name-period-or-amount"
  | "several-months"
  | "no-name-or-target"
  | "no-balance"
  | "no-booking-day"
  | "no-entry-amount"
  | "no-day-and-amount"
  | "line"
  | "amount"
  | "amount-missing"
  | "day-missing";

/** Why a line can't. */
export type LineProblem = { line: number } & ({ is: Unread } | { is: "not-a-day"; written: string });

/** Problems beyond these are counted, not named. */
export const MAX_PROBLEMS = 50;

/** Collects what could not be read, and names the first of it. */
export class Problems {
  readonly list: LineProblem[] = [];
  count = 0;
  private isCut = false;
  add(line: number, is: Unread): void {
    this.note({ line, is });
  }
  notADay(line: number, written: string): void {
    this.note({ line, is: "not-a-day", written });
  }
  /** The file goes on, and what follows is left out: said once, by the first line of it. */
  cutAt(line: number): void {
    if (this.isCut) return;
    this.isCut = true;
    // Among the named ones, however many there are.
    this.list.unshift({ line, is: "more-rows" });
    this.list.length = Math.min(this.list.length, MAX_PROBLEMS);
    this.count += 1;
  }
  private note(problem: LineProblem): void {
    this.count += 1;
    if (this.list.length < MAX_PROBLEMS) this.list.push(problem);
  }
}
