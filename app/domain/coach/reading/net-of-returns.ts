// Purchases less what was returned of them.

import { anyOf, either, group } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const BACK = "(?:returns?|returned|refunds?|refunded|sent back|took back|brought back|gave back)";
const AROUND = group(
  ",|and|or|but|net|minus|less|after|without|taking off|take off|took off|once|when|with|subtracting|deducting",
  "difference|of|the|my|our|all|any|those|that|these|what|which|things?|stuff|items?|something|one|ones|i|we|it",
  "they|was|were|are|is|got|get|had|have|did|a|an|counted|then|so",
);
/** Purchases are spoken of, and so is what is left of them. */
const BOUGHT =
  /\b(?:bought|purchases?|orders?|ordered|spen[dt]\w*|costs?|shopping|net|minus|less|(?:did|do) (?:i|we) (?:really |actually )?keep)\b/;
const LESS = new RegExp(
  either(
    "\\b(?:net|minus|less|after|once|without|taking off|take off|subtract\\w*|deduct\\w*|difference|separately|" +
      "apart|counted|included)\\b",
    `\\b(?:bought|purchases?|orders?|ordered)(?: ,)?(?: and| or)? (?:the )?${BACK}\\b`,
  ),
);
/** What came back is itself asked about. */
const ASKS_BACK = anyOf(
  /\b(?:how many|number of|list|which|any|show me)(?: \S+){0,3} (?:refunds?|returns?)\b/,
  /\b(?:get|got|getting|given?) (?:\S+ ){0,3}(?:back|refunds?)\b/,
  /\b(?:how much|what|total)(?: \S+){0,4} (?:refunded|returned|in refunds|in returns|sent back)\b/,
);
const RETURNED = new RegExp(
  `(?: ?\\b${AROUND}(?= |$)){0,9} ?\\b${BACK}\\b(?: (?:counted|came in|come in|taken off|taken out|off|out|` +
    "apart|separately|included|excluded|are in|is in|came through))*(?: (?:on|from|of) the \\d{1,2}(?:st|nd|rd|" +
    "th))?(?: , (?:the )?difference)?(?= |$)",
);
const SPENT = /\b(?:spen[dt]\w*|costs?|bought|buy|keep|paid|order|ordered)\b/;

function netOfReturns(plain: string): string {
  if (!BOUGHT.test(plain) || !LESS.test(plain) || ASKS_BACK.test(plain) || !RETURNED.test(plain)) return plain;
  const rest = plain
    .replace(RETURNED, "")
    .replace(/^ ?, | ,$/g, "")
    .trim();
  return SPENT.test(rest) ? rest : `how much did i spend ${rest}`;
}

/** What went back is taken off every sum: who speaks of purchases and of returns asks for what is left. */
export const NET: readonly Way[] = [
  [/^.+$/g, (plain) => netOfReturns(plain ?? "")],
  [/\bwhat (?:was|is|were) (?:the |my |our )?net(?: total| cost| amount)? (?:for|on|of) /g, "how much did i spend on "],
];
