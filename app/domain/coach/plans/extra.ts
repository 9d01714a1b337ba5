// So much more each month: where it does most. A cushion, then dear debt, then goals that are behind their date, then what else is
// owed; what is left is for the long run.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { monthlyToMeet, paceOf } from "~/domain/goals/pace";
import { planDebts } from "~/domain/goals/payoff-order";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import type { Cents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

export function extra(turn: PlanTurn): Reply | null {
  const { request, sheet } = turn;
  const { monthlyCents } = request;
  if (monthlyCents === undefined) return null;
  const places = [cushion(turn), dearDebt(turn), ...lateGoals(turn), otherDebt(turn)].filter(Boolean);
  const year = workedUsd(turn, "year", "In a year", monthlyCents * 12);
  return reply(
    paragraphs(
      `${askedUsd(turn, "amount", monthlyCents)} more a month comes to ${year} a year. In this order it does most:`,
      bullets([
        ...places,
        `${places.length > 0 ? "What is left: r" : "R"}etirement or investing, an employer's match before all else. What that brings nobody can promise.`,
      ]),
      sentences(
        ifKnown(sheet, "kept.average", "A usual month leaves {{kept.average}} now."),
        "Set it up to move on payday, before it can be spent elsewhere.",
      ),
    ),
  );
}

const cushion = ({ sheet }: PlanTurn): string =>
  ifKnown(
    sheet,
    "emergency.gap",
    "Your emergency fund: it's {{emergency.gap}} short of {{guide.emergency-low}} of needs.",
  );

function highest({ ground }: PlanTurn, isDear: boolean) {
  const found = [...ground.debts]
    .filter(({ ratePercent }) => ratePercent >= DEAR_PERCENT === isDear)
    .sort((a, b) => b.ratePercent - a.ratePercent)[0];
  return found && { debt: found, n: ground.debts.indexOf(found) + 1 };
}

const dearDebt = (turn: PlanTurn): string => debtLine(turn, true);
const otherDebt = (turn: PlanTurn): string => debtLine(turn, false);

function debtLine(turn: PlanTurn, isDear: boolean): string {
  const found = highest(turn, isDear);
  const extraCents = turn.request.monthlyCents ?? 0;
  if (!found || !turn.sheet.has(`debt.${found.n}.name`)) return "";
  const { debt, n } = found;
  const startMonth = addMonths(monthOf(turn.ground.today), 1);
  const plan = (cents: Cents) => planDebts({ debts: [debt], strategy: "avalanche", extraCents: cents, startMonth });
  const [now, faster] = [plan(0), plan(extraCents)];
  const ends =
    now.never || faster.never
      ? ""
      : ": with all of it gone in " +
        worked(turn, `debt-${n}-then`, "Paid off", { unit: "month", month: faster.lastMonth }) +
        " instead of " +
        worked(turn, `debt-${n}-now`, "Paid off", { unit: "month", month: now.lastMonth }) +
        ", with " +
        workedUsd(turn, `debt-${n}-spared`, "Less interest", now.totalInterestCents - faster.totalInterestCents) +
        " less interest";
  return `{{debt.${n}.name}}, at ${isDear ? "a high" : "a moderate"} {{debt.${n}.rate}} interest${ends}.`;
}

/** Goals that their pace brings in too late: what a month is missing to their date. */
export function lateGoals(turn: PlanTurn): string[] {
  const { inputs, ground } = turn;
  return inputs.goals.flatMap((goal, at) => {
    if (goal.type !== "savings" || goal.deadline === null) return [];
    const needed = monthlyToMeet(goal.targetCents - goal.currentCents, ground.today, goal.deadline);
    const pace = paceOf(goal.entries, ground.today)?.perMonthCents ?? 0;
    if (needed === null || needed <= pace) return [];
    const name = worked(turn, `goal-${at + 1}`, "Name", { unit: "name", text: goal.name }, "/goals");
    const more = workedUsd(turn, `goal-${at + 1}-more`, "More a month, to be there in time", needed - pace, "/goals");
    const due = worked(turn, `goal-${at + 1}-day`, "Date of the goal", { unit: "day", day: goal.deadline }, "/goals");
    return `${name}, which is behind: ${more} more a month brings it in by ${due}.`;
  });
}
