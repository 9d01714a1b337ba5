// Households in round figures, for advice that the household with its rows never gets: what is owed at which rates, and how
// far savings reach. Each can be worked out on paper: what comes in and goes out a month stands in support/households.
import type { CoachAccount, CoachInputs, CoachGoal } from "~/domain/coach/facts/inputs";
import { personOf } from "~/domain/coach/plans/read";
import { ANSWERS, household, sum } from "../../../support/coach";
import { type Plain, plainHousehold } from "../../../support/households";
import { sumsOfRows } from "~/domain/ledger/totals";
import type { Row } from "../../../support/rows-in-memory";
import type { Home } from "./ask";
import { INPUTS, ROWS, WHO } from "./household";

const account = (id: string, name: string, type: string, dollars: number): CoachAccount => ({
  id,
  name,
  type,
  balanceCents: dollars * 100,
  limitCents: type === "credit" ? 6_000_00 : null,
});
const habit = (ratePercent: number | null, payment: number | null, interest: number) => ({
  habit: {
    paidInFull: false,
    ratePercent,
    paymentCents: payment === null ? null : payment * 100,
    interestCents: interest * 100,
  },
});
const debtGoal = (id: string, name: string, owed: number, ratePercent: number, minimum: number): CoachGoal => ({
  id,
  type: "debt",
  name,
  targetCents: owed * 100,
  currentCents: owed * 100,
  deadline: null,
  ratePercent,
  minimumCents: minimum * 100,
  startDay: "2026-01-01",
  entries: [],
});

const homeFrom = (inputs: CoachInputs): Home => ({
  inputs,
  person: { ...personOf(inputs), firstDay: "2026-06-01" },
  rows: [],
});
const homeWith = (plain: Plain): Home => homeFrom(plainHousehold(plain));

const MONTHS_OF_NEEDS = ["2026-10", "2026-09", "2026-08", "2026-07", "2026-06"].flatMap((month) => [
  sum(month, "", 6_000, "income", 2),
  sum(month, "mortgage_rent", 1_500, "spending", 1),
  sum(month, "groceries", 1_000),
  sum(month, "utilities", 100, "spending", 2),
]);
const CABLE = {
  ...{ key: "out:cable", merchantName: "Comet Cable", category: "cable", kind: "spending" as const },
  ...{ amount: "fixed" as const, count: 6, active: true, cadence: "monthly" as const, change: null, lastId: "cable" },
  ...{ firstDay: "2026-05-10", lastDay: "2026-11-10", nextDay: "2026-12-10" },
  ...{ lastCents: -85_00, typicalCents: -85_00, monthlyCents: -85_00 },
};

/** 6,000 comes in, 3,400 goes out, nothing is owed, and 20,000 covers 7.1 months of needs of 2,800. */
const WELL = homeWith({});

/** 6,000 comes in, 2,500 goes out, none of it for a car or for fun; 9,000 covers 3.6 months. */
const CARLESS = homeWith({ fun: 0, savings: 9_000, credit: null });

/** 5,000 comes in, 3,300 goes out. A card at 24 %, a car loan of unknown rate and a student loan; 2,000 put aside. */
const OWING = homeWith({
  pay: 5_000,
  food: 700,
  more: {
    accounts: [
      account("a1", "Everyday Checking", "checking", 1_500),
      account("a2", "Rainy Day", "savings", 2_000),
      { ...account("store", "Store Card", "credit", -4_200), ...habit(24, null, 900) },
      { ...account("auto", "Car Loan", "loan", -12_000), ...habit(null, 310, 0) },
    ],
    goals: [debtGoal("student", "Student Loan", 9_000, 5.5, 120)],
  },
});

/** 5,000 comes in, 3,400 goes out; two cheap debts, a goal for one that says another rate, 12,000 put aside: 4.3 months. */
const STEADY = homeWith({
  pay: 5_000,
  savings: 12_000,
  more: {
    accounts: [
      account("a1", "Everyday Checking", "checking", 6_500),
      account("a2", "Rainy Day", "savings", 12_000),
      { ...account("auto", "Car Loan", "loan", -3_000), ...habit(6.2, 250, 190) },
    ],
    goals: [
      debtGoal("student", "Student Loan", 10_000, 4.5, 110),
      { ...debtGoal("car-goal", "Car Loan", 3_000, 4.9, 250), accountId: "auto" },
    ],
  },
});

