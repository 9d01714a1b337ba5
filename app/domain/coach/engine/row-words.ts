// A single row in words: its name, its amount and its day, with the link to it; and the few rows that a sum is made of, below it.

import { bullets } from "~/domain/coach/advice";
import { rowsHref } from "~/domain/ledger/row-links";
import { sameMerchant } from "~/domain/ledger/recurring";
import type { Query } from "~/domain/coach/query/algebra";
import type { FoundRow } from "~/domain/coach/query/data";
import { hrefOf, type FlowWording } from "./flow-words";
import { FEW } from "./shown-below";

/** A single row's own link: that name, that day, that amount. */
export const rowHref = ({ merchantName, day, cents, kind }: FoundRow): string =>
  rowsHref({
    from: day,
    to: day,
    merchants: [merchantName],
    min: Math.abs(cents),
    max: Math.abs(cents),
    ...(kind === "income" ? { kind } : {}),
  });

/** The sentence has the row's very name already. */
export const isNamed = ({ subject: { merchants = [] } }: Query, { merchantName }: FoundRow): boolean =>
  merchants.length === 1 && merchants[0]?.toLowerCase() === merchantName.toLowerCase();

export function rowWords({ notes, flow }: FlowWording, row: FoundRow, tag: string, isNameSaid = false): string {
  const isRefund = flow === "spent" && row.kind === "refund";
  const note = { period: { from: row.day, to: row.day }, href: rowHref(row) };
  const name = isNameSaid ? "" : `${notes.add(`${tag}-name`, "Name", { unit: "name", text: row.merchantName })}, `;
  return (
    `${name}${notes.usd(`${tag}-amount`, "Amount", row.cents, note)} on ` +
    `${notes.day(`${tag}-day`, "Day", row.day, note)}${row.pending ? ", still pending" : ""}${isRefund ? ", a refund" : ""}`
  );
}

/** Who asks for a sum or a number of few rows wants to see them; what came back is shown as far as there is room. */
export function rowsBelow(wording: FlowWording): string {
  const { query, figures, flow, notes } = wording;
  const { sum, rows } = figures;
  const posted = rows.filter(({ pending }) => !pending);
  const isAll = posted.length === sum.count && rows.length <= FEW;
  if (sum.count === 0 || !(isAll || flow === "refunded")) return "";
  // Of one name the steps of a trend have said all that anybody asks.
  if (
    query.shape === "trend" &&
    flow !== "refunded" &&
    rows.length > 1 &&
    new Set(rows.map(({ merchantName }) => merchantName)).size < 2
  )
    return "";
  const shown = isAll ? rows : posted.slice(0, FEW);
  const rest = isAll ? 0 : sum.count - shown.length;
  const href = hrefOf(sum.rows, sum.period);
  return bullets([
    ...shown.map((row, at) => rowWords(wording, row, `row-${at + 1}`, isNamed(query, row))),
    rest > 0 ? `and ${notes.count("rows-more", "Not shown", rest, "other", { period: sum.period, href })}` : "",
  ]);
}

/** What the one before it at the same place was, and how far apart they are. */
export function rowBefore({ figures, notes }: FlowWording, row: FoundRow): string {
  const [, before] = figures.rows;
  if (!before || sameMerchant(before.merchantName) !== sameMerchant(row.merchantName)) return "";
  const note = { period: { from: before.day, to: before.day }, href: rowHref(before) };
  const amount = notes.usd("before-amount", "The one before", before.cents, note);
  const day = notes.day("before-day", "Day", before.day, note);
  const more = Math.abs(row.cents) - Math.abs(before.cents);
  if (more === 0) return `The one before was as much, on ${day}.`;
  const apart = notes.usd("before-apart", "Difference", more, note);
  return `The one before was ${amount} on ${day}, so it's ${apart} ${more > 0 ? "more" : "less"}.`;
}
