// What comes in during a usual month: pay by its rhythm, everything else by a lean month. A month with a third paycheck
// earns no more than another, and a tax refund or a bonus is no income to count on.

import { type Cadence, type CadenceRule, cadenceOf, following, lastHope } from "~/domain/ledger/cadence";
import { type HistoryRow, sameMerchant } from "~/domain/ledger/recurring";
import { sumCents, type Cents } from "~/domain/money";
import { daysBetween, monthOf, type Day, type Month } from "~/domain/periods";

/** A row of money in. */
export type IncomeRow = Pick<HistoryRow, "id" | "merchantName" | "day" | "cents">;
/** Pay that keeps a rhythm. */
type Pay = {
  name: string;
  cadence: Cadence;
  payCents: Cents;
  /** `payCents` × times a year ÷ 12. */
  monthCents: Cents;
};
export type UsualIncome = {
  monthCents: Cents;
  pays: readonly Pay[];
  /** What comes without a rhythm, in a lean month. */
  irregularCents: Cents;
};

/**
 * `earned` are the sums of the whole months, the same that every screen shows. Null where nothing can be counted on: pay
 * that has ended, or money that came in few of the months.
 */
export function usualIncome(
  rows: readonly IncomeRow[],
  earned: ReadonlyMap<Month, Cents>,
  today: Day,
): UsualIncome | null {
  const { pays, counted } = findPays(rows, today);
  const regular = new Map<Month, Cents>();
  for (const { day, cents } of counted) regular.set(monthOf(day), (regular.get(monthOf(day)) ?? 0) + cents);
  const rest = [...earned].map(([month, cents]) => Math.max(0, cents - (regular.get(month) ?? 0)));
  const irregularCents = lean(rest);
  const monthCents = sumCents(pays.map((pay) => pay.monthCents)) + irregularCents;
  return monthCents > 0 ? { monthCents, pays, irregularCents } : null;
}

/** The lowest of the best three quarters: the 25th percentile, always one of the values. */
export function lean(values: readonly Cents[]): Cents {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? 0;
}

/** Pay that still comes; `counted` are the rows of any rhythm, also of one that has ended. */
function findPays(rows: readonly IncomeRow[], today: Day): { pays: Pay[]; counted: IncomeRow[] } {
  const pays: Pay[] = [];
  const counted: IncomeRow[] = [];
  for (const group of byPayer(rows.filter((row) => row.day <= today && row.cents > 0))) {
    // Two who are paid by one payer on the same days: each by their own amount.
    for (const part of rhythmOf(group) ? [group] : bySize(group)) {
      const rule = rhythmOf(part);
      const last = part.at(-1);
      if (!rule || !last) continue;
      counted.push(...part);
      const days = part.map(({ day }) => day);
      if (today > lastHope(following(last.day, rule, days), rule)) continue;
      const payCents = usualPay(part.map(({ cents }) => cents));
      const monthCents = Math.round((payCents * rule.perYear) / 12);
      pays.push({ name: last.merchantName, cadence: rule.id, payCents, monthCents });
    }
  }
  return { pays: pays.sort((a, b) => b.monthCents - a.monthCents), counted };
}

const LONGEST_DAYS = 31;
/** A gig that comes in three weeks of five is no weekly pay. */
const LEAST_KEPT = 0.85;

/** The rhythm in which pay comes, at least monthly and with hardly a time left out. */
function rhythmOf(rows: readonly IncomeRow[]): CadenceRule | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const rule = cadenceOf(rows.slice(1).map((row, index) => daysBetween(rows[index]?.day ?? row.day, row.day)));
  if (!rule || rule.days > LONGEST_DAYS) return null;
  const expected = daysBetween(first.day, last.day) / rule.days;
  return (rows.length - 1) / expected >= LEAST_KEPT ? rule : null;
}

const SAME = 0.02;
const YEAR_OF_PAYS = 12;

/** The latest pay where it came twice alike; what varies counts by a lean one. */
function usualPay(sizes: readonly Cents[]): Cents {
  const [before, last] = sizes.slice(-2);
  if (before !== undefined && last !== undefined && Math.abs(last - before) <= last * SAME) return last;
  return lean(sizes.slice(-YEAR_OF_PAYS));
}

function byPayer(rows: readonly IncomeRow[]): IncomeRow[][] {
  const sorted = [...rows].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1));
  return grouped(sorted, ({ merchantName }) => sameMerchant(merchantName));
}

const bySize = (rows: readonly IncomeRow[]): IncomeRow[][] => grouped(rows, ({ cents }) => cents);

function grouped(rows: readonly IncomeRow[], keyOf: (row: IncomeRow) => string | number): IncomeRow[][] {
  const groups = new Map<string | number, IncomeRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
