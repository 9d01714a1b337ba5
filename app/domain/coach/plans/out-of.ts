// A sum out of the money that somebody names, 'from savings': whether it's there, what is left, and what is missing by a day.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { monthsLeft } from "~/domain/goals/pace";
import { LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import { type Cents, sumCents } from "~/domain/money";
import { outOfChecking } from "./out-of-checking";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

type Pot = { name: string; holds: string; cents: Cents; isSavings: boolean };

/** Null where no account of one's own is named. */
export function outOf(turn: PlanTurn, amountCents: Cents): Reply | null {
  const ahead = outOfChecking(turn, amountCents);
  if (ahead) return ahead;
  const pot = potOf(turn);
  if (!pot) return null;
  const rest = pot.cents - amountCents;
  return reply(rest < 0 ? short(turn, pot, amountCents, -rest) : enough(turn, pot, amountCents, rest));
}

function potOf(turn: PlanTurn): Pot | null {
  const { request, inputs } = turn;
  const accounts = inputs.accounts.filter(
    ({ id, type }) => HOLDS.includes(type) && request.from?.some((one) => one === id || one === type),
  );
  const [only, ...others] = accounts;
  if (!only) return null;
  const cents = sumCents(accounts.map(({ balanceCents }) => balanceCents));
  const types = [...new Set(accounts.map(({ type }) => type))];
  const name =
    others.length === 0
      ? worked(turn, "pot-name", "Name", { unit: "name", text: only.name }, "/accounts")
      : types.join(" and ");
  return {
    name,
    holds: workedUsd(turn, "pot", "Balance", cents, "/accounts"),
    cents,
    isSavings: types.length === 1 && only.type === "savings",
  };
}
const HOLDS: readonly string[] = ["savings", "checking", "investment"];

function short(turn: PlanTurn, { name, holds }: Pot, amountCents: Cents, missingCents: Cents): string {
  const { request, ground } = turn;
  const missing = workedUsd(turn, "lacking", "Missing", missingCents, "/accounts");
  const sum = askedUsd(turn, "amount", amountCents);
  const each = request.date ? Math.ceil(missingCents / monthsLeft(ground.today, request.date)) : null;
  return sentences(
    `Not from ${name} alone: that holds ${holds}, ${missing} less than ${sum}.`,
    each === null || !request.date
      ? ""
      : `${workedUsd(turn, "aside", "Put aside a month", each)} more a month brings it there by ` +
          `${asked(turn, "date", { unit: "day", day: request.date }, "The day you asked about")}.`,
  );
}

function enough(turn: PlanTurn, { name, holds, isSavings }: Pot, amountCents: Cents, restCents: Cents): string {
  const { ground, request, sheet } = turn;
  const needs = ground.fundNeedsCents;
  const isLow = isSavings && needs > 0 && restCents < LEAST_CUSHION_MONTHS * needs;
  const wasLow = sheet.has("emergency.gap");
  const due = request.date
    ? ` by ${asked(turn, "date", { unit: "day", day: request.date }, "The day you asked about")}`
    : "";
  const sum = askedUsd(turn, "amount", amountCents);
  const rest = workedUsd(turn, "rest", "Left", restCents, "/accounts");
  return sentences(
    isLow
      ? `The money is there${due}, but it's better left: ${sum} takes savings ${wasLow ? "further " : ""}below a safe minimum.`
      : `Yes: ${sum} is there${due}.`,
    `${rest} would be left in ${name}, of ${holds}.`,
    isSavings && needs > 0
      ? "Savings would cover " +
          worked(
            turn,
            "cushion-after",
            "Months of needs that savings cover",
            { unit: "months", months: restCents / needs },
            "/accounts",
          ) +
          " of needs then, and {{emergency.months}} now."
      : "",
  );
}
