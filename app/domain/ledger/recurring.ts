import type { Cents } from "~/domain/money";
import { type Cadence, CADENCES, cadenceOf, following, lastHope, median } from "~/domain/ledger/cadence";
import { amountKind, outlier, priceStep, samePrices } from "~/domain/ledger/steady-amounts";
import { isSamePayment } from "~/domain/ledger/same-payment";
import { type Day, addDays, addMonthsToDay, compareText, daysBetween } from "~/domain/periods";
import { type Kind, merchantKey } from "~/domain/categories/classify";

export type HistoryRow = {
  id: string;
  merchantName: string;
  category: string;
  kind: Kind;
  day: Day;
  cents: Cents;
  accountId?: string;
};

export type Recurring = {
  key: string;
  merchantName: string;
  category: string;
  kind: Kind;
  cadence: Cadence;
  amount: "fixed" | "varies";
  /** Signed as the rows are. */
  lastCents: Cents;
  /** What the next time is expected to take or bring (`expectedCents`): the one estimate of list, forecast and coach. */
  typicalCents: Cents;
  /** What it costs or brings in an average month. */
  monthlyCents: Cents;
  firstDay: Day;
  lastDay: Day;
  lastId: string;
  nextDay: Day;
  count: number;
  active: boolean;
  /** The last step of a fixed price, or a variable bill far above its usual. */
  change: { fromCents: Cents; toCents: Cents; day: Day } | null;
};

/** Cash has a price of its own choosing and no next time. */
const CASH = /\batm\b|\bcash withdrawal\b/i;

/** 'NETFLIX.COM 8473' and 'Netflix.com' are one merchant; a name of digits alone stays itself. */
export const sameMerchant = (name: string): string => merchantKey(name) || name;

/** The streams that a row may belong to: its merchant's one, and the one of its price alone. */
export function streamKeys({
  kind,
  merchantName,
  cents,
}: Pick<HistoryRow, "kind" | "merchantName" | "cents">): [string, string] {
  const key = `${kind === "income" ? "in" : "out"}:${sameMerchant(merchantName)}`;
  return [key, `${key}:${Math.abs(cents)}`];
}

/** Subscriptions, bills and regular income, found in the history. Pending rows, refunds and transfers don't belong in it. */
export const findRecurring = (history: readonly HistoryRow[], today: Day): Recurring[] =>
  streamsOf(withUsualNames(history, today), today);

/** As often as something may have come under another name until that name has a rhythm of its own. */
const RENAMED_TIMES = 3;

/** The same rows in the same order; a payment that was posted under another name has that of what it pays. */
export function withUsualNames<Row extends HistoryRow>(history: readonly Row[], today: Day): readonly Row[] {
  let rows = history;
  for (let time = 0; time < RENAMED_TIMES; time++) {
    const renamed = renamedOnce(rows, streamsOf(rows, today));
    if (renamed.size === 0) break;
    rows = rows.map((row) => {
      const stream = renamed.get(row.id);
      return stream ? { ...row, merchantName: stream.merchantName, category: stream.category, kind: stream.kind } : row;
    });
  }
  return rows;
}

/** For each stream at most the one row that is its next time. */
function renamedOnce(history: readonly HistoryRow[], streams: readonly Recurring[]): Map<string, Recurring> {
  const own = new Set(streams.map(({ key }) => key));
  const isLoose = (row: HistoryRow) => FLOWS.includes(row.kind) && !streamKeys(row).some((key) => own.has(key));
  const loose = history.filter((row) => isLoose(row) && !CASH.test(row.merchantName));
  const accountOf = new Map(history.map(({ id, accountId }) => [id, accountId]));
  const firstDays = firstDayByName(history);
  const renamed = new Map<string, Recurring>();
  for (const stream of streams) {
    const expected = { ...stream, day: stream.nextDay, cents: stream.typicalCents };
    const next = loose.find(
      (row) =>
        row.day > stream.lastDay &&
        row.accountId === accountOf.get(stream.lastId) &&
        (row.kind === "income") === isIncome(stream) &&
        !renamed.has(row.id) &&
        isSamePayment(row, expected, (firstDays.get(sameMerchant(row.merchantName)) ?? "") > stream.lastDay),
    );
    if (next) renamed.set(next.id, stream);
  }
  return renamed;
}

