// Debts that are goals with a date: whether they are paid off before it, at the payment that their rows show.

import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { monthsToPay } from "~/domain/goals/pace";
import { debtsOf } from "~/domain/household/debts";
import { addMonthsToDay, monthOf, monthsBetween } from "~/domain/periods";

const HREF = "/goals";

/** One line each. */
export function debtGoalLines(sheet: FactSheet, inputs: CoachInputs): string[] {
  const debts = debtsOf(inputs);
  return inputs.goals.flatMap((goal, at) => {
    const debt = debts.find(({ id }) => id === goal.id);
    if (goal.type !== "debt" || goal.deadline === null || !debt?.rateKnown || !debt.minimumKnown) return [];
    const months = monthsToPay(debt.balanceCents, debt.ratePercent, debt.minimumCents);
    if (months === null) return [];
    const end = monthOf(addMonthsToDay(inputs.today, months));
    const early = monthsBetween(end, monthOf(goal.deadline));
    const add = (id: string, label: string, value: Parameters<FactSheet["add"]>[0]["value"]) =>
      sheet.add({ id: `pace.${at + 1}.${id}`, label, value, href: HREF });
    const by = add("date", "Date of the goal", { unit: "day", day: goal.deadline });
    const far =
      early === 0
        ? "in the month of its date"
        : `${add("apart", early > 0 ? "Months early" : "Months late", { unit: "months", months: Math.abs(early) })} ${early > 0 ? "before" : "after"} its date`;
    const name = add("name", "Name", { unit: "name", text: goal.name });
    const left = add("left", "Owed", { unit: "usd", cents: debt.balanceCents });
    const paid = add("end", "Paid off", { unit: "month", month: end });
    return [`${name}: ${left} is owed; as it's paid now it's paid off in ${paid}, ${far}, ${by}`];
  });
}
