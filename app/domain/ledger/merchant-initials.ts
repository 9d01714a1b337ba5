import type { Hue } from "~/domain/categories/hues";

const HUES: readonly Hue[] = [1, 2, 3, 4, 5, 6, 7, 8];
const SMALL_WORDS = new Set(["the", "of", "and", "a", "at", "for", "in", "on"]);
const FIRST_SIGN = /[\p{L}\p{N}]/u;

/** One or two letters that stand for a name in a list: 'Thread & Needle' is TN. Empty where it has none. */
export function merchantInitials(name: string): string {
  const words = name.split(/[\s*/._-]+/).filter((word) => FIRST_SIGN.test(word));
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => FIRST_SIGN.exec(word)?.[0] ?? "")
    .join("")
    .toUpperCase();
}

/** Categories that say nothing of what kind of shop it is. */
export const tellsNoKind = (category: string): boolean => category === "miscellaneous" || category === "other";

/** One of the eight hues, the same for a name wherever it stands, in whatever case. */
export function merchantHue(name: string): Hue {
  const sum = [...name.trim().toLowerCase()].reduce((all, sign) => (all * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return HUES[sum % HUES.length] ?? 1;
}
