// The credit assessment, the interview, and the guidelines that planners use: figures that are the same for everyone.

import { choiceIndex } from "~/domain/coach/interview";
import { utilizationOf } from "~/domain/household/utilization";
import type { Fact, FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { fromDollars } from "~/domain/money";

export function addProfileFacts(sheet: FactSheet, { accounts, credit, interview }: CoachInputs): void {
  for (const guide of GUIDES) sheet.add(guide);
  if (credit) {
    const href = "/credit";
    const { profile } = credit;
    sheet.add({
      id: "credit.score",
      label: "Credit score",
      value: { unit: "score", points: profile.currentScore },
      href,
    });
    sheet.add({ id: "credit.goal", label: "Goal score", value: { unit: "score", points: profile.goalScore }, href });
    sheet.add({
      id: "credit.gap",
      label: "Points to the goal",
      value: { unit: "count", count: Math.max(0, profile.goalScore - profile.currentScore), noun: "point" },
      href,
    });
    const linked = utilizationOf(accounts);
    sheet.add({
      id: "credit.utilization",
      label: linked ? "Credit utilization of your linked cards" : "Utilization in the assessment",
      value: { unit: "percent", percent: linked?.percent ?? profile.creditUtilization },
      href,
    });
    sheet.add({
      id: "credit.history",
      label: "Credit history",
      value: { unit: "count", count: Math.floor(profile.creditHistoryLength / 12), noun: "year" },
      href,
    });
    sheet.add({
      id: "credit.inquiries",
      label: "New inquiries",
      value: { unit: "count", count: profile.newCreditInquiries, noun: "inquiry" },
      href,
    });
    sheet.add({ id: "credit.day", label: "Assessed on", value: { unit: "day", day: credit.day }, href });
    const room = linked
      ? linked.usedCents - Math.floor(linked.limitCents * 0.3)
      : fromDollars(profile.totalCreditBalance - profile.totalCreditLimit * 0.3);
    if ((linked || profile.totalCreditLimit > 0) && room > 0)
      sheet.add({
        id: "credit.pay-down",
        label: "To pay down to reach the guideline",
        value: { unit: "usd", cents: room },
        href,
      });
  }
  const income = interview?.["monthly-income"];
  if (typeof income === "number") {
    sheet.add({
      id: "interview.income",
      label: "Monthly income from your interview",
      value: { unit: "usd", cents: fromDollars(income) },
      href: "/coach/interview",
    });
    for (const [part, share] of [
      ["needs", 50],
      ["wants", 30],
      ["savings", 20],
    ] as const) {
      sheet.add({
        id: `interview.${part}`,
        label: `A starting point for ${part}`,
        value: { unit: "usd", cents: income * share },
        href: "/coach/interview",
      });
    }
  }
  if (interview && choiceIndex(interview, "emergency-fund") !== null) {
    sheet.add({
      id: "interview.starter",
      label: "A first emergency fund",
      value: { unit: "usd", cents: 100_000 },
      href: "/coach/interview",
    });
  }
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

export const GUIDES: readonly Fact[] = [
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
