// What an empty conversation offers: six questions about this household, each one that is read whole.
import { expect, test } from "vitest";
import { openingGroups } from "~/domain/coach/parts/openings";
import { readText } from "~/domain/coach/reading/read";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import type { ForecastEntry, ForecastEntryKind, Forecast } from "~/domain/forecast/types";
import { household, sum } from "../../support/coach";
import { PERSON } from "./corpus";

const goals = household().goals.map((goal) => (goal.type === "savings" ? { ...goal, name: "Kayak" } : goal));
const entry = (day: string, cents: number, name: string, kind: ForecastEntryKind): ForecastEntry => ({
  ...{ key: "k", accountId: "a1", otherAccountId: null, confidence: "likely", day, cents, name, kind },
});
const forecast: Forecast = {
  ...{ today: "2026-11-21", to: "2027-02-19", plans: [], payday: null },
  accounts: [{ id: "a1", name: "Everyday Checking", type: "checking", balanceCents: 2_150_00 }],
  entries: [
    entry("2026-11-21", -9_00, "TODAY'S", "bill"),
    entry("2026-11-27", 2_250_00, "ACME PAYROLL", "pay"),
    entry("2026-12-01", -15_49, "NETFLIX", "subscription"),
  ],
};
const ALL = { ...household(), goals, forecast };
const BARE = { ...ALL, goals: [], recurring: [], budgets: [], accounts: [], forecast: { ...forecast, entries: [] } };
const questionsOf = (own: Parameters<typeof openingGroups>[0]) => openingGroups(own).map(({ questions }) => questions);

test("each group names the thing of this household that it is about", () => {
  const sums = ALL.sums.map((one) =>
    one.month === "2026-10" && one.category === "gas" ? { ...one, cents: -260_00 } : one,
  );
  expect(openingGroups({ ...ALL, sums })).toEqual([
    {
      title: "Your spending",
      about: "Gas went up the most in October.",
      questions: ["Am I spending more on gas than usual?", "Where did my money go last month?"],
    },
    {
      title: "Coming up",
      about: "Netflix is next, on Dec 1.",
      questions: ["Which bills are due in the next two weeks?", "How much can I spend until payday?"],
    },
    {
      title: "Budget and goals",
      about: "Kayak is due on Jun 1, 2029.",
      questions: ["How much of my budget is left?", "When will I reach my Kayak goal?"],
    },
  ]);
});

test("nothing is said of what isn't there, and common questions take its place", () => {
  expect(openingGroups(BARE).map(({ about }) => about)).toEqual([null, null, null]);
  expect(questionsOf(BARE).flat()).toEqual(SUGGESTED_QUESTIONS);
  expect(questionsOf({ ...BARE, goals: goals.filter(({ type }) => type === "debt") })[2]?.[0]).toMatch(
    /pay off my debt/,
  );
});

test("a category that rose by little, or wasn't there before, is no news", () => {
  const grown = (cents: number) =>
    ALL.sums.map((one) => (one.month === "2026-10" && one.category === "gas" ? { ...one, cents: -cents } : one));
  const about = (sums: typeof ALL.sums) => openingGroups({ ...ALL, sums })[0]?.about;
  expect(about(grown(140_00))).toBeNull();
  expect(about([...grown(140_00), sum("2026-10", "pets", 90)])).toBeNull();
  expect(about(grown(170_00))).toMatch(/^Gas/);
  // A third paycheck's gift, a bill, a saved sum or a debt isn't spending that one looks after.
  const months = ["2026-07", "2026-08", "2026-09"];
  for (const category of ["tithe", "charitable_giving", "retirement", "utilities", "student_loans", "mortgage_rent"]) {
    const rows = [...months.map((month) => sum(month, category, 50)), sum("2026-10", category, 5_000)];
    expect(about([...grown(140_00), ...rows])).toBeNull();
  }
});

test("always six, each once, and each one that is read without a rest (COACH-027)", () => {
  const person = { ...PERSON, goals: goals.map(({ id, name, type }) => ({ id, name, type })) };
  for (const own of [ALL, BARE, { ...ALL, budgets: [] }, { ...ALL, sums: [] }]) {
    const questions = questionsOf(own).flat();
    expect(new Set(questions).size).toBe(6);
    for (const question of questions) {
      const read = readText(question, person);
      expect([question, read.is]).toEqual([question, expect.stringMatching(/^(queries|plan)$/)]);
      expect([question, "unused" in read ? read.unused : []]).toEqual([question, []]);
    }
  }
});
