// The day on which a goal reached an amount, by what was put there.

import { sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { doneOf } from "./goal-pace";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/goals" };
const ASKS_WHEN = ["passed", "first", "latest"];

/** Null where no day is asked for, or no amount is said. */
export function goalPassed({ query, notes, household }: StandingTurn, goal: CoachGoal): string | null {
  const { measure, statistic, comparison } = query;
  const isAsked = measure === "saved" || measure === "added" || measure === "reached";
  if (!isAsked || !ASKS_WHEN.includes(statistic) || comparison?.against !== "amount" || goal.type !== "savings")
    return null;
  const limit = notes.usd("limit", "The amount you asked about", comparison.cents);
  const name = notes.name("goal-name", goal.name);
  const now = notes.usd("now", "Saved toward the goal", doneOf(goal), LINK);
  if (doneOf(goal) < comparison.cents) return `${name} isn't there yet: it holds ${now}, and you asked about ${limit}.`;
  let sum = 0;
  const entries = [...goal.entries].sort((a, b) => (a.day < b.day ? -1 : 1));
  const entry = entries.find(({ amountCents }) => (sum += amountCents) >= comparison.cents);
  if (!entry || entry.kind === "opening" || entry.day > household.today)
    return `${name} held ${limit} from the start: it holds ${now} now.`;
  return sentences(
    `${name} reached ${limit} on ${notes.day("day", "On this day", entry.day, LINK)}, with ` +
      `${notes.usd("then", "Saved then", sum, LINK)}.`,
    `Now it holds ${now}.`,
  );
}
