// What is said of goals at their edges: none and one, full and past their date, debts beside them (goal-answers.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household, StandingAccount, StandingDebt } from "~/domain/coach/query/data";
import { goal, NOBODY, sectionsOf, stream, told } from "./hand-made";

const account = (id: string, type: string, dollars: number): StandingAccount => ({
  ...{ id, name: `My ${id}`, type, balanceCents: dollars * 100, limitCents: null },
});
const debt = (id: string, dollars: number, more: Partial<StandingDebt> = {}): StandingDebt => ({
  ...{ id, name: `The ${id}`, accountId: null, balanceCents: dollars * 100, ratePercent: 6, minimumCents: 100_00 },
  source: "goal",
  ...more,
});
const added = (day: string, dollars: number) => ({ day, kind: "contribution" as const, amountCents: dollars * 100 });

const BOAT = goal("boat", 1_200, 300, {
  ...{ deadline: "2027-03-31", accountId: "savings" },
  entries: [
    { day: "2026-01-01", kind: "opening", amountCents: 100_00 },
    added("2026-09-05", 50),
    added("2026-10-05", 100),
    added("2026-10-31", 50),
  ],
});
const ROOF = goal("roof", 1_000, 900, { deadline: "2026-11-17" });
const TODAYS = goal("bed", 500, 400, { deadline: "2026-11-18" });
const COUCH = goal("couch", 800, 200);
const FULL = goal("bike", 500, 500, { deadline: "2026-12-31" });
const OVER = goal("tent", 500, 620);
const CAR = goal("car", 4_000, 1_000, { type: "debt", deadline: "2027-11-30", ratePercent: 6, minimumCents: 100_00 });
const PAID = goal("phone", 600, 0, { type: "debt" });
const OPENED = goal("tools", 300, 40, { entries: [{ day: "2026-10-01", kind: "opening", amountCents: 40_00 }] });
const PAY = stream("Acme", 1_000, {
  ...{ kind: "income", category: "", cadence: "every two weeks" },
  nextDay: "2026-11-27",
});

const of = (...goals: Household["goals"]): Household => ({ ...NOBODY, goals });
const ALL: Household = {
  ...of(BOAT, ROOF, COUCH, FULL, CAR, PAID),
  debts: [debt("car", 1_050)],
  recurring: [PAY],
  accounts: [account("checking", "checking", 900), account("savings", "savings", 2_000), account("loan", "loan", -500)],
};
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

/** One more than an answer shows. */
const NINE = of(
  ...Array.from({ length: 9 }, (_, at) => goal(`box ${at + 1}`, 100, 10 * at, { deadline: "2027-05-31" })),
);

