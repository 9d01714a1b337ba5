// Why a what-if can or can't be done: each reason by itself, at its very edge.
import { describe, expect, test } from "vitest";
import type { KnownDebt } from "~/domain/household/debts";
import type { Ground, Side } from "~/domain/household/ground";
import { WHAT_IF_KINDS, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import type { Effect } from "~/domain/household/what-if-effects";
import { FIELDS_BY_KIND } from "~/domain/household/what-if-fields";
import { verdictOf, type WhatIfReason } from "~/domain/household/what-if-verdict";
import { verdictSentence, WHAT_IF_REASONS, WHAT_IF_WORDS } from "~/texts/what-if";

const debt = (ratePercent: number, rateKnown = true): KnownDebt => ({
  ...{ id: "d", name: "D", balanceCents: 1_000_00, ratePercent, minimumCents: 10_00, rateKnown, rateFrom: "person" },
  ...{ minimumKnown: true, source: "goal" },
});
const SIDE: Side = {
  ...{ incomeCents: 1_000_00, spentCents: 500_00, leftCents: 500_00, fundCents: 9_000_00, cushionMonths: 9 },
  ...{ debtFree: { is: "none" }, lowest: null },
};
const EFFECT: Effect = {
  ...{ incomeCents: 0, spentCents: 0, needsCents: 0, onceCents: 0, fromFundCents: 0, missingCents: 0, debts: [] },
  ...{ loan: null, extraCents: 0, firstDebtId: null, paymentCents: 0, downCents: 0, placed: [], lastsMonths: null },
};
const GROUND: Ground = {
  ...{
    today: "2026-11-21",
    incomeCents: 1_000_00,
    spentCents: 500_00,
    dueCents: 0,
    needsCents: 400_00,
    fundNeedsCents: 400_00,
  },
  ...{
    housingCents: 0,
    carCents: 0,
    burdenCents: 0,
    fundCents: 9_000_00,
    spareCents: 0,
    debts: [],
    unseenLoans: 0,
    signs: [],
  },
  lowest: null,
};
type More = {
  effect?: Partial<Effect>;
  before?: Partial<Side>;
  after?: Partial<Side>;
  ground?: Partial<Ground>;
  months?: number;
};

function verdict(kind: WhatIfKind, { effect, before, after, ground, months = 6 }: More = {}) {
  const whatIf: WhatIf = {
    ...{ kind, amountCents: 0, monthlyCents: 0, downPercent: 0, ratePercent: 0, months, date: null, debtId: null },
  };
  const { says, reasons } = verdictOf({
    ...{ whatIf, effect: { ...EFFECT, ...effect }, before: { ...SIDE, ...before }, after: { ...SIDE, ...after } },
    ground: { ...GROUND, ...ground },
  });
  return [says, ...reasons.map((reason) => WHAT_IF_REASONS[reason])];
}
const YES = ["yes"];
const COSTS = { spentCents: 10_00 };

describe("against a cost", () => {
  const CASH = "the cash for it isn't there";
  const SHORT = "a usual month would come out short";
  const REFILLED =
    "it comes out of your savings, which would hold too little for an emergency until a few months have filled them up again";
  const FUND = "your savings would fall below a safe minimum";

  test.each<[string, More, string[]]>([
    ["nothing", {}, YES],
    ["cash that is missing", { effect: { missingCents: 1 } }, ["not-now", CASH]],
    ["a month that comes out even", { after: { leftCents: 0 } }, YES],
    ["a month that is short by a cent", { after: { leftCents: -1 } }, ["not-now", SHORT]],
    ["a month that isn't known", { after: { leftCents: null } }, YES],
    [
      "one that was short already, with a year of it saved",
      { before: { leftCents: -1 }, after: { leftCents: -10, fundCents: 120 } },
      YES,
    ],
    [
      "one that was short already, with less",
      { before: { leftCents: -1 }, after: { leftCents: -10, fundCents: 119 } },
      ["not-now", SHORT],
    ],
    // 9,000.00 for 2.9 months is 310.34 less than for three.
    [
      "savings below three months that a usual month fills up again within three",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: 2.9, leftCents: 103_45 } },
      ["yes-but", REFILLED],
    ],
    [
      "savings below three months for longer",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: 2.9, leftCents: 103_44 } },
      ["not-now", FUND],
    ],
    [
      "savings at three months",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: 3 } },
      ["yes-but", "it comes out of your savings"],
    ],
    [
      "savings that aren't measured",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: null } },
      ["yes-but", "it comes out of your savings"],
    ],
    [
      "all of savings, and more",
      { effect: { fromFundCents: 1, missingCents: 1 }, after: { cushionMonths: 0, fundCents: 0, leftCents: 0 } },
      ["not-now", CASH],
    ],
    // Of an empty fund three months of 400.00 are missing, by the needs as they were.
    [
      "all of savings, which three months fill up again",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: 0, fundCents: 0, leftCents: 400_00 } },
      ["yes-but", REFILLED],
    ],
    [
      "all of savings, which three months don't",
      { effect: { fromFundCents: 1 }, after: { cushionMonths: 0, fundCents: 0, leftCents: 399_99 } },
      ["not-now", FUND],
    ],
    ["a month that was even and is short", { before: { leftCents: 0 }, after: { leftCents: -1 } }, ["not-now", SHORT]],
    [
      "a fund that is short, and isn't touched",
      { effect: COSTS, after: { cushionMonths: 1, leftCents: 50_00 } },
      ["yes-but", "your savings cushion isn't full yet"],
    ],
    [
      "checking below zero, and just what is missing in savings beyond three months",
      {
        before: { lowest: { day: "2026-12-01", cents: 0 } },
        after: { lowest: { day: "2026-12-01", cents: -1 }, fundCents: 900_001, cushionMonths: 900_001 / 300_000 },
      },
      ["yes-but", "checking would run short unless you move savings over"],
    ],
    [
      "checking below zero, beside needs that are measured as they were",
      {
        before: { lowest: { day: "2026-12-01", cents: 0 } },
        after: { lowest: { day: "2026-12-01", cents: -1 }, cushionMonths: null },
      },
      ["yes-but", "checking would run short unless you move savings over"],
    ],
    [
      "checking below zero, with savings to spare",
      { before: { lowest: { day: "2026-12-01", cents: 0 } }, after: { lowest: { day: "2026-12-01", cents: -1 } } },
      ["yes-but", "checking would run short unless you move savings over"],
    ],
    [
      "checking below zero, and savings at three months",
      {
        before: { lowest: { day: "2026-12-01", cents: 0 } },
        after: { lowest: { day: "2026-12-01", cents: -1 }, cushionMonths: 3 },
      },
      ["not-now", "checking would run short before long"],
    ],
    [
      "checking below zero already",
      { before: { lowest: { day: "2026-12-01", cents: -1 } }, after: { lowest: { day: "2026-12-01", cents: -2 } } },
      YES,
    ],
    [
      "a loan that never ends",
      { after: { debtFree: { is: "never" } } },
      ["not-now", "its payment wouldn't cover the interest"],
    ],
    ["debt that never ended", { before: { debtFree: { is: "never" } }, after: { debtFree: { is: "never" } } }, YES],
  ])("%s", (_, more, found) => expect(verdict("cost", more)).toEqual(found));
});

