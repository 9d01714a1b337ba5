import type { StatedChoice, ChoiceTopic } from "~/domain/household/stated";
import type { CoachInputs, CoachGoal } from "~/domain/coach/facts/inputs";
import { sum } from "./coach";

/** A household in round figures: what it earns, pays, owes and has, in dollars a month. */
export type Plain = {
  pay?: number;
  rent?: number;
  food?: number;
  utilities?: number;
  fun?: number;
  checking?: number;
  savings?: number;
  months?: number;
  /** Each with its balance, rate and payment. */
  debts?: readonly { owed: number; rate: number; pays: number }[];
  wrote?: string;
  states?: { income?: number; debt?: string; fund?: string };
  credit?: { hasCollections?: boolean; hasBankruptcy?: boolean; hasForeclosure?: boolean; score?: number } | null;
  choices?: readonly { topic: ChoiceTopic; choice: StatedChoice; about: string }[];
  more?: Partial<CoachInputs>;
};

export const TODAY = "2026-11-21";
const MONTHS = ["2026-10", "2026-09", "2026-08", "2026-07", "2026-06"];

const debtGoal = ({ owed, rate, pays }: { owed: number; rate: number; pays: number }, at: number): CoachGoal => ({
  id: `d${at}`,
  type: "debt",
  name: `Debt ${["one", "two", "three", "four"][at] ?? "more"}`,
  targetCents: owed * 100,
  currentCents: owed * 100,
  deadline: null,
  ratePercent: rate,
  minimumCents: pays * 100,
  startDay: "2026-01-01",
  entries: [],
});

/** Well off unless told otherwise: 6,000 comes in, 3,400 goes out, 20,000 is put aside: 7.1 months of 2,800 of needs. */
export function plainHousehold(plain: Plain = {}): CoachInputs {
  const { pay = 6_000, rent = 1_500, food = 800, utilities = 200, fun = 900 } = plain;
  const { checking = 5_000, savings = 20_000, months = 5, debts = [], wrote, states } = plain;
  const sums = MONTHS.slice(0, months).flatMap((month) => [
    ...(pay > 0 ? [sum(month, "", pay, "income", 2)] : []),
    ...(rent > 0 ? [sum(month, "mortgage_rent", rent, "spending", 1)] : []),
    ...(food > 0 ? [sum(month, "groceries", food)] : []),
    ...(utilities > 0 ? [sum(month, "utilities", utilities, "spending", 2)] : []),
    ...(fun > 0 ? [sum(month, "gas", 300), sum(month, "entertainment", fun - 300)] : []),
  ]);
  const said = wrote !== undefined || states !== undefined;
  return {
    today: TODAY,
    sums,
    accounts: [
      { id: "a1", name: "Everyday Checking", type: "checking", balanceCents: checking * 100, limitCents: null },
      { id: "a2", name: "Rainy Day", type: "savings", balanceCents: savings * 100, limitCents: null },
    ],
    budgets: [{ category: "groceries", plannedCents: 90_000 }],
    goals: [savingsGoal(), ...debts.map(debtGoal)],
    recurring: [],
    credit: creditOf(plain),
    interview: said
      ? {
          "financial-goals": ["Invest in the stock market", "Save for vacation"],
          "current-situation": "Financially comfortable",
          "monthly-income": states?.income ?? pay,
          "biggest-challenge": "Planning for the future",
          "debt-situation": states?.debt ?? "None",
          "emergency-fund": states?.fund ?? "6+ months",
          "risk-tolerance": "Aggressive",
          "time-horizon": "10+ years",
          ...(wrote ? { "additional-info": wrote } : {}),
        }
      : null,
    interviewDay: said ? "2026-11-03" : null,
    choices: plain.choices ?? [],
    ...plain.more,
  };
}

function savingsGoal(): CoachGoal {
  return {
    id: "g1",
    type: "savings",
    name: "Boat",
    targetCents: 600_000,
    currentCents: 500_000,
    deadline: "2027-06-01",
    ratePercent: null,
    minimumCents: null,
    startDay: "2026-01-01",
    entries: [
      { day: "2026-01-01", kind: "opening", amountCents: 100_000 },
      { day: "2026-09-10", kind: "contribution", amountCents: 200_000 },
      { day: "2026-10-10", kind: "contribution", amountCents: 200_000 },
    ],
  };
}

function creditOf({ credit, pay = 6_000 }: Plain): CoachInputs["credit"] {
  if (credit === null) return null;
  return {
    day: "2026-10-01",
    profile: {
      currentScore: credit?.score ?? 780,
      goalScore: 780,
      creditUtilization: 5,
      creditHistoryLength: 120,
      newCreditInquiries: 0,
      totalCreditLimit: 20_000,
      totalCreditBalance: 1_000,
      monthlyIncome: pay,
      paymentHistory: "excellent",
      creditMix: "good",
      hasCollections: credit?.hasCollections ?? false,
      hasBankruptcy: credit?.hasBankruptcy ?? false,
      hasForeclosure: credit?.hasForeclosure ?? false,
      remarks: [],
    },
  };
}
