// The part of a long text that asks: 'my wife says we eat out too much, what did we spend on restaurants in September'. What
// stands around it is a reason, unless it names what the question leaves open.

const ASKS =
  "how|what|which|when|where|who|did|does|was|were|have|am|is|show|list|give|tell|compare|total|spent|spend|spending|gas|groceries";
const BOUNDARY = new RegExp(
  `(?<=\\S) (?=,|(?:because|since i|since we|but|so|and|if|as|with|or|lol|haha|please|thanks|then|for my|for our|for the tax\\w*|for tax\\w*|${ASKS})\\b)|(?<=,) `,
  "g",
);
const MOST_WINDOWS = 24;

export type Window = { text: string; before: string; after: string };

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
  return found.sort((a, b) => b.text.length - a.text.length).slice(0, MOST_WINDOWS);
}
