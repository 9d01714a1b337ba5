// Numbers in words and figures, exact: text becomes cents without a float.

import { numberWord } from "~/domain/language/numbers";
import { MAX_CENTS, type Cents } from "~/domain/money";

const SCALES: ReadonlyMap<string, number> = new Map([
  ["thousand", 1_000],
  ["grand", 1_000],
  ["k", 1_000],
  ["million", 1_000_000],
  ["mil", 1_000_000],
  ["m", 1_000_000],
]);

export function scaleOf(word: string): number {
  return word === "hundred" ? 100 : (SCALES.get(word) ?? 1);
}

export function isNumberWord(word: string): boolean {
  return numberWord(word) !== undefined;
}

/** '1,200.50' × 1, '1.5' × 1000: whole cents, or null where the spelling is not one that can only be read one way. */
export function figureToCents(figure: string, scale: number): Cents | null {
  const plain = /^\d+(\.\d+)?$/.test(figure)
    ? figure
    : /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(figure)
      ? figure.replaceAll(",", "")
      : /^(\d{1,3}(\.\d{3})+|\d+),\d{2}$/.test(figure)
        ? figure.replaceAll(".", "").replace(",", ".")
        : null;
  if (plain === null) return null;
  const [whole = "", fraction = ""] = plain.split(".");
  if (scale === 1 && fraction.length > 2) return null;
  const scaled = BigInt(whole + fraction) * BigInt(scale) * 100n;
  const unit = 10n ** BigInt(fraction.length);
  if (scaled % unit !== 0n) return null;
  const cents = scaled / unit;
  return cents > BigInt(MAX_CENTS) ? null : Number(cents);
}

type WordNumber = { cents: Cents; used: number; scaled: boolean };

/** Reads a number from the start of a list of lower-case words: 'twelve hundred', 'two and a half thousand', 'a thousand'. */
export function readNumberWords(words: readonly string[]): WordNumber | null {
  const half = words[0] === "half" && (words[1] === "a" || words[1] === "an");
  const halfScale = half ? scaleOf(words[2] ?? "") : 1;
  if (half) return halfScale > 1 ? { cents: halfScale * 50, used: 3, scaled: true } : null;

  let total = 0;
  let group = 0;
  let index = 0;
  let seen = false;
  let scaled = false;
  if ((words[0] === "a" || words[0] === "an") && scaleOf(words[1] ?? "") > 1) {
    group = 1;
    index = 1;
    seen = true;
  }
  for (; index < words.length; index++) {
    const word = words[index] ?? "";
    const value = numberWord(word);
    const scale = SCALES.get(word);
    if (value !== undefined) {
      // 'five six' is two numbers; 'twenty six' and 'hundred six' are one.
      const room = seen && group % 100 !== 0 ? group % 10 === 0 && group % 100 >= 20 && value < 10 && value > 0 : true;
      if (!room) break;
      group += value;
      seen = true;
    } else if (word === "hundred" && seen && group > 0 && group < 100) {
      group *= 100;
      scaled = true;
    } else if (scale !== undefined && seen && group > 0) {
      total += group * scale;
      group = 0;
      scaled = true;
    } else if (
      word === "and" &&
      seen &&
      words[index + 1] === "a" &&
      words[index + 2] === "half" &&
      scaleOf(words[index + 3] ?? "") > 1
    ) {
      return {
        cents: (total + group) * scaleOf(words[index + 3] ?? "") * 100 + scaleOf(words[index + 3] ?? "") * 50,
        used: index + 4,
        scaled: true,
      };
    } else if (!(word === "and" && scaled && isNumberWord(words[index + 1] ?? ""))) break;
  }
  const cents = (total + group) * 100;
  return seen && cents <= MAX_CENTS ? { cents, used: index, scaled } : null;
}

/** Small counts in front of 'months' and the like: '18', 'two', 'a', 'a couple of'. */
export function readCount(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (text === "a" || text === "an" || text === "one") return 1;
  if (/^(a )?couple( of)?$/.test(text)) return 2;
  const parsed = readNumberWords(text.split(/[ -]/));
  return parsed && parsed.cents > 0 ? parsed.cents / 100 : null;
}
