// The words that questions are made of, and what they mean for names: a slip in one is taken for it, a name that is one of them
// names nothing by itself.

import { stem } from "~/domain/language/words";
import { ADVICE_WORDS } from "./advice-words";
import { FRAME_SOURCES } from "~/domain/coach/reading/frames/framed-readings";
import { FILLER, MEASURE_WORDS } from "./lexicon";
import { PLAN_WORDS } from "./plan-words";
import { SHAPE_SOURCES } from "./shape-words";
import { SHOP_KIND_WORDS } from "~/domain/coach/query/shop-kinds";
import { CATEGORY_WORDS } from "./vocabulary";

const wordsIn = (source: string): string[] => source.match(/[a-z]{4,}/g) ?? [];

/** The words that questions turn on: a slip in one of them is taken for it. */
export const KNOWN = new Set(
  [
    ...Object.values(MEASURE_WORDS).flatMap((all) => all.flatMap(([pattern]) => wordsIn(pattern))),
    ...Object.values(PLAN_WORDS).flatMap((all) => all.flatMap(([pattern]) => wordsIn(pattern))),
    ...[...CATEGORY_WORDS, ...SHOP_KIND_WORDS].flatMap(([, { source }]) => wordsIn(source)),
    ...(
      "groceries grocery restaurants restaurant utilities charities doctors coffees january february march april " +
      "june july august september october november december monday tuesday wednesday thursday friday saturday " +
      "sunday weekend weekends weekdays yesterday today tomorrow quarter summer winter christmas thanksgiving " +
      "halloween compared compare average usual normal biggest largest smallest highest transactions purchases " +
      "appointment appointments percent percentage category categories merchant merchants balance checking " +
      "savings between since excluding without"
    ).split(" "),
    ...SHAPE_SOURCES.flatMap(wordsIn),
    ...(
      "two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand worse " +
      "better cheaper pricier difference versus compared comparison against recent recently"
    ).split(" "),
    ...FRAME_SOURCES.flatMap(wordsIn),
    ...FILLER,
    ..."thanks thank hello sorry okay cable shows forget".split(" "),
    ..."predictable unpredictable inconsistent fluctuate fluctuates swings erratic volatile varies".split(" "),
    ...ADVICE_WORDS,
  ]
    .flatMap((word) => [word, stem(word)])
    .filter((word) => word.length > 3),
);

export const isKnownWord = (word: string): boolean => KNOWN.has(word) || KNOWN.has(stem(word));

/** Words of names that are everyday words as well: alone they name nothing. */
export const COMMON = new Set(
  [
    ...KNOWN,
    ...(
      "first blue travel home day best whole market power light court planet house trip card visa student loan " +
      "fund state farm delta food express american united national general center city town family kid " +
      "contribution check north south east west new old big little dr down payment"
    ).split(" "),
  ].map(stem),
);

/** Beside those, of accounts and goals, which few have many of: words that any of them may have. */
export const VAGUE = new Set(
  [...KNOWN, ..."card credit checking savings account bank loan debt fund goal trip payment down first new".split(" ")]
    .map(stem)
    .filter(
      (word) => !["house", "home", "travel", "car", "student", "visa", "mastercard", "amex", "rainy"].includes(word),
    ),
);
