// What all sentences about flows share: their verbs, what they are about, the fact of a sum.

import { rowsHref } from "~/domain/ledger/row-links";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import type { Flow, Query } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { Household } from "~/domain/coach/query/data";
import type { FlowFigures, FlowSum } from "./spent-and-earned";
import { listedWith, nameOfCategory, subjectPhrase } from "~/domain/coach/query/phrases";

export type FlowWording = { flow: Flow; query: Query; figures: FlowFigures; household: Household; notes: FactNotes };

export const VERBS: Readonly<Record<Flow, string>> = {
  spent: "You spent",
  earned: "You earned",
  kept: "You kept",
  refunded: "You got back",
  moved: "You moved",
  interest: "Interest cost you",
  fees: "Fees cost you",
  outflow: "What went out is",
  inflow: "What came in is",
};
/** What came back is never told as spent. */
export const verbOf = (flow: Flow, cents: number): string =>
  flow === "spent" && cents < 0 ? "More came back than you spent:" : VERBS[flow];

export const LABELS: Readonly<Record<Flow, string>> = {
  spent: "Spent",
  earned: "Earned",
  kept: "Kept: earned less spent",
  refunded: "Refunds",
  moved: "Moved",
  interest: "Interest charges",
  fees: "Fees",
  outflow: "Money out",
  inflow: "Money in",
};
export const NOUNS: Readonly<Record<Flow, string>> = {
  spent: "transaction",
  earned: "payment",
  kept: "transaction",
  refunded: "refund",
  moved: "transfer",
  interest: "charge",
  fees: "fee",
  outflow: "payment",
  inflow: "deposit",
};

export const hrefOf = (rows: TransactionFilter | null, { from, to }: { from: string; to: string }): string =>
  rowsHref(rows ?? { from, to });

/** Of what was kept less than nothing is what was missing. */
export const isShort = ({ flow }: FlowWording, cents: number): boolean => flow === "kept" && cents < 0;

const isCard = (of: Query["subject"], { accounts }: Household): boolean =>
  (of.kinds ?? accounts.flatMap(({ id, type }) => (of.accounts?.includes(id) ? [type] : []))).every(
    (type) => type === "credit",
  );

/** What stands before an account. */
const WHERE: Readonly<Partial<Record<Flow, string>>> = {
  ...{ refunded: "on", interest: "on", fees: "on" },
  ...{ outflow: "from", moved: "to", inflow: "to" },
};
/** What comes in, or only moves, is no charge. */
const NO_CHARGES: ReadonlySet<Flow> = new Set(["earned", "refunded", "outflow", "moved", "inflow"]);

/** Payers stand with 'from', shops with 'at'; one pays with a card, and from another account. */
export function aboutFlow(
  { flow, query, household, notes }: Pick<FlowWording, "flow" | "query" | "household" | "notes">,
  tag = "",
  subject = query.subject,
  condition = query.condition,
): string {
  const phrase = subjectPhrase(subject, condition, household, notes, tag);
  const named = flow === "earned" || flow === "refunded" ? phrase.replace(/^ at /, " from ") : phrase;
  const where = WHERE[flow] ?? (isCard(subject, household) ? "with" : "from");
  const placed = flow === "earned" ? named : named.replace(/ in (?!charges )/, ` ${where} `);
  return NO_CHARGES.has(flow) ? placed.replace(/ in charges /, " in amounts ") : placed;
}

/** Under a figure stands what it is of; names of shops and accounts stay in their own facts, which go nowhere. */
function sumLabel({ flow, query }: FlowWording): string {
  const { categories = [] } = query.subject;
  return categories.length === 0 ? LABELS[flow] : `${LABELS[flow]} on ${listedWith(categories.map(nameOfCategory))}`;
}

export function sumFact(wording: FlowWording, name: string, { cents, count, period, rows }: FlowSum): string {
  // Facts have no sign: their label says which way it went.
  const isShort = wording.flow === "kept" && cents < 0;
  const label = isShort ? "Spent more than earned" : name === "total" ? sumLabel(wording) : LABELS[wording.flow];
  return wording.notes.usd(name, label, cents, { period, rows: count, href: hrefOf(rows, period) });
}

/** The verb of this figure, or what is said where less came in than went out. */
export const verbFor = (wording: FlowWording): string =>
  isShort(wording, wording.figures.sum.cents) ? "You were short by" : verbOf(wording.flow, wording.figures.sum.cents);