/** 3,000 comes in, 3,400 goes out, and 150 on 12,000 at 28 % doesn't pay its interest; 300 put aside. */
const SHORT = homeWith({
  pay: 3_000,
  savings: 300,
  checking: 250,
  debts: [{ owed: 12_000, rate: 28, pays: 150 }],
});

/** 5,000 comes in, 3,400 goes out: a month leaves something, and 150 on 12,000 at the 22 % that are assumed never ends. */
const STUCK = homeWith({
  pay: 5_000,
  savings: 2_000,
  more: { goals: [{ ...debtGoal("d0", "Debt one", 12_000, 0, 150), ratePercent: null }] },
});

/** Three debts, of which the smallest is the cheapest; at their minimums the last one takes more than sixty months. */
const SLOW = homeWith({
  pay: 4_000,
  savings: 30_000,
  debts: [
    { owed: 9_000, rate: 7, pays: 90 },
    { owed: 6_000, rate: 26, pays: 190 },
    { owed: 400, rate: 5, pays: 20 },
  ],
});

/** 3,000 comes in, 3,400 goes out, nothing is owed: savings of 8,000, 3.8 months of needs of 2,100, shrink. */
const SHRINKING = homeWith({ pay: 3_000, rent: 800, fun: 1_600, savings: 8_000 });

/** Needs of 2,600 alone, groceries over their budget, and cable that comes back; 800 put aside. */
const PLAIN = homeWith({
  ...{ fun: 0, savings: 800, checking: 600, debts: [{ owed: 2_500, rate: 9, pays: 100 }] },
  more: {
    budgets: [{ category: "groceries", plannedCents: 600_00 }],
    sums: [...MONTHS_OF_NEEDS, sum("2026-11", "groceries", 760)],
    recurring: [CABLE],
  },
});

/** 6,000 comes in, 3,400 goes out; one debt that costs hardly more than savings earn, and a full emergency fund. */
const CALM = homeWith({ debts: [{ owed: 5_000, rate: 4, pays: 100 }] });

/** Two debts whose order changes when they end. */
const APART = homeWith({
  ...{ pay: 4_500, savings: 9_000 },
  debts: [
    { owed: 10_000, rate: 29, pays: 260 },
    { owed: 3_000, rate: 4, pays: 60 },
  ],
});

const FULL_CARD: CoachAccount = {
  ...account("gold", "Gold Card", "credit", -500),
  habit: { paidInFull: true, ratePercent: null, paymentCents: 400_00, interestCents: 0 },
};
/** Nothing is owed but a card that is paid in full; an emergency goal that no account holds; they said they save less. */
const CARDED = homeWith({
  states: { fund: "Under 1 month" },
  more: {
    accounts: [
      account("a1", "Everyday Checking", "checking", 5_000),
      account("a2", "Rainy Day", "savings", 20_000),
      FULL_CARD,
    ],
    goals: [
      {
        ...debtGoal("g1", "Emergency Fund", 0, 0, 0),
        ...{ type: "savings", targetCents: 6_000_00, currentCents: 1_500_00, ratePercent: null, minimumCents: null },
      },
      ...[
        { id: "couch", name: "Couch", currentCents: 200_00 },
        { id: "bike", name: "Bike", currentCents: 800_00 },
      ].map((goal): CoachGoal => ({
        ...{
          ...debtGoal("", "", 0, 0, 0),
          type: "savings",
          targetCents: 800_00,
          ratePercent: null,
          minimumCents: null,
        },
        ...goal,
      })),
    ],
  },
});

/** Spends 3,400 and owes 2,000, and no income is seen. */
const BLIND = homeWith({ pay: 0, debts: [{ owed: 2_000, rate: 12, pays: 80 }] });

const charge = (id: string, merchantName: string, day: string, dollars: number) => ({
  ...{
    id,
    merchantName,
    day,
    cents: -dollars * 100,
    category: "groceries",
    kind: "spending" as const,
    accountId: "a1",
  },
});

