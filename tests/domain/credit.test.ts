import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  FACTOR_WEIGHTS,
  historyBadge,
  inquiriesBadge,
  scoreBand,
  utilizationBadge,
  utilizationColor,
} from "~/domain/credit/factors";
import { historyYears, scoreFactors, UTILIZATION_ADVICE, utilizationSentence } from "~/texts/credit-factors";
import { impactVariant } from "~/domain/credit/moves";
import { improvementPlan, planDraft } from "~/texts/credit-plan";
import { CREDIT_MIXES, type CreditAnswers, PAYMENT_HISTORIES, readNumber, readProfile } from "~/domain/credit/profile";
import { chartScore, goalProgress } from "~/domain/credit/progress";
import { assessmentAge, signedPoints, progressSentence } from "~/texts/credit-what-if";
import { estimateScore } from "~/domain/credit/what-if";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { CREDIT_ANSWERS } from "../support/credit";
import { remarkText, showNumber } from "~/texts/credit-profile";

const profileOf = (changes: Partial<CreditAnswers> = {}) => readProfile({ ...CREDIT_ANSWERS, ...changes });

describe("thresholds", () => {
  test("score bands (CREDIT-025)", () => {
    const bands = [740, 739, 670, 669, 580, 579].map((score) => scoreBand(score));
    expect(bands.map((band) => band.name)).toEqual(["Excellent", "Good", "Good", "Fair", "Fair", "Poor"]);
    expect(bands.map((band) => band.color)).toEqual(["green", "blue", "blue", "yellow", "yellow", "red"]);
  });
  test("utilisation bar (CREDIT-027)", () =>
    expect([31, 30, 11, 10].map(utilizationColor)).toEqual(["red", "yellow", "yellow", "green"]));
  test("utilisation badge (CREDIT-028)", () =>
    expect([10, 30, 31].map(utilizationBadge)).toEqual(["default", "secondary", "destructive"]));
  test("history badge (CREDIT-029)", () =>
    expect([84, 24, 23].map(historyBadge)).toEqual(["default", "secondary", "destructive"]));
  test("inquiries badge (CREDIT-030)", () =>
    expect([1, 3, 4].map(inquiriesBadge)).toEqual(["default", "secondary", "destructive"]));
  test("five factors with weights that sum to 100 (CREDIT-031)", () => {
    expect(FACTOR_WEIGHTS).toEqual({
      paymentHistory: 35,
      creditUtilization: 30,
      creditHistoryLength: 15,
      creditMix: 10,
      newCreditInquiries: 10,
    });
    expect(scoreFactors(profileOf()).reduce((sum, factor) => sum + factor.weight, 0)).toBe(100);
  });
  test("the advice names both figures (CREDIT-032)", () =>
    expect(UTILIZATION_ADVICE).toMatch(/under 30%.*under 10% is excellent/));
  test("who is within the advised share isn't told to get there", () =>
    expect([31, 30, 11, 10, 0].map(utilizationSentence)).toEqual([
      UTILIZATION_ADVICE,
      ...["Within the advised 30%. Under 10% is excellent.", "Within the advised 30%. Under 10% is excellent."],
      ...["10% or less is excellent.", "10% or less is excellent."],
    ]));
  test("history in whole years (CREDIT-033)", () =>
    expect([84, 30, 12, 0].map(historyYears)).toEqual(["7 years", "2 years", "1 year", "0 years"]));
  test("assessment age in days (CREDIT-034)", () => {
    const now = new Date("2026-03-20T12:00:00Z");
    expect(assessmentAge(new Date("2026-03-17T12:00:00Z"), now)).toBe("3 days");
    expect(assessmentAge(new Date("2026-03-19T12:00:00Z"), now)).toBe("1 day");
    expect(assessmentAge(new Date("2026-03-21T12:00:00Z"), now)).toBe("0 days");
  });
  test("three styles of impact (CREDIT-037)", () =>
    expect(["High", "Medium", "Low", "huge"].map(impactVariant)).toEqual(["high", "medium", "other", "other"]));
});

