// One household, small enough to check by hand: who pays whom, when and how much. Every figure of the approved answers
// comes from these rows, on a Wednesday, November 18, 2026.
import { isSpending, type Kind } from "~/domain/categories/classify";
import { outlookOf } from "~/domain/goals/pace";
import { aheadOf } from "~/domain/forecast/ahead";
import { forecastOf } from "~/domain/forecast/forecast";
import type { ForecastInput } from "~/domain/forecast/types";
import { habitOf } from "~/domain/household/account-habit";
import type { CoachInputs, CoachGoal } from "~/domain/coach/facts/inputs";
import type { Person } from "~/domain/coach/reading/person";
import { dueBetween, findRecurring, paychecks } from "~/domain/ledger/recurring";
import { sumsOfRows } from "~/domain/ledger/totals";
import { addDays, addMonthsToDay, monthOf } from "~/domain/periods";
import { answerNeeds, type Row } from "../../../support/rows-in-memory";
import { CHARGE_CODES } from "./shops";

export const TODAY = "2026-11-18";
const FIRST_DAY = "2025-11-01";

/** Dollars, as the account has them: negative is money out. */
type Line = { name: string; category?: string; kind?: Kind; account?: string; days: readonly string[] } & (
  { dollars: number } | { by: (day: string) => number }
);

/** The same day of each month, from the first day that is known until today. */
const monthly = (day: string, to = TODAY): string[] =>
  Array.from({ length: 14 }, (_, at) => addMonthsToDay(`2025-11-${day}`, at)).filter((one) => one <= to);
const everyDays = (step: number, last: string): string[] =>
  Array.from({ length: 60 }, (_, at) => addDays(last, -step * at)).filter((one) => one >= FIRST_DAY);

/** What power costs, by the month. */
const POWER: Readonly<Record<string, number>> = {
  "2025-11": 74.2,
  "2025-12": 96.1,
  "2026-01": 112.4,
  "2026-02": 104.9,
  "2026-03": 88.35,
  "2026-04": 70,
  "2026-05": 61.15,
  "2026-06": 66.8,
  "2026-07": 91.25,
  "2026-08": 93.6,
  "2026-09": 72.05,
  "2026-10": 68.4,
  "2026-11": 77.7,
};

const ON_CARD = { account: "card" };
/** What differs from one time to the next: so many dollars, and as much again for each day of the month. */
const costs =
  (dollars: number, forDay = 1) =>
  (day: string): number =>
    -(dollars + forDay * Number(day.slice(-2)));

const LINES: readonly Line[] = [
  { name: "Acme Payroll", kind: "income", days: everyDays(14, "2026-11-13"), dollars: 1350 },
  { name: "INTEREST PAID", kind: "income", account: "savings", days: monthly("28"), dollars: 5 },
  { name: "Elm Street Homes", category: "mortgage_rent", days: monthly("01"), dollars: -1400 },
  { name: "City Power", category: "utilities", days: monthly("12"), by: (day) => -(POWER[monthOf(day)] ?? 0) },
  { name: "Fiberline Internet", category: "internet", days: monthly("20"), dollars: -60 },
  { name: "Evergreen Auto Insurance", category: "auto_insurance", days: ["2026-03-10", "2026-09-10"], dollars: -420 },
  { ...ON_CARD, name: "Green Market", category: "groceries", days: everyDays(7, "2026-11-14"), by: costs(70) },
  { ...ON_CARD, name: "Corner Deli", category: "groceries", days: everyDays(14, "2026-11-11"), by: costs(8.25) },
  { ...ON_CARD, name: "Noodle House", category: "restaurants", days: everyDays(14, "2026-11-06"), by: costs(20) },
  {
    name: "Casa Verde",
    category: "restaurants",
    account: "card",
    days: ["2026-02-14", "2026-06-20", "2026-09-05", "2026-10-17", "2026-10-24"],
    dollars: -61.5,
  },
  { ...ON_CARD, name: "Bean Corner", category: "restaurants", days: everyDays(7, "2026-11-16"), by: costs(0.5, 0.25) },
  { ...ON_CARD, name: "Sunrise Fuel", category: "gas", days: everyDays(14, "2026-11-10"), by: costs(30, 0.5) },
  {
    name: "Cinestream",
    category: "entertainment",
    account: "card",
    days: monthly("15"),
    by: (day) => (day < "2026-08-01" ? -15.49 : -17.99),
  },
  { name: "Tunebox", category: "entertainment", account: "card", days: monthly("03"), dollars: -10.99 },
  {
    name: "Ironworks Gym",
    category: "health_fitness",
    account: "card",
    days: monthly("09", "2026-06-30"),
    dollars: -35,
  },
  { name: "Grace Community Church", category: "charitable_giving", days: monthly("08"), dollars: -25 },
  { name: "Lakeside Family Clinic", category: "health_fitness", account: "card", days: ["2026-08-19"], dollars: -90 },
  { name: "Skyline Air", category: "travel", account: "card", days: ["2026-07-08"], dollars: -312.4 },
  { name: "Parcelway", category: "miscellaneous", account: "card", days: ["2026-10-09"], dollars: -129.99 },
  {
    name: "Parcelway",
    category: "miscellaneous",
    kind: "refund",
    account: "card",
    days: ["2026-10-20"],
    dollars: 29.99,
  },
  { name: "Parcelway", category: "miscellaneous", account: "card", days: ["2025-12-18", "2026-05-02"], dollars: -64.1 },
  { name: "LATE FEE", category: "miscellaneous", account: "card", days: ["2026-05-26"], dollars: -29 },
  { name: "INTEREST CHARGED", kind: "transfer", account: "loan", days: monthly("04"), dollars: -36.5 },
  {
    name: "HARBOR AUTO LOAN PAYMENT",
    category: "car_payment",
    kind: "loan_payment",
    days: monthly("05"),
    dollars: -245,
  },
  { name: "PAYMENT RECEIVED", kind: "transfer", account: "loan", days: monthly("05"), dollars: 245 },
  { name: "TRANSFER TO SAVINGS", kind: "transfer", days: monthly("16"), dollars: -200 },
  { name: "TRANSFER FROM CHECKING", kind: "transfer", account: "savings", days: monthly("16"), dollars: 200 },
];

