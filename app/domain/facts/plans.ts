// What a person plans: the month's budget, goals and their pace, recurring bills and the cash they leave.

import { categoryName, isCategoryId } from "~/domain/catalog";
import { sumCents, type Cents } from "~/domain/money";
import { rowsHref } from "~/domain/links";
import { addDays, addMonths, lastDayOf, monthOf, monthsBetween, type Day } from "~/domain/periods";
import { dueBetween, isIncome, type Recurring } from "~/domain/recurring";
import type { FactSheet } from "~/domain/facts/fact";
import type { CoachInputs, GoalInput } from "~/domain/facts/inputs";

export function addPlanFacts(sheet: FactSheet, inputs: CoachInputs): void {
  addBudget(sheet, inputs);
  addGoals(sheet, inputs);
  addBills(sheet, inputs);
}

function addBudget(sheet: FactSheet, { budgets }: CoachInputs): void {
  const planned = budgets.filter((budget) => budget.plannedCents > 0);
  if (planned.length === 0) return;
  const put = (id: string, label: string, cents: Cents) => sheet.add({ id, label, value: { unit: "usd", cents }, href: "/budget" });
  let spent = 0;
  let over = 0;
  for (const budget of planned) {
    const used = sheet.cents(`spend.${budget.category}.this`);
    const name = isCategoryId(budget.category) ? categoryName(budget.category) : "Other";
    spent += used;
    put(`budget.${budget.category}.planned`, `${name}, planned`, budget.plannedCents);
    if (used > budget.plannedCents) {
      over += 1;
      put(`budget.${budget.category}.over`, `${name}, over plan`, used - budget.plannedCents);
    } else put(`budget.${budget.category}.left`, `${name}, left`, budget.plannedCents - used);
  }
  const total = sumCents(planned.map((budget) => budget.plannedCents));
  put("budget.planned", "Planned this month", total);
  put("budget.spent", "Spent of the plan", spent);
  put(total >= spent ? "budget.left" : "budget.over", total >= spent ? "Left of the plan" : "Over the plan", Math.abs(total - spent));
  sheet.add({ id: "budget.used", label: "Share of the plan that is used", value: { unit: "percent", percent: Math.max(0, (spent / total) * 100) }, href: "/budget" });
  sheet.add({ id: "budget.over-count", label: "Categories over plan", value: { unit: "count", count: over, noun: "category" }, href: "/budget" });
}

function addGoals(sheet: FactSheet, { goals, today }: CoachInputs): void {
  const savings = goals.filter((goal) => goal.type === "savings");
  if (goals.length > 0) sheet.add({ id: "goals.count", label: "Goals", value: { unit: "count", count: goals.length, noun: "goal" }, href: "/goals" });
  if (savings.length > 0) sheet.add({ id: "goals.saved", label: "Saved toward goals", value: { unit: "usd", cents: sumCents(savings.map((goal) => goal.currentCents)) }, href: "/goals" });
  savings.slice(0, 8).forEach((goal, index) => addGoal(sheet, `goal.${index + 1}`, goal, today));
}

function addGoal(sheet: FactSheet, id: string, goal: GoalInput, today: string): void {
  const href = "/goals";
  const put = (part: string, label: string, cents: Cents) => sheet.add({ id: `${id}.${part}`, label, value: { unit: "usd", cents }, href });
  const left = Math.max(0, goal.targetCents - goal.currentCents);
  sheet.add({ id: `${id}.name`, label: "Name of the goal", value: { unit: "name", text: goal.name }, href });
  put("target", "Target", goal.targetCents);
  put("current", "Saved so far", goal.currentCents);
  put("left", "Left to save", left);
  if (goal.targetCents > 0) sheet.add({ id: `${id}.progress`, label: "Progress", value: { unit: "percent", percent: Math.max(0, (goal.currentCents / goal.targetCents) * 100) }, href });
  if (goal.deadline) {
    sheet.add({ id: `${id}.deadline`, label: "Deadline", value: { unit: "day", day: goal.deadline }, href });
    const months = Math.max(1, monthsBetween(monthOf(today), monthOf(goal.deadline)));
    if (left > 0 && goal.deadline >= today) put("needed", "Needed each month to meet the deadline", Math.ceil(left / months));
  }
  const pace = Math.round(goal.recentCents / 3);
  if (pace > 0) {
    put("pace", "Added a month lately", pace);
    const months = Math.ceil(left / pace);
    if (left > 0 && months <= 600) sheet.add({ id: `${id}.projected`, label: "Reached at the present pace", value: { unit: "month", month: addMonths(monthOf(today), months) }, href });
  }
}

