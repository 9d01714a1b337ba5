// Reading a question: its plain words, the amounts, the category, the shop and the days it speaks of.

import type { CategoryId } from "~/domain/categories/list";
import { MONTHS } from "~/domain/coach/dates";
import { normalizeText } from "~/domain/coach/normalize-text";
import { type AskedRange, countIn, monthIn, readRange } from "~/domain/coach/range";
import { categoriesIn, categoryIn, merchantIn, merchantsIn, payerIn } from "~/domain/coach/entities";
import { parseCents, type Cents } from "~/domain/money";
import { addDays, type Day, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";

export const LONGEST_QUESTION = 1_000;

export type Question = {
  text: string;
  /** Lower case, without short forms and slips, one space between words. */
  plain: string;
  amountCents: Cents | null;
  /** All that are prices, in their order. */
  prices: readonly Cents[];
  /** What is said to come or go each month. */
  monthlyCents: Cents | null;
  /** A percentage, and a time in months. */
  ratePercent: number | null;
  months: number | null;
  category: CategoryId | null;
  /** Where several are named: all of them. */
  categories: readonly CategoryId[];
  when: "this" | "last" | null;
  /** A month that is named, 1 to 12. */
  month: number | null;
  /** 'This week' and 'last week', which are answered side by side. */
  week: boolean;
  /** Days other than this and the last month. */
  range: AskedRange | null;
  /** The amount comes every month. */
  monthly: boolean;
  /** What money went to: a shop, a person. Beside a category it may be none, and the rows decide. */
  merchant: string | null;
  /** Where several are named: all of them. `merchant` is what they read as one name. */
  merchants: readonly string[];
  /** Who is said to have paid: an employer, a bank's interest. */
  payer: string | null;
  /** It is about single charges, which are read only then. */
  charges: boolean;
  /** The question with what it leans on: for a reader that knows only this one. */
  whole: string;
};

export function readQuestion(text: string, today: Day): Question {
  const clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_QUESTION);
  const plain = normalizeText(clean);
  const category = categoryIn(plain);
  const amounts = amountsIn(plain);
  const range = readRange(plain, today);
  return {
    text: clean,
    plain,
    amountCents: amounts.find(({ monthly }) => !monthly)?.cents ?? amounts[0]?.cents ?? null,
    prices: amounts.filter(({ monthly, sure }) => sure && !monthly).map(({ cents }) => cents),
    monthlyCents: amounts.find(({ monthly }) => monthly)?.cents ?? null,
    ratePercent: rateIn(plain),
    months: monthsIn(plain),
    category,
    categories: categoriesIn(plain),
    when: whenIn(plain),
    month: isWholeMonth(range, today) ? monthIn(plain) : null,
    week: range?.week === true,
    range,
    monthly: amounts.some(({ monthly }) => monthly) || /monthly payment/.test(plain),
    merchant: merchantIn(clean, category),
    merchants: category === null ? merchantsIn(clean) : [],
    payer: payerIn(clean),
    charges: CHARGES.test(plain),
    whole: clean,
  };
}

/** A month that is named is answered as such unless it is only where some days begin or end. */
function isWholeMonth(range: AskedRange | null, today: Day): boolean {
  return (
    range === null ||
    (range.from === firstDayOf(monthOf(range.from)) &&
      range.to === (monthOf(range.from) === monthOf(today) ? today : lastDayOf(monthOf(range.from))) &&
      range.from >= addDays(firstDayOf(monthOf(today)), -366))
  );
}

const CHARGES =
  /\bwhy\b|\bcharged?\b|weird|strange|suspicious|fishy|duplicate|fraud|scam|don't recogni[sz]e|\b(?:purchases?|transactions?)\b|\bthings? (?:i|we) (?:bought|buy)\b|(?:did|have) (?:i|we) (?:just )?(?:buy|bought|purchase)/;

type Amount = { cents: Cents; monthly: boolean; sure: boolean };

const NUMBER = /(\$\s?)?(?<![\w.,/-])(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|thousand\b|dollars?\b|bucks\b|usd\b|grand\b)?/g;
/** What a bare number counts instead of dollars. */
const COUNTED =
  /^\s?(?:%|percent|st\b|nd\b|rd\b|th\b|[:/\d-]|\(?k\)?\b|(?:(?!(?:a|an|per|each|every|more|extra) )\w+ )?(?:months?|years?|days?|weeks?|hours?|purchases?|transactions?|charges?|cards?|accounts?|loans?|kids?|people|subscriptions?|goals?|times|points?|percent)\b)/;
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
  const found = /(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|percent)/.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
}

function monthsIn(plain: string): number | null {
  const found =
    /\b(?:in|for|after|within|over) (?:the next )?((?:a )?couple of|few|an?|\d{1,2}|[a-z]+) (months?|years?)\b/.exec(
      plain,
    );
  const count = found ? countIn(/^an?$/.test(found[1] ?? "") ? "one" : (found[1] ?? "")) : null;
  return count === null ? null : count * (found?.[2]?.startsWith("year") ? 12 : 1);
}

function whenIn(plain: string): "this" | "last" | null {
  if (/\blast month\b|\bprevious month\b/.test(plain)) return "last";
  return /\bthis month\b|\bso far\b|\bright now\b|\bmonth to date\b/.test(plain) ? "this" : null;
}