/** The card is paid in full each month: on the 25th, what it stood at on the 10th. */
function cardPayments(rows: readonly Row[]): Row[] {
  const paid: Row[] = [];
  for (const day of monthly("25")) {
    const owed = [...rows, ...paid]
      .filter((row) => row.accountId === "card" && row.day <= `${monthOf(day)}-10`)
      .reduce((sum, { cents }) => sum + cents, 0);
    const payment = { day, category: null, kind: "card_payment" as const, pending: false };
    paid.push({ ...payment, id: `${day}-a`, merchantName: "BLUE CARD AUTOPAY", cents: owed, accountId: "checking" });
    paid.push({ ...payment, id: `${day}-b`, merchantName: "AUTOPAY THANK YOU", cents: -owed, accountId: "card" });
  }
  return paid;
}

function makeRows(): Row[] {
  const posted = LINES.flatMap(
    ({ name, category = null, kind = "spending", account = "checking", days, ...line }, at) =>
      days.map((day): Row => ({
        id: `${day}-${String(at).padStart(2, "0")}`,
        day,
        merchantName: name,
        category,
        kind,
        cents: Math.round(("by" in line ? line.by(day) : line.dollars) * 100),
        accountId: account,
        pending: false,
      })),
  );
  const waiting = (id: string, day: string, merchantName: string, category: string, cents: number): Row => ({
    ...{ id, day, merchantName, category, cents, kind: "spending", accountId: "card", pending: true },
  });
  return [
    ...posted,
    ...cardPayments(posted),
    waiting("2026-11-17-p", "2026-11-17", "Green Market", "groceries", -41_10),
    waiting("2026-11-18-p", "2026-11-18", "Noodle House", "restaurants", -24_00),
  ];
}

export const ROWS: readonly Row[] = makeRows();

const owedOnCard = ROWS.filter(({ accountId, pending }) => accountId === "card" && !pending).reduce(
  (sum, { cents }) => sum + cents,
  0,
);
export const ACCOUNTS = [
  {
    id: "checking",
    name: "Everyday Checking",
    digits: "1111",
    type: "checking",
    balanceCents: 2_480_00,
    limitCents: null,
  },
  { id: "savings", name: "Rainy Day", digits: "2222", type: "savings", balanceCents: 6_200_00, limitCents: null },
  { id: "card", name: "Blue Card", digits: "3333", type: "credit", balanceCents: owedOnCard, limitCents: 4_000_00 },
  { id: "loan", name: "Car Loan", digits: "4444", type: "loan", balanceCents: -7_300_00, limitCents: null },
].map((account) => ({ ...account, bank: "Harbor Bank" }));

/** What moved on an account, by the day. */
export const movesOn = (accounts: readonly string[]) => {
  const [moves] = answerNeeds(ROWS, [{ want: "moves", accounts }]).values();
  return moves && "moves" in moves ? moves.moves : [];
};

export const GOALS: readonly CoachGoal[] = [
  {
    id: "reserve",
    type: "savings",
    name: "Emergency Fund",
    targetCents: 9_000_00,
    currentCents: 6_200_00,
    deadline: "2027-06-30",
    ratePercent: null,
    minimumCents: null,
    accountId: "savings",
    startDay: "2026-02-01",
    entries: [
      { day: "2026-02-01", kind: "opening", amountCents: 4_200_00 },
      ...monthly("16")
        .filter((day) => day > "2026-02-01")
        .map((day) => ({ day, kind: "contribution" as const, amountCents: 200_00 })),
    ],
  },
  {
    id: "maine",
    type: "savings",
    name: "Summer in Maine",
    targetCents: 1_200_00,
    currentCents: 450_00,
    deadline: "2027-05-31",
    ratePercent: null,
    minimumCents: null,
    accountId: null,
    startDay: "2026-08-01",
    entries: [
      { day: "2026-08-01", kind: "contribution", amountCents: 150_00 },
      { day: "2026-09-01", kind: "contribution", amountCents: 150_00 },
      { day: "2026-10-01", kind: "contribution", amountCents: 150_00 },
    ],
  },
];