describe("numbers", () => {
  test("numbers are read as people type them (CREDIT-021)", () => {
    expect(["0720", "1,200.50", "$5,000", "30 %", "-5", "1e30"].map(readNumber)).toEqual([
      720, 1200.5, 5000, 30, -5, 1e30,
    ]);
  });
  test("text that is no number is none (CREDIT-022)", () => {
    for (const text of ["", "abc", "NaN", "Infinity", "1e999", "10^30", "--1", "0x10", "1 2"])
      expect(readNumber(text)).toBeNull();
  });
  test("nonsense gets a clear sentence and a figure that can be worked with (CREDIT-022)", () => {
    const profile = profileOf({
      currentScore: "9999",
      creditUtilization: "-5",
      monthlyIncome: `1${"0".repeat(30)}`,
      newCreditInquiries: "NaN",
    });
    expect(profile).toMatchObject({
      currentScore: 850,
      creditUtilization: 0,
      monthlyIncome: 100_000_000,
      newCreditInquiries: 0,
    });
    const told = profile.remarks.map(remarkText);
    expect(told).toContain(
      "The current score is usually between 300 and 850, and you entered 9,999. The figures below use 850.",
    );
    expect(told).toContain("Credit utilization can't be negative. The figures below use 0%.");
    expect(told.join(" ")).toContain("you entered more than a trillion");
    expect(told).toContain("The number of inquiries isn't a number. The figures below use 0.");
    expect(profileOf().remarks).toEqual([]);
  });
  test("a balance and a limit that say something else than the utilisation are pointed out", () => {
    expect(profileOf({ creditUtilization: "20" }).remarks.map(remarkText)[0]).toContain("come to 62% utilization");
  });
  test("showNumber stays short", () =>
    expect([1234.5, 1e30, -1e30, Number.NaN].map(showNumber)).toEqual([
      "1,234.5",
      "more than a trillion",
      "less than minus a trillion",
      "not a number",
    ]));
});

const anyNumber = fc.oneof(
  fc.integer({ min: -1000, max: 100_000 }).map(String),
  fc.double().map(String),
  fc.constantFrom("", "NaN", "-1", "1e30", "1e308", "1e999", `1${"0".repeat(40)}`, "0", "abc", "-0"),
);
const anyAnswers: fc.Arbitrary<CreditAnswers> = fc.record({
  currentScore: anyNumber,
  goalScore: anyNumber,
  paymentHistory: fc.constantFrom(...PAYMENT_HISTORIES),
  creditUtilization: anyNumber,
  creditHistoryLength: anyNumber,
  creditMix: fc.constantFrom(...CREDIT_MIXES),
  newCreditInquiries: anyNumber,
  totalCreditLimit: anyNumber,
  totalCreditBalance: anyNumber,
  monthlyIncome: anyNumber,
  hasCollections: fc.boolean(),
  hasBankruptcy: fc.boolean(),
  hasForeclosure: fc.boolean(),
});

describe("plan", () => {
  test("property: any answers give a whole plan of six months without a broken figure (CREDIT-039 CREDIT-045)", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const profile = readProfile(answers);
        const plan = improvementPlan(profile);
        expect(plan.monthlyTasks.map((task) => task.month)).toEqual([1, 2, 3, 4, 5, 6]);
        for (const task of plan.monthlyTasks) expect(task.tasks.length).toBeGreaterThan(0);
        expect(plan.prioritizedActions.length).toBeGreaterThanOrEqual(3);
        expect(plan.tips.length > 0 && plan.warnings.length > 0).toBe(true);
        expect(JSON.stringify(plan)).not.toMatch(/NaN|Infinity|undefined|null|e\+\d/);
        expect(improvementPlan(readProfile(answers))).toEqual(plan);
      }),
      { numRuns: 1000 },
    );
  });
  test("two profiles give plans that differ, and high utilisation names utilisation (CREDIT-045)", () => {
    const one = improvementPlan(profileOf());
    const other = improvementPlan(
      profileOf({ creditUtilization: "5", totalCreditBalance: "500", paymentHistory: "poor", hasCollections: true }),
    );
    expect(one).not.toEqual(other);
    expect(one.prioritizedActions[0]?.action).toBe("Lower your credit utilization from 62% to under 30%");
    expect(one.prioritizedActions[0]?.description).toContain("$3,300");
    expect(other.prioritizedActions.some((action) => /lower your credit utilization/i.test(action.action))).toBe(false);
    expect(other.prioritizedActions[0]?.impact).toBe("High");
  });
  test("property: utilisation above 30 is always among the actions (CREDIT-045)", () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 31, max: 100_000 }), (answers, utilization) => {
        const plan = improvementPlan(readProfile({ ...answers, creditUtilization: String(utilization) }));
        expect(plan.prioritizedActions.some((action) => action.action.includes("utilization"))).toBe(true);
      }),
    );
  });
  test("the time to the goal follows from the gap (CREDIT-035)", () => {
    expect(improvementPlan(profileOf({ goalScore: "600" })).timeToGoal).toContain("already at your goal");
    expect(improvementPlan(profileOf({ goalScore: "660" })).timeToGoal).toMatch(/^About \d months? \(estimate\)\.$/);
    expect(improvementPlan(profileOf({ goalScore: "850" })).timeToGoal).toMatch(/at this pace/);
  });
  test("the plan never asks for more than a fifth of the income", () => {
    const plan = improvementPlan(profileOf({ monthlyIncome: "1000" }));
    expect(plan.monthlyTasks[0]?.tasks.join(" ")).toContain("Pay $200.00 more than you charge");
    expect(plan.warnings.join(" ")).toContain("more than a fifth of your income");
  });
});

