// What a forecast says in one sentence.

import type { LowestDay } from "~/domain/forecast/balances";
import { isForeseen, type SafeGlance } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast, ForecastPlan } from "~/domain/forecast/types";
import { type Cents, formatAbout, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** 'rent' says more than the landlord's name. */
export function nameInSentence(
  { key, name }: Pick<ForecastEntry, "key" | "name">,
  plans: readonly ForecastPlan[],
): string {
  return plans.find((plan) => plan.key === key)?.category === "mortgage_rent" ? "rent" : name;
}

/** `Lowest on Dec 3: $412.10 in Checking, after rent.` */
export function lowestSentence(lowest: LowestDay | null, forecast: Forecast): string {
  if (!lowest) return "Add a checking account to see what the next 90 days bring.";
  const { today, plans, to } = forecast;
  const { day, cents, account, after } = lowest;
  const held = formatUsd(cents);
  // A line that only habits move is no forecast.
  if (cents >= 0 && !isForeseen(forecast))
    return `${account.name} holds ${held}. We can't forecast the next 90 days until we know of a paycheck or a bill.`;
  if (cents >= 0 && day === today)
    return `Today is the low point: through ${shortDate(to)}, ${account.name} stays at ${held} or more.`;
  const because = after ? `, after ${nameInSentence(after, plans)}` : "";
  return cents < 0
    ? `${account.name} falls below zero: ${held} on ${shortDate(day)}${because}.`
    : `Lowest on ${shortDate(day)}: ${held} in ${account.name}${because}.`;
}

/** Until when it must last, and whether that is a payday; said the same way wherever safe to spend is shown. */
export const untilWords = ({ until, payday }: SafeGlance): string =>
  payday ? `Until payday on ${shortDate(payday)}` : `Until ${shortDate(until)}: no regular pay found yet`;

/** What the bar beside it shows. */
export const safePartWords = (safeCents: Cents, heldCents: Cents): string =>
  `${formatUsd(safeCents)} of the ${formatUsd(heldCents)} in checking is safe to spend, ${formatUsd(heldCents - safeCents)} is set aside for what's due`;

/** What is certain, or the same each time, is known to the cent. */
export const isExact = ({ confidence, isFixed }: Pick<ForecastEntry, "confidence" | "isFixed">): boolean =>
  confidence === "certain" || isFixed === true;
export const aboutAmount = ({ cents, ...known }: Pick<ForecastEntry, "cents" | "confidence" | "isFixed">): string =>
  isExact(known) ? formatUsd(Math.abs(cents)) : `about ${formatAbout(Math.abs(cents))}`;
