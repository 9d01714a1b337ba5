// The budget of a month: what is planned, what is left, which categories went past their plan, what no plan covers.

import { verdict } from "~/domain/coach/yes-or-no";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { canRunOut, percentSpent } from "~/domain/budget/bars";
import { type BudgetCategory, budgetSummary } from "~/domain/budget/budget";
import { categoriesOfSet } from "~/domain/categories/sets";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Cents, sumCents } from "~/domain/money";
import { daysBetween, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { nearest } from "./budget-nearest";
import { beyond, budgetIsThere, notPlanned, planned, unplanned } from "./budget-lists";
import { overByMonth, unplannedByMonth } from "./budget-months";
import { overAtPace } from "./budget-pace";
import { daysOf, overPlan, type MonthBudget, monthBudget } from "./budget-plan";
import { requested } from "./budget-request-answers";
import { withinIncome, withoutLine } from "./budget-unassigned";
import { listedWith, nameOfCategory, subjectPhrase } from "~/domain/coach/query/phrases";
import { billFor, comingIn, eachKept, fits } from "./budget-verdicts";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/budget" };

export function budgets(turn: StandingTurn): StandingWords {
  const words = budgetWords(turn);
  return { ...words, text: paragraphs(words.text, shopsLeftIn(turn)) };
}

/** Budgets are of categories: a shop that was to be left out is in them all the same. */
function shopsLeftIn({ query, household, notes }: StandingTurn): string {
  const { exceptMerchants: merchants = [] } = query.subject;
  if (merchants.length === 0) return "";
  const names = subjectPhrase({ merchants }, {}, household, notes, "-left-in").trim();
  return `A budget is for a whole category, so what you spent ${names} is still in these figures.`;
}

function budgetWords(turn: StandingTurn): StandingWords {
  const { measure, query, notes } = turn;
  const plan = monthBudget(turn);
  const [category] = query.subject.categories ?? [];
  if (query.by === "month" && measure === "unplanned") return unplannedByMonth(turn);
  if (query.by === "month") return overByMonth(turn);
  if (measure === "budgeted" && query.comparison?.against === "amount" && category !== undefined)
    return requested(plan, category, query.comparison.cents, turn);
  if (plan.planned.length === 0) return missing(`budget for ${plan.isNow ? "this month" : plan.name}`);
  if (measure === "unplanned") return unplanned(plan, turn);
  if (measure === "budgeted" && query.shape === "yes-no") return budgetIsThere(plan, turn);
  const bill = billFor(turn);
  const wanted = bill ? [bill.category] : (query.subject.categories ?? []).flatMap(categoriesOfSet);
  const unwanted = (query.subject.except ?? []).flatMap(categoriesOfSet);
  const chosen = plan.planned.filter(
    ({ id }) => (wanted.length === 0 || wanted.includes(id)) && !unwanted.includes(id),
  );
  if (chosen.length === 0) return notPlanned(plan, turn);
  const [only, ...others] = chosen;
  const isHeld = bill !== null || query.comparison?.against === "amount" || query.statistic === "next";
  if (only && others.length === 0 && isHeld && query.shape === "yes-no")
    return fits(plan, only, bill ?? comingIn(only, plan, turn), turn);
  if (measure === "left" && query.statistic === "next" && plan.isNow) return overAtPace(plan, chosen, turn);
  if (query.by === "category" && query.shape === "yes-no") {
    const kept = eachKept(plan, chosen, turn);
    return Object.keys(query.subject).length > 0 || plan.isAhead
      ? kept
      : { ...kept, text: paragraphs(kept.text, sentences(besides(plan, turn), withinIncome(plan, turn))) };
  }
  if (plan.isAhead) return planAhead(plan, chosen, turn);
  // Of a month that is over, what was planned is only half of it.
  if (measure === "budgeted" && (plan.isNow || query.statistic !== "total")) return planned(plan, chosen, turn);
  if (query.shape === "ranking" && query.statistic === "largest") return nearest(plan, chosen, turn);
  if (query.shape === "list") return beyond(plan, chosen, turn);
  return left(plan, chosen, notes, turn);
}

/** A month that is still to come: what is planned as it stands, and what it has no line for. */
function planAhead(plan: MonthBudget, chosen: readonly BudgetCategory[], turn: StandingTurn): StandingWords {
  const isWhole = Object.keys(turn.query.subject).length === 0;
  const words = planned(plan, chosen, turn);
  return isWhole ? { ...words, text: paragraphs(words.text, withoutLine(plan, turn)) } : words;
}

/** What is on its way is in no sum yet, and takes from the budget all the same once it is there. */
function pendingNote(plan: MonthBudget, chosen: readonly BudgetCategory[], { notes }: StandingTurn): string {
  const cents = sumCents(chosen.map(({ id }) => plan.pendingOf(id)));
  if (!plan.isNow || cents === 0) return "";
  const rest = sumCents(chosen.map(({ remaining }) => remaining)) - cents;
  const then = notes.usd(
    "left-then",
    rest < 0 ? "Over, pending charges counted" : "Left, pending charges counted",
    rest,
    LINK,
  );
  const [only, second] = chosen;
  const name = only && !second ? nameOfCategory(only.id) : "it";
  return (
    `With ${notes.usd("pending", "Pending", cents, { href: "/transactions?kind=spending" })} that's pending and ` +
    `not counted yet, ${name} is ${then} ${rest < 0 ? "over" : "from its limit"}.`
  );
}

function left(
  plan: MonthBudget,
  chosen: readonly BudgetCategory[],
  notes: StandingTurn["notes"],
  turn: StandingTurn,
): StandingWords {
  const { query, household } = turn;
  const [planCents, spent] = [
    sumCents(chosen.map(({ plannedAmount }) => plannedAmount)),
    sumCents(chosen.map(({ actualSpent }) => actualSpent)),
  ];
  const rest = planCents - spent;
  const period = daysOf(plan.month, household.today);
  const [only, second] = chosen;
  const rows = {
    kind: "spending" as const,
    ...(only && !second ? { category: only.id } : { categories: chosen.map(({ id }) => id) }),
    ...period,
  };
  const name = query.subject.categories?.length
    ? ` for ${listedWith(query.subject.categories.map(nameOfCategory))}`
    : query.subject.except?.length
      ? ` without ${listedWith(query.subject.except.map(nameOfCategory))}`
      : "";
  const used = notes.usd("spent", "Spent of it", spent, { period, href: rowsHref(rows) });
  const whole = notes.usd("planned", "Budget of the month", planCents, LINK);
  const share = notes.add(
    "share",
    "Used of the budget",
    { unit: "percent", percent: percentSpent(spent, planCents) },
    LINK,
  );
  const value = notes.usd("left", rest < 0 ? "Over the budget" : "Left in the budget", rest, LINK);
  const is = plan.isNow ? "You're" : `In ${plan.name} you were`;
  const far = plan.isNow ? " so far this month" : "";
  const main =
    rest < 0
      ? `${is} ${value} over your budget${name}: you spent ${used} of ${whole}${far}, ${share}.`
      : `${plan.isNow ? `Your budget${name} has ${value} left` : `${plan.name}'s budget${name} had ${value} left`}` +
        `: you spent ${used} of ${whole}${far}, ${share}.`;
  const answer = query.shape === "yes-no" ? yesNo(rest, chosen, turn) : "";
  const lead = sentences(answer, main, pendingNote(plan, chosen, turn));
  const pace = plan.isNow ? paceWords(rest, planCents, chosen, turn) : "";
  const each =
    query.shape === "ranking" ? eachWords(chosen, turn) : chosen.length > 1 ? overWords(plan, chosen, turn) : "";
  return {
    text: paragraphs(
      lead,
      // Who asks whether anything is over hears of each category before any pace.
      ...(query.shape === "yes-no" ? [each, pace] : [pace, each]),
      chosen.length === plan.planned.length && chosen.length > 1 ? besides(plan, turn) : "",
    ),
  };
}

const yesNo = (rest: Cents, chosen: readonly BudgetCategory[], { query }: StandingTurn): string => {
  const isOver = rest < 0;
  const anyOver = chosen.some(({ remaining }) => remaining < 0);
  if (query.least) return verdict(!isOver, { yes: "it's within the budget", no: "it's over the budget" });
  return isOver ? "Over it." : anyOver ? "In all you're within it, but not in every category." : "You're within it.";
};

/** What is left by the day, and where this pace leads: what is a bill comes as planned. */
function paceWords(
  rest: Cents,
  planCents: Cents,
  chosen: readonly BudgetCategory[],
  { household, notes, query }: StandingTurn,
): string {
  const { today } = household;
  const month = monthOf(today);
  const [passed, days] = [daysBetween(firstDayOf(month), today) + 1, daysBetween(today, lastDayOf(month))];
  if (rest <= 0 || days === 0) return "";
  const daily = notes.usd("left.per-day", "Left a day, after today", Math.floor(rest / days), LINK);
  const weekly =
    query.statistic === "per-week"
      ? `, or ${notes.usd("left.per-week", "Left a week", Math.floor((rest / days) * 7), LINK)} a week`
      : "";
  const pace = sumCents(
    chosen.map(({ id, actualSpent, plannedAmount }) =>
      canRunOut(id) ? Math.round((actualSpent / passed) * (passed + days)) : Math.max(actualSpent, plannedAmount),
    ),
  );
  const leads =
    query.shape === "yes-no" && query.statistic === "total"
      ? " At this pace the month ends at about " +
        `${notes.usd("pace", "At this pace by the month's end", pace, LINK)}, ` +
        `${pace > planCents ? "over" : "within"} the plan.`
      : "";
  return `That's ${daily} a day${weekly} for the ${notes.count("days", "Days after today", days, "day", LINK)} after today.${leads}`;
}

const eachWords = (chosen: readonly BudgetCategory[], { notes }: StandingTurn): string =>
  bullets(
    chosen.map(({ id, plannedAmount, actualSpent, remaining }, at) => {
      const spent = notes.usd(`each-${at + 1}-spent`, "Spent", actualSpent, LINK);
      const rest = notes.usd(
        `each-${at + 1}`,
        remaining < 0 ? "Over the budget" : "Left in the budget",
        remaining,
        LINK,
      );
      return (
        `${nameOfCategory(id)}: ${spent} of ` +
        `${notes.usd(`each-${at + 1}-planned`, "Planned", plannedAmount, LINK)}, ${rest} ` +
        `${remaining < 0 ? "over" : "left"}`
      );
    }),
  );

function overWords(plan: MonthBudget, chosen: readonly BudgetCategory[], { notes }: StandingTurn): string {
  const over = chosen.filter((one) => overPlan(one) > 0).sort((a, b) => overPlan(b) - overPlan(a));
  if (over.length === 0) return "No category is over its plan.";
  const words = over.map((one, at) => {
    const by = notes.usd(`over-${at + 1}`, "Over the budget", overPlan(one), LINK);
    const pending = plan.isNow ? plan.pendingOf(one.id) : 0;
    const then =
      pending > 0
        ? ` (${notes.usd(`over-${at + 1}-then`, "Over, pending charges counted", overPlan(one) + pending, LINK)} with what's pending)`
        : "";
    return `${nameOfCategory(one.id)} by ${by}${then}`;
  });
  return `Over their plan: ${listedWith(words)}.`;
}

/** What no plan has, and with it the figure that the budget's page has largest: Remaining. */
function besides(plan: MonthBudget, { notes, household }: StandingTurn): string {
  const { unplanned: cents, remaining } = budgetSummary([...plan.all]);
  if (cents <= 0) return "";
  const spent = notes.usd("unplanned", "Spent in categories without a budget", cents, {
    ...LINK,
    period: daysOf(plan.month, household.today),
  });
  const all = remaining - cents;
  const figure = notes.usd(
    "remaining",
    all < 0 ? "Over, all spending counted" : "Remaining, all spending counted",
    all,
    LINK,
  );
  const end = plan.isNow
    ? all < 0
      ? `you're ${figure} over`
      : `${figure} remains`
    : all < 0
      ? `you were ${figure} over`
      : `${figure} remained`;
  return `Counting the ${spent} in categories without a budget, ${end}.`;
}
