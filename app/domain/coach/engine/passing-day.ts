// The day on which a running sum got past something: an amount, the plan, or a share of all of it; and which budget was the
// first to go over. Refunds are taken off as they come, and what is pending is in no sum.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import { type BudgetCategory, hasPlan } from "~/domain/budget/budget";
import { categoriesOfSet } from "~/domain/categories/sets";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, daysBetween, firstDayOf, monthOf } from "~/domain/periods";
import { type Flow, isFlow, type Period, query as asQuery, type Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import {
  type AnyNeed,
  budgetOf,
  type DataNeed,
  type Household,
  type NeedAnswers,
  sumsOf,
} from "~/domain/coach/query/data";
import { filterOf, signOf } from "./filters";
import { aboutFlow, hrefOf, LABELS, VERBS } from "./flow-words";
import { nameOfCategory, periodPhrase } from "~/domain/coach/query/phrases";
import type { OwnFormTurn } from "./own-forms";

type Summed = Exclude<Flow, "kept">;
type Asked = { query: Query; household: Household };

const flowOf = ({ measure }: Query): Summed => (isFlow(measure) && measure !== "kept" ? measure : "spent");

/** This month where no days are said, and none that are still to come. */
function daysOf({ query: { period }, household: { today } }: Asked): Period {
  const { from, to } = period ?? { from: firstDayOf(monthOf(today)), to: today };
  return { from, to: to > today && from <= today ? today : to };
}

const goesByBudget = ({ by, shape, subject: { categories = [] } }: Query): boolean =>
  by === "category" || ((shape === "list" || shape === "ranking") && categories.length !== 1);
const isOfPlan = ({ comparison, condition }: Query): boolean =>
  comparison?.against === "plan" || (comparison === null && condition.percent === undefined);

function dayNeed(query: Query, days: Period, household: Household): DataNeed {
  return { want: "sums", rows: filterOf(flowOf(query), query, days, household), by: "day" };
}

/** The categories whose budgets are looked through, those of the question alone where it names some. */
const budgeted = ({ query, household }: Asked): string[] => {
  const wanted = (query.subject.categories ?? []).flatMap(categoriesOfSet);
  return household.budgets
    .map(({ category }) => category)
    .filter((id) => wanted.length === 0 || wanted.includes(id))
    .filter((id) => !(query.subject.except ?? []).flatMap(categoriesOfSet).includes(id));
};
const ofCategory = (id: string): Query => asQuery({ measure: "spent", subject: { categories: [id] } });

export function passingNeeds(query: Query, household: Household): AnyNeed[] {
  const asked = { query, household };
  const days = daysOf(asked);
  const month: AnyNeed = { want: "budget", month: monthOf(days.from) };
  if (goesByBudget(query) && isOfPlan(query))
    return [month, ...budgeted(asked).map((id) => dayNeed(ofCategory(id), days, household))];
  return [...(isOfPlan(query) ? [month] : []), dayNeed(query, days, household)];
}

type Step = { day: Day; cents: Cents; sum: Cents };

/** Day by day, what was there by its end. */
function stepsOf(need: DataNeed, flow: Summed, found: NeedAnswers): Step[] {
  const sign = signOf(flow, need.rows);
  let sum = 0;
  return [...sumsOf(found, need)]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, cents }) => {
      sum += sign * cents;
      return { day: key, cents: sign * cents, sum };
    });
}

export function passingWords(turn: OwnFormTurn): WordedAnswer {
  const { query, notes } = turn;
  const words = goesByBudget(query) && isOfPlan(query) ? brokenBudgets(turn) : passed(turn);
  return { text: words, facts: notes.facts, list: [], chart: null };
}

/** What has to be reached, and whether it must be gone beyond. */
type Target = { cents: Cents; name: string; isBeyond: boolean };

function targetOf(turn: OwnFormTurn, days: Period, total: Cents): Target | null {
  const { query, found, notes, household } = turn;
  const { comparison, condition } = query;
  const { percent } = condition;
  if (comparison?.against === "amount")
    return {
      cents: comparison.cents,
      name: notes.add("target", "The amount you asked about", { unit: "usd", cents: comparison.cents }),
      isBeyond: false,
    };
  const share =
    percent === undefined ? "" : `${notes.add("share", "The share you asked about", { unit: "percent", percent })} of `;
  if (!isOfPlan(query)) {
    const note = { period: days, href: hrefOf(filterOf(flowOf(query), query, days, household), days) };
    const all = notes.usd("all", LABELS[flowOf(query)], total, note);
    return { cents: Math.ceil((total * (percent ?? 100)) / 100), name: `${share}the ${all}`, isBeyond: false };
  }
  const wanted = (query.subject.categories ?? []).flatMap(categoriesOfSet);
  const plans = budgetOf(found, monthOf(days.from)).budget.filter(
    (one) => hasPlan(one) && (wanted.length === 0 || wanted.includes(one.id)),
  );
  if (plans.length === 0) return null;
  const planned = sumCents(plans.map(({ plannedAmount }) => plannedAmount));
  const budget = notes.usd("target", "Budget of the month", planned, { href: "/budget" });
  return {
    cents: percent === undefined ? planned : Math.ceil((planned * percent) / 100),
    name: `${share}the budget of ${budget}`,
    isBeyond: percent === undefined,
  };
}

const isPast = (sum: Cents, { cents, isBeyond }: Pick<Target, "cents" | "isBeyond">): boolean =>
  isBeyond ? sum > cents : sum >= cents;

