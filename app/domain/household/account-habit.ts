// What the rows of a card or a loan say of it: whether it is paid in full, what it costs, what is paid.

import { median } from "~/domain/ledger/cadence";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, daysBetween, type Day } from "~/domain/periods";

/** One day of an account: all posted rows together, and of them what was paid in and what was charged as interest. */
export type AccountDay = { day: Day; movedCents: Cents; paidCents: Cents; interestCents: Cents };

export type AccountHabit = {
  /** Each payment was what the statement had asked for, and no interest was charged: this is no debt. */
  paidInFull: boolean;
  /** A year, from the interest that was charged; null where none was. */
  ratePercent: number | null;
  /** A usual payment; null where none was seen. */
  paymentCents: Cents | null;
  /** All interest of the last twelve months. */
  interestCents: Cents;
};

export const HABIT_DAYS = 365;
const QUIET_DAYS = 95;
const STATEMENTS = 3;

export function habitOf(
  { type, balanceCents }: { type: string; balanceCents: Cents },
  days: readonly AccountDay[],
  today: Day,
): AccountHabit {
  const owedAt = (day: Day): Cents =>
    -(balanceCents - sumCents(days.filter((one) => one.day > day).map((one) => one.movedCents)));
  const recent = days.filter(({ day }) => day <= today && daysBetween(day, today) < HABIT_DAYS);
  const charged = recent.filter(({ interestCents }) => interestCents > 0);
  const payments = recent.filter(({ paidCents }) => paidCents > 0).sort((a, b) => (a.day < b.day ? -1 : 1));
  const quiet = charged.every(({ day }) => daysBetween(day, today) > QUIET_DAYS);
  return {
    paidInFull: type === "credit" && quiet && paysStatements(payments, owedAt, today),
    ratePercent: rateOf(charged, owedAt),
    paymentCents:
      type === "loan" && payments.length > 0 ? median(payments.slice(-3).map(({ paidCents }) => paidCents)) : null,
    interestCents: sumCents(charged.map(({ interestCents }) => interestCents)),
  };
}

/** A payment is due three to four weeks after its statement, and may be made at once. */
const LONGEST_WAIT = 35;

/** Did each of the last payments match what was owed on some day of the weeks before it? One alone says nothing yet. */
function paysStatements(payments: readonly AccountDay[], owedAt: (day: Day) => Cents, today: Day): boolean {
  const last = payments.slice(-STATEMENTS);
  const newest = last.at(-1);
  if (!newest || last.length < 2 || daysBetween(newest.day, today) > LONGEST_WAIT + 10) return false;
  return last.every(({ day, paidCents }) => {
    const near = Math.max(100, Math.round(paidCents / 100));
    return Array.from({ length: LONGEST_WAIT }, (_, back) => addDays(day, -back - 1)).some(
      (closing) => Math.abs(owedAt(closing) - paidCents) <= near,
    );
  });
}

/** Each charge against what was owed the day before it, twelve times; the middle of the last six. */
function rateOf(charged: readonly AccountDay[], owedAt: (day: Day) => Cents): number | null {
  const rates = [...charged]
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-6)
    .flatMap(({ day, interestCents }) => {
      const owed = owedAt(addDays(day, -1));
      return owed > 0 ? [(interestCents / owed) * 12_000] : [];
    });
  return rates.length < 2 ? null : median(rates.map(Math.round)) / 10;
}
