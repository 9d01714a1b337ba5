// What the answers about today's standing share.

import type { Query, Standing, Subject } from "./algebra";
import type { AnswerRow, FactNotes } from "./answer";
import type { Found, Household, StandingAccount } from "./data";
import { accountsOf } from "./filters";

export type StandingTurn = { measure: Standing; query: Query; household: Household; found: Found; notes: FactNotes };

export type Words = { text: string; list?: AnswerRow[] };

export const missing = (what: string): Words => ({ text: `I can't tell from your data: I see no ${what}.` });

export const chosenAccounts = (subject: Subject, household: Household, usual: readonly string[]): StandingAccount[] => {
  const ids = accountsOf(subject, household);
  return household.accounts.filter(({ id, type }) => (ids === null ? usual.includes(type) : ids.includes(id)));
};
