// A goal that follows a linked account: what is reached is what the account holds, and its balances are the entries.

import type { AccountHabit } from "~/domain/household/account-habit";
import type { GoalType, LedgerEntry } from "~/domain/goals/goals";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type BalanceOnDay = { day: Day; balanceCents: Cents };
type Followed = { type: GoalType; targetCents: Cents; startDay: Day };

/** Which accounts a goal can follow. */
export const FOLLOWED: Record<GoalType, readonly string[]> = { savings: ["savings"], debt: ["credit", "loan"] };

/** `balances` in order, today's last. What was there when the goal began is where it starts. */
export function followAccount(
  goal: Followed,
  balances: readonly BalanceOnDay[],
): { doneCents: Cents; entries: LedgerEntry[] } {
  const doneAt = ({ balanceCents }: BalanceOnDay): Cents =>
    goal.type === "debt" ? goal.targetCents - Math.max(0, -balanceCents) : Math.max(0, balanceCents);
  const before = balances.filter(({ day }) => day <= goal.startDay).at(-1) ?? balances[0];
  if (!before) return { doneCents: 0, entries: [] };
  const entries: LedgerEntry[] = [{ day: before.day, kind: "opening", amountCents: doneAt(before), isBalance: true }];
  let doneCents = doneAt(before);
  for (const balance of balances) {
    if (balance.day <= before.day) continue;
    const change = doneAt(balance) - doneCents;
    const kind = goal.type === "debt" ? "payment" : "contribution";
    if (change !== 0) entries.push({ day: balance.day, kind, amountCents: change, isBalance: true });
    doneCents += change;
  }
  return { doneCents, entries };
}

type BankTerms = Pick<AccountHabit, "ratePercent" | "paymentCents">;

/** Rate and payment of a debt: as its linked account's rows show them, before what was typed. */
export function debtTerms(
  typed: { ratePercent: number | null; minimumCents: Cents | null },
  bank: BankTerms | undefined,
): { ratePercent: number | null; minimumCents: Cents | null } {
  return {
    ratePercent: bank?.ratePercent ?? typed.ratePercent,
    minimumCents: bank?.paymentCents ?? typed.minimumCents,
  };
}
