// Amounts of money in a sentence, in the spellings people use. A spelling that can be read in two ways, or in another
// currency, is kept with cents = null: it is an amount, but one to ask about.

import { anyOf, captured, inOrder, optional } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { figureToCents, readNumberWords, scaleOf } from "./numbers";
import type { Span } from "~/domain/language/words";
import { overlapsAny } from "./text";

export type GoalAmountSpan = Span & { cents: Cents | null; every: "month" | "week" | "year" | "day" | null };

const FIGURE = inOrder(
  /(us\$ ?|\$ ?|usd ?|[€£¥₹] ?)?(\d[\d.,]*)(?: ?(hundred|thousand|million|grand|mil|k|m)(?!\w))?/gi,
  optional(
    inOrder(
      / ?/gi,
      captured(
        anyOf(
          /dollars?|bucks?|usd|us dollars?|\$(?!\d)|cents?|¢|€|£|¥|₹|euros?|eur|gbp|pounds?|yen|rupees?|pesos?|cad|aud/gi,
          /chf|bitcoins?|btc|eth/gi,
        ),
      ),
      /(?!\w)/gi,
    ),
  ),
  /(?!\w)/gi,
);
const EVERY =
  /^ ?(?:(?:a|per|each|every) |\/ ?)(month|mo|week|wk|year|yr|day|paycheck|payday)\b|^ (monthly|weekly|yearly|daily)\b/i;
