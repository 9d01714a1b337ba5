// Saving up: what an amount a month adds up to, how long a sum takes, when a goal is full.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { roomOf, roomText } from "~/domain/coach/room";
import { monthsLeft } from "~/domain/goals/pace";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Day, monthOf } from "~/domain/periods";
import { outcomeOf } from "~/domain/household/what-if";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { monthThen } from "./before-and-after";
import { countedFrom, startWords } from "./from-when";
import { goalChange } from "./goal-change";
import { goalWithSum, isPutOnce } from "./goal-with-sum";
import { addedWithGrowth, monthsUntil, ONLY_SUPPOSED, rateSaid } from "./growth";
import { stillClears } from "./still-clears";
import { onTop, putOnce } from "./on-top";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";
import { whatIfOf } from "./what-if-words";

/** What an amount a month adds up to, or how long a sum takes, from what is there already where an account is named. */
export function saveUp(turn: PlanTurn): Reply | null {
  const { request, sheet, inputs } = turn;
  const { amountCents, monthlyCents, months, date } = request;
  const start = startOf(turn);
  const fund = inputs.goals.find(({ id, type }) => id === request.named && type === "savings");
  if (amountCents === undefined && monthlyCents !== undefined && fund && months === undefined && date === undefined)
    return intoGoal(turn, fund, monthlyCents);
  if (amountCents === undefined && monthlyCents === undefined && fund && date !== undefined) return goalChange(turn);
  if (amountCents === undefined) return monthlyCents === undefined ? null : addedUp(turn, monthlyCents, start);
  // A sum that goes in at once beside so much a month is no target.
  if (fund && monthlyCents !== undefined && amountCents < fund.targetCents && isPutOnce(turn, fund, amountCents))
    return goalWithSum(turn, fund, amountCents);
  const once = fund && monthlyCents === undefined ? putOnce(turn, fund, amountCents) : null;
  if (once) return once;
  const left = amountCents - (start?.cents ?? 0);
  const target = askedUsd(turn, "amount", amountCents);
  if (start !== null && left <= 0) return reply(`You are there: ${start.says}, and you asked about ${target}.`);
  const missing =
    start === null
      ? ""
      : ` ${start.says.charAt(0).toUpperCase()}${start.says.slice(1)}, so you're ${workedUsd(turn, "missing", "Missing", left, "/accounts")} short.`;
  const counted = countedFrom(turn);
  const by = date ? monthsLeft(counted, date) : monthlyCents === undefined ? months : undefined;
  if (by !== undefined) {
    const each = Math.ceil(left / by);
    const until = date
      ? `by ${asked(turn, "due", { unit: "day", day: date })}`
      : `after ${asked(turn, "term", { unit: "months", months: by })}`;
    return reply(
      sentences(
        isDoubted(turn) ? doable(turn, each, left) : "",
        `Set aside ${askedUsd(turn, "payment", each)} a month and you'll have ${target} ${until}.`,
        missing,
        date && monthlyCents !== undefined ? atPace(turn, { left, by, monthlyCents, counted }) : "",
        ...reachAndBills(turn, each, monthlyCents ?? each),
        "Make it a savings goal and I'll watch the pace.",
      ),
    );
  }
  const pace = monthlyCents ?? sheet.cents("kept.average");
  if (pace <= 0) return cannotTell("Name an amount a month, and I'll work out the time.");
  const growing = monthsGrowing(turn, start, amountCents, pace);
  const needed = growing ?? Math.ceil(left / pace);
  const time = worked(turn, "time", "Time to save it", { unit: "months", months: needed }, "/goals");
  const full = { unit: "month", month: addMonths(monthOf(counted), needed) } as const;
  const begun =
    `${request.starts === undefined ? "" : ` from ${startWords(turn)} on`}: it's there in ` +
    worked(turn, "full", "Full", full, "/goals");
  return reply(
    sentences(
      monthlyCents === undefined
        ? `About ${time}, if all of the {{kept.average}} you keep in a usual month went toward ${target}${begun}.`
        : `About ${time}, putting ${askedUsd(turn, "payment", pace)} a month toward ${target}${begun}.`,
      missing,
      growing === null ? "" : `It grows ${rateSaid(turn)} a year in this. ${ONLY_SUPPOSED}`,
      ...reachAndBills(turn, monthlyCents, pace),
      "Make it a savings goal and I'll watch the pace.",
    ),
  );
}

