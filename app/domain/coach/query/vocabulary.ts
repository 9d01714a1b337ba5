// Words for categories, for parts of them, and for kinds of accounts.

import { CATEGORIES } from "~/domain/categories/list";

/** Words people use for a category, or a set of them, beyond its own name. Plain words, the longest first where they start alike. */
const WORDS: readonly [string, string][] = [
  [
    "restaurants",
    "restaurants?|eat(?:ing|en)? out|ate out|dining(?: out)?|dine|dined|takeout|take out|takeaway|lunch(?:es)?|dinners?|brunch(?:es)?|breakfasts?|meals out",
  ],
  ["groceries", "grocer(?:y|ies)(?: (?:store|shopping|bill))?s?|supermarkets?|food shopping"],
  ["food", "food"],
  ["mortgage_rent", "rent(?: payment)?|mortgage(?: payment)?|housing"],
  [
    "utilities",
    "utilit(?:y|ies)(?: bills?)?|electric(?:ity)?(?: bill)?|water bill|gas bill|power bill|heating(?: bill)?",
  ],
  ["gas", "gas(?: stations?)?|fuel|gasoline|petrol|gassing up|fill(?:ed|ing)? up"],
  ["entertainment", "entertainment|movies|concerts?|games?|fun stuff|fun"],
  ["clothing", "clothing|clothes|shoes|apparel"],
  ["travel", "travel(?:ing)?|vacations?|flights?|hotels?|airfare"],
  ["auto_insurance", "(?:auto|car) insurance"],
  ["car_payment", "car payments?|auto loan payments?"],
  ["maintenance", "(?:car|auto) (?:repairs?|maintenance)|maintenance|oil changes?"],
  ["car", "(?:my |the |our )car|transportation|driving"],
  ["personal_care", "personal care|hair(?:cuts?)?|beauty|salon"],
  ["health_fitness", "gym|fitness|doctors?|medical|health(?: ?care)?|dentist"],
  ["phone", "(?:cell )?phone(?: bill| plan)?|cell(?: bill| plan)"],
  ["internet", "internet(?: bill)?|wi ?fi"],
  ["cable", "cable(?: bill)?"],
  ["charitable_giving", "charit(?:y|able|ies)(?: giving)?|donat(?:e|ed|ions?|ing)"],
  ["tithe", "tith(?:e|es|ing)"],
  ["student_loans", "student loan payments?"],
  ["miscellaneous", "miscellaneous|misc"],
  ["needs", "needs|necessities|essentials"],
  ["wants", "wants|non essentials|discretionary"],
];

/** A category's own name, where it is not a word for something else as well. */
const OWN = CATEGORIES.filter(
  ({ id }) =>
    !["emergency_fund", "retirement", "credit_cards", "student_loans", "other_debt", "college_fund"].includes(id),
).map(({ id, name }): [string, string] => [id, name.toLowerCase().replace("/", " ")]);

export const CATEGORY_WORDS: readonly (readonly [string, RegExp])[] = [...WORDS, ...OWN].map(
  ([id, source]) => [id, new RegExp(`\\b(?:${source})\\b`, "g")] as const,
);

/** A part of a category is known by its shops: what a name must hold. */
const PARTS: readonly [string, string, readonly string[]][] = [
  ["coffee", "coffees?|cafes?|lattes?|coffee shops?", ["coffee", "starbucks", "dunkin", "cafe", "espresso"]],
  ["rideshare", "ride ?shar(?:e|es|ing)|taxis?|cabs?", ["uber", "lyft", "taxi"]],
  ["delivery", "(?:food )?delivery|deliveries", ["doordash", "uber eats", "grubhub", "instacart"]],
  [
    "streaming",
    "streaming(?: services?)?",
    ["netflix", "hulu", "spotify", "disney", "hbo", "youtube", "paramount", "peacock"],
  ],
  ["fast-food", "fast food", ["mcdonald", "burger king", "wendy", "taco bell", "chick-fil", "chipotle", "subway"]],
  ["pharmacy", "pharmacy|pharmacies|drug ?stores?|prescriptions?", ["cvs", "walgreens", "pharmacy", "rite aid"]],
  [
    "cash",
    "(?:atm|cash) withdrawals?|atms?|(?:withdraw|withdrew|withdrawn)(?: \\S+)? cash|withdrawals?|cash(?= (?:did|have|do) i (?:take|took|get|got|pull|pulled|withdraw|withdrew))",
    ["withdrawal", "atm"],
  ],
  ["parking", "parking", ["parking", "garage"]],
  ["pets", "pets?|vet|dog food|cat food", ["pet", "chewy", "veterin"]],
];

export const PART_WORDS: readonly (readonly [string, RegExp])[] = PARTS.map(
  ([id, source]) => [id, new RegExp(`\\b(?:${source})\\b`, "g")] as const,
);

/** What the name of a part stands for; a shop's name stands for itself. */
export const namesOf = (merchant: string): readonly string[] =>
  PARTS.find(([id]) => id === merchant)?.[2] ?? [merchant];

export const KIND_WORDS: readonly (readonly [readonly string[], RegExp])[] = [
  [["checking"], /\b(?:checking|chequing)(?: account)?\b/g],
  [["savings"], /\b(?:savings?(?: account)?)\b/g],
  [["credit"], /\b(?:credit cards?|cards?)\b/g],
  [["loan"], /\bloans?\b/g],
  [["investment"], /\b(?:investments?|brokerage|stocks|portfolio)(?: account)?\b/g],
];
