// The interview's plan as steps, and what the interview needn't ask.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { createSheet, type FactSheet } from "~/domain/coach/facts/fact";
import { INTERVIEW_QUESTIONS, type InterviewResponses } from "~/domain/coach/interview";
import { ASKED_OF_ACCOUNTS, knownAnswer } from "~/domain/coach/interview-known";
import { draftSteps, type PlanDebt, redrafted } from "~/domain/coach/plan-steps";
import { payoffAdvice } from "~/domain/goals/payoff-advice";
import type { KnownDebt } from "~/domain/household/debts";
import { household } from "../../support/coach";

const TODAY = "2026-11-21";
const usd = (sheet: FactSheet, id: string, cents: number) =>
  sheet.add({ id, label: id, value: { unit: "usd", cents }, href: "/accounts" });

function sheetWith(figures: Record<string, number>, months?: number): FactSheet {
  const sheet = createSheet(TODAY);
  for (const [id, cents] of Object.entries(figures)) usd(sheet, id, cents);
  if (months !== undefined)
    sheet.add({ id: "emergency.months", label: "Months", value: { unit: "months", months }, href: "/accounts" });
  return sheet;
}
const owing = (balanceCents: number, minimumCents: number, name = "Auto Loan"): KnownDebt => ({
  ...{ id: name, name, balanceCents, ratePercent: 12, minimumCents, source: "account" },
  ...{ rateKnown: true, rateFrom: "rows", minimumKnown: true },
});
/** The payoff that the coach tells of these debts, where a month leaves so much. */
const paidOff = (leftCents: number, debts: readonly KnownDebt[], unseenLoans = 0): PlanDebt => ({
  payoff: payoffAdvice({ today: TODAY, debts, leftCents, fundCents: 0, fundNeedsCents: 0, extraCents: null }),
  names: debts.map(({ name }) => name),
  unseenLoans,
});
const WANTS: InterviewResponses = { "financial-goals": ["Invest in the stock market", "Budget better", "Other"] };

describe("what the interview needn't ask", () => {
  test("income to the nearest step of the range, inside it (INTV-011)", () => {
    const says = (cents: number) => knownAnswer("monthly-income", sheetWith({ "income.average": cents }), true)?.answer;
    expect([450_000, 472_400, 475_100, 12_300, 9_900_000].map(says)).toEqual([4_500, 4_500, 5_000, 1_000, 20_000]);
    expect(knownAnswer("monthly-income", sheetWith({}), true)).toBeNull();
  });

  test("debt and cushion as the documented options, at their edges (INTV-014 INTV-015)", () => {
    const owes = (cents: number) => knownAnswer("debt-situation", sheetWith({ "debt.total": cents }), true)?.answer;
    expect([0, 1, 499_999, 500_000, 1_500_000, 4_999_999, 10_000_000].map(owes)).toEqual([
      "None",
      "Under $5,000",
      "Under $5,000",
      "$5,000-$15,000",
      "$15,000-$50,000",
      "$15,000-$50,000",
      "Over $100,000",
    ]);
    const covers = (months: number) => knownAnswer("emergency-fund", sheetWith({}, months), true)?.answer;
    expect([0, 0.4, 1, 2.9, 3, 5.9, 6].map(covers)).toEqual([
      "None",
      "Under 1 month",
      "1-2 months",
      "1-2 months",
      "3-5 months",
      "3-5 months",
      "6+ months",
    ]);
  });

  test("income inside the range is said as it is, and between two steps to the nearer", () => {
    const says = (cents: number) => knownAnswer("monthly-income", sheetWith({ "income.average": cents }), true)?.says;
    expect([1, 450_000, 474_999, 475_000, 2_000_000].map(says)).toEqual([
      ...["about $1,000.00 a month", "about $4,500.00 a month", "about $4,500.00 a month", "about $5,000.00 a month"],
      "about $20,000.00 a month",
    ]);
    expect(knownAnswer("monthly-income", sheetWith({ "income.average": 0 }), true)).toBeNull();
    expect(knownAnswer("monthly-income", sheetWith({ "income.average": -5 }), true)).toBeNull();
  });

  test("what the accounts show stands in a sentence", () => {
    const of = (id: string, sheet: FactSheet) => knownAnswer(id, sheet, true);
    expect(of("monthly-income", sheetWith({ "income.average": 450_000 }))?.sentence).toBe(
      "Your accounts show an income of $4,500.00 in a usual month.",
    );
    expect(of("debt-situation", sheetWith({ "debt.total": 1 }))).toEqual({
      ...{
        sentence: "You owe $0.01 in all, by your accounts and goals.",
        answer: "Under $5,000",
        says: "Under $5,000",
      },
    });
    expect(of("debt-situation", sheetWith({}))).toEqual({
      ...{ sentence: "I see no debt in your accounts and goals.", answer: "None", says: "None" },
    });
    expect(of("debt-situation", sheetWith({ "debt.total": 9_999_999 }))?.answer).toBe("$50,000-$100,000");
    expect(of("emergency-fund", sheetWith({}, 1))?.sentence).toBe("Your savings cover 1 month of needs.");
    expect(of("emergency-fund", sheetWith({}))).toBeNull();
    expect(of("emergency-fund", sheetWith({}, -1))?.answer).toBe("None");
    expect([...ASKED_OF_ACCOUNTS]).toEqual(["monthly-income", "debt-situation", "emergency-fund"]);
    const withheld = sheetWith({ "income.average": 450_000 });
    withheld.signs = [{ id: "food-unseen", kind: "unseen", source: "accounts" }];
    expect(of("monthly-income", withheld)).toBeNull();
  });

  test("nothing is said without accounts, nor of what only the person knows", () => {
    const sheet = buildFacts(household());
    expect(knownAnswer("monthly-income", sheet, false)).toBeNull();
    expect(knownAnswer("risk-tolerance", sheet, true)).toBeNull();
    expect(knownAnswer("monthly-income", sheet, true)?.sentence).toMatch(/^Your accounts show an income of \$/);
  });
});

