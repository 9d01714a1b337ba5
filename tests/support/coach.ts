import { buildFacts } from "~/domain/coach/facts/build";
import type { Fact } from "~/domain/coach/facts/fact";
import type { CoachInputs, SumRow } from "~/domain/coach/facts/inputs";
import type { Kind } from "~/domain/ledger/totals";

export function sum(month: string, category: string, dollars: number, kind: Kind = "spending", count = 4): SumRow {
  const cents = Math.round(dollars * 100);
  return { month, category, kind, cents: kind === "income" || kind === "refund" ? cents : -cents, count };
}

/** A person with a year of data, two debts, a goal and a credit assessment; today is November 21, 2026. */
export function household(more: Partial<CoachInputs> = {}): CoachInputs {
  const sums: SumRow[] = [];
  for (const month of ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10"]) {
    sums.push(
      sum(month, "", 4_500, "income", 2),
      sum(month, "mortgage_rent", 1_600, "spending", 1),
      sum(month, "groceries", 520.4),
      sum(month, "restaurants", month === "2026-10" ? 412.1 : 350),
      sum(month, "restaurants", 12.1, "refund", 1),
      sum(month, "gas", 140),
      sum(month, "entertainment", 96.5),
      sum(month, "charitable_giving", 50, "spending", 1),
      sum(month, "credit_cards", 75, "loan_payment", 1),
      sum(month, "utilities", 30),
      sum(month, "", -800, "transfer", 1),
    );
  }
  sums.push(
    sum("2026-11", "", 2_250, "income", 1),
    sum("2026-11", "groceries", 333.33),
    sum("2026-11", "restaurants", 200),
  );
  const stream = {
    amount: "fixed" as const,
    count: 6,
    firstDay: "2026-05-01",
    lastDay: "2026-11-01",
    lastId: "t",
    active: true,
    cadence: "monthly" as const,
  };
  return {
    today: "2026-11-21",
    sums,
    accounts: [
      { id: "a1", name: "Everyday Checking", type: "checking", balanceCents: 215_000, limitCents: null },
      { id: "a2", name: "Rainy Day", type: "savings", balanceCents: 310_000, limitCents: null },
      { id: "a3", name: "Blue Card", type: "credit", balanceCents: -182_000, limitCents: 500_000 },
    ],
    budgets: [
      { category: "groceries", plannedCents: 50_000 },
      { category: "restaurants", plannedCents: 15_000 },
    ],
    goals: [
      {
        id: "g1",
        type: "savings",
        name: "House <b>2029</b>",
        targetCents: 2_000_000,
        currentCents: 450_000,
        deadline: "2029-06-01",
        ratePercent: null,
        minimumCents: null,
        startDay: "2026-01-01",
        entries: [
          { day: "2026-01-01", kind: "opening", amountCents: 360_000 },
          { day: "2026-09-20", kind: "contribution", amountCents: 90_000 },
        ],
      },
      {
        id: "g2",
        type: "debt",
        name: "Student loan",
        targetCents: 1_000_000,
        currentCents: 640_000,
        deadline: null,
        ratePercent: 5.5,
        minimumCents: 11_000,
        startDay: "2026-01-01",
        entries: [
          { day: "2026-01-01", kind: "opening", amountCents: 327_000 },
          { day: "2026-10-01", kind: "payment", amountCents: 33_000 },
        ],
      },
    ],
    recurring: [
      {
        ...stream,
        key: "out:netflix",
        merchantName: "Netflix.com",
        category: "entertainment",
        kind: "spending",
        lastCents: -1_799,
        typicalCents: -1_799,
        monthlyCents: -1_799,
        nextDay: "2026-12-01",
        change: { fromCents: -1_549, toCents: -1_799, day: "2026-10-01" },
      },
      {
        ...stream,
        key: "out:rent",
        merchantName: "Maple Court",
        category: "mortgage_rent",
        kind: "spending",
        lastCents: -160_000,
        typicalCents: -160_000,
        monthlyCents: -160_000,
        nextDay: "2026-12-01",
        change: null,
      },
      {
        ...stream,
        key: "in:pay",
        merchantName: "Acme Payroll",
        category: "",
        kind: "income",
        cadence: "every two weeks",
        lastCents: 225_000,
        typicalCents: 225_000,
        monthlyCents: 487_500,
        nextDay: "2026-11-27",
        change: null,
      },
    ],
    credit: {
      day: "2026-10-01",
      profile: {
        currentScore: 655,
        goalScore: 740,
        creditUtilization: 36,
        creditHistoryLength: 50,
        newCreditInquiries: 2,
        totalCreditLimit: 5_000,
        totalCreditBalance: 1_820,
        monthlyIncome: 4_500,
        paymentHistory: "fair",
        creditMix: "limited",
        hasCollections: false,
        hasBankruptcy: false,
        hasForeclosure: false,
        remarks: [],
      },
    },
    interview: null,
    ...more,
  };
}

export const ANSWERS = {
  "financial-goals": ["Build an emergency fund", "Pay off debt"],
  "current-situation": "Paycheck to paycheck",
  "monthly-income": 4500,
  "biggest-challenge": "Overspending",
  "debt-situation": "$5,000-$15,000",
  "emergency-fund": "Under 1 month",
  "investment-experience": "Complete beginner",
  "risk-tolerance": "Moderate",
  "time-horizon": "3-5 years",
};

export function nothing(): CoachInputs {
  return {
    today: "2026-11-21",
    sums: [],
    accounts: [],
    budgets: [],
    goals: [],
    recurring: [],
    credit: null,
    interview: null,
  };
}

const buy = (id: string, merchantName: string, category: string, day: string, cents: number) => ({
  id,
  merchantName,
  category,
  kind: "spending" as const,
  day,
  cents: -cents,
  accountId: "a1",
});

/** A draft with figures, and the facts that it rests on. */
export function lastMonthSaid(): { text: string; facts: readonly Fact[] } {
  return {
    text: "You spent {{spend.last}} last month. Income was {{income.last}}.",
    facts: buildFacts(household()).all(),
  };
}

/** The household with what is read only for some questions: single charges. */
export function phrasedHousehold(): CoachInputs {
  return household({
    history: [
      buy("p0", "Maple Court", "mortgage_rent", "2026-11-01", 160_000),
      buy("p1", "Best Screens", "miscellaneous", "2026-11-02", 79_900),
      buy("p2", "Corner Market", "groceries", "2026-11-12", 7_990),
      buy("p3", "Amazon", "miscellaneous", "2026-09-12", 3_410),
    ],
  });
}
