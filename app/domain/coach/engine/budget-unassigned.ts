// What no plan has: of the usual income ('not budgeted yet'), of what a usual month spends, and of the month's own income.

import { bullets, sentences } from "~/domain/coach/advice";
import { budgetSummary } from "~/domain/budget/budget";
import { monthSum } from "~/domain/budget/attention";
import { rowsHref } from "~/domain/ledger/row-links";
import { incomeOf, inMonth, spendingByCategory, spendingOf } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { daysOf, type MonthBudget } from "./budget-plan";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/budget" };

/** The usual income less all that is planned, and how much of that is spent already. */
export function notBudgetedYet(plan: MonthBudget, { household, notes }: StandingTurn): string {
  const income = household.load?.incomeCents ?? 0;
  if (income <= 0) return "";
  const { carriedCents, plannedCents, unassignedCents } = monthSum(income, plan.all);
  const usd = (id: string, label: string, cents: Cents, href = LINK.href) => notes.usd(id, label, cents, { href });
  const carried =
    carriedCents === 0
      ? ""
      : ` ${carriedCents > 0 ? "and" : "less"} ${usd("carried", "Carried over", carriedCents)} carried over,`;
  const sum =
    `Your usual income of ${usd("usual-income", "Usual income", income, "/transactions?kind=income")}${carried} ` +
    `less the ${usd("planned", "Budget of the month", plannedCents)} that's planned`;
  if (unassignedCents < 0)
    return `${sum} is ${usd("unassigned", "Planned beyond income", unassignedCents)} too little: more is planned than usually comes in.`;
  const { unplanned } = budgetSummary([...plan.all]);
  const rest = unassignedCents - unplanned;
  return sentences(
    `${sum} leaves ${usd("unassigned", "Not budgeted yet", unassignedCents)}: that's what isn't budgeted yet. ` +
      "It isn't spare cash: it's income that you haven't planned for any category.",
    unplanned > 0
      ? `${usd("unassigned-spent", "Spent in categories without a budget", unplanned)} of it has gone to those ` +
          `categories already, so ${usd("unassigned-left", rest < 0 ? "Spent beyond it" : "Left of it", rest)} ` +
          `${rest < 0 ? "more than it was spent" : "of it is left"}.`
      : "",
  );
}

const MONTHS = 3;
const LEAST_CENTS = 5_00;
const MAX_SHOWN = 8;

/** What the last whole months spent on average and this plan has no line for. */
export function withoutLine(plan: MonthBudget, { household, notes }: StandingTurn): string {
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(monthOf(household.today), -at - 1))
    .map((month) => inMonth(household.sums ?? [], month))
    .filter((rows) => rows.length > 0);
  const planned = plan.planned.map(({ id }): string => id);
  const sums = new Map<string, Cents>();
  for (const { category, cents } of months.flatMap(spendingByCategory))
    if (!planned.includes(category)) sums.set(category, (sums.get(category) ?? 0) + cents);
  const usual = [...sums]
    .map(([category, cents]) => ({ category, cents: Math.round(cents / Math.max(1, months.length)) }))
    .filter(({ cents }) => cents >= LEAST_CENTS)
    .sort((a, b) => b.cents - a.cents);
  if (usual.length === 0) return "";
  const all = notes.usd("no-line", "A usual month, without a line", sumCents(usual.map(({ cents }) => cents)), LINK);
  const lines = usual
    .slice(0, MAX_SHOWN)
    .map(
      ({ category, cents }, at) =>
        `${nameOfCategory(category)}: ${notes.usd(`no-line-${at + 1}`, "A usual month", cents, { href: rowsHref({ kind: "spending", category }) })}`,
    );
  return `No line is there for what a usual month spends besides, ${all} in all:\n\n${bullets(lines)}`;
}

/** Beside the plan: whether the month's spending stays within what came in. */
export function withinIncome(plan: MonthBudget, { household, notes }: StandingTurn): string {
  const rows = inMonth(household.sums ?? [], plan.month);
  const [earned, spent] = [incomeOf(rows), spendingOf(rows)];
  if (earned <= 0 || spent <= 0) return "";
  const period = daysOf(plan.month, household.today);
  const link = (kind: "income" | "spending") => ({ period, href: rowsHref({ kind, ...period }) });
  const income = notes.usd("earned", "Earned", earned, link("income"));
  const all = notes.usd("all-spending", "All spending", spent, link("spending"));
  const kept = notes.usd("kept", spent > earned ? "Spent more than earned" : "Kept", earned - spent, {
    period,
    ...LINK,
  });
  const far = plan.isNow ? " so far" : "";
  return spent > earned
    ? `Held against what came in${far}, ${income}, it isn't within it: ${all} was spent in all, ${kept} more.`
    : `Held against what came in${far}, ${income}, it's within it: ${all} was spent in all, and ${kept} is left.`;
}
