// A goal that gets a sum at once, and then so much a month, by a day: all that somebody supposes about it in one answer.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { monthsLeft, paceOf } from "~/domain/goals/pace";
import { anyOf } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { addMonths, type Day, monthOf } from "~/domain/periods";
import { countedFrom, startWords } from "./from-when";
import { freedBy, freedWords } from "./goal-freed";
import { goalDateWords, goalDay, goalNamed, goalUsd, missingIn, type SavedFor } from "./goal-words";
import { onTop } from "./on-top";
import { asked, type PlanTurn, worked } from "./turn";

const HREF = "/goals";
const TARGET =
  /\b(?:target|instead of|make it|raise the goal|lower the goal|only need|needs? to be|(?:goal|it) (?:to|of|is|was|were) \$?\d|costs?|total)\b/;
const AT_ONCE = anyOf(
  /\b(?:now|once|today|tomorrow|up ?front|lump|bonus|refund|gift|sell|sold|right away|one[- ]?time|first)\b/,
  /\b(?:toss\w*|throw\w*|threw|put\w*|add\w*|drop\w*|move\w*|send|sent|kick\w*|chip\w*|dump\w*|start with|then|plus)\b/,
);

/** What goes in at once; else it's another target. */
export function isPutOnce({ plain }: Pick<PlanTurn, "plain">, goal: SavedFor, cents: Cents): boolean {
  if (TARGET.test(plain)) return false;
  return AT_ONCE.test(plain) || cents < missingIn(goal);
}

type Supposed = { once: Cents; monthlyCents: Cents | null; words: string };

/** `once` is 0 where so much a month alone stands beside a day. */
export function goalWithSum(turn: PlanTurn, goal: SavedFor, once: Cents): Reply {
  const left = missingIn(goal) - once;
  if (left <= 0)
    return reply(
      sentences(
        `With ${onceSaid(turn, once)} put in at once, ${goalNamed(turn, goal)} is full: ${holds(turn, goal)}.`,
        left < 0 ? `${goalUsd(turn, "beyond", "More than it takes", -left)} of it would be left over.` : "",
      ),
    );
  const supposed = { once, ...monthlySupposed(turn, goal) };
  const { date } = turn.request;
  return date === undefined
    ? whenFull(turn, goal, left, supposed)
    : byDay(turn, goal, { left, day: withinItsMonth(goal, date) }, supposed);
}

/** 'By May', where its date is in May, is that date. */
export const withinItsMonth = ({ deadline }: Pick<SavedFor, "deadline">, day: Day): Day =>
  deadline !== null && monthOf(deadline) === monthOf(day) ? deadline : day;

const onceSaid = (turn: PlanTurn, cents: Cents): string =>
  asked(turn, "once", { unit: "usd", cents }, "Put in at once");

const holds = (turn: PlanTurn, goal: SavedFor): string =>
  `it holds ${goalUsd(turn, "start", "There already", goal.currentCents)} of ` +
  `${goalUsd(turn, "target", "Target of the goal", goal.targetCents)} now`;

/** So much a month, or more than now, or times as much, or what is freed for it; else the pace so far. */
function monthlySupposed(turn: PlanTurn, goal: SavedFor): Omit<Supposed, "once"> {
  const { request, ground } = turn;
  const now = paceOf(goal.entries, ground.today)?.perMonthCents ?? null;
  if (request.subject) return { monthlyCents: (now ?? 0) + freedBy(turn), words: freedWords(turn) };
  if (request.times !== undefined && now !== null) return { monthlyCents: Math.round(now * request.times), words: "" };
  if (request.monthlyCents === undefined) return { monthlyCents: now, words: "" };
  if (request.monthlyCents < 0) return { monthlyCents: Math.max(0, (now ?? 0) + request.monthlyCents), words: "" };
  const { monthlyCents, said } = onTop(turn, goal, request.monthlyCents);
  return { monthlyCents, words: said };
}

const perMonth = (turn: PlanTurn, cents: Cents): string => goalUsd(turn, "then-month", "A month then", cents);
const from = (turn: PlanTurn): string => (turn.request.starts === undefined ? "" : ` from ${startWords(turn)} on`);

function supposes(turn: PlanTurn, { once, monthlyCents }: Supposed): string {
  const sum = once > 0 ? `${onceSaid(turn, once)} put in at once` : "";
  const each = monthlyCents ? `${perMonth(turn, monthlyCents)} a month${from(turn)}` : "";
  return [sum, each].filter(Boolean).join(" and ");
}

function whenFull(turn: PlanTurn, goal: SavedFor, left: Cents, supposed: Supposed): Reply {
  const { monthlyCents, words, once } = supposed;
  const then = { ...goal, currentCents: goal.currentCents + once };
  const rest = goalUsd(turn, "missing-then", "Missing then", left);
  if (!monthlyCents)
    return reply(
      sentences(
        `With ${onceSaid(turn, once)} put in at once, ${rest} is missing in ${goalNamed(turn, goal)}: ${holds(turn, goal)}.`,
        "It's too early to tell a pace: too little was added so far.",
        goalDateWords(turn, then, null),
      ),
    );
  const months = Math.ceil(left / monthlyCents);
  const full = addMonths(monthOf(countedFrom(turn)), months);
  return reply(
    sentences(
      `With ${supposes(turn, supposed)} ${goalNamed(turn, goal)} is full in ` +
        `${worked(turn, "full", "Full", { unit: "month", month: full }, HREF)}, after ` +
        `${worked(turn, "time", "Time to save it", { unit: "months", months }, HREF)}: ${holds(turn, goal)}, and ` +
        `${rest} is missing after that.`,
      words,
      goalDateWords(turn, then, `${full}-01`),
    ),
  );
}

function byDay(turn: PlanTurn, goal: SavedFor, { left, day }: { left: Cents; day: Day }, supposed: Supposed): Reply {
  const { monthlyCents, words, once } = supposed;
  const counted = countedFrom(turn);
  const months = monthsLeft(counted, day);
  const until = asked(turn, "by", { unit: "day", day }, "The day you asked about");
  const there = goal.currentCents + once + (monthlyCents ?? 0) * months;
  const short = goal.targetCents - there;
  const each = goalUsd(turn, "by-then", "A month, to be there by then", Math.ceil(left / months));
  const term = worked(turn, "by-months", "Months until then", { unit: "months", months }, HREF);
  return reply(
    sentences(
      `${short > 0 ? "No" : "Yes"}: with ${supposes(turn, supposed)} ${goalNamed(turn, goal)} holds ` +
        `${goalUsd(turn, "then", "There by then", there)} by ${until}, after ${term}, of ` +
        `${goalUsd(turn, "target", "Target of the goal", goal.targetCents)}.`,
      short > 0
        ? `${goalUsd(turn, "short", "Missing by then", short)} would be missing; it takes ${each} a month${once > 0 ? " after the sum" : ""} to be there.`
        : `${each} a month${once > 0 ? " after the sum" : ""} would be enough.`,
      `It holds ${goalUsd(turn, "start", "There already", goal.currentCents)} now.`,
      words,
      goal.deadline !== null && goal.deadline > turn.ground.today && goal.deadline !== day
        ? `The goal's own date is ${goalDay(turn, "deadline", "Date of the goal", goal.deadline)}.`
        : "",
    ),
  );
}
