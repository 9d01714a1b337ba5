import { z } from "zod";
import { BudgetsAnswer } from "~/contracts/answers/budget";
import { CategoryTrendAnswer } from "~/contracts/answers/categories";
import { CashFlowAnswer } from "~/contracts/answers/forecast";
import { TransactionsAnswer } from "~/contracts/answers/ledger";
import { OverviewAnswer, ReportAnswer, TrendsAnswer } from "~/contracts/answers/screens";
import { SearchAnswer } from "~/contracts/answers/search";
import { WeekAnswer } from "~/contracts/answers/week";
import { PeriodQuery } from "~/contracts/report";
import { analyzeSpending } from "~/mutations/budget.server";
import { mutation, read } from "./endpoint";

const ACCOUNT = "b7c1d20e8a5f4c3690d4e1f2a3b4c5d6";
const TRANSACTION = "e4b0a6d95c1f47328fd1b07c2e9a6345";

export const screens = [
  read("/api/financial-overview", {
    summary: "The figures on top of the dashboard.",
    details: "0 and an empty name stand for what isn't known.",
    output: OverviewAnswer,
    example: {
      answer: {
        totalBalance: 14210.55,
        previousMonthBalance: 13800,
        monthlySpending: 2145.3,
        previousMonthSpending: 2390.12,
        previousMonthSoFar: 1890.4,
        weeklySpending: 412.6,
        dailySpending: 38.4,
        creditScore: 712,
        savingsProgress: { current: 1500, target: 6000, name: "Emergency fund" },
      },
    },
  }),
  read("/api/transactions", {
    summary: "Transactions, newest first.",
    details: "Without a limit the newest 1,000, or this whole month where it has more; never more than 5,000.",
    query: {
      limit: z.string().optional().describe("How many at most; anything but a whole number from 1 on counts as none"),
    },
    output: TransactionsAnswer,
    example: {
      query: "limit=1",
      answer: [
        {
          id: TRANSACTION,
          merchantName: "Corner Market",
          merchantIcon: "🛒",
          category: "Groceries",
          date: "2026-11-20",
          amount: -54.2,
          pending: false,
        },
      ],
    },
  }),
  read("/api/category-trend", {
    summary: "What one category took in each of twelve months.",
    details: "404 for what is none of the categories.",
    refuses: [404],
    query: {
      category: z.string().optional().describe("A category's id, or own: and the id of one of the person's own"),
    },
    output: CategoryTrendAnswer,
    example: {
      query: "category=groceries",
      answer: {
        category: "Groceries",
        months: [{ month: "2026-11", spent: 412.6, soFar: true }],
        usual: 520.15,
      },
    },
  }),
  read("/api/search", {
    summary: "Merchants, transactions, categories, goals and accounts that a few letters find.",
    details:
      "At most 4 merchants, the most frequent first, 5 transactions, the newest first, and 3 of each of the others, by their names.",
    query: { q: z.string().optional().describe("What to look for, of which the first 80 letters count") },
    output: SearchAnswer,
    example: {
      query: "q=corner",
      answer: {
        merchants: [{ name: "Corner Market", count: 23 }],
        transactions: [{ id: TRANSACTION, name: "Corner Market", date: "2026-11-20", amount: -54.2 }],
        categories: [],
        goals: [],
        accounts: [],
      },
    },
  }),
  read("/api/spending-trends", {
    summary: "Income and spending of the last months, and this month's spending by category.",
    output: TrendsAnswer,
    example: {
      answer: {
        spendingData: [{ month: "Nov", income: 4200, expenses: 2145.3 }],
        categories: [{ id: "groceries", name: "Groceries", icon: "🛒", color: "green", amount: 380.25 }],
      },
    },
  }),
  read("/api/reports/income-spending", {
    summary: "Income against spending, of this week or this month.",
    details: "The same as a file: /reports/income-spending.csv with the same period, for signed-in people.",
    query: { period: PeriodQuery.describe("This week or this month") },
    output: ReportAnswer,
    refuses: [400],
    example: {
      query: "period=week",
      answer: {
        period: "week",
        from: "2026-11-15",
        to: "2026-11-21",
        income: 0,
        spending: 54.2,
        previousIncome: 2100,
        previousSpending: 498.7,
        soFar: null,
        categories: [{ id: "groceries", name: "Groceries", icon: "🛒", amount: 54.2, percentage: 100 }],
        transactions: [
          {
            id: TRANSACTION,
            description: "Corner Market",
            category: "Groceries",
            date: "2026-11-20",
            type: "other",
            amount: -54.2,
          },
        ],
      },
    },
  }),
  read("/api/cash-flow", {
    summary: "The next 90 days of each account, day by day, and what is safe to spend until payday.",
    details: "Each entry is certain, likely or guessed. Balances are those at the end of a day.",
    output: CashFlowAnswer,
    example: {
      answer: {
        from: "2026-11-21",
        to: "2027-02-19",
        summary: "Lowest on Dec 3: $412.10 in Checking, after rent.",
        lowest: { accountId: ACCOUNT, date: "2026-12-03", balance: 412.1 },
        safeToSpend: {
          amount: 350,
          short: 0,
          until: "2026-11-26",
          payday: { date: "2026-11-27", amount: 1200 },
          held: 900,
          dueBefore: [{ name: "Bluebird Mobile", date: "2026-11-24", amount: -250 }],
          dueAfterBeyondPay: 300,
          goals: 0,
          neededLater: 0,
        },
        accounts: [{ id: ACCOUNT, name: "Checking", balances: [{ date: "2026-11-21", balance: 900 }] }],
        entries: [
          {
            accountId: ACCOUNT,
            date: "2026-11-24",
            name: "Bluebird Mobile",
            kind: "subscription",
            amount: -250,
            confidence: "likely",
          },
        ],
      },
    },
  }),
  read("/api/weekly-review", {
    summary:
      "The last whole week, Sunday to Saturday: at most three things that changed and why, what is due, one question.",
    output: WeekAnswer,
    example: {
      answer: {
        from: "2026-11-15",
        to: "2026-11-21",
        spending: 612.1,
        income: 2100,
        everyday: { amount: 412.1, average: 328 },
        sentence: "Not counting bills, you spent $412.10: $84.10 more than usual.",
        first: null,
        changes: [
          {
            title: "Restaurants: $61.20 more than usual",
            why: "Mostly Bistro 12, $84.00 in 2 purchases.",
            amount: 120.4,
            href: "/transactions?from=2026-11-15&to=2026-11-21&kind=spending&category=restaurants",
          },
        ],
        due: [{ name: "Bluebird Mobile", date: "2026-11-24", amount: -65 }],
        safeToSpend: { amount: 350, until: "2026-11-26", payday: "2026-11-27" },
        question: {
          text: "Is something bigger coming up?",
          hint: "A trip, a repair, a move: see what it would change before you decide.",
          href: "/what-if",
        },
      },
    },
  }),
  read("/api/budgets", {
    summary: "This month's budget: every category that has a plan or spending.",
    output: BudgetsAnswer,
    example: {
      answer: [{ id: "2026-11-groceries", category: "groceries", amount: 500, spent: 380.25, remaining: 119.75 }],
    },
  }),
  mutation(analyzeSpending, {
    summary: "Sorts this month's spending into categories and adds it up.",
    details: "The list only selects: amounts are read from the person's own transactions.",
    example: {
      request: { transactions: [{ id: TRANSACTION }] },
      answer: { categorizedSpending: [{ categoryId: "groceries", amount: 54.2 }] },
    },
  }),
] as const;
