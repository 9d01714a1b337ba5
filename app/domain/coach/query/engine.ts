// The engine: which sums and rows a query needs, and its answer once they are there. It asks nobody and knows no database.

import { isFlow, isSchedule, isStanding, type Query, valid } from "./algebra";
import { type Answer, FactNotes } from "./answer";
import type { AnyNeed, Found, Household } from "./data";
import { flowFigures, flowNeeds } from "./spent-and-earned";
import { priceNeeds } from "./price-answers";
import { wordSchedule } from "./schedules";
import { standingNeeds, wordStanding } from "./standing";
import { wordFlow } from "./spent-and-earned-words";

export function needs(asked: Query, household: Household): AnyNeed[] {
  const query = valid(asked);
  const { measure } = query;
  if (isFlow(measure)) return flowNeeds(measure, query, household);
  if (isStanding(measure)) return standingNeeds(query, measure, household);
  if (measure === "price-changes") return priceNeeds({ query, household });
  return measure === "subscriptions" && query.statistic === "ended" ? [{ want: "ended" }] : [];
}

/** `number` sets the facts of several queries in one text apart. */
export function evaluate(asked: Query, household: Household, found: Found, number = 1): Answer {
  const query = valid(asked);
  const { measure } = query;
  const notes = new FactNotes(number, household.today, household.firstDay);
  if (isFlow(measure))
    return wordFlow({
      flow: measure,
      query,
      figures: flowFigures(measure, query, { household, found }),
      household,
      notes,
    });
  if (isStanding(measure)) return wordStanding({ measure, query, household, found, notes });
  if (isSchedule(measure)) return wordSchedule({ measure, query, household, found, notes });
  return { text: "", facts: [], list: [], chart: null };
}
