// Whether a row is the next payment of something that comes back although it was posted under another name: banks write a
// payee in full one month and abbreviated the next, or know the category only the day after.

import { merchantKey } from "~/domain/categories/classify";
import { anyOf, inOrder } from "~/domain/language/pattern";
import { CADENCES } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import { daysBetween, type Day } from "~/domain/periods";

type Payment = { merchantName: string; day: Day; cents: Cents };
type Expected = Pick<Recurring, "merchantName" | "cadence" | "amount"> & { day: Day; cents: Cents };

const NEAR_DAYS = 5;

/** It came around the day on which it is due. */
export function isInWindow(day: Day, expected: Pick<Expected, "cadence" | "day">): boolean {
  const days = CADENCES.find(({ id }) => id === expected.cadence)?.days ?? 0;
  return Math.abs(daysBetween(day, expected.day)) <= Math.min(NEAR_DAYS, days / 3);
}

/** How far an amount may be from the expected one where the names are alike. */
const FIXED_SHARE = 0.3;
const VARYING_SHARE = 0.6;

/**
 * Names that are alike allow for a new price. Under an unlike name it must be the very amount, no round one that anything
 * may cost, and a name that nothing was paid to before.
 */
export function isSamePayment(row: Payment, expected: Expected, isNewName: boolean): boolean {
  if (Math.sign(row.cents) !== Math.sign(expected.cents) || !isInWindow(row.day, expected)) return false;
  const off = Math.abs(row.cents - expected.cents);
  if (isNamedAlike(row.merchantName, expected.merchantName))
    return off <= Math.abs(expected.cents) * (expected.amount === "fixed" ? FIXED_SHARE : VARYING_SHARE);
  return off === 0 && isNewName && !isAnyPrice(row.cents);
}

const SMALL: Cents = 200_00;
const ROUND: Cents = 5_00;
const isAnyPrice = (cents: Cents): boolean => Math.abs(cents) < SMALL && cents % ROUND === 0;

/** Say what kind of payment it is, not whose. */
const COMMON = inOrder(
  /^/,
  anyOf(
    /pay(?:ment|ments|pal)?|pymt|pmt|auto(?:pay)?|online|bill|card|bank|transfer|loans?|student|insurance|mobile/,
    /services?|company|group|store|shop|market|city|county|state|united|national|american|first|home|house|water/,
    /power|light|energy|electric|monthly|subscription|purchase|debit|credit|check|deposit|fees?|from|with|your|the/,
  ),
  /$/,
);

const wordsOf = (name: string): string[] => merchantKey(name).split(/[^\p{L}]+/u);
const tellingWords = (name: string): string[] => wordsOf(name).filter((word) => word.length >= 4 && !COMMON.test(word));
const beginning = (name: string): string => wordsOf(name).slice(0, 2).join(" ");

/** One name, one beginning of two words, or a word in both that names somebody. */
export function isNamedAlike(one: string, other: string): boolean {
  if (merchantKey(one) !== "" && merchantKey(one) === merchantKey(other)) return true;
  if (beginning(one).includes(" ") && beginning(one) === beginning(other)) return true;
  const words = new Set(tellingWords(other));
  return tellingWords(one).some((word) => words.has(word));
}