describe("beside a cost", () => {
  const NOT_FULL = "your savings cushion isn't full yet";
  const DEAR = "paying down high-rate debt would save you more";
  const SAVINGS = "a usual month is paid from savings already";
  const THIN = "a usual month would leave little for surprises";
  const REFILLED =
    "it comes out of your savings, which would hold too little for an emergency until a few months have filled them up again";
  const LIVING = { before: { leftCents: -1 }, after: { leftCents: -10, fundCents: 120 } };
  const PARTLY = { onceCents: 1, fromFundCents: 1 };
  const FILLED = { after: { cushionMonths: 2.9, leftCents: 103_45 } };

  test.each<[string, More, string[]]>([
    ["a fund of three months", { effect: COSTS, after: { cushionMonths: 3 } }, YES],
    ["a fund of less", { effect: COSTS, after: { cushionMonths: 2.9 } }, ["yes-but", NOT_FULL]],
    ["a fund of less, once", { effect: { onceCents: 1 }, after: { cushionMonths: 2.9 } }, ["yes-but", NOT_FULL]],
    ["a fund of less, for nothing", { after: { cushionMonths: 2.9 } }, YES],
    ["a dear debt", { effect: COSTS, ground: { debts: [debt(3), debt(8)] } }, ["yes-but", DEAR]],
    ["a debt that isn't dear", { effect: COSTS, ground: { debts: [debt(7.9)] } }, YES],
    ["a rate that is assumed", { effect: COSTS, ground: { debts: [debt(22, false)] } }, YES],
    ["a dear debt, for nothing", { ground: { debts: [debt(22)] } }, YES],
    ["a month that was short", { effect: COSTS, before: { leftCents: -1 } }, ["yes-but", SAVINGS]],
    ["a month that was even", { effect: COSTS, before: { leftCents: 0 } }, YES],
    ["a twentieth left", { effect: COSTS, after: { leftCents: 50_00 } }, YES],
    ["less than a twentieth left", { effect: COSTS, after: { leftCents: 49_99 } }, ["yes-but", THIN]],
    ["nothing left", { effect: COSTS, after: { leftCents: 0 } }, ["yes-but", THIN]],
    ["little left of what was paid once", { effect: { onceCents: 1 }, after: { leftCents: 1 } }, YES],
    ["a month that is short, and lives on savings", { effect: COSTS, ...LIVING }, ["yes-but", SAVINGS]],
    ["part of a fund that is less, which a month fills up", { effect: PARTLY, ...FILLED }, ["yes-but", REFILLED]],
    ["little left where nobody knows the income", { effect: COSTS, after: { leftCents: null } }, YES],
  ])("%s", (_, more, found) => expect(verdict("cost", more)).toEqual(found));
});

