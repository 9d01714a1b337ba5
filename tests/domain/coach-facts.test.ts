import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { draftCredit } from "~/domain/coach/credit";
import { draftHealth } from "~/domain/coach/health";
import { draftPlan } from "~/domain/coach/interview-plan";
import { CATEGORIES } from "~/domain/categories/list";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Ahead } from "~/domain/forecast/ahead";
import type { HistoryRow } from "~/domain/ledger/recurring";
import { ANSWERS, household, sum } from "../support/coach";
import { factProblems, isOwn } from "../support/fact-checks";

const cents = (min: number, max: number) => fc.integer({ min, max });
const day = fc.constantFrom("2026-11-12", "2026-11-22", "2026-11-30", "2026-12-15", "2027-03-01");
const month = fc.constantFrom("2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11");
const rows = fc.array(
  fc.record({
    month,
    category: fc.constantFrom("", ...CATEGORIES.map(({ id }) => id)),
    dollars: fc.integer({ min: -200, max: 4_000 }),
    kind: fc.constantFrom(
      "spending" as const,
      "income" as const,
      "refund" as const,
      "loan_payment" as const,
      "transfer" as const,
    ),
  }),
  { maxLength: 40 },
);
const accounts = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string({ maxLength: 70 }),
    type: fc.constantFrom("checking", "savings", "credit", "loan", "investment"),
    balanceCents: cents(-3_000_000, 6_000_000),
    limitCents: fc.option(cents(0, 2_000_000)),
  }),
  { maxLength: 12 },
);
const goals = fc.array(
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom("savings" as const, "debt" as const),
    name: fc.string({ maxLength: 70 }),
    targetCents: cents(0, 5_000_000),
    currentCents: fc.oneof(fc.constant(0), cents(0, 5_000_000)),
    deadline: fc.option(day),
    ratePercent: fc.option(fc.integer({ min: 0, max: 36 })),
    minimumCents: fc.option(cents(0, 90_000)),
    startDay: fc.constantFrom("2025-11-01", "2026-06-01"),
    entries: fc.array(
      fc.record({
        day: fc.constantFrom("2026-06-01", "2026-10-10", "2026-11-20"),
        kind: fc.constantFrom("opening" as const, "contribution" as const),
        amountCents: cents(-20_000, 200_000),
      }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 10 },
);
const recurring = fc.array(
  fc.record({
    key: fc.uuid(),
    merchantName: fc.string({ minLength: 1, maxLength: 120 }).filter((name) => name.trim() !== ""),
    category: fc.constantFrom("entertainment", "phone", "internet", "mortgage_rent", ""),
    kind: fc.constantFrom("spending" as const, "income" as const, "loan_payment" as const),
    cadence: fc.constantFrom("weekly" as const, "every two weeks" as const, "monthly" as const, "yearly" as const),
    amount: fc.constantFrom("fixed" as const, "varies" as const),
    lastCents: cents(-300_000, -100),
    typicalCents: cents(-300_000, -100),
    monthlyCents: cents(-300_000, -100),
    firstDay: fc.constant("2026-01-02"),
    lastDay: fc.constant("2026-11-02"),
    lastId: fc.constant("t"),
    nextDay: day,
    count: fc.constant(6),
    active: fc.boolean(),
    change: fc.option(
      fc.record({ fromCents: cents(-200_000, -100), toCents: cents(-300_000, -200), day: fc.constant("2026-11-02") }),
    ),
  }),
  { maxLength: 12 },
);

const ahead = fc.option(
  fc.record({ left: cents(-200_000, 400_000), short: cents(1, 90_000), due: cents(10_000, 300_000) }),
);
const aheadOf = ({ left, short, due }: { left: number; short: number; due: number }): Ahead => ({
  safe: {
    cents: Math.max(0, left),
    shortCents: Math.max(0, -left),
    payday: null,
    until: "2026-12-03",
    heldCents: left,
    parts: [],
    afterParts: [],
    beyondPayCents: 0,
    reservedCents: 0,
    keptCents: 0,
    tightest: { day: "2026-12-03", cents: left, after: null },
    lookedTo: "2026-12-03",
  },
  untilPay: [],
  lowest: { day: "2026-12-03", cents: -short },
  low: { accountId: "a1", heldCents: left, day: "2026-12-03", shortCents: short },
  due: [{ key: "rent", name: "Elm Street", day: "2026-11-23", cents: -due, heldCents: left }],
});

const charge = (id: string, on: string, amount: number): HistoryRow => ({
  id,
  merchantName: "Garage & Söns 50%",
  category: "maintenance",
  kind: "spending",
  day: on,
  cents: -amount,
  accountId: "a1",
});
const HISTORY = [
  ...Array.from({ length: 6 }, (_, n) => charge(`h${n}`, `2026-0${n + 3}-04`, 4_000)),
  charge("h7", "2026-11-18", 52_000),
  charge("h8", "2026-11-19", 52_000),
];

const FAMILIES =
  "account accounts balance burden bill bills budget cleared credit cushion debt due earlier emergency enough goal goals health home income interest interview kept late limit line low merchant minimums month need odd often owed payday payoff plan range regular rise room safe save saved saving savings-rate short spend subscription subscriptions twice utilization want".split(
    " ",
  );

const ASKED = [
  "How big should my emergency fund be?",
  "avalanche with $150 extra",
  "When will I be debt free?",
  "How much interest am I paying?",
  "Is my rent too high?",
  "Save for a trip that costs $2,400",
  "Can I afford a $9,000 car?",
  "What happens if I pay $200 extra on my student loan?",
  "is $4000 a month enough",
  "how much rent can I afford",
  "what if i stop eating out",
  "how long to save $9,000",
  "how much per day can i spend",
  "how much should i put away each paycheck",
  "is my car costing me too much",
  "can i afford rent of 2100",
  "what if i cancel netflix and maple court",
  "how much would i save if i cut eating out in half",
  "how much is left of my paycheck after bills",
  "how long until i have 60000 in savings",
  "was i charged twice",
];

test("property: for any household every fact of every family has an id, a value, a period and a link to a screen that shows it or its rows", () => {
  const families = new Map<string, number>();
  let drawn = 0;
  fc.assert(
    fc.property(
      rows,
      accounts,
      goals,
      recurring,
      fc.constantFrom(...ASKED),
      ahead,
      (list, held, wanted, streams, question, expected) => {
        drawn += 1;
        const base = household({ interview: ANSWERS });
        const inputs: CoachInputs = {
          ...base,
          ...(expected ? { ahead: aheadOf(expected) } : {}),
          accounts: held,
          goals: wanted,
          recurring: streams,
          sums: list.map((row) => sum(row.month, row.category, row.dollars, row.kind)),
          history: HISTORY,
        };
        const { sheet } = answerQuestion(question, inputs);
        draftCredit(sheet, inputs.credit?.profile ?? null);
        draftHealth(sheet);
        draftPlan(sheet, ANSWERS);
        for (const fact of sheet.all()) {
          const problems = factProblems(fact);
          if (problems.length > 0) expect({ fact, problems }).toEqual({ fact, problems: [] });
          if (isOwn(fact))
            families.set(fact.id.split(".")[0] ?? "", (families.get(fact.id.split(".")[0] ?? "") ?? 0) + 1);
        }
      },
    ),
    {
      numRuns: 400,
      // Two payments in three months: no income can be counted on, and nothing is a share of it.
      examples: [
        [
          [
            { month: "2026-08", category: "", dollars: 100, kind: "income" },
            { month: "2026-06", category: "", dollars: 0, kind: "spending" },
            { month: "2026-07", category: "", dollars: 100, kind: "income" },
          ],
          [],
          [],
          [],
          "can i afford rent of 2100",
          null,
        ],
      ],
    },
  );
  // A new family is named here, so that what is drawn above comes to hold it; a rare one may be missing in a run.
  expect([...families.keys()].filter((family) => !FAMILIES.includes(family))).toEqual([]);
  // Where mutants are judged fewer are drawn, and more are missing.
  expect(FAMILIES.filter((family) => !families.has(family)).length).toBeLessThan(drawn < 400 ? 15 : 5);
});
