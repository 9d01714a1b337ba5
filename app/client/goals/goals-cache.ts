// What scripts know of the goals screen between calls: the lists shown last, and which of them the last change made
// stale. The documented endpoints refresh exactly those; everything else stays as it is.

import { useEffect } from "react";
import type { Owed } from "~/domain/household/debts";
import type { TroubleNote } from "~/texts/trouble-note";
import type {
  AnyGoal,
  DebtGoal,
  FollowableAccount,
  GoalsMessage,
  LinkQuestion,
  SavingsGoal,
  SavingsTracker,
} from "~/contracts/goals";
import type { NetWorthJson } from "~/contracts/net-worth";
import { fromDollars } from "~/domain/money";
import { getJson } from "~/client/api/api";
import { createStore } from "~/client/store";

export type GoalsView = {
  savings: SavingsGoal[];
  debts: DebtGoal[];
  tracker: SavingsTracker;
  chat: GoalsMessage[];
  accounts: FollowableAccount[];
  question: LinkQuestion | null;
  today: string;
  timeZone: string;
  /** What comes before the plans. */
  note?: TroubleNote | null;
  owed: Owed;
};
type Refresh = {
  savings: boolean;
  debts: boolean;
  tracker: boolean;
  messages?: GoalsMessage[];
  changed?: AnyGoal | null;
};

const shown = createStore<GoalsView | null>(null);
const due = createStore<Refresh | null>(null);

export function useGoalsMemory(view: GoalsView): void {
  useEffect(() => {
    shown.set(view);
    return () => shown.set(null);
  }, [view]);
}

export const shownGoals = shown.get;

/** What the next load reads again; `null` asks the server for all of the screen. */
export const refreshNext = due.set;

/** The view after a change, or null where the server has to be asked for all of it. */
export async function refreshed(): Promise<GoalsView | null> {
  const refresh = due.get();
  const before = shown.get();
  due.set(null);
  if (!refresh || !before) return null;
  try {
    const owes = refresh.debts || refresh.changed?.type === "debt";
    const [savings, debts, tracker, worth] = await Promise.all([
      refresh.savings ? getJson("/api/savings-goals", { on401: "throw" }) : before.savings,
      refresh.debts ? getJson("/api/debt-goals", { on401: "throw" }) : before.debts,
      refresh.tracker ? getJson("/api/savings-tracker", { on401: "throw" }) : before.tracker,
      owes ? getJson("/api/net-worth", { on401: "throw" }) : null,
    ]);
    const known = new Set(before.chat.map((message) => message.id));
    const chat = [...before.chat, ...(refresh.messages ?? []).filter((message) => !known.has(message.id))];
    return {
      ...before,
      savings: savings ?? [],
      debts: withChanged(debts ?? [], refresh.changed),
      tracker,
      chat,
      owed: worth ? owedFrom(worth) : before.owed,
    };
  } catch {
    return null;
  }
}

// The answer of a payment by chat brings the debt along, so that its card is right without the list being loaded again.
function withChanged(debts: DebtGoal[], changed: AnyGoal | null | undefined): DebtGoal[] {
  if (changed?.type !== "debt") return debts;
  return debts.map((debt) =>
    debt.id === changed.id ? { ...changed, payoff: debts.length === 1 ? changed.payoff : debt.payoff } : debt,
  );
}

function owedFrom({ owed: { total, debts, elsewhere, paidInFull, unseen } }: NetWorthJson): Owed {
  return {
    cents: fromDollars(total),
    debts,
    elsewhereCents: fromDollars(elsewhere),
    inFull: paidInFull.map(({ accountId: id, name, amount }) => ({ id, name, cents: fromDollars(amount) })),
    unseen: unseen.map(({ category, monthly }) => ({ category, monthlyCents: fromDollars(monthly) })),
  };
}
