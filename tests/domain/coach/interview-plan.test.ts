// The personalized plan to the word: each answer of the interview has its sentence, each figure its own.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { createSheet, type FactSheet } from "~/domain/coach/facts/fact";
import { INTERVIEW_QUESTIONS, type InterviewResponses } from "~/domain/coach/interview";
import { draftPlan } from "~/domain/coach/interview-plan";
import type { Sign } from "~/domain/household/trouble";
import { household } from "../../support/coach";

const TITLE = "**Your personalized plan**";
const CLOSING = "Come back after payday and ask how you're doing: the plan follows your figures.";
const STANDS = "- Once savings cover {{guide.emergency-low}} of needs, let new savings work for your goals.";

function sheetWith(figures: Record<string, number>, signs: readonly Sign[] = []): FactSheet {
  const sheet = createSheet("2026-11-21");
  for (const [id, cents] of Object.entries(figures))
    sheet.add({ id, label: id, value: { unit: "usd", cents }, href: "/accounts" });
  sheet.signs = signs;
  return sheet;
}
const partsOf = (responses: InterviewResponses, figures: Record<string, number> = {}, signs: readonly Sign[] = []) =>
  draftPlan(sheetWith(figures, signs), responses).split("\n\n");
const bulletsOf = (responses: InterviewResponses, figures: Record<string, number> = {}) =>
  partsOf(responses, figures)
    .filter((part) => part.startsWith("- "))
    .flatMap((part) => part.split("\n"));
const optionsOf = (id: string): readonly string[] => {
  const question = INTERVIEW_QUESTIONS.find((one) => one.id === id);
  return question && "options" in question ? question.options : [];
};

test("without an answer and without figures it's a frame, and a cushion that nobody said is missing", () => {
  expect(partsOf({})).toEqual([TITLE, STANDS, CLOSING]);
});

describe("what was answered", () => {
  const WANTED: Record<string, string> = {
    "Build an emergency fund": "Emergency fund: open a separate savings account for it, and add to it every payday.",
    "Pay off debt":
      "Debt: pay the minimum on all, and every extra dollar on the highest rate. Ask me for the schedule.",
    "Save for a house":
      "House: make a savings goal for a down payment of {{guide.down-payment}} and keep housing near {{guide.housing}} of income.",
    "Plan for retirement":
      "Retirement: take the whole employer match, then grow toward {{guide.retirement}} of income.",
    "Invest in the stock market":
      "Investing: once the cushion is full and expensive debt is gone, start with a broad, low-cost index fund.",
    "Start a business":
      "Business: keep its money apart from yours, and save a runway of {{guide.emergency-high}} of needs before you leave a paycheck.",
    "Save for vacation": "Vacation: name the price and the date, and split it into equal transfers on payday.",
    "Improve credit score":
      "Credit: every bill on time, cards under {{guide.utilization}} of their limit. The Credit Simulator has a month-by-month plan.",
    "Budget better": "Budget: set amounts for your largest wants on the budget page and look in once a week.",
    Other: "Anything else: ask me below, in your own words.",
  };
  test.each(optionsOf("financial-goals"))("the goal '%s' has a step of its own", (goal) => {
    expect(bulletsOf({ "financial-goals": [goal] })).toEqual([STANDS, `- ${WANTED[goal] ?? "?"}`]);
  });

  const NAMED: Record<string, string> = {
    "Not enough income":
      "You named income as the challenge: list what you could earn more from, and meanwhile keep fixed costs from growing.",
    Overspending:
      "You named overspending: a weekly amount for wants, moved to its own account, makes the limit visible.",
    "High debt payments":
      "You named high debt payments: ask each lender for a lower rate, then attack the highest rate first.",
    "No emergency fund": "You named the missing emergency fund: it's the first thing this plan builds.",
    "Don't know where money goes":
      "You don't know where your money goes: ask me below, or open the budget page. It takes a minute.",
    "Irregular income": "Your income moves: pay yourself a steady amount from savings, sized by a lean month.",
    "Expensive lifestyle":
      "You named an expensive lifestyle: trim the largest wants a little rather than all of them at once.",
    "Investment confusion":
      "You named confusion about investing: keep it simple, broad and low in cost, and only with money you won't need soon.",
    "Planning for the future":
      "You want to plan ahead: put a date and an amount on each goal, and the pace becomes visible.",
  };
  test.each(optionsOf("biggest-challenge"))("the challenge '%s' is answered", (challenge) => {
    expect(partsOf({ "biggest-challenge": challenge })).toEqual([TITLE, NAMED[challenge], STANDS, CLOSING]);
  });

  test.each([
    [{ "current-situation": "Breaking even" }, 'You describe your money as "breaking even".'],
    [{ "financial-goals": ["Pay off debt"] }, "What you want: pay off debt."],
    [{ "financial-goals": ["Pay off debt", "Budget better"] }, "What you want: pay off debt and budget better."],
    [{ "financial-goals": ["Budget better", "Other"] }, "What you want: budget better."],
    [
      { "current-situation": "Saving a little", "financial-goals": ["Pay off debt"] },
      'You describe your money as "saving a little". What you want: pay off debt.',
    ],
  ] satisfies [InterviewResponses, string][])("%j opens the plan", (responses, opening) => {
    expect(partsOf(responses)[1]).toBe(opening);
  });

  test("'Other' alone is no wish that could be said", () => {
    expect(partsOf({ "financial-goals": ["Other"] })[1]).toContain(STANDS);
  });

  const NEAR =
    "Your most important goal is near, so keep its money in savings rather than in the market, however you feel about risk.";
  const CALM =
    "You have the time for risk, but not the wish for it: a mix with plenty of bonds or a savings account suits you.";
  const ROOM =
    "Your horizon, and how you feel about risk, leave room for the market, once the cushion is full and expensive debt is gone.";
  test.each([
    ["Within 1 year", "Very aggressive", NEAR],
    ["1-3 years", "Very conservative", NEAR],
    ["3-5 years", "Very conservative", CALM],
    ["10+ years", "Conservative", CALM],
    ["3-5 years", "Moderate", ROOM],
    ["5-10 years", "Very aggressive", ROOM],
  ])("%s and %s say where money for investing belongs", (horizon, risk, says) => {
    expect(partsOf({ "time-horizon": horizon, "risk-tolerance": risk })).toEqual([TITLE, STANDS, says, CLOSING]);
  });

  test("a horizon without a feeling about risk, or the other way round, says nothing of investing", () => {
    expect(partsOf({ "time-horizon": "10+ years" })).toEqual([TITLE, STANDS, CLOSING]);
    expect(partsOf({ "risk-tolerance": "Moderate" })).toEqual([TITLE, STANDS, CLOSING]);
  });
});

