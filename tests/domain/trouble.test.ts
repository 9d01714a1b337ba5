// How a household stands: the words, the signs with their arithmetic, what people state, and what a plan may ask.
import { describe, expect, test } from "vitest";
import { aboutYou } from "~/domain/coach/about-you";
import { answerQuestion } from "~/domain/coach/answer";
import { draftHealth, NO_SCORE } from "~/domain/coach/health";
import { buildFacts } from "~/domain/coach/facts/build";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { feasible, roomFor } from "~/domain/household/feasible";
import { countryOf } from "~/domain/household/country";
import { freeHelp, HELP_CHECKED_ON, HELPERS } from "~/texts/free-help";
import { missingForGoals, troubleNote } from "~/texts/trouble-note";
import { scoreCap, type Sign, signsOf, type StandingInputs } from "~/domain/household/trouble";
import { reasonsOf } from "~/texts/trouble";
import { contradicts, statementsOf } from "~/domain/household/stated";
import { type Plain, plainHousehold } from "../support/households";

const CALM: StandingInputs = {
  said: [],
  credit: { hasCollections: false, hasBankruptcy: false, hasForeclosure: false },
  incomeCents: 4_500_00,
  spentCents: 3_000_00,
  debtPaymentsCents: 300_00,
  unspentMinimumsCents: 100_00,
  cushionMonths: 4,
  savingsCents: 12_000_00,
  endlessDebts: 0,
  isOverdrawn: false,
  wholeMonths: 3,
  unseen: [],
  statesMoreDebt: false,
};
const ids = (inputs: Partial<StandingInputs>): Sign["id"][] => signsOf({ ...CALM, ...inputs }).map(({ id }) => id);

describe("the signs", () => {
  test("what is written, and what the credit form lists", () => {
    const credit = { hasCollections: false, hasBankruptcy: false, hasForeclosure: false };
    expect(ids({})).toEqual([]);
    expect(ids({ said: [{ id: "arrears", source: "interview" }] })).toEqual(["arrears"]);
    expect(ids({ credit: { ...credit, hasCollections: true } })).toEqual(["collections"]);
    expect(ids({ credit: { ...credit, hasBankruptcy: true } })).toEqual(["bankruptcy"]);
    expect(ids({ credit: { ...credit, hasForeclosure: true } })).toEqual(["home-at-risk"]);
  });

  test("payments above income, to the cent; without an income nothing is held against it", () => {
    expect(ids({ debtPaymentsCents: 4_500_01 })).toEqual(["payments-above-income"]);
    expect(ids({ debtPaymentsCents: 4_500_00 })).toEqual([]);
    expect(ids({ incomeCents: null, debtPaymentsCents: 9_000_00 })).toEqual(["income-unknown"]);
  });

  test("a month that is short after minimums", () => {
    // 4,500.00 comes in; 4,400.00 and 100.01 go out: a cent is missing.
    const short = { spentCents: 4_400_00, unspentMinimumsCents: 100_01 };
    expect(ids({ ...short, cushionMonths: 2 })).toEqual(["short-after-minimums"]);
    expect(ids({ ...short, cushionMonths: null })).toEqual(["short-after-minimums"]);
    expect(ids({ ...short, cushionMonths: 3 })).toEqual([]);
    expect(ids({ ...short, cushionMonths: 2, unspentMinimumsCents: 100_00 })).toEqual([]);
    // 1,000.00 a month is missing: 12,000.00 last a year, a cent less does not.
    const gap = { spentCents: 5_400_00, unspentMinimumsCents: 100_00 };
    expect(ids({ ...gap, savingsCents: 12_000_00 })).toEqual([]);
    expect(ids({ ...gap, savingsCents: 11_999_99 })).toEqual(["short-after-minimums"]);
  });

  test("a debt that never ends, an overdraft", () => {
    expect(ids({ endlessDebts: 1 })).toEqual(["endless-debt"]);
    expect(ids({ isOverdrawn: true })).toEqual(["overdraft"]);
  });

  test("too little to see", () => {
    expect(ids({ wholeMonths: 1 })).toEqual(["too-few-months"]);
    expect(ids({ wholeMonths: 2 })).toEqual([]);
    // A single month says little about what recurs.
    expect(ids({ wholeMonths: 1, unseen: ["food"] })).toEqual(["too-few-months"]);
    expect(ids({ unseen: ["housing", "food", "utilities"] })).toEqual([
      "housing-unseen",
      "food-unseen",
      "utilities-unseen",
    ]);
    expect(ids({ statesMoreDebt: true })).toEqual(["debt-unseen"]);
  });

  test("a score is held at 25, at 40 for the lesser signs, and not at all without one", () => {
    const cap = (inputs: Partial<StandingInputs>) => scoreCap(signsOf({ ...CALM, ...inputs }));
    expect(cap({})).toBe(100);
    expect(cap({ isOverdrawn: true, endlessDebts: 2 })).toBe(40);
    expect(cap({ isOverdrawn: true, debtPaymentsCents: 5_000_00 })).toBe(25);
    expect(cap({ said: [{ id: "arrears", source: "interview" }] })).toBe(25);
  });

  test("trouble is said before what can't be seen", () => {
    const signs = signsOf({ ...CALM, isOverdrawn: true, wholeMonths: 0 });
    expect(reasonsOf(signs)).toBe("an account of yours is overdrawn");
  });
});

