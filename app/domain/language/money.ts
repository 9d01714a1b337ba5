// Amounts of money in plain words, and ranges of them: '$1200', '2k', '50 bucks', 'over 100', 'between 20 and 40 dollars'.

import { type Cents, parseCents } from "~/domain/money";
import { anyOf, inOrder, matchesIn } from "./pattern";
import { type Span, spanAt } from "./words";

export type AmountSpan = Span & { cents: Cents; monthly: boolean; sure: boolean };
export type RangeSpan = Span & { min?: Cents; max?: Cents; sure: boolean };

const UNIT = "(?:k|grand|thousand|dollars?|bucks?|usd)";
const AMOUNT = `(\\$)?(\\d+(?:\\.\\d{1,2})?)(k)?(?: (${UNIT})\\b)?`;
const ONE = new RegExp(
  `(?<![\\d.$/])${AMOUNT}(?![\\d/%]|th\\b|\\.\\d)( (?:more |extra )?(?:a|per|each|every) month)?`,
  "g",
);

function centsOf(digits: string, k: string | undefined, unit: string | undefined): Cents | null {
  const value = parseCents(digits);
  return value === null ? null : k || /^(?:k|grand|thousand)$/.test(unit ?? "") ? value * 1_000 : value;
}

/** What a bare number counts instead of dollars. */
const COUNTED = inOrder(
  /^ /,
  anyOf(
    /percent|months?|years?|days?|weeks?|weekends?|hours?|times?|things?|ways?|reasons?|purchases?|transactions?/,
    /charges?|orders?|trips?|cards?|accounts?|loans?|kids?|people|subscriptions?|goals?|points?|places?|stores?/,
    /restaurants?|categor\w+|merchants?|biggest|largest|most|least|latest|recent|down|pm|am/,
  ),
  /\b/,
);

/** 'If I spend 2000', 'a 2000 sofa': no year. */
const WOULD_SPEND =
  /\b(?:(?:if|can|could|may|should) (?:i|we) (?:spend|pay|use|take|move|put)|an?|another|extra|about|around|roughly) $/;

const COUNTS_OR_DATES = inOrder(
  /\b/,
  anyOf(
    /top|last|past|next|first|at age|account|score of/,
    /(?:january|february|march|april|may|june|july|august|september|october|november|december)/,
  ),
  / $/,
);

export function amountsIn(plain: string): AmountSpan[] {
  return matchesIn(plain, ONE).flatMap((match): AmountSpan[] => {
    const [whole, sign, digits = "", k, unit, monthly] = match;
    const after = plain.slice(match.index + whole.length);
    const before = plain.slice(0, match.index);
    const cents = centsOf(digits, k, unit);
    const sure = sign !== undefined || k !== undefined || unit !== undefined || /\.\d\d$/.test(digits);
    const isPlanName = !sure && /^(?:401|403|529)$/.test(digits);
    const isYear = /^(?:19|20)\d\d$/.test(digits) && !(digits.endsWith("00") && WOULD_SPEND.test(before));
    const isPlain = !COUNTED.test(after) && !isYear && !isPlanName && !COUNTS_OR_DATES.test(before);
    if (cents === null || cents <= 0 || cents > 100_000_000_00 || !(sure || isPlain)) return [];
    return [{ ...spanAt(plain, match.index, whole.length), cents, monthly: monthly !== undefined, sure }];
  });
}

const OVER = "(?:over|above|more than|greater than|bigger than|larger than|higher than|exceeding|north of)";
const UNDER = "(?:under|below|less than|smaller than|lower than|cheaper than|fewer than)";
const RANGES: readonly [RegExp, (first: Cents, second: Cents) => { min?: Cents; max?: Cents }][] = [
  [
    new RegExp(`\\b(?:between|from) ${AMOUNT} (?:and|to) ${AMOUNT}`, "g"),
    (a, b) => ({ min: Math.min(a, b), max: Math.max(a, b) }),
  ],
  [new RegExp(`\\b${OVER} ${AMOUNT}`, "g"), (a) => ({ min: a + 1 })],
  [new RegExp(`(?<![\\d.$])${AMOUNT} (?:or more|and up)\\b`, "g"), (a) => ({ min: a })],
  [new RegExp(`(?<![\\d.$])${AMOUNT} (?:or less|or under)\\b`, "g"), (a) => ({ max: a })],
  [new RegExp(`\\bat least ${AMOUNT}`, "g"), (a) => ({ min: a })],
  [new RegExp(`\\b${UNDER} ${AMOUNT}`, "g"), (a) => ({ max: a - 1 })],
  [new RegExp(`\\b(?:at most|no more than|up to) ${AMOUNT}`, "g"), (a) => ({ max: a })],
  [new RegExp(`\\b(?:exactly|of exactly|for exactly) ${AMOUNT}`, "g"), (a) => ({ min: a, max: a })],
];

/** Ranges that amounts lie in. A bare number counts where it is no count of something else. */
export function rangesIn(plain: string): RangeSpan[] {
  return RANGES.flatMap(([pattern, range]) =>
    matchesIn(plain, pattern).flatMap((match): RangeSpan[] => {
      const [whole, sign, digits, k, unit, sign2, digits2, k2, unit2] = match;
      const after = plain.slice(match.index + whole.length);
      if (digits === undefined || COUNTED.test(after) || /^(?:\d|%|th\b| percent)/.test(after)) return [];
      const [first, second] = [centsOf(digits, k, unit ?? unit2), centsOf(digits2 ?? digits, k2, unit2 ?? unit)];
      if (first === null || second === null) return [];
      const sure = [sign, k, unit, sign2, k2, unit2].some((part) => part !== undefined);
      return [{ ...spanAt(plain, match.index, whole.length), ...range(first, second), sure }];
    }),
  );
}

/** A percentage: '20% down', '7 percent'; not 'minus 5%', which no rate, share or down payment is. */
export function percentsIn(plain: string): (Span & { percent: number; down: boolean })[] {
  return [...plain.matchAll(/(?<![\d.]|minus )(\d{1,3}(?:\.\d{1,3})?)(?:%| percent)( down)?(?! of\b)/g)].map(
    (match) => ({
      ...spanAt(plain, match.index, match[0].length),
      percent: Number(match[1]),
      down: match[2] !== undefined,
    }),
  );
}
