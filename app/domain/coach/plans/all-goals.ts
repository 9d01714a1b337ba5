// All savings goals at once: what they get, what they would get, what their dates take.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { monthlyToMeet, paceOf } from "~/domain/goals/pace";
import { sumCents } from "~/domain/money";
import { goalUsd, missingIn, reach } from "./goal-words";
import type { PlanTurn } from "./turn";

export function allGoals(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const open = inputs.goals.filter((goal) => goal.type === "savings" && missingIn(goal) > 0);
  const paces = open.map((goal) => paceOf(goal.entries, ground.today)?.perMonthCents ?? 0);
  const now = sumCents(paces);
  if (open.length === 0 || now === 0) return null;
  const then = Math.max(
    0,
    request.times !== undefined ? Math.round(now * request.times) : now + (request.monthlyCents ?? 0),
  );
  const needs = sumCents(
    open.map((goal) => (goal.deadline ? (monthlyToMeet(missingIn(goal), ground.today, goal.deadline) ?? 0) : 0)),
  );
  return reply(
    sentences(
      "Your savings goals would get " +
        `${goalUsd(turn, "then-month", "A month then, for all goals", then)} a month together, ` +
        `instead of the ${goalUsd(turn, "pace", "Added a month lately, to all goals", now)} that you've been adding.`,
      needs > 0
        ? "To meet their dates they take " +
            `${goalUsd(turn, "goals-need", "A month, for goals with a date", needs)} a month, so ` +
            (then >= needs
              ? "that's enough"
              : `${goalUsd(turn, "short", "Short a month", needs - then)} a month would be short`) +
            "."
        : "",
      then > now ? reach(turn, then - now) : "",
    ),
  );
}
