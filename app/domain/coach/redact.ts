// What leaves for an outside model is stripped first: names, addresses and numbers that could name a person or an account.

const EMAIL = /[^\s@<>]{1,64}@[^\s@<>]{1,255}/g;
const LONG_NUMBER = /\d(?:[ .-]?\d){6,}/g;

export function redact(text: string, names: readonly string[]): string {
  let clean = text.normalize("NFKC").replace(/\p{C}/gu, " ").replace(EMAIL, "[removed]").replace(LONG_NUMBER, "[removed]");
  for (const name of names) {
    if (name.trim().length < 2) continue;
    const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    clean = clean.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu"), "[removed]");
  }
  return clean.trim();
}

/** Whether a text repeats a run of words of another: how a system prompt would show. */
export function repeats(text: string, secret: string, run = 7): boolean {
  const words = (of: string) => of.toLowerCase().replace(/[^a-z0-9{}]+/g, " ").trim().split(" ");
  const spoken = ` ${words(text).join(" ")} `;
  const hidden = words(secret);
  return hidden.some((_, start) => start + run <= hidden.length && spoken.includes(` ${hidden.slice(start, start + run).join(" ")} `));
}
