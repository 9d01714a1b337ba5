import { addCashFacts } from "~/domain/coach/facts/cash";
import { addChargeFacts } from "~/domain/coach/facts/charges";
import { createSheet, type FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { addPlanFacts } from "~/domain/coach/facts/goals-and-bills";
import { addProfileFacts } from "~/domain/coach/facts/profile";
import { addProposal } from "~/domain/coach/facts/proposal";
import { addStanding } from "~/domain/coach/facts/standing";
import { goByChosenIncome } from "~/domain/coach/facts/stated";
import { addWorthFacts } from "~/domain/coach/facts/worth";

/** All facts of a person. The order matters: later ones are computed from earlier ones. */
export function buildFacts(inputs: CoachInputs): FactSheet {
  const sheet = createSheet(inputs.today);
  addProfileFacts(sheet, inputs);
  addCashFacts(sheet, inputs);
  goByChosenIncome(sheet, inputs);
  addWorthFacts(sheet, inputs);
  addPlanFacts(sheet, inputs);
  addChargeFacts(sheet, inputs);
  addStanding(sheet, inputs);
  addProposal(sheet, inputs);
  return sheet;
}

const known = new WeakMap<CoachInputs, FactSheet>();

/** The same, to be read alone: worked out once for the same inputs. */
export function factsOf(inputs: CoachInputs): Pick<Readonly<FactSheet>, "get" | "has" | "cents" | "number" | "signs"> {
  const sheet = known.get(inputs) ?? buildFacts(inputs);
  known.set(inputs, sheet);
  return sheet;
}
