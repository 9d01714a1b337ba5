// A sum at once on one debt: what is left of it, how much sooner it ends, what that spares, and what stays where it came from.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { STILL_COVERED } from "~/domain/coach/cushion";
import { type Reply, reply } from "~/domain/coach/intents";
import { planDebts } from "~/domain/goals/payoff-order";
import type { KnownDebt } from "~/domain/household/debts";
import { LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import { DEAR_PERCENT, SAVINGS_PERCENT } from "~/domain/household/what-if-effects";
import type { Cents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { askedUsd, type PlanTurn, rateNote, worked, workedUsd } from "./turn";

/** Null where all of the debt is meant, or more. */
export function lumpOnDebt(turn: PlanTurn, debt: KnownDebt, n: number): Reply | null {
  const { request, sheet, plain } = turn;
  const sum = request.amountCents;
  if (sum === undefined || sum >= debt.balanceCents) return null;
  const isSavings = !/\bchecking\b/.test(plain) && sheet.has("balance.savings");
  const source = isSavings ? "balance.savings" : "balance.checking";
  if (!sheet.has(source)) return null;
  const rest = sheet.cents(source) - sum;
  const account = isSavings ? "savings" : "checking";
  return reply(
    paragraphs(
      sentences(verdict(turn, debt, rest, isSavings), onDebt(turn, debt, n, sum)),
      sentences(
        rest < 0
          ? `${account === "savings" ? "Savings hold" : "Checking holds"} only {{${source}}}, so ` +
              `you're ${workedUsd(turn, "lacking", "Missing", -rest, "/accounts")} short of it.`
          : `${workedUsd(turn, "rest", "Left", rest, "/accounts")} would be left in ${account}, of {{${source}}}.`,
        isSavings
          ? cushion(turn, rest)
          : ifKnown(sheet, "safe.amount", "{{safe.amount}} of checking is safe to spend until {{safe.until}}."),
        rateNote(turn, debt),
      ),
    ),
  );
}

function verdict(
  { ground }: PlanTurn,
  { ratePercent, rateKnown }: KnownDebt,
  restCents: Cents,
  isSavings: boolean,
): string {
  if (restCents < 0) return "Not now: it isn't there.";
  if (isSavings && restCents < LEAST_CUSHION_MONTHS * ground.fundNeedsCents)
    return "Not now: your savings would fall below a safe minimum.";
  if (!rateKnown) return "You can; what it gains depends on the rate, and I don't know that one.";
  if (ratePercent >= DEAR_PERCENT) return "Yes, that's a good place for it.";
  if (ratePercent > SAVINGS_PERCENT + 0.5)
    return isSavings && ground.fundNeedsCents > 0 ? `Yes, you can: ${STILL_COVERED}.` : "Yes, you can.";
  return "You can, but that rate is near what good savings pay, so little is gained.";
}

function onDebt(turn: PlanTurn, debt: KnownDebt, n: number, sum: Cents): string {
  const startMonth = addMonths(monthOf(turn.ground.today), 1);
  const plan = (balanceCents: Cents) =>
    planDebts({ debts: [{ ...debt, balanceCents }], strategy: "avalanche", extraCents: 0, startMonth });
  const [now, then] = [plan(debt.balanceCents), plan(debt.balanceCents - sum)];
  const left = workedUsd(turn, "lump-left", "Owed then", debt.balanceCents - sum, "/goals");
  const opening = `After ${askedUsd(turn, "amount", sum)}, ${left} of the {{debt.${n}.balance}} on {{debt.${n}.name}} is still owed.`;
  if (now.never || then.never) return opening;
  const months = (id: string, count: number) =>
    worked(turn, id, "Time to pay off", { unit: "months", months: count }, "/goals");
  return (
    `${opening} At {{debt.${n}.minimum}} a month it ends after ` +
    `${months("lump-then", then.months.length)} instead of ${months("lump-now", now.months.length)}, ` +
    "and it saves " +
    workedUsd(turn, "lump-spared", "Less interest", now.totalInterestCents - then.totalInterestCents, "/goals") +
    ` of interest, at {{debt.${n}.rate}}${debt.rateKnown ? "" : ", a rate that's only assumed"}.`
  );
}

const cushion = (turn: PlanTurn, restCents: Cents): string =>
  restCents >= 0 && turn.ground.fundNeedsCents > 0
    ? "They'd cover " +
      worked(
        turn,
        "cushion-after",
        "Months of needs that savings cover",
        { unit: "months", months: restCents / turn.ground.fundNeedsCents },
        "/accounts",
      ) +
      " of needs, and {{emergency.months}} now."
    : "";
