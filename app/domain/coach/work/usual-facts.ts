// What a usual month brings, takes and leaves, for calculations: by the definition that the coach's own answers have.

import { usualIn } from "~/domain/coach/answer";
import { factsOf } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { UsualFacts } from "./answer-work";

const FACTS = { earned: "income.average", spent: "spend.average", kept: "kept.average" } as const;

export const usualFacts =
  (inputs: CoachInputs): UsualFacts =>
  (query) => {
    const usual = usualIn(query);
    return usual === null ? null : (factsOf(inputs).get(FACTS[usual]) ?? null);
  };
