// What a question is about: the categories and the shops it names.

import { CATEGORIES, type CategoryId } from "~/domain/categories/list";

/** Words people use for a category beyond its own name. */
const WORDS: readonly [CategoryId, RegExp][] = [
  [
    "restaurants",
    /\b(?:restaurants?|(?:eat|eating|ate|eaten) out|dining|dine|takeout|take-out|takeaway|fast food|coffees?|cafes?|lunch(?:es)?|dinners?|delivery|doordash|bars?)\b/,
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

/** What stands between two things that are asked about together. */
const BETWEEN = /\s*(?:,|;|&|\+|\b(?:and|or|vs|versus|plus|than|compared (?:to|with))\b\.?)\s*/;
/** One thing in two words. */
const ONE_BILL = /\bgas (?:and|or|&) (?:electric|power|water)|\bwater (?:and|or|&) (?:electric|power|gas)/;

/** All that are named, where there are several; food is what is cooked and what is eaten out. */
export function categoriesIn(plain: string): CategoryId[] {
  if (ONE_BILL.test(plain)) return [];
  const parts = plain.split(BETWEEN).filter((part) => categoryIn(part) !== null);
  const found = new Set(
    parts.flatMap((part): CategoryId[] =>
      /\bfood\b(?! shopping)/.test(part) && !/fast food/.test(part)
        ? ["groceries", "restaurants"]
        : [categoryIn(part) ?? []].flat(),
    ),
  );
  return parts.length > 1 && found.size > 1 ? [...found] : [];
}

const PAST_THE_NAME =
  /\s+(?:last|this|in|so far|per|each|every|since|during|over|on average|a (?:month|week|year)|monthly|altogether|together|combined|total|already|recently|lately|yet|these|yesterday|today|the past|past|right now|rn|for the|between)\b.*$|[?.!;].*$/;
const NO_MERCHANT =
  /^(?:my|all|it|that|this|average|me|them|things?|stuff|everything|anything|bills?|usual|month|year|week|weekends?|weekdays?|whole|purpose|what|which|fun|debts?|loans?|(?:credit )?cards?|kids?|home|work|total|credit|time|track|top|hand|earth|going|savings?|interest|an? |least|most|end|beginning|start|once|first|food|a?nd|how|why|where|when|is|are|was|am|do|did|does|should|could|can|would|will|if|i|we|tell|show|compare|car|truck|house|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d+|\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** 'Corner Market last month?' in 'how much did I spend at Corner Market last month?' */
function afterThePlace(lower: string): string {
  return (
    /\b(?:spen[dt]|spending|blow(?:ing)?|blew|dropp?(?:ed|ing)?|wast(?:e|ed|ing)|pay|paid|paying|buy|bought|give|gave|given|cost|purchases?|charges?|how (?:much|often|many times))\b.*?\b(?:at|to|from|on|with)\s+(.{2,140})/.exec(
      lower,
    )?.[1] ??
    /\b(?:spending|purchases|charges) (?:at|from) (.{2,140})/.exec(lower)?.[1] ??
    ""
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'");

/** A name in the letters in which it was asked, or null where it is none. */
function nameOf(part: string, text: string): string | null {
  const name = part
    .replace(PAST_THE_NAME, "")
    .replace(/,.*$/, "")
    .replace(/^(?:how much )?(?:at|to|from|on|with) /, "")
    .replace(/^(?:the|my) /, "")
    .trim();
  if (
    name.length < 2 ||
    name.length > 40 ||
    NO_MERCHANT.test(name) ||
    /[$\d]{3,}|^\d+\s?%/.test(name) ||
    !/\p{L}/u.test(name)
  )
    return null;
  const at = lettersOf(text).indexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}

const MAX_NAMES = 5;

function namesIn(text: string): string[] {
  const names = afterThePlace(lettersOf(text))
    .replace(/[?.!;].*$/, "")
    .split(BETWEEN)
    .map((part) => nameOf(part, text));
  const end = names.indexOf(null);
  return names.slice(0, end < 0 ? MAX_NAMES : Math.min(end, MAX_NAMES)).filter((name) => name !== null);
}

/** Cash has no shop; banks write a withdrawal. */
const CASH_TAKEN =
  /\b(?:take|took|taken|taking|pull|pulled|got|get|withdraw|withdrew|withdrawn)\b.*\b(?:atms?|cash machine)\b|\bcash\b.*\b(?:take|took|taken|pull|pulled|withdraw|withdrew|withdrawn)\b|\b(?:withdraw|withdrew|withdrawn|take out|took out)\b.*\bcash\b|\b(?:atm|cash) withdrawals?\b/;

const IN_BETWEEN = /\b(?:and|for|the|my|our|with|per|out|bills?|plans?|payments?|stuff|things|shops?|stores?)\b/g;

/** What reads as one name, 'Barnes and Noble' too; beside a category only what says more than the category does. */
export function merchantIn(text: string, category: CategoryId | null): string | null {
  if (CASH_TAKEN.test(lettersOf(text))) return "withdrawal";
  const [first = null, ...others] = namesIn(text);
  const name = others.length > 0 ? (nameOf(afterThePlace(lettersOf(text)), text) ?? first) : first;
  if (name === null || category === null) return name;
  const rest = WORDS.reduce((left, [, pattern]) => left.replace(new RegExp(pattern, "g"), " "), name.toLowerCase());
  return /\p{L}{3,}/u.test(rest.replace(IN_BETWEEN, " ")) ? name : null;
}

/** Where several may be named: each by itself. Whether they are one name after all, the rows decide. */
export function merchantsIn(text: string): string[] {
  const found = [...new Set(namesIn(text))];
  return found.length > 1 ? found : [];
}

const PAYS_ME = [
  /\b(?:did|has|have|does) (.{2,40}?) (?:paid|pay|sent|send|given|give|deposited|deposit) (?:me|us)\b/,
  /\b(?:get|got|gotten|receive|received|earn|earned|make|made) (?:paid )?(?:from|by) (.{2,40})/,
];
const INTEREST =
  /\binterest (?:did|have|do) (?:i|we) (?:earn|earned|get|got|make|made|receive)|\b(?:earn|earned|made|got|get|receive|received) (?:\w+ ){0,2}?interest\b|\binterest (?:income|earned)\b/;

/** Who paid, in 'how much did Acme pay me this year?' */
export function payerIn(text: string): string | null {
  const lower = lettersOf(text);
  if (INTEREST.test(lower)) return "interest";
  const part = PAYS_ME.map((pattern) => pattern.exec(lower)?.[1]).find((found) => found !== undefined);
  return part === undefined ? null : nameOf(part.replace(/^(?:my|the) /, ""), text);
}
