// A second reader beside the one that goes by rules: it has learned from examples what questions look like. Where the rules
// read nothing, it says what is likely asked; where they read what a text of such looks hardly ever asks, it is heard first.

import type { Query } from "~/domain/coach/query/algebra";
import { nothingNamedIsDropped } from "~/domain/coach/query/names-kept";
import type { Person } from "~/domain/coach/query/person";
import type { Understood } from "~/domain/coach/query/read";
import { readingsOf } from "~/domain/coach/query/readings";
import { spot } from "~/domain/coach/query/spot";
import { codeOf, codeOfPlan, OTHERS, planOf } from "./codes";
import { featuresOf, tokensOf } from "./features";
import { isKnown, isSeen, type Likely, likeliest } from "./likeliest";
import { understoodAs } from "./query-of";

/** From this share on it is taken for what is asked: where the rules read nothing, and where they read something else. */
const ENOUGH = 0.45;
/** The planner has topics of its own beside the plans. */
const ENOUGH_TO_ADVISE = 0.8;
const ENOUGH_AGAINST = 0.7;
/** Below this what the rules read is unlikely. */
const UNLIKELY = 0.03;
/** What tells the coach to do something is no question. */
const TELLS =
  /^\W*(?:(?:please|can you|could you|pls|just) )*(?:add|set|raise|lower|increase|decrease|change|delete|remove|rename|transfer|move|send)\b/i;

export function secondReading(read: Understood, text: string, person: Person): Understood {
  if (read.is === "unknown" || TELLS.test(text) || (read.is === "queries" && (read.leans || read.queries.length > 1)))
    return read;
  const spots = spot(text, person);
  const likely = likeliest(featuresOf(spots, person));
  const [first] = likely;
  if (!first || OTHERS.has(first.code)) return read;
  if (!isFamiliar(tokensOf(spots, person))) return read;
  const readings = readingsOf(spots, person);
  const as = (code: string) => understoodAs({ code, spots, person, readings });
  const own = codesOf(read);
  const keepsNames = (one: Understood) => one.is !== "queries" || nothingNamedIsDropped(text, person, one.queries);
  if (own.includes(first.code)) {
    const found = keepsNames(read) ? null : as(first.code);
    return found && keepsNames(found) ? found : read;
  }
  const isSure =
    own.length === 0
      ? first.share >= (planOf(first.code) ? ENOUGH_TO_ADVISE : ENOUGH)
      : first.share >= ENOUGH_AGAINST && own.every(isKnown) && shareOf(own, likely) < UNLIKELY;
  const found = isSure ? as(first.code) : null;
  if (found && keepsNames(found) && !saysMore(read, found)) return found;
  return read;
}

/** What the rules read beyond it, they found in the text. */
function saysMore(read: Understood, found: Understood): boolean {
  if (read.is !== "queries" || found.is !== "queries") return false;
  const [[own], [other]] = [read.queries, found.queries];
  if (!own || !other) return false;
  if (Object.keys(own.subject).length > 0 && Object.keys(other.subject).length === 0) return true;
  if (
    REGULAR.has(own.measure) &&
    (own.statistic === "next" || /^per-/.test(own.statistic) || /^per-/.test(other.statistic))
  )
    return true;
  if (INCOME.has(own.measure) && INCOME.has(other.measure) && own.measure !== other.measure) return true;
  if (own.shape === "list" && isGoalList(own) && isGoalList(other)) return true;
  if (own.measure !== other.measure) return false;
  if (own.shape === "list") return other.shape === "figure";
  if (own.comparison === null) return own.by !== null && (own.shape === other.shape || own.by === other.by);
  return other.comparison === null || own.comparison.against === other.comparison.against;
}
/** What came in, and the pay that comes back, are told beside each other. */
const INCOME: ReadonlySet<Query["measure"]> = new Set(["earned", "pay"]);
const isGoalList = ({ measure, shape }: Query): boolean =>
  shape === "list" && (measure === "saved" || measure === "remaining" || measure === "needed");
/** What comes back is an average of its months. */
const REGULAR: ReadonlySet<Query["measure"]> = new Set(["bills", "subscriptions"]);

/** Of a text whose words no example had, it can't tell much. */
function isFamiliar(tokens: readonly string[]): boolean {
  const words = tokens.filter((token) => /^[a-z]{3,}$/.test(token));
  const strange = words.filter((word) => !isSeen(word)).length;
  return strange <= Math.max(1, words.length * MOST_STRANGE);
}
const MOST_STRANGE = 0.25;

const codesOf = (read: Understood): string[] =>
  read.is === "queries" ? read.queries.map(codeOf) : read.is === "plan" ? [codeOfPlan(read.request)] : [];

const shareOf = (codes: readonly string[], likely: readonly Likely[]): number =>
  likely.filter(({ code }) => codes.includes(code)).reduce((sum, { share }) => sum + share, 0);
