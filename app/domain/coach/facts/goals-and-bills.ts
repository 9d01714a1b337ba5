// What a person plans: the month's budget, goals and their pace, recurring bills and the cash they leave.

import { isReserveAsked } from "~/domain/household/reserve";
import { categoryName, isCategoryId } from "~/domain/categories/list";
import { outlookOf, plannedBy } from "~/domain/goals/pace";
import { sumCents, type Cents } from "~/domain/money";
import { monthOf, type Day } from "~/domain/periods";
import { addBills } from "~/domain/coach/facts/bills";
import { debtsOf } from "~/domain/household/debts";
import { debtTerms } from "~/domain/household/linked-goal";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs, CoachGoal } from "~/domain/coach/facts/inputs";
import { percentSpent } from "~/domain/budget/bars";
import { progressPercent } from "~/domain/goals/percent";

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
    value: { unit: "percent", percent: total > 0 ? percentSpent(spent, total) : 100 },
    href: "/budget",
  });
  sheet.add({
    id: "budget.over-count",
    label: "Categories over plan",
    value: { unit: "count", count: over, noun: "category" },
    href: "/budget",
  });
}

function addGoals(sheet: FactSheet, { goals, accounts, today }: CoachInputs): void {
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
  const pace = sumCents(savings.map((goal) => outlookOfGoal(goal, today).perMonthCents ?? 0));
  if (pace > 0)
    sheet.add({
      id: "goals.pace",
      label: "Added to goals a month lately",
      value: { unit: "usd", cents: pace },
      href: "/goals",
    });
  savings.slice(0, 8).forEach((goal, index) => {
    addGoal(sheet, `goal.${index + 1}`, goal, today);
    if (!isReserveAsked(goal, accounts)) addStanding(sheet, `goal.${index + 1}`, goal, today);
  });
}

function addGoal(sheet: FactSheet, id: string, goal: CoachGoal, today: string): void {
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
      value: { unit: "percent", percent: progressPercent(goal.currentCents, goal.targetCents) },
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
}

/** The same outlook that the goals screen shows. */
function outlookOfGoal(goal: CoachGoal, today: Day) {
  return outlookOf({ ...goal, interestRate: debtTerms(goal, goal.bank).ratePercent, doneCents: doneOf(goal) }, today);
}

const doneOf = (goal: CoachGoal): Cents =>
  goal.type === "debt" ? goal.targetCents - goal.currentCents : goal.currentCents;

/** How far a goal is from the straight line to its deadline. */
function addStanding(sheet: FactSheet, id: string, goal: CoachGoal, today: Day): void {
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
