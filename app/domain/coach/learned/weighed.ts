// What the rules took before the reader that has learned was heard (a verdict, advice) is weighed against it. What hardly
// anybody means by such a text yields to what it surely looks like; where that isn't sure, it is asked back what was meant.

import { isFlow } from "~/domain/coach/query/algebra";
import { nothingNamedIsDropped } from "~/domain/coach/query/names-kept";
import type { Person } from "~/domain/coach/query/person";
import { readingsOf } from "~/domain/coach/query/readings";
import type { Spots } from "~/domain/coach/query/spot";
import type { Understood } from "~/domain/coach/query/understood";
import { careOf, OTHERS, TWO } from "./codes";
import type { Likely } from "./likeliest";
import { LEARNED } from "./looks";
import { understoodAs } from "./query-of";
import { areNearCodes, codesOf, dropsWhatIsSaid, shareAmong, TELLS } from "./second-reader";

/** Its share for what the rules took, at most. */
const HARDLY = 0.005;
/** From this share on what it tells is taken, and from this on it is one of two things to ask back. */
const SURE = 0.8;
const LIKELY = 0.5;
/** Beside advice that nearly nobody means even this is worth a question. */
const LIKELIER_THAN_ADVICE = 0.1;

/** What is to come has flowed on no day that is known: 'how much interest will I still pay'. */
const AHEAD = /\b(?:will|going to|gonna|from here|till|until)\b/i;

type Weighing = { read: Understood; own: string; text: string; spots: Spots; person: Person };

export function weighed(read: Understood, text: string, spots: Spots, person: Person, learned = LEARNED): Understood {
  if ((read.is !== "queries" && read.is !== "plan") || (read.is === "queries" && read.leans) || TELLS.test(text))
    return read;
  const [own, ...more] = codesOf(read);
  if (own === undefined || more.length > 0 || !learned.isKnown(own)) return read;
  const likely = learned.likelyOf(spots, person);
  const [first] = likely;
  if (!first || shareAmong([own], likely) > HARDLY || areNearCodes(own, first.code)) return read;
  const weighing: Weighing = { read, own, text, spots, person };
  return read.is === "plan" ? insteadOfAdvice(weighing, likely) : besideFigures(weighing, first);
}

/** Two questions for figures are asked back: both say what they would answer. */
function besideFigures(weighing: Weighing, first: Likely): Understood {
  const { read } = weighing;
  const found = first.share >= LIKELY ? meantBy(first, weighing) : null;
  if (!found || read.is !== "queries") return read;
  if (found.is === "queries") return { is: "unclear", choices: [...found.queries, ...read.queries] };
  return first.share >= SURE ? found : read;
}

/** Advice can't be put beside a figure as a choice. */
function insteadOfAdvice(weighing: Weighing, likely: readonly Likely[]): Understood {
  const [first, second] = likely;
  const found = first && meantBy(first, weighing);
  if (!first || !found) return weighing.read;
  if (first.share >= (found.is === "plan" ? LIKELY : SURE)) return found;
  if (found.is !== "queries" || first.share < LIKELIER_THAN_ADVICE) return weighing.read;
  const other = second && second.share >= LIKELIER_THAN_ADVICE ? meantBy(second, weighing) : null;
  return { is: "unclear", choices: [...found.queries, ...(other?.is === "queries" ? other.queries : [])] };
}

function meantBy({ code }: Likely, { read, own, text, spots, person }: Weighing): Understood | null {
  if (OTHERS.has(code) || code === TWO || careOf(code) !== null) return null;
  const found = understoodAs({ code, spots, person, readings: readingsOf(spots, person) });
  if (!found || codesOf(found)[0] === own || dropsWhatIsSaid(read, found)) return null;
  if (AHEAD.test(text) && found.is === "queries" && found.queries.some(({ measure }) => isFlow(measure))) return null;
  return found.is === "queries" && !nothingNamedIsDropped(text, person, found.queries) ? null : found;
}
