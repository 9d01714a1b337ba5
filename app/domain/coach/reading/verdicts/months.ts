// 'Do we have enough put by for eight months of expenses?': so many months are held against the savings, whatever else is said.

import { either, inOrder } from "~/domain/language/pattern";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const MONTHS_OF = inOrder(
  /\b(\d{1,2}) months?(?: worth)? of (?:(?:my|our|the|usual|normal|regular|living|household|family|basic) )*/,
  /(?:expenses|spending|costs|outgoings|bills|needs)\b/,
);
const HOLDS =
  "(?:do|would|will|could|can|have) (?:i|we)|is there|enough|last|hold|cover(?:s|ed)?|put (?:by|away|aside)|set aside|saved(?: up)?|stashed|banked|socked away";
/** Of days that are over, of a loss of pay, of a goal something else is asked. */
const OTHER = either(
  "if|lose|lost|laid off|without (?:a job|work|pay|income)|goals?|should|average|last|past|previous|recent|afford",
  "how (?:much|many|long|do|can)|compare[sd]?|versus|vs|than",
);

/** 'Is my emergency fund enough for 3 months', 'would the rainy day money last us 6 months'. */
const RESERVE_LASTS = inOrder(
  /\b(?:emergency|rainy day|cushion|reserve|nest egg|savings)\b(?: (?!for\b)\S+){0,6}? /,
  /(?:enough|last|cover|hold|good|get (?:me|us) through|carry)(?: \S+){0,4}? (\d{1,2}) months?\b/,
);

export function monthsCovered({ plain, says, onceCents, monthlyCents }: VerdictQuestion): VerdictReading | null {
  const months = Number(MONTHS_OF.exec(plain)?.[1] ?? RESERVE_LASTS.exec(plain)?.[1] ?? 0);
  if (months === 0 || onceCents.length > 0 || monthlyCents !== null) return null;
  return says(HOLDS) && !says(OTHER) ? { is: "plan", request: { plan: "emergency-fund", months } } : null;
}
