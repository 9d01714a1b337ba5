// Dates as banks write them, in any order. Which order a file uses is guessed from all its dates together.
import { type Day, isDay } from "~/domain/periods";
import type { DateOrder } from "./types";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Month names of other languages that differ in their first letters. */
const OTHER_MONTHS: Record<string, number> = {
  mär: 3,
  mrz: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  fév: 2,
  avr: 4,
  juin: 6,
  juil: 7,
  aoû: 8,
  déc: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
  fev: 2,
  set: 9,
  out: 10,
  maj: 5,
  gen: 1,
  mag: 5,
  giu: 6,
  lug: 7,
  ott: 10,
};

type Parts = [first: number, second: number, third: number];
/** A year has two digits at least; where it stands first, the day behind it may have one. */
const NUMBERS = /^(\d{1,4})[-/.'\s]\s?(\d{1,2})[-/.'\s]\s?(\d{2,4}|(?<=^\d{4}.{2,5})\d)(?:$|[T\s,].{0,30}$)/;
const PACKED = /^(\d{4})(\d{2})(\d{2})(?:[T ]?\d{2,6}.{0,20})?$/;
const MAX_LENGTH = 60;

/** Reads dates in one order; what was read once is not read again. */
export function dateReader(order: DateOrder): (text: string) => Day | null {
  const known = new Map<string, Day | null>();
  return (text) => {
    let day = known.get(text);
    if (day === undefined) {
      day = readDate(text, order);
      if (known.size < 20_000) known.set(text, day);
    }
    return day;
  };
}

export function readDate(text: string, order: DateOrder): Day | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = text
    .trim()
    .replace(/^="?|"$/g, "")
    .replace(/^[a-z]{3,9},?\s+(?=\d)/i, (word) => (monthOfWord(word) ? word : ""));
  const parts = numbersOf(bare);
  if (parts) return inOrder(parts, order);
  const packed = PACKED.exec(bare);
  if (packed) return packedDay(bare, packed, order);
  return withWord(bare);
}

/** 20260131, or 01312026 and 31012026 where the year can't stand first. */
function packedDay(text: string, [, year = "", month = "", day = ""]: RegExpExecArray, order: DateOrder): Day | null {
  const read = dayOf(Number(year), Number(month), Number(day));
  if (read !== null || text.length !== 8) return read;
  return inOrder([Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))], order);
}

function numbersOf(text: string): Parts | null {
  const match = NUMBERS.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function inOrder([first, second, third]: Parts, order: DateOrder): Day | null {
  if (first > 31) return dayOf(first, second, third);
  if (order === "ymd") return third > 31 ? null : dayOf(first, second, third);
  return order === "mdy" ? dayOf(third, first, second) : dayOf(third, second, first);
}

/** 31 Jan 2026 · January 31, 2026 · 31-Jan-26 */
function withWord(text: string): Day | null {
  const words = text
    .split(/[\s,./-]+/)
    .filter(Boolean)
    .slice(0, 3);
  const at = words.findIndex((word) => monthOfWord(word) !== 0);
  const numbers = words
    .filter((_, index) => index !== at)
    .map((word) => (/^\d{1,4}(st|nd|rd|th)?$/i.test(word) ? parseInt(word, 10) : NaN));
  const [first = NaN, second = NaN] = numbers;
  const month = monthOfWord(words[at] ?? "");
  return first > 31 ? dayOf(first, month, second) : dayOf(second, month, first);
}

function monthOfWord(word: string): number {
  const lower = word
    .trim()
    .toLowerCase()
    .replace(/[.,]+$/, "");
  if (!/^\p{L}{3,9}$/u.test(lower)) return 0;
  const short = lower.slice(0, 3);
  const index = MONTHS.indexOf(short);
  return index !== -1 ? index + 1 : (OTHER_MONTHS[lower.slice(0, 4)] ?? OTHER_MONTHS[short] ?? 0);
}

function dayOf(year: number, month: number, day: number): Day | null {
  const full = year < 100 ? (year < 70 ? 2000 : 1900) + year : year;
  const text = `${String(full).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

/** The order that fits most dates; where several fit all, that of the sign between the numbers. */
export function guessDateOrder(texts: readonly string[]): DateOrder {
  const votes: Record<DateOrder, number> = { mdy: 0, dmy: 0, ymd: 0 };
  let points = 0;
  for (const text of texts) {
    const parts = numbersOf(text.trim());
    if (!parts) continue;
    if (text.includes(".")) points += 1;
    for (const order of ["mdy", "dmy", "ymd"] as const) if (inOrder(parts, order) !== null) votes[order] += 1;
  }
  const most = Math.max(votes.mdy, votes.dmy, votes.ymd);
  const preferred: DateOrder[] = points * 2 > most ? ["dmy", "mdy", "ymd"] : ["mdy", "dmy", "ymd"];
  return preferred.find((order) => votes[order] === most) ?? "mdy";
}
