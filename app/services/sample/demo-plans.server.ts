// What the demo account has planned and put aside, made through the same functions as anybody's.
import { CreditInput } from "~/contracts/credit";
import { GoalInput } from "~/contracts/goals";
import { PLANNED } from "~/sandbox/sample/demo-account";
import { toDollars } from "~/domain/money";
import { addMonths, addMonthsToDay, dayOf, monthOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { createAssessment } from "~/services/credit/credit.server";
import { addMoney, createGoal } from "~/services/goals/goals.server";

const MONTHS_PLANNED = 3;

export async function planForDemo(userId: string): Promise<void> {
  const at = now();
  const user = { id: userId, now: at, today: dayOf(at, "UTC") };
  const current = monthOf(user.today);
  for (let back = MONTHS_PLANNED - 1; back >= 0; back--) {
    const month = addMonths(current, -back);
    for (const [category, cents] of PLANNED)
      await saveBudgetAmount(userId, current, { category, month, plannedAmount: toDollars(cents), rollover: false });
  }
  const goal = (fields: Record<string, string>) => GoalInput.parse(fields);
  const reserve = await createGoal(
    user,
    "savings",
    goal({
      name: "Emergency Fund",
      targetAmount: "9000",
      currentAmount: "5870",
      deadline: addMonthsToDay(user.today, 7),
      color: "green",
    }),
  );
  await addMoney(user, reserve.id, { amount: "250" });
  await createGoal(
    user,
    "savings",
    goal({
      name: "Summer in Maine",
      targetAmount: "2400",
      currentAmount: "640",
      deadline: addMonthsToDay(user.today, 6),
      color: "orange",
    }),
  );
  await createGoal(
    user,
    "debt",
    goal({
      name: "Car Loan",
      targetAmount: "14000",
      currentAmount: "9120",
      deadline: addMonthsToDay(user.today, 30),
      color: "blue",
      interestRate: "5.9",
      minimumPayment: "342.18",
    }),
  );
  await createAssessment(
    user,
    CreditInput.parse({
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
    }),
  );
}
