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
