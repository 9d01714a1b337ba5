// What there is of one's own toward a home's down payment.

import type { Cents } from "~/domain/money";
import { type PlanTurn, workedUsd } from "./turn";

/** All that could pay it down, and how far that reaches: an emergency fund is in it, and investments at today's worth. */
export function ownMoney(turn: PlanTurn, downCents: Cents): string {
  const own = (types: readonly string[]) =>
    turn.inputs.accounts
      .filter(({ type, balanceCents }) => types.includes(type) && balanceCents > 0)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const [cash, invested] = [own(["checking", "savings"]), own(["investment"])];
  if (downCents <= 0 || cash <= 0) return "";
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, "/accounts");
  const rest = cash + invested - downCents;
  const all =
    invested > 0
      ? `, with ${usd("own-invested", "In investments", invested)} of investments ${usd("own", "All of it", cash + invested)}`
      : "";
  return (
    `Checking and savings hold ${usd("own-cash", "In checking and savings", cash)}${all}: ` +
    `${usd("own-rest", rest < 0 ? "Missing for the down payment" : "Left after the down payment", Math.abs(rest))}` +
    ` ${rest < 0 ? "is missing for that alone" : "would be left after it"}, the emergency fund included.`
  );
}
