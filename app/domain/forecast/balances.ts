// What a forecast says of any day, and of the lowest one.

import type { ForecastEntry, Forecast, ForecastAccount } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, daysBetween, type Day } from "~/domain/periods";

/** At the end of a day. */
export function balanceOn({ accounts, entries }: Forecast, accountId: string, day: Day): Cents {
  const opening = accounts.find(({ id }) => id === accountId)?.balanceCents ?? 0;
  return (
    opening + sumCents(entries.flatMap((one) => (one.accountId === accountId && one.day <= day ? [one.cents] : [])))
  );
}

export type DayBalance = { day: Day; cents: Cents };

/** Each day from today to the last. */
export function balancesOf({ today, to, accounts, entries }: Forecast, accountId: string): DayBalance[] {
  const moved = new Map<Day, Cents>();
  for (const one of entries) if (one.accountId === accountId) moved.set(one.day, (moved.get(one.day) ?? 0) + one.cents);
  let cents = accounts.find(({ id }) => id === accountId)?.balanceCents ?? 0;
  return Array.from({ length: daysBetween(today, to) + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    cents += moved.get(day) ?? 0;
    return { day, cents };
  });
}

/** All checking accounts together: what they hold now, then at the end of each day, with known bills and usual spending. */
export function checkingUntil(forecast: Forecast, until: Day): Cents[] {
  const spendable = forecast.accounts.filter(isSpendable);
  const lines = spendable.map(({ id }) => balancesOf(forecast, id).filter(({ day }) => day <= until));
  const [first = []] = lines;
  return [
    sumCents(spendable.map(({ balanceCents }) => balanceCents)),
    ...first.map((_, at) => sumCents(lines.map((line) => line[at]?.cents ?? 0))),
  ];
}

export type LowestDay = DayBalance & {
  account: ForecastAccount;
  /** The bill that took the most in the week before; null where none came. */
  after: ForecastEntry | null;
};

export const isSpendable = ({ type }: Pick<ForecastAccount, "type">): boolean => type === "checking";

/** The checking account that most is paid from. */
export function mainAccount({ accounts, entries }: Pick<Forecast, "accounts" | "entries">): ForecastAccount | null {
  const paid = (account: ForecastAccount) =>
    sumCents(entries.flatMap(({ accountId, cents }) => (accountId === account.id && cents < 0 ? [-cents] : [])));
  return accounts
    .filter(isSpendable)
    .reduce<ForecastAccount | null>((best, account) => (!best || paid(account) > paid(best) ? account : best), null);
}

/** Of the main account, unless another one goes below zero; the first of them where several days are as low. */
export function lowestDay(forecast: Forecast): LowestDay | null {
  const main = mainAccount(forecast);
  if (!main) return null;
  const others = forecast.accounts.filter((account) => isSpendable(account) && account.id !== main.id);
  const lowest = lowestOf(forecast, main);
  return others
    .map((account) => lowestOf(forecast, account))
    .reduce((worst, one) => (one.cents < 0 && one.cents < worst.cents ? one : worst), lowest);
}

const WEEK = 7;
const NAMED: readonly ForecastEntry["kind"][] = ["bill", "subscription", "loan", "statement", "pending"];

export function lowestOf(forecast: Forecast, account: ForecastAccount): LowestDay {
  const { day, cents } = balancesOf(forecast, account.id).reduce((low, one) => (one.cents < low.cents ? one : low));
  const spent = forecast.entries.filter(
    (one) =>
      one.accountId === account.id &&
      one.day <= day &&
      daysBetween(one.day, day) < WEEK &&
      one.cents < 0 &&
      NAMED.includes(one.kind),
  );
  const after = spent.reduce<ForecastEntry | null>((most, one) => (!most || one.cents < most.cents ? one : most), null);
  return { day, cents, account, after };
}
