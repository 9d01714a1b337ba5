// What the gate refuses, in words that tell who wrote the text what to change: the word that it met, and what may stand there.

import { whyOutOfPlace } from "~/domain/coach/gate-places";
import { NUMBER_WORDS, PART_OF_MONTH, RELATIVE_DATES, SHORT_MONTH } from "~/domain/coach/number-words";

const HINTS: Readonly<Record<string, string>> = {
  "a number that is no fact": "write each number as the {{id}} of a fact, or leave it out",
  "an amount or percentage that is no fact": "write each amount as the {{id}} of a fact, or leave it out",
  "a figure that is built upon":
    "no word or sign may change a figure: nothing right before or behind it, no times, plus or minus",
  "a figure under another category's name": "name the category that the fact's id has",
  "letters set apart": "write words whole",
  "unexpected characters": "plain letters and punctuation; names and figures as {{id}}",
  "a debt that is denied": "something is owed",
};

/** With the words of the text that it's about, where these can be told. */
export function explained(problem: string, text: string): string {
  const [, what] = /^a figure out of place \((.+)\)$/.exec(problem) ?? [];
  const why = what === undefined ? reasonFor(problem, text) : placeOf(what, text);
  return why === "" ? problem : `${problem}: ${why}`;
}

function reasonFor(problem: string, text: string): string {
  if (problem === "a number in words") return met(text, NUMBER_WORDS, "say it without a number");
  if (problem === "a date that is no fact")
    return met(text, [...RELATIVE_DATES, SHORT_MONTH, PART_OF_MONTH], "name days and months as the {{id}} of a fact");
  return HINTS[problem] ?? "";
}

function met(text: string, patterns: readonly RegExp[], hint: string): string {
  const plain = text.replace(/\{\{[^}]*\}\}/g, "\uE000").replace(/[-\u2013\u2014/]/g, " ");
  const [found] = patterns.flatMap(
    (pattern) => new RegExp(pattern.source, pattern.flags.replace("g", "")).exec(plain)?.[0] ?? [],
  );
  return found === undefined ? hint : `"${found.replaceAll("\uE000", "").trim()}"; ${hint}`;
}

/** A fact by its id, or a figure as it is written out. */
function placeOf(what: string, text: string): string {
  const written = /^[a-z][a-z0-9_.-]*$/.test(what) ? `{{${what}}}` : what;
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const at = sentence.indexOf(written);
    const why = at < 0 ? null : whyOutOfPlace(what, sentence, at, written.length);
    if (why !== null) return why;
  }
  return "another fact than this is meant by its sentence";
}
