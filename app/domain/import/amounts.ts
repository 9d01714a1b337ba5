// Amounts as banks write them: 1,234.56 · 1.234,56 · 1'234.56 · (12.34) · 12.34- · -$5 · USD 5.00 · 12.34 CR.
import { type Cents, MAX_CENTS } from "~/domain/money";

export type Decimal = "." | ",";

const MAX_LENGTH = 60;
/** Ten digits, a point and two more. */
const MAX_SIMPLE = 13;

/** Null where it is no amount, undefined where there is none. */
export function readAmount(text: string, decimal: Decimal): Cents | null | undefined {
  if (decimal === ".") {
    const simple = readSimpleAmount(text);
    if (simple !== undefined) return simple > MAX_CENTS || simple < -MAX_CENTS ? null : simple;
  }
  return readOddAmount(text, decimal);
}

const [MINUS, POINT, ZERO, NINE] = [45, 46, 48, 57];

/**
 * 12, -12.3 and -12.34 with ten digits before the point at most: nearly every amount, so nothing is made to read it.
 * Undefined where it is written otherwise.
 */
function readSimpleAmount(text: string): Cents | undefined {
  const isOut = text.charCodeAt(0) === MINUS;
  const from = isOut ? 1 : 0;
  let point = text.length;
  let value = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && point === text.length) point = at;
    else if (code >= ZERO && code <= NINE && at < from + MAX_SIMPLE) value = value * 10 + (code - ZERO);
    else return undefined;
  }
  const decimals = Math.max(0, text.length - point - 1);
  const isPlain = point > from && point - from <= 10 && decimals <= 2 && point !== text.length - 1;
  if (!isPlain) return undefined;
  const cents = decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
  return isOut && cents > 0 ? -cents : cents;
}

function readOddAmount(text: string, decimal: Decimal): Cents | null | undefined {
  if (text.length > MAX_LENGTH) return null;
  const bare = text
    .replace(/[\u2212\u2013\u2012]/g, "-")
    .replace(/^="?|"$/g, "")
    .replace(/[$€£¥\s'’]/g, "")
    .replace(/^[A-Za-z]{3}(?=[-+(\d.,])|(?<=[\d.,)-])[A-Za-z]{3}(?=(?:CR|DR)?$)/gi, "");
  if (bare === "" || bare === "-") return undefined;
  const match = /^([-+]?)(\()?([-+]?)([\d.,]+)(\))?(-|\+|cr|dr)?$/i.exec(bare);
  if (!match) return null;
  const [, before, open, inside, digits = "", close, after = ""] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  const isOut = [before, inside, after].includes("-") || open !== undefined || after.toLowerCase() === "dr";
  return number(digits, decimal, isOut);
}

function number(digits: string, decimal: Decimal, isOut: boolean): Cents | null {
  const [whole = "", fraction = "", ...more] = digits.split(decimal);
  if (more.length > 0) return null;
  const thousands = decimal === "." ? "," : ".";
  const groups = whole.split(thousands);
  const isGrouped = groups.length > 1;
  // Groups of three; Indian banks write groups of two before the last.
  if (
    isGrouped &&
    !groups.every((group, index) =>
      (index === 0 ? /^\d{1,3}$/ : index === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group),
    )
  )
    return null;
  const plain = groups.join("");
  if (/\D/.test(fraction) || plain + fraction === "") return null;
  return inCents(isOut, plain, fraction);
}

/** More than two decimals are taken where they are zeros (ledgers write 12.340000); others are no money. */
function inCents(isOut: boolean, whole: string, fraction: string): Cents | null {
  if (!/^0*$/.test(fraction.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  if (cents > MAX_CENTS) return null;
  return isOut && cents > 0 ? -cents : cents;
}

/** Whether a comma or a point stands before the cents, from all that can be amounts. */
export function guessDecimal(texts: readonly string[]): Decimal {
  let point = 0;
  let comma = 0;
  for (const text of texts) {
    const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
    if (last === -1) continue;
    const isComma = text[last] === ",";
    const after = text.slice(last + 1).replace(/\D+$/, "");
    const hasBoth = text.includes(".") && text.includes(",");
    // Three digits after a single sign may be thousands: no vote.
    if (!hasBoth && after.length === 3) continue;
    if (isComma) comma += 1;
    else point += 1;
  }
  return comma > point ? "," : ".";
}

/** For the guess of columns: does it look like money? */
export const looksLikeAmount = (text: string): boolean =>
  text.length < 30 && (readAmount(text, ".") ?? readAmount(text, ",") ?? null) !== null;