const signs = (plain: Plain) => buildFacts(plainHousehold(plain)).signs.map(({ id }) => id);
const health = (plain: Plain) => {
  const draft = draftHealth(buildFacts(plainHousehold(plain)));
  return draft?.shape(draft.prose);
};

describe("from rows and accounts", () => {
  test("debts: what is due, what the rows hold of it, and whether it ends", () => {
    // 24 % of 6,000.00 is 120.00 a month: 120.00 never ends it, 121.00 does.
    expect(signs({ debts: [{ owed: 6_000, rate: 24, pays: 120 }] })).toEqual(["endless-debt"]);
    expect(signs({ debts: [{ owed: 6_000, rate: 24, pays: 121 }] })).toEqual([]);
    // 6,000 comes in: payments of 6,001 are above it, and with 3,400 spent a month is short by 3,401; 20,000 put aside lasts half a year.
    expect(signs({ debts: [{ owed: 90_000, rate: 5, pays: 6_001 }] })).toEqual([
      "payments-above-income",
      "short-after-minimums",
    ]);
    // What is paid on it lately counts as its payment: 90 days of 300.00 each 30.
    const paid = plainHousehold({ debts: [{ owed: 6_000, rate: 24, pays: 100 }] });
    const goals = paid.goals.map((goal) =>
      goal.type === "debt"
        ? {
            ...goal,
            entries: ["2026-08-25", "2026-09-25", "2026-10-25"].map((day) => ({
              day,
              kind: "payment" as const,
              amountCents: 30_000,
            })),
          }
        : goal,
    );
    expect(buildFacts({ ...paid, goals }).signs).toEqual([]);
  });

  test("a home's loan is housing: its balance makes nobody's payments exceed their income", () => {
    const home = plainHousehold();
    const accounts = [
      ...home.accounts,
      { id: "h", name: "Home Mortgage", type: "loan", balanceCents: -350_000_00, limitCents: null },
    ];
    expect(buildFacts({ ...home, accounts }).signs).toEqual([]);
  });

  test("essentials that no row shows, unless there is no such cost", () => {
    expect(signs({ rent: 0 })).toEqual(["housing-unseen"]);
    expect(signs({ food: 0 })).toEqual(["food-unseen"]);
    expect(signs({ utilities: 0 })).toEqual(["utilities-unseen"]);
    expect(signs({ rent: 0, choices: [{ topic: "housing", choice: "none", about: "" }] })).toEqual([]);
    expect(signs({ months: 1 })).toEqual(["too-few-months"]);
    expect(signs({ pay: 0, credit: null })).toEqual(["income-unknown"]);
    // Nothing comes in that can be seen, but it was stated.
    expect(signs({ pay: 0, states: { income: 6_000 } })).toEqual([]);
  });
});

