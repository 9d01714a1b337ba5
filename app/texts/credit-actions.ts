// What to do for a score, in words: what, why, until when, and the steps of the months ahead.

import { type CreditMove, creditMoves, holdingBack, type Impact } from "~/domain/credit/moves";
import type { CreditProfile } from "~/domain/credit/profile";
import { showDollars, showNumber } from "~/texts/credit-profile";
import { CARE_LINES } from "~/texts/free-help";
import { PLAN_MONTHS, REPORTED_PERCENT } from "~/domain/credit/projection";

export type PrioritizedAction = { action: string; impact: string; description: string; timeframe: string };
/** An action with its name for running text and its steps for the months ahead, '' where a month has none. */
export type PlannedAction = PrioritizedAction & { impact: Impact; short: string; steps: string[] };
type Words = Omit<PlannedAction, "impact">;
type Move<Kind extends CreditMove["kind"]> = Extract<CreditMove, { kind: Kind }>;

/** Three to six actions that follow from the answers, the most useful first. */
export const creditActions = (profile: CreditProfile): PlannedAction[] =>
  creditMoves(profile).map((move) => ({ impact: move.impact, ...wordsOf(move) }));

/** What holds the score back, the most first, for running text. */
export const holdingBackWords = (profile: CreditProfile): string[] =>
  holdingBack(profile).map((move) => wordsOf(move).short);

function wordsOf(move: CreditMove): Words {
  switch (move.kind) {
    case "payments":
      return payments(move);
    case "utilization":
      return utilization(move);
    case "early":
      return early(move);
    case "inquiries":
      return inquiries(move);
    case "age":
      return age(move);
    case "mix":
      return mix(move);
    case "statements":
      return statements(move);
    default:
      return ALIKE[move.kind];
  }
}

function everyMonth(step: string, from = 1): string[] {
  return Array.from({ length: PLAN_MONTHS }, (_, index) => (index + 1 >= from ? step : ""));
}

const payments = ({ history, isSerious: serious }: Move<"payments">): Words => ({
  action: serious ? "Bring every account up to date and keep it there" : "Make every payment on time",
  description: `Payment history is the largest part of a score, and yours is ${history}. ${
    serious
      ? "Pay what is past due first, then the minimum of every account before its due date."
      : "A clean run from here makes it excellent."
  }`,
  timeframe: serious ? "Start now; counts within 6 to 18 months" : "Counts within 6 to 12 months",
  short: "paying every bill on time",
  steps: [
    "List every account with its due date and its minimum payment.",
    "Turn on automatic payment of the minimum for each account.",
    // Whoever pays on time has nothing past due and no fee to ask back.
    serious ? "Pay anything that is past due, the newest first." : "",
    serious ? "Ask one lender to remove a late fee or a late mark as a courtesy." : "",
    "Keep one month of minimum payments aside as a buffer.",
    "Check that the last six months show no late payment.",
  ],
});

function utilization({ percent, underPercent, totalDollars, monthlyDollars, cards }: Move<"utilization">): Words {
  const now = showNumber(percent);
  const goal = `under ${underPercent}%`;
  const amount = totalDollars === null ? "" : ` It takes ${showDollars(totalDollars)} less in card balances.`;
  const card = cards?.count === 1 ? cards.name : "the card that is closest to its limit";
  const step =
    monthlyDollars === null || monthlyDollars <= 0
      ? `Put what you can spare toward ${card}.`
      : `Pay ${showDollars(monthlyDollars)} more than you charge, on ${card}.`;
  return {
    action: `Lower your credit utilization from ${now}% to ${goal}`,
    description: `You use ${now}% of your limits. Keep utilization under 30% (under 10% is excellent).${amount}`,
    timeframe: "Counts within 1 to 2 months of each payment",
    short: "lowering your credit utilization",
    steps: everyMonth(step),
  };
}

/** Paid in full each month: nothing has to be paid off, only a part of it earlier. */
function early({ percent, earlyDollars, keptDollars, cards }: Move<"early">): Words {
  const { name, count } = cards;
  const [it, statement] = count === 1 ? ["it", "the statement closes"] : ["them", "the statements close"];
  return {
    action: `Pay part of ${name} before ${statement}`,
    description:
      `Your utilization is ${showNumber(percent)}%. You pay ${it} in full each month; ` +
      `what is reported is the balance on that day. Pay ${showDollars(earlyDollars)} of it before ${statement} ` +
      `and ${REPORTED_PERCENT}% is reported.`,
    timeframe: "Counts within 1 to 2 months",
    short: "lowering the utilization that is reported",
    steps: [
      `Pay ${showDollars(earlyDollars)} of ${name} before ${statement}.`,
      `From now on, bring ${name} down to ${showDollars(keptDollars)} before ${statement}.`,
    ],
  };
}

