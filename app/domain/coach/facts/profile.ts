// The credit assessment, the interview, and the guidelines that planners use: figures that are the same for everyone.

import { choiceIndex } from "~/domain/coach/interview";
import { utilizationOf } from "~/domain/household/utilization";
import type { Fact, FactSheet, FactValue } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { type Cents, fromDollars } from "~/domain/money";

export function addProfileFacts(sheet: FactSheet, { accounts, credit, interview }: CoachInputs): void {
  for (const guide of GUIDES) sheet.add(guide);
  if (credit) addCredit(sheet, credit, accounts);
  if (interview) addInterview(sheet, interview);
}

function addCredit(
  sheet: FactSheet,
  { profile, day }: NonNullable<CoachInputs["credit"]>,
  accounts: CoachInputs["accounts"],
): void {
  const put = (id: string, label: string, value: FactValue) =>
    sheet.add({ id: `credit.${id}`, label, value, href: "/credit" });
  const count = (many: number, noun: string): FactValue => ({ unit: "count", count: many, noun });
  const linked = utilizationOf(accounts);
  put("score", "Credit score", { unit: "score", points: profile.currentScore });
  put("goal", "Goal score", { unit: "score", points: profile.goalScore });
  put("gap", "Points to the goal", count(Math.max(0, profile.goalScore - profile.currentScore), "point"));
  put("utilization", linked ? "Credit utilization of your linked cards" : "Utilization in the assessment", {
    unit: "percent",
    percent: linked?.percent ?? profile.creditUtilization,
  });
  put("history", "Credit history", count(Math.floor(profile.creditHistoryLength / 12), "year"));
  put("inquiries", "New inquiries", count(profile.newCreditInquiries, "inquiry"));
  put("day", "Assessed on", { unit: "day", day });
  const room = linked
    ? linked.usedCents - Math.floor(linked.limitCents * 0.3)
    : fromDollars(profile.totalCreditBalance - profile.totalCreditLimit * 0.3);
  if ((linked || profile.totalCreditLimit > 0) && room > 0)
    put("pay-down", "To pay down to reach the guideline", { unit: "usd", cents: room });
}

const STARTING_POINTS = [
  ["needs", 0.5],
  ["wants", 0.3],
  ["savings", 0.2],
] as const;

function addInterview(sheet: FactSheet, interview: NonNullable<CoachInputs["interview"]>): void {
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id: `interview.${id}`, label, value: { unit: "usd", cents }, href: "/coach/interview" });
  const income = interview["monthly-income"];
  if (typeof income === "number") {
    put("income", "Monthly income from your interview", fromDollars(income));
    for (const [part, share] of STARTING_POINTS)
      put(part, `A starting point for ${part}`, Math.round(fromDollars(income) * share));
  }
  if (choiceIndex(interview, "emergency-fund") !== null) put("starter", "A first emergency fund", 1_000_00);
}

const percent = (id: string, label: string, value: number): Fact => ({
  id: `guide.${id}`,
  label,
  value: { unit: "percent", percent: value },
  href: null,
});
const months = (id: string, label: string, value: number): Fact => ({
  id: `guide.${id}`,
  label,
  value: { unit: "months", months: value },
  href: null,
});

const GUIDES: readonly Fact[] = [
  percent("needs", "Guideline for needs, share of income", 50),
  percent("wants", "Guideline for wants, share of income", 30),
  percent("savings", "Guideline for saving and extra debt payments", 20),
  percent("utilization", "Utilization to stay under", 30),
  percent("utilization-best", "Utilization that is excellent", 10),
  percent("housing", "Guideline for housing, share of income", 30),
  percent("debt-load", "Debt payments of income to stay under", 36),
  percent("retirement", "Guideline for retirement, share of income", 15),
  percent("down-payment", "Usual down payment without mortgage insurance", 20),
  percent("car-down", "Guideline for the down payment on a car", 20),
  percent("car-share", "Guideline for all costs of a car, share of income", 15),
  months("car-term", "Guideline for the longest car loan", 48),
  percent("treat", "A part of a windfall to enjoy", 10),
  percent("dear-debt", "Interest above which paying debt usually comes before investing", 8),
  percent("weight-payment", "Weight of payment history", 35),
  percent("weight-utilization", "Weight of utilization", 30),
  percent("weight-history", "Weight of history length", 15),
  percent("weight-mix", "Weight of credit mix", 10),
  percent("weight-inquiries", "Weight of new inquiries", 10),
  months("emergency-low", "Emergency fund, lower end", 3),
  months("emergency-high", "Emergency fund, upper end", 6),
  months("roadmap", "Length of the credit plan", 6),
  { id: "guide.starter", label: "First emergency fund", value: { unit: "usd", cents: 100_000 }, href: null },
];
