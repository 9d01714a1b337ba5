// QIF, as Quicken reads it: a list of rows for each account, parts as splits. Transfers name the other account and stand in
// both lists, which programs that read it take for one.
import { fieldAmount } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { type Book, type BookAccount, type BookCategory, type BookRow, type BookWriter, isOwed } from "./book";
import { oneLine, postingsOf } from "./book";

const dated = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
/** A slash would begin a class; a colon parts a category from the one below it. */
const plain = (name: string): string => oneLine(name.replace(/\s*[/:]\s*/g, " & "));
const categorized = ({ category, own }: BookCategory): string =>
  own === null ? plain(category) : `${plain(category)}:${plain(own)}`;

function typeOf(account: BookAccount): string {
  if (account.subtype === "cash") return "Cash";
  if (account.type === "credit") return "CCard";
  if (account.type === "checking" || account.type === "savings") return "Bank";
  return isOwed(account) ? "Oth L" : "Oth A";
}

export function qifWriter(book: Book): BookWriter {
  const names = namesOf(book);
  return {
    order: "account",
    head: () => "",
    begin: (account) => {
      const type = typeOf(account);
      return `!Account\nN${names.get(account.id) ?? ""}\nT${type}\n^\n!Type:${type}\n${openingOf(account, names)}`;
    },
    row: (row) => rowOf(row, book, names),
    tail: () => "",
  };
}

/** A list of rows knows no balance before it: a row brings it, as Quicken writes it. */
function openingOf({ id, firstDay, openingCents }: BookAccount, names: ReadonlyMap<string, string>): string {
  if (openingCents === 0) return "";
  return `D${dated(firstDay)}\nT${fieldAmount(openingCents)}\nPOpening Balance\nL[${names.get(id) ?? ""}]\n^\n`;
}

/** Programs tell accounts by their names alone. */
function namesOf({ accounts }: Book): Map<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { id, name } of accounts) {
    const known = oneLine(name.replace(/[[\]^/:]/g, " ")) || "Account";
    let free = known;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${known} ${number}`;
    taken.add(free.toLowerCase());
    names.set(id, free);
  }
  return names;
}

function rowOf(row: BookRow, book: Book, names: ReadonlyMap<string, string>): string {
  const postings = postingsOf(row, book).map(({ to, cents }) => ({
    cents,
    label: "account" in to ? `[${names.get(to.account) ?? ""}]` : categorized(to),
  }));
  const [first] = postings;
  const splits =
    postings.length > 1 ? postings.map(({ label, cents }) => `S${label}\n$${fieldAmount(0 - cents)}\n`).join("") : "";
  return [
    `D${dated(row.day)}\n`,
    `T${fieldAmount(row.amountCents)}\n`,
    `P${oneLine(row.name) || "Transaction"}\n`,
    row.note === "" ? "" : `M${oneLine(row.note)}\n`,
    first && first.label !== "Other" ? `L${first.label}\n` : "",
    splits,
    "^\n",
  ].join("");
}
