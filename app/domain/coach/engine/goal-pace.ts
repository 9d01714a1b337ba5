// What a goal takes from now on: how much a month, or from each pay, and where the pace so far leads.

import { sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import { monthlyToMeet, monthsLeft, type GoalOutlook, outlookOf, paceOf, projectedDay } from "~/domain/goals/pace";
import { debtTerms } from "~/domain/household/linked-goal";
import { dueBetween, paychecks } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, daysBetween } from "~/domain/periods";
import type { FactNotes } from "~/domain/coach/query/answer";
import { endOf } from "./debt-terms";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/goals" };

/** Saved, or paid off. */
export const doneOf = ({ type, targetCents, currentCents }: CoachGoal): Cents =>
  type === "debt" ? targetCents - currentCents : currentCents;
export const leftOf = (goal: CoachGoal): Cents => Math.max(0, goal.targetCents - doneOf(goal));

export const shareOf = (goal: CoachGoal): number =>
  goal.targetCents > 0 ? (doneOf(goal) / goal.targetCents) * 100 : 0;

/** As the goals screen has it, a debt with its interest. */
export const outlookOfGoal = (goal: CoachGoal, today: Day): GoalOutlook =>
  outlookOf({ ...goal, interestRate: debtTerms(goal, goal.bank).ratePercent, doneCents: doneOf(goal) }, today);

type Parts = { name: string; rest: string; due: string; tag: string };

export function needed(goal: CoachGoal, { name, rest, due, tag }: Parts, turn: StandingTurn): string {
  const { household, notes, query } = turn;
  const { today } = household;
  const monthly = outlookOfGoal(goal, today).neededCents;
  if (monthly === null || goal.deadline === null)
    return due
      ? `${name}: its date, ${due}, has passed with ${rest} to go.`
      : `${name} has no date to meet; ${rest} is left.`;
  const months = notes.add(
    `${tag}-months`,
    "Months that remain",
    { unit: "months", months: monthsLeft(today, goal.deadline) },
    LINK,
  );
  const value = notes.usd(`${tag}-monthly`, "A month, to be there in time", monthly, LINK);
  const weekly =
    query.statistic === "per-week"
      ? ` (${notes.usd(`${tag}.per-week`, "A week, to be there in time", Math.ceil((monthly * 12) / 52), LINK)} a week)`
      : "";
  return sentences(
    `${name}: ${value} a month${weekly} for ${months} ${goal.type === "debt" ? "pays off" : "saves"} the ${rest} that's left by ${due}.`,
    moreThanNow(goal, monthly, tag, turn),
    query.statistic === "each" ? perPayday(goal, goal.deadline, tag, turn) : "",
  );
}

/** What is put in now, and how much more that takes. */
function moreThanNow(goal: CoachGoal, monthly: Cents, tag: string, { household, notes }: StandingTurn): string {
  const pace = goal.type === "savings" ? paceOf(goal.entries, household.today) : null;
  if (!pace) return "";
  const apart = monthly - pace.perMonthCents;
  const now = notes.usd(`${tag}-pace`, "Added a month lately", pace.perMonthCents, LINK);
  if (apart <= 0) return `Your pace of ${now} a month is enough.`;
  return `That's ${notes.usd(`${tag}-more`, "More a month than now", apart, LINK)} a month more than your pace of ${now}.`;
}

/** Each of the pays that are expected until then. */
function perPayday(goal: CoachGoal, deadline: string, tag: string, { household, notes }: StandingTurn): string {
  const pays = dueBetween(paychecks(household.recurring), addDays(household.today, 1), deadline).length;
  if (pays === 0) return "I see no regular pay to spread it over.";
  const each = notes.usd(`${tag}-pay`, "From each pay, to be there in time", Math.ceil(leftOf(goal) / pays), LINK);
  return `From each of the ${notes.count(`${tag}-pays`, "Pays until then", pays, "paycheck", LINK)} expected until then it's ${each}.`;
}