const EVERY_BEFORE = /\b(?:each|every|per) (month|week|year|day) $|\b(monthly|weekly) $/i;
// In front of a bare number these words say that it is money.
const MONEY_BEFORE = inOrder(
  anyOf(
    /^|[:=,(]/i,
    inOrder(
      /\b/i,
      anyOf(
        /sav(?:e|ed|ing)(?: up)?|of|for|to|need|needs|raise|about|around|roughly|target|goal|is|costs?|costing/i,
        /worth|price|add(?:ed)?|deposit(?:ed)?|put(?: in| away| aside)?|in|by|at|with|towards?|owe|owing|have|has/i,
        /got|plus|another|extra|paid|pay(?:ing)?|payments?|off|total|balance|and|or|between|from|aside|away/i,
        /transferred|moved|toss(?:ed)?|threw|minimum|want|already|only|just|least|left|on|up|than|my|contributed/i,
        /set|reach(?:ed)?|hit|budget|accumulate|gather|collect|stash(?:ed)?|down/i,
      ),
    ),
  ),
  / ?$/i,
);

export function findAmounts(text: string, taken: readonly Span[]): GoalAmountSpan[] {
  const found = [...figures(text, taken), ...worded(text, taken)].sort((a, b) => a.start - b.start);
  const merged = mergeCents(text, found);
  const sure = merged.filter((span) => span.sure && !countsThings(text, span, merged));
  // A bare number beside a noun ('Bike 500', but also 'iPhone 15') counts only where nothing better is said.
  const kept = sure.length > 0 ? sure : merged.filter((span) => (span.cents ?? 0) >= 10_000);
  return kept.map(({ sure: _, ...span }) => span);
}

// 'I need 4 new tires, $700': beside a marked amount, a small bare number before a plural counts things.
function countsThings(text: string, span: Found, all: readonly Found[]): boolean {
  const bare = /^\d+$/.test(text.slice(span.start, span.end)) && (span.cents ?? 0) < 2_000;
  return (
    bare &&
    all.some((other) => /[$a-z]/i.test(text.slice(other.start, other.end))) &&
    /^ (?:\p{L}+ ){0,2}\p{L}{2,}s\b/u.test(text.slice(span.end))
  );
}

type Found = GoalAmountSpan & { sure: boolean };

function figures(text: string, taken: readonly Span[]): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const [whole, symbol = "", digits = "", scaleWord = "", unit = ""] = match;
    const number = digits.replace(/[.,]+$/, "");
    const cut = digits.length - number.length;
    const start = match.index;
    const end = cut > 0 ? start + symbol.length + number.length : start + whole.trimEnd().length;
    const scale = cut > 0 ? "" : scaleWord.toLowerCase();
    const name = cut > 0 ? "" : unit.toLowerCase();
    if (overlapsAny({ start, end }, taken) || /^ ?%|^ percent/i.test(text.slice(end))) continue;
    const before = text.slice(0, start);
    if (/[\p{L}\p{N}_#.]$/u.test(before)) continue;
    const after = text.slice(end);
    // '401(k)', '3-bedroom', '18 months old', '2 bikes'
    if (/^\(k\)|^-[a-z]/i.test(after) || (/^(401|403)$/.test(number) && scale === "k")) continue;
    const cents = ["cent", "cents", "¢"].includes(name);
    const dollars = /\$|usd/i.test(symbol) || /^(us )?dollars?$|^bucks?$|^usd$|^\$$/.test(name);
    const foreign = /^[€£¥₹]/.test(symbol) || (name !== "" && !dollars && !cents);
    const marked = dollars || foreign || cents || scale !== "";
    const negative = /(^|[\s(:])- ?$/.test(before) || /\b(minus|negative) $/i.test(before);
    if (
      !marked &&
      /^ ?(am|pm|years?|yrs?|months?|weeks?|days?|hours?|times|people|kids|nights|goals?|bikes?|miles|inch|payments?|more \p{L}+s\b)\b/iu.test(
        after,
      )
    )
      continue;
    const range = /\d ?- ?\$?$/.test(before) || /^ ?- ?\$?\d/.test(after);
    const broken = foreign || negative || range || /^ \d{3}(?!\d)/.test(after);
    const value = figureToCents(number, cents ? 1 : scaleOf(scale));
    const whole100 = value !== null && cents ? (value % 100 === 0 ? value / 100 : null) : value;
    const sure = marked || MONEY_BEFORE.test(before) || before.trim() === "";
    found.push({ start, end, cents: broken ? null : whole100, every: everyOf(before, after), sure });
  }
  return found;
}

/** Words in small letters; `follows`: only hyphens and spaces stand between it and the one before. */
function lettersOf(text: string) {
  let before = 0;
  return [...text.toLowerCase().matchAll(/[a-z]+/g)].map(({ 0: word, index: start }) => {
    const follows = /^[\s-]+$/.test(text.slice(before, start));
    before = start + word.length;
    return { word, start, end: before, follows };
  });
}

function worded(text: string, taken: readonly Span[]): Found[] {
  const found: Found[] = [];
  const words = lettersOf(text);
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (!first) continue;
    const vague = /^(a )?(couple|few|several) (of )?(hundred|thousand|grand|dollars|bucks|k)\b/.exec(
      text.slice(first.start).toLowerCase(),
    );
    if (vague && !overlapsAny(first, taken)) {
      found.push({ start: first.start, end: first.start + vague[0].length, cents: null, every: null, sure: true });
      index += vague[0].split(" ").length - 1;
      continue;
    }
    // Only words that stand next to each other, apart from hyphens and spaces, make one number.
    let reach = index + 1;
    while (words[reach]?.follows) reach++;
    const number = readNumberWords(words.slice(index, reach).map((item) => item.word));
    const last = number && words[index + number.used - 1];
    if (!number || !last || number.cents === 0) continue;
    const span = { start: first.start, end: last.end };
    const unit = /^[ -](us dollars?|dollars?|bucks?|usd|cents?|euros?|pounds?|yen)\b/i.exec(text.slice(span.end));
    const before = text.slice(0, span.start);
    const sure = unit !== null || number.scaled || (number.cents >= 2_000 && MONEY_BEFORE.test(before));
    if (sure && !overlapsAny(span, taken) && !overlapsAny(span, found) && !/\d ?$/.test(before)) {
      const name = unit?.[1]?.toLowerCase() ?? "";
      const cents = name.startsWith("cent") ? number.cents / 100 : number.cents;
      const end = span.end + (unit?.[0].length ?? 0);
      const odd = /euro|pound|yen/.test(name) || /\b(minus|negative) $/.test(before.toLowerCase());
      found.push({
        start: span.start,
        end,
        cents: odd ? null : cents,
        every: everyOf(before, text.slice(end)),
        sure: true,
      });
    }
    index += number.used - 1;
  }
  return found;
}

// 'five dollars and fifty cents' is one amount.
function mergeCents(text: string, found: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const span of found) {
    const before = merged.at(-1);
    const joined =
      before &&
      /^ (and )?$/.test(text.slice(before.end, span.start)) &&
      /cent/i.test(text.slice(span.start, span.end)) &&
      /dollar|buck|\$/i.test(text.slice(before.start, before.end));
    if (joined && before.cents !== null && span.cents !== null && span.cents < 100)
      merged[merged.length - 1] = { ...before, end: span.end, cents: before.cents + span.cents, every: span.every };
    else merged.push(span);
  }
  return merged;
}

function everyOf(before: string, after: string): GoalAmountSpan["every"] {
  const match = EVERY.exec(after) ?? EVERY_BEFORE.exec(before);
  const word = (match?.[1] ?? match?.[2] ?? "").toLowerCase();
  if (!word) return null;
  if (word.startsWith("mo")) return "month";
  if (word.startsWith("w")) return "week";
  return word.startsWith("y") ? "year" : "day";
}
