// Households in round figures, for advice that the household with its rows never gets: what is owed at which rates, and how
// far savings reach. Each can be worked out on paper: what comes in and goes out a month stands in support/households.
import type { AccountInput, CoachInputs, GoalInput } from "~/domain/coach/facts/inputs";
import { personOf } from "~/domain/coach/plans/read";
import { type Plain, plainHousehold } from "../../../support/households";
import type { Home } from "./ask";

const account = (id: string, name: string, type: string, dollars: number): AccountInput => ({
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
const debtGoal = (id: string, name: string, owed: number, ratePercent: number, minimum: number): GoalInput => ({
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

const homeWith = (plain: Plain): Home => {
  const inputs: CoachInputs = plainHousehold(plain);
  return { inputs, person: { ...personOf(inputs), firstDay: "2026-06-01" }, rows: [] };
};

/** 6,000 comes in, 3,400 goes out, nothing is owed, and 20,000 covers 7.1 months of needs of 2,800. */
const WELL = homeWith({});

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

export const HOMES: Readonly<Record<string, Home>> = { well: WELL, owing: OWING, steady: STEADY, short: SHORT };