const inquiries = ({ count }: Move<"inquiries">): Words => ({
  action: "Pause new credit applications for six months",
  description: `You have ${showNumber(count)} recent inquiries. Each counts for about a year, then no more.`,
  timeframe: "6 to 12 months",
  short: "pausing new applications",
  steps: [
    "Turn off card offers by mail at optoutprescreen.com.",
    "Don't apply for new credit this month.",
    "Don't apply for new credit this month.",
    "Check that every inquiry on your report is yours.",
    "Don't apply for new credit this month.",
    "See which inquiries are now older than a year.",
  ],
});

const age = ({ months, isYoung }: Move<"age">): Words => ({
  action: "Let your accounts grow older",
  description: `Your history is ${showNumber(months)} months long. Keep the oldest account open and active; from 84 months it counts as long.`,
  timeframe: "Grows with every month",
  short: "letting your accounts grow older",
  steps: [
    "Put one small regular bill on your oldest card.",
    "Don't close any accounts.",
    ...(isYoung ? ["Ask someone you trust to add you as an authorized user on an old card."] : []),
  ],
});

const mix = ({ mix: yours }: Move<"mix">): Words => ({
  action: "Add variety only where it is useful",
  description: `Your credit mix is ${yours}. A credit-builder loan beside a card is enough; it's only a tenth of the score.`,
  timeframe: "6 to 12 months",
  short: "adding variety",
  steps: [
    "",
    "",
    "",
    "Ask a credit union about a credit-builder loan.",
    "Open one only if its payment is easy for you.",
    "",
  ],
});

const statements = ({ isLow }: Move<"statements">): Words => ({
  action: isLow ? "Keep utilization under 10%" : "Pay cards before the statement closes",
  description: "The balance on the statement is the one that is reported.",
  timeframe: "Every month",
  short: "keeping utilization low",
  steps: everyMonth("Pay each card down a few days before its statement closes."),
});

const ALIKE: Record<"collections" | "bankruptcy" | "foreclosure" | "reports" | "steady", Words> = {
  collections: {
    action: "Settle your collections",
    description:
      "Ask each collector to prove the debt. What is yours can often be settled for less, with its removal agreed in writing.",
    timeframe: "3 to 6 months",
    short: "settling your collections",
    steps: [
      "Write to each collector and ask for proof of the debt.",
      "Dispute any collection that can't be proved.",
      "Offer a settlement in writing for the smallest one.",
      "Pay only what is agreed in writing.",
      "Settle the next one.",
      "Check that settled collections are marked as paid.",
    ],
  },
  bankruptcy: {
    action: "Rebuild after the bankruptcy with one secured card",
    description:
      "A secured card with a small bill on it, paid in full each month, writes a new payment history beside the old one.",
    timeframe: "6 to 24 months",
    short: "rebuilding after the bankruptcy",
    steps: [
      "Check that discharged debts show a balance of zero.",
      "Open one secured card, if you have none.",
      "Put one small bill on it.",
      "Pay it in full before the statement closes.",
      "Keep it under a tenth of its limit.",
      "Ask whether it can become an ordinary card.",
    ],
  },
  foreclosure: {
    action: "Let new good history outweigh the foreclosure",
    description: "It fades with each year. Everything that is paid on time from here on counts more than it does.",
    timeframe: "12 to 36 months",
    short: "building history after the foreclosure",
    steps: [
      "Check that the foreclosure's dates and balance are right.",
      "Dispute any wrong date.",
      "Talk to a HUD-approved housing counselor; it's free.",
    ],
  },
  reports: {
    action: "Check your three credit reports for errors",
    description: `They're free every week at ${CARE_LINES.reports}. Getting a mistake removed is the fastest way to gain points.`,
    timeframe: "1 to 2 months",
    short: "checking your reports",
    steps: [],
  },
  steady: {
    action: "Keep automatic payments on",
    description: "One forgotten bill costs more points than months of care bring back.",
    timeframe: "Every month",
    short: "steady payments",
    steps: everyMonth("Check that the account for automatic payments holds enough.", 2),
  },
};