/** All that have a date that lies ahead. */
export function neededTogether(goals: readonly CoachGoal[], notes: FactNotes): string {
  const each = goals.flatMap((goal) =>
    goal.deadline === null ? [] : (monthlyToMeet(leftOf(goal), notes.today, goal.deadline) ?? []),
  );
  return each.length < 2
    ? ""
    : `Together they take ${notes.usd("monthly-total", "A month, for all goals", sumCents(each), LINK)} a month:`;
}

/** What is there on a day that lies ahead, at the pace so far; its target at most. */
function thenThere(goal: CoachGoal, { household: { today }, notes, query }: StandingTurn, tag: string): string {
  const day = query.measure === "reached" ? query.period?.to : undefined;
  const pace = paceOf(goal.entries, today);
  if (day === undefined || day <= today || pace === null) return "";
  const more = Math.round((pace.addedCents * daysBetween(today, day)) / pace.days);
  const then = notes.usd(
    `${tag}-then`,
    "Saved by then at this pace",
    Math.min(goal.targetCents, doneOf(goal) + more),
    LINK,
  );
  return `By ${notes.day(`${tag}-then-day`, "The day asked about", day, LINK)} that's about ${then} as things go.`;
}

/** What the entries say of the future; of a debt whose payment the bank's rows show, what that payment says. */
/** 'When will the pot have a thousand in it': at the pace of late, a part of the way. */
function partWay(goal: CoachGoal, wantedCents: Cents, { household, notes }: StandingTurn, tag: string): string {
  const wanted = notes.add(`${tag}-wanted`, "The amount you asked about", { unit: "usd", cents: wantedCents });
  if (doneOf(goal) >= wantedCents) return `It has ${wanted} already.`;
  const pace = paceOf(goal.entries, household.today);
  const day = pace && projectedDay(wantedCents - doneOf(goal), pace, household.today);
  if (!pace || !day) return `It's too early to tell when it has ${wanted}: too little was added so far.`;
  return (
    `At your pace of ${notes.usd(`${tag}-pace`, "Added a month lately", pace.perMonthCents, LINK)} a month it ` +
    `has ${wanted} on ${notes.day(`${tag}-part`, "There at this pace", day, LINK)}.`
  );
}

/** What came beside the pace: a transfer of its own, which nobody should count on. */
function onceBeside({ once }: GoalOutlook, { notes }: StandingTurn, tag: string): string {
  if (!once) return "";
  const more = notes.usd(`${tag}-once`, "Added once, not in the pace", once.amountCents, LINK);
  return `${more} more came once, on ${notes.day(`${tag}-once-day`, "When it was added", once.day, LINK)}.`;
}

export function outlook(goal: CoachGoal, turn: StandingTurn, tag: string): string {
  const { household, notes } = turn;
  const debt = household.debts.find(({ id }) => id === goal.id);
  const { comparison } = turn.query;
  if (goal.type === "savings" && comparison?.against === "amount" && comparison.cents < goal.targetCents)
    return partWay(goal, comparison.cents, turn, tag);
  if (goal.type === "debt" && debt) return endOf({ debt, tag: `${tag}-debt` }, turn);
  const found = outlookOfGoal(goal, household.today);
  const monthly =
    found.neededCents === null
      ? ""
      : notes.usd(`${tag}-monthly`, "A month, to be there in time", found.neededCents, LINK);
  if (found.projected === null || found.perMonthCents === null)
    return sentences(
      "It's too early to tell a pace: too little was added so far.",
      monthly && `${monthly} a month gets you there in time.`,
    );
  const pace = notes.usd(`${tag}-pace`, "Added a month lately", found.perMonthCents, LINK);
  const arrival = notes.day(`${tag}-projected`, "Reached at this pace", found.projected, LINK);
  const isLate = found.standing === "behind";
  return sentences(
    thenThere(goal, turn, tag),
    `At your pace of ${pace} a month you get there on ${arrival}${isLate ? ", which is too late" : ""}.`,
    onceBeside(found, turn, tag),
    isLate && monthly ? `${monthly} a month would meet the date.` : "",
  );
}
