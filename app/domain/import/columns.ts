// Which column holds what: from the names of the columns, and where there are none from what stands in them.
import { anyOf, captured, inOrder } from "~/domain/language/pattern";
import { guessDecimal, looksLikeAmount, readAmount } from "./amounts";
import { guessDateOrder, readDate } from "./dates";
import { namesColumns, type FileTable } from "./table";
import type { Mapping, ColumnRole } from "./types";

/** Names in order of preference: the first column that has the best name gets the role. */
const NAMES: readonly [ColumnRole, readonly RegExp[]][] = [
  [
    "day",
    [
      /^(transaction |trans\.? |booking |buchungs?|posting |post |posted |process(ed|ing) )?(date|datetime|tag|datum|on)$/i,
      /^(date de|fecha|data|dato|value date|valuta|wertstellung|completed date|started date)/i,
      /(?<!year to )\bdate\b|datum|fecha/i,
    ],
  ],
  [
    "debit",
    [
      /^(debit|withdrawals?|outflow|money out|paid out|soll|charge|ausgang|cargo|débit)\b/i,
      /\b(debit|withdrawal|paid out|money out)\b.*(amount|amt)?/i,
    ],
  ],
  [
    "credit",
    [
      /^(credit|deposits?|inflow|money in|paid in|haben|eingang|abono|crédit)\b/i,
      /\b(credit|deposit|paid in|money in)\b.*(amount|amt)?/i,
    ],
  ],
  [
    "amount",
    [
      /^(amount|betrag|importe|montant|amount \(?usd\)?|transaction amount|net|umsatz|bedrag|amount num\.?|belopp)$/i,
      /^(amount|betrag|umsatz|bedrag|montant|importe|importo)\b/i,
      /\bamount\b/i,
    ],
  ],
  [
    "direction",
    [/^(transaction type|debit\/credit|credit debit indicator|dr\/cr|cr\/dr|details|af bij|type|soll\/haben)$/i],
  ],
  [
    "name",
    [
      /^(payee|merchant|merchant name|name|(payee|partner) name)$|beguenstigte|begünstigte/i,
      /^(description|beschreibung|narrative|transaction description|concepto|libellé|naam.*|counter ?party.*|beneficiary.*|auftraggeber.*|empfänger.*)$/i,
      /description|payee|merchant|details|verwendungszweck/i,
    ],
  ],
  [
    "memo",
    [
      inOrder(
        /^/i,
        captured(
          anyOf(
            /memo|notes?|original description|original statement|extended details|additional information|reference/i,
            /verwendungszweck|mededelingen|appears on your statement as/i,
          ),
        ),
        /$/i,
      ),
      /memo|verwendungszweck|reference text/i,
    ],
  ],
  ["balance", [/^(running ?)?(balance|saldo|bal\.?|solde)$/i, /\bbalance\b|saldo/i]],
  ["id", [/^(transaction id|reference( number| no\.?)?|id|transactionid|fitid|bank id|confirmation)$/i]],
  [
    "category",
    [
      /^(category|kategorie|category_name|categoría)$/i,
      /^(category group\/category|master category|transaction category)$/i,
    ],
  ],
  ["account", [/^(account|account name|account_name|konto|product)$/i]],
  ["number", [/^(account (number|mask|no\.?|#)|account_mask|card no\.?|card number|iban|last 4.*)$/i]],
  ["currency", [/^(currency|account_currency|w(?:ä|ae)hrung|commodity\/currency|ccy)$/i]],
  ["status", [/^(status|state|pending|posted\/pending)$/i]],
];

/** A role that another column fits better; a description is worth more than a type. */
const ONCE: readonly ColumnRole[] = NAMES.map(([role]) => role);

export function guessMapping(table: FileTable): Mapping {
  const roles = table.header.length > 0 ? byNames(table) : byContents(table);
  if (table.header.length > 0 && !namesColumns(table.header)) addByContents(roles, byContents(table));
  const sample = table.rows.slice(0, 2_000);
  const textsOf = (...wanted: ColumnRole[]) =>
    roles.flatMap((role, index) => (wanted.includes(role) ? sample.map((row) => row[index]?.trim() ?? "") : []));
  const dateOrder = guessDateOrder(textsOf("day"));
  const decimal = guessDecimal(textsOf("amount", "debit", "credit", "balance"));
  return { roles, dateOrder, decimal, flip: isFlipped(table, roles, decimal) };
}

function byNames({ header, columns, rows }: FileTable): ColumnRole[] {
  const roles: ColumnRole[] = Array.from({ length: columns }, () => "skip");
  for (const role of ONCE) {
    const names = NAMES.find(([one]) => one === role)?.[1] ?? [];
    for (const name of names) {
      const at = header.findIndex(
        (cell, index) => roles[index] === "skip" && name.test(cell) && holds(rows, index, role),
      );
      if (at === -1) continue;
      roles[at] = role;
      break;
    }
  }
  // Two columns of money with signs of their own are clearer than one without.
  const hasTwo = roles.includes("debit") && roles.includes("credit");
  if (!hasTwo)
    for (const [index, role] of roles.entries())
      if (role === "debit" || role === "credit") roles[index] = roles.includes("amount") ? "skip" : "amount";
  if (hasTwo)
    for (const [index, role] of roles.entries()) if (role === "amount" || role === "direction") roles[index] = "skip";
  if (!roles.includes("name")) swap(roles, "memo", "name");
  // Beside the name of whoever was paid stands that one's number, not one's own.
  const paid = header.findIndex((cell) =>
    /begünstigte|beguenstigte|auftraggeber|empfänger|partner|beneficiary/i.test(cell),
  );
  const number = roles.indexOf("number");
  if (paid !== -1 && number > paid && /^iban$/i.test(header[number] ?? "")) roles[number] = "skip";
  return roles;
}

function swap(roles: ColumnRole[], from: ColumnRole, to: ColumnRole): void {
  const at = roles.indexOf(from);
  if (at !== -1) roles[at] = to;
}

const MONEY: readonly ColumnRole[] = ["amount", "debit", "credit", "balance"];

/** A column whose name promises money holds some; one that is called "Details" may only say in or out. */
function holds(rows: readonly string[][], column: number, role: ColumnRole): boolean {
  const cells = filled(rows, column);
  if (role === "direction") return cells.length > 0 && cells.every((cell) => directionOf(cell) !== 0);
  if (!MONEY.includes(role)) return true;
  return cells.filter((cell) => looksLikeAmount(cell)).length >= cells.length / 2;
}

const filled = (rows: readonly string[][], column: number): string[] =>
  rows
    .slice(0, 200)
    .map((row) => row[column]?.trim() ?? "")
    .filter((cell) => cell !== "");

const OUT = /^(debit|dr|d|s|af|out|withdrawal|soll|expense|dbit|money out|purchase|sale)$/i;
const IN = /^(credit|cr|c|h|bij|in|deposit|haben|income|crdt|money in|refund|return)$/i;

/** Minus one: money out; one: money in; zero: it doesn't say. */
export const directionOf = (text: string): -1 | 0 | 1 => (OUT.test(text) ? -1 : IN.test(text) ? 1 : 0);

/** Without names: the first column of dates, columns of money (the last of several may be a balance), the longest text. */
function byContents({ rows, columns }: FileTable): ColumnRole[] {
  const roles: ColumnRole[] = Array.from({ length: columns }, () => "skip");
  const money: number[] = [];
  let name = { column: -1, length: 0 };
  for (let column = 0; column < columns; column += 1) {
    const cells = filled(rows, column);
    if (cells.length === 0) continue;
    const most = (count: number) => count > cells.length * 0.8;
    const isDate = most(
      cells.filter((cell) => cell.length >= 6 && (readDate(cell, "mdy") ?? readDate(cell, "dmy")) !== null).length,
    );
    if (isDate && !roles.includes("day")) roles[column] = "day";
    else if (
      !isDate &&
      most(cells.filter((cell) => looksLikeAmount(cell) && /[.,]\d{1,2}\D*$|^-?\d{1,7}$/.test(cell)).length)
    )
      money.push(column);
    else if (!isDate) {
      const length = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
      if (length > name.length) name = { column, length };
    }
  }
  const [amount, balance] = money;
  if (amount !== undefined) roles[amount] = "amount";
  if (balance !== undefined) roles[balance] = "balance";
  if (name.column !== -1) roles[name.column] = "name";
  return roles;
}

/** Where the names are in words that nobody has told us, what stands below them says the rest. */
function addByContents(roles: ColumnRole[], found: readonly ColumnRole[]): void {
  const hasMoney = roles.includes("amount") || (roles.includes("debit") && roles.includes("credit"));
  for (const [index, role] of found.entries()) {
    const isMissing = role === "amount" ? !hasMoney : !roles.includes(role);
    if (roles[index] === "skip" && isMissing) roles[index] = role;
  }
}

/** Signs and words of money beside a column's name: "Betrag (€)", "Débit euros", "Importe EUR". */
const CURRENCY_WORDS: readonly [RegExp, string][] = [
  [/€|\b(eur|euros?)\b/i, "EUR"],
  [/£|\bgbp\b/i, "GBP"],
  [/\bchf\b/i, "CHF"],
];

/** What money the columns of amounts are in, where their names say so. */
export function currencyOfTitles(titles: readonly string[]): string {
  for (const title of titles) {
    const code = /\(([a-z]{3})\)$/i.exec(title)?.[1];
    const word = CURRENCY_WORDS.find(([words]) => words.test(title))?.[1];
    if (code ?? word) return code ?? word ?? "";
  }
  return "";
}

const PAYMENT = /\b(payment|autopay|thank you|pymt)\b/i;

/** Some cards write purchases without a minus sign: nearly all is positive, and what is negative are payments. */
function isFlipped(table: FileTable, roles: readonly ColumnRole[], decimal: "." | ","): boolean {
  const at = roles.indexOf("amount");
  if (at === -1) return false;
  let told = 0;
  let positive = 0;
  let paidBack = 0;
  let paidIn = 0;
  for (const row of table.rows.slice(0, 2_000)) {
    const cents = readAmount(row[at]?.trim() ?? "", decimal);
    if (typeof cents !== "number") continue;
    const isPayment = row.some((cell) => PAYMENT.test(cell));
    told += 1;
    if (cents > 0) positive += 1;
    if (isPayment && cents < 0) paidBack += 1;
    if (isPayment && cents > 0) paidIn += 1;
  }
  return paidBack > 0 && paidIn === 0 && positive > told * 0.6;
}
