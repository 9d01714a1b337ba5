// Goals in an order: by the day on which they are reached, by how late that is, by what is missing, by what was put in, by how
// much of them is there. And what one goal has of its own: since when, how far ahead, how many pays until it's there.

import { paragraphs, sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { monthsToPay } from "~/domain/goals/pace";
import { dueBetween, paychecks } from "~/domain/ledger/recurring";
import { addDays, addMonthsToDay, type Day, daysBetween, monthOf, monthsBetween } from "~/domain/periods";
import { addedTo } from "./goal-added";
import { leftOf, outlookOfGoal, shareOf } from "./goal-pace";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/goals" };
type Worder = (turn: StandingTurn, goal: CoachGoal, at: number) => string;

/** The day on which it is reached at the pace so far; a debt by the payment that its bank's rows show. */
function endOfGoal(goal: CoachGoal, { household }: StandingTurn): Day | null {
  const debt = goal.type === "debt" ? household.debts.find(({ id }) => id === goal.id) : undefined;
  if (!debt) return outlookOfGoal(goal, household.today).projected;
  if (debt.ratePercent === null || debt.minimumCents === null) return null;
  const months = monthsToPay(debt.balanceCents, debt.ratePercent, debt.minimumCents);
  return months === null ? null : addMonthsToDay(household.today, months);
}

/** Days after its date; negative where it is there before. Without a pace nothing is later. */
function lateness(goal: CoachGoal, turn: StandingTurn): number | null {
  if (goal.deadline === null) return null;
  const end = endOfGoal(goal, turn);
  return end === null ? Number.MAX_SAFE_INTEGER : daysBetween(goal.deadline, end);
}

export function goalsInOrder(turn: StandingTurn, found: readonly CoachGoal[], how: Worder): string {
  const open = found.filter((goal) => leftOf(goal) > 0);
  if (open.length === 0)
    return found.length === 0
      ? "I can't tell from your data: I see no goal of yours."
      : "All of your goals are reached.";
  const { measure, statistic, least } = turn.query;
  if (measure === "reached") return statistic === "gap" ? byLateness(turn, open) : byEnd(turn, open);
  if (measure === "added") return byAdded(turn, found);
  const value = measure === "remaining" ? leftOf : shareOf;
  const [first, second] = [...open].sort((a, b) => (least ? 1 : -1) * (value(a) - value(b)));
  const lead =
    measure === "remaining"
      ? least
        ? "Least is missing in"
        : "Most is missing in"
      : `The ${least ? "furthest" : "closest"} is`;
  return paragraphs(first ? `${lead} ${how(turn, first, 0)}` : "", second ? `Then comes ${how(turn, second, 1)}` : "");
}

function byEnd(turn: StandingTurn, open: readonly CoachGoal[]): string {
  const { notes, query } = turn;
  const ends = open.flatMap((goal) => {
    const end = endOfGoal(goal, turn);
    return end === null ? [] : [{ goal, end }];
  });
  const sorted = ends.sort((a, b) => (query.least ? -1 : 1) * (a.end < b.end ? -1 : a.end > b.end ? 1 : 0));
  const line = ({ goal, end }: (typeof ends)[number], at: number) =>
    `${notes.name(`goal-${at + 1}-name`, goal.name)}, ${when(goal, end, at, turn)}`;
  const [first, ...others] = sorted;
  if (!first) return "I can't tell: too little was added to your goals so far to see a pace.";
  const unknown = open.filter((goal) => !sorted.some((one) => one.goal.id === goal.id));
  return paragraphs(
    `${query.least ? "The last to finish is" : "The first to finish is"} ${line(first, 0)}.`,
    others.length > 0
      ? `Then ${query.least ? "before it" : "come"}: ${others.map((one, at) => line(one, at + 1)).join("; ")}.`
      : "",
    unknown.length > 0
      ? `No pace is known yet for ${unknown.map(({ name }, at) => notes.name(`unknown-${at + 1}`, name)).join(" and ")}.`
      : "",
  );
}

/** A debt ends in a month; what is saved up is there on a day. */
function when(goal: CoachGoal, end: Day, at: number, { notes }: StandingTurn): string {
  const due = goal.deadline
    ? ` (its date is ${notes.day(`goal-${at + 1}-day`, "Date of the goal", goal.deadline, LINK)})`
    : "";
  return goal.type === "debt"
    ? `around ${notes.add(`goal-${at + 1}-end`, "Paid off", { unit: "month", month: monthOf(end) }, LINK)}, as it is paid now${due}`
    : `on ${notes.day(`goal-${at + 1}-projected`, "Reached at this pace", end, LINK)} at your pace${due}`;
}

function byLateness(turn: StandingTurn, open: readonly CoachGoal[]): string {
  const { query, notes } = turn;
  const dated = open.flatMap((goal) => {
    const late = lateness(goal, turn);
    return late === null ? [] : [{ goal, late }];
  });
  const sorted = dated.sort((a, b) => (query.least ? 1 : -1) * (a.late - b.late));
  const [first] = sorted;
  if (!first) return "None of your goals has a date, so none is behind or ahead.";
  const line = ({ goal }: (typeof dated)[number], at: number) =>
    sentences(
      `${notes.name(`goal-${at + 1}-name`, goal.name)}: ` +
        (at === 0 ? apartFromDate(goal, turn, `goal-${at + 1}`) : apartFromDate(goal, turn, `goal-${at + 1}`)),
    );
  const lead = query.least
    ? "The furthest ahead is"
    : first.late > 0
      ? "The furthest behind is"
      : "None is behind. The closest to its date is";
  return paragraphs(
    `${lead} ${line(first, 0)}`,
    sorted.length > 1
      ? sorted
          .slice(1)
          .map((one, at) => line(one, at + 1))
          .join(" ")
      : "",
  );
}

/** The same as a sentence of its own. */
export const apartWords = (goal: CoachGoal, turn: StandingTurn, tag: string): string => {
  const words = apartFromDate(goal, turn, tag);
  return `It's ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** How long before or after its date a goal is reached, and what a month would meet it. */
function apartFromDate(goal: CoachGoal, turn: StandingTurn, tag: string): string {
  const { notes, household } = turn;
  if (goal.deadline === null) return "without a date.";
  const due = notes.day(`${tag}-date`, "Date of the goal", goal.deadline, LINK);
  const end = endOfGoal(goal, turn);
  const { neededCents } = outlookOfGoal(goal, household.today);
  const meets =
    neededCents === null
      ? ""
      : `${notes.usd(`${tag}-needed`, "A month, to be there in time", neededCents, LINK)} a month meets it.`;
  if (end === null) return sentences(`without a pace yet, and its date is ${due}.`, meets);
  const days = daysBetween(goal.deadline, end);
  const reached =
    goal.type === "debt"
      ? `paid off around ${notes.add(`${tag}-reached`, "Paid off", { unit: "month", month: monthOf(end) }, LINK)}`
      : `there on ${notes.day(`${tag}-reached`, "Reached at this pace", end, LINK)}`;
  if (days === 0) return `${reached}, exactly on its date.`;
  return sentences(
    `${reached} as things go, ` +
      `${notes.count(`${tag}-apart`, days > 0 ? "Days late" : "Days early", Math.abs(days), "day", LINK)} ` +
      `${days > 0 ? "after" : "before"} its date of ${due}.`,
    days > 0 ? meets : "",
  );
}

function byAdded(turn: StandingTurn, found: readonly CoachGoal[]): string {
  const { query, notes, household } = turn;
  const all = found.length > 0 ? found : household.goals;
  const sorted = all
    .map((goal) => ({ goal, cents: addedTo(goal, query.period) }))
    .sort((a, b) => (query.least ? 1 : -1) * (a.cents - b.cents));
  const line = ({ goal, cents }: (typeof sorted)[number], at: number) =>
    `${notes.name(`goal-${at + 1}-name`, goal.name)}: ` +
    notes.usd(`goal-${at + 1}-added`, "Put in", cents, { ...LINK, ...(query.period ? { period: query.period } : {}) });
  return `${query.least ? "The least" : "The most"} went to ${sorted.map(line).join("; then ")}.`;
}

/** Since when it is saved for. */
export function goalBegun({ notes, household }: StandingTurn, goal: CoachGoal): string {
  const name = notes.name("goal-name", goal.name);
  const first = goal.entries
    .filter(({ kind }) => kind !== "opening")
    .map(({ day }) => day)
    .sort()[0];
  const since = notes.day("since", "Goal set", goal.startDay, LINK);
  const months = monthsBetween(monthOf(goal.startDay), monthOf(household.today));
  const opening = goal.entries.find(({ kind, amountCents }) => kind === "opening" && amountCents > 0);
  return sentences(
    `${name} was set on ${since}` +
      (months > 0 ? `, ${notes.add("months", "Months since then", { unit: "months", months }, LINK)} ago` : "") +
      (opening
        ? `, with ${notes.usd("opening", "There when it began", opening.amountCents, LINK)} there already`
        : "") +
      ".",
    first
      ? `The first amount was added on ${notes.day("first", "First added", first, LINK)}.`
      : "Nothing was added yet.",
  );
}

/** 'Am I halfway': yes or no. */
export function partReached(goal: CoachGoal, { query }: StandingTurn): string {
  const { percent } = query.condition;
  if (percent === undefined || query.shape !== "yes-no") return "";
  return shareOf(goal) >= percent ? "Yes, that much is there." : "Not yet.";
}

/** How many pays are expected until it's there at this pace. */
export function paysUntil(goal: CoachGoal, turn: StandingTurn, tag: string): string {
  const end = endOfGoal(goal, turn);
  if (end === null) return "";
  const { today, recurring } = turn.household;
  const pays = dueBetween(paychecks(recurring), addDays(today, 1), end).length;
  return pays === 0
    ? ""
    : `That's ${turn.notes.count(`${tag}-pays`, "Pays until then", pays, "paycheck", LINK)} from now, by the rhythm of your pay.`;
}
