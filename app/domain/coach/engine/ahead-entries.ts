// Entries of the forecast, as the answers about what lies ahead take and show them.

import type { ForecastEntry } from "~/domain/forecast/types";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import type { AnswerRow } from "~/domain/coach/query/answer";
import type { StandingTurn } from "./standing-turn";

export const LINK = { href: CASH_FLOW_PATH };
export const MAX_SHOWN = 8;
/** Where they are what is asked for. */
export const MAX_LISTED = 24;

type Shown = Pick<ForecastEntry, "name" | "cents" | "day">;

/** Not everyday spending, nor what depends on it: a statement that is still open. */
export const isKnownEntry = ({ kind, key, confidence }: ForecastEntry): boolean =>
  kind !== "everyday" && !(confidence === "guessed" && key.startsWith("statement "));

/** What moves on these accounts, but for what only moves between them. */
export const movesOn =
  (ids: ReadonlySet<string>) =>
  (entry: ForecastEntry): boolean =>
    ids.has(entry.accountId) && !ids.has(entry.otherAccountId ?? "");

export const sumOf = (entries: readonly Shown[]): Cents => sumCents(entries.map(({ cents }) => cents));

export const entryLine = ({ name, cents, day }: Shown, at: number, { notes }: StandingTurn): string =>
  `${notes.name(`entry-${at + 1}-name`, name)}: ` +
  `${notes.usd(`entry-${at + 1}`, cents < 0 ? "Going out" : "Coming in", cents, LINK)} ` +
  `${cents < 0 ? "out" : "in"} on ${notes.day(`entry-${at + 1}-day`, "Expected on", day, LINK)}`;

export const entryRows = (entries: readonly Shown[]): AnswerRow[] =>
  entries.map(({ name, cents, day }) => ({ label: name, cents: Math.abs(cents), day, ...LINK }));
