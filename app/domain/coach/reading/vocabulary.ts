// Words for categories, for parts of them, and for kinds of accounts.

import { CATEGORIES } from "~/domain/categories/list";
import { anyWordOf, either } from "~/domain/language/pattern";

/** Words people use for a category, or a set of them, beyond its own name. Plain words, the longest first where they start alike. */
const WORDS: readonly [string, string][] = [
  [
    "restaurants",
    either(
      "restaurants?(?: bills?| meals?| spending)?|(?:places?|spots?) (?:i|we) eat(?: at)?|eat(?:ing|en)? out|ate out",
      "dining(?: out)?|dine|dined|takeout|(?<!\\bi )(?<!\\bwe )take out(?! (?:of|from|in|cash|money))|takeaway",
      "meals? out|lunch(?:es)?|dinners?|brunch(?:es)?|breakfasts?|meals out",
    ),
  ],
  ["groceries", "grocer(?:y|ies)(?: (?:store|shopping|bill))?s?|supermarkets?|food shopping"],
  ["food", "food(?! (?:banks?|pantr(?:y|ies))\\b)"],
  [
    "mortgage_rent",
    "rent(?: payment)?|mortgage(?: payment)?|housing|(?<=\\b(?:counting|excluding|without|except|besides|minus|to|for) (?:the |my |our )?)landlord",
  ],
  ["utilities", "utilit(?:y|ies)(?: bills?)?"],
  [
    "gas",
    either(
      "gas(?: stations?)?|fuel|gasoline|petrol|gassing up",
      "(?:fills?|filled|filling|fill ups?)(?: up)?(?: (?:the|my|our) (?:car|tank|truck))?(?: ups?)?",
      "tanks?(?: of gas)?",
    ),
  ],
  ["entertainment", "entertainment|concerts?|games?|fun stuff|fun"],
  ["clothing", "clothing|clothes|shoes|apparel"],
  ["travel", "travel(?:ing)?(?: stuff)?|vacations?|(?<=\\b(?:the|my|our|this|that) (?:\\S+ )?)trip(?! to)"],
  ["auto_insurance", "(?:auto |car )insurance"],
  [
    "car_payment",
    "(?:(?:the|my|our) )?car (?:payments?|notes?|loans?)|auto loan payments?|(?:pay|paid|paying)(?: for)? (?:the|my|our) (?:car|truck)(?: off)?",
  ],
  ["maintenance", "(?:car |auto )?maintenance"],
  [
    "car",
    "(?:my |the |our )?(?<!\\bnew )(?<!\\ba )car(?! (?:loans?|payments?|insurance|wash|rental|notes?|repairs?|maintenance))|transportation|driving",
  ],
  ["personal_care", "personal care|beauty"],
  ["health_fitness", "fitness|health(?: ?care)?(?: and fitness)?"],
  [
    "phone",
    either(
      "(?:cell )?phones?(?: bills?| plans?)?|cell(?: bill| plan)",
      "cell(?= (?:, |and |plus )*(?:cable|internet|wi ?fi|tv)\\b)",
      "(?<=\\b(?:cable|internet|wifi|tv)(?: and| plus| ,)* )cell(?: phone)?",
    ),
  ],
  ["internet", "internet(?: bill)?|wi ?fi"],
  ["cable", "cable(?: bill)?"],
  ["charitable_giving", "charit(?:y|able|ies)(?: giving)?|donat(?:e|ed|ions?|ing)"],
  ["tithe", "tith(?:e|es|ing)"],
  ["student_loans", "(?:student|school|college) loans?(?: payments?)?"],
  [
    "college_fund",
    either(
      "(?:my |the |our )?kids? college(?: thing| stuff| account| money)?",
      "(?:the |my |kids? )*529(?: plans?| accounts?)?|(?:kids? )?college(?: 529| fund| savings| plan| money)+",
    ),
  ],
  ["miscellaneous", "miscellaneous|misc"],
  ["needs", "needs|necessities|essentials"],
  ["fixed", "all fixed costs"],
  ["wants", "wants|non essentials|discretionary"],
];

/** A category's own name, where it is not a word for something else as well. */
const OWN = CATEGORIES.filter(
  ({ id }) => !["emergency_fund", "retirement", "credit_cards", "other_debt"].includes(id),
).map(({ id, name }): [string, string] => [id, name.toLowerCase().replace("/", " ")]);

export const CATEGORY_WORDS: readonly (readonly [string, RegExp])[] = [...WORDS, ...OWN].map(
  ([id, source]) => [id, new RegExp(`\\b(?:${source})\\b`, "g")] as const,
);

export const KIND_WORDS: readonly (readonly [readonly string[], RegExp])[] = [
  [["checking"], /\b(?:checking|chequing)(?: account)?\b/g],
  [["savings"], /\b(?:savings?(?: account)?)\b/g],
  [["credit"], /\b(?:credit cards?|cards?)\b/g],
  [["loan"], /\bloans?\b/g],
  [["investment"], /\b(?:investments?|brokerage|stocks|portfolio)(?: account)?\b/g],
];

/** Names that mean a shop to anybody, and nothing else. */
export const KNOWN_NAMES = anyWordOf(
  /netflix|hulu|spotify|disney plus|disney|hbo max|hbo|youtube premium|youtube|paramount plus|peacock|apple music/g,
  /audible|amazon prime|amazon|ebay|etsy|walmart|costco|trader joes?|whole foods|aldi|kroger|safeway|starbucks/g,
  /dunkin|mcdonalds|chipotle|taco bell|wendys|burger king|dominos|doordash|grubhub|uber eats|uber|lyft|instacart/g,
  /airbnb|best buy|home depot|ikea|cvs|walgreens|chevron|exxon|planet fitness|verizon|t mobile|comcast|xfinity/g,
  /venmo|paypal|(?<=\b(?:at|from|and|or|versus|vs) )target/g,
);
