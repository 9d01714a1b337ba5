// Nobody in trouble is told that all is well: hard signs, and what stands where praise or a yes would.
import { describe, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { draftHealth } from "~/domain/coach/health";
import { draftPlan } from "~/domain/coach/interview-plan";
import { distressSignals, type DistressId, type DistressInputs, scoreCap } from "~/domain/household/distress-signals";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { findInsights } from "~/domain/insights/engine";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { ANSWERS, household, phrasedHousehold } from "../support/coach";
import { PHRASINGS } from "./coach-phrasings";

const CALM: DistressInputs = {
  said: "",
  credit: { hasCollections: false, hasBankruptcy: false, hasForeclosure: false },
  incomeCents: 4_500_00,
  spentCents: 3_000_00,
  debtPaymentsCents: 300_00,
  unspentMinimumsCents: 100_00,
  cushionMonths: 4,
};
const ids = (inputs: Partial<DistressInputs>): DistressId[] =>
  distressSignals({ ...CALM, ...inputs }).map(({ id }) => id);

describe("what is a hard sign", () => {
  test.each<[said: string, id: DistressId]>([
    ["We are three months behind on rent.", "arrears"],
    ["I'm two months behind on my mortgage", "arrears"],
    ["my rent is late again, and the landlord is angry", "arrears"],
    ["I missed two car payments", "arrears"],
    ["I can't pay my electric bill", "arrears"],
    ["I can’t make the minimum payments", "arrears"],
    ["The mortgage is in arrears", "arrears"],
    ["past due on all my cards", "arrears"],
    ["I haven't paid rent since June", "arrears"],
    ["We got an eviction notice", "home-at-risk"],
    ["they want to foreclose", "home-at-risk"],
    ["The car was repossessed last week", "home-at-risk"],
    ["I have a shut-off notice for the power", "home-at-risk"],
    ["my wages are garnished", "home-at-risk"],
    ["afraid of nothing. Losing my apartment in May", "home-at-risk"],
    ["two old cards went to collections", "collections"],
    ["debt collectors call every day", "collections"],
    ["I filed Chapter 7 in spring", "bankruptcy"],
  ])("'%s'", (said, id) => {
    expect(ids({ said })).toContain(id);
  });

  test.each([
    "",
    "Two kids, one income.",
    "I have never been behind on rent.",
    "We are not behind on any bills",
    "I'm no longer behind on the mortgage",
    "I want to pay off my loan early",
    "I collect coins and work late",
    "My rent is high",
    "Never missed a payment on my cards",
    "I'm good with bills, but late to investing",
  ])("no sign: '%s'", (said) => {
    expect(ids({ said })).toEqual([]);
  });

  test("the credit assessment, and what the figures show", () => {
    const credit = CALM.credit ?? { hasCollections: false, hasBankruptcy: false, hasForeclosure: false };
    expect(ids({ credit: { ...credit, hasCollections: true } })).toEqual(["collections"]);
    expect(ids({ credit: { ...credit, hasBankruptcy: true } })).toEqual(["bankruptcy"]);
    expect(ids({ credit: { ...credit, hasForeclosure: true } })).toEqual(["home-at-risk"]);
    expect(ids({ debtPaymentsCents: 4_500_01 })).toEqual(["payments-above-income"]);
    expect(ids({ debtPaymentsCents: 4_500_00 })).toEqual([]);
    // 4,500.00 comes in; 4,400.00 and 100.01 go out: a cent is missing. With a cushion that is no emergency.
    const short = { spentCents: 4_400_00, unspentMinimumsCents: 100_01 };
    expect(ids({ ...short, cushionMonths: 2 })).toEqual(["short-after-minimums"]);
    expect(ids({ ...short, cushionMonths: null })).toEqual(["short-after-minimums"]);
    expect(ids({ ...short, cushionMonths: 3 })).toEqual([]);
    expect(ids({ ...short, cushionMonths: 2, unspentMinimumsCents: 100_00 })).toEqual([]);
    // Where no income is seen nothing can be held against it.
    expect(ids({ incomeCents: null, spentCents: null, debtPaymentsCents: 9_000_00 })).toEqual([]);
    expect(ids({ incomeCents: 0, debtPaymentsCents: 9_000_00 })).toEqual([]);
  });

  test("a score is held at 25, at 40 for the lesser signs, and not at all without one", () => {
    const cap = (inputs: Partial<DistressInputs>) => scoreCap(distressSignals({ ...CALM, ...inputs }));
    expect(cap({})).toBe(100);
    expect(cap({ said: "In collections." })).toBe(40);
    expect(cap({ said: "In collections and behind on rent." })).toBe(25);
    expect(cap({ debtPaymentsCents: 5_000_00 })).toBe(25);
  });
});

const profile = household().credit?.profile;
if (!profile) throw new Error("the household has an assessment");
const wealthy = phrasedHousehold();
/** The best figures that there are, each with one hard sign. */
const IN_TROUBLE: [name: string, inputs: CoachInputs][] = [
  ["arrears", { ...wealthy, interview: { ...ANSWERS, "additional-info": "We are four months behind on rent." } }],
  ["eviction", { ...wealthy, interview: { ...ANSWERS, "additional-info": "They served an eviction notice." } }],
  ["collections", { ...wealthy, credit: { day: wealthy.today, profile: { ...profile, hasCollections: true } } }],
  ["bankruptcy", { ...wealthy, credit: { day: wealthy.today, profile: { ...profile, hasBankruptcy: true } } }],
  [
    "payments above income",
    {
      ...wealthy,
      goals: wealthy.goals.map((goal) => (goal.type === "debt" ? { ...goal, minimumCents: 7_690_00 } : goal)),
    },
  ],
  [
    "nothing left after minimums",
    {
      ...wealthy,
      sums: wealthy.sums.map((row) => (row.category === "mortgage_rent" ? { ...row, cents: -4_200_00 } : row)),
      accounts: wealthy.accounts.map((one) => (one.type === "savings" ? { ...one, balanceCents: 100_00 } : one)),
    },
  ],
];

const YES =
  /(?:^|\n)Yes\b|solid ground|fits comfortably|\bit fits\b|within reach|healthy range|easy to carry|Nothing needs/;
const said = (question: string, inputs: CoachInputs) => {
  const { answer, sheet } = answerQuestion(question, inputs);
  return { intent: answer.intent, text: fillFacts(answer.text, sheet.all()).text, sheet, raw: answer.text };
};

describe.each(IN_TROUBLE.map((one, at) => [...one, at % 2] as const))("with %s", (_name, inputs, turn) => {
  test("API-032 the score is a number from 0 to 100, held low, and says why; nothing is praised", () => {
    const sheet = buildFacts(inputs);
    const draft = draftHealth(sheet);
    const health = draft?.shape(draft.prose);
    expect(health?.overallHealth).toMatchObject({ rating: "Needs attention" });
    expect(health?.overallHealth.score).toBeLessThanOrEqual(40);
    expect(health?.overallHealth.score).toBeGreaterThanOrEqual(0);
    expect(health?.held).toMatch(/held low .* because .+\./);
    expect(health?.strengths).toEqual([]);
    expect(health?.recommendations[0]).toMatchObject({ priority: "high", area: "First of all" });
    expect(JSON.stringify(health)).not.toMatch(YES);
    for (const text of Object.values(draft?.prose ?? {})) expect(gateProblems(text, sheet.all())).toEqual([]);
  });

  test("an amount that would fit doesn't, now; no extra payment is asked for", () => {
    for (const question of [
      "Can I afford $60?",
      "can i buy a 20 dollar book",
      "could i afford rent of 900",
      "can i afford a $5,000 car",
    ])
      expect(said(question, inputs).text).toMatch(/^Not now, because /);
    const payoff = said("what if i pay 200 more on my debt", inputs);
    expect(payoff.text).toMatch(/^Nothing extra toward debt or savings for now, because /);
    expect(payoff.text).not.toContain("$200");
  });

  test("no phrasing gets a yes or praise, and every figure is still a fact", () => {
    const wrong = PHRASINGS.filter((_, at) => at % 2 === turn).flatMap(([question, intent]) => {
      const found = said(question, inputs);
      const bad = [...gateProblems(found.raw, found.sheet.all()), ...(found.text === "" ? ["empty"] : [])];
      return ASKS_FOR_FACT.has(intent)
        ? []
        : YES.test(found.text) || bad.length > 0
          ? [{ question, ...found, sheet: bad }]
          : [];
    });
    expect(wrong).toEqual([]);
  });

  test("the plan from the interview begins with what is urgent", () => {
    const plan = draftPlan(buildFacts(inputs), inputs.interview ?? ANSWERS);
    expect(plan).toContain("First of all: ");
    expect(plan).not.toMatch(/index fund|Your cushion stands|leave room for the market/);
  });
});

/** Whether something happened is no judgement: 'Yes, it went up.' */
const ASKS_FOR_FACT = new Set(["category-moved", "category-compare", "paid-yet"]);

test("without a sign nothing changes: the same score, the same yes", () => {
  const sheet = buildFacts(wealthy);
  expect(sheet.distress).toEqual([]);
  expect(draftHealth(sheet)?.shape({})).not.toHaveProperty("held");
  expect(said("Can I afford $60?", wealthy).text).toMatch(/^Yes, \$60\.00 fits comfortably/);
});

test("INSIGHT-005 findings begin with what is urgent, and celebrate nothing beside it", () => {
  const figures = { today: "2026-11-21", months: [], accounts: [], budgets: [], history: [], recurring: [] };
  const goal = {
    id: "g",
    name: "Boat",
    type: "savings" as const,
    target: 100_00,
    current: 100_00,
    startDay: "2026-01-01",
    startCents: 0,
    deadline: null,
    needed: null,
  };
  expect(findInsights({ ...figures, goals: [goal] }).map(({ type }) => type)).toEqual(["achievement"]);
  const distress = distressSignals({ ...CALM, said: "Behind on rent." });
  const found = findInsights({ ...figures, goals: [goal], distress });
  expect(found).toMatchObject([{ rule: "distress", type: "alert", priority: "high" }]);
  expect(found[0]?.message).toContain("payments are behind");
});
