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
  /** A month that is named, 1 to 12. */
  month: number | null;
  /** 'this week', 'today' and the like. */
  week: boolean;
  /** The amount comes every month. */
  monthly: boolean;
  /** What money went to, where no category says it: a shop, a person. */
  merchant: string | null;
};

/** Words people use for a category beyond its own name. */
const WORDS: readonly [CategoryId, RegExp][] = [
  ["restaurants", /\b(?:restaurants?|eating out|dining|dine|takeout|take-out|takeaway|fast food|coffee|cafes?|lunch(?:es)?|dinners?|eat out)\b/],
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

export function readQuestion(text: string): Question {
  const clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION);
  const plain = clean.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const category = categoryIn(plain);
  return {
    text: clean,
    plain,
    amountCents: amountIn(plain),
    category,
    when: whenIn(plain),
    month: monthIn(plain),
    week: /\b(?:this|last|past|previous) week\b|\btoday\b|\byesterday\b|\blast (?:7|seven) days\b/.test(plain),
    monthly: /(?:\$\s?)?\d[\d,.]*(?:\s?dollars?|\s?bucks)?\s?(?:a|per|each|every|\/)\s?month|monthly payment/.test(plain),
    merchant: category === null ? asWritten(merchantIn(plain), clean) : null,
  };
}

const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

function monthIn(plain: string): number | null {
  // May and March are verbs as well.
  const at = MONTHS.findIndex((name) => new RegExp(name === "may" || name === "march" ? `\\b(?:in|during|for|of|last|since) ${name}\\b` : `\\b${name}\\b`).test(plain));
  return at < 0 ? null : at + 1;
}

const PAST_THE_NAME = /\s+(?:last|this|in|so far|per|each|every|since|during|over|on average|a (?:month|week|year)|monthly|altogether|total|already|recently|lately|yet|these|and)\b.*$|[?.!,;].*$/;
const NO_MERCHANT = /^(?:my|the|all|it|that|this|average|me|things?|stuff|everything|anything|bills?|usual|month|year|week|whole|purpose|what|which|fun|debts?|loans?|cards?|kids?|home|work|total)\b/;

/** In the letters in which it was asked. */
function asWritten(name: string | null, text: string): string | null {
  const at = name === null ? -1 : text.toLowerCase().indexOf(name);
  return name === null || at < 0 ? name : text.slice(at, at + name.length);
}

/** 'at Corner Market' in 'how much did I spend at Corner Market last month?' */
function merchantIn(plain: string): string | null {
  const found = /\b(?:spen[dt]|spending|pay|paid|paying|buy|bought|give|gave|cost)\b.*?\b(?:at|to|from|on|with)\s+(.{2,60})/.exec(plain)?.[1] ?? /\b(?:spending|purchases|charges) (?:at|from) (.{2,60})/.exec(plain)?.[1];
  const name = found?.replace(PAST_THE_NAME, "").replace(/^(?:the|my) /, "").trim() ?? "";
  return name.length >= 2 && name.length <= 40 && !NO_MERCHANT.test(name) && !/[$\d]{3,}/.test(name) ? name : null;
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
