import { BudgetRecommendationsAnswer, CreditAnalysisAnswer, FinancialHealthAnswer } from "~/contracts/answers/coach";
import { InsightsAnswer, ProactiveInsightsAnswer } from "~/contracts/answers/insights";
import { askCoach, saveInterview } from "~/mutations/coach.server";
import { mutation, read } from "./endpoint";

const ID = "a0d3f76b18c24e95b7f24c8e6d10395f";
const wording = {
  by: "rules" as const,
  notice: null,
  citations: [{ label: "Spent on groceries", value: "$380.25", href: "/transactions?category=groceries", rows: 9 }],
};
const NOTHING_YET = "null where too little is known yet.";

export const coach = [
  read("/api/insights", {
    summary: "What is true now and worth knowing, newest first. The notifications are these.",
    output: InsightsAnswer,
    example: {
      answer: [
        {
          id: ID,
          title: "Groceries are over budget",
          description: "You spent $520.00 of $500.00.",
          createdAt: "2026-11-21T17:00:00.000Z",
          isRead: false,
          rule: "budget-use",
          type: "alert",
          severity: "warning",
          action: "Open the budget",
          href: "/budget",
        },
      ],
    },
  }),
  read("/api/ai/proactive-insights", {
    summary: "The same, the most pressing first, with a sentence that sums them up.",
    output: ProactiveInsightsAnswer,
    example: {
      answer: {
        summary: "One thing needs a look.",
        insights: [
          {
            rule: "budget-use",
            type: "alert",
            priority: "high",
            icon: "warning",
            title: "Groceries are over budget",
            message: "You spent $520.00 of $500.00.",
            action: "Open the budget",
            href: "/budget",
          },
        ],
      },
    },
  }),
  read("/api/ai/budget-recommendations", {
    summary: "What each category could cost, from the person's own figures.",
    details: NOTHING_YET,
    who: "plan",
    output: BudgetRecommendationsAnswer.nullable(),
    example: {
      answer: {
        summary: "You spend less than you earn.",
        savingsRecommendation: "Keep $400.00 a month aside.",
        recommendations: [
          {
            category: "Groceries",
            currentSpending: 520,
            recommendedBudget: 480,
            percentOfIncome: 11.4,
            reasoning: "It grew for three months.",
          },
        ],
        ...wording,
      },
    },
  }),
  read("/api/ai/credit-score-analysis", {
    summary: "Where the credit score stands, and what would move it.",
    details: NOTHING_YET,
    who: "plan",
    output: CreditAnalysisAnswer.nullable(),
    example: {
      answer: {
        currentScore: { score: 712, rating: "Good" },
        targetScore: { score: 760, timeEstimate: "6 to 12 months" },
        analysis: "Utilization holds the score back.",
        improvementSteps: [
          {
            title: "Pay the card down",
            description: "To below 30% of its limit.",
            impactLevel: "high",
            timeFrame: "2 months",
          },
        ],
        ...wording,
      },
    },
  }),
  read("/api/ai/financial-health", {
    summary: "A score of the whole, its parts, and what to do first.",
    details: NOTHING_YET,
    who: "plan",
    output: FinancialHealthAnswer.nullable(),
    example: {
      answer: {
        overallHealth: { score: 74, rating: "Good" },
        parts: [{ name: "Savings", score: 60, weight: 25 }],
        longTermOutlook: "At this pace the emergency fund is full by May.",
        strengths: ["Spending stays below income"],
        weaknesses: ["Less than three months are set aside"],
        recommendations: [{ area: "Savings", recommendation: "Set $500.00 a month aside.", priority: "high" }],
        ...wording,
      },
    },
  }),
  mutation(askCoach, {
    summary: "Answers a question about the person's own money.",
    idempotent: true,
    limit: "20 a minute",
    refuses: [404],
    stream: {
      contentType: "text/event-stream",
      description:
        "With Accept: text/event-stream, where an outside model is at work: paragraphs as they are written, then the answer.",
    },
    example: {
      request: { question: "How much did I spend on groceries this month?" },
      answer: {
        id: ID,
        conversation: "5b0c8f6a2f7e4d0c9a51d7e3b8c4f210",
        answer: "You spent $380.25 on groceries this month.",
        actions: [{ kind: "rows", label: "Open the 9 transactions", href: "/transactions?category=groceries" }],
        next: ["How much did I spend on Groceries last month?"],
        ...wording,
      },
    },
  }),
  mutation(saveInterview, {
    summary: "Keeps the answers of the financial interview.",
    idempotent: true,
    example: {
      request: {
        responses: { "financial-goals": ["Build an emergency fund"], "monthly-income": "4200" },
        completedAt: "2026-11-21T17:00:00.000Z",
      },
      answer: { message: "Your answers are saved.", id: ID },
    },
  }),
] as const;
