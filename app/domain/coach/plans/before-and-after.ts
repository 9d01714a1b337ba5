// The household on both sides of a what-if, in words: the month, the cushion, the debts.

import { sentences } from "~/domain/coach/advice";
import type { WhatIfOutcome } from "~/domain/household/what-if";
import type { Cents } from "~/domain/money";
import { debtEndLabel } from "~/texts/owed";
import { type PlanTurn, worked, workedUsd } from "./turn";

/** What a usual month leaves, now and then. */
export function monthThen(
  turn: PlanTurn,
  { before, after }: Pick<WhatIfOutcome, "before" | "after">,
  href: string,
): string {
  const left = (id: string, cents: Cents) =>
    workedUsd(turn, `left-${id}`, cents < 0 ? "Short in a usual month" : "Left over each month", Math.abs(cents), href);
  const { leftCents: was } = before;
  const { leftCents: is } = after;
  return was === null || is === null
    ? ""
    : was === is
      ? `A usual month ${was < 0 ? "is short by" : "leaves"} ${left("before", was)}, and that stays.`
      : `A usual month ${was < 0 ? "is short by" : "leaves"} ${left("before", was)} now and ` +
        `${is < 0 ? "would be short by" : "would leave"} ${left("after", is)} then.`;
}

export function beforeAndAfter(turn: PlanTurn, outcome: WhatIfOutcome, href: string): string {
  const { before, after, effect } = outcome;
  const lasts = (id: string, months: number) =>
    worked(turn, `cushion-${id}`, "Months of needs that savings cover", { unit: "months", months }, href);
  const cushion =
    before.cushionMonths === null || after.cushionMonths === null
      ? ""
      : effect.fromFundCents === 0 && effect.needsCents === 0
        ? `Your savings cover ${lasts("before", before.cushionMonths)} of needs, untouched.`
        : `Your savings cover ${lasts("before", before.cushionMonths)} of needs now and ${lasts("after", after.cushionMonths)} then.`;
  return sentences(monthThen(turn, outcome, href), cushion, debtFree(turn, { before, after }, href));
}

function debtFree(turn: PlanTurn, { before, after }: Pick<WhatIfOutcome, "before" | "after">, href: string): string {
  const [was, is] = [before.debtFree, after.debtFree];
  if (is.is === "never") return "With these payments debt would never end.";
  if (is.is === "none") return "";
  const label = debtEndLabel(turn.ground.unseenLoans);
  const month = (id: string, text: string) =>
    worked(turn, `debt-free-${id}`, label, { unit: "month", month: text }, href);
  if (was.is !== "month")
    return turn.ground.unseenLoans > 0
      ? `It would be paid off in ${month("after", is.month)}.`
      : `You'd be free of debt in ${month("after", is.month)}.`;
  return was.month === is.month ? "" : `${label}: ${month("before", was.month)} now, ${month("after", is.month)} then.`;
}
