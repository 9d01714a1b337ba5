// What is asked back is tapped, and read as what was meant.
import { expect, test } from "vitest";
import { FLOWS, query as queryOf, type Query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import { readText } from "~/domain/coach/reading/read";
import { questionInWords } from "~/domain/coach/query/say";
import { HOUSEHOLD_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const { today } = SAMPLE_PERSON;
const queriesIn = (text: string): readonly Query[] => {
  const read = readText(text, SAMPLE_PERSON);
  return read.is === "queries" ? read.queries : [];
};

test("sums of the corpus are read back as the queries that they were said for, whatever their days", () => {
  const flowed = HOUSEHOLD_CORPUS.filter(([, , reads]) => FLOWS.some((flow) => reads.startsWith(flow)));
  const sums = flowed
    .flatMap(([, text]) => queriesIn(text))
    .filter(
      ({ statistic, shape, comparison, subject }) =>
        statistic === "total" && shape === "figure" && comparison === null && subject.accounts === undefined,
    );
  const wrong = sums
    .map((query) => [questionInWords(query, today), notationOf(query, today)] as const)
    .filter(
      ([said, wanted]) =>
        queriesIn(said)
          .map((query) => notationOf(query, today))
          .join(" & ") !== wanted,
    );
  expect(sums.length).toBeGreaterThan(120);
  expect(wrong.length / sums.length).toBeLessThan(0.06);
}, 180_000);

test.each([
  ["spent 2025", "How much did I spend in 2025?"],
  ["spent count at:copper_pot 2026-10", "How many purchases at Copper Pot last month?"],
  ["spent on:restaurants not:coffee 2025-10", "How much did I spend on Restaurants without coffee in October 2025?"],
])("'%s' is said as '%s'", (wanted, said) => {
  const [query] = queriesIn(said);
  expect(query && notationOf(query, today).replace("the_copper_pot", "copper_pot")).toBe(wanted);
  expect(query && questionInWords(query, today).replace("The Copper Pot", "Copper Pot")).toBe(said);
});

test("'from January 1 to December 31' without a year, asked in November, is last year", () => {
  expect(queriesIn("how much did i spend from jan 1 to dec 31").map((query) => notationOf(query, today))).toEqual([
    "spent 2025",
  ]);
});

/** On November 18, 2026. */
const SAID: readonly (readonly [Partial<Query>, string])[] = [
  [
    { statistic: "largest", period: { from: "2026-10-01", to: "2026-10-31" } },
    "What was my largest charge last month?",
  ],
  [{ statistic: "smallest", measure: "refunded" }, "What was my smallest refund?"],
  [{ statistic: "latest", subject: { merchants: ["target"] } }, "When was my last purchase at target?"],
  [{ statistic: "first", measure: "earned" }, "When was my first deposit?"],
  [{ statistic: "each", measure: "fees" }, "How much did fees cost me per fee?"],
  [{ statistic: "per-day" }, "How much did I spend per day on average?"],
  [{ statistic: "per-week" }, "How much did I spend per week on average?"],
  [{ statistic: "per-month" }, "How much did I spend per month on average?"],
  [{ statistic: "per-year" }, "How much did I spend per year on average?"],
  [{ statistic: "count", measure: "moved", subject: { kinds: ["savings"] } }, "How many transfers to savings?"],
  [{ statistic: "count", measure: "owed" }, "How many debts do I have?"],
  [{ shape: "list", statistic: "largest", measure: "earned" }, "List my largest deposits?"],
  [{ shape: "list", period: { from: "2026-11-01", to: "2026-11-18" } }, "List my purchases this month?"],
  [{ shape: "trend", subject: { categories: ["gas"] } }, "How much did I spend month by month on Gas?"],
  [{ shape: "ranking", by: "merchant" }, "Rank my stores by spending?"],
  [{ shape: "ranking", by: "month", measure: "earned" }, "Rank my months by income?"],
  [{ shape: "ranking", by: "category" }, "Rank my categories by spending?"],
  [{ shape: "ranking", by: "day" }, "Rank my days by spending?"],
  [{ shape: "ranking", by: "weekday" }, "Rank my weekdays by spending?"],
  [
    { subject: { categories: ["gas"], merchants: ["target", "coffee"] } },
    "How much did I spend on Gas and coffee at target?",
  ],
  [{ measure: "refunded", subject: { merchants: ["target"] } }, "How much was refunded from target?"],
  [{ measure: "earned", subject: { merchants: ["acme"] } }, "How much did I earn from acme?"],
  [{ measure: "balance", subject: { kinds: ["checking", "savings"] } }, "How much do I have in checking and savings?"],
  [
    { subject: { except: ["gas"], exceptMerchants: ["target", "coffee"] } },
    "How much did I spend without Gas, target, and coffee?",
  ],
  [
    { condition: { weekdays: [0, 6], min: 5001, max: 9999 } },
    "How much did I spend on weekends over $50.00 under $100.00?",
  ],
  [{ condition: { weekdays: [5] } }, "How much did I spend on Fridays?"],
  [
    {
      subject: { categories: ["gas"] },
      comparison: { against: "subject", subject: { merchants: ["target"] } },
      period: { from: "2026-10-01", to: "2026-10-31" },
    },
    "How much did I spend on Gas compared to target last month?",
  ],
  [
    { subject: { categories: ["gas"] }, comparison: { against: "subject", subject: { categories: ["groceries"] } } },
    "How much did I spend on Gas compared to Groceries?",
  ],
  [
    {
      measure: "balance",
      subject: { kinds: ["checking"] },
      comparison: { against: "subject", subject: { kinds: ["savings"] } },
    },
    "How much do I have in checking compared to savings?",
  ],
  [
    {
      period: { from: "2026-10-01", to: "2026-10-31" },
      comparison: { against: "period", period: { from: "2025-10-01", to: "2025-10-31" } },
    },
    "How much did I spend last month compared to October 2025?",
  ],
  [{ comparison: { against: "usual" } }, "How much did I spend compared to usual?"],
  [{ period: { from: "2026-01-01", to: "2026-11-18" } }, "How much did I spend this year?"],
  [{ period: { from: "2026-01-01", to: "2026-12-31" } }, "How much did I spend in 2026?"],
  [{ period: { from: "2025-01-01", to: "2025-12-31" } }, "How much did I spend in 2025?"],
  [{ period: { from: "2026-11-18", to: "2026-11-18" } }, "How much did I spend on Nov 18, 2026?"],
  [{ period: { from: "2026-11-02", to: "2026-11-08" } }, "How much did I spend from Nov 2, 2026 to Nov 8, 2026?"],
  [{ period: { from: "2026-09-01", to: "2026-09-30" } }, "How much did I spend in September?"],
  [{ period: { from: "2026-11-01", to: "2026-11-30" } }, "How much did I spend in November?"],
  [{ period: { from: "2025-11-01", to: "2025-11-18" } }, "How much did I spend from Nov 1, 2025 to Nov 18, 2025?"],
  [{ measure: "interest" }, "How much interest was I charged?"],
  [{ measure: "worth" }, "What is my net worth?"],
  [{ measure: "score" }, "What is my credit score?"],
  [{ measure: "ahead" }, "How much will I have?"],
  [{ measure: "spare" }, "How much is safe to spend?"],
  [{ measure: "bills" }, "Which bills are due?"],
  [{ measure: "pay" }, "When is my next pay?"],
  [{ measure: "left" }, "How much of my budget is left?"],
];

test.each(SAID.map(([said, question]) => [question, said] as const))("%s", (question, said) => {
  expect(questionInWords(queryOf(said), "2026-11-18")).toBe(question);
});
