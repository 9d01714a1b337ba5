// Budgets by the month: in which months one was over, and how many in a row up to now.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { budgetSummary, hasPlan } from "~/domain/budget/budget";
import { categoriesOfSet } from "~/domain/categories/sets";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, type Month, monthOf } from "~/domain/periods";
import { budgetMonthOf, daysOf } from "./budget-plan";
import { budgetOf } from "~/domain/coach/query/data";
import { listedWith, nameOfCategory } from "~/domain/coach/query/phrases";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };
const MONTHS_BACK = 6;

/** The months whose budgets a query needs, the earliest first. */
export function budgetMonths({ query, household }: Pick<StandingTurn, "query" | "household">): Month[] {
  const isSteps = query.by === "month";
  const now = monthOf(household.today);
  if (isSteps && query.period === null && query.measure === "unplanned") {
    const known = household.firstDay === null ? now : monthOf(household.firstDay);
    return Array.from({ length: MONTHS_BACK + 1 }, (_, at) => addMonths(now, at - MONTHS_BACK)).filter(
      (month) => month >= known,
    );
  }
  const first = budgetMonthOf({ query, household });
  if (!isSteps || query.period === null) return [first];
  const last = monthOf(query.period.to);
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

type MonthOfBudget = { month: Month; planned: Cents; spent: Cents; isNow: boolean };

/** 'How many months in a row was I over on restaurants'. */
export function overByMonth(turn: StandingTurn): StandingWords {
  const { query, household, notes } = turn;
  const wanted = (query.subject.categories ?? []).flatMap(categoriesOfSet);
  const held = budgetMonths(turn).flatMap((month): MonthOfBudget[] => {
    const plans = budgetOf(turn.found, month).budget.filter(
      (one) => hasPlan(one) && (wanted.length === 0 || wanted.includes(one.id)),
    );
    return plans.length === 0
      ? []
      : [
          {
            month,
            planned: sumCents(plans.map(({ plannedAmount }) => plannedAmount)),
            spent: sumCents(plans.map(({ actualSpent }) => actualSpent)),
            isNow: month === monthOf(household.today),
          },
        ];
  });
  const name = wanted.length > 0 ? ` for ${listedWith((query.subject.categories ?? []).map(nameOfCategory))}` : "";
  if (held.length === 0) return missing(`budget${name} in any month`);
  const isOver = ({ planned, spent }: MonthOfBudget) => spent > planned;
  const over = held.filter(isOver);
  const last = [...held].reverse();
  const run = last.findIndex((one) => !isOver(one));
  const inRow = run === -1 ? held.length : run;
  const count = (id: string, label: string, value: number) => notes.count(id, label, value, "month", LINK);
  const looked = count("looked", "Months with a budget", held.length);
  const isNow = last[0]?.isNow === true;
  const inRowSaid =
    over.length === 0
      ? `Never: in ${looked} with a budget${name} you stayed within it each time.`
      : inRow === 0
        ? `Not this month: you're within your budget${name} so far.`
        : `${count("in-row", "Months over in a row", inRow)} in a row up to now, this one included.`;
  const overSaid =
    over.length > 0
      ? `Over your budget${name} in ${count("over", "Months over", over.length)} of ${looked} that had one.`
      : "";
  const lead =
    query.shape === "trend"
      ? [togetherHeld(held, name, turn)]
      : query.statistic === "count"
        ? [overSaid || inRowSaid]
        : [
            isNow || over.length === 0 ? inRowSaid : "",
            overSaid,
            held.length > 1 ? togetherHeld(held, name, turn) : "",
          ];
  return {
    text: paragraphs(sentences(...lead), bullets(last.map((one, at) => monthHeld(one, at, notes)))),
  };
}

/** One month against its own budget. */
function monthHeld({ month, planned, spent, isNow }: MonthOfBudget, at: number, notes: StandingTurn["notes"]): string {
  const figure = (id: string, label: string, cents: Cents) => notes.usd(`month-${at + 1}-${id}`, label, cents, LINK);
  const rest = planned - spent;
  return (
    `${notes.add(`month-${at + 1}`, "Month of the budget", { unit: "month", month }, LINK)}` +
    `${isNow ? " so far" : ""}: ${figure("spent", "Spent", spent)} of ` +
    `${figure("planned", "Planned", planned)}, ` +
    `${figure("rest", rest < 0 ? "Over the budget" : "Left in the budget", rest)} ` +
    `${rest < 0 ? "over" : "left"}`
  );
}

/** Several months are held against as many budgets. */
function togetherHeld(held: readonly MonthOfBudget[], name: string, { notes }: StandingTurn): string {
  const [spent, planned] = [sumCents(held.map((one) => one.spent)), sumCents(held.map((one) => one.planned))];
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, LINK);
  const rest = planned - spent;
  return (
    `${usd("rest", rest < 0 ? "Over the budgets" : "Left in the budgets", rest)} ${rest < 0 ? "over" : "under"} your ` +
    `budgets${name} together: ${usd("spent", "Spent in those months", spent)} spent, of ` +
    `${usd("planned", "Planned for those months", planned)} planned for ` +
    `${notes.count("months", "Months with a budget", held.length, "month", LINK)}.`
  );
}

/** What no budget covered, month by month, and on average in those that are over. */
export function unplannedByMonth(turn: StandingTurn): StandingWords {
  const { household, notes } = turn;
  const months = budgetMonths(turn).flatMap((month) => {
    const { budget } = budgetOf(turn.found, month);
    return budget.some(hasPlan) ? [{ month, cents: budgetSummary([...budget]).unplanned }] : [];
  });
  const [first] = months;
  if (!first) return missing("budget in any of those months");
  const over = months.filter(({ month }) => month < monthOf(household.today));
  const average = notes.usd(
    "average",
    "Without a budget, a month on average",
    Math.round(sumCents(over.map(({ cents }) => cents)) / Math.max(1, over.length)),
    { ...LINK, period: { from: daysOf(first.month, household.today).from, to: household.today } },
  );
  const lines = [...months].reverse().map(({ month, cents }, at) => {
    const period = daysOf(month, household.today);
    return (
      `${notes.add(`month-${at + 1}`, "Month of the budget", { unit: "month", month }, LINK)}` +
      `${month === monthOf(household.today) ? " so far" : ""}: ` +
      notes.usd(`month-${at + 1}-spent`, "Spent without a budget", cents, { ...LINK, period })
    );
  });
  const count = notes.count("over", "Months that are over", over.length, "month", LINK);
  const all = notes.usd("sum", "Without a budget, together", sumCents(months.map(({ cents }) => cents)), {
    ...LINK,
    period: { from: daysOf(first.month, household.today).from, to: household.today },
  });
  const together =
    months.length > 1
      ? `Together that's ${all}${months.length > over.length ? ", this month so far included" : ""}.`
      : "";
  const lead =
    over.length > 0
      ? `${average} a month on average went to categories without a budget, in the ${count} that are over:`
      : "What went to categories without a budget:";
  return { text: paragraphs(lead, bullets(lines), together) };
}
