// What the demo account has planned and put aside, made through the same functions as anybody's.
import { CreditInput } from "~/contracts/credit";
import { GoalInput } from "~/contracts/goals";
import { PLANNED, RESERVE_CENTS, RESERVE_MONTHS } from "~/sandbox/sample/demo-screen";
import { toDollars } from "~/domain/money";
import { addMonths, addMonthsToDay, type Day, dayOf, monthOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { createAssessment } from "~/services/credit/credit.server";
import { addMoney, createGoal, makePayment } from "~/services/goals/goals.server";
import { answerLink } from "~/services/goals/linked.server";

const MONTHS_PLANNED = 3;

// Begun some months ago, so that there is a pace and a line: one is on time, one is behind.
const MONTHS_SAVED = 5;
const RESERVE = {
  name: "Emergency Fund",
  targetAmount: String(toDollars(RESERVE_CENTS)),
  currentAmount: "0",
  color: "green",
};
const SUMMER = { name: "Summer in Maine", targetAmount: "2400", currentAmount: "40", color: "orange" };
const TO_SUMMER = "120";
const CAR_LOAN = {
  name: "Car Loan",
  targetAmount: "14000",
  currentAmount: "10830.90",
  color: "blue",
  interestRate: "5",
  minimumPayment: "342.18",
};
const CREDIT = {
  currentScore: "712",
  goalScore: "760",
  paymentHistory: "good",
  creditUtilization: "24",
  creditHistoryLength: "86",
  creditMix: "good",
  newCreditInquiries: "2",
  totalCreditLimit: "9000",
  totalCreditBalance: "2160",
  monthlyIncome: "6500",
};

export async function planForDemo(userId: string): Promise<void> {
  const at = now();
  const user = { id: userId, now: at, today: dayOf(at, "UTC") };
  const current = monthOf(user.today);
  for (let back = MONTHS_PLANNED - 1; back >= 0; back--) {
    const month = addMonths(current, -back);
    for (const [category, cents] of PLANNED)
      await saveBudgetAmount(userId, current, { category, month, plannedAmount: toDollars(cents), rollover: false });
  }
  const before = (months: number) => {
    const today = addMonthsToDay(user.today, -months);
    return { id: userId, today, now: new Date(`${today}T12:00:00Z`) };
  };
  const begun = before(MONTHS_SAVED);
  const reserve = await createGoal(begun, "savings", goal(RESERVE, user.today, RESERVE_MONTHS));
  const summer = await createGoal(begun, "savings", goal(SUMMER, user.today, 6));
  const loan = await createGoal(begun, "debt", goal(CAR_LOAN, user.today, 30));
  for (let back = MONTHS_SAVED - 1; back >= 0; back--) {
    await addMoney(before(back), summer.id, { amount: TO_SUMMER });
    await makePayment(before(back), loan.id, { amount: CAR_LOAN.minimumPayment });
  }
  await follow(userId, loan.id, "loan");
  await follow(userId, reserve.id, "savings");
  await createAssessment(user, CreditInput.parse(CREDIT));
}

/** One debt has one figure, and so has the money for emergencies: the goal follows the linked account. */
async function follow(userId: string, goal: string, accountType: "loan" | "savings"): Promise<void> {
  const account = await db.account.findFirstOrThrow({ where: { userId, accountType }, select: { id: true } });
  await answerLink({ id: userId }, { goal, account: account.id, answer: "same" });
}

const goal = (fields: Record<string, string>, today: Day, months: number) =>
  GoalInput.parse({ ...fields, deadline: addMonthsToDay(today, months) });
