// A step that says nothing new: all of its figures stand in the answers before it.
import type { Fact } from "~/domain/coach/facts/fact";
import type { Step } from "./step";

/** A step and what its answer says. */
export type AnsweredStep = { step: Step; facts: readonly Fact[] };

/**
 * Without the queries whose figures are all said before. A yes or no is said by its words, and so are advice and what has no figure;
 * a calculation goes by the numbers of its steps, so beside one all of them stay.
 */
export function withoutRepeated(all: readonly AnsweredStep[], before: readonly Fact[] = []): Step[] {
  if (all.some(({ step }) => step.is === "work")) return all.map(({ step }) => step);
  const said = new Set(before.map(nameOfFigure));
  return all.flatMap(({ step, facts }) => {
    const isSaid = facts.some(isFigure) && facts.every((fact) => said.has(nameOfFigure(fact)));
    for (const fact of facts) said.add(nameOfFigure(fact));
    return isSaid && step.is === "query" && step.query.shape !== "yes-no" ? [] : [step];
  });
}

/** From which day on anything is known, many answers say. */
const isFigure = ({ value: { unit } }: Fact): boolean => unit !== "day" && unit !== "month" && unit !== "name";

/** The same amount of the same rows, on the same days; what links nowhere is known by its label. */
const nameOfFigure = ({ value, href, label, period }: Fact): string =>
  JSON.stringify([value, href ?? label, period?.from, period?.to]);
