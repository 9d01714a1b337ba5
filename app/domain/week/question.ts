// The one question of a week: what a look back asks for most, with the place where it's answered. What nothing could be
// answered to isn't asked.

import { doubleCharges } from "~/domain/ledger/odd-charges";
import { rowsHref } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import type { ChangeFact, Rows, WeekChange } from "./changes";

export type QuestionFact =
  | { kind: "first" | "ahead" }
  | { kind: "double-charge"; merchant: string; cents: Cents }
  | { kind: "price"; cents: Cents; rise: ChangeFact }
  | { kind: "review"; waiting: number };

export type AskedOfWeek = { fact: QuestionFact; href: string };

type Asked = Rows & { changes: readonly WeekChange[]; waiting: number; isInTrouble: boolean };

export function questionOf(asked: Asked): AskedOfWeek {
  if (asked.isInTrouble) return { fact: { kind: "first" }, href: "/coach?tab=health" };
  return doubled(asked) ?? risen(asked) ?? unseen(asked) ?? { fact: { kind: "ahead" }, href: "/what-if" };
}

function doubled({ history, today, week }: Asked): AskedOfWeek | null {
  const pair = doubleCharges([...history], today).find(({ row }) => row.day >= week.from);
  if (!pair) return null;
  const { first, row } = pair;
  return {
    fact: { kind: "double-charge", merchant: row.merchantName, cents: -row.cents },
    href: rowsHref({ from: first.day, to: row.day, q: row.merchantName }),
  };
}

function risen({ changes }: Asked): AskedOfWeek | null {
  const rise = changes.find(({ fact }) => fact.kind === "price");
  if (!rise || rise.cents === null) return null;
  return { fact: { kind: "price", cents: rise.cents, rise: rise.fact }, href: rise.href };
}

const unseen = ({ waiting }: Asked): AskedOfWeek | null =>
  waiting === 0 ? null : { fact: { kind: "review", waiting }, href: "/review" };
