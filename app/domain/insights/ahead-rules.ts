// What the forecast finds in the days to come. Each has a key that lasts, so that it is told once.

import type { Ahead, Low } from "~/domain/forecast/ahead";
import type { InsightFigures, Finding, InsightRule } from "~/domain/insights/types";
import { CASH_FLOW_PATH, rowsHref } from "~/domain/ledger/row-links";
import { shortAhead } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import { addDays, monthOf } from "~/domain/periods";

const LOW_ID = "low-balance-ahead";

/** What is in checking does not cover what is to come. */
const lowBalanceAhead: InsightRule = {
  id: LOW_ID,
  find: (figures) => (figures.ahead ? fromForecast(figures.ahead) : fromBillsAlone(figures)),
};

function fromForecast({ low, safe }: Ahead): Omit<Finding, "rule">[] {
  if (!low) return [];
  // Once until the next pay: the day may move with each purchase.
  const period = safe?.payday?.day ?? monthOf(low.day);
  return [lowDraft(`${LOW_ID}:${low.accountId}:${period}`, low, CASH_FLOW_PATH)];
}

function fromBillsAlone({ accounts, recurring, today }: InsightFigures): Omit<Finding, "rule">[] {
  const checking = accounts.filter((account) => account.type === "checking");
  if (checking.length === 0) return [];
  const heldCents: Cents = checking.reduce((sum, account) => sum + account.balance, 0);
  const lowest = shortAhead(heldCents, recurring, today);
  if (!lowest) return [];
  const href = rowsHref({
    ...(checking.length === 1 && checking[0] ? { account: checking[0].id } : {}),
    from: addDays(today, -30),
    to: today,
  });
  return [lowDraft(`${LOW_ID}:${lowest.day}`, { heldCents, day: lowest.day, shortCents: lowest.cents }, href)];
}

function lowDraft(
  dedupeKey: string,
  { heldCents, day, shortCents }: Pick<Low, "heldCents" | "day" | "shortCents">,
  href: string,
): Omit<Finding, "rule"> {
  return {
    dedupeKey,
    type: "alert",
    priority: "high",
    icon: "warning",
    fact: { kind: "low-balance-ahead", heldCents, day, shortCents },
    href,
  };
}

/** Smaller ones, or such that take little of what is there, are no news. */
const LEAST_CENTS: Cents = 100_00;
const LEAST_SHARE = 0.2;

/** A bill of the next three days that takes a good part of what checking holds. */
const billDue: InsightRule = {
  id: "bill-due",
  find({ ahead, today }) {
    return (ahead?.due ?? [])
      .filter(({ cents, heldCents }) => -cents >= LEAST_CENTS && -cents >= heldCents * LEAST_SHARE)
      .map(({ key, name, day, cents }) => ({
        dedupeKey: `bill-due:${key}:${monthOf(day)}`,
        type: "opportunity" as const,
        priority: "medium" as const,
        icon: "warning" as const,
        fact: { kind: "bill-due" as const, name, isTomorrow: day === addDays(today, 1), cents: -cents, day },
        href: CASH_FLOW_PATH,
      }));
  },
};

export const AHEAD_RULES: readonly InsightRule[] = [lowBalanceAhead, billDue];
