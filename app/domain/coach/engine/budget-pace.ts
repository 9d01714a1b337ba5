// Where the month's pace leads: which categories will be over by its end, and how far what is spent is ahead of an even pace.

import { verdict } from "~/domain/coach/yes-or-no";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { canRunOut } from "~/domain/budget/bars";
import type { BudgetCategory } from "~/domain/budget/budget";
import { type Cents, sumCents } from "~/domain/money";
import { daysBetween, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { MonthBudget } from "./budget-plan";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };

type Pace = { one: BudgetCategory; endCents: Cents; overCents: Cents };

/** What a category comes to by the month's end: a bill comes as planned, the rest goes on as it went, with what is pending. */
function paceOf(one: BudgetCategory, plan: MonthBudget, today: string): Pace {
  const month = monthOf(today);
  const passed = daysBetween(firstDayOf(month), today) + 1;
  const days = daysBetween(firstDayOf(month), lastDayOf(month)) + 1;
  const spent = one.actualSpent + plan.pendingOf(one.id);
  const endCents = canRunOut(one.id) ? Math.round((spent / passed) * days) : Math.max(spent, one.plannedAmount);
  return { one, endCents, overCents: endCents - one.plannedAmount };
}

/** 'Which categories will be over at this pace', or one of them; those that are over already come first by how far. */
export function overAtPace(plan: MonthBudget, chosen: readonly BudgetCategory[], turn: StandingTurn): StandingWords {
  const { query, household, notes } = turn;
  const all = chosen.map((one) => paceOf(one, plan, household.today));
  const over = all.filter(({ overCents }) => overCents > 0).sort((a, b) => b.overCents - a.overCents);
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, LINK);
  const end = notes.day("end", "The month's last day", lastDayOf(plan.month));
  const lines = over.map(({ one, endCents, overCents }, at) => {
    const tag = `pace-${at + 1}`;
    const now = usd(`${tag}-now`, "Spent and pending", one.actualSpent + plan.pendingOf(one.id));
    const isOver = one.remaining < 0 ? ", over already" : "";
    return (
      `${nameOfCategory(one.id)}: about ${usd(`${tag}-end`, "At this pace by the month's end", endCents)} of ` +
      `${usd(`${tag}-planned`, "Planned", one.plannedAmount)}, ${usd(tag, "Over by then", overCents)} over ` +
      `(${now} so far${isOver})`
    );
  });
  const count = notes.count("pace-count", "Over by the month's end", over.length, "category", LINK);
  const opening =
    query.shape === "yes-no"
      ? verdict(query.least ? over.length === 0 : over.length > 0, {
          yes: query.least ? "at this pace it stays within" : "at this pace it goes over",
          no: query.least ? "at this pace it goes over" : "at this pace it stays within",
        })
      : "";
  return {
    text: paragraphs(
      sentences(
        opening,
        over.length === 0
          ? `At this pace every budget that you asked about holds until ${end}.`
          : `At this pace ${count} ${over.length === 1 ? "is" : "are"} over by ${end}:`,
      ),
      bullets(lines),
      evenPace(plan, chosen, turn),
    ),
    list: over.map(({ one, overCents }) => ({ label: nameOfCategory(one.id), cents: overCents, ...LINK })),
  };
}

/** So much of the month is over, and so much of what can run out would be used by now if it went evenly. */
function evenPace(plan: MonthBudget, chosen: readonly BudgetCategory[], { household, notes }: StandingTurn): string {
  const rest = chosen.filter(({ id }) => canRunOut(id));
  const planned = sumCents(rest.map(({ plannedAmount }) => plannedAmount));
  if (planned <= 0) return "";
  const { today } = household;
  const passed = daysBetween(firstDayOf(plan.month), today) + 1;
  const days = daysBetween(firstDayOf(plan.month), lastDayOf(plan.month)) + 1;
  const even = Math.round((planned * passed) / days);
  const spent = sumCents(rest.map((one) => one.actualSpent + plan.pendingOf(one.id)));
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, LINK);
  const apart = usd("even-apart", spent > even ? "Ahead of an even pace" : "Behind an even pace", spent - even);
  const way = spent === even ? "right at it" : `${apart} ${spent > even ? "ahead of it" : "below it"}`;
  return (
    `Evenly over the month, without bills, ${usd("even", "An even pace by today", even)} of ` +
    `${usd("even-planned", "Planned, without bills", planned)} would be used by today; ` +
    `${usd("even-spent", "Spent and pending", spent)} is, ${way}.`
  );
}
