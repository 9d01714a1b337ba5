// One extra payment, once: how much sooner the debt ends and what it spares, by the same month-by-month plan as every payoff.

import { ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { planDebts } from "~/domain/goals/payoff-order";
import { sideBefore } from "~/domain/household/ground";
import type { Cents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { inFull, isCardInFull, noDebt } from "./no-debt";
import { payOffNow } from "./pay-off-now";
import { askedUsd, debtMeant, type DebtMeant, kindOfDebt, type PlanTurn, rateNote, worked, workedUsd } from "./turn";
import { unseenLoan } from "./unseen-loan";

export function extraOnce(turn: PlanTurn, cents: Cents): Reply | null {
  if (isCardInFull(turn)) return reply(sentences("That card needs no extra payment.", inFull(turn)));
  const unseen = unseenLoan(turn);
  if (unseen) return unseen;
  const meant = debtMeant(turn) ?? dearest(turn);
  if (!meant) return reply(noDebt(turn.sheet));
  const { debt } = meant;
  return cents >= debt.balanceCents ? payOffNow(turn) : reply(onOne(turn, meant, cents));
}

/** Where none is named, the one that costs most; null where the one that is meant isn't there. */
function dearest({ request, ground, inputs }: PlanTurn): DebtMeant | null {
  const { about } = request;
  const [debt] = [...ground.debts]
    .filter((one) => about === undefined || kindOfDebt(one, inputs) === about)
    .sort((a, b) => b.ratePercent - a.ratePercent);
  return debt ? { debt, n: ground.debts.indexOf(debt) + 1 } : null;
}

function onOne(turn: PlanTurn, { debt, n }: DebtMeant, cents: Cents): string {
  const startMonth = addMonths(monthOf(turn.ground.today), 1);
  const plan = (balanceCents: Cents) =>
    planDebts({ debts: [{ ...debt, balanceCents }], strategy: "avalanche", extraCents: 0, startMonth });
  const [now, then] = [plan(debt.balanceCents), plan(debt.balanceCents - cents)];
  const usd = (id: string, label: string, value: Cents) => workedUsd(turn, id, label, value, "/goals");
  const sum = askedUsd(turn, "amount", cents);
  const left = usd("lump-left", "Owed then", debt.balanceCents - cents);
  if (then.never)
    return `After ${sum} once, ${left} is still owed on {{debt.${n}.name}}, and its payment doesn't cover the interest.`;
  const month = (id: string, value: string) => worked(turn, id, "Paid off", { unit: "month", month: value }, "/goals");
  const months = (id: string, label: string, value: number) =>
    worked(turn, id, label, { unit: "months", months: value }, "/goals");
  const ends = now.never
    ? `With ${sum} once, {{debt.${n}.name}} ends in ${month("once-month", then.lastMonth)}; without it never.`
    : now.lastMonth === then.lastMonth
      ? `${sum} once leaves {{debt.${n}.name}} ending in ${month("alone-month", now.lastMonth)}, with a smaller last payment`
      : `With ${sum} once, {{debt.${n}.name}} is paid off in ${month("once-month", then.lastMonth)} instead of ` +
        `${month("alone-month", now.lastMonth)}: ` +
        `${months("sooner", "Sooner by", now.months.length - then.months.length)} sooner`;
  const spared = now.never
    ? ""
    : `, and it saves ${usd("lump-spared", "Less interest", now.totalInterestCents - then.totalInterestCents)} of interest.`;
  return paragraphs(
    `${ends}${spared}`,
    sentences(
      `${left} of the {{debt.${n}.balance}} would still be owed, at {{debt.${n}.rate}} interest` +
        `${debt.rateKnown ? "" : ", a rate that's only assumed"} and {{debt.${n}.minimum}} a month as now.`,
      outOf(turn, cents),
      rateNote(turn, debt),
    ),
  );
}

/** It needn't be found: 'my bonus', 'the tax refund'. */
const COMES_IN =
  /\b(?:bonus|refund|rebate|windfall|inherit\w*|commission|overtime|severance|stimulus|gift(?:ed)?|sold|selling)\b/;

/** What it would be paid from. */
function outOf(turn: PlanTurn, cents: Cents): string {
  const { sheet, ground } = turn;
  if (COMES_IN.test(turn.plain)) return "";
  const left = sideBefore(ground).leftCents;
  if (sheet.has("emergency.gap"))
    return "Before an extra payment comes the emergency fund: it's still {{emergency.gap}} short.";
  if (left !== null && left >= cents)
    return `A usual month leaves ${workedUsd(turn, "left-before", "Left over each month", left)}, so one month has it.`;
  return ifKnown(
    sheet,
    "balance.savings",
    "A usual month doesn't leave that much: it would come out of savings of {{balance.savings}}.",
  );
}
