// What leaves for an outside model is stripped first: names, addresses and numbers that could name a person or an account.
import { escapeRegExp } from "~/domain/language/pattern";

const EMAIL = /[^\s@<>]{1,64}@[^\s@<>]{1,255}/g;
const LONG_NUMBER = /\d(?:[ .-]?\d){6,}/g;

/** `numbers` are the last digits by which banks name accounts; an amount in dollars stays one. */
export function redact(text: string, names: readonly string[], numbers: readonly string[] = []): string {
  let clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(EMAIL, "[removed]");
  for (const name of names) {
    const known = name.normalize("NFKC").trim();
    if (known.length < 2) continue;
    const escaped = escapeRegExp(known);
    clean = clean.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu"), "[removed]");
  }
  // After the names: a username may hold digits.
  clean = clean.replace(LONG_NUMBER, "[removed]");
  for (const number of numbers) {
    if (/^\d{2,}$/.test(number))
      clean = clean.replace(new RegExp(`(?<![\\d$.,])${number}(?![\\d]|[.,]\\d)`, "g"), "[removed]");
  }
  return clean.trim();
}

/** Whether a text repeats a run of words of another: how a system prompt would show. */
export function repeatsWords(text: string, secret: string, run = 7): boolean {
  const words = (of: string) =>
    of
      .toLowerCase()
      .replace(/[^a-z0-9{}]+/g, " ")
      .trim()
      .split(" ");
  const spoken = ` ${words(text).join(" ")} `;
  const hidden = words(secret);
  return hidden.some(
    (_, start) => start + run <= hidden.length && spoken.includes(` ${hidden.slice(start, start + run).join(" ")} `),
  );
}
