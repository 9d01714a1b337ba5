// Reading a question: its plain words, the amount, the category and the month it speaks of.

import { CATEGORIES, type CategoryId } from "~/domain/catalog";
import { parseCents, type Cents } from "~/domain/money";

export const LONGEST_QUESTION = 1_000;

export type Question = {
  text: string;
  /** Lower case, curly quotes straightened, one space between words. */
  plain: string;
  amountCents: Cents | null;
  category: CategoryId | null;
  when: "this" | "last" | null;
};

/** Words people use for a category beyond its own name. */
const WORDS: readonly [CategoryId, RegExp][] = [
  ["restaurants", /\b(?:restaurants?|eating out|dining|dine|takeout|take-out|takeaway|fast food|coffee|cafes?|doordash|uber eats|lunch(?:es)?|dinners?)\b/],
  ["groceries", /\b(?:grocer(?:y|ies)|supermarkets?|food shopping|food)\b/],
  ["mortgage_rent", /\b(?:rent|mortgage|housing)\b/],
  ["utilities", /\b(?:utilit(?:y|ies)|electric(?:ity)?|water bill|gas bill|heating|power bill)\b/],
  ["gas", /\b(?:gas|fuel|petrol|gasoline)\b/],
  ["entertainment", /\b(?:entertainment|streaming|movies|concerts?|games?|netflix|spotify)\b/],
  ["clothing", /\b(?:clothing|clothes|shoes)\b/],
  ["travel", /\b(?:travel|flights?|hotels?|airbnb)\b/],
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
  ["miscellaneous", /\b(?:miscellaneous|shopping|amazon)\b/],
];

export function readQuestion(text: string): Question {
  const clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION);
  const plain = clean.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return { text: clean, plain, amountCents: amountIn(plain), category: categoryIn(plain), when: whenIn(plain) };
}

function amountIn(plain: string): Cents | null {
  const match = /\$\s?([\d,]+(?:\.\d{1,2})?)\s?(k\b|thousand\b)?|\b([\d,]+(?:\.\d{1,2})?)\s?(k\b|thousand\b|dollars?\b|bucks\b|usd\b)/.exec(plain)
    ?? /\b(?:afford|buy|spend|pay|save|extra|get|cost(?:s|ing)?)\b[^.?!\d]{0,40}?([\d,]{2,}(?:\.\d{1,2})?)(?!\s?(?:%|percent|months?|years?|days?|weeks?))(?![\d,.])/.exec(plain);
  if (!match) return null;
  const cents = parseCents(match[1] ?? match[3] ?? "");
  const unit = match[2] ?? match[4] ?? "";
  const amount = cents === null ? null : /^(?:k|thousand)/.test(unit) ? cents * 1000 : cents;
  return amount !== null && amount > 0 && amount <= 100_000_000_00 ? amount : null;
}

function categoryIn(plain: string): CategoryId | null {
  const own = CATEGORIES.find((category) => plain.includes(category.name.toLowerCase()) && category.id !== "emergency_fund" && category.id !== "retirement" && category.id !== "credit_cards");
  return own?.id ?? WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

function whenIn(plain: string): "this" | "last" | null {
  if (/\blast month\b|\bprevious month\b/.test(plain)) return "last";
  return /\bthis month\b|\bso far\b|\bright now\b|\bmonth to date\b/.test(plain) ? "this" : null;
}