describe("of housing and cars", () => {
  const GUIDE = "it's above the housing guide for your income";
  const CARS = "all that cars cost would take more of your income than the guide";
  const CAREFUL = "housing and debt payments would be where lenders get careful";
  const BEYOND = "housing and debt would take more of your income than lenders allow";
  const TOO_MUCH = "housing and debt would take most of your income";
  const plenty = { spentCents: 100_00 };

  test.each<[WhatIfKind, string, More, string[]]>([
    ["rent", "at 30 %", { effect: plenty, ground: { housingCents: 200_00 } }, YES],
    ["rent", "above", { effect: plenty, ground: { housingCents: 200_01 } }, ["yes-but", GUIDE]],
    ["home", "above", { effect: plenty, ground: { housingCents: 200_01 } }, ["yes-but", GUIDE]],
    ["cost", "above", { effect: plenty, ground: { housingCents: 900_00 } }, YES],
    ["car", "at 15 %", { effect: plenty, ground: { carCents: 50_00 } }, YES],
    ["car", "above", { effect: plenty, ground: { carCents: 50_01 } }, ["yes-but", CARS]],
    ["rent", "at 36 % with debts", { effect: plenty, ground: { burdenCents: 260_00 } }, YES],
    // Nobody lends a rent.
    ["rent", "at half of the income", { effect: plenty, ground: { burdenCents: 400_00 } }, YES],
    ["rent", "above half", { effect: plenty, ground: { burdenCents: 400_01 } }, ["not-now", TOO_MUCH]],
    ["home", "above 36 % with debts", { effect: plenty, ground: { burdenCents: 260_01 } }, ["yes-but", CAREFUL]],
    ["home", "at 43 %", { effect: plenty, ground: { burdenCents: 330_00 } }, ["yes-but", CAREFUL]],
    ["home", "above 43 %", { effect: plenty, ground: { burdenCents: 330_01 } }, ["not-now", BEYOND]],
    [
      "home",
      "above 43 % with two years of needs",
      { effect: plenty, ground: { burdenCents: 330_01 }, after: { cushionMonths: 24 } },
      ["yes-but", CAREFUL],
    ],
    ["rent", "above 43 %, and cheaper than now", { effect: { spentCents: -1 }, ground: { burdenCents: 900_00 } }, YES],
    ["home", "far above", { effect: plenty, ground: { burdenCents: 900_00 } }, ["not-now", BEYOND]],
    ["rent", "above half, for what it costs now", { effect: { spentCents: 0 }, ground: { burdenCents: 900_00 } }, YES],
    ["home", "above 36 %, for what it costs now", { effect: { spentCents: 0 }, ground: { burdenCents: 400_00 } }, YES],
    ["cost", "what cars cost", { effect: plenty, ground: { carCents: 900_00 } }, YES],
    ["cost", "above 43 %", { effect: plenty, ground: { burdenCents: 900_00 } }, YES],
    // Of a car its payment counts among debts, not what it burns.
    ["car", "by its payment", { effect: { ...plenty, paymentCents: 60_00 }, ground: { burdenCents: 300_00 } }, YES],
    [
      "car",
      "above",
      { effect: { ...plenty, paymentCents: 60_01 }, ground: { burdenCents: 300_00 } },
      ["yes-but", CAREFUL],
    ],
    [
      "rent",
      "without an income",
      { effect: plenty, ground: { burdenCents: 900_00 }, after: { incomeCents: null, leftCents: null } },
      YES,
    ],
    [
      "rent",
      "with an income of nothing",
      { effect: plenty, ground: { burdenCents: 900_00 }, after: { incomeCents: 0, leftCents: null } },
      YES,
    ],
  ])("%s %s", (kind, _, more, found) => expect(verdict(kind, more)).toEqual(found));
});

