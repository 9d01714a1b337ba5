import type { Figures, InsightGoal, InsightRule } from "~/domain/insights/types";
import { rowsHref } from "~/domain/ledger/row-links";
import { usualMonth } from "~/domain/household/usual-month";
import { plannedBy } from "~/domain/goals/pace";
import { formatPercent, formatUsd } from "~/domain/money";
import { addDays, mediumDate, monthOf } from "~/domain/periods";

const open = (goals: readonly InsightGoal[]): InsightGoal[] =>
  goals.filter((goal) => goal.target > 0 && goal.current < goal.target);

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
        title: `${goal.name} is ahead of plan`,
        message: `${formatUsd(goal.current)} of ${formatUsd(goal.target)}: ${formatUsd(goal.current - expected)} more than the plan for today.`,
        action: "Keep the pace, or bring the date forward.",
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
      return {
        dedupeKey: `goal-behind:${goal.id}:${monthOf(today)}`,
        type: "warning" as const,
        priority: past ? ("high" as const) : ("medium" as const),
        icon: "trending_down" as const,
        title: past ? `The date for ${goal.name} has passed` : `${goal.name} is behind plan`,
        message: past
          ? `${formatUsd(goal.current)} of ${formatUsd(goal.target)}; it was planned for ${mediumDate(goal.deadline)}.`
          : `${formatUsd(goal.current)} of ${formatUsd(goal.target)}; ${formatUsd(goal.needed ?? 0)} a month would still reach it by ${mediumDate(goal.deadline)}.`,
        action: past ? "Choose a new date." : "Raise what you set aside, or move the date.",
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
        title: goal.type === "debt" ? `${goal.name} is paid off` : `${goal.name} is reached`,
        message:
          goal.type === "debt"
            ? `All ${formatUsd(goal.target)} of it.`
            : `${formatUsd(goal.current)} of ${formatUsd(goal.target)} is there.`,
        action: "What's next? Pick the next goal.",
        href: "/goals",
      }));
  },
};

/** A card uses more of its limit than lenders like to see. */
const cardUse: InsightRule = {
  id: "card-use-high",
  find({ accounts, today }) {
    return accounts.flatMap((account) => {
      const owed = -account.balance;
      if (account.type !== "credit" || !account.limit || account.limit <= 0 || owed <= account.limit * 0.3) return [];
      const over = owed - Math.floor(account.limit * 0.3);
      return {
        dedupeKey: `card-use-high:${account.id}:${monthOf(today)}`,
        type: "warning" as const,
        priority: owed > account.limit * 0.7 ? ("high" as const) : ("medium" as const),
        icon: "trending_up" as const,
        title: `${account.name} uses ${formatPercent((owed / account.limit) * 100)} of its limit`,
        message: `${formatUsd(owed)} of ${formatUsd(account.limit)}. Lenders like to see 30% or less.`,
        action: `Paying ${formatUsd(over)} brings it to 30%.`,
        href: rowsHref({ account: account.id, from: addDays(today, -30), to: today }),
      };
    });
  },
};

/** Checking holds more than four months of spending: some of it could earn interest. */
const idleCash: InsightRule = {
  id: "idle-cash",
  find({ accounts, months, today }: Figures) {
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
        title: "Your checking account holds more than you need",
        message: `${formatUsd(balance)} is there; a usual month costs ${formatUsd(usual.spentCents)}.`,
        action: "Think about moving a part of it to savings or a goal.",
        href: "/accounts",
      },
    ];
  },
};

export const WEALTH_RULES: readonly InsightRule[] = [goalAhead, goalBehind, goalReached, cardUse, idleCash];
