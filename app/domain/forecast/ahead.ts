// What the forecast tells everything that speaks of money: what is safe to spend, and whether checking runs short.

import { balancesOf, checkingUntil, type DayBalance, isSpendable, lowestDay } from "~/domain/forecast/balances";
import { type SafeToSpend, safeToSpend } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast, ForecastGoal } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";

export type Low = { accountId: string; heldCents: Cents; day: Day; shortCents: Cents };
type DueBill = Pick<ForecastEntry, "key" | "name" | "day" | "cents"> & { heldCents: Cents };
export type Ahead = {
  safe: SafeToSpend | null;
  /** Checking now, then day by day for as long as that must last; empty without it. */
  untilPay: readonly Cents[];
  /** Of the whole forecast; null without a checking account. */
  lowest: DayBalance | null;
  /** The account that falls furthest below zero within a month; null where none does. */
  low: Low | null;
  /** Bills of the next days. */
  due: readonly DueBill[];
};

/** Beyond it a forecast is too unsure to alarm anybody. */
const LOW_DAYS = 30;
const DUE_DAYS = 3;
const BILLS: readonly ForecastEntry["kind"][] = ["bill", "loan", "statement"];

export function aheadOf(forecast: Forecast, goals: readonly ForecastGoal[]): Ahead {
  const lowest = lowestDay(forecast);
  const safe = safeToSpend(forecast, goals);
  return {
    safe,
    untilPay: safe ? checkingUntil(forecast, safe.until) : [],
    lowest: lowest && { day: lowest.day, cents: lowest.cents },
    low: lowAhead(forecast),
    due: dueSoon(forecast),
  };
}

function lowAhead(forecast: Forecast): Low | null {
  const last = addDays(forecast.today, LOW_DAYS);
  const lows = forecast.accounts.filter(isSpendable).flatMap(({ id, balanceCents }) => {
    const days = balancesOf(forecast, id).filter(({ day }) => day <= last);
    const lowest = days.reduce((low, one) => (one.cents < low.cents ? one : low));
    const isMoved = forecast.entries.some(
      (entry) => entry.accountId === id && entry.cents < 0 && entry.day <= lowest.day,
    );
    return lowest.cents < 0 && isMoved
      ? [{ accountId: id, heldCents: balanceCents, day: lowest.day, shortCents: -lowest.cents }]
      : [];
  });
  return lows.reduce<Low | null>((worst, one) => (!worst || one.shortCents > worst.shortCents ? one : worst), null);
}

function dueSoon({ today, accounts, entries }: Forecast): DueBill[] {
  const own = new Map(accounts.filter(isSpendable).map(({ id, balanceCents }) => [id, balanceCents]));
  return entries
    .filter(
      ({ accountId, kind, cents, day }) =>
        own.has(accountId) && BILLS.includes(kind) && cents < 0 && day > today && day <= addDays(today, DUE_DAYS),
    )
    .map(({ key, name, day, cents, accountId }) => ({ key, name, day, cents, heldCents: own.get(accountId) ?? 0 }));
}