describe("what people state", () => {
  test("is a fact with source and date, and contradicts only where it is far off", () => {
    const interview = { "monthly-income": 12_000, "debt-situation": "$5,000-$15,000", "emergency-fund": "None" };
    const found = statementsOf({
      interview,
      interviewDay: "2026-11-03",
      credit: { day: "2026-10-01", profile: { monthlyIncome: 4_000 } },
    });
    expect(found).toEqual([
      { figure: "income", source: "interview", on: "2026-11-03", low: 12_000_00, high: 12_000_00 },
      { figure: "income", source: "credit", on: "2026-10-01", low: 4_000_00, high: 4_000_00 },
      { figure: "debt", source: "interview", on: "2026-11-03", low: 5_000_00, high: 15_000_00 },
      { figure: "cushion", source: "interview", on: "2026-11-03", low: 0, high: 0 },
    ]);
    // Half as much again, and 500.00 at least.
    expect(found.slice(0, 2).map((one) => contradicts(one, 8_000_00))).toEqual([true, true]);
    expect(found.slice(0, 2).map((one) => contradicts(one, 8_000_01))).toEqual([false, true]);
    expect(found.slice(2, 3).map((one) => [contradicts(one, 2_500_00), contradicts(one, 2_500_01)])).toEqual([
      [true, false],
    ]);
  });

  test("ten times the accounts' income: both are shown, the accounts hold, and the person chooses", () => {
    const stated: Plain = { pay: 1_200, rent: 500, food: 200, utilities: 50, fun: 350, states: { income: 12_000 } };
    const inputs = plainHousehold(stated);
    const about = aboutYou(inputs, buildFacts({ ...inputs, choices: [] }));
    const question = about.questions.find(({ topic }) => topic === "income");
    expect(question?.lines).toEqual([
      "You said $12,000.00 (Financial interview, Nov 3, 2026).",
      "You said $1,200.00 (Credit form, Oct 1, 2026).",
      "Your accounts show $1,200.00 in a usual month, and we go by that.",
    ]);
    expect(question?.chosen).toBe("accounts");
    expect(buildFacts(inputs).cents("income.holds")).toBe(1_200_00);
    expect(buildFacts(inputs).cents("income.differs")).toBe(10_800_00);
    const choices = [{ topic: "income" as const, choice: "interview" as const, about: question?.about ?? "" }];
    const sheet = buildFacts({ ...inputs, choices });
    const now = aboutYou({ ...inputs, choices }, buildFacts(inputs)).questions.find(({ topic }) => topic === "income");
    expect(now?.lines.at(-1)).toBe("Your accounts show $1,200.00 in a usual month, and we go by what you said.");
    expect(sheet.cents("income.holds")).toBe(12_000_00);
    expect(sheet.has("income.differs")).toBe(false);
    // 12,000.00 stated, 1,100.00 spent.
    expect(sheet.cents("kept.average")).toBe(10_900_00);
    // A later interview asks anew.
    expect(buildFacts({ ...inputs, choices, interviewDay: "2026-11-20" }).cents("income.holds")).toBe(1_200_00);
  });

  test("more debt than the accounts show is payments that nobody sees; fewer months of savings count", () => {
    expect(signs({ states: { debt: "Over $100,000" } })).toEqual(["debt-unseen"]);
    const figures = plainHousehold({ states: { debt: "Over $100,000", fund: "None" } });
    const { questions } = aboutYou(figures, buildFacts(figures));
    expect(questions.map(({ topic }) => topic)).toEqual(["debt", "cushion"]);
    const choices = questions.map(({ topic, about }) => ({ topic, choice: "accounts" as const, about }));
    expect(buildFacts({ ...figures, choices }).signs).toEqual([]);
    // 20,000.00 over 2,800.00 of needs is 7.1 months; 'None' says 0 and the emergency fund counts 0 until it's chosen.
    const part = (name: string, plain: Plain) => health(plain)?.parts.find((one) => one.name === name)?.score;
    expect(part("Savings cushion", {})).toBe(100);
    expect(part("Savings cushion", { states: { fund: "None" } })).toBe(0);
  });

  test("what is settled is over, until it is written again", () => {
    const inputs = plainHousehold({ wrote: "We were evicted and are behind on bills." });
    const { questions } = aboutYou(inputs, buildFacts(inputs));
    expect(questions.map(({ topic }) => topic)).toEqual(["home-at-risk", "arrears"]);
    const choices = questions.map(({ topic, about }) => ({ topic, choice: "settled" as const, about }));
    expect(buildFacts({ ...inputs, choices }).signs).toEqual([]);
    expect(buildFacts({ ...inputs, choices, interviewDay: "2026-11-20" }).signs).toHaveLength(2);
  });
});