describe("of what costs nothing", () => {
  test.each<[WhatIfKind, string, More, string[]]>([
    ["job", "savings that last", { effect: { lastsMonths: 6 } }, YES],
    [
      "job",
      "for as long as asked, and no longer",
      { effect: { lastsMonths: 5 }, months: 5 },
      ["yes-but", "your savings would last only so long"],
    ],
    [
      "job",
      "not for so long",
      { effect: { lastsMonths: 5.9 } },
      ["not-now", "your savings would run out before that time is over"],
    ],
    ["job", "nothing missing", {}, YES],
    ["debt", "none", {}, ["not-now", "I see no debt that it could go to"]],
    ["debt", "one that is dear", { ground: { debts: [debt(22)] }, after: { cushionMonths: 1 } }, YES],
    [
      "debt",
      "one that isn't, and a fund that isn't full",
      { ground: { debts: [debt(3)] }, after: { cushionMonths: 2.9 } },
      ["yes-but", "your savings cushion isn't full yet, and your debt isn't expensive: savings could come first"],
    ],
    ["debt", "one of two that is", { ground: { debts: [debt(3), debt(22)] }, after: { cushionMonths: 1 } }, YES],
    ["debt", "one that isn't, and a full fund", { ground: { debts: [debt(3)] }, after: { cushionMonths: 3 } }, YES],
    [
      "debt",
      "no cushion",
      { ground: { debts: [debt(22)] }, before: { fundCents: 999_99 } },
      ["not-now", "a first cushion of savings comes before it"],
    ],
    ["debt", "a first cushion", { ground: { debts: [debt(22)] }, before: { fundCents: 1_000_00 } }, YES],
    [
      "debt",
      "a month without it",
      { ground: { debts: [debt(22)] }, after: { leftCents: -1 } },
      ["not-now", "a usual month doesn't leave that much after minimum payments"],
    ],
    ["debt", "an even month", { ground: { debts: [debt(22)] }, after: { leftCents: 0 } }, YES],
    ["lump", "whatever", { after: { leftCents: -1, cushionMonths: 0 }, effect: { missingCents: 1 } }, YES],
    ["raise", "that is enough", { after: { leftCents: 0, cushionMonths: 0 } }, YES],
    [
      "raise",
      "that isn't",
      { after: { leftCents: -1 } },
      ["not-now", "a usual month would come out short all the same"],
    ],
  ])("%s: %s", (kind, _, more, found) => expect(verdict(kind, more)).toEqual(found));
});

