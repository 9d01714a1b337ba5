// What costs the most of something that is named: 'what costs me the most in utilities' stays inside it, and ranks its shops.

import { either } from "~/domain/language/pattern";
import { best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "./named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "~/domain/coach/reading/verdicts/verdict";

const MOST =
  "(?:what|which|who|where)(?: \\S+){0,3} (?:costs?|costing|takes?|took|eats?|eating|ate)(?: up)?(?: me| us)?(?: (?:the )?most| most of| the biggest)";
/** Single rows, or days, are asked for otherwise. */
const OF_ROWS = either(
  "purchase|charge|trip|visit|order|times?|(?:which|what) (?:month|day|week|year)s?|than|vs|versus|loan|debt",
  "subscriptions?|bills?|which (?:restaurant|store|shop|place)s?",
);

export function costsMost(asked: VerdictQuestion): VerdictReading | null {
  const named = best(asked.of("category"));
  const [days, ...others] = asked.past;
  if (named.length === 0 || others.length > 0 || asked.onceCents.length > 0) return null;
  if (!asked.says(MOST) || asked.says(OF_ROWS)) return null;
  return asQuery({
    ...{ measure: "spent", shape: "ranking", by: "merchant", subject: subjectOf(named) },
    period: days ? { from: days.from, to: days.to } : null,
  });
}
