// What a person plans: the month's budget, goals and their pace, recurring bills and the cash they leave.

import { categoryName, isCategoryId } from "~/domain/categories/list";
import { outlookOf, plannedBy } from "~/domain/goals/pace";
import { sumCents, type Cents } from "~/domain/money";
import { RECURRING_PATH, rowsHref } from "~/domain/ledger/row-links";
import { addDays, lastDayOf, monthOf, type Day } from "~/domain/periods";
import {
  dueBetween,
  isIncome,
  lateIncome,
  paychecks,
  priceRises,
  shortAhead,
  type Recurring,
} from "~/domain/ledger/recurring";
import { debtsOf } from "~/domain/household/debts";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs, GoalInput } from "~/domain/coach/facts/inputs";

export function addPlanFacts(sheet: FactSheet, inputs: CoachInputs): void {
  addBudget(sheet, inputs);
  addGoals(sheet, inputs);
  addDebtGoals(sheet, inputs);
  addBills(sheet, inputs);
}

function addBudget(sheet: FactSheet, { budgets }: CoachInputs): void {
  if (budgets.length === 0) return;
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, href: "/budget" });
  let spent = 0;
  let over = 0;
  for (const budget of budgets) {
    const used = sheet.cents(`spend.${budget.category}.this`);
    const name = isCategoryId(budget.category) ? categoryName(budget.category) : "Other";
    spent += used;
    put(`budget.${budget.category}.planned`, `${name}, planned`, budget.plannedCents);
    if (used > budget.plannedCents) {
      over += 1;
      put(`budget.${budget.category}.over`, `${name}, over plan`, used - budget.plannedCents);
    } else put(`budget.${budget.category}.left`, `${name}, left`, budget.plannedCents - used);
  }
  const total = sumCents(budgets.map((budget) => budget.plannedCents));
  put("budget.planned", "Planned this month", total);
  put("budget.spent", "Spent of the plan", spent);
  put(
    total >= spent ? "budget.left" : "budget.over",
    total >= spent ? "Left of the plan" : "Over the plan",
    Math.abs(total - spent),
  );
  sheet.add({
    id: "budget.used",
    label: "Share of the plan that is used",
    value: { unit: "percent", percent: total > 0 ? Math.max(0, (spent / total) * 100) : 100 },
    href: "/budget",
  });
  sheet.add({
    id: "budget.over-count",
    label: "Categories over plan",
    value: { unit: "count", count: over, noun: "category" },
    href: "/budget",
  });
}

function addGoals(sheet: FactSheet, { goals, today }: CoachInputs): void {
  const savings = goals.filter((goal) => goal.type === "savings");
  if (goals.length > 0)
    sheet.add({
      id: "goals.count",
      label: "Goals",
      value: { unit: "count", count: goals.length, noun: "goal" },
      href: "/goals",
    });
  if (savings.length > 0)
    sheet.add({
      id: "goals.saved",
      label: "Saved toward goals",
      value: { unit: "usd", cents: sumCents(savings.map((goal) => goal.currentCents)) },
      href: "/goals",
    });
  savings.slice(0, 8).forEach((goal, index) => addGoal(sheet, `goal.${index + 1}`, goal, today));
}

function addGoal(sheet: FactSheet, id: string, goal: GoalInput, today: string): void {
  const href = "/goals";
  const put = (part: string, label: string, cents: Cents) =>
    sheet.add({ id: `${id}.${part}`, label, value: { unit: "usd", cents }, href });
  const left = Math.max(0, goal.targetCents - goal.currentCents);
  sheet.add({ id: `${id}.name`, label: "Name of the goal", value: { unit: "name", text: goal.name }, href });
  put("target", "Target", goal.targetCents);
  put("current", "Saved so far", goal.currentCents);
  put("left", "Left to save", left);
  if (goal.targetCents > 0)
    sheet.add({
      id: `${id}.progress`,
      label: "Progress",
      value: { unit: "percent", percent: Math.max(0, (goal.currentCents / goal.targetCents) * 100) },
      href,
    });
  if (goal.deadline) {
    sheet.add({ id: `${id}.deadline`, label: "Deadline", value: { unit: "day", day: goal.deadline }, href });
  }
  const { neededCents, perMonthCents, projected } = outlookOfGoal(goal, today);
  if (neededCents !== null) put("needed", "Needed each month to meet the deadline", neededCents);
  if (perMonthCents !== null) put("pace", "Added a month lately", perMonthCents);
  if (projected !== null)
    sheet.add({
      id: `${id}.projected`,
      label: "Reached at the present pace",
      value: { unit: "month", month: monthOf(projected) },
      href,
    });
  addStanding(sheet, id, goal, today);
}

/** The same outlook that the goals screen shows. */
function outlookOfGoal(goal: GoalInput, today: Day) {
  return outlookOf({ ...goal, interestRate: goal.ratePercent, doneCents: doneOf(goal) }, today);
}

const doneOf = (goal: GoalInput): Cents =>
  goal.type === "debt" ? goal.targetCents - goal.currentCents : goal.currentCents;

