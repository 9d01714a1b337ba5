// Whether a goal could be filled at once out of an account.

import { verdict } from "~/domain/coach/yes-or-no";
import { sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { sumCents } from "~/domain/money";
import { leftOf } from "./goal-pace";
import { chosenAccounts, type StandingTurn } from "./standing-turn";

const LINK = { href: "/goals" };

export function filledFrom({ query, household, notes }: StandingTurn, goal: CoachGoal): string {
  const { goals: _goals, ...from } = query.subject;
  const accounts = chosenAccounts(from, household, []);
  const held = sumCents(accounts.map(({ balanceCents }) => balanceCents));
  const name = notes.name("goal-name", goal.name);
  const target = notes.usd("goal-target", "Target of the goal", goal.targetCents, LINK);
  const missing = leftOf(goal);
  if (missing === 0) return `${name} is full already: all ${target} of it.`;
  const [only, second] = accounts;
  const source = only && !second ? notes.name("from", only.name) : "those accounts";
  const rest = notes.usd("rest", held < missing ? "Missing" : "Left there", held - missing, { href: "/accounts" });
  return sentences(
    verdict(held >= missing, { yes: "it's enough", no: "it isn't enough" }),
    `${name} is missing ${notes.usd("goal-left", "Left to save", missing, LINK)} of ${target}, and ${source} ` +
      `${second ? "hold" : "holds"} ${notes.usd("held", "Balance", held, { href: "/accounts" })}: ` +
      `${held >= missing ? `${rest} would be left` : `${rest} would still be missing`}.`,
    "The money that the goal counts already may be in there, too.",
  );
}
