// Nobody in trouble, and nobody of whom too little is seen, is told that all is well: a lint of words and of figures
// over every place that judges. And nobody who is well is alarmed.
import { beforeAll, describe, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { draftBudget } from "~/domain/coach/budget";
import { draftCredit } from "~/domain/coach/credit";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { draftHealth } from "~/domain/coach/health";
import { draftPlan } from "~/domain/coach/interview-plan";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { isTrouble } from "~/domain/household/trouble";
import { troubleNote } from "~/texts/trouble-note";
import { insightSummary, insightsInWords } from "~/texts/insights";
import type { InsightFigures } from "~/domain/insights/types";
import { outlookOf } from "~/domain/goals/pace";
import { ANSWERS } from "../support/coach";
import { ALARM, ASKED, COMFORT } from "../support/comfort";
import { plainHousehold } from "../support/households";
import { DIFFICULTIES, inDifficulty, WELL } from "../support/troubled";
import { PHRASINGS } from "./coach-phrasings";

const filled = (question: string, inputs: CoachInputs) => {
  const { answer, sheet } = answerQuestion(question, inputs);
  return { text: fillFacts(answer.text, sheet.all()).text, problems: gateProblems(answer.text, sheet.all()) };
};

/** What is asked of every household, and what comes of it. */
const answersOf = (inputs: CoachInputs) => ASKED.map((question) => ({ question, ...filled(question, inputs) }));

/** All that is said of a household, place by place. */
function saidOf(inputs: CoachInputs, asked = answersOf(inputs)): Record<string, string> {
  const sheet = buildFacts(inputs);
  const text = (draft: { prose: Record<string, string> } | null) =>
    fillFacts(Object.values(draft?.prose ?? {}).join("\n"), sheet.all()).text;
  const plan = fillFacts(draftPlan(sheet, { ...ANSWERS, ...inputs.interview }), sheet.all());
  return {
    health: text(draftHealth(sheet)),
    budget: text(draftBudget(sheet)),
    credit: text(draftCredit(sheet, inputs.credit?.profile ?? null)),
    plan: plan.text,
    ...Object.fromEntries(asked.map(({ question, text }) => [question, text])),
    insights: insights(inputs)
      .map(({ title, message, action }) => `${title}. ${message} ${action}`)
      .join("\n"),
    summary: insightSummary(insights(inputs)),
    goals: troubleNote(sheet.signs, "US")?.text ?? "",
  };
}

function insights(inputs: CoachInputs) {
  const figures: InsightFigures = {
    today: inputs.today,
    months: inputs.sums,
    accounts: inputs.accounts.map(({ id, name, type, balanceCents, limitCents }) => ({
      id,
      name,
      type,
      balance: balanceCents,
      limit: limitCents,
    })),
    budgets: [],
    goals: inputs.goals.map((goal) => {
      const doneCents = goal.type === "debt" ? goal.targetCents - goal.currentCents : goal.currentCents;
      return {
        ...goal,
        target: goal.targetCents,
        current: doneCents,
        startCents: 0,
        needed: outlookOf({ ...goal, doneCents, interestRate: goal.ratePercent }, inputs.today).neededCents,
      };
    }),
    history: [],
    recurring: inputs.recurring,
    signs: buildFacts(inputs).signs,
  };
  return insightsInWords(figures);
}

const TROUBLED = inDifficulty();

test("the set: each sign alone and in pairs, at least 40 households; and 20 that are well", () => {
  expect(Object.keys(DIFFICULTIES).length).toBeGreaterThanOrEqual(14);
  expect(TROUBLED.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(WELL).length).toBeGreaterThanOrEqual(20);
});

describe.each(TROUBLED)("with %s", (_name, plain) => {
  const inputs = plainHousehold(plain);
  const sheet = buildFacts(inputs);
  let asked: ReturnType<typeof answersOf> = [];
  beforeAll(() => void (asked = answersOf(inputs)));

  test("nothing says that all is well (API-032 INSIGHT-005)", () => {
    expect(sheet.signs).not.toEqual([]);
    const said = saidOf(inputs, asked);
    const comforting = Object.entries(said).flatMap(([place, text]) => {
      const found = COMFORT.exec(text);
      return found ? [[place, text.slice(Math.max(0, found.index - 90), found.index + 60)]] : [];
    });
    expect(comforting).toEqual([]);
    const draft = draftHealth(sheet);
    const health = draft?.shape(draft.prose);
    expect(health?.overallHealth.score).toBeLessThanOrEqual(40);
    expect(health?.strengths).toEqual([]);
    expect([health?.held, health?.withheld].join("")).toMatch(/because .+\./);
    expect(insights(inputs).filter(({ type }) => type === "achievement" && isTrouble(sheet.signs))).toEqual([]);
  });

  test("a yes is 'not now, because', and every figure is a fact", () => {
    for (const question of ["can i afford a $60 dinner", "can i afford a $600 tv", "could i afford rent of 1400"])
      expect(asked.find((one) => one.question === question)?.text).toMatch(/^(?:Not now, because |I can't tell)/);
    expect(asked.filter(({ problems }) => problems.length > 0)).toEqual([]);
    if (!isTrouble(sheet.signs)) return;
    for (const question of ["what if i pay 740 extra on my debt", "what should i do with a $2,000 bonus"])
      expect(asked.find((one) => one.question === question)?.text).toMatch(/^Nothing extra for now, because /);
    const fresh = buildFacts(inputs);
    draftBudget(fresh);
    expect(fresh.has("plan.savings")).toBe(false);
    expect(draftPlan(fresh, ANSWERS)).toContain("First of all: ");
    expect(insights(inputs)[0]).toMatchObject({ rule: "distress", type: "alert", priority: "high" });
  });
});

/** Whether something happened is no judgement: 'Yes, it went up.' */
const ASKS_FOR_FACT = new Set(["category-moved", "category-compare", "paid-yet", "utilization", "interest-cost"]);

test.each(Object.entries(DIFFICULTIES))("no phrasing gets comfort with %s", (_name, plain) => {
  const inputs = plainHousehold(plain);
  const wrong = PHRASINGS.filter(([, intent]) => !ASKS_FOR_FACT.has(intent)).flatMap(([question]) => {
    const { text, problems } = filled(question, inputs);
    return COMFORT.test(text) || problems.length > 0 || text === "" ? [{ question, text, problems }] : [];
  });
  expect(wrong).toEqual([]);
});

describe.each(Object.entries(WELL))("nobody is alarmed: %s", (_name, plain) => {
  test("no sign, a score of its own, a yes where it fits", () => {
    const inputs = plainHousehold(plain);
    expect(buildFacts(inputs).signs).toEqual([]);
    const said = saidOf(inputs);
    const alarming = Object.entries(said).filter(
      ([place, text]) => place !== "i'm stressed about money" && ALARM.test(text),
    );
    expect(alarming).toEqual([]);
    const draft = draftHealth(buildFacts(inputs));
    const health = draft?.shape(draft.prose);
    expect(health).not.toHaveProperty("held");
    expect(health?.overallHealth.rating).not.toBe("Not rated");
    expect(insights(inputs).filter(({ type }) => type === "alert")).toEqual([]);
  });
});

describe("what is large for a household that is well is weighed by its own figures", () => {
  test("rent of 1,400 with pay of 3,000", () => {
    // 46.7 % of 3,000 is above the guide of 30 and below half. 3,000 − 1,400 − 450 − 120 − 500 leaves 530, and savings
    // of 9,000 ÷ (1,400 + 450 + 120 + 300) last 4 months: it can be done, and it is a lot.
    expect(filled("could i afford rent of 1400", plainHousehold(WELL["a modest pay"])).text).toMatch(
      /^Yes, but it's above the housing guide for your income\. .*leave \$530\.00 then\. .* 4 months then\./s,
    );
    // 1,600 is 53.3 %.
    expect(filled("could i afford rent of 1600", plainHousehold(WELL["a modest pay"])).text).toMatch(
      /^Not now, because housing and debt would take most of your income\./,
    );
  });

  test("a car of 9,000 with savings of 8,500", () => {
    // 1,800 down: 5,000 in checking − 3,400 for a month leave 1,600, so 200 come out of savings. 8,300 ÷ (2,800 + 145.99)
    // last 2.8 months, 537.97 short of three; a month leaves 2,600 − 145.99 and fills that up at once.
    const lean = plainHousehold(WELL["a lean cushion that stands"]);
    expect(filled("can i afford a $9,000 car", lean).text).toMatch(
      /^Yes, but it comes out of your savings, which would/,
    );
    // With 3,000 for fun a month takes 5,500: nothing in checking is spare, so all 1,800 come out of savings. 6,700 are
    // 2,137.97 short of three months of 2,945.99, and the 354.01 that a month would leave make up 1,062.03 in three.
    const thin = plainHousehold({ ...WELL["a lean cushion that stands"], fun: 3_000 });
    expect(filled("can i afford a $9,000 car", thin).text).toMatch(
      /^Not now, because your savings would fall below a safe minimum\./,
    );
  });
});

test("what is stated in a question counts in its answer, and no longer", () => {
  const inputs = plainHousehold();
  expect(filled("can i buy a tv for $60", inputs).text).toMatch(/^Yes/);
  expect(filled("My wages are garnished. Can I afford a $60 dinner?", inputs).text).toMatch(
    /^Not now, because you write that your home or what you need is at risk\./,
  );
  expect(filled("can i buy a tv for $60", inputs).text).toMatch(/^Yes/);
});
