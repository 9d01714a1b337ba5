// A goal that gets more or less than now, or that has another date: when it's full then, and what that takes. The pace and the
// months are those that the goals screen has.

import { sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { monthlyToMeet, monthsLeft, type Pace, paceOf, projectedDay } from "~/domain/goals/pace";
import { planDebts } from "~/domain/goals/payoff-order";
import type { Cents } from "~/domain/money";
import { addMonths, addMonthsToDay, type Day, daysBetween, monthOf } from "~/domain/periods";
import { allGoals } from "./all-goals";
import { goalWithSum, isPutOnce, withinItsMonth } from "./goal-with-sum";
import { COSTS_MORE, freedBy, freedWords, withDearer } from "./goal-freed";
import {
  goalDateWords,
  goalDay,
  goalHolds,
  goalNamed,
  goalPaceNow,
  goalUsd,
  missingIn,
  monthsApart,
  reach,
  type SavedFor,
} from "./goal-words";
import { asked, type PlanTurn, worked } from "./turn";

const HREF = "/goals";

export function goalChange(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const goal = inputs.goals.find(({ id, type }) => id === request.named && type === "savings");
  if (!goal) return request.named === undefined ? allGoals(turn) : null;
  if (missingIn(goal) === 0)
    return reply(
      `${goalNamed(turn, goal)} is full: it holds ${goalUsd(turn, "start", "There already", goal.currentCents)} of ` +
        `${goalUsd(turn, "target", "Target of the goal", goal.targetCents)}.`,
    );
  const pace = paceOf(goal.entries, ground.today);
  if (request.amountCents !== undefined) return withAmount(turn, goal, pace, request.amountCents);
  if (request.subject && turn.stopped.length === 0)
    return cannotTell("I see no regular spending by that name, so giving it up would free nothing for the goal.");
  if (request.date !== undefined && request.subject)
    return freedByDay(turn, goal, pace, withinItsMonth(goal, request.date));
  if (request.date !== undefined && (request.monthlyCents !== undefined || request.times !== undefined))
    return goalWithSum(turn, goal, 0);
  if (request.date !== undefined) return byDay(turn, goal, pace, withinItsMonth(goal, request.date));
  if (request.times === 0 && request.months !== undefined) return paused(turn, goal, pace, request.months);
  if (request.months !== undefined) return shifted(turn, goal, pace, request.months);
  return withMore(turn, goal, pace);
}

/** A sum at once, beside whatever else is supposed; or another target, by the day or at the pace that is said. */
function withAmount(turn: PlanTurn, goal: SavedFor, pace: Pace | null, cents: Cents): Reply | null {
  const { amountCents: _, ...rest } = turn.request;
  const isAlone = rest.monthlyCents === undefined && rest.date === undefined && rest.times === undefined;
  // A sum alone is another target, unless the words put it in.
  if (
    isPutOnce(turn, goal, cents) &&
    !(isAlone && !turn.request.subject && !/\b(?:put|add|throw|toss|once|now|today)\w*\b/.test(turn.plain))
  )
    return goalWithSum(turn, goal, cents);
  if (isAlone && !turn.request.subject) return otherTarget(turn, goal, pace, cents);
  const others = turn.inputs.goals.map((one) => (one.id === goal.id ? { ...one, targetCents: cents } : one));
  const changed = goalChange({ ...turn, request: rest, inputs: { ...turn.inputs, goals: others } });
  const target = asked(turn, "target", { unit: "usd", cents }, "The target you asked about");
  const old = goalUsd(turn, "old-target", "Target now", goal.targetCents);
  return (
    changed && { ...changed, text: sentences(changed.text, `That's with a target of ${target} instead of ${old}.`) }
  );
}

const fullNow = (turn: PlanTurn, goal: SavedFor, pace: Pace | null): Day | null =>
  pace && projectedDay(missingIn(goal), pace, turn.ground.today);

/** Another amount to save: what is missing then, and when it's full. */
function otherTarget(turn: PlanTurn, goal: SavedFor, pace: Pace | null, targetCents: Cents): Reply {
  const then = { ...goal, targetCents };
  const old = goalUsd(turn, "old-target", "Target now", goal.targetCents);
  if (missingIn(then) === 0)
    return reply(
      `With a target of ${asked(turn, "target", { unit: "usd", cents: targetCents })} instead of ${old}, ` +
        `${goalNamed(turn, goal)} is full already.`,
    );
  const end = fullNow(turn, then, pace);
  return reply(
    sentences(
      `With that target instead of ${old}, ${goalNamed(turn, goal)} has more to go: ${goalHolds(turn, then)}.`,
      pace && end
        ? `At ${goalPaceNow(turn, pace)} a month it's full on ${goalDay(turn, "full", "Full then", end)}.`
        : "",
      goalDateWords(turn, then, end),
      "I change nothing by myself: the goal's own form on the Goals page does.",
    ),
  );
}

/** What it takes until another day, against what is put in now. */
function byDay(turn: PlanTurn, goal: SavedFor, pace: Pace | null, day: Day): Reply {
  const { ground, plain } = turn;
  const monthly = monthlyToMeet(missingIn(goal), ground.today, day) ?? missingIn(goal);
  const months = monthsLeft(ground.today, day);
  const end = fullNow(turn, goal, pace);
  const isThere = end !== null && end <= day;
  const until = asked(turn, "by", { unit: "day", day }, "The day you asked about");
  const takes =
    `${goalUsd(turn, "by-then", "A month, to be there by then", monthly)} a month for ` +
    worked(turn, "by-months", "Months until then", { unit: "months", months }, HREF);
  const isMoved = MOVED.test(plain) && goal.deadline !== null;
  const old = goal.deadline === null ? null : monthlyToMeet(missingIn(goal), ground.today, goal.deadline);
  const lead = isMoved
    ? `With its date on ${until} instead of ` +
      `${goalDay(turn, "deadline", "Date of the goal", goal.deadline ?? day)}, ${goalNamed(turn, goal)} takes ${takes}` +
      (old === null ? "" : `, instead of ${goalUsd(turn, "in-time", "A month, to be there in time", old)}`) +
      `: ${goalHolds(turn, goal)}.`
    : `${asksWhether(turn) ? (isThere ? "Yes, at your pace. " : "Not at your pace. ") : ""}To have ` +
      `${goalNamed(turn, goal)} full by ${until} it takes ${takes}: ${goalHolds(turn, goal)}.`;
  return reply(
    sentences(
      lead,
      pace && end
        ? `You put ${goalPaceNow(turn, pace)} a month into it now` +
            (monthly > pace.perMonthCents
              ? `, ${goalUsd(turn, "more", "More a month than now", monthly - pace.perMonthCents)} less than that`
              : "") +
            `; so it's full on ${goalDay(turn, "now", "Full at this pace", end)}, ` +
            `${isThere ? "in time" : "too late for that"}.`
        : "It's too early to tell a pace: too little was added so far.",
      monthly > (pace?.perMonthCents ?? 0) ? reach(turn, monthly - (pace?.perMonthCents ?? 0)) : "",
    ),
  );
}
/** Whether what is given up brings it in by a day. */
function freedByDay(turn: PlanTurn, goal: SavedFor, pace: Pace | null, day: Day): Reply {
  const withIt = withMore(turn, goal, pace);
  const now = pace?.perMonthCents ?? 0;
  if (!pace) return withIt;
  const then = { ...pace, addedCents: (pace.addedCents * (now + freedBy(turn))) / Math.max(1, now) };
  const end = projectedDay(missingIn(goal), then, turn.ground.today);
  const until = asked(turn, "by", { unit: "day", day }, "The day you asked about");
  const needs = monthlyToMeet(missingIn(goal), turn.ground.today, day) ?? missingIn(goal);
  const verdict =
    end !== null && end <= day
      ? `Yes, by ${until} it's full.`
      : `Not by ${until}: that takes ${goalUsd(turn, "by-then", "A month, to be there by then", needs)} a month.`;
  return { ...withIt, text: sentences(verdict, withIt.text) };
}

const MOVED =
  /\b(?:mov|push|chang|extend|delay|postpon|bump|shift|set|switch|reschedul|pull)\w*\b|\b(?:date|deadline) (?:was|were|is) /;
const asksWhether = ({ plain }: PlanTurn): boolean =>
  /\b(?:can|could|will|would|possible|realistic|doable|able)\b/.test(plain);

/** So many months sooner or later than as things go; without a pace, than its date. */
function shifted(turn: PlanTurn, goal: SavedFor, pace: Pace | null, months: number): Reply {
  const end = fullNow(turn, goal, pace) ?? goal.deadline;
  if (end === null) return cannotTell("The goal has no date and no pace yet that it could be sooner than.");
  const day = addMonthsToDay(end, months);
  return day <= turn.ground.today
    ? reply(
        `That would be by now: it takes the whole ${goalUsd(turn, "missing", "Missing", missingIn(goal))} that is missing in ${goalNamed(turn, goal)}.`,
      )
    : byDay(turn, goal, pace, day);
}

/** For some months nothing, and then as before. */
function paused(turn: PlanTurn, goal: SavedFor, pace: Pace | null, months: number): Reply {
  const end = fullNow(turn, goal, pace);
  if (!pace || !end) return tooEarly(turn, goal);
  const then = addMonthsToDay(end, months);
  const skipped = asked(turn, "skipped", { unit: "months", months }, "Months without it");
  return reply(
    sentences(
      `${goalNamed(turn, goal)} would be full on ${goalDay(turn, "full", "Full then", then)} instead of ` +
        `${goalDay(turn, "now", "Full at this pace", end)}, with ${skipped} left out and ${goalPaceNow(turn, pace)} a ` +
        `month as before: ${goalHolds(turn, goal)}.`,
      goalDateWords(turn, goal, then),
    ),
  );
}

const tooEarly = (turn: PlanTurn, goal: SavedFor): Reply =>
  cannotTell(
    `I can't tell yet what that changes for ${goalNamed(turn, goal)}: too little was added to it so far to see a ` +
      `pace. ${goalHolds(turn, goal).replace(/^it/, "It")}.`,
  );

/** Times as much, or so much more or less a month. */
function withMore(turn: PlanTurn, goal: SavedFor, pace: Pace | null): Reply {
  const { request, ground } = turn;
  const end = fullNow(turn, goal, pace);
  if (!pace || !end) return tooEarly(turn, goal);
  const more = request.subject ? freedBy(turn) : (request.monthlyCents ?? 0);
  if (more < 0 && COSTS_MORE.test(turn.plain)) return withDearer(turn, { goal, pace, end, cents: -more });
  const part = request.times ?? Math.max(0, (pace.perMonthCents + more) / pace.perMonthCents);
  if (part === 0) return stopped(turn, goal, pace, end);
  const each = Math.round(pace.perMonthCents * part);
  const full = projectedDay(
    missingIn(goal),
    { ...pace, addedCents: Math.max(1, pace.addedCents * part) },
    ground.today,
  );
  if (full === null) return stopped(turn, goal, pace, end);
  const days = daysBetween(full, end);
  return reply(
    sentences(
      freedWords(turn),
      `With ${goalUsd(turn, "then-month", "A month then", each)} a month instead of the ${goalPaceNow(turn, pace)} ` +
        `that you've been adding, ${goalNamed(turn, goal)} is full on ${goalDay(turn, "full", "Full then", full)} ` +
        `instead of ${goalDay(turn, "now", "Full at this pace", end)}, ${monthsApart(turn, days)}: ${goalHolds(turn, goal)}.`,
      goalDateWords(turn, goal, full),
      each > pace.perMonthCents && !request.subject ? reach(turn, each - pace.perMonthCents) : "",
    ),
  );
}

/** Nothing more: it stays as it is, and what is freed could go to a debt that is named. */
function stopped(turn: PlanTurn, goal: SavedFor, pace: Pace, end: Day): Reply {
  const { deadline } = goal;
  const due =
    deadline === null || deadline < turn.ground.today
      ? ""
      : ` and misses its date of ${goalDay(turn, "deadline", "Date of the goal", deadline)}`;
  return reply(
    sentences(
      `With nothing more put in, ${goalNamed(turn, goal)} stays where it is${due}: ${goalHolds(turn, goal)}.`,
      `As things go, with ${goalPaceNow(turn, pace)} a month, it's full on ${goalDay(turn, "now", "Full at this pace", end)}.`,
      onDebt(turn, pace.perMonthCents) || "What you put in now would be free each month for something else.",
    ),
  );
}

/** What so much a month more does to the debt that is named. */
export function onDebt(turn: PlanTurn, extraCents: Cents): string {
  const { request, ground, inputs } = turn;
  const ids = request.debts ?? [];
  const goalOf = (id: string) => inputs.goals.find(({ accountId }) => accountId === id)?.id;
  const named = ground.debts.find((debt) =>
    ids.some((id) => id === debt.id || id === debt.accountId || goalOf(id) === debt.id),
  );
  const debt =
    named ?? (request.debts ? [...ground.debts].sort((a, b) => b.ratePercent - a.ratePercent)[0] : undefined);
  if (!debt || extraCents <= 0) return "";
  const n = ground.debts.indexOf(debt) + 1;
  const startMonth = addMonths(monthOf(ground.today), 1);
  const plan = (extra: Cents) => planDebts({ debts: [debt], strategy: "avalanche", extraCents: extra, startMonth });
  const [now, faster] = [plan(0), plan(extraCents)];
  if (now.never || faster.never) return "";
  const month = (id: string, value: string) => worked(turn, id, "Paid off", { unit: "month", month: value }, HREF);
  const sooner = worked(
    turn,
    "debt-sooner",
    "Sooner by",
    { unit: "months", months: now.months.length - faster.months.length },
    HREF,
  );
  return (
    `Put on {{debt.${n}.name}} each month, it ends that debt in ${month("debt-then", faster.lastMonth)} ` +
    `instead of ${month("debt-now", now.lastMonth)}: ${sooner} sooner, and ` +
    goalUsd(turn, "debt-spared", "Less interest", now.totalInterestCents - faster.totalInterestCents) +
    " less interest."
  );
}
