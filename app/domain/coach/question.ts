// Reading a question: its plain words, the amounts, the category, the shop and the days it speaks of.

import { CATEGORIES, type CategoryId } from "~/domain/catalog";
import { plainWords } from "~/domain/coach/plain-words";
import { type AskedRange, countIn, monthIn, readRange } from "~/domain/coach/range";
import { parseCents, type Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export const LONGEST_QUESTION = 1_000;

export type Question = {
  text: string;
  /** Lower case, without short forms and slips, one space between words. */
  plain: string;
  amountCents: Cents | null;
  /** What is said to come or go each month. */
  monthlyCents: Cents | null;
  /** A percentage, and a time in months. */
  ratePercent: number | null;
  months: number | null;
  category: CategoryId | null;
  when: "this" | "last" | null;
  /** A month that is named, 1 to 12. */
  month: number | null;
  /** 'This week' and 'last week', which are answered side by side. */
  week: boolean;
  /** Days other than this and the last month. */
  range: AskedRange | null;
  /** The amount comes every month. */
  monthly: boolean;
  /** What money went to, where no category says it: a shop, a person. */
  merchant: string | null;
  /** It is about single charges, which are read only then. */
  charges: boolean;
  /** The question with what it leans on: for a reader that knows only this one. */
  whole: string;
};

/** Words people use for a category beyond its own name. */
const WORDS: readonly [CategoryId, RegExp][] = [
  ["restaurants", /\b(?:restaurants?|(?:eat|eating|ate|eaten) out|dining|dine|takeout|take-out|takeaway|fast food|coffees?|cafes?|lunch(?:es)?|dinners?|delivery|doordash|bars?)\b/],
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

export function readQuestion(text: string, today: Day): Question {
  const clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION);
  const plain = plainWords(clean);
  const category = categoryIn(plain);
  const amounts = amountsIn(plain);
  const range = readRange(plain, today);
  return {
    text: clean,
    plain,
    amountCents: amounts.find(({ monthly }) => !monthly)?.cents ?? amounts[0]?.cents ?? null,
    monthlyCents: amounts.find(({ monthly }) => monthly)?.cents ?? null,
    ratePercent: rateIn(plain),
    months: monthsIn(plain),
    category,
    when: whenIn(plain),
    month: monthIn(plain),
    week: range?.week === true,
    range,
    monthly: amounts.some(({ monthly }) => monthly) || /monthly payment/.test(plain),
    merchant: category === null ? merchantIn(clean.toLowerCase().replace(/[‘’]/g, "'"), clean) : null,
    charges: CHARGES.test(plain),
    whole: clean,
  };
}

const CHARGES = /\bcharged?\b|weird|strange|suspicious|fishy|duplicate|fraud|scam|don't recogni[sz]e|\b(?:purchases?|transactions?)\b|\bthings? (?:i|we) (?:bought|buy)\b|(?:did|have) (?:i|we) (?:just )?(?:buy|bought|purchase)/;

const PAST_THE_NAME = /\s+(?:last|this|in|so far|per|each|every|since|during|over|on average|a (?:month|week|year)|monthly|altogether|total|already|recently|lately|yet|these|and|yesterday|today|the past|past|right now|rn|for the)\b.*$|[?.!,;].*$/;
const NO_MERCHANT = /^(?:my|all|it|that|this|average|me|them|things?|stuff|everything|anything|bills?|usual|month|year|week|weekends?|weekdays?|whole|purpose|what|which|fun|debts?|loans?|(?:credit )?cards?|kids?|home|work|total|credit|time|track|top|hand|earth|going|savings?|interest|an? |least|most|end|beginning|start|once|first|food|a?nd)\b/;

/** 'at Corner Market' in 'how much did I spend at Corner Market last month?', in the letters in which it was asked. */
function merchantIn(lower: string, text: string): string | null {
  const found = /\b(?:spen[dt]|spending|blow(?:ing)?|blew|dropp?(?:ed|ing)?|wast(?:e|ed|ing)|pay|paid|paying|buy|bought|give|gave|cost|purchases?|charges?|how much)\b.*?\b(?:at|to|from|on|with)\s+(.{2,60})/.exec(lower)?.[1] ?? /\b(?:spending|purchases|charges) (?:at|from) (.{2,60})/.exec(lower)?.[1];
  const name = found?.replace(PAST_THE_NAME, "").replace(/^(?:the|my) /, "").trim() ?? "";
  if (name.length < 2 || name.length > 40 || NO_MERCHANT.test(name) || /[$\d]{3,}|^\d+\s?%/.test(name) || !/\p{L}/u.test(name)) return null;
  const at = text.toLowerCase().indexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}

type Amount = { cents: Cents; monthly: boolean; sure: boolean };

const NUMBER = /(\$\s?)?(?<![\w.,/-])(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|thousand\b|dollars?\b|bucks\b|usd\b|grand\b)?/g;
/** What a bare number counts instead of dollars. */
const COUNTED = /^\s?(?:%|percent|st\b|nd\b|rd\b|th\b|[:/\d-]|\(?k\)?\b|(?:(?!(?:a|an|per|each|every|more|extra) )\w+ )?(?:months?|years?|days?|weeks?|hours?|purchases?|transactions?|charges?|cards?|accounts?|loans?|kids?|people|subscriptions?|goals?|times|points?|percent)\b)/;
const NOT_BEFORE = /\b(?:at|age|aged|turn|until|when i'm|top|last|past|next|first|number|account|to (?:a|an) (?:score of)?|score (?:of|to))\s$/;

/** Amounts that are surely such come first: a bare number may be an age, a year or a count. */
function amountsIn(plain: string): Amount[] {
  const found: Amount[] = [];
  for (const match of plain.matchAll(NUMBER)) {
    const [whole, sign = "", digits = "", unit = ""] = match;
    const after = plain.slice(match.index + whole.length);
    const before = plain.slice(0, match.index);
    const value = parseCents(digits.replace(/,$/, ""));
    if (value === null || /^401|^403|^529/.test(digits)) continue;
    const sure = sign !== "" || unit !== "";
    const year = /^(?:19|20)\d\d$/.test(digits) && /\b(?:in|by|until|before|since|of|for)\s$/.test(before);
    if (!sure && (value < 20_00 || year || COUNTED.test(after) || (NOT_BEFORE.test(before) && value < 130_00) || /\b(?:score|account)\b/.test(before))) continue;
    const cents = /^(?:k|thousand|grand)/.test(unit) ? value * 1000 : value;
    if (cents > 0 && cents <= 100_000_000_00) found.push({ cents, sure, monthly: /^\s?(?:more |extra )?(?:a|per|each|every|\/)\s?month|^\s?monthly/.test(after) });
  }
  return found.sort((a, b) => Number(b.sure) - Number(a.sure));
}

function rateIn(plain: string): number | null {
  const found = /(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|percent)/.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
}

function monthsIn(plain: string): number | null {
  const found = /\b(?:in|for|after|within|over) (?:the next )?((?:a )?couple of|few|an?|\d{1,2}|[a-z]+) (months?|years?)\b/.exec(plain);
  const count = found ? countIn(/^an?$/.test(found[1] ?? "") ? "one" : (found[1] ?? "")) : null;
  return count === null ? null : count * (found?.[2]?.startsWith("year") ? 12 : 1);
}

function categoryIn(plain: string): CategoryId | null {
  const own = CATEGORIES.find((category) => plain.includes(category.name.toLowerCase()) && category.id !== "emergency_fund" && category.id !== "retirement" && category.id !== "credit_cards");
  return own?.id ?? WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

function whenIn(plain: string): "this" | "last" | null {
  if (/\blast month\b|\bprevious month\b/.test(plain)) return "last";
  return /\bthis month\b|\bso far\b|\bright now\b|\bmonth to date\b/.test(plain) ? "this" : null;
}
