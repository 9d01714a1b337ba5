import { z } from "zod";
import { AssessmentAnswer, FactorsAnswer } from "~/contracts/answers/credit";
import { assessCredit } from "~/mutations/credit.server";
import { mutation, read } from "./endpoint";

const ID = "6e2b9c04f7a1483d95c0d8e3b16f4a27";
const answers = {
  currentScore: "680",
  goalScore: "760",
  paymentHistory: "good" as const,
  creditUtilization: "45",
  creditHistoryLength: "60",
  creditMix: "limited" as const,
  newCreditInquiries: "2",
  totalCreditLimit: "10000",
  totalCreditBalance: "4500",
  monthlyIncome: "4200",
  hasCollections: false,
  hasBankruptcy: false,
  hasForeclosure: false,
};
const assessment = {
  id: ID,
  createdAt: "2026-11-21T17:00:00.000Z",
  ...answers,
  improvementPlan: {
    overallAnalysis: "80 points lie between your score and your goal.",
    currentScoreAnalysis: "680 is a good score.",
    timeToGoal: "6 to 12 months",
    prioritizedActions: [
      { action: "Pay the card down", impact: "High", description: "To below 30%.", timeframe: "2 months" },
    ],
    monthlyTasks: [{ month: 1, tasks: ["Pay $500.00 off the card"], expectedProgress: "+10 points" }],
    tips: ["Pay before the statement closes."],
    warnings: [],
  },
};

export const credit = [
  read("/api/credit/assessment", {
    summary: "The latest assessment with its six-month plan; null before the first.",
    output: AssessmentAnswer.nullable(),
    example: { answer: assessment },
  }),
  mutation(assessCredit, {
    summary: "Keeps an assessment and works out its plan.",
    idempotent: true,
    example: { request: answers, answer: assessment },
  }),
  read("/api/credit/factors", {
    summary: "The five factors of the score, of one assessment or the latest.",
    query: { assessmentId: z.string().optional() },
    output: FactorsAnswer,
    refuses: [404],
    example: {
      query: `assessmentId=${ID}`,
      answer: {
        assessmentId: ID,
        factors: [{ id: "utilization", name: "Credit Utilization", weight: 30, value: "45%", rating: "fair" }],
      },
    },
  }),
] as const;
