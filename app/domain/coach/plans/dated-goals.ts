// What goals with a date ask of a month, before anything is bought out of it; and the goal that is for just this purchase.

import { sentences } from "~/domain/coach/advice";
import { outlookOfGoal } from "~/domain/coach/engine/goal-pace";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { roomOf } from "~/domain/coach/room";
import type { WhatIf, WhatIfOutcome } from "~/domain/household/what-if";
import { type Cents, sumCents } from "~/domain/money";
import { monthOf } from "~/domain/periods";
import { type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/goals";
/** A price is said in round figures. */
const NEAR = 0.05;

type Dated = { askCents: Cents; roomCents: Cents; restCents: Cents; own: CoachGoal | null };

/** Null where nothing is bought, no goal speaks of it, or what a month leaves isn't known. */
function datedGoals({ inputs, sheet, plain }: PlanTurn, whatIf: WhatIf): Dated | null {
  const room = roomOf(sheet);
  if (whatIf.kind !== "purchase" || sheet.signs.length > 0 || room === null || !sheet.has("room.average")) return null;
  const own = inputs.goals.find((goal) => isFor(goal, whatIf, plain)) ?? null;
  const ask = sumCents(inputs.goals.filter((goal) => goal !== own).map((goal) => askOf(goal, inputs.today)));
  return ask <= 0 && own === null ? null : { askCents: ask, roomCents: room, restCents: room - ask, own };
}

/** A debt's minimum is a payment already; its date takes what comes on top. */
function askOf(goal: CoachGoal, today: string): Cents {
  const { neededCents, restCents } = outlookOfGoal(goal, today);
  if (neededCents === null || restCents <= 0) return 0;
  return Math.max(0, neededCents - (goal.type === "debt" ? (goal.minimumCents ?? 0) : 0));
}

/** Of two of its name, its price and its month: what somebody saves for is rarely said the same way twice. */
function isFor({ type, name, targetCents, currentCents, deadline }: CoachGoal, whatIf: WhatIf, plain: string): boolean {
  if (type !== "savings" || currentCents >= targetCents) return false;
  const isNamed = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).some(
    (word) => !COMMON.has(word) && new RegExp(`\\b${word}s?\\b`).test(plain),
  );
  const isPrice = Math.abs(targetCents - whatIf.amountCents) <= targetCents * NEAR;
  const isMonth = whatIf.date !== null && deadline !== null && monthOf(deadline) === monthOf(whatIf.date);
  return [isNamed, isPrice, isMonth].filter(Boolean).length > 1;
}
const COMMON = new Set(
  "fund save saving savings goal goals money account emergency with from this that next year".split(" "),
);

const isTight = ({ askCents, restCents }: Dated, asideCents: Cents): boolean =>
  askCents > 0 && Math.max(0, asideCents) > restCents;

/** What fits a month, but not beside the dates of goals, is no plain yes. */
export function withDatedGoals(turn: PlanTurn, outcome: WhatIfOutcome): WhatIfOutcome {
  const dated = datedGoals(turn, outcome.whatIf);
  const { verdict, effect } = outcome;
  if (!dated || !isTight(dated, effect.spentCents) || verdict.says === "not-now") return outcome;
  return {
    ...outcome,
    verdict: { ...verdict, says: "yes-but", reasons: [...verdict.reasons, "goals-take-the-month"] },
  };
}

/** The goal that is for it, and what the dates of the others leave of a month. */
export function datedGoalsWords(turn: PlanTurn, { whatIf, effect }: WhatIfOutcome): string {
  const dated = datedGoals(turn, whatIf);
  return dated ? sentences(ownWords(turn, dated), othersWords(turn, dated, effect.spentCents)) : "";
}

/** With a goal for it a month's part is the goal's: what it holds already needn't be put aside again. */
export const isOfGoal = (turn: PlanTurn, { whatIf }: WhatIfOutcome): boolean => Boolean(datedGoals(turn, whatIf)?.own);

function ownWords(turn: PlanTurn, { own }: Dated): string {
  if (!own) return "";
  // Under this name the answer offers the goal that there is, and no other.
  const name = worked(turn, "start-name", "Name", { unit: "name", text: own.name }, HREF);
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, HREF);
  const by =
    own.deadline === null
      ? ""
      : ` by ${worked(turn, "deadline", "Date of the goal", { unit: "day", day: own.deadline }, HREF)}`;
  const { restCents, neededCents } = outlookOfGoal(own, turn.inputs.today);
  const left = `, so ${usd("missing", "Missing", restCents)} is left to save`;
  const monthly =
    neededCents === null ? "" : `, ${usd("in-time", "A month, to be there in time", neededCents)} a month`;
  return (
    `You have a goal for it: ${name} holds ${usd("start", "There already", own.currentCents)} of ` +
    `${usd("target", "Target of the goal", own.targetCents)}${by}${left}${monthly}.`
  );
}

function othersWords(turn: PlanTurn, dated: Dated, asideCents: Cents): string {
  const { askCents, restCents, own } = dated;
  if (askCents <= 0) return "";
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, Math.abs(cents), HREF);
  const ask = usd("goals-ask", "What dated goals take a month", askCents);
  const lead = `The dates of your ${own ? "other " : ""}goals take ${ask} a month`;
  if (restCents <= 0)
    return restCents === 0
      ? `${lead}, all that a usual month leaves.`
      : `${lead}, and a usual month leaves {{room.average}}: ${usd("goals-short", "Missing for dated goals", restCents)} is missing before this.`;
  const free = usd("goals-rest", "Left a month beside dated goals", restCents);
  return (
    `${lead} of the {{room.average}} that a usual month leaves, so ${free} a month is free for this` +
    `${isTight(dated, asideCents) ? ", less than it takes" : ""}.`
  );
}
