// The one figure that an answer opens with, to be seen before its words are read.

type Cited = { value: string; period?: string | undefined };

/** 'You spent $412.10', 'Your budget for Groceries has $12.00 left': who it's about, a verb, and the amount. */
const OPENING = /^(?:You \w+ (?:back )?|Your [\w ,&'/-]{3,60}? (?:is|has|comes to) )(?:about )?(-?\$[\d,]+(?:\.\d\d)?)/;
/** What a calculation comes to; one whose sign is in words isn't the answer by itself. */
const WORKED =
  /^(?:That(?:'s| leaves| makes| lasts)|(?:Together|On average) that's) (?:about )?(\$[\d,]+\.\d\d|[\d.,]+(?:%| times?| months?))(?=:| (?:a \w+|each|over):)/;
/** Two amounts beside each other, or one whose sign is in words: neither of them is the answer by itself. */
const OTHERWISE = /\band (?:\$|you spent \$)|in the red|These:|In that place:|The least:/;

/** The amount that the first line opens with, where it's one of the answer's own figures; null where words come first. */
export function leadFigure(text: string, cited: readonly Cited[]): Cited | null {
  const [first = ""] = text.split("\n");
  const calculated = WORKED.exec(first)?.[1];
  const amount = calculated ?? OPENING.exec(first)?.[1];
  if (amount === undefined || (calculated === undefined && OTHERWISE.test(first))) return null;
  return cited.find(({ value }) => value === amount) ?? null;
}