const SUBSCRIPTION_CATEGORIES: readonly string[] = ["entertainment", "cable", "health_fitness", "miscellaneous", "internet", "phone"];

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
  const subscriptions = bills.filter(isSubscription).sort((a, b) => Number(isLine(a)) - Number(isLine(b)) || Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  if (subscriptions.length > 0) {
    const cents = sumCents(subscriptions.map((stream) => Math.abs(stream.monthlyCents)));
    sheet.add({ id: "subscriptions.month", label: "Subscriptions a month", value: { unit: "usd", cents }, href: "/transactions" });
    sheet.add({ id: "subscriptions.year", label: "Subscriptions a year", value: { unit: "usd", cents: cents * 12 }, href: "/transactions" });
    sheet.add({ id: "subscriptions.count", label: "Subscriptions", value: { unit: "count", count: subscriptions.length, noun: "subscription" }, href: "/transactions" });
  }
  subscriptions.slice(0, 8).forEach((stream, index) => {
    const id = `${isLine(stream) ? "line" : "subscription"}.${index + 1}`;
    sheet.add({ id: `${id}.name`, label: "Name of the subscription", value: { unit: "name", text: stream.merchantName }, href: rowsOf(stream) });
    sheet.add({ id: `${id}.amount`, label: "Subscription a month", value: { unit: "usd", cents: Math.abs(stream.monthlyCents) }, href: rowsOf(stream) });
  });
  const rises = bills.filter((stream) => stream.change && Math.abs(stream.change.toCents) > Math.abs(stream.change.fromCents));
  rises.slice(0, 4).forEach((stream, index) => {
    sheet.add({ id: `rise.${index + 1}.name`, label: "Name of the bill", value: { unit: "name", text: stream.merchantName }, href: rowsOf(stream) });
    sheet.add({ id: `rise.${index + 1}.from`, label: "Before", value: { unit: "usd", cents: Math.abs(stream.change?.fromCents ?? 0) }, href: rowsOf(stream) });
    sheet.add({ id: `rise.${index + 1}.to`, label: "Now", value: { unit: "usd", cents: Math.abs(stream.change?.toCents ?? 0) }, href: rowsOf(stream) });
  });
  addSafeToSpend(sheet, active, today);
}

/** What comes back every month, the dearest first. */
function addRegular(sheet: FactSheet, bills: readonly Recurring[]): void {
  if (bills.length === 0) return;
  sheet.add({ id: "regular.month", label: "Recurring bills a month", value: { unit: "usd", cents: sumCents(bills.map((stream) => Math.abs(stream.monthlyCents))) }, href: "/transactions" });
  [...bills].sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents)).slice(0, 8).forEach((stream, index) => {
    sheet.add({ id: `regular.${index + 1}.name`, label: "Name of the bill", value: { unit: "name", text: stream.merchantName }, href: rowsOf(stream) });
    sheet.add({ id: `regular.${index + 1}.amount`, label: "Recurring bill a month", value: { unit: "usd", cents: Math.abs(stream.monthlyCents) }, href: rowsOf(stream) });
  });
}

const rowsOf = (stream: Recurring) => rowsHref({ q: stream.merchantName });

function addUpcoming(sheet: FactSheet, bills: readonly Recurring[], today: Day): void {
  if (bills.length === 0) return;
  const monthEnd = lastDayOf(monthOf(today));
  const due = (until: Day) => sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.lastCents)));
  dueBetween(bills, today, addDays(today, 45)).slice(0, 8).forEach(({ stream, day }, index) => {
    sheet.add({ id: `bill.${index + 1}.name`, label: "Name of the bill", value: { unit: "name", text: stream.merchantName }, href: rowsOf(stream) });
    sheet.add({ id: `bill.${index + 1}.amount`, label: "Bill", value: { unit: "usd", cents: Math.abs(stream.lastCents) }, href: rowsOf(stream) });
    sheet.add({ id: `bill.${index + 1}.day`, label: "Due", value: { unit: "day", day }, href: rowsOf(stream) });
  });
  sheet.add({ id: "bills.week", label: "Bills of the next seven days", value: { unit: "usd", cents: due(addDays(today, 7)) }, href: "/transactions" });
  sheet.add({ id: "bills.month", label: "Bills until the end of the month", value: { unit: "usd", cents: due(monthEnd) }, href: "/transactions" });
  sheet.add({ id: "bills.count", label: "Recurring bills", value: { unit: "count", count: bills.length, noun: "recurring bill" }, href: "/transactions" });
  sheet.add({ id: "month.end", label: "End of the month", value: { unit: "day", day: monthEnd }, href: null });
}

/** What checking holds beyond the bills that are due before the next paycheck. */
function addSafeToSpend(sheet: FactSheet, streams: readonly Recurring[], today: Day): void {
  const pay = streams.filter((stream) => isIncome(stream) && stream.nextDay >= today).sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1))[0];
  if (pay) {
    sheet.add({ id: "payday.day", label: "Next paycheck", value: { unit: "day", day: pay.nextDay }, href: rowsOf(pay) });
    sheet.add({ id: "payday.amount", label: "Next paycheck", value: { unit: "usd", cents: Math.abs(pay.lastCents) }, href: rowsOf(pay) });
  }
  if (!sheet.has("balance.checking")) return;
  const last = pay ? addDays(pay.nextDay, -1) : lastDayOf(monthOf(today));
  const until = last < today ? today : last;
  const bills = streams.filter((stream) => !isIncome(stream));
  const free = sheet.cents("balance.checking") - sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.lastCents)));
  sheet.add({ id: free >= 0 ? "safe.amount" : "safe.short", label: free >= 0 ? "Free in checking after known bills" : "Missing in checking for known bills", value: { unit: "usd", cents: Math.abs(free) }, href: "/accounts" });
  sheet.add({ id: "safe.until", label: "Until", value: { unit: "day", day: until }, href: null });
}