/** When each name was seen for the first time. */
export function firstDayByName(history: readonly Pick<HistoryRow, "merchantName" | "day">[]): Map<string, Day> {
  const first = new Map<string, Day>();
  for (const { merchantName, day } of history) {
    const name = sameMerchant(merchantName);
    if (day < (first.get(name) ?? "9999-12-31")) first.set(name, day);
  }
  return first;
}

const FLOWS: readonly Kind[] = ["spending", "loan_payment", "income"];

function streamsOf(history: readonly HistoryRow[], today: Day): Recurring[] {
  const groups = new Map<string, HistoryRow[]>();
  for (const row of history) {
    if (row.cents === 0 || CASH.test(row.merchantName) || row.day > today || !FLOWS.includes(row.kind)) continue;
    const [key] = streamKeys(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const found: Recurring[] = [];
  for (const [key, rows] of groups) {
    rows.sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id));
    const whole = stream(key, rows, today);
    if (whole) {
      found.push(whole);
      continue;
    }
    // One merchant, several things: a subscription of the same price each time between other purchases.
    for (const part of samePrices(rows)) {
      const one = stream(`${key}:${Math.abs(part[0]?.cents ?? 0)}`, part, today);
      if (one) found.push(one);
    }
  }
  return found.sort((a, b) => compareText(a.nextDay, b.nextDay) || compareText(a.key, b.key));
}

function stream(key: string, rows: readonly HistoryRow[], today: Day): Recurring | null {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return null;
  const gaps = rows.slice(1).map((row, index) => daysBetween(rows[index]?.day ?? row.day, row.day));
  const cadence = cadenceOf(gaps);
  if (!cadence) return null;
  const sizes = rows.map((row) => Math.abs(row.cents));
  const amount = amountKind(sizes, last);
  if (!amount) return null;
  const nextDay = following(
    last.day,
    cadence,
    rows.map(({ day }) => day),
  );
  const typical = Math.abs(expectedCents(rows, amount, nextDay));
  const usual = amount === "fixed" ? typical : median(sizes.slice(-USUAL_TIMES));
  const sign = last.cents < 0 ? -1 : 1;
  return {
    key,
    merchantName: last.merchantName,
    // What came last may not be classified yet.
    category: (rows.filter(({ category }) => category !== "miscellaneous").at(-1) ?? last).category,
    kind: last.kind,
    cadence: cadence.id,
    amount,
    lastCents: last.cents,
    typicalCents: sign * typical,
    monthlyCents: sign * Math.round((usual * cadence.perYear) / 12),
    firstDay: first.day,
    lastDay: last.day,
    lastId: last.id,
    nextDay,
    count: rows.length,
    active: today <= lastHope(nextDay, cadence),
    change: amount === "fixed" ? priceStep(rows) : outlier(rows),
  };
}

const NEAR_DAYS = 20;
const USUAL_TIMES = 6;

/** A fixed price is that of last time; a bill that moves with the seasons is expected as a year before, where that is
 *  known, else as the middle of the last six. Pay isn't held against a year ago: it may have been raised since. */
export function expectedCents(
  rows: readonly Pick<HistoryRow, "day" | "cents" | "kind">[],
  amount: Recurring["amount"],
  day: Day,
): Cents {
  const last = rows.at(-1);
  if (!last) return 0;
  if (amount === "fixed") return last.cents;
  const then = addDays(day, -365);
  const away = (row: Pick<HistoryRow, "day">) => Math.abs(daysBetween(then, row.day));
  const near = last.kind === "income" ? [] : rows.filter((row) => away(row) <= NEAR_DAYS);
  const before = near.reduce<(typeof near)[number] | null>(
    (best, row) => (!best || away(row) < away(best) ? row : best),
    null,
  );
  const sign = last.cents < 0 ? -1 : 1;
  return before?.cents ?? sign * median(rows.slice(-USUAL_TIMES).map(({ cents }) => Math.abs(cents)));
}