describe("the order of money", () => {
  const FIRST = "- First, put {{guide.starter}} in savings, so that a surprise doesn't become debt.";
  const CUSHION = "- Then the full cushion of {{guide.emergency-low}} to {{guide.emergency-high}} of needs.";
  test.each([
    ["None", [FIRST, CUSHION]],
    ["Under 1 month", [FIRST, CUSHION]],
    ["1-2 months", [CUSHION]],
    ["3-5 months", [STANDS]],
    ["6+ months", [STANDS]],
  ])("savings of %s", (fund, steps) => {
    expect(bulletsOf({ "emergency-fund": fund })).toEqual(steps);
  });

  test("a gap that the accounts show is the cushion's, whatever was answered", () => {
    expect(bulletsOf({ "emergency-fund": "6+ months" }, { "emergency.gap": 1 })).toEqual([
      `${CUSHION} Savings are {{emergency.gap}} short of the lower end.`,
    ]);
  });

  test("debt is what was answered, with the sum where the accounts show one", () => {
    expect(bulletsOf({ "debt-situation": "None" }, { "debt.total": 5 })).toEqual([STANDS]);
    expect(bulletsOf({ "debt-situation": "Under $5,000" }, { "debt.total": 5 })).toEqual([
      "- Then your debt: I see {{debt.total}} owed on cards and loans.",
      STANDS,
    ]);
    expect(bulletsOf({ "debt-situation": "Over $100,000" })).toEqual([
      "- Then your debt: add each debt as a goal with its interest rate, and I can work out the payoff month by month.",
      STANDS,
    ]);
  });

  test("what goes to savings each month, and how far that is from a fifth", () => {
    expect(bulletsOf({}, { "plan.savings": 0 })).toEqual([STANDS]);
    expect(bulletsOf({}, { "plan.savings": 1 })[1]).toBe("- Each month, move {{plan.savings}} to savings on payday.");
    expect(bulletsOf({}, { "plan.savings": 1, "plan.savings-missing": 1 })[1]).toBe(
      "- Each month, move {{plan.savings}} to savings on payday: it is what your month has room for, {{plan.savings-missing}} less than the {{guide.savings}} of income that a common guide suggests.",
    );
  });

  test("the share of the income is the one that it is", () => {
    const sheet = sheetWith({ "plan.savings": 213_790, "income.average": 643_873 });
    expect(draftPlan(sheet, {})).toContain(
      "- Each month, move {{plan.savings}} to savings on payday, {{plan.aside-share}} of income; a common guide suggests {{guide.savings}}.",
    );
    expect(Math.round(sheet.number("plan.aside-share"))).toBe(33);
  });

  test("what goes to debt and to savings is parted as in the steps", () => {
    const sheet = sheetWith({ "room.average": 206_631, "plan.savings": 213_790, "income.average": 643_873 });
    expect(draftPlan(sheet, {}, 103_000)).toContain(
      "- A usual month leaves {{room.average}}, {{plan.aside-share}} of income. On payday, send {{plan.to-debt}} of it to debt beyond the minimum payments, and move {{plan.to-savings}} to savings.",
    );
    expect([sheet.cents("plan.to-debt"), sheet.cents("plan.to-savings")]).toEqual([103_000, 103_631]);
  });

  test("savings that the accounts show count, whatever was answered", () => {
    const sheet = sheetWith({ "balance.savings": 2_000_000, "emergency.months": 1 });
    expect(draftPlan(sheet, { "emergency-fund": "Under 1 month" })).toContain(
      "- Your accounts show savings for {{emergency.months}} of needs, more than you said. Your savings already cover {{guide.emergency-low}} of needs",
    );
  });

  test("the month's amount is the budget's, worked out for the plan", () => {
    expect(draftPlan(buildFacts(household()), {})).toContain("- Each month, move {{plan.savings}} to savings");
  });
});

