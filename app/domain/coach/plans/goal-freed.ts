// A goal beside another change: what giving something up frees for it, and what costs more and may come out of it.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { roomOf, roomText } from "~/domain/coach/room";
import { type Pace, projectedDay } from "~/domain/goals/pace";
import { type Cents, sumCents } from "~/domain/money";
import { type Day, daysBetween } from "~/domain/periods";
import {
  goalDateWords,
  goalDay,
  goalHolds,
  goalNamed,
  goalPaceNow,
  missingIn,
  monthsApart,
  type SavedFor,
} from "./goal-words";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

/** What giving something up leaves a month, or cutting it by so much. */
export function freedBy({ request, stopped }: PlanTurn): Cents {
  const usual = sumCents(stopped.map(({ monthCents }) => monthCents));
  if (request.subject && request.monthlyCents !== undefined) return Math.min(usual, Math.abs(request.monthlyCents));
  return Math.round((usual * (request.sharePercent ?? 100)) / 100);
}

const whatGets = ({ request }: PlanTurn): string => (request.plan === "extra-payment" ? "the debt" : "the goal");

export function freedWords(turn: PlanTurn): string {
  const freed = freedBy(turn);
  const { request, stopped } = turn;
  if (freed > 0) {
    const names = stopped.map(({ label, href }, at) =>
      worked(turn, `freed-${at + 1}-name`, "Name", { unit: "name", text: label }, href),
    );
    const href = stopped[0]?.href;
    if (request.monthlyCents !== undefined)
      return (
        `${worked(turn, "freed", "Freed a month", { unit: "usd", cents: freed }, href)} a month less on ` +
        `${names.join(" and ")}${freed < Math.abs(request.monthlyCents) ? ", all that you usually spend on it," : ""} goes into ${whatGets(turn)} here.`
      );
    return (
      `Giving up ${request.sharePercent === undefined ? "" : "that part of "}${names.join(" and ")} frees ` +
      `${workedUsd(turn, "freed", "Freed a month", freed, href)} a month, as you usually spend on it; all of that goes into ${whatGets(turn)} here.`
    );
  }
  return "";
}

type Dearer = { goal: SavedFor; pace: Pace; end: Day; cents: Cents };

/** Something that costs more: what a month leaves may take it, and else it comes out of what goes into the goal. */
export function withDearer(turn: PlanTurn, { goal, pace, end, cents }: Dearer): Reply {
  const room = roomOf(turn.sheet);
  const cost = asked(turn, "cost", { unit: "usd", cents }, "What it costs more a month");
  const now = goalDay(turn, "now", "Full at this pace", end);
  const rest = pace.perMonthCents - cents;
  const slower = { ...pace, addedCents: Math.max(1, (pace.addedCents * rest) / pace.perMonthCents) };
  const then = rest > 0 ? projectedDay(missingIn(goal), slower, turn.ground.today) : null;
  const out =
    then === null
      ? "none of that would be left, and it would stay where it is"
      : `it's full on ${goalDay(turn, "full", "Full then", then)}, ${monthsApart(turn, daysBetween(then, end))}`;
  return reply(
    sentences(
      room !== null && room >= cents
        ? `${goalNamed(turn, goal)} can still be full on ${now}. ${roomText(turn.sheet).replace(/\.$/, "")}, which takes ${cost} a month more.`
        : `At your pace ${goalNamed(turn, goal)} is full on ${now}, but a usual month doesn't have ${cost} more to give.`,
      `If it came out of the ${goalPaceNow(turn, pace)} a month that you've been adding, ${out}: ${goalHolds(turn, goal)}.`,
      goalDateWords(turn, goal, room !== null && room >= cents ? end : then),
    ),
  );
}
export const COSTS_MORE =
  /\b(?:rent|bills?|insurance|mortgage|power|electric\w*|phone|internet|daycare|tuition|groceries|gas)\b/;
