// The household with its rows, and more beside it: a second checking account, an investment, a card that isn't paid in full, a
// loan that never ends, a loan without a balance, goals that are late, full or without a date. And households whose checking
// is short, or that get no pay.
import type { CoachAccount, CoachGoal } from "~/domain/coach/facts/inputs";
import type { Recurring } from "~/domain/ledger/recurring";
import { sumsOfRows } from "~/domain/ledger/totals";
import type { Row } from "../../../support/rows-in-memory";
import type { Home } from "./ask";
import { ACCOUNTS, GOALS, INPUTS, lookAhead, ROWS, WHO } from "./household";

const bank = { bank: "Harbor Bank" };
const NEW_ACCOUNTS: readonly CoachAccount[] = [
  { ...bank, id: "bills", name: "Bills Checking", type: "checking", balanceCents: 640_00, limitCents: null },
  { ...bank, id: "fund", name: "Index Fund", type: "investment", balanceCents: 3_150_00, limitCents: null },
  {
    ...{ ...bank, id: "red", name: "Red Card", type: "credit", balanceCents: -310_45, limitCents: 1_500_00 },
    habit: { paidInFull: false, ratePercent: 21.9, paymentCents: 50_00, interestCents: 55_00 },
  },
  {
    ...{ ...bank, id: "boat", name: "Boat Loan", type: "loan", balanceCents: -20_000_00, limitCents: null },
    habit: { paidInFull: false, ratePercent: 12, paymentCents: 150_00, interestCents: 2_400_00 },
  },
];

const goal = (id: string, name: string, target: number, current: number, more: Partial<CoachGoal>): CoachGoal => ({
  ...{ id, name, type: "savings", targetCents: target * 100, currentCents: current * 100, deadline: null },
  ...{ ratePercent: null, minimumCents: null, accountId: null, startDay: "2026-03-01", entries: [] },
  ...more,
});
const NEW_GOALS: readonly CoachGoal[] = [
  goal("roof", "New Roof", 3_000, 1_200, { deadline: "2026-09-30" }),
  goal("couch", "Couch", 800, 200, {}),
  goal("bike", "Bike", 500, 500, { deadline: "2026-12-31" }),
  goal("dental", "Dental Plan", 2_000, 1_400, { type: "debt", deadline: "2027-08-31" }),
  goal("paid", "Old Phone", 600, 0, { type: "debt", ratePercent: 0, minimumCents: 50_00 }),
];

const row = (id: string, day: string, accountId: string, dollars: number, more: Partial<Row>): Row => ({
  ...{ id, day, accountId, cents: Math.round(dollars * 100), merchantName: "Bills", category: null, kind: "transfer" },
  pending: false,
  ...more,
});
const MONTHS = ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"];
const NEW_ROWS: readonly Row[] = MONTHS.flatMap((month, at) => [
  row(`b${at}`, `${month}-02`, "bills", 300, { merchantName: "TRANSFER TO BILLS" }),
  row(`w${at}`, `${month}-06`, "bills", -210 - 5 * at, {
    ...{ merchantName: "Valley Water", category: "utilities", kind: "spending" },
  }),
  row(`r${at}`, `${month}-07`, "red", 50, { merchantName: "PAYMENT RECEIVED", kind: "card_payment" }),
  row(`i${at}`, `${month}-09`, "red", -5.5, { merchantName: "INTEREST CHARGED" }),
]);

