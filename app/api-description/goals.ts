import { DebtGoalsAnswer, SavingsGoalsAnswer, SavingsTrackerAnswer } from "~/contracts/answers/goals";
import type { AnyGoal, DebtGoal, GoalsMessage, SavingsGoal } from "~/contracts/goals";
import * as chat from "~/mutations/goal-chat.server";
import * as writes from "~/mutations/goals.server";
import { mutation, read } from "./endpoint";

const FUND = "2d7f8e91b4c34a0596f3e1c8a7b05d62";
const CARD = "91c5e3b07d2a4f6b8e40d9f1c3a7526b";

const fund: SavingsGoal = {
  id: FUND,
  name: "Emergency fund",
  color: "blue",
  progress: 25,
  version: 3,
  account: null,
  outlook: {
    standing: "ahead",
    sentence: "At this pace you get there by May 2027.",
    perMonth: 750,
    once: { amount: 3000, day: "2026-09-28" },
    projectedDate: "2027-05-20",
    monthlyNeeded: 500,
  },
  history: [{ day: "2026-10-01", amount: 1500 }],
  targetAmount: 6000,
  currentAmount: 1500,
  deadline: "2027-08-31",
};
const card: DebtGoal = {
  id: CARD,
  name: "Card",
  color: "red",
  progress: 40,
  version: 2,
  account: null,
  outlook: {
    standing: "open",
    sentence: "No date is set.",
    perMonth: null,
    once: null,
    projectedDate: null,
    monthlyNeeded: null,
  },
  history: [{ day: "2026-11-01", amount: 800 }],
  originalAmount: 2000,
  currentAmount: 1200,
  targetDate: null,
  interestRate: 19.9,
  minimumPayment: 45,
  payoff: { snowball: "Paid off in September 2027.", avalanche: "Paid off in September 2027." },
};
const savings: AnyGoal = { type: "savings", ...fund };
const debt: AnyGoal = { type: "debt", ...card };
const goalInput = {
  name: "Emergency fund",
  targetAmount: "6000",
  currentAmount: "1500",
  deadline: "2027-08-31",
  color: "blue",
};
const said = (content: string, reply: string): GoalsMessage[] => [
  { id: "a1", type: "user", content, timestamp: "2026-11-21T17:00:00.000Z" },
  { id: "a2", type: "ai", content: reply, timestamp: "2026-11-21T17:00:00.001Z" },
];
const CHAT = "60 a minute";

export const goals = [
  read("/api/savings-goals", {
    summary: "Savings goals.",
    output: SavingsGoalsAnswer,
    example: { answer: [fund] },
  }),
  mutation(writes.createSavingsGoal, {
    summary: "Makes a savings goal.",
    details: "It needs a name, a target and a deadline.",
    idempotent: true,
    example: { request: goalInput, answer: savings },
  }),
  mutation(writes.editGoal, {
    summary: "Changes a goal of either kind.",
    details: "With the version that was edited; where somebody changed it since, 409 holds both sides.",
    idempotent: true,
    example: { request: { ...goalInput, targetAmount: "6500", version: 3 }, answer: savings },
  }),
  mutation(writes.addMoney, {
    summary: "Adds money to a savings goal.",
    idempotent: true,
    example: { request: { amount: "250.00" }, answer: savings },
  }),
  mutation(writes.deleteSavingsGoal, {
    summary: "Deletes a savings goal.",
    idempotent: true,
    example: { answer: { id: FUND, name: "Emergency fund", type: "savings" } },
  }),
  read("/api/debt-goals", {
    summary: "Debts to pay off.",
    output: DebtGoalsAnswer,
    example: { answer: [card] },
  }),
  mutation(writes.createDebtGoal, {
    summary: "Makes a debt goal.",
    details: "It needs a name and what was owed at first; without what is owed now, that is still all of it.",
    idempotent: true,
    example: {
      request: {
        name: "Card",
        targetAmount: "2000",
        currentAmount: "1200",
        interestRate: "19.9",
        minimumPayment: "45",
      },
      answer: debt,
    },
  }),
  mutation(writes.makePayment, {
    summary: "Takes a payment off a debt.",
    idempotent: true,
    example: { request: { amount: "100.00" }, answer: debt },
  }),
  mutation(writes.deleteDebtGoal, {
    summary: "Deletes a debt goal.",
    idempotent: true,
    example: { answer: { id: CARD, name: "Card", type: "debt" } },
  }),
  read("/api/savings-tracker", {
    summary: "What was saved this month and this year; null before anything was.",
    output: SavingsTrackerAnswer,
    example: {
      answer: {
        monthlyStats: { monthName: "November", current: 750 },
        yearlyStats: { year: 2026, current: 1500 },
      },
    },
  }),
  mutation(chat.createByMessage, {
    summary: "Reads a message and makes a goal from it.",
    idempotent: true,
    limit: CHAT,
    example: {
      request: { message: "Save $6000 for an emergency fund by August" },
      answer: {
        response: "Done. I created Emergency fund.",
        goalCreated: true,
        goalType: "savings",
        messages: said("Save $6000 for an emergency fund by August", "Done. I created Emergency fund."),
      },
    },
  }),
  mutation(chat.deleteByMessage, {
    summary: "Reads a message and deletes the goal that it names.",
    idempotent: true,
    limit: CHAT,
    example: {
      request: { message: "Delete my card goal" },
      answer: {
        response: "Done. I deleted Card. You can undo this.",
        goalDeleted: true,
        deletedGoal: { type: "debt", name: "Card" },
        messages: said("Delete my card goal", "Done. I deleted Card. You can undo this."),
      },
    },
  }),
  mutation(chat.progressByMessage, {
    summary: "Reads a message and puts its amount on the goal that it names.",
    idempotent: true,
    limit: CHAT,
    example: {
      request: { message: "I put $250 into my emergency fund" },
      answer: {
        response: "Done. Emergency fund is at $1,500.00.",
        progressUpdated: true,
        goal: savings,
        messages: said("I put $250 into my emergency fund", "Done. Emergency fund is at $1,500.00."),
      },
    },
  }),
] as const;