/** How far a goal is from the straight line to its deadline. */
function addStanding(sheet: FactSheet, id: string, goal: GoalInput, today: Day): void {
  const startCents = sumCents(
    goal.entries.filter((entry) => entry.kind === "opening").map((entry) => entry.amountCents),
  );
  const planned = plannedBy(
    { target: goal.targetCents, startDay: goal.startDay, startCents, deadline: goal.deadline },
    today,
  );
  if (planned === null) return;
  const beyond = doneOf(goal) - planned;
  sheet.add({
    id: `${id}.${beyond >= 0 ? "ahead" : "behind"}`,
    label: beyond >= 0 ? "More than planned for today" : "Less than planned for today",
    value: { unit: "usd", cents: Math.abs(beyond) },
    href: "/goals",
  });
}

/** What a debt goal says beyond its debt: how much is paid, and what its date takes. */
function addDebtGoals(sheet: FactSheet, inputs: CoachInputs): void {
  const href = "/goals";
  debtsOf(inputs)
    .slice(0, 8)
    .forEach((debt, index) => {
      const goal = inputs.goals.find(({ id }) => id === debt.id);
      if (!goal) return;
      const id = `debt.${index + 1}`;
      sheet.add({ id: `${id}.paid`, label: "Paid so far", value: { unit: "usd", cents: doneOf(goal) }, href });
      sheet.add({
        id: `${id}.original`,
        label: "Owed at first",
        value: { unit: "usd", cents: goal.targetCents },
        href,
      });
      const { neededCents } = outlookOfGoal(goal, inputs.today);
      if (neededCents !== null)
        sheet.add({
          id: `${id}.needed`,
          label: "Needed each month to meet the date",
          value: { unit: "usd", cents: neededCents },
          href,
        });
      addStanding(sheet, id, goal, inputs.today);
    });
  inputs.goals
    .filter((goal) => goal.type === "debt" && goal.currentCents <= 0)
    .slice(0, 8)
    .forEach((goal, index) => {
      sheet.add({
        id: `cleared.${index + 1}.name`,
        label: "Name of the debt",
        value: { unit: "name", text: goal.name },
        href,
      });
      sheet.add({
        id: `cleared.${index + 1}.amount`,
        label: "Paid off",
        value: { unit: "usd", cents: goal.targetCents },
        href,
      });
    });
}

const SUBSCRIPTION_CATEGORIES: readonly string[] = [
  "entertainment",
  "cable",
  "health_fitness",
  "miscellaneous",
  "internet",
  "phone",
];

/** Streaming, gyms, phones and the like: what one could cancel. Rent, loans and utilities are bills, not subscriptions. */
export function isSubscription(stream: Recurring): boolean {
  return stream.active && !isIncome(stream) && SUBSCRIPTION_CATEGORIES.includes(stream.category);
}

/** A phone or internet line: a cheaper plan, rather than none. */
const isLine = (stream: Recurring): boolean => stream.category === "phone" || stream.category === "internet";

function addBills(sheet: FactSheet, { recurring, today }: CoachInputs): void {
  const active = recurring.filter((stream) => stream.active);
  const bills = active.filter((stream) => !isIncome(stream));
  addUpcoming(sheet, bills, today);
  addRegular(sheet, bills);
  // What can be cancelled on the spot comes before what one can only shop around for.
  const subscriptions = bills
    .filter(isSubscription)
    .sort((a, b) => Number(isLine(a)) - Number(isLine(b)) || Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  if (subscriptions.length > 0) {
    const cents = sumCents(subscriptions.map((stream) => Math.abs(stream.monthlyCents)));
    sheet.add({
      id: "subscriptions.month",
      label: "Subscriptions a month",
      value: { unit: "usd", cents },
      href: RECURRING_PATH,
    });
    sheet.add({
      id: "subscriptions.year",
      label: "Subscriptions a year",
      value: { unit: "usd", cents: cents * 12 },
      href: RECURRING_PATH,
    });
    sheet.add({
      id: "subscriptions.count",
      label: "Subscriptions",
      value: { unit: "count", count: subscriptions.length, noun: "subscription" },
      href: RECURRING_PATH,
    });
  }
  subscriptions.slice(0, 8).forEach((stream, index) => {
    const id = `${isLine(stream) ? "line" : "subscription"}.${index + 1}`;
    sheet.add({
      id: `${id}.name`,
      label: "Name of the subscription",
      value: { unit: "name", text: stream.merchantName },
      href: rowsOf(stream),
    });
    sheet.add({
      id: `${id}.amount`,
      label: "Subscription a month",
      value: { unit: "usd", cents: Math.abs(stream.monthlyCents) },
      href: rowsOf(stream),
    });
  });
  priceRises(active)
    .slice(0, 8)
    .forEach(({ stream, fromCents, toCents, yearCents }, index) => {
      const put = (part: string, label: string, cents: Cents) =>
        sheet.add({ id: `rise.${index + 1}.${part}`, label, value: { unit: "usd", cents }, href: rowsOf(stream) });
      sheet.add({
        id: `rise.${index + 1}.name`,
        label: "Name of the bill",
        value: { unit: "name", text: stream.merchantName },
        href: rowsOf(stream),
      });
      put("from", "Before", fromCents);
      put("to", "Now", toCents);
      if (stream.amount === "fixed") put("year", "More a year", yearCents);
    });
  addSafeToSpend(sheet, active, today);
}

/** What comes back every month, the most expensive first. */
function addRegular(sheet: FactSheet, bills: readonly Recurring[]): void {
  if (bills.length === 0) return;
  sheet.add({
    id: "regular.month",
    label: "Recurring bills a month",
    value: { unit: "usd", cents: sumCents(bills.map((stream) => Math.abs(stream.monthlyCents))) },
    href: RECURRING_PATH,
  });
  [...bills]
    .sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents))
    .slice(0, 8)
    .forEach((stream, index) => {
      sheet.add({
        id: `regular.${index + 1}.name`,
        label: "Name of the bill",
        value: { unit: "name", text: stream.merchantName },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `regular.${index + 1}.price`,
        label: "Recurring bill each time",
        value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `regular.${index + 1}.amount`,
        label: "Recurring bill a month",
        value: { unit: "usd", cents: Math.abs(stream.monthlyCents) },
        href: rowsOf(stream),
      });
    });
}