function passed(turn: OwnFormTurn): string {
  const { query, household, found, notes } = turn;
  const flow = flowOf(query);
  const days = daysOf(turn);
  const when = periodPhrase(days, notes);
  const need = dayNeed(query, days, household);
  const steps = stepsOf(need, flow, found);
  const total = steps.at(-1)?.sum ?? 0;
  const about = aboutFlow({ flow, query, household, notes });
  if (days.from > household.today) return `Those days are still to come${about}.`;
  if (steps.length === 0) return `I see nothing${about} ${when}, so nothing was passed.`;
  const target = targetOf(turn, days, total);
  if (target === null) return `I see no budget${about} ${when}, so there's nothing to go over.`;
  const sumTo = (name: string, label: string, cents: Cents, to: Day, rows: TransactionFilter = need.rows) => {
    const period = { from: days.from, to };
    return notes.usd(name, label, cents, { period, href: hrefOf({ ...rows, to }, period) });
  };
  const first = steps.find(({ sum }) => isPast(sum, target));
  const way = target.isBeyond ? "over" : "past";
  const opening =
    query.shape === "yes-no"
      ? verdict(first !== undefined, { yes: `it's ${way} that`, no: `it isn't ${way} that` })
      : "";
  if (!first) {
    const isOpen = days.to === household.today;
    const short = notes.usd("short", "Short of it", target.cents - total, {
      period: days,
      href: hrefOf(need.rows, days),
    });
    return sentences(
      opening,
      `${isOpen ? "Not yet" : "It never was"}: ${lower(VERBS[flow])} ${sumTo("sum", LABELS[flow], total, days.to)}${about} ` +
        `${when}, ${total === target.cents ? "just" : `${short} short of`} ${target.name}.`,
    );
  }
  const after = steps.at(-1);
  const only = { from: first.day, to: first.day };
  const day = notes.day("day", "The day it was passed", first.day, { href: hrefOf({ ...need.rows, ...only }, only) });
  return sentences(
    opening,
    `${day} was the day${dayOfMonth(turn, first.day)}: ${lower(VERBS[flow])} ` +
      `${sumTo("then", LABELS[flow], first.sum, first.day)}${about} ${sinceWords(turn, days, first.day)}, which is ${way} ${target.name}; ` +
      `${sumTo("that-day", `${LABELS[flow]} that day`, first.cents, first.day, { ...need.rows, from: first.day })} of it came that day.`,
    after && !isPast(after.sum, target) ? "What came back later took it below that again." : "",
    after && after.day > first.day ? `It's ${sumTo("sum", LABELS[flow], after.sum, days.to)} in all ${when}.` : "",
  );
}

const lower = (verb: string): string => verb.charAt(0).toLowerCase() + verb.slice(1);

const sinceWords = ({ notes }: OwnFormTurn, { from }: Period, to: Day): string =>
  from === to ? "on it" : `from ${notes.day("since", "From", from)} until then`;

/** ', day 12 of the month' */
function dayOfMonth(turn: OwnFormTurn, day: Day): string {
  const days = daysOf(turn);
  if (days.from !== firstDayOf(monthOf(days.from)) || monthOf(days.from) !== monthOf(day)) return "";
  const count = daysBetween(days.from, addDays(day, 1));
  return `, ${turn.notes.count("days", "Days into the month", count, "day", { href: "/budget" })} into the month`;
}

type Broken = { one: BudgetCategory; step: Step };

/** The budgets that went over, in the order in which they did. */
function brokenBudgets(turn: OwnFormTurn): string {
  const { household, found, notes, query } = turn;
  const days = daysOf(turn);
  const month = monthOf(days.from);
  const { budget } = budgetOf(found, month);
  const when = periodPhrase(days, notes);
  const plans = budget.filter((one) => hasPlan(one) && budgeted(turn).includes(one.id));
  if (plans.length === 0) return `I see no budget ${when}, so there's nothing to go over.`;
  const broken = plans
    .flatMap((one): Broken[] => {
      const steps = stepsOf(dayNeed(ofCategory(one.id), days, household), "spent", found);
      const step = steps.find(({ sum }) => sum > one.plannedAmount);
      return step ? [{ one, step }] : [];
    })
    .sort((a, b) => (a.step.day < b.step.day ? -1 : a.step.day > b.step.day ? 1 : 0));
  const ordered = query.least ? [...broken].reverse() : broken;
  const [first] = ordered;
  if (!first) return `None: each budget that I looked at held ${when}.`;
  const lines = ordered.map(({ one, step }, at) => {
    const period = { from: days.from, to: step.day };
    const rows = filterOf("spent", ofCategory(one.id), period, household);
    const sum = notes.usd(`broken-${at + 1}`, "Spent by then", step.sum, { period, href: hrefOf(rows, period) });
    const planned = notes.usd(`broken-${at + 1}-planned`, "Planned", one.plannedAmount, { href: "/budget" });
    const day = notes.day(`broken-${at + 1}-day`, "Went over on", step.day, { href: hrefOf(rows, period) });
    return `${nameOfCategory(one.id)}: on ${day}, with ${sum} of ${planned} spent by then`;
  });
  const name = nameOfCategory(first.one.id);
  return paragraphs(
    ordered.length === 1
      ? `One budget went over ${when}, ${name}:`
      : `${name} was the ${query.least ? "last" : "first"} to go over ${when}. In their order:`,
    bullets(lines),
  );
}
