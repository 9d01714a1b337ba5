// A second reader beside the one that goes by rules: it has learned from examples what questions look like. Where the rules
// read nothing, it says what is likely asked; where they read what a text of such looks hardly ever asks, it is heard first.

import { isFlow, type Query } from "~/domain/coach/query/algebra";
import { nothingNamedIsDropped } from "~/domain/coach/reading/names-kept";
import type { Person } from "~/domain/coach/reading/person";
import type { Understood } from "~/domain/coach/reading/understood";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot, type Spots } from "~/domain/coach/reading/spot";
import { codeOf, codeOfPlan, OTHERS, planOfCode, sketchOf, TWO } from "./codes";
import { tokensOf } from "./features";
import { isFamiliar, type Likely } from "./likeliest";
import { LEARNED, type LearnedReader } from "./looks";
import { understoodAs } from "./query-of";

/** From this share on it is taken for what is asked where the rules read nothing, and where they read something else. */
const ENOUGH = 0.3;
const ENOUGH_TO_ADVISE = 0.5;
const ENOUGH_AGAINST = 0.35;
/** What the rules read is this much less likely. */
const TIMES = 2;
/** That a text asks for one thing alone. */
const SINGLE = 0.8;
/** What hardly anybody asks is less likely than what is told by most of the share. */
const SURE = 0.7;
/** Whatever else the rules read. */
const CLEAR = 0.95;
/** That a text asks two things, or nothing that is known, is taken back only for what is nearly sure. */
const NEARLY_SURE = 0.85;
const UNLIKELY = 0.05;
/** What tells the coach to do something is no question. */
const TELLS =
  /^\W*(?:(?:please|can you|could you|pls|just) )*(?:add(?! up)|set|raise|lower|increase|decrease|change|delete|remove|rename|transfer|move|send)\b/i;

export function secondReading(read: Understood, text: string, person: Person, learned = LEARNED): Understood {
  if (read.is === "unknown" || TELLS.test(text) || (read.is === "queries" && read.leans)) return read;
  const spots = spot(text, person);
  const likely = learned.likelyOf(spots, person);
  const [first] = likely;
  if (!first || !isFamiliar(tokensOf(spots, person), learned.isSeen) || namesStrangePlace(spots, learned)) return read;
  const own = codesOf(read);
  if (!isLikelier(first, own, likely, learned)) return read;
  if (OTHERS.has(first.code)) return own.length > 0 ? { is: "unread" } : read;
  const readings = readingsOf(spots, person);
  const keepsNames = (one: Understood) => one.is !== "queries" || nothingNamedIsDropped(text, person, one.queries);
  const isSame = own.length === 1 && own[0] === first.code;
  if (isSame && keepsNames(read)) return read;
  const found = understoodAs({ code: first.code, spots, person, readings });
  if (
    dropsWhatIsSaid(read, found) ||
    dropsSteps(read, found, spots) ||
    (first.share < SURE_OF_INCOME && areIncomes(read, found))
  )
    return read;
  const isTaken = isSame || first.share >= CLEAR || !saysMore(read, found);
  return found && keepsNames(found) && isTaken ? found : read;
}

function isLikelier(
  first: Likely,
  own: readonly string[],
  likely: readonly Likely[],
  { isKnown }: LearnedReader,
): boolean {
  if (own.length === 0) return first.share >= (planOfCode(first.code) ? ENOUGH_TO_ADVISE : ENOUGH);
  if (!own.every(isKnown))
    return first.share >= SURE && !OTHERS.has(first.code) && (own.every(isHeld) || isOther(first, own));
  const share = shareAmong(own, likely);
  const isAdvice = own.some((code) => planOfCode(code));
  if (OTHERS.has(first.code) && isAdvice) return false;
  if (OTHERS.has(first.code)) return first.share >= CLEAR && share < UNLIKELY;
  if (own.length > 1) return first.share >= SINGLE && shareAmong([TWO], likely) < first.share / 4;
  // Advice is read by what has to stand in the text for it.
  if (isAdvice) return own[0] === first.code || (first.share >= NEARLY_SURE && share < UNLIKELY);
  return own[0] === first.code || (first.share >= ENOUGH_AGAINST && first.share >= TIMES * share);
}

