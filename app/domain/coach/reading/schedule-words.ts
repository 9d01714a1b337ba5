// The words of a question for what comes back: when it is due, what is asked of the past instead.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import type { Evidence } from "./lexicon";

export const TAKES = anyOf(
  inOrder(
    /\b(?:com(?:e|es|ing)|go(?:es|ing)?|taken|pulled|charged|charges?|hits?|hitting|due|bills?|paid|payments?)/,
    /(?: \S+){0,3} (?:to|on|from|out of|off|hits?)\b/,
  ),
  /\b(?:hits?|hitting) (?:my|the|our)\b/,
);
export const LOAN = /\b(?:pay|paid|payment|payments|loan|note)\b/;
/** 'All bills, rent included' is about all of them. */
export const INCLUDED = /\b(?:incl|including|includes|included|even)\b/;
/** One of several bills in a category. */
export const UTILITIES: readonly [RegExp, RegExp][] = [
  [/electric|power/, /\b(?:electric\w*|power|energy|light|edison)\b/i],
  [/water/, /\bwater\b/i],
  [/gas|heating/, /\b(?:gas|heating|propane)\b/i],
  [/trash|garbage/, /\b(?:trash|waste|garbage|sanitation)\b/i],
];
export const BILLY =
  /\b(?:bill|bills|due|subscription|subscriptions|renew\w*|autopay|recurring|still paying|subscribed)\b/;

export const ASKS_WHEN = either(
  "when(?: is| are| does| do| will| am)?|what (?:day|date)|next|how (?:long|many days) until|how soon|upcoming",
  "renew(?:s|al|ed)?|comes? (?:out|due)|due|hits?|go(?:es)? out|charge(?:s|d)? (?:me )?(?:next|again)?",
);
export const DUE = either(
  "due|upcoming|coming up|coming|come up|have to pay|need to pay|gotta pay|to pay|owe|com(?:e|es|ing) out",
  "(?:get|gets|getting|be) (?:charged|taken|pulled|debited|withdrawn)|scheduled|left to pay|outstanding|going out",
  "go out|hit(?:s|ting)?|expect(?:ed)?|to come",
);
export const UNTIL_A_MONTH =
  /\buntil (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d)/;
export const WENT_OUT = inOrder(
  /\b/,
  anyOf(
    /(?:went|came|gone|taken) (?:out|off|through)|left(?= (?:checking|savings|the|my|our)\b(?! \S* ?(?:to|for)\b))/,
    /paid(?! (?:off|on time|by))|(?:did|have) (?:i|we|you) pay/,
    /(?:was|were|got|been|get) (?:paid|charged|taken|debited|pulled|withdrawn|covered)|cleared|posted/,
    /(?:was|were) there|hit (?=(?:checking|my|our|the|us)\b.*\b(?:last|in|on|between)\b)|debited|pulled/,
    /did .*\b(?:hit|come out|go out|come to|total|run)\b|came to|totaled/,
  ),
);
export const STILL_TO_COME =
  /\b(?:still|next|upcoming|due|coming|will|going to|have to|has to|need to|left to|expect(?:ed)?|remaining|yet)\b/;

export const SPEAKS = either(
  "com(?:e|es|ing) out|going out|(?:get|gets|getting|be) (?:charged|taken|pulled|debited)",
  "what (?:do i|do we|else do i|all do i|will i)(?: still)? (?:owe|have to pay|need to pay)|left to pay",
  "what (?:all )?hits|bills?|due|fixed (?:costs?|expenses?|bills?)|renew\\w*|autopay|auto pay|come out",
  "go(?:es|ne)? (?:out|through|thru)|upcoming|still paying|obligations",
);
/** What is asked of the past, of a comparison, or of what can be afforded is no bill to come. */
export const AGAINST: readonly Evidence[] = [
  [
    either(
      "spend|spent|spending|bought|buy|purchases?|transactions?|average|refund\\w*|than|compared?|vs|versus",
      "more expensive|(?:go|gone|went|going) up|increase[ds]?|budget|earn\\w*|income|refund|split",
    ),
    2.6,
  ],
  ["subscriptions?|memberships?", 2],
  ["cards?|visa|mastercard|amex", 1.2],
];
export const BEHIND: readonly Evidence[] = [
  ["did i pay|have i paid|i paid|paid (?:for|on|to)|how much (?:did|have|was|were)", 2.4],
  ["last time|first time|last (?:pay|paid|bought|went)|when did|how many times|how often", 2.2],
];
export const ASKS_PLANS =
  "afford|what if|if i|should|can i|left (?:after|over)|after (?:my |all )?(?:the )?bills|enough|paycheck|payday|get paid|cut|save";

export const RISE = either(
  "creep(?:ing)?(?: up)?|climb(?:ing|ed|s)?|inch(?:ing)? up|ris(?:e|en|es|ing)|rose",
  "(?:go|gone|went|going|goes|gotten|put(?:ting)?|got) (?:\\S+ ){0,3}(?:up|down)|increas(?:e[ds]?|ing)",
  "price (?:rise|hike|increase|change|bump|jump|up)s?|more expensive|dearer|pricier|raised?|hiked?",
  "(?:cost|costs|costing|charge[ds]?|charging|paying) (?:me )?more|prices?|went up|jumped|cheaper",
);