/** With growth in percent; null where none is said. */
function monthsGrowing({ request }: PlanTurn, start: Start | null, targetCents: Cents, pace: Cents): number | null {
  const { ratePercent = 0 } = request;
  return ratePercent > 0 ? monthsUntil({ startCents: start?.cents ?? 0, targetCents }, pace, ratePercent) : null;
}

type Pace = { left: Cents; by: number; monthlyCents: Cents; counted: Day };
/** What the amount that somebody names makes by the day, and when it's all there. */
function atPace(turn: PlanTurn, { left, by, monthlyCents, counted }: Pace): string {
  const pace = asked(turn, "pace", { unit: "usd", cents: monthlyCents }, "A month, as you said");
  const needed = Math.ceil(left / monthlyCents);
  const full = { unit: "month", month: addMonths(monthOf(counted), needed) } as const;
  const sum = workedUsd(turn, "pace-sum", "There by then", monthlyCents * by, "/goals");
  const short = left - monthlyCents * by;
  return (
    `At ${pace} a month it's ${sum} by then` +
    `${short > 0 ? `, ${workedUsd(turn, "pace-short", "Missing by then", short, "/goals")} short` : ", so that's in time"}: it's all there in ` +
    `${worked(turn, "full", "Full", full, "/goals")}, after ` +
    `${worked(turn, "time", "Time to save it", { unit: "months", months: needed }, "/goals")}.`
  );
}

function addedUp(turn: PlanTurn, monthlyCents: Cents, start: Start | null): Reply {
  const { request, sheet, ground } = turn;
  const { months, date } = request;
  const term = months ?? (date ? monthsLeft(ground.today, date) : 12);
  const rate = request.ratePercent ?? 0;
  if (rate > 0)
    return reply(
      sentences(addedWithGrowth(turn, { monthlyCents, term, rate, start }), withinReach(turn, monthlyCents)),
    );
  const total = askedUsd(turn, "total", monthlyCents * term);
  return reply(
    sentences(
      `${total}, before any interest: that is ${askedUsd(turn, "payment", monthlyCents)} a month for ${asked(turn, "term", { unit: "months", months: term })}.`,
      start === null
        ? ifKnown(
            sheet,
            "balance.savings",
            "Savings would hold " +
              workedUsd(
                turn,
                "then",
                "In savings then",
                sheet.cents("balance.savings") + monthlyCents * term,
                "/accounts",
              ) +
              " instead of {{balance.savings}}, if nothing else changes.",
          )
        : start.then(monthlyCents * term),
      withinReach(turn, monthlyCents),
      monthWith(turn, monthlyCents),
      "A high-yield savings account adds a little on top.",
    ),
  );
}

/** Where it's only supposed: what a month leaves with it. */
function monthWith(turn: PlanTurn, monthlyCents: Cents): string {
  if (!/\b(?:if|what happens|would|suppose)\b/.test(turn.plain)) return "";
  const whatIf = whatIfOf(turn, "cost", { monthlyCents, amountCents: 0, date: null });
  return monthThen(turn, outcomeOf(whatIf, turn.ground), whatIfHref(whatIf));
}

const isDoubted = ({ plain }: PlanTurn): boolean =>
  /\b(?:doable|possible|realistic|feasible|can (?:i|we)|could (?:i|we)|make it|reachable)\b/.test(plain);

