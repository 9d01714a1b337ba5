/** Names come from strangers: no control characters, no endless lines. */
export function cleaned(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, length);
}
