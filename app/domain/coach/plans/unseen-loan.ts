// More on a loan that only its payments show: the month with it, and what is missing to say when it ends.

import { paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { outcomeOf } from "~/domain/household/what-if";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { monthThen } from "./before-and-after";
import { askedUsd, kindOfDebt, type PlanTurn, worked, workedUsd } from "./turn";
import { whatIfOf } from "./what-if-words";

const LOANS: Readonly<Record<string, string>> = { student: "student loan", car: "car loan" };
const CATEGORY_OF: Readonly<Record<string, string>> = { student: "student_loans", car: "car_payment" };

/** Null where the debt is known, or where nothing is put on it. */
export function unseenLoan(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const { plan, about = "", named, monthlyCents, amountCents } = request;
  const category = CATEGORY_OF[about];
  const cents = monthlyCents ?? amountCents;
  if (
    category === undefined ||
    named !== undefined ||
    (cents === undefined && plan !== "extra-payment" && plan !== "debt-free")
  )
    return null;
  if (ground.debts.some((debt) => kindOfDebt(debt, inputs) === about)) return null;
  const loan = inputs.recurring.find((one) => one.active && one.kind === "loan_payment" && one.category === category);
  const name = loan
    ? worked(turn, "loan-name", "Name", { unit: "name", text: loan.merchantName }, RECURRING_PATH)
    : (LOANS[about] ?? "such loan");
  const now = Math.abs(loan?.monthlyCents ?? 0);
  const paid = () => workedUsd(turn, "loan-now", "A month now", now, RECURRING_PATH);
  if (cents === undefined || monthlyCents === undefined)
    return reply(
      paragraphs(
        sentences(
          loan
            ? `I see the ${paid()} a month that goes to ${name}, but not what's still owed there.`
            : `I see no ${name} in your linked accounts, and no payments on one.`,
          cents === undefined
            ? plan === "debt-free"
              ? "So when it's paid off, and what interest it takes until then, I can't tell."
              : "So what paying extra would change I can't tell."
            : `So what ${askedUsd(turn, "extra", cents)} once would change there I can't tell.`,
        ),
        ADD_IT,
      ),
    );
  const whatIf = whatIfOf(turn, "cost", { monthlyCents, amountCents: 0 });
  const href = whatIfHref(whatIf);
  const month = monthThen(turn, outcomeOf(whatIf, ground), href);
  const extra = askedUsd(turn, "extra", monthlyCents);
  if (!loan)
    return reply(
      paragraphs(
        `I see no ${name} in your linked accounts, and no payments on one, so what ` +
          `${extra} more a month would change there I can't tell.`,
        month,
      ),
    );
  return reply(
    paragraphs(
      `With ${extra} more a month ${name} would take ` +
        `${workedUsd(turn, "loan-then", "A month then", now + monthlyCents, href)} instead of ${paid()}. ${month}`,
      "When it would be paid off I can't tell: only its payments are in your data, not what's still owed. " + ADD_IT,
    ),
  );
}
/** The debt that is meant is one whose balance nobody sees: the answer is of the others. */
export function unseenSaid(turn: PlanTurn): string {
  const { request, inputs, ground } = turn;
  const category = CATEGORY_OF[request.about ?? ""];
  if (category === undefined || request.named !== undefined) return "";
  if (ground.debts.some((debt) => kindOfDebt(debt, inputs) === request.about)) return "";
  const loan = inputs.recurring.find((one) => one.active && one.kind === "loan_payment" && one.category === category);
  if (!loan)
    return `I see no ${LOANS[request.about ?? ""] ?? "such loan"} in your linked accounts, so this is of what I see.`;
  const name = worked(turn, "loan-name", "Name", { unit: "name", text: loan.merchantName }, RECURRING_PATH);
  const paid = workedUsd(turn, "loan-now", "A month now", Math.abs(loan.monthlyCents), RECURRING_PATH);
  return `Of ${name} I see the ${paid} a month that is paid, but neither what's still owed nor its rate, so it isn't in the order. ${ADD_IT}`;
}

const ADD_IT = "Add it as a debt goal with its balance and its rate, and I can say how much sooner it ends.";
