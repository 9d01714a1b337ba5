import { addCashFacts } from "./cash";
import { createSheet, type FactSheet } from "./fact";
import type { CoachInputs } from "./inputs";
import { addPlanFacts } from "./plans";
import { addProfileFacts } from "./profile";
import { addWorthFacts } from "./worth";

/** All facts of a person. The order matters: later ones are computed from earlier ones. */
export function buildFacts(inputs: CoachInputs): FactSheet {
  const sheet = createSheet();
  addProfileFacts(sheet, inputs);
  addCashFacts(sheet, inputs);
  addWorthFacts(sheet, inputs);
  addPlanFacts(sheet, inputs);
  return sheet;
}
