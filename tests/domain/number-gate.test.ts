import { describe, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { LIES } from "../support/lies";

const october = { from: "2026-10-01", to: "2026-10-31", label: "October" };
const facts: Fact[] = [
  {
    id: "spend.restaurants.last",
    label: "Restaurants",
    value: { unit: "usd", cents: 41210 },
    period: october,
    rows: 14,
    href: "/transactions?category=restaurants",
  },
  {
    id: "spend.last",
    label: "Spending",
    value: { unit: "usd", cents: 312345 },
    period: october,
    rows: 80,
    href: "/transactions",
  },
  {
    id: "income.last",
    label: "Income",
    value: { unit: "usd", cents: 450000 },
    period: october,
    rows: 2,
    href: "/transactions",
  },
  { id: "savings-rate.last", label: "Savings rate", value: { unit: "percent", percent: 12.34 }, href: null },
  { id: "guide.emergency-low", label: "Emergency fund", value: { unit: "months", months: 3 }, href: null },
  { id: "credit.score", label: "Credit score", value: { unit: "score", points: 702 }, href: "/credit" },
  { id: "debt.last-month", label: "Debt-free", value: { unit: "month", month: "2027-03" }, href: null },
  { id: "bill.1.day", label: "Due", value: { unit: "day", day: "2026-12-05" }, href: null },
  { id: "bills.count", label: "Bills", value: { unit: "count", count: 14, noun: "transaction" }, href: null },
  { id: "goal.1.name", label: "Goal", value: { unit: "name", text: "House <b>2027</b> $5,000" }, href: "/goals" },
];

describe("number gate", () => {
  test("placeholders are filled and cited", () => {
    expect(fillFacts("You spent {{spend.restaurants.last}}.", facts)).toMatchObject({
      text: "You spent $412.10.",
      cited: [{ id: "spend.restaurants.last" }],
      unknown: [],
    });
    expect(fillFacts("You spent {{nope}}.", facts).unknown).toEqual(["nope"]);
  });

  test.each([
    "You spent {{spend.restaurants.last}} on restaurants in October, out of {{spend.last}} in all.",
    "You spent $412.10 on restaurants; your income was $4,500.00.",
    "Your savings rate is 12.3%. Aim for {{guide.emergency-low}} of needs in your fund.",
    "Your credit score is 702, a good place to build on. You may want to keep cards low.",
    "1. Move money on payday.\n2. Cancel what you don't use.\n3. Look again next month.",
    "The bill is due on Dec 5, 2026. You could be debt-free in March 2027.",
    "**Well done.** One thing to try first: cook at home, and put the rest toward {{goal.1.name}}.",
    "There were 14 transactions behind it.",
    "You spent {{spend.last}} in October, {{spend.restaurants.last}} less than {{income.last}} of income.",
    "You spent $3,123.45 in October, $412.10 less than $4,500.00 of income.",
  ])("lets through: %s", (text) => {
    expect(gateProblems(text, facts)).toEqual([]);
  });

  test(`refuses each of ${LIES.length} ways to lie`, () => {
    expect(LIES.length).toBeGreaterThanOrEqual(50);
    expect(LIES.filter((lie) => gateProblems(lie, facts).length === 0)).toEqual([]);
  });

  test.each([
    "You earned $412.10.",
    "You spent $3,123.45 on restaurants.",
    "You spent $412.10 each week on restaurants.",
    "Groceries cost you $412.10.",
    "Restaurants cost over $412.10.",
    "Your credit score rose by $412.10.",
  ])("a true figure written out under a false name is a lie: %s", (lie) => {
    expect(gateProblems(lie, facts)).not.toEqual([]);
  });

  test("a true figure under a false name, and a month that is only in the past, are refused", () => {
    const kept: Fact = {
      id: "kept.average",
      label: "Left over",
      value: { unit: "usd", cents: 90_000 },
      period: { from: "2026-08-01", to: "2026-10-31", label: "August to October" },
      href: "/transactions",
    };
    const all = [
      ...facts,
      kept,
      {
        id: "earlier.average",
        label: "Earlier",
        value: { unit: "usd", cents: 70_000 },
        period: { from: "2026-07-01", to: "2026-09-30", label: "July to September" },
        href: "/transactions",
      } satisfies Fact,
    ];
    for (const wrong of [
      "You owe {{kept.average}}.",
      "You earn {{kept.average}} a month.",
      "Your income is {{kept.average}}.",
      "You spend {{kept.average}}.",
      "You owe $900.00.",
      "Your score is {{kept.average}}.",
      "You keep {{spend.last}} of spending.",
    ])
      expect([wrong, gateProblems(wrong, all)]).not.toEqual([wrong, []]);
    for (const month of [
      "You spent {{spend.last}} in October; it will be gone in October.",
      "July was a good month for spending.",
      "You'll have it in October.",
    ])
      expect([month, gateProblems(month, all)]).not.toEqual([month, []]);
    for (const good of [
      "You keep {{kept.average}} in a usual month.",
      "October was a month of {{spend.last}} spending.",
      "From July on you spent {{earlier.average}} on average.",
      "You will be free of debt in {{debt.last-month}}.",
    ])
      expect([good, gateProblems(good, all)]).toEqual([good, []]);
  });

  test("a debt that is there can't be talked away", () => {
    const owing: Fact[] = [
      ...facts,
      { id: "debt.total", label: "Debt", value: { unit: "usd", cents: 100_000 }, href: "/goals" },
    ];
    for (const lie of ["You owe nothing.", "You have no debt to pay.", "You are debt-free."])
      expect(gateProblems(lie, owing)).toEqual(["a debt that is denied"]);
    expect(gateProblems("You owe nothing on cards or loans that I can see.", facts)).toEqual([]);
  });

  test("one figure that reads like two facts is at home as either", () => {
    const same: Fact[] = [
      ...facts,
      { id: "income.before", label: "Income", value: { unit: "usd", cents: 41210 }, period: october, href: null },
    ];
    expect(gateProblems("You earned $412.10 before.", same)).toEqual([]);
    expect(gateProblems("You spent $412.10 on restaurants.", same)).toEqual([]);
  });
});
