// What the answers about today's standing share.

import type { Query, StandingMeasure, Subject } from "~/domain/coach/query/algebra";
import type { AnswerChart, AnswerRow, FactNotes } from "~/domain/coach/query/answer";
import { type NeedAnswers, type Household, pendingOf, type StandingAccount } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";

export type StandingTurn = {
  measure: StandingMeasure;
  query: Query;
  household: Household;
  found: NeedAnswers;
  notes: FactNotes;
};

export type StandingWords = { text: string; list?: AnswerRow[]; chart?: AnswerChart };

export const missing = (what: string): StandingWords => ({ text: `I can't tell from your data: I see no ${what}.` });

/** What is on its way is in no balance yet. */
export function standingPendingWords(accounts: readonly StandingAccount[], { found, notes }: StandingTurn): string {
  const cents = pendingOf(
    found,
    accounts.map(({ id }) => id),
  );
  if (cents === 0) return "";
  const value = notes.usd("pending", "Pending", cents, { href: "/transactions" });
  return `${value} ${cents < 0 ? "more is" : "is coming in,"} pending and not in it yet.`;
}

export const chosenAccounts = (subject: Subject, household: Household, usual: readonly string[]): StandingAccount[] => {
  const ids = accountsOf(subject, household);
  const { except = [] } = subject;
  return household.accounts.filter(
    ({ id, type }) =>
      (ids === null ? usual.includes(type) : ids.includes(id)) && !except.includes(id) && !except.includes(type),
  );
};
