// Ways to say a number, a share or a date without writing a digit. A model's text may use none of them: what has to be
// counted is a fact, and facts come as placeholders.

import { MONTHS } from "~/domain/language/calendar";
import { either } from "~/domain/language/pattern";

const SMALL =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety";
const LARGE = "hundred|thousand|million|billion|trillion|dozen|grand|myriad|lakh|crore";
const ORDINALS = "third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|twentieth|hundredth";
const SHARES = either(
  "half|halve|halved|halves|quarter|double|doubled|doubles|doubling|triple|tripled|tripling|quadruple|quadrupled",
  "twice|thrice|twofold|threefold|tenfold|manyfold|millionaire|billionaire|fraction|zero|nil|fortnight|decade",
  "century",
);
const MONEY = "dollars|bucks|cents|usd|euros?|eur|gbp|pesos?|yen|quid|rupees?|grands?|benjamins|fivers?|tenners?";
const PARTS = "percent|percents|per cent|per-cent|pct|basis points?|bps|percentage points?|ppt";
const FOREIGN = either(
  "cien|ciento|quinientos|doscientos|veinte|treinta|cincuenta|cinquante|vingt|trente|mille|cinq|hundert|tausend",
  "zwanzig|cento|cinquecento|cinquanta|venti|duzentos|quinhentos|pour cent|por ciento|prozent",
);

const words = (list: string, more = "") => new RegExp(`(?<![a-z])(?:${list})${more}(?![a-z])`, "i");

export const NUMBER_WORDS: readonly RegExp[] = [
  words(`${SMALL}|${TENS}|${LARGE}|${ORDINALS}`, "s?"),
  words(SHARES, "s?"),
  words(MONEY),
  words(PARTS),
  words(FOREIGN),
  // twentyfive, fivehundred: written together
  new RegExp(`(?<![a-z])(?:${SMALL}|${TENS})(?:${SMALL}|${LARGE}|one)(?![a-z])`, "i"),
  // 'one' counts where it measures something
  /(?<![a-z])one[\s-]+(?:dollar|buck|cent|k|point|time|day|week|month|year|in|out of|of every|tenth|fifth)(?![a-z])/i,
  /(?<![a-z])(?:a|one|another|the|every) (?:couple|few|several)(?: of)?\s+(?:dollar|day|week|month|year|time|point|k)/i,
  /(?<![a-z])(?:several|many|few) (?:times|days|weeks|months|years|decades)(?![a-z])/i,
  /(?<![a-z])(?:single|double|triple)[\s-]digit/i,
  // all and nothing are amounts
  /(?<![a-z])(?:spen[dt]|spending|pa(?:y|id)|earn(?:ed)?|sav(?:e|ed)|costs?) (?:nothing|none|nil|everything|all (?:of )?(?:your|the|it))(?![a-z])/i,
  /(?<![a-z])(?:all|none) of your (?:income|money|pay|salary|savings|spending)(?![a-z])/i,
  /(?<![a-z])(?:nearly|almost|virtually) (?:everything|nothing|all|none)(?![a-z])/i,
  // Roman numerals; CD is a certificate of deposit
  /(?<![A-Za-z])(?!CD(?![A-Za-z]))(?=[IVXLCDM]{2})M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![A-Za-z])/,
];

const SEASONS = "spring|summer|autumn|fall|winter|christmas|thanksgiving|easter|halloween|birthday";
const HOLIDAYS = either(
  "labor day|memorial day|independence day|columbus day|presidents'? day|veterans day|mother's day|father's day",
  "black friday|juneteenth|hanukkah|ramadan|diwali",
);
const UNITS = "day|week|month|quarter|year|decade";

export const RELATIVE_DATES: readonly RegExp[] = [
  words("sunday|monday|tuesday|wednesday|thursday|friday|saturday", "s?"),
  words(
    "tomorrow|tonight|yesterday|christmas|thanksgiving|easter|halloween|new year's|new years|year end|year-end|valentine's",
  ),
  words(`(?:next|last|this coming|following) (?:${SEASONS}|quarter|weekend|week|year|decade)`),
  words("(?:by|until|till|before|from) (?:next|last|the end of|end of) (?:week|month|year|summer|winter)"),
  words(`(?:in|within|after|over|for) (?:a|an|one|another|the next|under a|less than a|about a|just a) (?:${UNITS})`),
  words(`(?:${UNITS}) from now`),
  words("end of (?:the|this|next) (?:year|week|quarter|decade)"),
  words(HOLIDAYS),
  words(`(?:by|this|until|before|late|early|mid) (?:${SEASONS})`),
  words(`(?:in|over|during|within|by) the (?:coming|new|next|following) (?:${UNITS})`, "s?"),
  words(`(?:a|an|one|some) (?:${UNITS}) ago`),
  words(
    either(
      "year'?s end|new year|biweekly|bi-weekly|fortnightly|semi-?monthly|every other (?:day|week|month|year)",
      "(?:first|last|middle|start|beginning) of (?:the|each|every|this|next) (?:month|year|week)",
    ),
  ),
  /(?:\bwill|'ll|\bwould|\bcould|\bcan)\b[^.!?\n]*\bnext month\b/i,
];

const SHORT = "jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec";

/** A short month is a date that no fact is written as; the full names depend on the facts. */
export const SHORT_MONTH = words(SHORT);
export const PART_OF_MONTH = words(`(?:early|mid|late|(?:start|beginning|middle|end) of) (?:${MONTHS.join("|")})`);
