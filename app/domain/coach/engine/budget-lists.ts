// The budget by category: what is planned, what went past its plan, what kept to it, what no plan covers.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type BudgetCategory, budgetSummary, hasPlan } from "~/domain/budget/budget";
import { categoriesOfSet } from "~/domain/categories/sets";
import { rowsHref } from "~/domain/ledger/row-links";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { sumCents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import type { AnswerRow } from "~/domain/coach/query/answer";
import { daysOf, overPlan, type MonthBudget } from "./budget-plan";
import { notBudgetedYet, withoutLine } from "./budget-unassigned";
import { listedWith, nameOfCategory } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };

export function notPlanned(plan: MonthBudget, turn: StandingTurn): StandingWords {
  const { query, notes } = turn;
  const categories = query.subject.categories ?? [];
  const names = categories.map(nameOfCategory).join(" and ");
  const spent = sumCents(
    plan.all.filter(({ id }) => categories.flatMap(categoriesOfSet).includes(id)).map(({ actualSpent }) => actualSpent),
  );
  const rows = { kind: "spending" as const, categories: [...categories], ...daysOf(plan.month, notes.today) };
  return {
    text: sentences(
      `You have no budget for ${names} ${plan.when}; ` +
        notes.usd("spent", "Spent there", spent, { href: rowsHref(rows), period: daysOf(plan.month, notes.today) }) +
        " was spent there.",
      ...offer(turn, categories.flatMap(categoriesOfSet)),
      `There's one for ${listedWith(plan.planned.map(({ id }) => nameOfCategory(id)))}.`,
    ),
  };
}

/** What the last whole months took of it, as a figure to begin with. */
function offer({ household, notes, query }: StandingTurn, ids: readonly string[]): string[] {
  if ((query.subject.categories ?? []).length !== 1) return [];
  const months = [1, 2, 3]
    .map((back) => inMonth(household.sums ?? [], addMonths(monthOf(household.today), -back)))
    .filter((rows) => rows.length > 0);
  const spent = sumCents(
    months.flatMap((rows) =>
      spendingByCategory(rows)
        .filter(({ category }) => ids.includes(category))
        .map(({ cents }) => cents),
    ),
  );
  if (months.length === 0 || spent <= 0) return [];
  const average = Math.round(spent / months.length);
  return [
    `The last whole months took ${notes.usd("usual", "Spent a month, on average", average, { href: "/budget" })} on average, if you want to set one.`,
  ];
}

/** 'Do I have a budget for pets'. */
export function budgetIsThere(plan: MonthBudget, turn: StandingTurn): StandingWords {
  const { query, notes } = turn;
  const categories = (query.subject.categories ?? []).flatMap(categoriesOfSet);
  const chosen = plan.planned.filter(({ id }) => categories.includes(id));
  if (chosen.length > 0) {
    const words = planned(plan, chosen, turn);
    return { ...words, text: `Yes, there's one. ${words.text}` };
  }
  if (categories.length > 0) {
    const words = notPlanned(plan, turn);
    return { ...words, text: `No, there's none. ${words.text}` };
  }
  const [named = ""] = query.subject.merchants ?? [];
  return {
    text: sentences(
      `No: you have no budget for ${notes.name("asked-name", named)}, and no category is called so.`,
      `There's one for ${listedWith(plan.planned.map(({ id }) => nameOfCategory(id)))}.`,
      "On the Budget page you can plan any other category.",
    ),
  };
}

export function planned(
  plan: MonthBudget,
  chosen: readonly BudgetCategory[],
  { query, notes }: StandingTurn,
): StandingWords {
  const sorted = [...chosen].sort((a, b) => b.plannedAmount - a.plannedAmount);
  const sum = notes.usd(
    "planned",
    "Budget of the month",
    sumCents(chosen.map(({ plannedAmount }) => plannedAmount)),
    LINK,
  );
  const list = sorted.map(({ id, plannedAmount }): AnswerRow => ({
    label: nameOfCategory(id),
    cents: plannedAmount,
    href: "/budget",
  }));
  const each = (one: BudgetCategory, at: number) => {
    const whole = () => notes.usd(`planned-${at + 1}`, "Planned", one.plannedAmount, LINK);
    if (plan.isAhead) return `${nameOfCategory(one.id)}: ${whole()}${carriedInto(one, at, notes)}`;
    const used = notes.usd(`spent-${at + 1}`, "Spent", one.actualSpent, LINK);
    return `${nameOfCategory(one.id)}: ${whole()}, ${used} of it spent`;
  };
  const [first] = query.statistic === "smallest" ? sorted.slice(-1) : sorted;
  if (first && (query.statistic === "largest" || query.statistic === "smallest"))
    return { text: `The ${query.statistic} budget ${plan.when} is ${each(first, 0)}.`, list };
  const name = query.subject.categories?.length
    ? ` for ${listedWith(query.subject.categories.map(nameOfCategory))}`
    : "";
  if (chosen.length === 1 && first && plan.isAhead) return { text: `Your budget${name} is ${sum} ${plan.when}.`, list };
  if (chosen.length === 1 && first) {
    const used = notes.usd("spent", "Spent of it", first.actualSpent, LINK);
    return { text: `Your budget${name} is ${sum} ${plan.when}; ${used} of it is spent so far.`, list };
  }
  const count = notes.count("count", "Categories with a budget", chosen.length, "category", LINK);
  return {
    text: paragraphs(
      sentences(
        `Your budget${name} is ${sum} ${plan.when} in ${count}.`,
        plan.isAhead ? "" : usedOf(plan, chosen, notes),
      ),
      bullets(sorted.map(each)),
    ),
    list,
  };
}