const RAISE = { fromCents: 2_200_00, toCents: 2_250_00, day: "2026-09-04" };
/** By the year, and new: its first charge was five weeks ago. */
const LOCKER = {
  ...{ key: "out:locker", merchantName: "Cloud Locker", category: "entertainment", kind: "spending" as const },
  ...{ amount: "fixed" as const, count: 2, active: true, cadence: "yearly" as const, change: null, lastId: "locker" },
  ...{ firstDay: "2026-10-15", lastDay: "2026-10-15", nextDay: "2027-10-15" },
  ...{ lastCents: -60_00, typicalCents: -60_00, monthlyCents: -5_00 },
};

/** Pay that is late, two prices that rose, a charge far above the usual 80, one taken twice, a debt that is paid off. */
const LATE = homeFrom(
  household({
    recurring: household().recurring.map((stream) =>
      stream.kind === "income" ? { ...stream, nextDay: "2026-11-14", change: RAISE } : stream,
    ),
    goals: [
      ...household().goals,
      { ...debtGoal("paid", "Old Store Card", 0, 21, 25), targetCents: 900_00 },
      {
        ...debtGoal("boat", "Boat", 0, 0, 0),
        type: "savings",
        targetCents: 500_00,
        currentCents: 500_00,
        ratePercent: null,
      },
    ],
    history: [
      ...["2026-08-02", "2026-09-02", "2026-10-02"].map((day) => charge(day, "Corner Market", day, 80)),
      charge("odd", "Corner Market", "2026-11-18", 320),
      charge("one", "Parcelway", "2026-11-16", 64.1),
      charge("two", "Parcelway", "2026-11-17", 64.1),
    ],
    ahead: {
      safe: null,
      untilPay: [],
      lowest: null,
      low: { accountId: "a1", heldCents: 2_150_00, day: "2026-12-03", shortCents: 120_50 },
      due: [{ key: "rent", name: "Maple Court", day: "2026-11-23", cents: -1_600_00, heldCents: 2_150_00 }],
    },
  }),
);

/** What was said in the interview holds against the accounts, by choice: 5,200 a month, and a cushion of a month. */
const TOLD = homeFrom(
  household({
    interview: { ...ANSWERS, "monthly-income": 5_200, "additional-info": "Two old cards went to collections." },
    interviewDay: "2026-11-03",
    recurring: [
      ...household().recurring.map((stream) =>
        stream.kind === "income" ? { ...stream, cadence: "monthly" as const, monthlyCents: 2_250_00 } : stream,
      ),
      LOCKER,
    ],
    choices: [{ topic: "income", choice: "interview", about: "interview 2026-11-03 520000, credit 2026-10-01 450000" }],
    budgets: [],
  }),
);

/** All cash is in checking, and pay ended in August. */
const LEAN = homeFrom(
  household({
    sums: household().sums.filter(({ kind, month }) => kind !== "income" || month < "2026-09"),
    accounts: household().accounts.filter(({ type }) => type === "checking"),
    goals: [],
    recurring: household().recurring.filter(({ kind }) => kind !== "income"),
    credit: null,
  }),
);

/** The household with its rows, and 100 a month that goes into a retirement fund; in May 400 came back out of it. */
const IN_FUND = [
  ...["2026-06-21", "2026-07-21", "2026-08-21", "2026-09-21", "2026-10-21"].map((day) => ({ day, cents: -100_00 })),
  { day: "2026-05-21", cents: 400_00 },
].map(({ day, cents }): Row => ({
  ...{ id: `fund-${day}`, day, cents, merchantName: "Birch Retirement", category: "retirement", pending: false },
  ...{ kind: cents < 0 ? "spending" : "refund", accountId: "checking" },
}));
const SAVER: Home = {
  inputs: {
    ...INPUTS,
    sums: sumsOfRows([...ROWS, ...IN_FUND].map((row) => ({ ...row, category: row.category ?? "" }))).months,
  },
  person: { ...WHO, merchants: [...WHO.merchants, "Birch Retirement"] },
  rows: [...ROWS, ...IN_FUND],
};

export const HOMES: Readonly<Record<string, Home>> = {
  ...{ calm: CALM, apart: APART, carded: CARDED, blind: BLIND },
  ...{ stuck: STUCK, slow: SLOW, shrinking: SHRINKING, plain: PLAIN },
  ...{ well: WELL, owing: OWING, steady: STEADY, short: SHORT },
  ...{ carless: CARLESS, late: LATE, told: TOLD, lean: LEAN, saver: SAVER },
};
