// A goal that gets more or less than now, or that has another date: when it's full then, and what that takes. The pace and the
// months are those that the goals screen has.

import { sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf, roomText } from "~/domain/coach/room";
import { monthlyToMeet, monthsLeft, type Pace, paceOf, projectedDay } from "~/domain/goals/pace";
import { planDebts } from "~/domain/goals/payoff-order";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, addMonthsToDay, type Day, daysBetween, monthOf } from "~/domain/periods";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

type Goal = PlanTurn["inputs"]["goals"][number];
const HREF = "/goals";
const usd = (turn: PlanTurn, id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, HREF);
const onDay = (turn: PlanTurn, id: string, label: string, day: Day) =>
  worked(turn, id, label, { unit: "day", day }, HREF);
const leftOf = (goal: Goal): Cents => Math.max(0, goal.targetCents - goal.currentCents);

export function goalChange(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const goal = inputs.goals.find(({ id, type }) => id === request.named && type === "savings");
  if (!goal) return request.named === undefined ? allGoals(turn) : null;
  if (leftOf(goal) === 0)
    return reply(
      `${nameOf(turn, goal)} is full: it holds ${usd(turn, "start", "There already", goal.currentCents)} of ` +
        `${usd(turn, "target", "Target of the goal", goal.targetCents)}.`,
    );
  const pace = paceOf(goal.entries, ground.today);
  if (request.subject && turn.stopped.length === 0)
    return cannotTell("I see no regular spending by that name, so giving it up would free nothing for the goal.");
  if (request.date !== undefined) return byDay(turn, goal, pace, withinItsMonth(goal, request.date));
  if (request.times === 0 && request.months !== undefined) return paused(turn, goal, pace, request.months);
  if (request.months !== undefined) return shifted(turn, goal, pace, request.months);
  return withMore(turn, goal, pace);
}

/** 'By May', where its date is in May, is that date. */
const withinItsMonth = ({ deadline }: Goal, day: Day): Day =>
  deadline !== null && monthOf(deadline) === monthOf(day) ? deadline : day;

const nameOf = (turn: PlanTurn, goal: Goal): string =>
  worked(turn, "start-name", "Name", { unit: "name", text: goal.name }, HREF);

const holds = (turn: PlanTurn, goal: Goal): string =>
  `it holds ${usd(turn, "start", "There already", goal.currentCents)} of ` +
  `${usd(turn, "target", "Target of the goal", goal.targetCents)}, so ` +
  `${usd(turn, "missing", "Missing", leftOf(goal))} is missing`;

const paceNow = (turn: PlanTurn, pace: Pace): string => usd(turn, "pace", "Added a month lately", pace.perMonthCents);

const fullNow = (turn: PlanTurn, goal: Goal, pace: Pace | null): Day | null =>
  pace && projectedDay(leftOf(goal), pace, turn.ground.today);

/** What it takes until another day, against what is put in now. */
function byDay(turn: PlanTurn, goal: Goal, pace: Pace | null, day: Day): Reply {
  const { ground, plain } = turn;
  const monthly = monthlyToMeet(leftOf(goal), ground.today, day) ?? leftOf(goal);
  const months = monthsLeft(ground.today, day);
  const end = fullNow(turn, goal, pace);
  const isThere = end !== null && end <= day;
  const until = asked(turn, "by", { unit: "day", day }, "The day you asked about");
  const takes =
    `${usd(turn, "by-then", "A month, to be there by then", monthly)} a month for ` +
    worked(turn, "by-months", "Months until then", { unit: "months", months }, HREF);
  const isMoved = MOVED.test(plain) && goal.deadline !== null;
  const old = goal.deadline === null ? null : monthlyToMeet(leftOf(goal), ground.today, goal.deadline);
  const lead = isMoved
    ? `With its date on ${until} instead of ` +
      `${onDay(turn, "deadline", "Date of the goal", goal.deadline ?? day)}, ${nameOf(turn, goal)} takes ${takes}` +
      (old === null ? "" : `, instead of ${usd(turn, "in-time", "A month, to be there in time", old)}`) +
      `: ${holds(turn, goal)}.`
    : `${asksWhether(turn) ? (isThere ? "Yes, at your pace. " : "Not at your pace. ") : ""}To have ` +
      `${nameOf(turn, goal)} full by ${until} it takes ${takes}: ${holds(turn, goal)}.`;
  return reply(
    sentences(
      lead,
      pace && end
        ? `You put ${paceNow(turn, pace)} a month into it now` +
            (monthly > pace.perMonthCents
              ? `, ${usd(turn, "more", "More a month than now", monthly - pace.perMonthCents)} less than that`
              : "") +
            `; so it's full on ${onDay(turn, "now", "Full at this pace", end)}, ` +
            `${isThere ? "in time" : "too late for that"}.`
        : "It's too early to tell a pace: too little was added so far.",
      monthly > (pace?.perMonthCents ?? 0) ? reach(turn, monthly - (pace?.perMonthCents ?? 0)) : "",
    ),
  );
}
const MOVED =
  /\b(?:mov|push|chang|extend|delay|postpon|bump|shift|set|switch|reschedul|pull)\w*\b|\b(?:date|deadline) (?:was|were|is) /;
