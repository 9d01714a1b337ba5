// Names as banks print them, made readable for lists. What is stored and searched stays as the bank sent it.

import { anyOf, inOrder } from "~/domain/language/pattern";

/** What terminals and payment services put before a shop's name. */
const BEFORE = inOrder(
  /^/i,
  anyOf(
    /(?:SQ|TST|SP|PP|PY|IN|DD|CKE|ZSK) ?\*\s*|PAYPAL ?\*\s*/i,
    inOrder(
      /(?:POS|DEBIT CARD|CHECKCARD|VISA|RECURRING|PRE-?AUTHORIZED)(?: (?:DEBIT|CREDIT|PURCHASE|PAYMENT))+\s+/i,
      /(?:\d{2}\/\d{2}\s+)?/i,
    ),
    /PURCHASE AUTHORIZED ON \d{2}\/\d{2}\s+/i,
  ),
);
/** Numbers of shops, terminals and calls that follow it. */
const AFTER = /(?:\s+(?:#\s?\d+|\d{4,}|\d{3}-\d{3}-\d{4}|X{2,}\d+)|\s?[*#][A-Z0-9]*\d[A-Z0-9]*)+$/i;

const SMALL = new Set(["a", "an", "and", "at", "by", "de", "for", "from", "in", "la", "of", "on", "or", "the", "to"]);
/** Written in capitals though they could be read as words. */
const CAPITALS = new Set([
  ...[
    "ACH",
    "ATM",
    "AT&T",
    "BBQ",
    "BMW",
    "BP",
    "CVS",
    "DMV",
    "EBT",
    "ETF",
    "HBO",
    "HOA",
    "HSA",
    "IBM",
    "IKEA",
    "IRA",
    "IRS",
  ],
  ...["KFC", "LLC", "LLP", "NBA", "NFL", "NYC", "NYT", "PG&E", "REI", "SSA", "TJX", "TV", "UK", "UPS", "US", "USA"],
  ...["USPS", "WSJ", "YMCA", "YWCA", "H&M", "A&W", "II", "III", "IV", "DBA", "AAA", "AARP", "ADP", "USAA", "GNC"],
]);

/** 'AUTOPAY PAYMENT THANK YOU' → 'Autopay Payment Thank You'. Names that aren't shouted keep their letters. */
export function tidyName(name: string): string {
  const whole = name.normalize("NFKC").replace(/\s+/g, " ").trim();
  const bare = whole.replace(BEFORE, "").replace(AFTER, "").trim();
  const kept = /\p{L}{2}/u.test(bare) ? bare : whole;
  return isShouted(kept) ? kept.split(" ").map(spoken).join(" ") : kept;
}

/** Only capitals, and more of them than an abbreviation has. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && text.split(/[^\p{L}&]+/u).some((word) => word.length > 3 && !CAPITALS.has(word));

function spoken(word: string, index: number): string {
  const letters = word.replace(/[^\p{L}\p{N}&]/gu, "");
  if (CAPITALS.has(letters) || /^[^AEIOUY]{2,3}$/.test(letters)) return word.replace(/(['’])S$/, "$1s");
  const lower = word.toLowerCase();
  if (index > 0 && SMALL.has(lower)) return lower;
  return lower.replace(
    /(^|[^\p{L}\p{N}'’])(\p{L})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