function doable({ sheet }: PlanTurn, eachCents: Cents, leftCents: Cents): string {
  const room = roomOf(sheet);
  if (room !== null && eachCents <= room) return "Yes, out of what a usual month leaves.";
  if (sheet.has("balance.savings") && sheet.cents("balance.savings") >= leftCents)
    return "Not out of a usual month alone; your savings of {{balance.savings}} would have to help.";
  return room === null ? "" : "Not now: a usual month doesn't leave that much.";
}

/** So much a month into a goal: when it's full, and whether that's in time. */
function intoGoal(turn: PlanTurn, goal: Goal, saidCents: Cents): Reply {
  const { monthlyCents, said } = onTop(turn, goal, saidCents);
  const left = Math.max(0, goal.targetCents - goal.currentCents);
  const name = worked(turn, "start-name", "Name", { unit: "name", text: goal.name }, "/goals");
  const holds = workedUsd(turn, "start", "There already", goal.currentCents, "/goals");
  const target = workedUsd(turn, "target", "Target of the goal", goal.targetCents, "/goals");
  if (left === 0) return reply(`${name} is full: it holds ${holds} of ${target}.`);
  const inTime = verdictInTime(turn, goal, monthlyCents);
  if (inTime) return { ...inTime, text: sentences(inTime.text, said) };
  const months = Math.ceil(left / monthlyCents);
  const counted = countedFrom(turn);
  const full = addMonths(monthOf(counted), months);
  const by =
    goal.deadline === null
      ? ""
      : "Its date is " +
        worked(turn, "deadline", "Date of the goal", { unit: "day", day: goal.deadline }, "/goals") +
        ", " +
        (full <= monthOf(goal.deadline)
          ? "so that's in time."
          : "so that's too late; " +
            workedUsd(
              turn,
              "in-time",
              "A month, to be there in time",
              Math.ceil(left / monthsLeft(counted, goal.deadline)),
              "/goals",
            ) +
            " a month would meet it.");
  return reply(
    sentences(
      `${name} is full in about ` +
        `${worked(turn, "time", "Time to save it", { unit: "months", months }, "/goals")}, around ` +
        `${worked(turn, "full", "Full", { unit: "month", month: full }, "/goals")}, with ` +
        `${askedUsd(turn, "payment", monthlyCents)} a month${fromThen(turn)}: it holds ${holds} of ${target}, so ` +
        `there's ${workedUsd(turn, "missing", "Missing", left, "/goals")} to go.`,
      said,
      by,
      withinReach(turn, monthlyCents),
      said === "" ? "" : monthWith(turn, saidCents),
    ),
  );
}

/** 'Is it full by its date' wants a yes or a no, the sum until then, and what it would take. */
function verdictInTime(turn: PlanTurn, goal: Goal, monthlyCents: Cents): Reply | null {
  const { ground, plain } = turn;
  if (goal.deadline === null || goal.deadline <= ground.today || ASKS_WHEN.test(plain) || !ASKS_WHETHER.test(plain))
    return null;
  const months = monthsLeft(countedFrom(turn), goal.deadline);
  const left = goal.targetCents - goal.currentCents;
  const short = left - monthlyCents * months;
  const usd = (id: string, label: string, cents: Cents) => workedUsd(turn, id, label, cents, "/goals");
  const date = worked(turn, "deadline", "Date of the goal", { unit: "day", day: goal.deadline }, "/goals");
  const term = worked(turn, "term", "Months until its date", { unit: "months", months }, "/goals");
  const name = worked(turn, "start-name", "Name", { unit: "name", text: goal.name }, "/goals");
  const then = usd("then", "There by its date", goal.currentCents + monthlyCents * months);
  return reply(
    sentences(
      `${short > 0 ? "No" : "Yes"}: ${askedUsd(turn, "payment", monthlyCents)} a month${fromThen(turn)} for the ${term} until ` +
        `${date} comes to ${usd("sum", "Until its date", monthlyCents * months)}, which makes ${then} with the ` +
        `${usd("start", "There already", goal.currentCents)} that ${name} holds, of ` +
        `${usd("target", "Target of the goal", goal.targetCents)}.`,
      short > 0
        ? `${usd("short", "Missing at its date", short)} would be missing; ` +
            `it takes ${usd("in-time", "A month, to be there in time", Math.ceil(left / months))} a month to be ` +
            "there in time."
        : `There's ${usd("missing", "Missing", left)} to go today, so ` +
            `${usd("in-time", "A month, to be there in time", Math.ceil(left / months))} a month would be enough.`,
      withinReach(turn, monthlyCents),
    ),
  );
}
const fromThen = (turn: PlanTurn): string => (turn.request.starts === undefined ? "" : ` from ${startWords(turn)} on`);
const ASKS_WHETHER =
  /\b(?:gonna|going to|cut it|versus|vs|needed|suffic\w*|short|will|would|does|do|is|are|can|could|enough|make it|on time|in time)\b/;