export const PLANNED: readonly { category: string; plannedCents: number }[] = [
  { category: "mortgage_rent", plannedCents: 1_400_00 },
  { category: "groceries", plannedCents: 400_00 },
  { category: "restaurants", plannedCents: 100_00 },
  { category: "utilities", plannedCents: 150_00 },
  { category: "gas", plannedCents: 80_00 },
];

const history = ROWS.filter(
  ({ pending, kind }) => !pending && ["spending", "loan_payment", "income"].includes(kind),
).map(({ category, pending: _pending, ...row }) => ({ ...row, category: category ?? "" }));
const streams = findRecurring(history, TODAY);
export const ENDED = streams.filter(({ active }) => !active);

const OTHER_LEG: Readonly<Record<string, string>> = {
  "TRANSFER TO SAVINGS": "savings",
  "TRANSFER FROM CHECKING": "checking",
  "BLUE CARD AUTOPAY": "card",
  "AUTOPAY THANK YOU": "checking",
  "HARBOR AUTO LOAN PAYMENT": "loan",
  "PAYMENT RECEIVED": "checking",
};

/** What the forecast says of these accounts, with these rows behind them. */
export function lookAhead(
  accounts: CoachInputs["accounts"],
  goals: readonly CoachGoal[],
  rows: readonly Row[],
): Pick<CoachInputs, "ahead" | "forecast"> {
  const input: ForecastInput = {
    today: TODAY,
    accounts,
    rows: rows.map((row) => ({
      ...row,
      category: row.category ?? "",
      otherAccountId: OTHER_LEG[row.merchantName] ?? null,
    })),
    goals: goals.map(({ id, name, accountId = null, ...goal }) => ({
      id,
      name,
      accountId,
      neededCents: outlookOf({ ...goal, doneCents: goal.currentCents, interestRate: null }, TODAY).neededCents,
    })),
  };
  const forecast = forecastOf(input);
  return { forecast, ahead: aheadOf(forecast, input.goals) };
}

export const INPUTS: CoachInputs = {
  today: TODAY,
  sums: sumsOfRows(ROWS.map((row) => ({ ...row, category: row.category ?? "" }))).months,
  pays: ROWS.filter(({ kind }) => kind === "income"),
  accounts: ACCOUNTS.map((account) =>
    ["credit", "loan"].includes(account.type)
      ? { ...account, habit: habitOf(account, movesOn([account.id]), TODAY) }
      : account,
  ),
  budgets: PLANNED,
  goals: GOALS,
  recurring: streams.filter(({ active }) => active),
  credit: {
    day: "2026-10-01",
    profile: {
      currentScore: 702,
      goalScore: 760,
      creditUtilization: 12,
      creditHistoryLength: 84,
      newCreditInquiries: 1,
      totalCreditLimit: 4_000,
      totalCreditBalance: 480,
      monthlyIncome: 4_225,
      paymentHistory: "good",
      creditMix: "good",
      hasCollections: false,
      hasBankruptcy: false,
      hasForeclosure: false,
      remarks: [],
    },
  },
  interview: null,
  country: "US",
  history,
  ...lookAhead(ACCOUNTS, GOALS, ROWS),
};

const shopsOf = (wanted: (kind: Kind) => boolean): string[] =>
  [...new Set(ROWS.filter(({ kind }) => wanted(kind)).map(({ merchantName }) => merchantName))].sort();

export const WHO: Person = {
  today: TODAY,
  merchants: shopsOf((kind) => kind !== "income"),
  shops: CHARGE_CODES,
  payers: shopsOf((kind) => kind === "income"),
  accounts: ACCOUNTS.map(({ id, name, bank, type, digits }) => ({ id, name, bank, kind: type, digits })),
  goals: GOALS.map(({ id, name, type }) => ({ id, name, type })),
  recurring: INPUTS.recurring.map(({ merchantName, category, kind }) => ({
    name: merchantName,
    category,
    income: kind === "income",
  })),
  firstDay: FIRST_DAY,
  lastPayday: "2026-11-13",
  paydays: dueBetween(paychecks(INPUTS.recurring), TODAY, addDays(TODAY, 100)).map(({ day }) => day),
  employers: ["Acme Payroll"],
};

/** What was spent less what came back, by a loop that knows nothing of the coach. */
export function spentBy(wanted: (row: Row) => boolean, from: string, to: string): number {
  let cents = 0;
  for (const row of ROWS)
    if (!row.pending && row.day >= from && row.day <= to && isSpending(row.kind) && wanted(row)) cents -= row.cents;
  return cents;
}