/** Of a month ahead what the one before it leaves is in the plan. */
const carriedInto = ({ carried }: BudgetCategory, at: number, notes: StandingTurn["notes"]): string =>
  carried === 0
    ? ""
    : `, ${notes.usd(`carried-${at + 1}`, "Carried over", carried, LINK)} of it ${carried > 0 ? "carried over" : "taken off for what was overspent"}`;

function usedOf(plan: MonthBudget, chosen: readonly BudgetCategory[], notes: StandingTurn["notes"]): string {
  const spent = sumCents(chosen.map(({ actualSpent }) => actualSpent));
  const rest = sumCents(chosen.map(({ remaining }) => remaining));
  const pending = plan.isNow ? sumCents(chosen.map(({ id }) => plan.pendingOf(id))) : 0;
  const left = (id: string, cents: number) =>
    `${notes.usd(id, cents < 0 ? "Over the budget" : "Left in the budget", cents, LINK)} ${cents < 0 ? "over" : "left"}`;
  const then =
    pending > 0
      ? ` With ${notes.usd("pending", "Pending", pending, LINK)} that's pending it's ` +
        `${notes.usd("used-then", "Spent of it, pending charges counted", spent + pending, LINK)} and ` +
        `${left("left-then", rest - pending)}.`
      : "";
  return `${notes.usd("used", "Spent of it", spent, LINK)} of it is spent, ${left("left", rest)}.${then}`;
}

export function beyond(plan: MonthBudget, chosen: readonly BudgetCategory[], turn: StandingTurn): StandingWords {
  const { notes, query } = turn;
  if (query.least) return within(plan, chosen, turn);
  const over = chosen.filter((one) => overPlan(one) > 0).sort((a, b) => overPlan(b) - overPlan(a));
  const rows = over.map((one): AnswerRow => ({ label: nameOfCategory(one.id), cents: overPlan(one), href: "/budget" }));
  const onTheWay = plan.isNow
    ? chosen.filter((one) => overPlan(one) === 0 && plan.pendingOf(one.id) > one.remaining)
    : [];
  const soon =
    onTheWay.length > 0
      ? `With what is pending, ${listedWith(onTheWay.map(({ id }) => nameOfCategory(id)))} ` +
        `${onTheWay.length === 1 ? "goes" : "go"} over${over.length > 0 ? ", too" : ""}.`
      : "";
  if (over.length === 0)
    return {
      text: sentences(
        `You ${plan.isNow ? "are" : "were"} within your budget in every category that has one ${plan.when}.`,
        soon,
      ),
    };
  const count = notes.count("over-count", "Categories over their budget", over.length, "category", LINK);
  return {
    text: paragraphs(
      `${count} went over the budget ${plan.when}:`,
      bullets(
        over.map(
          (one, at) =>
            `${nameOfCategory(one.id)}: by ` +
            `${notes.usd(`over-${at + 1}`, "Over the budget", overPlan(one), LINK)} ` +
            `(${notes.usd(`over-${at + 1}-spent`, "Spent", one.actualSpent, LINK)} of ` +
            `${notes.usd(`over-${at + 1}-planned`, "Planned", one.plannedAmount, LINK)})`,
        ),
      ),
      soon,
    ),
    list: rows,
  };
}

function within(plan: MonthBudget, chosen: readonly BudgetCategory[], { notes }: StandingTurn): StandingWords {
  const good = chosen.filter(({ remaining }) => remaining >= 0).sort((a, b) => b.remaining - a.remaining);
  if (good.length === 0) return { text: `No category is within its budget ${plan.when}.` };
  return {
    text: paragraphs(
      `Within their budget ${plan.when}:`,
      bullets(
        good.map(
          (one, at) =>
            `${nameOfCategory(one.id)}: ` +
            `${notes.usd(`left-${at + 1}`, "Left in the budget", one.remaining, LINK)} left of ` +
            `${notes.usd(`left-${at + 1}-planned`, "Planned", one.plannedAmount, LINK)}`,
        ),
      ),
    ),
    list: good.map((one) => ({ label: nameOfCategory(one.id), cents: one.remaining, href: "/budget" })),
  };
}

export function unplanned(plan: MonthBudget, turn: StandingTurn): StandingWords {
  const { notes, household } = turn;
  const others = plan.all
    .filter((one) => !hasPlan(one) && one.actualSpent > 0)
    .sort((a, b) => b.actualSpent - a.actualSpent);
  const period = daysOf(plan.month, household.today);
  const { unplanned: cents } = budgetSummary([...plan.all]);
  if (plan.isAhead) return { text: paragraphs(notBudgetedYet(plan, turn), withoutLine(plan, turn)) };
  // Who names an amount asks what it is made of.
  const isHeld = turn.query.comparison?.against === "amount";
  const sum = notes.usd("unplanned", "Spent in categories without a budget", cents, { ...LINK, period });
  return {
    text: paragraphs(
      isHeld ? notBudgetedYet(plan, turn) : "",
      `${sum} went to categories without a budget ${plan.when}${others.length > 0 ? ":" : "."}`,
      bullets(
        others.map(
          (one, at) =>
            `${nameOfCategory(one.id)}: ` +
            notes.usd(`other-${at + 1}`, "Spent", one.actualSpent, {
              href: rowsHref({ kind: "spending", category: one.id, ...period }),
              period,
            }),
        ),
      ),
      plan.isNow && !isHeld ? notBudgetedYet(plan, turn) : "",
    ),
    list: others.map((one) => ({ label: nameOfCategory(one.id), cents: one.actualSpent, href: "/budget" })),
  };
}