const SURE_OF_ANOTHER = 0.93;
/** What hardly anybody asks, beside what nearly everybody who says so asks: another measure. */
const isOther = ({ code, share }: Likely, own: readonly string[]): boolean =>
  share >= SURE_OF_ANOTHER &&
  planOfCode(code) === undefined &&
  own.every((one) => !areNear(measureOf(one), measureOf(code)));
/** What is told beside the other, or is the other of the same goal or budget. */
const NEAR: readonly (readonly string[])[] = [
  ["saved", "remaining", "needed", "reached", "added"],
  ["left", "budgeted"],
];
const areNear = (one: string, other: string): boolean =>
  one === other ||
  (one === "earned" && other === "pay") ||
  NEAR.some((kin) => kin.includes(one) && kin.includes(other));
const measureOf = (code: string): string => code.split(" ")[0] ?? code;

/** What is held against something as hardly anybody does it was put together from words that meant something else. */
function isHeld(code: string): boolean {
  const sketch = sketchOf(code);
  return sketch !== null && sketch.held !== null && isFlow(sketch.measure);
}

/** A subject, and days that are held against others, stand in the text. */
function dropsWhatIsSaid(read: Understood, found: Understood | null): boolean {
  if (read.is !== "queries" || found?.is !== "queries") return false;
  const [[own], [other]] = [read.queries, found.queries];
  if (!own || !other) return false;
  if (Object.keys(own.subject).length > 0 && Object.keys(other.subject).length === 0) return true;
  // 'A month, this year against last' is an average of both.
  if (own.comparison && own.measure === other.measure && /^per-/.test(own.statistic) && other.statistic === "total")
    return true;
  return (
    own.comparison?.against === "period" &&
    own.measure === other.measure &&
    (other.comparison === null || isShareKept(other)) &&
    !ONE_ROW.has(other.statistic)
  );
}

/** Two stretches of days are told with the share of each. */
const isShareKept = ({ measure, comparison }: Query): boolean => measure === "kept" && comparison?.against === "income";

/** 'Last month and this' names two months: each of them is shown beside their sum. */
function dropsSteps(read: Understood, found: Understood | null, { past }: Spots): boolean {
  if (read.is !== "queries" || found?.is !== "queries" || past.length < 2) return false;
  const [[own], [other]] = [read.queries, found.queries];
  return (
    own?.shape === "trend" &&
    own.by === "month" &&
    other?.shape === "figure" &&
    other.statistic === "total" &&
    other.comparison === null &&
    own.measure === other.measure
  );
}

/** 'The highest single bill in 2025 and 2026' is one of both years. */
const ONE_ROW: ReadonlySet<Query["statistic"]> = new Set(["largest", "smallest", "latest", "first"]);

const SURE_OF_INCOME = 0.9;
/** What came in, and the pay that comes back, are told beside each other. */
function areIncomes(read: Understood, found: Understood | null): boolean {
  const [own, other] = [read, found].map((one) => (one?.is === "queries" ? one.queries[0]?.measure : undefined));
  return own !== other && (own === "earned" || own === "pay") && (other === "earned" || other === "pay");
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
  if (own.shape === "list" && isGoalList(own) && isGoalList(other)) return true;
  if (own.measure !== other.measure) return false;
  if (own.shape === "list")
    return other.shape === "figure" || (ONE_ROW.has(own.statistic) && other.statistic === "total");
  if (own.comparison === null) return own.by !== null && (own.shape === other.shape || own.by === other.by);
  if (own.comparison.against === "income") return false;
  return other.comparison === null || own.comparison.against === other.comparison.against;
}
const isGoalList = ({ measure, shape }: Query): boolean =>
  shape === "list" && (measure === "saved" || measure === "remaining" || measure === "needed");
/** What comes back is an average of its months. */
const REGULAR: ReadonlySet<Query["measure"]> = new Set(["bills", "subscriptions"]);

/** 'At Zzyx Market': a place that nothing explains is what the text is about. */
function namesStrangePlace({ words, entities, past }: Spots, { isSeen }: LearnedReader): boolean {
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

const codesOf = (read: Understood): string[] =>
  read.is === "queries" ? read.queries.map(codeOf) : read.is === "plan" ? [codeOfPlan(read.request)] : [];

const shareAmong = (codes: readonly string[], likely: readonly Likely[]): number =>
  likely.filter(({ code }) => codes.includes(code)).reduce((sum, { share }) => sum + share, 0);
