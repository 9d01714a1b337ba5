// What a person says of themselves, beside what their accounts show; and the income by which everything goes where the
// person chose what they stated.

import { addKept } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { aboutFigure, choiceMade, incomeThatHolds, type Statement, statementsOf } from "~/domain/household/stated";
import type { Cents } from "~/domain/money";

export const ABOUT_YOU = "/coach/about-you";

export function statementsIn({ interview, interviewDay = null, credit }: CoachInputs): Statement[] {
  return statementsOf({ interview, interviewDay, credit });
}

/** The income of a usual month as the accounts show it: none where pay has stopped, null where they never showed any. */
export function seenIncome(sheet: FactSheet): Cents | null {
  if (sheet.cents("income.average") > 0) return sheet.cents("income.average");
  return sheet.has("income.stopped") ? 0 : null;
}

/** Where the person chose a stated income, what is kept and every share goes by it. */
export function goByChosenIncome(sheet: FactSheet, inputs: CoachInputs): void {
  const [statements, choices] = [statementsIn(inputs), inputs.choices ?? []];
  const held = incomeThatHolds(seenIncome(sheet), statements, choices);
  if (held === null || choiceMade(choices, "income", aboutFigure("income", statements)) !== held.source) return;
  if (held.source === "accounts") return;
  sheet.add({
    id: "income.average",
    label: held.source === "interview" ? "Income, as you said in your interview" : "Income, as you said for credit",
    value: { unit: "usd", cents: held.cents },
    href: ABOUT_YOU,
  });
  if (!sheet.has("spend.average")) return;
  for (const id of ["kept", "short", "saved", "savings-rate"]) sheet.forget(`${id}.average`);
  addKept(sheet, "average", sheet.get("spend.average")?.period ?? null);
  const share = (of: string, label: string, cents: Cents) =>
    sheet.derive("spend.average", { id: of, label, value: { unit: "percent", percent: (cents / held.cents) * 100 } });
  for (const [need, label] of [
    ["need", "Needs"],
    ["want", "Wants"],
    ["saving", "Money put into savings"],
  ] as const)
    if (sheet.has(`${need}.average`))
      share(`${need}.share`, `${label}, share of income`, sheet.cents(`${need}.average`));
}
