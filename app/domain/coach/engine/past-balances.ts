// What stood on an account at the end of a day: today's balance less what has moved since. An account whose worth moves by
// itself, as investments do, has no such past; and nobody knows what was before an account's first row.

import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, type Day, type DayRange, lastDayOf, monthOf, monthsBetween } from "~/domain/periods";
import type { MoneyMove, StandingAccount } from "~/domain/coach/query/data";

/** Investments gain and lose without a row. */
export const hasPast = ({ type }: StandingAccount): boolean => type !== "investment";

/** The first day at whose end all of the accounts are known: the day before the latest of their first rows. */
export function knownSince(accounts: readonly StandingAccount[], moves: readonly MoneyMove[]): Day | null {
  const firsts = accounts.map(({ id }) => {
    const days = moves.filter(({ accountId }) => accountId === id).map(({ day }) => day);
    return days.length === 0 ? null : days.reduce((first, day) => (day < first ? day : first));
  });
  const latest = firsts.reduce<Day | null>(
    (last, day) => (day !== null && (last === null || day > last) ? day : last),
    null,
  );
  return latest === null || firsts.includes(null) ? null : addDays(latest, -1);
}

/** At the end of the day. */
export function balanceAt(accounts: readonly StandingAccount[], moves: readonly MoneyMove[], day: Day): Cents {
  const ids = new Set(accounts.map(({ id }) => id));
  const since = moves.filter((move) => move.day > day && ids.has(move.accountId)).map(({ movedCents }) => movedCents);
  return sumCents(accounts.map(({ balanceCents }) => balanceCents)) - sumCents(since);
}

export type PastBalance = { day: Day; cents: Cents };

/** Each day on which something moved, and the first: between them nothing changed. */
export function balancesWithin(
  accounts: readonly StandingAccount[],
  moves: readonly MoneyMove[],
  { from, to }: { from: Day; to: Day },
): PastBalance[] {
  const ids = new Set(accounts.map(({ id }) => id));
  const own = moves.filter(({ accountId }) => ids.has(accountId));
  const days = [...new Set([from, ...own.map(({ day }) => day).filter((day) => day > from && day <= to)])].sort();
  const changes = new Map<Day, Cents>();
  for (const { day, movedCents } of own) changes.set(day, (changes.get(day) ?? 0) + movedCents);
  let cents = balanceAt(accounts, moves, from);
  return days.map((day, at) => {
    if (at > 0) cents += changes.get(day) ?? 0;
    return { day, cents };
  });
}

/** The mean of the days' ends. */
export function averageOf(balances: readonly PastBalance[], to: Day): Cents {
  let [sum, days] = [0, 0];
  balances.forEach(({ day, cents }, at) => {
    const next = balances[at + 1]?.day ?? addDays(to, 1);
    const length = Math.max(1, Math.round((Date.parse(next) - Date.parse(day)) / 86_400_000));
    sum += cents * length;
    days += length;
  });
  return days === 0 ? 0 : Math.round(sum / days);
}

/** The end of each of the last months, and today. */
function monthEnds(today: Day, months: number, since: Day): Day[] {
  const ends = Array.from({ length: months }, (_, at) => lastDayOf(addMonths(monthOf(today), at - months)));
  return [...ends.filter((day) => day >= since), today];
}

const USUAL_STEPS = 6;
const MAX_STEPS = 36;

/** The ends of the months that are asked about, with what the first of them began with, or of the last ones; and today. */
export function monthEndsOf(period: DayRange | null, today: Day, since: Day): Day[] {
  if (period === null) return monthEnds(today, USUAL_STEPS, since);
  const back = Math.min(MAX_STEPS, monthsBetween(monthOf(period.from), monthOf(today)) + 1);
  return monthEnds(today, back, since).filter((day) => day === today || day <= lastDayOf(monthOf(period.to)));
}

/** A statement is paid within so many days. */
const LONGEST_WAIT = 35;

/** The day on which just that was owed; undefined where it was another sum. */
export function statementDay(card: StandingAccount, moves: readonly MoneyMove[], payment: MoneyMove): Day | undefined {
  const days = Array.from({ length: LONGEST_WAIT }, (_, back) => addDays(payment.day, -back - 1));
  return days.find(
    (day) => Math.abs(-balanceAt([card], moves, day) - payment.paidCents) <= Math.max(100, payment.paidCents / 100),
  );
}
