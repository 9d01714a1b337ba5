// YNAB's plan: what was assigned to each category in each month. It holds no transactions.
import { readAmount } from "./amounts";
import type { Table } from "./table";
import { type FileBudget, MAX_ROWS, type ReadFile, plainName } from "./types";
import { Problems, type Refusal } from "./unreadable";
import type { Month } from "~/domain/periods";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

export function readPlan(table: Table): ReadFile | Refusal {
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
