// A table of balances by day: no transactions, but what each account held. The newest is the one that counts here.
import { readAmount } from "./amounts";
import { type SourceApp, rolesOfApp } from "./apps";
import { dateReader, guessDateOrder } from "./dates";
import type { FileTable } from "./table";
import { MAX_ROWS } from "./limits";
import { type FileAccount, type ReadFile, plainName } from "./types";
import { Problems, type FileRefusal } from "./unreadable";

export function readBalances(table: FileTable, app: SourceApp): ReadFile | FileRefusal {
  const roles = rolesOfApp(app, table.header, table.columns);
  const [day, balance, account] = [roles.indexOf("day"), roles.indexOf("balance"), roles.indexOf("account")];
  const rows = table.rows.slice(0, MAX_ROWS);
  const dateOrder = guessDateOrder(rows.slice(0, 2_000).map((cells) => (cells[day] ?? "").trim()));
  const dayOf = dateReader(dateOrder);
  const problems = new Problems();
  const accounts = new Map<string, FileAccount>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const when = dayOf((cells[day] ?? "").trim());
    const cents = readAmount((cells[balance] ?? "").trim(), ".");
    const name = plainName(cells[account] ?? "").slice(0, 80);
    if (when === null || typeof cents !== "number" || name === "") problems.add(table.lines(index), "no-balance");
    else if (when >= (accounts.get(name)?.closing?.day ?? "")) {
      const made = { key: name, name, number: "", kind: null, currency: "USD", opening: null };
      accounts.set(name, { ...made, closing: { day: when, cents } });
    }
  }
  if (accounts.size === 0) return { refused: "no-balances" };
  return {
    format: "csv",
    sender: `csv:${app.id}`,
    senderName: app.name,
    accounts: [...accounts.values()],
    rows: [],
    problems: problems.list,
    problemCount: problems.count,
    dateOrder,
    table: null,
  };
}