const ASKED: Readonly<Record<string, readonly [Household, Partial<Query>]>> = {
  "nothing saved for": [NOBODY, { measure: "saved" }],
  "nothing left, of no goal": [NOBODY, { measure: "remaining" }],
  "no goal to reach": [NOBODY, { measure: "reached" }],
  "no goal that is so named": [ALL, { measure: "saved", subject: { goals: ["boots"] } }],
  "only debts, and what is saved in all": [of(CAR, PAID), { measure: "saved" }],
  "only debts, listed": [of(CAR, PAID), { measure: "saved", shape: "list" }],
  "all, in all": [ALL, { measure: "saved" }],
  "all, listed": [ALL, { measure: "saved", shape: "list" }],
  "all, whether on track": [ALL, { measure: "saved", shape: "yes-no" }],
  "how many": [ALL, { measure: "saved", statistic: "count" }],
  "how many, of one": [of(COUCH), { measure: "saved", statistic: "count" }],
  "how many, of nine": [NINE, { measure: "saved", statistic: "count" }],
  "nine, in all": [NINE, { measure: "saved" }],
  "when nine are reached": [NINE, { measure: "reached", subject: { goals: NINE.goals.map(({ id }) => id) } }],
  "one without a date": [of(COUCH), { measure: "saved" }],
  "one past its date": [of(ROOF), { measure: "saved" }],
  "one that is due today": [of(TODAYS), { measure: "saved" }],
  "one with more than it needs": [of(OVER), { measure: "saved" }],
  "two, together": [of(BOAT, COUCH), { measure: "saved" }],
  "two, left together": [of(BOAT, COUCH), { measure: "remaining" }],
  "left of all, listed": [ALL, { measure: "remaining", shape: "list" }],
  "left of one past its date": [of(ROOF), { measure: "remaining" }],
  "left of a debt": [ALL, { measure: "remaining", subject: { goals: ["car"] } }],
  "a debt that the bank has elsewhere": [ALL, { measure: "saved", subject: { goals: ["car"] } }],
  "a debt that the bank has so": [
    { ...ALL, debts: [debt("car", 1_000)] },
    { measure: "saved", subject: { goals: ["car"] } },
  ],
  "a savings goal that a debt is called like": [
    { ...ALL, debts: [debt("boat", 5)] },
    { measure: "saved", subject: { goals: ["boat"] } },
  ],
  "dates of all": [ALL, { measure: "saved", statistic: "next" }],
  closest: [ALL, { measure: "saved", shape: "ranking" }],
  furthest: [ALL, { measure: "saved", shape: "ranking", least: true }],
  "closest of one": [of(COUCH), { measure: "saved", shape: "ranking" }],
  "closest, and all are full": [of(FULL, OVER), { measure: "saved", shape: "ranking" }],
  "when all are reached": [ALL, { measure: "reached" }],
  "when the boat is reached": [ALL, { measure: "reached", subject: { goals: ["boat"] } }],
  "when the car is paid": [ALL, { measure: "reached", subject: { goals: ["car"] } }],
  "when the phone is paid": [ALL, { measure: "reached", subject: { goals: ["phone"] } }],
  "when savings are reached": [ALL, { measure: "reached", subject: { kinds: ["savings"] } }],
  "when checking is reached": [ALL, { measure: "reached", subject: { kinds: ["checking"] } }],
  "when the loans end": [
    { ...ALL, debts: [debt("loan", 500, { accountId: "loan", source: "account" })] },
    { measure: "reached", subject: { kinds: ["loan"] } },
  ],
  "when a loan and a goal end": [
    { ...ALL, debts: [debt("loan", 500, { accountId: "loan", source: "account" })] },
    { measure: "reached", subject: { accounts: ["loan", "savings"] } },
  ],
  "what all take a month": [ALL, { measure: "needed" }],
  "what two with a date take": [of(BOAT, TODAYS), { measure: "needed" }],
  "what one with a date takes a week": [of(BOAT, COUCH), { measure: "needed", statistic: "per-week" }],
  "what the boat takes of each pay": [ALL, { measure: "needed", statistic: "each", subject: { goals: ["boat"] } }],
  "what the boat takes of no pay": [of(BOAT), { measure: "needed", statistic: "each" }],
  "what the car takes a month": [ALL, { measure: "needed", subject: { goals: ["car"] } }],
  "what the roof takes, whose date has passed": [of(ROOF), { measure: "needed" }],
  "what the couch takes, without a date": [of(COUCH), { measure: "needed" }],
  "what a full one takes": [of(FULL), { measure: "needed" }],
  "what was added": [of(BOAT, COUCH), { measure: "added" }],
  "what was added to one": [of(BOAT), { measure: "added" }],
  "what was added in october": [of(BOAT, COUCH), { measure: "added", period: OCTOBER }],
  "what was added last": [of(BOAT, COUCH), { measure: "added", statistic: "latest" }],
  "what was added in may": [of(BOAT), { measure: "added", period: { from: "2026-05-01", to: "2026-05-31" } }],
  "what was added to one that only has what it began with": [of(OPENED), { measure: "added" }],
  "what was added to several without entries": [of(COUCH, FULL), { measure: "added" }],
  "whether savings fill the boat": [
    ALL,
    { measure: "remaining", shape: "yes-no", subject: { goals: ["boat"], kinds: ["savings"] } },
  ],
  "whether checking fills the boat, to the cent": [
    ALL,
    { measure: "remaining", shape: "yes-no", subject: { goals: ["boat"], accounts: ["checking"] } },
  ],
  "whether checking fills the house": [
    { ...ALL, goals: [goal("house", 5_000, 100)] },
    { measure: "remaining", shape: "yes-no", subject: { goals: ["house"], accounts: ["checking"] } },
  ],
  "whether both fill the house": [
    { ...ALL, goals: [goal("house", 5_000, 100)] },
    { measure: "remaining", shape: "yes-no", subject: { goals: ["house"], kinds: ["checking", "savings"] } },
  ],
  "whether savings fill what is full": [
    ALL,
    { measure: "remaining", shape: "yes-no", subject: { goals: ["bike"], kinds: ["savings"] } },
  ],
  "whether anything is left of the boat": [
    ALL,
    { measure: "remaining", shape: "yes-no", subject: { goals: ["boat"] } },
  ],
};

const APPROVED = sectionsOf(new URL("./goal-answers.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [household, said]) => {
  expect(told(query(said), household)).toBe(APPROVED.get(name));
});
