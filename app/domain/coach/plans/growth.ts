// What grows by a percentage a year, added to each month: a balance, what is put in, and how long a sum takes.

import { sentences } from "~/domain/coach/advice";
import type { Cents } from "~/domain/money";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const MAX_MONTHS = 1_200;

/** What is there after so many months, with so much put in at the end of each. */
export function grownTo(startCents: Cents, monthlyCents: Cents, ratePercent: number, months: number): Cents {
  const factor = 1 + ratePercent / 1_200;
  let cents = startCents;
  for (let month = 0; month < months; month++) cents = cents * factor + monthlyCents;
  return Math.round(cents);
}

/** Null where it is never there. */
export function monthsUntil(
  { startCents, targetCents }: { startCents: Cents; targetCents: Cents },
  monthlyCents: Cents,
  ratePercent: number,
): number | null {
  const factor = 1 + ratePercent / 1_200;
  let cents = startCents;
  for (let month = 0; month <= MAX_MONTHS; month++) {
    if (cents >= targetCents) return month;
    cents = cents * factor + monthlyCents;
  }
  return null;
}

export const rateSaid = (turn: PlanTurn): string =>
  turn.request.ratePercent === undefined
    ? ""
    : worked(turn, "growth-rate", "Growth a year, as you said", { unit: "percent", percent: turn.request.ratePercent });

export const ONLY_SUPPOSED = "That it grows so much is only supposed.";

type Growing = { monthlyCents: Cents; term: number; rate: number; start: { cents: Cents; says: string } | null };
/** So much a month that grows by a percentage a year, with what is there already where that is named. */
export function addedWithGrowth(turn: PlanTurn, { monthlyCents, term, rate, start }: Growing): string {
  const startCents = start?.cents ?? 0;
  const then = grownTo(startCents, monthlyCents, rate, term);
  const growth = then - startCents - monthlyCents * term;
  return sentences(
    `${workedUsd(turn, "then", "There then", then, "/accounts")} after ` +
      `${asked(turn, "term", { unit: "months", months: term })} of ${askedUsd(turn, "payment", monthlyCents)} a month, growing ` +
      `${rateSaid(turn)} a year: ${workedUsd(turn, "growth", "Growth in all", growth, "/accounts")} of it is growth, ` +
      `${askedUsd(turn, "total", monthlyCents * term)} is put in.`,
    start === null ? "" : `What is there already grows with it: ${start.says}.`,
    ONLY_SUPPOSED,
  );
}
