// GnuCash writes each side of a transaction on a line of its own: one's own accounts are rows, and the others say what they
// were for.
import { type Cents, sumCents } from "~/domain/money";
import { guessCategory } from "./app-categories";
import { type FilePart, type FileRow, plainName } from "./types";

/** A side that is none of one's own accounts: what was earned, spent, or there from the beginning. */
type Side = { account: string; amountCents: Cents };

const OWN = /^(assets|liabilities)\b/i;

export class GnucashSides {
  private readonly sides = new Map<string, Side[]>();

  /** The row of one's own account, or nothing; `account` of it is the whole name so far. */
  rowOf(row: FileRow): FileRow[] {
    if (OWN.test(row.account)) return [{ ...row, account: row.account.split(":").at(-1) ?? row.account }];
    if (row.bankId === null) return [];
    const side = { account: row.account, amountCents: row.amountCents };
    const known = this.sides.get(row.bankId);
    if (known) known.push(side);
    else this.sides.set(row.bankId, [side]);
    return [];
  }

  /** Once all sides are known: a category, parts of several, or that money was moved. */
  file(rows: readonly FileRow[]): void {
    const byId = new Map<string, FileRow[]>();
    for (const row of rows) {
      if (row.bankId === null) continue;
      const same = byId.get(row.bankId);
      if (same) same.push(row);
      else byId.set(row.bankId, [row]);
    }
    for (const [id, [row, ...others]] of byId) {
      const sides = this.sides.get(id) ?? [];
      if (row && others.length === 0) fileOne(row, sides);
      else if (sides.length === 0) for (const one of [row, ...others]) if (one) one.category = "Transfer";
    }
  }
}

function fileOne(row: FileRow, sides: readonly Side[]): void {
  const parts = sides.map(({ account, amountCents }): FilePart => ({
    category: categoryOf(account),
    amountCents: 0 - amountCents,
  }));
  const [first, ...others] = parts;
  if (!first || sumCents(parts.map(({ amountCents }) => amountCents)) !== row.amountCents) return;
  if (others.length === 0) row.category = first.category;
  else row.said = { note: "", tags: [], parts };
}

/** "Expenses:Auto:Gas" is gas of the car; what is income is called so, unless its name says it. */
function categoryOf(account: string): string | null {
  const [top = "", ...below] = account.split(":");
  if (/^equity$/i.test(top)) return /opening/i.test(account) ? "Opening balance" : null;
  const name = plainName(below.join(": ")) || plainName(top);
  const isIncome = /^income$/i.test(top) && guessCategory(name)?.startsWith("kind:") !== true;
  return isIncome && below.length > 0 ? plainName(`Income: ${name}`) : name || null;
}