describe("the steps", () => {
  test("of savings take what debt leaves of a month, one after the other; debt has the date of its payoff", () => {
    const sheet = sheetWith(
      {
        "room.average": 50_000,
        "balance.savings": 20_000,
        "debt.total": 120_000,
        "emergency.gap": 580_000,
        "emergency.low": 600_000,
      },
      0.1,
    );
    const { steps, note } = draftSteps(sheet, WANTS, TODAY, paidOff(50_000, [owing(120_000, 5_000)]));
    expect(note).toBe(
      "A usual month leaves $500.00. These dates put about half of it, $250.00, toward debt beyond the minimum payments; the rest can be saved.",
    );
    // 800 more to the first thousand: 4 months of 250; 5,000 to three months of needs: 20 more. The debt of 1,200 takes
    // 300 a month, and a fifth for its interest.
    expect(steps.map(({ key, dueDay }) => [key, dueDay])).toEqual([
      ["starter", "2027-03-21"],
      ["debt", "2027-04-30"],
      ["cushion", "2028-11-21"],
      ["invest", null],
      ["budget", "2026-12-05"],
    ]);
    expect(steps[0]?.title).toBe("Put $800.00 more in savings");
  });

  test("where nothing is left, making room comes first and nothing has a date that can't be kept", () => {
    const sheet = sheetWith({ "short.average": 10_000, "debt.total": 120_000, "emergency.gap": 1 }, 2.9);
    const { steps, note } = draftSteps(sheet, {}, TODAY);
    expect(note).toContain("leaves nothing yet");
    expect(steps[0]?.key).toBe("room");
    expect(steps.every(({ dueDay }) => dueDay === null)).toBe(true);
  });

  test("a cushion that stands is kept, and no debt is none to pay", () => {
    const { steps } = draftSteps(sheetWith({ "room.average": 50_000, "balance.savings": 900_000 }, 6.2), {}, TODAY);
    expect(steps.map(({ key }) => key)).toEqual(["keep"]);
  });

  test("trouble comes before everything: no goal, no sum", () => {
    const sheet = sheetWith({ "room.average": 50_000 });
    sheet.signs = [{ id: "arrears", kind: "trouble", source: "interview" }];
    const { steps, note } = draftSteps(sheet, WANTS, TODAY);
    expect(note).toMatch(/^First of all: /);
    expect(steps.map(({ key }) => key)).toEqual(["essentials", "lenders", "help"]);
  });

  const draft = (figures: Record<string, number>, months?: number, answers: InterviewResponses = {}) =>
    draftSteps(sheetWith(figures, months), answers, TODAY);
  const GAP = { "balance.savings": 20_000, "emergency.gap": 580_000, "emergency.low": 600_000 };

  test("of money, in words", () => {
    const { steps } = draft({ ...GAP, "short.average": 1, "debt.total": 120_050 }, 0.1);
    expect(steps).toEqual([
      {
        ...{ key: "room", title: "Make room: spend less than comes in", dueDay: null, doneDay: null },
        why: "Ask the coach which costs to trim; the budget page holds the amounts.",
      },
      {
        ...{ key: "starter", title: "Put $800.00 more in savings", dueDay: null, doneDay: null },
        why: "So that a surprise doesn't become debt.",
      },
      {
        ...{ key: "debt", title: "Pay off $1,200.50 of debt", dueDay: null, doneDay: null },
        why: "The minimum on all, and every extra dollar on the highest rate.",
      },
      {
        ...{ key: "cushion", title: "Fill the cushion: $5,000.00 more", dueDay: null, doneDay: null },
        why: "Three months of needs are $6,000.00.",
      },
    ]);
    expect(draft({ "room.average": 1 }, 3).steps).toEqual([
      {
        ...{ key: "keep", title: "Keep your cushion as it is", dueDay: null, doneDay: null },
        why: "Your savings cover three months of needs or more. New savings can go to your goals.",
      },
    ]);
    expect(draft({ "room.average": 1, "balance.savings": 0, "emergency.gap": 1 }, 0).steps[0]?.title).toBe(
      "Put $1,000.00 in savings",
    );
  });

  test("of trouble, in words, each with its day", () => {
    const sheet = sheetWith({ "room.average": 50_000, "balance.savings": 7, "debt.total": 9 });
    sheet.signs = [{ id: "overdraft", kind: "trouble", source: "accounts" }];
    expect(draftSteps(sheet, WANTS, TODAY)).toEqual({
      note: "First of all: an account of yours is overdrawn. Goals and investing wait until that is settled.",
      figures: { roomCents: 50_000, savedCents: 7, owedCents: 9 },
      steps: [
        {
          ...{ key: "essentials", title: "Pay for your home, food, power and the way to work first" },
          ...{ why: "Cards and loans come after them.", dueDay: "2026-11-28", doneDay: null },
        },
        {
          ...{ key: "lenders", title: "Call each lender or landlord before the next date" },
          ...{ why: "Ask for a hardship plan or a payment plan in writing.", dueDay: "2026-11-28", doneDay: null },
        },
        {
          ...{ key: "help", title: "Talk to a free adviser", dueDay: "2026-12-05", doneDay: null },
          why: "Call 211, or a nonprofit credit counselor at 1-800-388-2227.",
        },
      ],
    });
  });

  test.each<[Record<string, number>, string]>([
    [{}, "Once there's a whole month of figures, the steps get their dates."],
    [{ "room.average": 0 }, "A usual month leaves nothing yet, so the first step is to make room."],
    [{ "short.average": 5 }, "A usual month leaves nothing yet, so the first step is to make room."],
    [
      { "room.average": 1 },
      "A usual month leaves $0.01. These dates assume you put all of it toward one step at a time.",
    ],
  ])("with %j the note says what they go by", (figures, note) => expect(draft(figures).note).toBe(note));

  test("what can't be seen leaves an order without dates, and nothing is said of interest", () => {
    const sheet = sheetWith({ ...GAP, "room.average": 50_000, "debt.total": 5 }, 0.1);
    sheet.signs = [{ id: "food-unseen", kind: "unseen", source: "accounts" }];
    const { note, steps } = draftSteps(sheet, {}, TODAY);
    expect(note).toBe(
      "I can't say yet what a month has room for, because no food shows in your accounts. So the steps have an order, and no dates.",
    );
    expect(steps.map(({ key, dueDay }) => [key, dueDay])).toEqual([
      ...[
        ["starter", null],
        ["debt", null],
        ["cushion", null],
      ],
    ]);
    expect(steps[1]?.why).toBe("The minimum on all, and every extra dollar on the highest rate.");
  });

  test("what was said counts where the accounts show nothing", () => {
    const keys = (fund: string, figures: Record<string, number> = {}, months?: number) =>
      draft({ "room.average": 1, ...figures }, months, { "emergency-fund": fund }).steps.map(({ key }) => key);
    expect(["None", "Under 1 month", "1-2 months", "3-5 months", "6+ months"].map((fund) => keys(fund))).toEqual([
      ...[["starter"], ["starter"], [], [], []],
    ]);
    expect(keys("None", { "balance.savings": 100_000 })).toEqual([]);
    expect(keys("None", { "balance.savings": 99_999 })).toEqual(["starter"]);
    expect(keys("None", {}, 3)).toEqual(["keep"]);
    expect([keys("1-2 months", { "emergency.gap": 1 }), keys("3-5 months", { "emergency.gap": 1 })]).toEqual([
      ...[["cushion"], []],
    ]);
    expect(draft({ "room.average": 1 }).steps).toEqual([]);
    // A cushion that is missing less than the first thousand is filled by it.
    expect(keys("None", { "emergency.gap": 100_000 }, 0)).toEqual(["starter"]);
    expect(keys("None", { "emergency.gap": 100_001 }, 0)).toEqual(["starter", "cushion"]);
    expect(keys("6+ months", { "balance.savings": -5, "emergency.gap": 300_000 }, 0)).toEqual(["starter", "cushion"]);
    expect(draft({ "balance.savings": -5, "emergency.gap": 1, "room.average": 1 }, 0).steps[0]?.title).toBe(
      "Put $1,000.00 in savings",
    );
  });

  test("debt is named, says its extra and what it leaves out, and ends when the payoff does", () => {
    const debtOf = (figures: Record<string, number>, debt: PlanDebt) =>
      draftSteps(sheetWith({ "debt.total": 120_000, ...figures }, 3), {}, TODAY, debt).steps.find(
        ({ key }) => key === "debt",
      );
    const loan = owing(120_000, 5_000);
    const payoff = paidOff(50_000, [loan], 1);
    expect(debtOf({ "room.average": 50_000 }, payoff)).toEqual({
      ...{ key: "debt", title: "Pay off Auto Loan: $1,200.00", dueDay: "2027-04-30", doneDay: null },
      why: "$250.00 a month beyond the minimum payments. Interest is included. A loan whose balance we don't know isn't in this. Add its balance as a debt goal.",
    });
    expect(payoff.payoff).toMatchObject({ is: "plan", extraCents: 25_000, avalanche: { lastMonth: "2027-04" } });
    expect(debtOf({ "room.average": 50_000 }, paidOff(50_000, [loan, owing(9_000, 1_000, "Card")]))).toMatchObject({
      title: "Pay off $1,200.00 of debt",
      why: "$250.00 a month beyond the minimum payments, the highest rate first. Interest is included.",
    });
    expect(debtOf({ "room.average": 1_000 }, paidOff(1_000, [loan]))).toMatchObject({
      why: "The minimum on all, and every extra dollar on the highest rate.",
      dueDay: "2029-03-31",
    });
    expect(debtOf({ "short.average": 1 }, paidOff(0, [loan]))?.dueDay).toBeNull();
    expect(debtOf({ "room.average": 1_000 }, paidOff(-1, [loan]))?.dueDay).toBeNull();
  });

  test("a step is due in the month that pays for it, and has no day ten years from now", () => {
    const day = (gap: number) =>
      draft({ "room.average": 100, "balance.savings": 100_000, "emergency.gap": gap }, 1).steps[0]?.dueDay;
    expect([1, 100, 101, 12_000, 12_001].map(day)).toEqual([
      ...["2026-12-21", "2026-12-21", "2027-01-21", "2036-11-21", null],
    ]);
  });

  test.each([
    ["Save for a house", "Make a savings goal for a down payment", "Give it an amount and a date on the goals page."],
    ["Plan for retirement", "Take the whole match of your employer", "Then grow what you put aside step by step."],
    [
      "Invest in the stock market",
      "Look at a broad, low-cost index fund",
      "Once the cushion is full and expensive debt is gone.",
    ],
    [
      "Start a business",
      "Keep the business's money apart",
      "And save six months of needs before you leave a paycheck.",
    ],
    ["Save for vacation", "Make a savings goal for the trip", "Name its price and its date."],
    [
      "Improve credit score",
      "Make a plan in the Credit Simulator",
      "Every bill on time, and cards far from their limits.",
    ],
    ["Budget better", "Set amounts for your largest wants", "Look in once a week."],
  ])("'%s' is a step of its own", (goal, title, why) => {
    const { steps } = draft({ "room.average": 1 }, undefined, { "financial-goals": [goal] });
    const dueDay = goal.startsWith("Invest") ? null : "2026-12-05";
    expect(steps).toEqual([expect.objectContaining({ title, why, dueDay, doneDay: null })]);
  });

  test("every wish has a key of its own, and eight steps are enough", () => {
    const all = INTERVIEW_QUESTIONS[0].options;
    const { steps } = draft({ ...GAP, "room.average": 50_000, "debt.total": 5 }, 0.1, { "financial-goals": [...all] });
    expect(steps.map(({ key }) => key)).toEqual([
      ...["starter", "debt", "cushion", "house", "retirement", "invest", "business", "vacation"],
    ]);
    const wished = draft({ "room.average": 1 }, undefined, { "financial-goals": [...all] });
    expect(wished.steps.map(({ key }) => key)).toEqual([
      ...["house", "retirement", "invest", "business", "vacation", "credit", "budget"],
    ]);
  });

  test("made anew, what was ticked stays ticked", () => {
    const sheet = sheetWith({ "room.average": 50_000, "balance.savings": 900_000 }, 6.2);
    const { steps } = draftSteps(sheet, WANTS, TODAY);
    const ticked = steps.map((one) => (one.key === "budget" ? { ...one, doneDay: "2026-11-25" } : one));
    expect(redrafted(steps, ticked).map(({ key, doneDay }) => [key, doneDay])).toEqual([
      ["keep", null],
      ["invest", null],
      ["budget", "2026-11-25"],
    ]);
  });
});
