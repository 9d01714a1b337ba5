// Reading a question that no query answers: its plain words, the amounts and the category it speaks of.

import type { CategoryId } from "~/domain/categories/list";
import { MONTHS } from "~/domain/language/calendar";
import { normalizeText } from "~/domain/coach/normalize-text";
import { countOf } from "~/domain/language/numbers";
import { categoryIn } from "~/domain/coach/entities";
import { anyOf, inOrder } from "~/domain/language/pattern";
import { parseCents, type Cents } from "~/domain/money";

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
  /** The amount comes every month. */
  monthly: boolean;
  /** It is about single charges, which are read only then. */
  charges: boolean;
  /** The question with what it leans on: for a reader that knows only this one. */
  whole: string;
};

export function readQuestion(text: string): Question {
  const clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION);
  const plain = normalizeText(clean);
  const amounts = amountsIn(plain);
  return {
    text: clean,
    plain,
    amountCents: amounts.find(({ monthly }) => !monthly)?.cents ?? amounts[0]?.cents ?? null,
    monthlyCents: amounts.find(({ monthly }) => monthly)?.cents ?? null,
    ratePercent: rateIn(plain),
    months: monthsIn(plain),
    category: categoryIn(plain),
    monthly: amounts.some(({ monthly }) => monthly) || /monthly payment/.test(plain),
    charges: CHARGES.test(plain),
    whole: clean,
  };
}

const ASKS_WHAT_WAS_PAID = inOrder(
  /\b(?:how much|what)(?: money| cash)? (?:(?:did|do|have|has) )?(?:i|we) (?:really |actually |even |both )*/,
  /(?:spen[dt]|pa(?:y|id)|moved?|transferred|gave|give|given|donated?|bought)\b/,
);

/** 'What did we pay there': a figure of one's own is asked for, and whoever else is named, no advice. */
export const asksForFigure = (plain: string): boolean => ASKS_WHAT_WAS_PAID.test(plain);

const CHARGES =
  /\bcharged?\b|weird|strange|odd|wrong|suspicious|fishy|unknown|unusual|twice|double|duplicate|fraud|scam|stolen|hacked|theft|don't recogni[sz]e/;

type Amount = { cents: Cents; monthly: boolean; sure: boolean };

const NUMBER = /(\$\s?)?(?<![\w.,/-])(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|thousand\b|dollars?\b|bucks\b|usd\b|grand\b)?/g;
/** What a bare number counts instead of dollars. */
const COUNTED = inOrder(
  /^\s?/,
  anyOf(
    /%|percent|st\b|nd\b|rd\b|th\b|[:/\d-]|\(?k\)?\b/,
    inOrder(
      /(?:(?!(?:a|an|per|each|every|more|extra) )\w+ )?/,
      anyOf(
        /months?|years?|days?|weeks?|hours?|purchases?|transactions?|charges?|cards?|accounts?|loans?|kids?|people/,
        /subscriptions?|goals?|times|points?|percent/,
      ),
      /\b/,
    ),
  ),
);
const NOT_BEFORE =
  /\b(?:at|age|aged|turn|until|when i'm|top|last|past|next|first|number|account|to (?:a|an) (?:score of)?|score (?:of|to))\s$/;

/** 'Oct 25' and 'October 2025' are days. */
const AFTER_MONTH = new RegExp(`\\b(?:${MONTHS.join("|")})\\.?,? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?$`);

/** Amounts that are surely such come first: a bare number may be an age, a year or a count. */
function amountsIn(plain: string): Amount[] {
  const found: Amount[] = [];
  for (const match of plain.matchAll(NUMBER)) {
    const [whole, sign = "", digits = "", unit = ""] = match;
    const after = plain.slice(match.index + whole.length);
    const before = plain.slice(0, match.index);
    const value = parseCents(digits.replace(/,$/, ""));
    if (value === null || (sign === "" && AFTER_MONTH.test(before)) || /^401|^403|^529/.test(digits)) continue;
    const sure = sign !== "" || unit !== "";
    const year = /^(?:19|20)\d\d$/.test(digits) && /\b(?:in|by|until|before|since|of|for)\s$/.test(before);
    if (
      !sure &&
      (value < 20_00 ||
        year ||
        COUNTED.test(after) ||
        (NOT_BEFORE.test(before) && value < 130_00) ||
        /\b(?:score|account)\b/.test(before))
    )
      continue;
    const cents = /^(?:k|thousand|grand)/.test(unit) ? value * 1000 : value;
    if (cents > 0 && cents <= 100_000_000_00)
      found.push({
        cents,
        sure,
        monthly: /^\s?(?:more |extra )?(?:a|per|each|every|\/)\s?month|^\s?monthly/.test(after),
      });
  }
  return found.sort((a, b) => Number(b.sure) - Number(a.sure));
}

function rateIn(plain: string): number | null {
  const found = /(?<![\d.]|minus |(?<!\d)[-\u2013\u2212])(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|percent)/.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
}

function monthsIn(plain: string): number | null {
  const found =
    /\b(?:in|for|after|within|over) (?:the next )?((?:a )?couple of|few|an?|\d{1,2}|[a-z]+) (months?|years?)\b/.exec(
      plain,
    );
  const count = found ? countOf(/^an?$/.test(found[1] ?? "") ? "one" : (found[1] ?? "")) : null;
  return count === null ? null : count * (found?.[2]?.startsWith("year") ? 12 : 1);
}
