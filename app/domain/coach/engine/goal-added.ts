// What was put into goals: their own entries, not what stood there when they began. Of a debt it's what was paid, and never the
// interest that its bank added.

import { sentences } from "~/domain/coach/advice";
import type { CoachGoal } from "~/domain/coach/facts/inputs";
import type { LedgerEntry } from "~/domain/goals/goals";
import { type Cents, sumCents } from "~/domain/money";
import { paceOf } from "~/domain/goals/pace";
import { monthOf, monthsBetween } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import { periodPhrase } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/goals" };

function entriesOf({ type, entries }: CoachGoal, period: Period | null): LedgerEntry[] {
  return entries.filter(
    ({ kind, day, amountCents }) =>
      kind !== "opening" &&
      (type === "savings" || amountCents > 0) &&
      (period === null || (day >= period.from && day <= period.to)),
  );
}

export const addedTo = (goal: CoachGoal, period: Period | null): Cents =>
  sumCents(entriesOf(goal, period).map(({ amountCents }) => amountCents));

export function added(turn: StandingTurn, found: readonly CoachGoal[]): StandingWords {
  const { query, household, notes } = turn;
  const { period } = query;
  const entries = found.flatMap((goal) => entriesOf(goal, period).map((entry) => ({ ...entry, goal })));
  const newest = [...entries].sort((a, b) => (a.day < b.day ? 1 : -1))[0];
  const days = period === null ? "" : ` ${periodPhrase(period, notes)}`;
  const isAll = (query.subject.goals ?? []).length === 0;
  const paid = isAll ? paidOnDebts(household.goals, period, notes) : "";
  if (!newest)
    return {
      text: sentences(`Nothing was added to ${placeOf(found, notes)}${days}, by the entries of your goals.`, paid),
    };
  const latest =
    `the latest was ${notes.usd("latest", "Latest entry", newest.amountCents, LINK)} to ` +
    `${notes.name("latest-name", newest.goal.name)} on ` +
    `${notes.day("latest-day", "Day of the latest entry", newest.day, LINK)}`;
  const sum = notes.usd("total", "Added to goals", sumCents(entries.map(({ amountCents }) => amountCents)), {
    ...LINK,
    ...(period ? { period } : {}),
  });
  const verb = found.every(({ type }) => type === "debt") ? "paid" : "added";
  return {
    text: sentences(
      query.statistic === "latest"
        ? `${latest.charAt(0).toUpperCase()}${latest.slice(1)}.`
        : `${paceWords(turn, found, entries)}You ` +
            `${verb} ${sum} ${verb === "paid" ? "on" : "to"} ` +
            `${placeOf(found, notes)}${days}${eachOf(found, period, notes)}; ${latest}.`,
      query.statistic === "latest" ? "" : paid,
    ),
  };
}

/** So much a month: of the days that are asked about, or as it goes lately. */
function paceWords(
  { query, household, notes }: StandingTurn,
  found: readonly CoachGoal[],
  entries: readonly LedgerEntry[],
): string {
  if (query.statistic !== "per-month") return "";
  if (query.period !== null) return aMonth(entries, query.period, notes);
  const paces = found.map((goal) => paceOf(goal.entries, household.today)?.perMonthCents ?? 0);
  const cents = sumCents(paces);
  return cents <= 0
    ? "It's too early to tell a pace. "
    : `${notes.usd("per-month", "Added a month lately", cents, LINK)} a month goes in lately. `;
}

/** What goes in a month, by the whole months of the period. */
function aMonth(entries: readonly LedgerEntry[], period: Period, notes: FactNotes): string {
  const months = monthsBetween(monthOf(period.from), monthOf(period.to)) + 1;
  const cents = Math.round(sumCents(entries.map(({ amountCents }) => amountCents)) / months);
  return `${notes.usd("per-month", "Added a month", cents, { ...LINK, period })} a month goes in. `;
}

/** Of several: how much each of them got. */
function eachOf(found: readonly CoachGoal[], period: Period | null, notes: FactNotes): string {
  const each = found.map((goal) => ({ goal, cents: addedTo(goal, period) })).filter(({ cents }) => cents > 0);
  if (each.length < 2) return "";
  const parts = each.map(
    ({ goal, cents }, at) =>
      `${notes.usd(`added-${at + 1}`, "Added to the goal", cents, LINK)} to ${notes.name(`added-${at + 1}-name`, goal.name)}`,
  );
  return `, ${parts.join(" and ")}`;
}

/** What was paid on debts that are goals is no saving: it's said beside it. */
function paidOnDebts(goals: readonly CoachGoal[], period: Period | null, notes: FactNotes): string {
  const parts = goals.flatMap((goal, at) => {
    const cents = goal.type === "debt" ? addedTo(goal, period) : 0;
    return cents > 0
      ? `${notes.usd(`paid-${at + 1}`, "Paid on the debt", cents, LINK)} on ${notes.name(`paid-${at + 1}-name`, goal.name)}`
      : [];
  });
  return parts.length === 0 ? "" : `Besides, you paid ${parts.join(" and ")}.`;
}

const placeOf = ([only, second]: readonly CoachGoal[], notes: FactNotes): string =>
  only && !second ? notes.name("goal-name", only.name) : only?.type === "savings" ? "your savings goals" : "your goals";
