// Cards that are paid in full: when their statement closes, when it is paid, and what the closed one asks for.

import { median } from "~/domain/ledger/cadence";
import type { BalanceThen } from "~/domain/forecast/past";
import { lagOf } from "~/domain/forecast/legs";
import type { Seen } from "~/domain/forecast/pending";
import { groupedBy } from "~/domain/forecast/plans";
import { comingDays, daysInMonthOf } from "~/domain/forecast/schedule";
import type { ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { sameMerchant } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, daysBetween, monthOf, type Day } from "~/domain/periods";

export type CardPlan = {
  cardId: string;
  payingId: string;
  name: string;
  lagDays: number;
  /** Each payment ahead, with the day on which its statement closes. */
  payments: readonly { day: Day; closing: Day }[];
  /** What the statement that has closed still asks for, and until which closing day nothing new is known. */
  closed: { closing: Day; cents: Cents } | null;
  /** The next payment has left the account that pays, and not arrived at the card. */
  seen: readonly Seen[];
};

const LEAST_PAYMENTS = 2;
const PAYMENTS_READ = 6;
const LONGEST_GAP = 45;
/** Of the last payments, so many must have been what was owed at closing. */
const LEAST_SHARE = 0.75;
const LARGEST_OFF = 0.1;

export function cardPlans(input: ForecastInput, balanceThen: BalanceThen, to: Day): CardPlan[] {
  const payments = input.rows.filter(
    (row) => row.kind === "card_payment" && !row.pending && row.cents < 0 && row.otherAccountId !== null,
  );
  return groupedBy(payments, ({ otherAccountId }) => otherAccountId ?? "").flatMap((group) => {
    const rows = [...group].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-PAYMENTS_READ);
    const last = rows.at(-1);
    const found = closingOf(rows, balanceThen);
    if (!last?.otherAccountId || found === null || daysBetween(last.day, input.today) > LONGEST_GAP) return [];
    const days = comingDays(
      "monthly",
      rows.map(({ day }) => day),
      to,
    );
    const paid = underWay(input, last, days[0]);
    const ahead = (paid ? days.slice(1) : days).map((day) => ({
      day: day < input.today ? addDays(input.today, 1) : day,
      closing: closingBefore(day, found.number),
    }));
    const first = ahead[0];
    const isClosed = first !== undefined && first.closing <= input.today;
    return [
      {
        cardId: last.otherAccountId,
        payingId: last.accountId,
        name: `${input.accounts.find(({ id }) => id === last.otherAccountId)?.name ?? last.merchantName} statement`,
        lagDays: lagOf(rows, input.rows),
        payments: ahead,
        seen: paid ? [{ row: paid, otherAccountId: last.otherAccountId }] : [],
        closed: isClosed
          ? { closing: first.closing, cents: stillAsked(input, last, first.closing, balanceThen, found.offCents) }
          : null,
      },
    ];
  });
}

const NEAR_DAYS = 5;

function underWay({ rows }: ForecastInput, last: ForecastRow, due: Day | undefined): ForecastRow | undefined {
  return rows.find(
    (row) =>
      due !== undefined &&
      row.accountId === last.accountId &&
      row.cents < 0 &&
      row.otherAccountId === null &&
      sameMerchant(row.merchantName) === sameMerchant(last.merchantName) &&
      Math.abs(daysBetween(row.day, due)) <= NEAR_DAYS,
  );
}

/** What was owed at closing, less what has been paid since. */
function stillAsked(
  { rows }: ForecastInput,
  last: ForecastRow,
  closing: Day,
  balanceThen: BalanceThen,
  offCents: Cents,
): Cents {
  const cardId = last.otherAccountId ?? "";
  const paid = rows.filter((row) => row.accountId === cardId && row.kind === "card_payment" && row.day > closing);
  return Math.max(0, -balanceThen(cardId, closing) - offCents - sumCents(paid.map(({ cents }) => cents)));
}

/** The latest closing day before a payment. */
function closingBefore(payment: Day, number: number): Day {
  const same = daysInMonthOf(monthOf(payment), number);
  return same < payment ? same : daysInMonthOf(addMonths(monthOf(payment), -1), number);
}

type Closing = { number: number; offCents: Cents };

/**
 * The day of the month on which what was owed is what was paid later; null for cards that are paid in part. The bank's
 * balance may be off by a row that came twice or was deleted: by the same sum each time.
 */
function closingOf(payments: readonly ForecastRow[], balanceThen: BalanceThen): Closing | null {
  if (payments.length < LEAST_PAYMENTS) return null;
  const scores = Array.from({ length: 31 }, (_, at) => at + 1).map((number) => {
    const off = payments.map(
      ({ day, cents, otherAccountId }) => -balanceThen(otherAccountId ?? "", closingBefore(day, number)) + cents,
    );
    const offCents = median(off);
    const isSmall = Math.abs(offCents) <= median(payments.map(({ cents }) => -cents)) * LARGEST_OFF;
    const count = payments.filter(
      ({ cents }, at) => Math.abs((off[at] ?? 0) - offCents) <= Math.max(1_00, Math.round(-cents / 100)),
    ).length;
    return { number, offCents, count: isSmall ? count : 0 };
  });
  const most = Math.max(...scores.map(({ count }) => count));
  if (most < LEAST_PAYMENTS || most < payments.length * LEAST_SHARE) return null;
  const best = scores.filter(({ count }) => count === most);
  return best[Math.floor(best.length / 2)] ?? null;
}