const asksWhether = ({ plain }: PlanTurn): boolean =>
  /\b(?:can|could|will|would|possible|realistic|doable|able)\b/.test(plain);

/** Whether a usual month has so much more. */
function reach({ sheet }: PlanTurn, moreCents: Cents): string {
  const room = roomOf(sheet);
  if (room === null) return "";
  return `${roomText(sheet)} ${moreCents <= room ? "So that's within reach." : "So it would have to come from something else."}`;
}

/** So many months sooner or later than as things go; without a pace, than its date. */
function shifted(turn: PlanTurn, goal: Goal, pace: Pace | null, months: number): Reply {
  const end = fullNow(turn, goal, pace) ?? goal.deadline;
  if (end === null) return cannotTell("The goal has no date and no pace yet that it could be sooner than.");
  const day = addMonthsToDay(end, months);
  return day <= turn.ground.today
    ? reply(
        `That would be by now: it takes the whole ${usd(turn, "missing", "Missing", leftOf(goal))} that is missing in ${nameOf(turn, goal)}.`,
      )
    : byDay(turn, goal, pace, day);
}

/** For some months nothing, and then as before. */
function paused(turn: PlanTurn, goal: Goal, pace: Pace | null, months: number): Reply {
  const end = fullNow(turn, goal, pace);
  if (!pace || !end) return tooEarly(turn, goal);
  const then = addMonthsToDay(end, months);
  const skipped = asked(turn, "skipped", { unit: "months", months }, "Months without it");
  return reply(
    sentences(
      `${nameOf(turn, goal)} would be full on ${onDay(turn, "full", "Full then", then)} instead of ` +
        `${onDay(turn, "now", "Full at this pace", end)}, with ${skipped} left out and ${paceNow(turn, pace)} a ` +
        `month as before: ${holds(turn, goal)}.`,
      inTime(turn, goal, then),
    ),
  );
}

const tooEarly = (turn: PlanTurn, goal: Goal): Reply =>
  cannotTell(
    `I can't tell yet what that changes for ${nameOf(turn, goal)}: too little was added to it so far to see a pace. ${holds(turn, goal).replace(/^it/, "It")}.`,
  );

function inTime(turn: PlanTurn, goal: Goal, full: Day | null): string {
  const { deadline } = goal;
  if (deadline === null || deadline < turn.ground.today) return "";
  const due = onDay(turn, "deadline", "Date of the goal", deadline);
  if (full !== null && full <= deadline) return `Its date is ${due}, so that's in time.`;
  const needed = monthlyToMeet(leftOf(goal), turn.ground.today, deadline);
  return (
    `Its date is ${due}, so that's too late` +
    (needed === null ? "" : `; ${usd(turn, "in-time", "A month, to be there in time", needed)} a month would meet it`) +
    "."
  );
}

/** Times as much, or so much more or less a month. */
function withMore(turn: PlanTurn, goal: Goal, pace: Pace | null): Reply {
  const { request, ground } = turn;
  const end = fullNow(turn, goal, pace);
  if (!pace || !end) return tooEarly(turn, goal);
  const more = (request.monthlyCents ?? 0) + freedBy(turn);
  if (more < 0 && COSTS_MORE.test(turn.plain)) return dearer(turn, { goal, pace, end, cents: -more });
  const part = request.times ?? Math.max(0, (pace.perMonthCents + more) / pace.perMonthCents);
  if (part === 0) return stopped(turn, goal, pace, end);
  const each = Math.round(pace.perMonthCents * part);
  const full = projectedDay(leftOf(goal), { ...pace, addedCents: Math.max(1, pace.addedCents * part) }, ground.today);
  if (full === null) return stopped(turn, goal, pace, end);
  const days = daysBetween(full, end);
  return reply(
    sentences(
      freedWords(turn),
      `With ${usd(turn, "then-month", "A month then", each)} a month instead of the ${paceNow(turn, pace)} ` +
        `that you've been adding, ${nameOf(turn, goal)} is full on ${onDay(turn, "full", "Full then", full)} ` +
        `instead of ${onDay(turn, "now", "Full at this pace", end)}, ${apart(turn, days)}: ${holds(turn, goal)}.`,
      inTime(turn, goal, full),
      each > pace.perMonthCents ? reach(turn, each - pace.perMonthCents) : "",
    ),
  );
}

/** What giving something up leaves a month. */
const freedBy = ({ request, stopped }: PlanTurn): Cents =>
  Math.round((sumCents(stopped.map(({ monthCents }) => monthCents)) * (request.sharePercent ?? 100)) / 100);

