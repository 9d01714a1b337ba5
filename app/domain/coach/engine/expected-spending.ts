// What a month will come to: what is spent and pending, the bills that are still to come, and for the days that are left as much
// a day as in the last whole months without bills. An estimate, said as one, and held against the budget.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import { hasPlan } from "~/domain/budget/budget";
import { categoriesOfSet } from "~/domain/categories/sets";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import type { Recurring } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import type { Period, Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import {
  type AnyNeed,
  budgetOf,
  type DataNeed,
  type Household,
  type NeedAnswers,
  sumsOf,
} from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import { aboutFlow, hrefOf } from "./flow-words";
import type { OwnFormTurn } from "./own-forms";
import { daysIn } from "./periods-meant";
import { billsOf, dueIn, itemName } from "./schedule-turn";

const USUAL_MONTHS = 3;
const SHOWN = 6;

const monthAsked = ({ period }: Query, { today }: Household): Month => monthOf(period?.to ?? today);

type Asked = { query: Query; household: Household };
type Parts = {
  month: Month;
  /** The days of it that are known, null of a month to come. */
  known: Period | null;
  /** The whole months that say what is usual. */
  usual: Period | null;
  bills: readonly Recurring[];
};

function partsOf({ query, household }: Asked): Parts {
  const { today, firstDay } = household;
  const month = monthAsked(query, household);
  const now = monthOf(today);
  const known = month > now ? null : { from: firstDayOf(month), to: month === now ? today : lastDayOf(month) };
  const first = firstDay === null ? addMonths(now, -USUAL_MONTHS) : firstWhole(firstDay);
  const from = first > addMonths(now, -USUAL_MONTHS) ? first : addMonths(now, -USUAL_MONTHS);
  const usual = from < now ? { from: firstDayOf(from), to: lastDayOf(addMonths(now, -1)) } : null;
  return { month, known, usual, bills: billsOf({ query, household }) };
}
const firstWhole = (day: string): Month => (day.endsWith("-01") ? monthOf(day) : addMonths(monthOf(day), 1));

function needsOf({ query, household }: Asked, { known, usual, bills }: Parts) {
  const rows = (days: Period, asked: Query = query) => filterOf("spent", asked, days, household);
  const sums = (filter: DataNeed["rows"]): DataNeed => ({ want: "sums", rows: filter, by: null });
  const waiting = { ...query, condition: { ...query.condition, pending: true } };
  const names = bills.map(({ merchantName }) => merchantName);
  return {
    spent: known && sums(rows(known)),
    pending: known && sums(rows(known, waiting)),
    usual: usual && sums(rows(usual)),
    ofBills: usual && names.length > 0 ? sums({ ...rows(usual), merchants: names }) : null,
  };
}

export function expectedNeeds(query: Query, household: Household): AnyNeed[] {
  const parts = partsOf({ query, household });
  const all = Object.values(needsOf({ query, household }, parts)).filter((need) => need !== null);
  return [...all, { want: "budget", month: parts.month }];
}

const spentIn = (found: NeedAnswers, need: DataNeed | null): Cents =>
  need === null ? 0 : 0 - sumCents(sumsOf(found, need).map(({ cents }) => cents));

type Estimate = Parts & {
  spent: Cents;
  pending: Cents;
  coming: readonly { item: Recurring; day: Day }[];
  comingCents: Cents;
  left: number;
  everyday: Cents;
  needs: ReturnType<typeof needsOf>;
};

function estimateOf(turn: OwnFormTurn): Estimate {
  const { household, found } = turn;
  const { today } = household;
  const parts = partsOf(turn);
  const { month, known, usual, bills } = parts;
  const needs = needsOf(turn, parts);
  const [spent, pending] = [spentIn(found, needs.spent), spentIn(found, needs.pending)];
  const end = lastDayOf(month);
  const rest: Period = { from: known ? addDays(known.to, 1) : firstDayOf(month), to: end };
  const left = rest.from > end ? 0 : daysIn(rest);
  const coming = end < today ? [] : dueIn(bills, known ? today : rest.from, end);
  // Without a whole month behind it, the month's own pace is all there is.
  const perDay = usual
    ? Math.max(0, spentIn(found, needs.usual) - spentIn(found, needs.ofBills)) / daysIn(usual)
    : known
      ? Math.max(0, spent) / daysIn(known)
      : 0;
  return {
    ...{ ...parts, spent, pending, coming, left, needs },
    comingCents: sumCents(coming.map(({ item }) => Math.abs(item.typicalCents))),
    everyday: Math.round(perDay * left),
  };
}

const linkOf = (days: Period | null, need: DataNeed | null): string =>
  days === null ? "/budget" : hrefOf(need?.rows ?? null, days);

export function expectedWords(turn: OwnFormTurn): WordedAnswer {
  const { query, household, notes } = turn;
  const estimate = estimateOf(turn);
  const { month, known, needs, coming } = estimate;
  const about = aboutFlow({ flow: "spent", query, household, notes });
  const sum = estimate.spent + estimate.pending + estimate.comingCents + estimate.everyday;
  const total = notes.usd("expected", "Expected by the month's end, an estimate", sum, {
    href: linkOf(known, needs.spent),
  });
  const day = notes.day("end", "The month's last day", lastDayOf(month));
  const plan = againstPlan(turn, month, sum);
  const text = paragraphs(
    sentences(plan.opening, `By ${day} it will be about ${total}${about}, an estimate:`),
    bullets(partsSaid(turn, estimate)),
    coming.length > 0 && coming.length <= SHOWN ? billsSaid(turn, coming) : "",
    plan.sentence,
  );
  return { text, facts: notes.facts, list: [], chart: null };
}

/** What the estimate is made of. */
function partsSaid({ notes }: OwnFormTurn, estimate: Estimate): string[] {
  const { known, usual, needs, spent, pending, coming, comingCents, left, everyday } = estimate;
  const usd = (name: string, label: string, cents: Cents, href: string, period: Period | null = null) =>
    notes.usd(name, label, cents, { href, ...(period ? { period } : {}) });
  const ofDays = known ? usd("spent", "Spent so far", spent, linkOf(known, needs.spent), known) : "";
  const waiting = pending === 0 ? "" : usd("pending", "Pending", pending, linkOf(known, needs.pending), known);
  const bills = coming.length === 0 ? "" : usd("bills", "Bills still expected", comingCents, RECURRING_PATH);
  const rest = usd("everyday", "Everyday spending, as usual", everyday, linkOf(usual, needs.usual));
  const days = notes.count("left", "Days left", left, "day", { href: "/budget" });
  const pace = usual ? "as much a day as in the last whole months without bills" : "at this month's own pace";
  return [
    ofDays && `${ofDays} spent so far`,
    waiting && `${waiting} pending`,
    bills && `${bills} in bills that are still expected`,
    left > 0 ? `about ${rest} for the ${days} left, ${pace}` : "",
  ].filter(Boolean);
}

function billsSaid({ notes }: OwnFormTurn, coming: Estimate["coming"]): string {
  const said = coming.map(({ item, day }, at) => {
    const cents = notes.usd(`bill-${at + 1}`, "Expected", item.typicalCents, { href: RECURRING_PATH });
    const on = notes.day(`bill-${at + 1}-day`, "Expected on", day, { href: RECURRING_PATH });
    return `${itemName(notes, item, at)} ${cents} on ${on}`;
  });
  return `Those bills: ${said.join(", ")}.`;
}

/** Against the budget of what is asked about; of a shop or an account there is none. */
function againstPlan(
  { query, found, notes }: OwnFormTurn,
  month: Month,
  sum: Cents,
): { opening: string; sentence: string } {
  const { categories = [], ...others } = query.subject;
  const wanted = categories.flatMap(categoriesOfSet);
  const plans = budgetOf(found, month).budget.filter(
    (one) => hasPlan(one) && (wanted.length === 0 || wanted.includes(one.id)),
  );
  const opening = (holds: boolean) =>
    query.shape !== "yes-no"
      ? ""
      : verdict(query.least ? holds : !holds, {
          yes: query.least ? "as things go it stays within" : "as things go it ends over",
          no: query.least ? "as things go it ends over" : "as things go it stays within",
        });
  if (query.comparison?.against === "amount") {
    const limit = notes.add("limit", "The amount you asked about", { unit: "usd", cents: query.comparison.cents });
    const asksUnder = query.comparison.is === "under";
    const isOver = sum > query.comparison.cents;
    return {
      opening: verdict(asksUnder ? !isOver : isOver, {
        yes: asksUnder ? "as things go it stays under that" : "as things go it ends over that",
        no: asksUnder ? "as things go it ends over that" : "as things go it stays under that",
      }),
      sentence: `You asked about ${limit}.`,
    };
  }
  if (plans.length === 0 || Object.keys(others).length > 0) return { opening: "", sentence: "" };
  const planned = sumCents(plans.map(({ plannedAmount }) => plannedAmount));
  const budget = notes.usd("planned", "Budget of the month", planned, { href: "/budget" });
  if (wanted.length === 0)
    return {
      opening: "",
      sentence: `Your budgets come to ${budget} in all; what has no budget is in the estimate, too.`,
    };
  const apart = notes.usd("apart", sum > planned ? "Over the budget then" : "Left in the budget then", planned - sum, {
    href: "/budget",
  });
  return {
    opening: opening(sum <= planned),
    sentence:
      sum === planned
        ? `That's just the budget of ${budget}.`
        : `That's ${apart} ${sum > planned ? "over" : "under"} the budget of ${budget}.`,
  };
}