const stream = (merchantName: string, dollars: number, more: Partial<Recurring>): Recurring => ({
  ...{ key: merchantName, merchantName, category: "entertainment", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", count: 6, firstDay: "2026-06-02", lastDay: "2026-11-02", nextDay: "2026-12-02" },
  ...{ lastCents: dollars * 100, typicalCents: dollars * 100, monthlyCents: dollars * 100 },
  ...{ lastId: merchantName, active: true, change: null },
  ...more,
});
const YEARLY = { firstDay: "2025-03-02", lastDay: "2026-03-02", nextDay: "2027-03-02", count: 2 };
const NEW_STREAMS: readonly Recurring[] = [
  stream("Northline Student Loans", -184.5, { category: "student_loans", kind: "loan_payment" }),
  stream("Side Gig", 250, {
    ...{ category: "", kind: "income", cadence: "weekly", monthlyCents: 1_083_33 },
    ...{ lastDay: "2026-11-12", nextDay: "2026-11-19" },
  }),
  stream("Cloud Locker", -60, { ...YEARLY, cadence: "yearly", monthlyCents: -5_00 }),
  stream("Museum Pass", -45, { ...YEARLY, cadence: "twice a year", monthlyCents: -7_50 }),
  stream("Puzzle Club", -8, { firstDay: "2026-10-05", lastDay: "2026-11-05", nextDay: "2026-12-05", count: 2 }),
  stream("College Savings Plan", -75, { category: "college_fund" }),
];

const accounts = [...(INPUTS.accounts ?? []), ...NEW_ACCOUNTS];
const goals = [...GOALS, ...NEW_GOALS];
const rows = [...ROWS, ...NEW_ROWS];
const WIDE: Home = {
  inputs: {
    ...INPUTS,
    ...{ accounts, goals, recurring: [...INPUTS.recurring, ...NEW_STREAMS] },
    sums: sumsOfRows(rows.map((one) => ({ ...one, category: one.category ?? "" }))).months,
    ...lookAhead(accounts, goals, rows),
  },
  person: {
    ...WHO,
    merchants: [...WHO.merchants, "Valley Water"],
    payers: [...WHO.payers, "Side Gig"],
    accounts: accounts.map(({ id, name, type }) => ({ id, name, bank: "Harbor Bank", kind: type })),
    goals: goals.map(({ id, name, type }) => ({ id, name, type })),
  },
  rows,
};

/** With so much in checking. */
const holding = (dollars: number): Home => {
  const own = (INPUTS.accounts ?? []).map((one) =>
    one.id === "checking" ? { ...one, balanceCents: dollars * 100 } : one,
  );
  return { inputs: { ...INPUTS, accounts: own, ...lookAhead(own, GOALS, ROWS) }, person: WHO, rows: ROWS };
};

const withFund = [...(INPUTS.accounts ?? []), ...NEW_ACCOUNTS.filter(({ id }) => id === "fund")];
/** An investment beside accounts that all have rows. */
const FUNDED: Home = {
  inputs: { ...INPUTS, accounts: withFund },
  person: { ...WHO, accounts: withFund.map(({ id, name, type }) => ({ id, name, bank: "Harbor Bank", kind: type })) },
  rows: [...ROWS, row("fund", "2026-08-03", "fund", 500, { merchantName: "BUY" })],
};

/** Budgets that are passed, or soon will be; two cards that are paid in full and nothing else owed; a goal that is full. */
const overAccounts: readonly CoachAccount[] = [
  ...(INPUTS.accounts ?? []).filter(({ id }) => id !== "loan"),
  {
    ...{ ...bank, id: "gold", name: "Gold Card", type: "credit", balanceCents: -120_00, limitCents: 1_000_00 },
    habit: { paidInFull: true, ratePercent: null, paymentCents: null, interestCents: 0 },
  },
];
const OVER: Home = {
  inputs: {
    ...INPUTS,
    accounts: overAccounts,
    goals: NEW_GOALS.filter(({ id }) => id === "bike"),
    recurring: [
      ...INPUTS.recurring,
      stream("Comet Cable", -85, { category: "cable" }),
      stream("Valley Gas", -140, {
        ...{ category: "utilities", amount: "varies", typicalCents: -80_00, monthlyCents: -80_00 },
        change: { fromCents: -80_00, toCents: -140_00, day: "2026-11-02" },
      }),
      stream("Sock Box", -15, {
        ...{ category: "clothing", nextDay: "2026-11-12", lastDay: "2026-10-12" },
        change: { fromCents: -20_00, toCents: -15_00, day: "2026-09-12" },
      }),
    ],
  },
  person: {
    ...WHO,
    accounts: overAccounts.map(({ id, name, type }) => ({ id, name, bank: "Harbor Bank", kind: type })),
  },
  rows: ROWS,
  planned: [
    { category: "mortgage_rent", plannedCents: 1_400_00 },
    { category: "groceries", plannedCents: 200_00 },
    { category: "restaurants", plannedCents: 30_00 },
    { category: "gas", plannedCents: 20_00 },
  ],
};

const unpaid = ROWS.filter(({ kind }) => kind !== "income");
/** No pay is seen: what is safe to spend has no payday to end at. */
const UNPAID: Home = {
  inputs: {
    ...INPUTS,
    recurring: INPUTS.recurring.filter(({ kind }) => kind !== "income"),
    sums: sumsOfRows(unpaid.map((one) => ({ ...one, category: one.category ?? "" }))).months,
    ...lookAhead(ACCOUNTS, GOALS, unpaid),
  },
  person: { ...WHO, payers: [], employers: [], lastPayday: null, paydays: [] },
  rows: unpaid,
};

export const ROWED: Readonly<Record<string, Home>> = {
  wide: WIDE,
  tight: holding(150),
  cusp: holding(911),
  funded: FUNDED,
  over: OVER,
  unpaid: UNPAID,
};