/** What it takes each time over the year, where the next time is dearer or cheaper by its season. */
export function usualCents({ amount, typicalCents, monthlyCents, cadence }: Recurring): Cents {
  const perYear = CADENCES.find(({ id }) => id === cadence)?.perYear ?? 12;
  return amount === "fixed" ? typicalCents : Math.round((monthlyCents * 12) / perYear);
}

/** Bills whose price went up, or that took far more than usual, the latest first. */
export function priceRises(
  streams: readonly Recurring[],
): { stream: Recurring; day: Day; fromCents: Cents; toCents: Cents; yearCents: Cents }[] {
  return streams
    .flatMap((stream) => {
      const [fromCents, toCents] = [-(stream.change?.fromCents ?? 0), -(stream.change?.toCents ?? 0)];
      if (!stream.active || isIncome(stream) || !stream.change || toCents <= fromCents) return [];
      return [
        {
          stream,
          day: stream.change.day,
          fromCents,
          toCents,
          yearCents: Math.round(((toCents - fromCents) * stream.monthlyCents * 12) / (stream.typicalCents || 1)),
        },
      ];
    })
    .sort((a, b) => compareText(b.day, a.day));
}

/** Regular income that should have come at least four days ago. */
export function lateIncome(streams: readonly Recurring[], today: Day): { stream: Recurring; days: number }[] {
  return streams.flatMap((stream) => {
    const days = daysBetween(stream.nextDay, today);
    return isIncome(stream) && stream.active && stream.count >= 3 && days >= 4 ? [{ stream, days }] : [];
  });
}

const HORIZON_DAYS = 14;

/** The lowest that checking falls below zero within two weeks, with the bills and the income that are expected. */
export function shortAhead(
  balanceCents: Cents,
  streams: readonly Recurring[],
  today: Day,
): { day: Day; cents: Cents } | null {
  let left = balanceCents;
  let hasBill = false;
  let lowest: { day: Day; cents: Cents } | null = null;
  for (const { stream, day } of dueBetween(streams, addDays(today, 1), addDays(today, HORIZON_DAYS))) {
    left += stream.typicalCents;
    hasBill ||= stream.typicalCents < 0;
    if (left < 0 && (!lowest || -left > lowest.cents)) lowest = { day, cents: -left };
  }
  return hasBill ? lowest : null;
}

export const isIncome = (stream: Recurring): boolean => stream.kind === "income";

/** What a bank or a shop gives back is no pay. */
const NO_PAY = /\b(?:interest|dividends?|cash ?back|rewards?|rebate|refund)\b/i;
const LEAST_SHARE = 0.2;

/** Regular income that one lives on: not the interest, nor what is small beside the largest. */
export function paychecks(streams: readonly Recurring[]): Recurring[] {
  const pay = streams.filter((stream) => isIncome(stream) && stream.active && !NO_PAY.test(stream.merchantName));
  const largest = Math.max(0, ...pay.map((stream) => Math.abs(stream.monthlyCents)));
  return pay.filter((stream) => Math.abs(stream.monthlyCents) >= largest * LEAST_SHARE);
}

/** What is expected to leave between now and a day, each stream as often as it comes due. */
export function dueBetween(streams: readonly Recurring[], from: Day, to: Day): { stream: Recurring; day: Day }[] {
  const due: { stream: Recurring; day: Day }[] = [];
  for (const stream of streams) {
    if (!stream.active) continue;
    const rule = CADENCES.find(({ id }) => id === stream.cadence);
    let day = stream.nextDay;
    for (let guard = 0; rule && day <= to && guard < 60; guard++) {
      if (day >= from) due.push({ stream, day });
      day = rule.months > 0 ? addMonthsToDay(day, rule.months) : addDays(day, rule.days);
    }
  }
  return due.sort((a, b) => compareText(a.day, b.day));
}
