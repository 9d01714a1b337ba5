import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { draftBudget } from "~/domain/coach/budget";
import { draftCredit, timeFrame } from "~/domain/coach/credit";
import { draftHealth, overall } from "~/domain/coach/health";
import { lineScore } from "~/domain/coach/health-parts";
import { draftPlan } from "~/domain/coach/interview-plan";
import { CATEGORIES } from "~/domain/categories/list";
import { buildFacts } from "~/domain/coach/facts/build";
import { createSheet } from "~/domain/coach/facts/fact";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { paceOf } from "~/domain/goals/pace";
import { formatUsd, fromDollars } from "~/domain/money";
import { goalsSentence, savedInAll, usualLines } from "~/texts/usual-lines";
import { ANSWERS, household, nothing, sum } from "../support/coach";

describe("budget recommendations", () => {
  test("needs stay, and saving stays at least what it is (API-030)", () => {
    const sheet = buildFacts(household());
    const draft = draftBudget(sheet);
    const advice = draft?.shape(draft.prose);
    const row = (name: string) => advice?.recommendations.find((one) => one.category === name);
    expect(row("Mortgage/Rent")).toMatchObject({
      currentSpending: 1600,
      recommendedBudget: 1600,
      percentOfIncome: 35.6,
    });
    // July to October, June being the first month that is seen: (3 × 350 + 412.10) ÷ 4 − 12.10 of refunds.
    expect(row("Restaurants")?.currentSpending).toBe(353.43);
    expect(advice?.recommendations.every((one) => one.reasoning.length > 10)).toBe(true);
    expect(fillFacts(advice?.summary ?? "", sheet.all()).text).toContain(
      "In a usual month you save 36.3% of your income.",
    );
    expect(advice?.monthlySavings).toBe(1548.1);
    expect(fillFacts(advice?.savingsRecommendation ?? "", sheet.all()).text).toContain(
      "save or pay down $1,548.10 a month",
    );
    // 4,500 less 2,865.33 and 86.57 of minimum payments leaves 1,548.10: what whole dollars leave over is planned too.
    expect(sheet.proposal).toMatchObject({ incomeCents: 4_500_00, keptCents: 1_548_10, cuts: [] });
  });

  test("a usual month adds up to the cent, and what the plan saves says where it comes from", () => {
    const saver = household({
      recurring: [],
      goals: [],
      accounts: [{ id: "a1", name: "Checking", type: "checking", balanceCents: 100_000, limitCents: null }],
      sums: ["2026-08", "2026-09", "2026-10"].flatMap((month) => [
        sum(month, "", 4_000, "income"),
        sum(month, "mortgage_rent", 1_400),
        sum(month, "utilities", 100),
        sum(month, "groceries", 400),
        sum(month, "restaurants", 200),
        sum(month, "retirement", 78.53),
      ]),
    });
    const sheet = buildFacts(saver);
    const draft = draftBudget(sheet);
    const advice = draft?.shape(draft.prose);
    const { income = 0, needs = 0, wants = 0, savings = 0, left = 0, href } = advice?.usual ?? {};
    expect({ needs, savings, income }).toEqual({ needs: 1_900, savings: 78.53, income: 4_000 });
    const cents = (dollars: number) => Math.round(dollars * 100);
    expect(cents(needs) + cents(wants) + cents(savings) + cents(left)).toBe(cents(income));
    expect(sheet.cents("need.average") + sheet.cents("want.average") + sheet.cents("saving.average")).toBe(
      sheet.cents("spend.average"),
    );
    expect(advice?.usual).toMatchObject({ spent: 2_178.53, savingsIn: ["Retirement"], goals: 0 });
    expect(href).toMatch(/^\/transactions\?/);
    const filled = (text = "") => fillFacts(text, sheet.all()).text;
    // The rate of the sentence is the last line: what is left, and what went to savings categories.
    if (advice?.usual) expect(usualLines(advice.usual).at(-1)).toEqual({ label: "Saved in all", cents: 1_900_00 });
    // What the figure means, and none of the amounts that stand in the lines beside it.
    expect(filled(advice?.summary)).toBe(
      "In a usual month you save 47.5% of your income. A common guide is 50% for needs, 30% for wants and 20% for savings: your needs and wants take less.",
    );
    expect(filled(advice?.summary)).not.toContain("$");
    // The head of the summary, and no other figure of what is saved.
    expect(filled(advice?.savingsRecommendation)).toContain("$1,900.00");
    expect(filled(advice?.savingsRecommendation)).not.toMatch(/1,821\.47|78\.53/);
    expect(gateProblems(advice?.savingsRecommendation ?? "", sheet.all())).toEqual([]);
    // Restaurants of $200.40 are planned as $200, and the forty cents in Miscellaneous: the plan saves what a usual month does.
    const uneven = buildFacts({
      ...saver,
      sums: saver.sums.map((row) => (row.category === "restaurants" ? { ...row, cents: -200_40 } : row)),
    });
    const unevenly = fillFacts(draftBudget(uneven)?.prose["savingsRecommendation"] ?? "", uneven.all()).text;
    expect(unevenly).toContain("Keep saving or paying down $1,899.60 a month, as you do today. ");
    expect(unevenly).not.toContain("$0.40");
  });

  test("what goals get is the pace that their own screen shows, and comes out of what is left", () => {
    const [first, ...others] = household().goals;
    const again = { day: "2026-10-20", kind: "contribution", amountCents: 90_000 } as const;
    const saving = (id: string) => (first ? [{ ...first, id, entries: [...first.entries, again] }] : []);
    const inputs = household({ goals: [...saving("a"), ...saving("b"), ...others] });
    const pace = paceOf(saving("a")[0]?.entries ?? [], inputs.today)?.perMonthCents;
    expect(pace).toBeGreaterThan(0);
    const usual = draftBudget(buildFacts(inputs))?.shape({}).usual;
    expect(fromDollars(usual?.goals ?? 0)).toBe(2 * (pace ?? 0));
    const said = (left: number, goals: number) => goalsSentence({ left, goals });
    expect(said(1_759.07, 628.61)).toBe("Lately $628.61 a month goes to your goals, out of what's left.");
    expect(said(600, 628.61)).toMatch(/goes to your goals, and it's \$28\.61 more than is left\.$/);
    expect(said(-5, 628.61)).toMatch(/and a usual month leaves nothing for it\.$/);
    expect(said(100, 0)).toBeNull();
  });

  test("wants are trimmed in proportion, at most by a third; giving never", () => {
    // 3,300 of 3,000: of 300 too much restaurants give 120 and travel 180, as a third of each is 200 and 300.
    const tight = household({
      recurring: [],
      goals: [],
      accounts: [{ id: "a1", name: "Checking", type: "checking", balanceCents: 100_000, limitCents: null }],
      sums: ["2026-09", "2026-10"].flatMap((month) => [
        sum(month, "", 3_000, "income"),
        sum(month, "mortgage_rent", 1_500),
        sum(month, "restaurants", 600),
        sum(month, "travel", 900),
        sum(month, "tithe", 300),
      ]),
    });
    const sheet = buildFacts(tight);
    const draft = draftBudget(sheet);
    const advice = draft?.shape(draft.prose);
    const recommended = Object.fromEntries(
      advice?.recommendations.map((row) => [row.category, row.recommendedBudget]) ?? [],
    );
    expect(recommended).toEqual({ "Mortgage/Rent": 1500, Travel: 720, Restaurants: 480, Tithe: 300 });
  });

  test("nobody without accounts gets a budget (COACH-008)", () => {
    expect(draftBudget(buildFacts(nothing()))).toBeNull();
  });
});

describe("credit analysis", () => {
  test("scores, ratings, steps with level and time frame (API-031 COACH-009)", () => {
    const inputs = household();
    const sheet = buildFacts(inputs);
    const draft = draftCredit(sheet, inputs.credit?.profile ?? null);
    const advice = draft?.shape(draft.prose);
    expect(advice?.currentScore).toEqual({ score: 655, rating: "Fair" });
    expect(advice?.targetScore.score).toBe(740);
    expect(advice?.targetScore.timeEstimate).not.toBe("");
    expect(advice?.improvementSteps.length).toBeGreaterThanOrEqual(3);
    for (const step of advice?.improvementSteps ?? []) {
      expect(["high", "medium", "low"]).toContain(step.impactLevel);
      expect(["immediate", "short-term", "long-term"]).toContain(step.timeFrame);
    }
    expect(draftCredit(sheet, null)).toBeNull();
    expect(timeFrame("12 to 36 months")).toBe("long-term");
    expect(timeFrame("3 to 6 months")).toBe("short-term");
    expect(timeFrame("Every month")).toBe("immediate");
  });
});

describe("financial health", () => {
  test("the score is the weighted mean of its stated parts (API-032)", () => {
    const sheet = buildFacts(household());
    const draft = draftHealth(sheet);
    const advice = draft?.shape(draft.prose);
    expect(advice?.parts.map((part) => part.weight).reduce((a, b) => a + b, 0)).toBe(100);
    expect(advice?.overallHealth.score).toBe(overall(advice?.parts ?? []));
    expect(advice?.overallHealth.score).toBeGreaterThanOrEqual(0);
    expect(advice?.overallHealth.score).toBeLessThanOrEqual(100);
    expect([...(advice?.strengths ?? []), ...(advice?.weaknesses ?? [])].length).toBeGreaterThan(0);
    expect(draftHealth(buildFacts(nothing()))).toBeNull();
  });

  test("the outlook's year is twelve of the months that the savings rate and the budget's head count", () => {
    const months = ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
    const { sums } = household();
    const sheet = buildFacts(household({ sums: [...sums, ...months.map((month) => sum(month, "retirement", 100))] }));
    const usual = draftBudget(sheet)?.shape({}).usual;
    const saved = usual ? savedInAll(usual) : 0;
    expect(saved - sheet.cents("kept.average")).toBe(100_00);
    const outlook = fillFacts(draftHealth(sheet)?.prose["longTermOutlook"] ?? "", sheet.all()).text;
    expect(outlook).toContain(
      `You save ${formatUsd(saved)} in a usual month, ${formatUsd(12 * saved)} a year, based on 4 months.`,
    );
  });

  test("a line between two marks, whichever way it runs", () => {
    expect([lineScore([0, 20], -5), lineScore([0, 20], 10), lineScore([0, 20], 99)]).toEqual([0, 50, 100]);
    expect([lineScore([43, 10], 43), lineScore([43, 10], 10), lineScore([43, 10], 0)]).toEqual([0, 100, 100]);
  });
});

test("where a dear home is all there is to pay, the advice on it passes the number gate", () => {
  const sheet = buildFacts(
    household({
      goals: [],
      recurring: [],
      accounts: [{ id: "a1", name: "Checking", type: "checking", balanceCents: 300_000, limitCents: null }],
      sums: ["2026-08", "2026-09", "2026-10"].flatMap((month) => [
        sum(month, "", 3_000, "income"),
        sum(month, "mortgage_rent", 1_500),
      ]),
    }),
  );
  const advice = draftHealth(sheet)?.prose["advice-debt"] ?? "";
  expect(advice).toContain("Housing is what weighs");
  expect(gateProblems(advice, sheet.all())).toEqual([]);
});

describe("the personalized plan", () => {
  test("speaks of income, debt, emergency fund and goals (COACH-031)", () => {
    const sheet = buildFacts(household({ interview: ANSWERS }));
    const text = fillFacts(draftPlan(sheet, ANSWERS), sheet.all());
    expect(text.unknown).toEqual([]);
    expect(text.text).toContain("$4,500.00");
    expect(text.text).toContain("debt");
    expect(text.text).toContain("Emergency fund");
    expect(gateProblems(draftPlan(sheet, ANSWERS), sheet.all())).toEqual([]);
  });
});

test("property: for any household every draft names existing facts only and passes the number gate", () => {
  const category = fc.constantFrom("", ...CATEGORIES.map(({ id }) => id));
  const rows = fc.array(
    fc.record({
      month: fc.constantFrom("2026-07", "2026-08", "2026-09", "2026-10", "2026-11"),
      category,
      dollars: fc.integer({ min: -500, max: 4000 }),
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
  fc.assert(
    fc.property(rows, fc.boolean(), (list, withAccounts) => {
      const base = household();
      const inputs = {
        ...base,
        sums: list.map((row) => sum(row.month, row.category, row.dollars, row.kind)),
        accounts: withAccounts ? base.accounts : [],
        interview: ANSWERS,
      };
      const sheet = buildFacts(inputs);
      const drafts = [
        draftBudget(sheet),
        draftCredit(sheet, inputs.credit?.profile ?? null),
        draftHealth(sheet),
      ].flatMap((draft) => Object.values(draft?.prose ?? {}));
      for (const text of [...drafts, draftPlan(sheet, ANSWERS)]) {
        expect(fillFacts(text, sheet.all()).unknown).toEqual([]);
        expect(gateProblems(text, sheet.all())).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test("a sheet answers 0 for what it doesn't know, and says that it doesn't", () => {
  const sheet = createSheet("2026-11-21");
  expect([sheet.cents("x"), sheet.has("x")]).toEqual([0, false]);
});
