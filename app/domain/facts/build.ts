import { addCashFacts } from "~/domain/facts/cash";
import { addChargeFacts } from "~/domain/facts/charges";
import { distressOf } from "~/domain/facts/distress";
import { createSheet, type FactSheet } from "~/domain/facts/fact";
import type { CoachInputs } from "~/domain/facts/inputs";
import { addPlanFacts } from "~/domain/facts/plans";
import { addProfileFacts } from "~/domain/facts/profile";
import { addWorthFacts } from "~/domain/facts/worth";

/** All facts of a person. The order matters: later ones are computed from earlier ones. */
export function buildFacts(inputs: CoachInputs): FactSheet {
  const sheet = createSheet(inputs.today);
  addProfileFacts(sheet, inputs);
  addCashFacts(sheet, inputs);
  addWorthFacts(sheet, inputs);
  addPlanFacts(sheet, inputs);
  addChargeFacts(sheet, inputs);
  sheet.distress = distressOf(sheet, inputs);
  return sheet;
}