const ASKS_WHEN = /\b(?:when(?! (?:it|they|that) )|how long|how soon|how many|what (?:month|year|date|day)|until)\b/;

/** What is there already is said to be for something else. */
const UNTOUCHED =
  /\b(?:without (?:touching|using|tapping|taking from|dipping into|going into|breaking into|raiding|draining)|not (?:touching|counting|using))\b/;

type Goal = PlanTurn["inputs"]["goals"][number];
type Start = { cents: Cents; says: string; then: (moreCents: Cents) => string };

/** Where what is named, or 'in savings', holds something already. */
function startOf(turn: PlanTurn): Start | null {
  const { request, inputs, sheet, plain } = turn;
  if (UNTOUCHED.test(plain)) return null;
  const account = inputs.accounts.find(
    ({ id, type }) => (id === request.named || request.from?.includes(id)) && type !== "credit" && type !== "loan",
  );
  const goal = inputs.goals.find(({ id, type }) => id === request.named && type === "savings");
  const savings = inputs.accounts.filter(({ type }) => type === "savings");
  const isInSavings =
    savings.length > 0 &&
    (request.from?.includes("savings") === true ||
      /\b(?:in|into|to) (?:my |our )?savings?\b|\brainy day\b|\bsaved up\b|\bin the bank\b/.test(plain));
  const cents =
    account?.balanceCents ??
    goal?.currentCents ??
    (isInSavings ? sumCents(savings.map((one) => one.balanceCents)) : null);
  if (cents === null) return null;
  const name = account?.name ?? goal?.name;
  const holds =
    name === undefined
      ? "{{balance.savings}}"
      : workedUsd(turn, "start", "There already", cents, goal ? "/goals" : "/accounts");
  const who =
    name === undefined
      ? "your savings"
      : worked(turn, "start-name", "Name", { unit: "name", text: name }, goal ? "/goals" : "/accounts");
  if (name === undefined && !sheet.has("balance.savings")) return null;
  const verb = name === undefined ? "hold" : "holds";
  return {
    cents,
    says: `${who} ${verb} ${holds}`,
    then: (more) =>
      `${who.charAt(0).toUpperCase()}${who.slice(1)} would hold ` +
      `${workedUsd(turn, "then", "There then", cents + more, "/accounts")} instead of ${holds}, if ` +
      "nothing else changes.",
  };
}

/** What a month has room for; it's no yes where the bills ahead would not clear beside it. */
function reachAndBills(turn: PlanTurn, neededCents: Cents | undefined, asideCents: Cents): string[] {
  const bills = stillClears(turn, asideCents);
  return [neededCents === undefined || bills.falls ? "" : withinReach(turn, neededCents), bills.text];
}

function withinReach({ sheet }: PlanTurn, eachCents: Cents): string {
  const room = roomOf(sheet);
  if (room === null) return "";
  return eachCents <= room
    ? `${roomText(sheet)} So that's within reach.`
    : `${roomText(sheet)} So it would have to come from something else.`;
}
