// The part of a long text that asks: 'my wife says we eat out too much, what did we spend on restaurants in September'. What
// stands around it is a reason, unless it names what the question leaves open.

import { anyWordOf, either } from "~/domain/language/pattern";
import { type Query } from "~/domain/coach/query/algebra";
import { inOneField, subjectOf } from "./named-subject";
import type { Spots } from "./spot";

const ASKS =
  "how|what|which|when|where|who|did|does|was|were|have|am|is|show|list|give|tell|compare|total|spent|spend|spending|gas|groceries";
const BOUNDARY = new RegExp(
  either(
    "(?<=\\S) (?=,|(?:because|since i|since we|but|so|and|if|as|with|or|lol|haha|please|thanks|then|for my|" +
      `for our|for the tax\\w*|for tax\\w*|${ASKS})\\b)`,
    "(?<=,) ",
  ),
  "g",
);
const MAX_WINDOWS = 24;

type Window = { text: string; before: string; after: string };

/** Parts of a text that begin and end where a clause may, the longest first; the text itself is not among them. */
export function windowsOf(plain: string): Window[] {
  const pieces = plain.split(BOUNDARY);
  const found: Window[] = [];
  for (let start = 0; start < pieces.length; start++)
    for (let end = pieces.length; end > start; end--) {
      if (start === 0 && end === pieces.length) continue;
      const text = pieces.slice(start, end).join(" ");
      if (text.split(" ").length < 3) continue;
      found.push({ text, before: pieces.slice(0, start).join(" "), after: pieces.slice(end).join(" ") });
    }
  return found.sort((a, b) => b.text.length - a.text.length).slice(0, MAX_WINDOWS);
}

/** What the rest of a sentence says of days and names goes into what its question leaves open; null where it is no mere reason. */
export function withContext(query: Query, spots: Spots): Query | null {
  const { plain, past, ranges, weekdays, entities } = spots;
  if (ranges.length > 0 || weekdays.length > 0 || NARROWS.test(plain)) return null;
  const [days, ...others] = past;
  const isOpen = query.period === null && days !== undefined;
  if (others.length > 0 && isOpen) return null;
  const names = entities.filter(({ kind }) => kind === "merchant" || kind === "part" || kind === "category");
  const subject =
    Object.keys(query.subject).length === 0 && query.measure === "spent" && names.length > 0
      ? subjectOf(inOneField(names, spots))
      : query.subject;
  return { ...query, subject, period: isOpen ? { from: days.from, to: days.to } : query.period };
}

const NARROWS = anyWordOf(
  /not|without|except|excluding|besides|only|just|minus|over|under|more|less|most|least|by the|average|usual|usually/,
  /normal|normally|typically|than|vs|versus|percent|compared|interest|fees?|refunds?|apr|balance/,
);