const rowsOf = (stream: Recurring) => rowsHref({ q: stream.merchantName });

function addUpcoming(sheet: FactSheet, bills: readonly Recurring[], today: Day): void {
  if (bills.length === 0) return;
  const monthEnd = lastDayOf(monthOf(today));
  const due = (until: Day) =>
    sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.typicalCents)));
  const next = dueBetween(bills, today, addDays(today, 45)).filter(
    ({ stream }, at, all) => all.findIndex((other) => other.stream.key === stream.key) === at,
  );
  next.slice(0, 8).forEach(({ stream, day }, index) => {
    sheet.add({
      id: `bill.${index + 1}.name`,
      label: "Name of the bill",
      value: { unit: "name", text: stream.merchantName },
      href: rowsOf(stream),
    });
    sheet.add({
      id: `bill.${index + 1}.amount`,
      label: "Bill",
      value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
      href: rowsOf(stream),
    });
    sheet.add({ id: `bill.${index + 1}.day`, label: "Due", value: { unit: "day", day }, href: rowsOf(stream) });
  });
  sheet.add({
    id: "bills.week",
    label: "Bills of the next seven days",
    value: { unit: "usd", cents: due(addDays(today, 7)) },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "bills.month",
    label: "Bills until the end of the month",
    value: { unit: "usd", cents: due(monthEnd) },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "bills.count",
    label: "Recurring bills",
    value: { unit: "count", count: bills.length, noun: "recurring bill" },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "month.end",
    label: "End of the month",
    value: { unit: "day", day: monthEnd },
    href: RECURRING_PATH,
  });
}

/** What checking holds beyond the bills that are due before the next paycheck. */
function addSafeToSpend(sheet: FactSheet, streams: readonly Recurring[], today: Day): void {
  const pay = paychecks(streams)
    .filter((stream) => stream.nextDay >= today)
    .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1))[0];
  if (pay) {
    sheet.add({
      id: "payday.day",
      label: "Next paycheck",
      value: { unit: "day", day: pay.nextDay },
      href: rowsOf(pay),
    });
    sheet.add({
      id: "payday.amount",
      label: "Next paycheck",
      value: { unit: "usd", cents: Math.abs(pay.typicalCents) },
      href: rowsOf(pay),
    });
  }
  lateIncome(streams, today)
    .slice(0, 4)
    .forEach(({ stream }, index) => {
      const id = `late.${index + 1}`;
      sheet.add({
        id: `${id}.name`,
        label: "Name of the income",
        value: { unit: "name", text: stream.merchantName },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `${id}.amount`,
        label: "Income that is late",
        value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `${id}.day`,
        label: "Expected",
        value: { unit: "day", day: stream.nextDay },
        href: rowsOf(stream),
      });
    });
  if (!sheet.has("balance.checking")) return;
  const ahead = shortAhead(sheet.cents("balance.checking"), streams, today);
  if (ahead) {
    sheet.add({
      id: "low.amount",
      label: "Short in checking within two weeks",
      value: { unit: "usd", cents: ahead.cents },
      href: RECURRING_PATH,
    });
    sheet.add({ id: "low.day", label: "Short by", value: { unit: "day", day: ahead.day }, href: RECURRING_PATH });
  }
  const last = pay ? addDays(pay.nextDay, -1) : lastDayOf(monthOf(today));
  const until = last < today ? today : last;
  const bills = streams.filter((stream) => !isIncome(stream));
  const free =
    sheet.cents("balance.checking") -
    sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.typicalCents)));
  sheet.add({
    id: free >= 0 ? "safe.amount" : "safe.short",
    label: free >= 0 ? "Free in checking after known bills" : "Missing in checking for known bills",
    value: { unit: "usd", cents: Math.abs(free) },
    href: "/accounts",
  });
  sheet.add({ id: "safe.until", label: "Until", value: { unit: "day", day: until }, href: RECURRING_PATH });
}
