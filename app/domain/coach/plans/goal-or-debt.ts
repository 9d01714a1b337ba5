// A sum for a debt or for a goal that is named: what it does on either side.

import { sentences } from "~/domain/coach/advice";
import { monthlyInterest } from "~/domain/goals/payoff-order";
import { monthsToPay } from "~/domain/goals/pace";
import type { KnownDebt } from "~/domain/household/debts";
import type { Cents } from "~/domain/money";
import { debtMeant, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/goals";

/** Nothing where no amount, no goal or no debt is meant. */
export function eitherSide(turn: PlanTurn): string {
  const { request, inputs, ground } = turn;
  const goal = inputs.goals.find(({ id, type }) => id === request.named && type === "savings");
  const ids = request.debts ?? [];
  const own = ground.debts.filter(({ id }) => ids.includes(id));
  const [only = ground.debts.length === 1 ? ground.debts[0] : undefined, second] = own;
  const debt = debtMeant(turn)?.debt ?? (second ? undefined : only);
  const cents = request.amountCents;
  return goal && debt && cents !== undefined ? sentences(ofGoal(turn, goal, cents), onceOnDebt(turn, debt, cents)) : "";
}

type Goal = PlanTurn["inputs"]["goals"][number];

function ofGoal(turn: PlanTurn, goal: Goal, cents: Cents): string {
  const missing = Math.max(0, goal.targetCents - goal.currentCents);
  const name = worked(turn, "side-goal", "Name", { unit: "name", text: goal.name }, HREF);
  if (missing === 0) return `${name} is full already.`;
  const usd = (id: string, label: string, amount: Cents) => workedUsd(turn, id, label, amount, HREF);
  const due = goal.deadline
    ? ` by ${worked(turn, "side-date", "Date of the goal", { unit: "day", day: goal.deadline }, HREF)}`
    : "";
  const rest = cents - missing;
  const does = rest >= 0 ? "fills it" : "leaves";
  const what = usd("side-rest", rest < 0 ? "Still missing in the goal" : "Left once the goal is full", Math.abs(rest));
  return (
    `${name} is missing ${usd("side-missing", "Missing in the goal", missing)}${due}: ` +
    `the sum ${does}${rest < 0 ? ` ${what} missing` : rest > 0 ? ` and leaves ${what}` : ""}.`
  );
}

/** The months and the interest that it spares, at the payment that is made now. */
export function onceOnDebt(turn: PlanTurn, debt: KnownDebt, cents: Cents): string {
  const n = turn.ground.debts.indexOf(debt) + 1;
  const left = Math.max(0, debt.balanceCents - cents);
  const [now, then] = [toTheEnd(debt, debt.balanceCents), toTheEnd(debt, left)];
  if (!debt.rateKnown || !debt.minimumKnown || !now || !then) return "";
  const sooner = worked(
    turn,
    "side-sooner",
    "Months sooner",
    { unit: "months", months: now.months - then.months },
    HREF,
  );
  return (
    (left === 0
      ? `It pays off {{debt.${n}.name}}, {{debt.${n}.balance}}, `
      : `On {{debt.${n}.name}} it leaves ${workedUsd(turn, "side-owed", "Owed then", left, HREF)}: `) +
    `${left === 0 ? "" : "paid off "}${sooner} sooner, with ` +
    `${workedUsd(turn, "side-interest", "Less interest", now.cents - then.cents, HREF)} less interest.`
  );
}

function toTheEnd({ ratePercent, minimumCents }: KnownDebt, owed: Cents): { months: number; cents: Cents } | null {
  const months = owed === 0 ? 0 : monthsToPay(owed, ratePercent, minimumCents);
  if (months === null) return null;
  let [left, sum] = [owed, 0];
  for (let month = 0; month < months; month++) {
    const cents = monthlyInterest(left, ratePercent);
    sum += cents;
    left = Math.max(0, left + cents - minimumCents);
  }
  return { months, cents: sum };
}
