// Yes or no of a budget: whether a bill or an amount still fits into a category's, and whether every category kept to its plan.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import type { BudgetCategory } from "~/domain/budget/budget";
import type { Recurring } from "~/domain/ledger/recurring";
import { RECURRING_PATH, rowsHref } from "~/domain/ledger/row-links";
import { sumCents } from "~/domain/money";
import { daysBetween, lastDayOf, monthOf } from "~/domain/periods";
import { daysOf, overPlan, type MonthBudget } from "./budget-plan";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import { billsOf } from "./schedule-turn";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };

/** The bill that a question holds against the budget of its category. */
export function billFor({ query, household }: StandingTurn): Recurring | null {
  const { merchants = [] } = query.subject;
  const [bill] = merchants.length > 0 ? billsOf({ query: { ...query, subject: { merchants } }, household }) : [];
  return bill ?? null;
}

/** The next bill of the category that is still to come in the month, where none is named. */
export function comingIn(one: BudgetCategory, plan: MonthBudget, { query, household }: StandingTurn): Recurring | null {
  if (query.statistic !== "next") return null;
  const bills = billsOf({ query: { ...query, subject: { categories: [one.id] } }, household });
  return (
    bills
      .filter(({ nextDay }) => nextDay >= household.today && monthOf(nextDay) === plan.month)
      .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1))[0] ?? null
  );
}

/** 'Does it fit' is answered with no where 'does it go over' is answered with yes. */
export function fits(
  plan: MonthBudget,
  one: BudgetCategory,
  bill: Recurring | null,
  turn: StandingTurn,
): StandingWords {
  const { query, notes, household } = turn;
  const isPaid = bill !== null && monthOf(bill.lastDay) === plan.month;
  const amount = query.comparison?.against === "amount" ? query.comparison.cents : Math.abs(bill?.typicalCents ?? 0);
  const takenCents = isPaid ? 0 : amount;
  const pendingCents = plan.isNow ? plan.pendingOf(one.id) : 0;
  const usd = (name: string, label: string, cents: number) => notes.usd(name, label, cents, LINK);
  const [rest, restThen] = [one.remaining - takenCents, one.remaining - takenCents - pendingCents];
  const isOver = rest < 0;
  const name = nameOfCategory(one.id);
  const period = daysOf(plan.month, household.today);
  const used = notes.usd("spent", "Spent of it", one.actualSpent, {
    period,
    href: rowsHref({ kind: "spending", category: one.id, ...period }),
  });
  const whole = usd("planned", "Budget of the month", one.plannedAmount);
  const left =
    one.remaining < 0
      ? `is ${usd("left", "Over the budget", one.remaining)} over`
      : `has ${usd("left", "Left in the budget", one.remaining)} left`;
  const item =
    bill === null && amount === 0
      ? "No further bill of it is expected this month, which"
      : bill === null
        ? `${notes.add("wanted", "The amount you asked about", { unit: "usd", cents: amount })} more`
        : isPaid
          ? `${notes.name("bill", bill.merchantName)} is in that already: ` +
            `${notes.usd("bill-paid", "Last", bill.lastCents, { href: RECURRING_PATH })} on ` +
            `${notes.day("bill-day", "Paid on", bill.lastDay, { href: RECURRING_PATH })}, and it`
          : `${notes.name("bill", bill.merchantName)}, ` +
            `${notes.usd("bill-amount", "Expected", amount, { href: RECURRING_PATH })} on ` +
            `${notes.day("bill-day", "Expected on", bill.nextDay, { href: RECURRING_PATH })},`;
  const value = usd("then", isOver ? "Over the budget then" : "Left in the budget then", rest);
  const outcome = isOver ? `puts it ${value} over` : `leaves ${value}`;
  return {
    text: sentences(
      turns(isOver, restThen < 0, query.least),
      `Your budget for ${name} ${left}: you spent ${used} of ${whole} so far this month.`,
      `${item} ${outcome}.`,
      pendingCents > 0
        ? "With " +
            notes.usd("pending", "Pending", pendingCents, { href: "/transactions?kind=spending" }) +
            " that's pending and not counted yet, it's " +
            usd(
              "left-then",
              restThen < 0 ? "Over, pending charges counted" : "Left, pending charges counted",
              restThen,
            ) +
            ` ${restThen < 0 ? "over" : "that's left"}.`
        : "",
      one.remaining > 0 && !isOver && plan.isNow ? daily(restThen, turn) : "",
    ),
  };
}

