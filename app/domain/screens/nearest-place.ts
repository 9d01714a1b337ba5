import { distance } from "~/domain/goals/assistant/text";
import { ACTIONS, type ListedPlace, SCREENS } from "./palette-items";

/** What an address that leads nowhere was most likely meant to be, by its words. */
export function nearestPlace(pathname: string): ListedPlace | null {
  const words = wordsOf(pathname);
  let best: { place: ListedPlace; score: number } | null = null;
  for (const place of [...SCREENS, ...ACTIONS]) {
    const score = scoreOf(words, place);
    if (score > (best?.score ?? 0)) best = { place, score };
  }
  return best?.place ?? null;
}

/** In any address, and so in none. */
const COMMON = ["app", "page", "index", "your", "what", "the"];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !COMMON.includes(word));

/** "networth" is "net-worth". */
const compact = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** The first word of an address says where it leads, the later ones what of it. */
function scoreOf(words: readonly string[], { to, name, also }: ListedPlace): number {
  const own = [...wordsOf(to), ...wordsOf(name)];
  const whole = [compact(to), compact(name)];
  return words.reduce((sum, word, index) => {
    const first = index === 0 ? 2 : 1;
    if (whole.some((one) => one !== "" && isNear(word, one)) || own.some((one) => isNear(word, one)))
      return sum + 3 * first;
    return wordsOf(also).some((one) => isNear(word, one)) ? sum + first : sum;
  }, 0);
}

/** "categories" is more of "category". */
const single = (word: string): string => word.replace(/ies$/, "y");

/** The same word, its plural, or it with a slip of the finger. */
function isNear(word: string, other: string): boolean {
  if (single(word) === single(other)) return true;
  const shorter = Math.min(word.length, other.length);
  if (shorter < 4) return false;
  if (word.startsWith(other) || other.startsWith(word)) return true;
  const slips = shorter < 7 ? 1 : 2;
  return distance(word, other, slips) <= slips;
}
