// Pay it off or save: what the same money does on the debt that is named, and what it does in savings, each in figures.

import { bullets } from "~/domain/coach/advice";
import { planDebts } from "~/domain/goals/payoff-order";
import { payoffFor } from "~/domain/goals/payoff-advice";
import type { KnownDebt } from "~/domain/household/debts";
import { sideBefore } from "~/domain/household/ground";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import type { Cents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { onceOnDebt } from "./goal-or-debt";
import { debtMeant, type DebtMeant, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/goals";

export function bothSides(turn: PlanTurn): string {
  const meant = debtMeant(turn) ?? dearest(turn);
  if (!meant) return "";
  const { amountCents, monthlyCents } = turn.request;
  const once = monthlyCents === undefined ? amountCents : undefined;
  const each = once === undefined ? (monthlyCents ?? usualExtra(turn)) : 0;
  const [debtSide, savingsSide] =
    once === undefined
      ? [monthlyOnDebt(turn, meant, each), monthlyInSavings(turn, each)]
      : [onceOnDebt(turn, meant.debt, once) || unknownOnDebt(turn, meant, once), onceInSavings(turn, once)];
  return bullets([debtSide, savingsSide, comesLater(turn, meant)].filter((line) => line !== ""));
}

const byRate = ({ ground }: PlanTurn): KnownDebt[] => [...ground.debts].sort((a, b) => b.ratePercent - a.ratePercent);

function dearest(turn: PlanTurn): DebtMeant | null {
  const [debt] = byRate(turn);
  return debt ? { debt, n: turn.ground.debts.indexOf(debt) + 1 } : null;
}

/** What the payoff adviser would put on top, where no amount is said. */
function usualExtra({ ground }: PlanTurn): Cents {
  const advice = payoffFor(ground);
  const left = sideBefore(ground).leftCents ?? 0;
  return advice.is === "plan" ? advice.extraCents : Math.max(0, Math.floor(left / 2 / 10_00) * 10_00);
}

const isUsual = ({ request }: PlanTurn): boolean => request.monthlyCents === undefined;
const extraOf = (turn: PlanTurn, cents: Cents): string =>
  workedUsd(turn, "side-each", isUsual(turn) ? "A part of what a month leaves" : "Extra", cents);
/** Where nobody named an amount, it's said where it comes from. */
const withExtra = (turn: PlanTurn, cents: Cents): string =>
  `${extraOf(turn, cents)} extra a month${isUsual(turn) ? ", a part of what a usual month leaves," : ""}`;

function monthlyOnDebt(turn: PlanTurn, { debt, n }: DebtMeant, each: Cents): string {
  const startMonth = addMonths(monthOf(turn.ground.today), 1);
  const plan = (extraCents: Cents) => planDebts({ debts: [debt], strategy: "avalanche", extraCents, startMonth });
  const [now, faster] = [plan(0), plan(each)];
  const owed =
    `{{debt.${n}.name}}, {{debt.${n}.balance}} at {{debt.${n}.rate}} interest` +
    `${debt.rateKnown ? "" : ", a rate that's only assumed"}`;
  const month = (id: string, value: string) => worked(turn, id, "Paid off", { unit: "month", month: value }, HREF);
  if (now.never)
    return faster.never
      ? `${owed}: its payment of {{debt.${n}.minimum}} a month doesn't cover the interest.`
      : `${owed}: with ${withExtra(turn, each)} it ends in ${month("side-faster", faster.lastMonth)}, ` +
          `and without it never.`;
  const alone =
    `ends in ${month("side-alone", now.lastMonth)} as it's paid now, with ` +
    `${workedUsd(turn, "side-alone-interest", "Interest until then", now.totalInterestCents, HREF)} of interest until then`;
  if (faster.never || each <= 0) return `${owed}: it ${alone}.`;
  const sooner = { unit: "months", months: now.months.length - faster.months.length } as const;
  const spared = now.totalInterestCents - faster.totalInterestCents;
  return (
    `${owed}: it ${alone}. With ${withExtra(turn, each)} it ends in ` +
    `${month("side-faster", faster.lastMonth)}, ${worked(turn, "side-sooner", "Months sooner", sooner, HREF)} sooner, ` +
    `with ${workedUsd(turn, "side-interest", "Less interest", spared, HREF)} less interest.`
  );
}

function monthlyInSavings(turn: PlanTurn, each: Cents): string {
  const { sheet } = turn;
  if (each <= 0) return "In savings: a usual month leaves nothing to put there as it stands.";
  const [extra, year] = [extraOf(turn, each), workedUsd(turn, "side-year", "A year", each * 12, HREF)];
  if (!sheet.has("emergency.gap")) return `In savings ${extra} a month makes ${year} a year.`;
  const months = { unit: "months", months: Math.ceil(sheet.cents("emergency.gap") / each) } as const;
  return (
    `In savings ${extra} a month makes ${year} a year, and takes ` +
    `${worked(turn, "side-months", "Months until the cushion's lower end", months, HREF)} to make up the ` +
    `{{emergency.gap}} that the cushion is short of {{guide.emergency-low}} of needs.`
  );
}

function unknownOnDebt(turn: PlanTurn, { debt, n }: DebtMeant, once: Cents): string {
  const left = workedUsd(turn, "side-owed", "Owed then", Math.max(0, debt.balanceCents - once), HREF);
  return (
    `On {{debt.${n}.name}} it leaves ${left} of the {{debt.${n}.balance}} owed; what that spares I can't tell, since its ` +
    `${debt.rateKnown ? "payment" : "interest rate"} isn't known.`
  );
}

function onceInSavings(turn: PlanTurn, once: Cents): string {
  const { ground } = turn;
  if (ground.fundNeedsCents <= 0) return "";
  const months = { unit: "months", months: (ground.fundCents + once) / ground.fundNeedsCents } as const;
  const then = worked(turn, "side-cushion", "Months of needs that savings would cover", months, HREF);
  return `In savings the sum would cover ${then} of needs, where {{emergency.months}} are covered now.`;
}

/** What another debt decides is said of the one that is named, too. */
function comesLater(turn: PlanTurn, { debt, n }: DebtMeant): string {
  const [first] = byRate(turn);
  if (!first || first.id === debt.id || first.ratePercent < DEAR_PERCENT) return "";
  const at = turn.ground.debts.indexOf(first) + 1;
  const isDear = debt.ratePercent >= DEAR_PERCENT;
  return (
    `So {{debt.${n}.name}} waits${isDear ? "" : ", since it isn't expensive debt"}: keep paying its ` +
    `{{debt.${n}.minimum}} a month while {{debt.${at}.name}}, at {{debt.${at}.rate}}, gets what is extra.`
  );
}