function turns(isOver: boolean, isOverThen: boolean, asksFits: boolean): string {
  if (isOver) return asksFits ? "No, it would go over." : "Yes, it would go over.";
  if (isOverThen) return "Only while what's pending isn't counted.";
  return asksFits ? "Yes, it fits." : "No, it stays within.";
}

function daily(restCents: number, { household, notes }: StandingTurn): string {
  const days = daysBetween(household.today, lastDayOf(monthOf(household.today)));
  return days > 0 && restCents > 0
    ? `That's ${notes.usd("per-day", "Left a day, after today", Math.floor(restCents / days), LINK)} a day for the rest of the month.`
    : "";
}

/** What the categories come to together, which may be within though some aren't. */
function inAll(plan: MonthBudget, chosen: readonly BudgetCategory[], notes: StandingTurn["notes"]): string {
  if (chosen.length < 2) return "";
  const [planned, spent] = [
    sumCents(chosen.map(({ plannedAmount }) => plannedAmount)),
    sumCents(chosen.map(({ actualSpent }) => actualSpent)),
  ];
  const usd = (name: string, label: string, cents: number) => notes.usd(name, label, cents, LINK);
  const rest = planned - spent;
  const pending = plan.isNow ? sumCents(chosen.map(({ id }) => plan.pendingOf(id))) : 0;
  const then =
    pending > 0
      ? `, with what's pending ${usd("all-then", "Left of all, pending charges counted", rest - pending)} ${rest - pending < 0 ? "over" : "left"}`
      : "";
  return (
    `In all ${plan.isNow ? "you're" : "you were"} ${rest < 0 ? "over" : "within"}: ` +
    `${usd("all-spent", "Spent of all budgets", spent)} of ${usd("all-planned", "Budgets together", planned)}, ` +
    `${usd("all-left", rest < 0 ? "Over the budget" : "Left in the budget", rest)} ` +
    `${rest < 0 ? "over" : "left"}${then}.`
  );
}

/** 'Did we keep within every budget': the verdict is of each category, and not of their sum. */
export function eachKept(
  plan: MonthBudget,
  chosen: readonly BudgetCategory[],
  { query, notes }: StandingTurn,
): StandingWords {
  const over = chosen.filter((one) => overPlan(one) > 0).sort((a, b) => overPlan(b) - overPlan(a));
  const usd = (name: string, label: string, cents: number) => notes.usd(name, label, cents, LINK);
  const [is, was] = plan.isNow ? ["is", "are"] : ["was", "were"];
  const all = notes.count("kept-count", "Categories with a budget", chosen.length, "category", LINK);
  const soon = plan.isNow
    ? chosen
        .filter((one) => overPlan(one) === 0 && plan.pendingOf(one.id) > one.remaining)
        .map(({ id }) => nameOfCategory(id))
    : [];
  if (over.length === 0)
    return {
      text: paragraphs(
        sentences(
          `${query.least ? "Yes" : "No, none"}: all ${all} with a budget ${was} within it ${plan.when}.`,
          inAll(plan, chosen, notes),
        ),
        bullets(
          chosen.map(
            (one, at) =>
              `${nameOfCategory(one.id)}: ${usd(`kept-${at + 1}-spent`, "Spent", one.actualSpent)} of ` +
              `${usd(`kept-${at + 1}-planned`, "Planned", one.plannedAmount)}`,
          ),
        ),
        soon.length > 0 ? `With what is pending, ${soon.join(" and ")} would go over.` : "",
      ),
    };
  const count = notes.count("over-count", "Categories over their budget", over.length, "category", LINK);
  return {
    text: paragraphs(
      sentences(
        `${query.least ? "No, not every one" : "Yes"}: ${count} of ${all} ${over.length === 1 ? is : was} over the budget ${plan.when}.`,
        inAll(plan, chosen, notes),
      ),
      bullets(
        over.map(
          (one, at) =>
            `${nameOfCategory(one.id)}: ${usd(`over-${at + 1}`, "Over the budget", overPlan(one))} over ` +
            `(${usd(`over-${at + 1}-spent`, "Spent", one.actualSpent)} of ` +
            `${usd(`over-${at + 1}-planned`, "Planned", one.plannedAmount)})`,
        ),
      ),
      over.length < chosen.length ? "The others kept to theirs." : "",
    ),
    list: over.map((one) => ({ label: nameOfCategory(one.id), cents: overPlan(one), href: "/budget" })),
  };
}
