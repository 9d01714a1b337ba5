// What was planned in other apps, in files that hold no transactions: YNAB's plan, and what Firefly III's command line
// lists beside the transactions (how much each budget had in each period, and its piggy banks, which are goals here).
import { HOME_CURRENCY, MAX_CENTS, type Cents } from "~/domain/money";
import { readAmount } from "./amounts";
import type { FileTable } from "./table";
import { MAX_ROWS } from "./limits";
import { type FileBudget, type FileGoal, type ReadFile, plainName } from "./types";
import { Problems, type FileRefusal } from "./unreadable";
import { type Month, isDay } from "~/domain/periods";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

export function readPlan(table: FileTable): ReadFile | FileRefusal {
  const at = (...names: string[]) => table.header.findIndex((one) => names.includes(one.trim().toLowerCase()));
  const [month, category, assigned] = [at("month"), at("category"), at("assigned", "budgeted")];
  if (assigned < 0) return { refused: "plan-without-amounts" };
  const problems = new Problems();
  const budgets: FileBudget[] = [];
  for (const [index, cells] of table.rows.slice(0, MAX_ROWS).entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const cents = readAmount((cells[assigned] ?? "").trim(), ".");
    const when = monthOf(cells[month] ?? "");
    const line = table.lines(index);
    if (when === null) problems.add(line, "no-month");
    else if (cents === null || cents === undefined) problems.add(line, "no-amount");
    else if (cents > 0) budgets.push({ month: when, category: plainName(cells[category] ?? ""), cents });
  }
  if (budgets.length === 0) return { refused: "plan-empty" };
  return planFile({ format: "csv", sender: "csv:ynab-plan", senderName: "YNAB" }, budgets, problems);
}

/** A file of budgets, and of nothing else. */
export const planFile = (
  from: Pick<ReadFile, "format" | "sender" | "senderName">,
  budgets: FileBudget[],
  problems: Problems,
): ReadFile => ({
  ...from,
  accounts: [],
  rows: [],
  budgets,
  problems: problems.list,
  problemCount: problems.count,
  dateOrder: null,
  table: null,
});

/** Jan 2026, January 2026 or 2026-01 */
function monthOf(text: string): Month | null {
  const tidy = text.trim();
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(tidy)) return tidy;
  const [, word = "", year = ""] = /^([a-z]{3,9})\.? (\d{4})$/i.exec(tidy) ?? [];
  const number = MONTHS.indexOf(word.slice(0, 3).toLowerCase());
  return number < 0 ? null : `${year}-${String(number + 1).padStart(2, "0")}`;
}

const FIREFLY = { format: "csv", senderName: "Firefly III" } as const;

type Line = (column: string) => string;

/** Lines that say something, in dollars. */
function* linesOf(table: FileTable, problems: Problems): Generator<[line: number, of: Line]> {
  const at = new Map(table.header.map((name, index) => [name.trim().toLowerCase(), index]));
  for (const [index, cells] of table.rows.slice(0, MAX_ROWS).entries()) {
    const of: Line = (column) => (cells[at.get(column) ?? -1] ?? "").trim();
    if (cells.every((cell) => cell.trim() === "")) continue;
    const line = table.lines(index);
    const currency = of("currency_code").toUpperCase();
    if (currency !== "" && currency !== HOME_CURRENCY) problems.add(line, "not-dollars");
    else yield [line, of];
  }
}

/** An amount above zero, or null. */
function sized(text: string): Cents | null {
  const cents = readAmount(text, ".");
  return typeof cents === "number" && cents > 0 && cents <= MAX_CENTS ? cents : null;
}

export function readFireflyBudgets(table: FileTable): ReadFile | FileRefusal {
  const problems = new Problems();
  const budgets: FileBudget[] = [];
  for (const [line, of] of linesOf(table, problems)) {
    const [from, to, cents] = [of("start_date"), of("end_date"), sized(of("amount"))];
    const category = plainName(of("name"));
    if (!isDay(from) || !isDay(to) || cents === null || category === "") problems.add(line, "no-name-period-or-amount");
    else if (from.slice(0, 7) !== to.slice(0, 7)) problems.add(line, "several-months");
    else budgets.push({ month: from.slice(0, 7), category, cents });
  }
  if (budgets.length === 0) return { refused: "firefly-budgets-empty" };
  return planFile({ ...FIREFLY, sender: "csv:firefly-budgets" }, budgets, problems);
}

export function readFireflyGoals(table: FileTable): ReadFile | FileRefusal {
  const problems = new Problems();
  const goals: FileGoal[] = [];
  for (const [line, of] of linesOf(table, problems)) {
    const [name, targetCents, deadline] = [plainName(of("name")), sized(of("target_amount")), of("target_date")];
    if (name === "" || targetCents === null) problems.add(line, "no-name-or-target");
    else
      goals.push({
        name,
        targetCents,
        savedCents: Math.min(sized(of("current_amount")) ?? 0, targetCents),
        deadline: isDay(deadline) ? deadline : null,
      });
  }
  if (goals.length === 0) return { refused: "firefly-goals-empty" };
  return { ...planFile({ ...FIREFLY, sender: "csv:firefly-goals" }, [], problems), goals };
}
