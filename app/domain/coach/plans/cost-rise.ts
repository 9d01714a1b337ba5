// A cost that goes up or down by a percentage: rent, a category or a shop by what it usually takes, or all spending; as the amount
// a month that it comes to.

import { type Cents, sumCents } from "~/domain/money";
import type { PlanKind } from "~/domain/coach/reading/plan-request";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

const BY_RISE: readonly PlanKind[] = ["usual-left", "afford", "goal-change"];

type Rise = { cents: Cents; of: Cents; name: string; percent: number };

/** Null where no cost that is known goes up, or an amount is said itself. */
function riseOf({ request, ground, stopped, sheet }: PlanTurn): Rise | null {
  const { plan, ratePercent: percent, monthlyCents, amountCents, about, subject } = request;
  if (!BY_RISE.includes(plan) || percent === undefined || percent === 0) return null;
  if (monthlyCents !== undefined || amountCents !== undefined) return null;
  const found: [Cents, string] | null =
    stopped.length > 0
      ? [sumCents(stopped.map(({ monthCents }) => monthCents)), stopped.map(({ label }) => label).join(", ")]
      : about === "rent" && ground.housingCents > 0
        ? [ground.housingCents, "housing"]
        : plan === "usual-left" && !subject && sheet.has("spend.average")
          ? [sheet.cents("spend.average"), "all spending"]
          : null;
  if (!found || found[0] <= 0) return null;
  return { cents: Math.round((found[0] * percent) / 100), of: found[0], name: found[1], percent };
}

/** The same request with the amount a month, and what it goes by. */
export function withRise(turn: PlanTurn): { turn: PlanTurn; said: string } | null {
  const rise = riseOf(turn);
  if (!rise) return null;
  const { cents, of, name, percent } = rise;
  const { subject: _, ratePercent: __, about: ___, ...request } = turn.request;
  const isUp = percent > 0;
  const rate = asked(turn, "rise", { unit: "percent", percent: Math.abs(percent) }, "How much it changes");
  const what = worked(turn, "rise-name", "Name", { unit: "name", text: name });
  const each = workedUsd(turn, "rise-each", isUp ? "More a month" : "Less a month", Math.abs(cents));
  const year = workedUsd(turn, "rise-year", isUp ? "More a year" : "Less a year", Math.abs(cents) * 12);
  const said =
    `${rate} ${isUp ? "more" : "less"} on ${what} is ${each} a month, ${year} a year, ` +
    `of ${workedUsd(turn, "rise-of", "A usual month", of)} in a usual one.`;
  // For a goal what costs more is taken from what goes in.
  const monthlyCents = turn.request.plan === "goal-change" ? -cents : cents;
  return { turn: { ...turn, stopped: [], request: { ...request, monthlyCents } }, said };
}
