import type { InsightFigures, InsightGoal, InsightRule } from "~/domain/insights/types";
import { rowsHref } from "~/domain/ledger/row-links";
import { usualMonth } from "~/domain/household/usual-month";
import { percentOfLimit } from "~/domain/household/utilization";
import { plannedBy } from "~/domain/goals/pace";
import { addDays, monthOf } from "~/domain/periods";

const open = (goals: readonly InsightGoal[]): InsightGoal[] =>
  goals.filter((goal) => goal.target > 0 && goal.current < goal.target && !goal.isAsked);

const goalAhead: InsightRule = {
  id: "goal-ahead",
  find({ goals, today }) {
    return open(goals).flatMap((goal) => {
      const expected = plannedBy(goal, today);
      if (expected === null || goal.current - expected < Math.max(50_00, goal.target * 0.05)) return [];
      return {
        dedupeKey: `goal-ahead:${goal.id}:${monthOf(today)}`,
        type: "achievement" as const,
        priority: "low" as const,
        icon: "celebration" as const,
        fact: {
          kind: "goal-ahead" as const,
          name: goal.name,
          currentCents: goal.current,
          targetCents: goal.target,
          aheadCents: goal.current - expected,
        },
        href: "/goals",
      };
    });
  },
};

const goalBehind: InsightRule = {
  id: "goal-behind",
  find({ goals, today }) {
    return open(goals).flatMap((goal) => {
      const expected = plannedBy(goal, today);
      if (expected === null || !goal.deadline || expected - goal.current < Math.max(50_00, goal.target * 0.05))
        return [];
      const past = goal.deadline < today;
      const known = {
        name: goal.name,
        currentCents: goal.current,
        targetCents: goal.target,
        deadline: goal.deadline,
      };
      return {
        dedupeKey: `goal-behind:${goal.id}:${monthOf(today)}`,
        type: "warning" as const,
        priority: past ? ("high" as const) : ("medium" as const),
        icon: "trending_down" as const,
        fact: past
          ? { kind: "goal-missed" as const, ...known }
          : { kind: "goal-behind" as const, ...known, neededCents: goal.needed ?? 0 },
        href: "/goals",
      };
    });
  },
};

const goalReached: InsightRule = {
  id: "goal-reached",
  find({ goals }) {
    return goals
      .filter((goal) => goal.target > 0 && goal.current >= goal.target)
      .map((goal) => ({
        dedupeKey: `goal-reached:${goal.id}:${goal.target}`,
        type: "achievement" as const,
        priority: "medium" as const,
        icon: "celebration" as const,
        fact: {
          kind: "goal-reached" as const,
          name: goal.name,
          isDebt: goal.type === "debt",
          currentCents: goal.current,
          targetCents: goal.target,
        },
        href: "/goals",
      }));
  },
};

/** Of a limit: as lenders like to see it, at most. */
const GOOD_PERCENT = 30;

/** A card uses more of its limit than lenders like to see. */
const cardUse: InsightRule = {
  id: "card-use-high",
  find({ accounts, today }) {
    return accounts.flatMap((account) => {
      const owed = -account.balance;
      if (account.type !== "credit" || !account.limit || account.limit <= 0) return [];
      if (percentOfLimit(owed, account.limit) <= GOOD_PERCENT) return [];
      const over = owed - Math.floor((account.limit * GOOD_PERCENT) / 100);
      return {
        dedupeKey: `card-use-high:${account.id}:${monthOf(today)}`,
        type: "warning" as const,
        priority: owed > account.limit * 0.7 ? ("high" as const) : ("medium" as const),
        icon: "trending_up" as const,
        fact: {
          kind: "card-use-high" as const,
          name: account.name,
          owedCents: owed,
          limitCents: account.limit,
          overCents: over,
        },
        href: rowsHref({ account: account.id, from: addDays(today, -30), to: today }),
      };
    });
  },
};

/** Checking holds more than four months of spending: some of it could earn interest. */
const idleCash: InsightRule = {
  id: "idle-cash",
  find({ accounts, months, today }: InsightFigures) {
    const usual = usualMonth({ today, sums: months });
    const checking = accounts.filter((account) => account.type === "checking");
    const balance = checking.reduce((sum, account) => sum + account.balance, 0);
    if (!usual || usual.months.length < 3 || usual.spentCents < 200_00 || balance < usual.spentCents * 4) return [];
    return [
      {
        dedupeKey: `idle-cash:${monthOf(today)}`,
        type: "opportunity",
        priority: "low",
        icon: "savings",
        fact: { kind: "idle-cash", balanceCents: balance, usualCents: usual.spentCents },
        href: "/accounts",
      },
    ];
  },
};

export const WEALTH_RULES: readonly InsightRule[] = [goalAhead, goalBehind, goalReached, cardUse, idleCash];