describe("the score", () => {
  test("by hand: 30 + 30 + 25 + 15", () => {
    // Savings rate: (6,000 − 3,400) / 6,000 = 43.3 %, more than 20 %: 100. Fund: 20,000 / 2,800 = 7.1 months: 100.
    // Housing and debt: 1,500 / 6,000 = 25 %, under 28 %: 100. Credit: 780, over 760: 100.
    expect(health({})?.overallHealth).toEqual({ score: 100, rating: "Excellent" });
    // Rent 2,340 of 6,000 is 39 %: (50 − 39) / (50 − 28) = 50. Spending is 4,240: 29.3 % is saved. Needs are 3,640, and
    // 10,920 is three months of it: 50. 30 + 15 + 12.5 + 15 = 72.5.
    expect(health({ rent: 2_340, savings: 10_920 })?.overallHealth).toEqual({ score: 73, rating: "Good" });
    expect(health({ rent: 2_340, savings: 10_920 })?.parts).toEqual([
      { name: "Savings rate", score: 100, weight: 30 },
      { name: "Savings cushion", score: 50, weight: 30 },
      { name: "Housing and debt", score: 50, weight: 25 },
      { name: "Credit", score: 100, weight: 15 },
    ]);
  });

  test("what could not be seen is said, and its weight shared by the rest", () => {
    const found = health({ credit: null });
    expect(found?.overallHealth.score).toBe(100);
    expect(found?.unseen).toEqual(["Your credit: there's no credit assessment, and no card with a known limit."]);
  });

  test("where there is no score the documented fields stand, with the lowest number and 'Not rated' (API-032)", () => {
    const found = health({ rent: 0 });
    expect(found?.overallHealth).toEqual(NO_SCORE);
    expect(found?.withheld).toContain("because no housing costs show in your accounts");
    expect(found?.strengths).toEqual([]);
    expect(Object.keys(found ?? {})).toEqual(
      expect.arrayContaining(["overallHealth", "longTermOutlook", "strengths", "weaknesses", "recommendations"]),
    );
  });
});

describe("what a plan may ask", () => {
  test("the room is what is kept, less the minimums that the rows don't hold", () => {
    expect(roomFor(979_00, 740_00)).toBe(239_00);
    expect(roomFor(239_00, 740_00)).toBe(0);
    expect(feasible(740_00, 239_00)).toEqual({ fits: false, missingCents: 501_00 });
    expect(feasible(239_00, 239_00)).toEqual({ fits: true });
    expect(missingForGoals(740_00, 239_00)?.text).toContain("so $501.00 is missing");
    expect(missingForGoals(239_00, 239_00)).toBeNull();
    expect(missingForGoals(740_00, null)).toBeNull();
  });

  test("an extra payment that isn't there says what is missing, and plans with what there is", () => {
    // 6,000 − 5,400 is 600 kept; 361 of minimums aren't in the rows: 239 is left. 740 asked: 501 is missing.
    const inputs = plainHousehold({ rent: 3_500, debts: [{ owed: 9_000, rate: 12, pays: 361 }] });
    const { answer, sheet } = answerQuestion("what if i pay 740 extra on my debt", inputs);
    const { text, unknown } = fillFacts(answer.text, sheet.all());
    expect([unknown, gateProblems(answer.text, sheet.all())]).toEqual([[], []]);
    expect(text).toContain("A usual month doesn't have all of that extra: it's $501.00 short.");
    expect(text).toContain("$239.00 extra a month");
    expect(text).not.toContain("$740.00");
    const monthly = answerQuestion("can i afford $300 a month for a gym", inputs);
    expect(fillFacts(monthly.answer.text, monthly.sheet.all()).text).toMatch(
      /^Not now, because a usual month would come out short.*leaves \$239\.00 now and would be short by \$61\.00 then/s,
    );
  });

  test("the help is dated, by country, and free of addresses", () => {
    expect(HELP_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(HELPERS.US.map(({ phone }) => phone)).toEqual(["1-800-388-2227", "211", "1-800-569-4287", "988"]);
    expect([countryOf(["USD"]), countryOf([]), countryOf(["EUR"])]).toEqual(["US", "US", null]);
    expect(freeHelp("US")).toMatch(/NFCC, 1-800-388-2227.*\(211\).*\(HUD, 1-800-569-4287\).*988/);
    expect(freeHelp(null)).not.toMatch(/\d/);
    const arrears = signsOf({ ...CALM, said: [{ id: "arrears", source: "interview" }] });
    expect(troubleNote(arrears, "US")?.text).toContain("payments are behind");
    expect(troubleNote([], "US")).toBeNull();
  });
});