describe("income", () => {
  test.each([
    [{ "income.average": 0 }, STANDS],
    [{ "income.average": 1 }, "Your accounts show an income of {{income.average}} in a usual month."],
    [
      { "interview.income": 1 },
      "You told us you take home about {{interview.income}} a month. A common guide splits that income into {{interview.needs}} for needs, {{interview.wants}} for wants and {{interview.savings}} for savings and debt.",
    ],
    [
      { "income.differs": 1 },
      "What you said and what your accounts show is {{income.differs}} of income apart. Until you choose on the About You page which holds, the plan uses an income of {{income.holds}}.",
    ],
    [{ "need.share": 1 }, "As it stands, needs take {{need.share}} of your income and wants {{want.share}}."],
  ])("%j", (figures, says) => {
    expect(partsOf({}, figures)[1]).toBe(says);
  });
});

describe("where something weighs more than goals", () => {
  const WANTS: InterviewResponses = {
    "financial-goals": ["Budget better"],
    "biggest-challenge": "Overspending",
    "time-horizon": "10+ years",
    "risk-tolerance": "Moderate",
  };
  const OVERSPENDING =
    "You named overspending: a weekly amount for wants, moved to its own account, makes the limit visible.";

  test("trouble: what comes first, and no goal", () => {
    const [, , first, steps, ...rest] = partsOf(WANTS, {}, [{ id: "arrears", kind: "trouble", source: "interview" }]);
    expect(first).toBe(
      "First of all: in your interview you wrote that payments are behind. Goals and investing wait until that is settled.",
    );
    expect(steps?.split("\n").slice(0, 2)).toEqual([
      "- Pay for your home, food, power and the way to work before cards and loans.",
      "- Call each lender or landlord before the next date, and ask for a hardship plan or a payment plan in writing.",
    ]);
    expect(steps?.split("\n")).toHaveLength(3);
    expect(rest).toEqual([OVERSPENDING, CLOSING]);
  });

  test("what can't be seen: an order without amounts, no praise, and nothing of investing", () => {
    expect(partsOf(WANTS, {}, [{ id: "food-unseen", kind: "unseen", source: "accounts" }])).toEqual([
      TITLE,
      "What you want: budget better.",
      "I can't say yet what a month has room for, because no food shows in your accounts. So this plan has an order, and no amounts; say what holds for you on the About You page and it gets them.",
      OVERSPENDING,
      "- Budget: set amounts for your largest wants on the budget page and look in once a week.",
      CLOSING,
    ]);
  });
});
