// More on a loan that only its payments show: the month with it, and what is missing to say when it ends.

import { paragraphs } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { outcomeOf } from "~/domain/household/what-if";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { monthThen } from "./before-and-after";
import { askedUsd, kindOfDebt, type PlanTurn, worked, workedUsd } from "./turn";
import { whatIfOf } from "./what-ifs";

const LOANS: Readonly<Record<string, string>> = { student: "student loan", car: "car loan" };
const CATEGORY_OF: Readonly<Record<string, string>> = { student: "student_loans", car: "car_payment" };

/** Null where the debt is known, or where nothing is put on it. */
export function unseenLoan(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const { about = "", named, monthlyCents } = request;
  const category = CATEGORY_OF[about];
  if (category === undefined || named !== undefined || monthlyCents === undefined) return null;
  if (ground.debts.some((debt) => kindOfDebt(debt, inputs) === about)) return null;
  const loan = inputs.recurring.find((one) => one.active && one.kind === "loan_payment" && one.category === category);
  const whatIf = whatIfOf(turn, "cost", { monthlyCents, amountCents: 0 });
  const href = whatIfHref(whatIf);
  const month = monthThen(turn, outcomeOf(whatIf, ground), href);
  const extra = askedUsd(turn, "extra", monthlyCents);
  if (!loan)
    return reply(
      paragraphs(
        `I see no ${LOANS[about] ?? "such loan"} in your linked accounts, and no payments on one, so what ` +
          `${extra} more a month would change there I can't tell.`,
        month,
      ),
    );
  const name = worked(turn, "loan-name", "Name", { unit: "name", text: loan.merchantName }, RECURRING_PATH);
  const now = Math.abs(loan.monthlyCents);
  return reply(
    paragraphs(
      `With ${extra} more a month ${name} would take ` +
        `${workedUsd(turn, "loan-then", "A month then", now + monthlyCents, href)} instead of ` +
        `${workedUsd(turn, "loan-now", "A month now", now, RECURRING_PATH)}. ${month}`,
      "When it would be paid off I can't tell: only its payments are in your data, not what's still owed. " +
        "Add it as a debt goal with its balance and its rate, and I can say how much sooner it ends.",
    ),
  );
}
