// What the demo account has planned and put aside, made through the same functions as anybody's.
import { CreditInput } from "~/contracts/credit";
import { GoalInput } from "~/contracts/goals";
import { PLANNED } from "~/sandbox/sample/demo-screen";
import { toDollars } from "~/domain/money";
import { addMonths, addMonthsToDay, type Day, dayOf, monthOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { createAssessment } from "~/services/credit/credit.server";
import { addMoney, createGoal } from "~/services/goals/goals.server";

const MONTHS_PLANNED = 3;

const RESERVE = { name: "Emergency Fund", targetAmount: "9000", currentAmount: "5870", color: "green" };
const SUMMER = { name: "Summer in Maine", targetAmount: "2400", currentAmount: "640", color: "orange" };
const CAR_LOAN = {
  name: "Car Loan",
  targetAmount: "14000",
  currentAmount: "9120",
  color: "blue",
  interestRate: "5.9",
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
  totalCreditLimit: "12000",
  totalCreditBalance: "2880",
  monthlyIncome: "5600",
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
  const reserve = await createGoal(user, "savings", goal(RESERVE, user.today, 7));
  await addMoney(user, reserve.id, { amount: "250" });
  await createGoal(user, "savings", goal(SUMMER, user.today, 6));
  await createGoal(user, "debt", goal(CAR_LOAN, user.today, 30));
  await createAssessment(user, CreditInput.parse(CREDIT));
}

const goal = (fields: Record<string, string>, today: Day, months: number) =>
  GoalInput.parse({ ...fields, deadline: addMonthsToDay(today, months) });