describe("what-if", () => {
  const own = profileOf();
  test("nothing changed is nothing gained", () => {
    const same = estimateScore(own, own);
    expect(same).toMatchObject({ score: 640, change: 0 });
    expect(same.points.every((factor) => factor.points === 0)).toBe(true);
  });
  test("lower utilisation, fewer inquiries, an older history and better payments each add points", () => {
    expect(estimateScore(own, { ...own, creditUtilization: 9 }).change).toBeGreaterThan(0);
    expect(estimateScore(own, { ...own, newCreditInquiries: 0 }).change).toBeGreaterThan(0);
    expect(estimateScore(own, { ...own, creditHistoryLength: 120 }).change).toBeGreaterThan(0);
    expect(estimateScore(own, { ...own, paymentHistory: "excellent" }).change).toBeGreaterThan(0);
    expect(estimateScore(own, { ...own, paymentHistory: "poor" }).change).toBeLessThan(0);
  });
  test("property: the score stays on the scale, and the points add up to the change unless the scale ended", () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (first, second) => {
        const profile = readProfile(first);
        const estimate = estimateScore(profile, readProfile(second));
        expect(estimate.score).toBeGreaterThanOrEqual(300);
        expect(estimate.score).toBeLessThanOrEqual(850);
        const sum = estimate.points.reduce((all, factor) => all + factor.points, 0);
        if (!estimate.capped) expect(sum).toBe(estimate.change);
        else expect(Math.abs(estimate.change)).toBeLessThan(Math.abs(sum));
      }),
      { numRuns: 1000 },
    );
  });
  test("signs of points", () =>
    expect([3, 1, 0, -1, -12].map(signedPoints)).toEqual([
      "+3 points",
      "+1 point",
      "no points",
      "-1 point",
      "-12 points",
    ]));
});

describe("progress", () => {
  test("the way from the first assessment to the goal (CREDIT-041)", () => {
    const halfway = goalProgress({ first: 600, current: 650, goal: 700 });
    expect([halfway.percent, progressSentence(halfway)]).toEqual([50, "You've gained 50 points and have 50 to go."]);
    expect(goalProgress({ first: 600, current: 700, goal: 700 }).percent).toBe(100);
    expect(goalProgress({ first: 600, current: 580, goal: 700 })).toMatchObject({ percent: 0 });
    expect(goalProgress({ first: 720, current: 650, goal: 700 }).percent).toBe(0);
  });
  test("chart scores stay on the scale", () =>
    expect(["720", "9999", "-4", "abc"].map(chartScore)).toEqual([720, 850, 300, null]));
});

test("property: the two texts that a model may word pass the number gate as the rules write them, whatever was entered", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { draft, figures } = planDraft(readProfile(answers));
      const facts = figures.map(({ name, text }) => ({
        id: `credit.${name}`,
        label: name,
        value: { unit: "name" as const, text },
        href: null,
      }));
      for (const text of Object.values(draft)) {
        expect(fillFacts(text, facts).unknown).toEqual([]);
        expect(gateProblems(text, facts)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test("no more is asked to be paid off than is owed, where the answers don't fit together", () => {
  const fits = improvementPlan(
    profileOf({ creditUtilization: "50", totalCreditLimit: "5000", totalCreditBalance: "2500" }),
  );
  expect(JSON.stringify(fits.prioritizedActions)).toContain("It takes $1,050.00 less in card balances.");
  const odd = improvementPlan(
    profileOf({ creditUtilization: "150", totalCreditLimit: "5000", totalCreditBalance: "1820" }),
  );
  expect(JSON.stringify(odd.prioritizedActions)).toContain("You use 150% of your limits.");
  expect(JSON.stringify(odd.prioritizedActions)).not.toContain("less in card balances");
});
