// The money for emergencies is one figure: a goal that is named so, and the savings account that most likely holds it.

import type { Cents } from "~/domain/money";

const RESERVE = /\bemergenc(?:y|ies)\b|\brainy[ -]?days?\b|\breserves?\b|\bsafety net\b|\bcushion\b/i;

export const isReserveName = (name: string): boolean => RESERVE.test(name);

type Goal = { type: string; name: string };
type Account = { name: string; type: string; balanceCents: Cents };

/** The savings account named like a reserve, else the only one; the person is asked about it, once. */
export function likelyReserve<T extends Account>(goal: Goal, accounts: readonly T[]): T | undefined {
  if (goal.type !== "savings" || !RESERVE.test(goal.name)) return undefined;
  const savings = accounts.filter(({ type, balanceCents }) => type === "savings" && balanceCents > 0);
  const named = savings.filter(({ name }) => RESERVE.test(name));
  if (named.length > 0) return [...named].sort((a, b) => b.balanceCents - a.balanceCents)[0];
  return savings.length === 1 ? savings[0] : undefined;
}

type Linked = Goal & { accountId?: string | null; accountAsked?: boolean };

/** An account may be what a goal is saved in, and nobody has said so yet: it is neither ahead nor behind until then. */
export const isReserveAsked = (goal: Linked, accounts: readonly Account[]): boolean =>
  !goal.accountId && !goal.accountAsked && likelyReserve(goal, accounts) !== undefined;