test("signs of trouble come before all reasons, and are all that is said", () => {
  const asked = (ground: Partial<Ground>, missingCents = 0) =>
    verdictOf({
      whatIf: {
        ...{ kind: "cost", amountCents: 0, monthlyCents: 0, downPercent: 0, ratePercent: 0, months: 6, date: null },
        debtId: null,
      },
      ...{ effect: { ...EFFECT, missingCents }, before: SIDE, after: SIDE, ground: { ...GROUND, ...ground } },
    });
  const signs = [{ id: "overdraft", kind: "trouble", source: "accounts" }] as const;
  expect(asked({ signs }, 1)).toEqual({ says: "not-now", reasons: [], signs });
  expect(asked({}, 1)).toEqual({ says: "not-now", reasons: ["no-cash"], signs: [] });
  expect(asked({})).toEqual({ says: "yes", reasons: [], signs: [] });
});

test("the answer in a sentence", () => {
  const say = (says: "yes" | "yes-but" | "not-now", kind: WhatIfKind, ...reasons: WhatIfReason[]) =>
    verdictSentence({ says, reasons, signs: [] }, kind);
  expect(say("yes", "cost")).toBe("Yes, it fits.");
  expect([say("yes", "job"), say("yes", "raise"), say("yes", "lump")]).toEqual([
    ...["You'd get by for a while.", "It helps every month.", "It helps at once."],
  ]);
  expect(say("yes-but", "cost", "from-savings")).toBe("Yes, but it comes out of your savings.");
  expect(say("yes-but", "job", "from-savings", "fund-not-full")).toBe(
    "You'd get by for a while, but it comes out of your savings, and your savings cushion isn't full yet.",
  );
  expect(say("not-now", "job", "no-cash", "month-short", "checking-short")).toBe(
    "Not now, because the cash for it isn't there, a usual month would come out short, and checking would run short before long.",
  );
});

test("what each kind is called and asks for", () => {
  expect(
    WHAT_IF_KINDS.map((kind) => [
      kind,
      WHAT_IF_WORDS[kind].title,
      FIELDS_BY_KIND[kind].needs,
      FIELDS_BY_KIND[kind].slots.join(" "),
    ]),
  ).toEqual([
    ["purchase", "A purchase", "amount", "amount date"],
    ["cost", "A new monthly cost", "monthly", "monthly amount"],
    ["rent", "A new rent", "monthly", "monthly amount"],
    ["home", "Buying a home", "amount", "amount down rate months monthly"],
    ["car", "A car", "amount", "amount down rate months monthly"],
    ["child", "A child", null, "monthly amount"],
    ["job", "Losing a job", null, "months monthly"],
    ["raise", "More pay", "monthly", "monthly"],
    ["pay-cut", "Less pay", "monthly", "monthly"],
    ["debt", "Paying extra on debt", "monthly", "monthly debt"],
    ["lump", "A windfall", "amount", "amount debt"],
  ]);
  for (const kind of WHAT_IF_KINDS)
    for (const slot of FIELDS_BY_KIND[kind].slots) expect(WHAT_IF_WORDS[kind].fields[slot]?.label).toMatch(/^[A-Z]/);
});
