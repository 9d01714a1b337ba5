// The category that a question names.

import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { anyWordOf } from "~/domain/language/pattern";

/** Words people use for a category beyond its own name. */
const WORDS: readonly [CategoryId, RegExp][] = [
  [
    "restaurants",
    anyWordOf(
      /restaurants?|(?:eat|eating|ate|eaten) out|dining|dine|takeout|take-out|takeaway|fast food|coffees?|cafes?/,
      /lunch(?:es)?|dinners?|delivery|doordash|bars?/,
    ),
  ],
  ["groceries", /\b(?:grocer(?:y|ies)|supermarkets?|food shopping|food)\b/],
  ["mortgage_rent", /\b(?:rent|mortgage|housing)\b/],
  ["utilities", /\b(?:utilit(?:y|ies)|electric(?:ity)?|water bill|gas bill|heating|power bill)\b/],
  ["gas", /\b(?:gas|fuel|petrol|gasoline)\b/],
  ["entertainment", /\b(?:entertainment|streaming|movies|concerts?|games?)\b/],
  ["clothing", /\b(?:clothing|clothes|shoes)\b/],
  ["travel", /\b(?:travel|flights?|hotels?)\b/],
  ["auto_insurance", /\b(?:auto|car) insurance\b/],
  ["car_payment", /\bcar payments?\b/],
  ["maintenance", /\b(?:car repairs?|maintenance)\b/],
  ["personal_care", /\b(?:personal care|hair(?:cuts?)?|beauty)\b/],
  ["health_fitness", /\b(?:gym|fitness|doctors?|medical|pharmacy|health care|healthcare)\b/],
  ["phone", /\b(?:phone|cell) ?(?:bill|plan)?\b/],
  ["internet", /\b(?:internet|wifi|wi-fi)\b/],
  ["cable", /\bcable\b/],
  ["charitable_giving", /\b(?:charit(?:y|able)|donat(?:e|ions?))\b/],
  ["tithe", /\btith(?:e|es|ing)\b/],
  ["student_loans", /\bstudent loans?\b/],
  ["miscellaneous", /\b(?:miscellaneous|shopping)\b/],
];

/** A category's own name, as words of their own: neither Vegas nor 'gasté' is Gas. */
const NAMES = CATEGORIES.filter(
  ({ id }) => id !== "emergency_fund" && id !== "retirement" && id !== "credit_cards",
).map(({ id, name }) => ({ id, pattern: new RegExp(`(?<![\\p{L}\\d])${name.toLowerCase()}(?![\\p{L}\\d])`, "u") }));

export function categoryIn(plain: string): CategoryId | null {
  const own = NAMES.find(({ pattern }) => pattern.test(plain));
  return own?.id ?? WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** The rest of a text once what names a category is taken out of it. */
export function withoutCategories(plain: string): string {
  return [...NAMES, ...WORDS.map(([, pattern]) => ({ pattern }))].reduce(
    (left, { pattern }) => left.replace(new RegExp(pattern, "gu"), " "),
    plain,
  );
}
