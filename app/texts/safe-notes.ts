// What is said below the sum that leads to what is safe to spend.
import type { LowestDay } from "~/domain/forecast/balances";
import type { SafeToSpend } from "~/domain/forecast/safe-to-spend";
import { formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import { aboutAmount } from "./forecast";

/** `You could spend $5,265.26 before payday, but checking would then be $3,071.75 short on Dec 10, after about …` */
export function keptForLaterWords({ cents, keptCents, tightest, payday, until }: SafeToSpend): string | null {
  if (keptCents === 0) return null;
  const when = payday ? "before payday" : `until ${shortDate(until)}`;
  const { after, day } = tightest;
  const because =
    after?.day === day
      ? `, when ${aboutAmount(after)} goes to ${after.name}`
      : after
        ? `, after ${aboutAmount(after)} to ${after.name} on ${shortDate(after.day)}`
        : "";
  return `You could spend ${formatUsd(cents + keptCents)} ${when}, but checking would then be ${formatUsd(keptCents)} short on ${shortDate(day)}${because}.`;
}

/** Why what is safe to spend is more than the lowest balance that stands beside it; null where it isn't. */
export function aboveLowestWords(safe: SafeToSpend, lowest: LowestDay | null): string | null {
  if (!lowest || safe.cents <= Math.max(0, lowest.cents)) return null;
  const low = `${formatUsd(lowest.cents)} on ${shortDate(lowest.day)}`;
  if (lowest.day > safe.lookedTo)
    return safe.payday
      ? `The lowest day, ${low}, comes after another pay, so it isn't taken off here.`
      : `The lowest day, ${low}, comes later than ${shortDate(safe.lookedTo)}, so it isn't taken off here.`;
  return safe.heldCents === lowest.account.balanceCents
    ? `Everyday spending comes out of this. If you spend as usual, the lowest day is ${low}.`
    : `All your checking accounts count here. The lowest day of ${lowest.account.name} alone is ${low}.`;
}

/** What is said below the sum that leads to it. */
export const safeNotes = (safe: SafeToSpend, lowest: LowestDay | null): string[] =>
  [keptForLaterWords(safe), aboveLowestWords(safe, lowest)].flatMap((note) => note ?? []);
