// What is read against the odds is asked back. Two readers look at each text: the one by rules, and the one that has learned. Where
// the reading that was chosen leaves a word unexplained, and the learned one holds most of its share for something else, neither
// is sure, and a figure would perhaps be an answer to another question: what could be meant is offered instead, each as a
// question that is read surely. The reading itself is one of them: where it can't be offered, or nothing beside it, it's answered.

import { codeOf, codeOfPlan } from "~/domain/coach/learned/codes";
import type { Likely } from "~/domain/coach/learned/likeliest";
import { LEARNED } from "~/domain/coach/learned/looks";
import { understoodAs } from "~/domain/coach/learned/query-of";
import { divided } from "~/domain/coach/long-texts/divide";
import type { Query } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import { questionInWords } from "~/domain/coach/query/say";
import { meansSomething } from "./clauses";
import { nothingNamedIsDropped } from "./names-kept";
import type { Person } from "./person";
import { adviceInWords } from "./plan-in-words";
import type { PlanRequest } from "./plan-request";
import { type Reading, readingsOf } from "./readings";
import { spot, type Spots } from "./spot";
import type { Understood } from "./understood";

/** Below this share the learned reader holds it for something else. */
const DOUBTED = 0.3;
const MAX_CHOICES = 3;

/** Words that a tale leaves unexplained say nothing against its question. */
const TELLS = /[.?!]\s+\S/;

type Read = (text: string) => Understood;
type Looks = { spots: Spots; likely: readonly Likely[]; readings: readonly Reading[] };

const looksOf = (text: string, person: Person): Looks => {
  const spots = spot(text, person);
  return { spots, likely: LEARNED.likelyOf(spots, person), readings: readingsOf(spots, person) };
};

/** The reading as it is, or what could be meant instead. `read` reads a text without this. */
export function askedBackIfUnsure(found: Understood, text: string, person: Person, read: Read): Understood {
  const parts = divided(text, (piece) => meansSomething(piece, person));
  if (TELLS.test(text.trim()) || (parts && parts.told.length + parts.leftOut.length > 0)) return found;
  const looks = looksOf(text, person);
  if (!isDoubted(found, looks, person)) return found;
  const likely = looks.likely.slice(0, MAX_CHOICES).flatMap(({ code }) => {
    const one = understoodAs({ code, spots: looks.spots, person, readings: looks.readings });
    return one ? [one] : [];
  });
  const isSure = (said: string, meant: string) => {
    const again = read(said);
    return notationIn(again, person) === meant && !isDoubted(again, looksOf(said, person), person);
  };
  const queries = new Map<string, Query>();
  const advice = new Map<string, string>();
  for (const one of [found, ...likely]) {
    if (queries.size + advice.size >= MAX_CHOICES) break;
    const meant = notationIn(one, person);
    const said = inWords(one, person);
    const keepsNames = one.is !== "queries" || nothingNamedIsDropped(text, person, one.queries);
    if (meant === null || said === null || !keepsNames || !isSure(said, meant)) continue;
    if (one.is === "queries" && one.queries[0]) queries.set(meant, one.queries[0]);
    else advice.set(meant, said);
  }
  const own = notationIn(found, person) ?? "";
  const isAmongThem = queries.has(own) || advice.has(own);
  if (!isAmongThem || queries.size + advice.size < 2) return found;
  return { is: "unclear", choices: [...queries.values()], advice: [...new Set(advice.values())] };
}

/** Known to the learned reader, less likely to it than not, and with a word that it leaves unexplained. */
function isDoubted(found: Understood, { likely, readings }: Looks, person: Person): boolean {
  const codes = codesOf(found);
  if (codes.length === 0 || !codes.every(LEARNED.isKnown)) return false;
  const share = likely.filter(({ code }) => codes.includes(code)).reduce((sum, one) => sum + one.share, 0);
  return share < DOUBTED && unexplained(found, readings, person).length > 0;
}

/** Of two halves no single question would ask both. */
const codesOf = (found: Understood): string[] =>
  found.is === "queries" && !found.leans && found.queries.length === 1
    ? found.queries.map(codeOf)
    : found.is === "plan" && found.words === undefined
      ? [codeOfPlan(found.request)]
      : [];

/**
 * What the reading that was chosen has no use for. One that no reading of the whole text makes (a part of a figure, a row by its
 * amount) has a reader of its own, which took it from the words that those leave open.
 */
function unexplained(found: Understood, readings: readonly Reading[], person: Person): readonly string[] {
  const meant = notationIn(found, person);
  return readings.find(({ asked }) => notationOfAsked(asked, person) === meant)?.unused ?? [];
}

const notationOfAsked = (asked: Reading["asked"], { today }: Person): string =>
  asked.is === "plan" ? notationOfPlan(asked.request) : notationOf(asked.query, today);

const single = (found: Understood): Query | PlanRequest | null => {
  if (found.is === "plan") return found.request;
  const [only, ...others] = found.is === "queries" ? found.queries : [];
  return only && others.length === 0 ? only : null;
};

function notationIn(found: Understood, { today }: Person): string | null {
  const one = single(found);
  if (one === null) return null;
  return "plan" in one ? notationOfPlan(one) : notationOf(one, today);
}

function inWords(found: Understood, { today }: Person): string | null {
  const one = single(found);
  if (one === null) return null;
  return "plan" in one ? adviceInWords(one) : questionInWords(one, today);
}
