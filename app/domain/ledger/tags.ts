// A person's own words on transactions: 'tax', 'vacation 2027'. Few, short, in lower case, each once.

export const MAX_TAGS = 10;
export const MAX_TAG = 30;

/** As it is stored: without a number sign, in lower case, with single spaces. */
export const tagOf = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}#,|]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Tags as a person types them, with commas between. */
export function readTags(text: string): string[] {
  return [...new Set(text.split(",").map(tagOf).filter(Boolean))];
}

/** Those that are there already, and the new ones as far as there is room. */
export const addTags = (tags: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...tags, ...more])].slice(0, MAX_TAGS);
