// The personalized plan: the interview's answers, held against the figures that the accounts show.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { draftBudget } from "~/domain/coach/budget";
import { coveredAlready, ownFund } from "~/domain/coach/cushion";
import { listedShortly } from "~/domain/coach/credit";
import { helpIn } from "~/domain/coach/help";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import { reasonsOf, unseenReasons } from "~/texts/trouble";
import { roomOf } from "~/domain/coach/room";
import type { Cents } from "~/domain/money";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { choiceIndex, type InterviewResponses } from "~/domain/coach/interview";

const GOAL_STEPS: Record<string, string> = {
  "Build an emergency fund": "Emergency fund: open a separate savings account for it, and add to it every payday.",
  "Pay off debt": "Debt: pay the minimum on all, and every extra dollar on the highest rate. Ask me for the schedule.",
  "Save for a house":
    "House: make a savings goal for a down payment of {{guide.down-payment}} and keep housing near {{guide.housing}} of income.",
  "Plan for retirement": "Retirement: take the whole employer match, then grow toward {{guide.retirement}} of income.",
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

const CHALLENGES: Record<string, string> = {
  "Not enough income":
    "You named income as the challenge: list what you could earn more from, and meanwhile keep fixed costs from growing.",
  Overspending: "You named overspending: a weekly amount for wants, moved to its own account, makes the limit visible.",
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

/** `debtCents`: what the steps put toward debt each month beyond the minimum payments. */
export function draftPlan(sheet: FactSheet, responses: InterviewResponses, debtCents: Cents = 0): string {
  draftBudget(sheet);
  const goals = Array.isArray(responses["financial-goals"]) ? responses["financial-goals"] : [];
  const challenge = CHALLENGES[String(responses["biggest-challenge"] ?? "")] ?? "";
  const closing = "Come back after payday and ask how you're doing: the plan follows your figures.";
  const begin = ["**Your personalized plan**", sentences(opening(responses), income(sheet))];
  if (isTrouble(sheet.signs)) return paragraphs(...begin, urgent(sheet), challenge, closing);
  const steps = [...firstSteps(sheet, responses, debtCents), ...goals.flatMap((goal) => GOAL_STEPS[goal] ?? [])];
  if (isWithheld(sheet.signs)) return paragraphs(...begin, withoutAmounts(sheet), challenge, bullets(steps), closing);
  return paragraphs(...begin, challenge, bullets(steps), investing(responses), closing);
}

/** What comes before every goal. */
function urgent(sheet: FactSheet): string {
  return paragraphs(
    `First of all: ${reasonsOf(sheet.signs)}. Goals and investing wait until that is settled.`,
    bullets([
      "Pay for your home, food, power and the way to work before cards and loans.",
      "Call each lender or landlord before the next date, and ask for a hardship plan or a payment plan in writing.",
      helpIn(sheet),
    ]),
  );
}

const withoutAmounts = (sheet: FactSheet): string =>
  `I can't say yet what a month has room for, because ${unseenReasons(sheet.signs)}. ` +
  "So this plan has an order, and no amounts; say what holds for you on the About You page and it gets them.";

function opening(responses: InterviewResponses): string {
  const place = String(responses["current-situation"] ?? "").toLowerCase();
  const goals = Array.isArray(responses["financial-goals"])
    ? responses["financial-goals"].filter((goal) => goal !== "Other").map((goal) => goal.toLowerCase())
    : [];
  const where = place ? `You describe your money as "${place}".` : "";
  return sentences(where, goals.length > 0 ? `What you want: ${listedShortly(goals)}.` : "");
}

function income(sheet: FactSheet): string {
  const seen = ifKnown(
    sheet,
    "income.average",
    sheet.cents("income.average") > 0 ? "Your accounts show an income of {{income.average}} in a usual month." : "",
  );
  return sentences(
    ifKnown(
      sheet,
      "interview.income",
      "You told us you take home about {{interview.income}} a month. " +
        "A common guide splits that income into {{interview.needs}} for needs, {{interview.wants}} for wants and " +
        "{{interview.savings}} for savings and debt.",
    ),
    seen,
    ifKnown(
      sheet,
      "income.differs",
      "What you said and what your accounts show is {{income.differs}} of income apart. " +
        "Until you choose on the About You page which holds, the plan uses an income of {{income.holds}}.",
    ),
    ifKnown(sheet, "need.share", "As it stands, needs take {{need.share}} of your income and wants {{want.share}}."),
  );
}

/** In the order in which money should go: a first cushion, expensive debt, the full cushion. */
function firstSteps(sheet: FactSheet, responses: InterviewResponses, debtCents: Cents): string[] {
  const fund = choiceIndex(responses, "emergency-fund") ?? 4;
  const debt = choiceIndex(responses, "debt-situation") ?? 0;
  // What the accounts show counts; what was said counts where they show nothing.
  const isShown = sheet.has("emergency.months");
  const low = sheet.has("emergency.gap") || (!isShown && fund < 3);
  const isBegun = sheet.cents("balance.savings") >= STARTER;
  return [
    fund <= 1 && !isBegun ? "First, put {{guide.starter}} in savings, so that a surprise doesn't become debt." : "",
    debt > 0
      ? sentences(
          "Then your debt:",
          sheet.has("debt.total")
            ? "I see {{debt.total}} owed on cards and loans."
            : "add each debt as a goal with its interest rate, and I can work out the payoff month by month.",
        )
      : "",
    low
      ? sentences(
          "Then the full cushion of {{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
          ifKnown(sheet, "emergency.gap", "Savings are {{emergency.gap}} short of the lower end."),
        )
      : isWithheld(sheet.signs)
        ? ""
        : sentences(
            isShown && fund < 3
              ? "Your accounts show savings for {{emergency.months}} of needs, more than you said."
              : "",
            isShown
              ? `${coveredAlready(sheet)}: keep that, and let new savings work for your goals.`
              : "Once savings cover {{guide.emergency-low}} of needs, let new savings work for your goals.",
            ownFund(sheet),
          ),
    monthlyStep(sheet, debtCents),
  ];
}
const STARTER: Cents = 1_000_00;

/** Only what a month has room for, parted as the steps part it. */
function monthlyStep(sheet: FactSheet, debtCents: Cents): string {
  const room = roomOf(sheet) ?? 0;
  if (isWithheld(sheet.signs)) return "";
  if (debtCents > 0 && room > debtCents) {
    shareOf(sheet, "room.average");
    sheet.derive("room.average", { id: "plan.to-debt", label: "To debt a month", value: usd(debtCents) });
    sheet.derive("room.average", { id: "plan.to-savings", label: "To savings a month", value: usd(room - debtCents) });
    return sentences(
      `A usual month leaves {{room.average}}${ifKnown(sheet, "plan.aside-share", ", {{plan.aside-share}} of income")}.`,
      "On payday, send {{plan.to-debt}} of it to debt beyond the minimum payments, and move {{plan.to-savings}} to savings.",
    );
  }
  if (!sheet.has("plan.savings") || sheet.cents("plan.savings") <= 0) return "";
  if (sheet.has("plan.savings-missing"))
    return (
      "Each month, move {{plan.savings}} to savings on payday: it is what your month has room for, " +
      "{{plan.savings-missing}} less than the {{guide.savings}} of income that a common guide suggests."
    );
  shareOf(sheet, "plan.savings");
  return sheet.has("plan.aside-share")
    ? "Each month, move {{plan.savings}} to savings on payday, {{plan.aside-share}} of income; a common guide suggests {{guide.savings}}."
    : "Each month, move {{plan.savings}} to savings on payday.";
}

const usd = (cents: Cents) => ({ unit: "usd", cents }) as const;

/** Of the income that comes in, which may be more than any guide asks for. */
function shareOf(sheet: FactSheet, of: string): void {
  const income = sheet.cents("income.average") > 0 ? sheet.cents("income.average") : sheet.cents("interview.income");
  if (income <= 0) return;
  const percent = (sheet.cents(of) / income) * 100;
  sheet.derive(of, { id: "plan.aside-share", label: "Of your income", value: { unit: "percent", percent } });
}

function investing(responses: InterviewResponses): string {
  const risk = choiceIndex(responses, "risk-tolerance");
  const horizon = choiceIndex(responses, "time-horizon");
  if (risk === null || horizon === null) return "";
  if (horizon <= 1)
    return "Your most important goal is near, so keep its money in savings rather than in the market, however you feel about risk.";
  if (risk <= 1)
    return "You have the time for risk, but not the wish for it: a mix with plenty of bonds or a savings account suits you.";
  return "Your horizon, and how you feel about risk, leave room for the market, once the cushion is full and expensive debt is gone.";
}
