// What people ask of a bank's data and it can't know: what cash bought, what was taken from the pay before it came, what an
// investment gained, when somebody was away. Said before the figure that is nearest to it.

import { anyOf, either, group, inOrder } from "~/domain/language/pattern";

const BOUGHT = "(?:buy|bought|get|got|order|ordered|purchase|purchased|pick up|picked up)";
const USES = group(
  "buys?|bought|buying|orders?|ordered|ordering|ate|eats?|eating|drinks?|drank|drinking|shops|shopped|shopping",
  "spends?|spent|spending|swiped|swipes|uses?|used|using|visits?|visited|cost|costs",
);
const KIN =
  "(?:my|the) (?:husband|wife|spouse|partner|girlfriend|boyfriend|fiance|fiancee|son|daughter|kids?|children|mom|dad)";
const TOPICS: readonly (readonly [topic: RegExp, asked: RegExp, says: string])[] = [
  [
    /\b(?:cash|atms?|withdrawals?|withdrew|pulled)\b/,
    /\b(?:what|where) (?:did|do|does|has|have|was|is)\b.*\b(?:spen[dt]|used?|go|went|gone|buy|bought)\b/,
    "What cash was spent on isn't in your data: a withdrawal is the last that the bank sees of it.",
  ],
  [
    /\b(?:pay ?checks?|pay|salary|wages?|check|income|employer|gross)\b/,
    anyOf(
      inOrder(
        /\b(?:tax(?:es)?|withh\w+|deduct\w+|insurance|401k|fica|social security)\b.*/,
        /\b(?:taken|take|takes|took|withh\w+|come|comes|came|deduct\w+|pull(?:ed)?)\b.*\b(?:out|off|from|of)\b/,
      ),
      /\b(?:withheld|withholding|deducted|deductions)\b|\b(?:gross|pre ?tax|before tax(?:es)?)\b/,
    ),
    "What is taken out of a paycheck before it arrives isn't in your data: only what lands in the account is. Your pay stub has it.",
  ],
  [
    /\b(?:invest\w*|brokerage|portfolio|stocks?|funds?|401k|ira)\b/,
    /\b(?:perform(?:ed|ing|ance|s)?|returns?|returned|gain(?:ed|s)?|yield(?:ed|s)?|beat(?:ing)? the market|grown? by market|market growth|dividends?)\b/,
    "How an investment performed can't be told from your data: it has the balance and what you put in, and no market gains.",
  ],
  [
    /\b(?:at|from|receipt|order|package|charges?|purchase)\b|\$?\d+\.\d\d\b/,
    new RegExp(
      either(
        "\\bwhat (?:was|were|is) (?:it|that|in it|on (?:the|that|my|our) receipt|in (?:the|that|my|our) (?:order|" +
          `package|box|bag|cart|basket))(?: (?:that )?(?:i|we) ${BOUGHT})?\\W*$`,
        "\\bwhat (?:was|were|is) (?:on|in) (?:the|that|my|our) (?:receipt|order|package|box|cart|basket)\\b",
        "\\bwhat (?:was|is) (?:the|that|this) (?:\\S+ ){0,4}?(?:charge|purchase|\\$?\\d+\\.\\d\\d)\\b.* for\\W*$",
        "\\bwhat(?: exactly)? (?:did|have|do you know|was it)? ?(?:i|we) (?:buy|bought|order|ordered|purchase|" +
          "purchased|pick up|picked up)\\b.*\\b(?:at|from)\\b",
        `\\bwhat(?: exactly)? did (?:i|we) get at\\b|\\d\\.\\d\\d\\b.*\\bwhat(?: \\S+){0,3} (?:i|we) ${BOUGHT}\\W*$`,
        "\\b(?:which|what) (?:items|things|products)\\b.*\\b(?:at|from)\\b",
      ),
    ),
    "What was in a purchase isn't in your data: it has the shop, the day and the amount. The items are on the receipt, or in the shop's own order history.",
  ],
  [
    /^/,
    new RegExp(
      either(
        "\\b(?:each|every one|both) of us\\b.*\\b(?:spen\\w+|bought|use\\w*)",
        "\\b(?:spen\\w+|bought)\\b.*\\b(?:each of us|(?:by|per|each) (?:person|family member|spouse))\\b",
        "\\bwho (?:(?:(?:in|of) (?:the|our|my) \\w+|all|really|else|keeps|usually|always|mostly|does|is|it is|" +
          `actually) )*${USES}\\b(?! (?:me|us|the most to)\\b)`,
        "\\bwhich (?:one )?(?:of (?:us|the kids|my kids|our kids|the children)|kid|child|spouse|family member)\\b",
        `\\b(?:me|him|her|us|${KIN}) or (?:(?:was|is) (?:it|that) )?(?:all |just )?(?:me|him|her|${KIN})\\b`,
        "^(?:(?:and|but|how about|what about|so|ok|now) )*(?:just|only) " +
          "(?:me|mine|my (?:own )?(?:stuff|things|part|half|share)|hers?|his|him|us two)\\b",
        "\\b(?:not|without|minus|except|and not|leave out) (?:the |my |our )?" +
          "(?:kids?|kid s|children|husband|wife|spouse|partner|family) ?(?:s )?" +
          "(?:stuff|things|part|half|share|spending)\\b",
        `\\bor (?!is it just me\\b)(?:was|is) (?:it|that) (?:all |just |only )?(?:me|him|her|${KIN})\\b`,
      ),
    ),
    "I can't see who in the household it was: your data has the account, the shop, the day and the amount.",
  ],
  [
    /\b(?:529|college (?:fund|plan|savings|account))\b/,
    /\b(?:holds?|balance|worth|grow\w*|grew|value)\b|\bhow much (?:is|do (?:i|we) have) in\b/,
    "Unless the college plan is linked here as an account, your data has what was paid into it and no balance.",
  ],
  [
    /^/,
    anyOf(
      /\bhow many (?:gallons|liters|litres|miles|kilometers|km|kwh|kilowatts?|kilowatt hours|calories|pounds|ounces)\b/,
      /\b(?:price|cost|paid|pay|dollars) (?:per|a|each) (?:gallon|liter|litre|mile|kwh)\b/,
    ),
    "How much of it there was, in gallons, miles or kilowatts, isn't in your data: it has the shop, the day and the amount.",
  ],
  [
    /\b(?:tip|tips|tipped|gratuity|sales tax|coupons?|discounts?)\b/,
    /\b(?:how much|what)(?: \S+){0,3} (?:tip|tips|tipped|gratuity|sales tax|coupons?|discounts?)\b/,
    "Tips, sales tax and discounts don't stand apart in your data: they are in the amount that was charged.",
  ],
  [
    /\b(?:week|weekend|days|nights|time|month)\b/,
    inOrder(
      /\b(?:week|weekend|days|nights|time|month) (?:that |when )?(?:i|we|he|she|they|my \w+) (?:was|were) /,
      anyOf(
        /away|gone|traveling|travelling|out of town|abroad|sick|in (?:the )?hospital/,
        /on (?:vacation|holiday|leave|the road)/,
      ),
      /\b/,
    ),
    "Which days these were isn't in your data. Say them, like July 24 to 31, and I'll count those.",
  ],
];

/** '' where the data may know it. */
export function beyondTheData(plain: string): string {
  return TOPICS.find(([topic, asked]) => topic.test(plain) && asked.test(plain))?.[2] ?? "";
}
