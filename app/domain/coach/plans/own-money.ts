// What there is of one's own toward what a home takes at once.

import type { Cents } from "~/domain/money";
import { type PlanTurn, workedUsd } from "./turn";

/** All that could pay it, and how far that reaches: an emergency fund is in it, and investments at today's worth. */
export function ownMoney(turn: PlanTurn, onceCents: Cents): string {
  const own = (types: readonly string[]) =>
    turn.inputs.accounts
      .filter(({ type, balanceCents }) => types.includes(type) && balanceCents > 0)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const [cash, invested] = [own(["checking", "savings"]), own(["investment"])];
  if (onceCents <= 0 || cash <= 0) return "";
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, "/accounts");
  const rest = cash + invested - onceCents;
  const all =
    invested > 0
      ? `, with ${usd("own-invested", "In investments", invested)} of investments ${usd("own", "All of it", cash + invested)}`
      : "";
  return (
    `Checking and savings hold ${usd("own-cash", "In checking and savings", cash)}${all}: ` +
    `${usd("own-rest", rest < 0 ? "Missing for what is paid at once" : "Left after what is paid at once", Math.abs(rest))}` +
    ` ${rest < 0 ? "is missing for that alone" : "would be left after it"}, the emergency fund included.`
  );
}
