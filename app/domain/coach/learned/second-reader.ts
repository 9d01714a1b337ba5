// A second reader beside the one that goes by rules: it has learned from examples what questions look like. Where the rules
// read nothing, it says what is likely asked; where they read what a text of such looks hardly ever asks, it is heard first.

import type { Query } from "~/domain/coach/query/algebra";
import { nothingNamedIsDropped } from "~/domain/coach/query/names-kept";
import type { Person } from "~/domain/coach/query/person";
import type { Understood } from "~/domain/coach/query/read";
import { readingsOf } from "~/domain/coach/query/readings";
import { spot, type Spots } from "~/domain/coach/query/spot";
import { codeOf, codeOfPlan, OTHERS, planOf } from "./codes";
import { featuresOf, tokensOf } from "./features";
import { isKnown, isSeen, type Likely, likeliest } from "./likeliest";
import { understoodAs } from "./query-of";

/** From this share on it is taken for what is asked where the rules read nothing, and where they read something else. */
const ENOUGH = 0.3;
const ENOUGH_TO_ADVISE = 0.5;
const ENOUGH_AGAINST = 0.35;
/** What the rules read is this much less likely. */
const TIMES = 2;
/** Whatever else the rules read. */
const CLEAR = 0.95;
/** That a text asks two things, or nothing that is known, is taken back only for what is nearly sure. */
const NEARLY_SURE = 0.85;
const UNLIKELY = 0.05;
/** What tells the coach to do something is no question. */
const TELLS =
  /^\W*(?:(?:please|can you|could you|pls|just) )*(?:add(?! up)|set|raise|lower|increase|decrease|change|delete|remove|rename|transfer|move|send)\b/i;

export function secondReading(read: Understood, text: string, person: Person): Understood {
  if (read.is === "unknown" || TELLS.test(text) || (read.is === "queries" && read.leans)) return read;
  const spots = spot(text, person);
  const likely = likeliest(featuresOf(spots, person));
  const [first] = likely;
  if (!first || !isFamiliar(tokensOf(spots, person)) || namesStrangePlace(spots)) return read;
  const own = codesOf(read);
  if (!isLikelier(first, own, likely)) return read;
  if (OTHERS.has(first.code)) return own.length > 0 ? { is: "unread" } : read;
  const readings = readingsOf(spots, person);
  const keepsNames = (one: Understood) => one.is !== "queries" || nothingNamedIsDropped(text, person, one.queries);
  const isSame = own.length === 1 && own[0] === first.code;
  if (isSame && keepsNames(read)) return read;
  const found = understoodAs({ code: first.code, spots, person, readings });
  if (dropsWhatIsSaid(read, found)) return read;
  const isTaken = isSame || first.share >= CLEAR || !saysMore(read, found);
  return found && keepsNames(found) && isTaken ? found : read;
}

function isLikelier(first: Likely, own: readonly string[], likely: readonly Likely[]): boolean {
  if (own.length === 0) return first.share >= (planOf(first.code) ? ENOUGH_TO_ADVISE : ENOUGH);
  if (!own.every(isKnown)) return false;
  const share = shareOf(own, likely);
  const isAdvice = own.some((code) => planOf(code));
  if (OTHERS.has(first.code) && isAdvice) return false;
  if (own.length > 1 || OTHERS.has(first.code)) return first.share >= NEARLY_SURE && share < UNLIKELY;
  // Advice is read by what has to stand in the text for it.
  if (isAdvice) return own[0] === first.code || (first.share >= NEARLY_SURE && share < UNLIKELY);
  return own[0] === first.code || (first.share >= ENOUGH_AGAINST && first.share >= TIMES * share);
}

/** A subject, and days that are held against others, stand in the text. */
function dropsWhatIsSaid(read: Understood, found: Understood | null): boolean {
  if (read.is !== "queries" || found?.is !== "queries") return false;
  const [[own], [other]] = [read.queries, found.queries];
  if (!own || !other) return false;
  if (Object.keys(own.subject).length > 0 && Object.keys(other.subject).length === 0) return true;
  return own.comparison?.against === "period" && own.measure === other.measure && other.comparison === null;
}

/** What the rules read beyond it, they found in the text. */
function saysMore(read: Understood, found: Understood | null): boolean {
  if (read.is !== "queries" || found?.is !== "queries") return false;
  const [[own], [other]] = [read.queries, found.queries];
  if (!own || !other) return false;
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
  if (own.comparison.against === "income") return false;
  return other.comparison === null || own.comparison.against === other.comparison.against;
}
/** What came in, and the pay that comes back, are told beside each other. */
const INCOME: ReadonlySet<Query["measure"]> = new Set(["earned", "pay"]);
const isGoalList = ({ measure, shape }: Query): boolean =>
  shape === "list" && (measure === "saved" || measure === "remaining" || measure === "needed");
/** What comes back is an average of its months. */
const REGULAR: ReadonlySet<Query["measure"]> = new Set(["bills", "subscriptions"]);

/** 'At Zzyx Market': a place that nothing explains is what the text is about. */
function namesStrangePlace({ words, entities, past }: Spots): boolean {
  return words.some((word, at) => {
    if (word !== "at") return false;
    const place = words.findIndex((other, by) => by > at && !ARTICLES.has(other));
    const name = words[place] ?? "";
    return (
      name !== "" && !isSeen(name) && ![...entities, ...past].some(({ start, end }) => start <= place && place < end)
    );
  });
}
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an", "my", "our", "that", "this"]);

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