function freedWords(turn: PlanTurn): string {
  const freed = freedBy(turn);
  const { request, stopped } = turn;
  if (freed > 0) {
    const names = stopped.map(({ label, href }, at) =>
      worked(turn, `freed-${at + 1}-name`, "Name", { unit: "name", text: label }, href),
    );
    const href = stopped[0]?.href;
    return (
      `Giving up ${request.sharePercent === undefined ? "" : "that part of "}${names.join(" and ")} frees ` +
      `${workedUsd(turn, "freed", "Freed a month", freed, href)} a month, as you usually spend on it; all of that goes into the goal here.`
    );
  }
  return "";
}

type Dearer = { goal: Goal; pace: Pace; end: Day; cents: Cents };

/** Something that costs more: what a month leaves may take it, and else it comes out of what goes into the goal. */
function dearer(turn: PlanTurn, { goal, pace, end, cents }: Dearer): Reply {
  const room = roomOf(turn.sheet);
  const cost = asked(turn, "cost", { unit: "usd", cents }, "What it costs more a month");
  const now = onDay(turn, "now", "Full at this pace", end);
  const rest = pace.perMonthCents - cents;
  const slower = { ...pace, addedCents: Math.max(1, (pace.addedCents * rest) / pace.perMonthCents) };
  const then = rest > 0 ? projectedDay(leftOf(goal), slower, turn.ground.today) : null;
  const out =
    then === null
      ? "none of that would be left, and it would stay where it is"
      : `it's full on ${onDay(turn, "full", "Full then", then)}, ${apart(turn, daysBetween(then, end))}`;
  return reply(
    sentences(
      room !== null && room >= cents
        ? `${nameOf(turn, goal)} can still be full on ${now}: ${roomText(turn.sheet).replace(/\.$/, "")}, which takes ${cost} a month more.`
        : `At your pace ${nameOf(turn, goal)} is full on ${now}, but a usual month doesn't have ${cost} more to give.`,
      `If it came out of the ${paceNow(turn, pace)} a month that you've been adding, ${out}: ${holds(turn, goal)}.`,
      inTime(turn, goal, room !== null && room >= cents ? end : then),
    ),
  );
}
const COSTS_MORE = /\b(?:rent|bills?|insurance|mortgage|power|electric\w*|phone|internet|daycare|tuition|groceries|gas)\b/;

const DAYS_A_MONTH = 30.4;
function apart(turn: PlanTurn, days: number): string {
  const way = days >= 0 ? "sooner" : "later";
  const months = Math.round(Math.abs(days) / DAYS_A_MONTH);
  return months === 0
    ? `${worked(turn, "apart", "Days apart", { unit: "count", count: Math.abs(days), noun: "day" }, HREF)} ${way}`
    : `about ${worked(turn, "apart", "Months apart", { unit: "months", months }, HREF)} ${way}`;
}

/** Nothing more: it stays as it is, and what is freed could go to a debt that is named. */
function stopped(turn: PlanTurn, goal: Goal, pace: Pace, end: Day): Reply {
  const { deadline } = goal;
  const due =
    deadline === null || deadline < turn.ground.today
      ? ""
      : ` and misses its date of ${onDay(turn, "deadline", "Date of the goal", deadline)}`;
  return reply(
    sentences(
      `With nothing more put in, ${nameOf(turn, goal)} stays where it is${due}: ${holds(turn, goal)}.`,
      `As things go, with ${paceNow(turn, pace)} a month, it's full on ${onDay(turn, "now", "Full at this pace", end)}.`,
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
    usd(turn, "debt-spared", "Less interest", now.totalInterestCents - faster.totalInterestCents) +
    " less interest."
  );
}

/** All savings goals at once: what they get, what they would get, what their dates take. */
function allGoals(turn: PlanTurn): Reply | null {
  const { request, inputs, ground } = turn;
  const open = inputs.goals.filter((goal) => goal.type === "savings" && leftOf(goal) > 0);
  const paces = open.map((goal) => paceOf(goal.entries, ground.today)?.perMonthCents ?? 0);
  const now = sumCents(paces);
  if (open.length === 0 || now === 0) return null;
  const then = Math.max(
    0,
    request.times !== undefined ? Math.round(now * request.times) : now + (request.monthlyCents ?? 0),
  );
  const needs = sumCents(
    open.map((goal) => (goal.deadline ? (monthlyToMeet(leftOf(goal), ground.today, goal.deadline) ?? 0) : 0)),
  );
  return reply(
    sentences(
      "Your savings goals would get " +
        `${usd(turn, "then-month", "A month then, for all goals", then)} a month together, ` +
        `instead of the ${usd(turn, "pace", "Added a month lately, to all goals", now)} that you've been adding.`,
      needs > 0
        ? "To meet their dates they take " +
            `${usd(turn, "goals-need", "A month, for goals with a date", needs)} a month, so ` +
            (then >= needs
              ? "that's enough"
              : `${usd(turn, "short", "Short a month", needs - then)} a month would be short`) +
            "."
        : "",
      then > now ? reach(turn, then - now) : "",
    ),
  );
}
