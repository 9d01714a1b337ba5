// Paying off several debts with one monthly amount: the minimums of all debts plus an extra. Whatever a finished debt
// sets free goes to the next one. Interest is a twelfth of the yearly rate on the balance, rounded to the cent each
// month, as a statement does it. Whole cents throughout, so that a schedule can be checked line by line.

import type { Cents } from "~/domain/money";
import { sumCents } from "~/domain/money";
import { addMonths, type Month } from "~/domain/periods";

export type Debt = { id: string; name: string; balanceCents: Cents; ratePercent: number; minimumCents: Cents };
export type DebtStrategy = "snowball" | "avalanche" | "custom";
type DebtPlanInput = {
  debts: readonly Debt[];
  strategy: DebtStrategy;
  /** For 'custom': ids in the order in which they get the extra money. Debts that it leaves out follow in their own order. */
  order?: readonly string[];
  extraCents: Cents;
  /** The month of the first payment. */
  startMonth: Month;
};

type DebtRow = { debtId: string; interestCents: Cents; paidCents: Cents; balanceCents: Cents };
type DebtMonth = { month: Month; rows: DebtRow[]; interestCents: Cents; paidCents: Cents; balanceCents: Cents };
export type PaidOffPlan = {
  never: false;
  strategy: DebtStrategy;
  /** The order in which the debts get the extra money. */
  order: string[];
  months: DebtMonth[];
  payoffs: { debtId: string; month: Month }[];
  totalInterestCents: Cents;
  totalPaidCents: Cents;
  lastMonth: Month;
};
/** The payments don't cover the interest: this never ends. */
type NeverPlan = {
  never: true;
  strategy: DebtStrategy;
  order: string[];
  monthlyInterestCents: Cents;
  monthlyPaymentCents: Cents;
};
export type DebtPlan = PaidOffPlan | NeverPlan;

const LONGEST_MONTHS = 1200;

export function planDebts(input: DebtPlanInput): DebtPlan {
  const debts = input.debts.filter((debt) => debt.balanceCents > 0);
  const plan = run(debts, input, orderOf(debts, input));
  if (input.strategy !== "avalanche" || plan.never) return plan;
  // The highest rate first is the cheapest order, up to the rounding of each month's interest: where two rates are all
  // but equal, that rounding can turn the result around by some cents. The promise 'never dearer than snowball' is kept.
  const snowball = run(debts, input, orderOf(debts, { ...input, strategy: "snowball" }));
  return !snowball.never && snowball.totalInterestCents < plan.totalInterestCents ? snowball : plan;
}

/** Twelve months, a hundred percent, four decimals. */
const UNIT = 12_000_000;

/** One month's interest, half a cent up. The rate is in percent a year with at most four decimals. */
export function monthlyInterest(balanceCents: Cents, ratePercent: number): Cents {
  if (balanceCents <= 0 || !(ratePercent > 0)) return 0;
  const rate = Math.round(Math.min(ratePercent, 1_000) * 10_000);
  const scaled = balanceCents * rate + UNIT / 2;
  // Plans ask for it thousands of times. Beyond whole numbers of this size a quotient could be rounded across a cent.
  if (scaled <= Number.MAX_SAFE_INTEGER) return Math.floor(scaled / UNIT);
  return Number((BigInt(balanceCents) * BigInt(rate) + BigInt(UNIT / 2)) / BigInt(UNIT));
}

/** What a lender commonly asks for where the statement's minimum isn't known: the interest and 1 %, at least $25. */
export function suggestedMinimumCents(balanceCents: Cents, ratePercent: number): Cents {
  if (balanceCents <= 0) return 0;
  const wanted = monthlyInterest(balanceCents, ratePercent) + Math.ceil(balanceCents / 100);
  return Math.min(balanceCents + monthlyInterest(balanceCents, ratePercent), Math.max(2500, wanted));
}

function orderOf(debts: readonly Debt[], input: DebtPlanInput): string[] {
  const byBalance = (a: Debt, b: Debt) => a.balanceCents - b.balanceCents;
  const byRate = (a: Debt, b: Debt) => b.ratePercent - a.ratePercent;
  const sorted = [...debts];
  if (input.strategy === "snowball") sorted.sort((a, b) => byBalance(a, b) || byRate(a, b));
  else if (input.strategy === "avalanche") sorted.sort((a, b) => byRate(a, b) || byBalance(a, b));
  else {
    const wanted = input.order ?? [];
    const place = (debt: Debt) => (wanted.includes(debt.id) ? wanted.indexOf(debt.id) : wanted.length);
    sorted.sort((a, b) => place(a) - place(b));
  }
  return sorted.map((debt) => debt.id);
}

function run(debts: readonly Debt[], input: DebtPlanInput, order: string[]): DebtPlan {
  const budget = sumCents(debts.map((debt) => debt.minimumCents)) + Math.max(0, input.extraCents);
  const owed = new Map(debts.map((debt) => [debt.id, debt.balanceCents]));
  const start = sumCents(owed.values());
  const months: DebtMonth[] = [];
  const payoffs: PaidOffPlan["payoffs"] = [];
  let left = start;
  while (left > 0) {
    if (months.length >= LONGEST_MONTHS || left > start * 10) return never(debts, input.strategy, order, budget);
    const month = oneMonth(addMonths(input.startMonth, months.length), debts, owed, order, budget);
    months.push(month);
    payoffs.push(
      ...month.rows.filter((row) => row.balanceCents === 0).map((row) => ({ debtId: row.debtId, month: month.month })),
    );
    left = month.balanceCents;
  }
  return {
    never: false,
    strategy: input.strategy,
    order,
    months,
    payoffs,
    totalInterestCents: sumCents(months.map((month) => month.interestCents)),
    totalPaidCents: sumCents(months.map((month) => month.paidCents)),
    lastMonth: months.at(-1)?.month ?? input.startMonth,
  };
}

function oneMonth(
  month: Month,
  debts: readonly Debt[],
  owed: Map<string, Cents>,
  order: readonly string[],
  budget: Cents,
): DebtMonth {
  const open = debts.filter((debt) => (owed.get(debt.id) ?? 0) > 0);
  const rows = new Map<string, DebtRow>();
  let money = budget;
  for (const debt of open) {
    const balance = owed.get(debt.id) ?? 0;
    const interest = monthlyInterest(balance, debt.ratePercent);
    const paid = Math.min(debt.minimumCents, balance + interest);
    money -= paid;
    rows.set(debt.id, {
      debtId: debt.id,
      interestCents: interest,
      paidCents: paid,
      balanceCents: balance + interest - paid,
    });
  }
  for (const id of order) {
    const row = rows.get(id);
    if (!row || money <= 0) continue;
    const more = Math.min(money, row.balanceCents);
    row.paidCents += more;
    row.balanceCents -= more;
    money -= more;
  }
  for (const row of rows.values()) owed.set(row.debtId, row.balanceCents);
  const all = order.flatMap((id) => rows.get(id) ?? []);
  return {
    month,
    rows: all,
    interestCents: sumCents(all.map((row) => row.interestCents)),
    paidCents: sumCents(all.map((row) => row.paidCents)),
    balanceCents: sumCents(all.map((row) => row.balanceCents)),
  };
}

function never(debts: readonly Debt[], strategy: DebtStrategy, order: string[], monthlyPaymentCents: Cents): NeverPlan {
  const monthlyInterestCents = sumCents(debts.map((debt) => monthlyInterest(debt.balanceCents, debt.ratePercent)));
  return { never: true, strategy, order, monthlyInterestCents, monthlyPaymentCents };
}
