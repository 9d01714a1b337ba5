import { addCashFacts } from "~/domain/facts/cash";
import { createSheet, type FactPeriod, type FactSheet } from "~/domain/facts/fact";
import type { CoachInputs } from "~/domain/facts/inputs";
import { addPlanFacts } from "~/domain/facts/plans";
import { addProfileFacts } from "~/domain/facts/profile";
import { addWorthFacts } from "~/domain/facts/worth";
import { shortDate } from "~/domain/periods";

/** All facts of a person. The order matters: later ones are computed from earlier ones. */
export function buildFacts(inputs: CoachInputs): FactSheet {
  const sheet = createSheet();
  addProfileFacts(sheet, inputs);
  addCashFacts(sheet, inputs);
  addWorthFacts(sheet, inputs);
  addPlanFacts(sheet, inputs);
  // What is no sum over days is what it is today.
  const today: FactPeriod = { from: inputs.today, to: inputs.today, label: `as of ${shortDate(inputs.today)}` };
  for (const fact of sheet.all()) if (!fact.period && fact.href !== null) sheet.add({ ...fact, period: today });
  return sheet;
}
