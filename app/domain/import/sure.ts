// All that Sure and Maybe let go, a line of JSON each. Their transactions are read from the table that comes with it; here
// stands what was budgeted for each category and month.
import { MAX_CENTS } from "~/domain/money";
import { readAmount } from "./amounts";
import { planFile } from "./plan";
import { MAX_ROWS } from "./limits";
import { type FileBudget, type ReadFile, plainName } from "./types";
import { Problems, type FileRefusal } from "./unreadable";
import { isMonth, type Month } from "~/domain/periods";

const MAX_LINE = 20_000;

export const isSure = (head: string): boolean => /^\{"type":"[A-Z][A-Za-z]+",/.test(head);

export function readSure(text: string): ReadFile | FileRefusal {
  const months = new Map<string, Month>();
  const names = new Map<string, string>();
  const planned: { month: string; category: string; amount: string }[] = [];
  const problems = new Problems();
  for (const [index, line] of text.split("\n", MAX_ROWS).entries()) {
    if (!/^\{"type":"(Budget|BudgetCategory|Category)"/.test(line)) continue;
    const found = line.length > MAX_LINE ? null : fieldsOf(line);
    if (found === null) problems.add(index + 1, "line");
    else if (found.type === "Budget") months.set(found.of("id"), found.of("start_date").slice(0, 7));
    else if (found.type === "Category") names.set(found.of("id"), plainName(found.of("name")));
    else
      planned.push({
        month: found.of("budget_id"),
        category: found.of("category_id"),
        amount: found.of("budgeted_spending"),
      });
  }
  const budgets: FileBudget[] = [];
  for (const { month, category, amount } of planned) {
    const [when, name, cents] = [months.get(month) ?? "", names.get(category) ?? "", readAmount(amount, ".")];
    if (isMonth(when) && name !== "" && typeof cents === "number" && cents > 0 && cents <= MAX_CENTS)
      budgets.push({ month: when, category: name, cents });
  }
  if (budgets.length === 0) return { refused: "no-budgets" };
  return planFile({ format: "ndjson", sender: "sure", senderName: "Sure or Maybe" }, budgets, problems);
}

type Fields = { type: string; of: (name: string) => string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function fieldsOf(line: string): Fields | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  const data = isObject(parsed) ? parsed.data : undefined;
  if (!isObject(parsed) || !isObject(data)) return null;
  const of = (name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : "";
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  return { type: String(parsed.type), of };
}
