// Numbers in words: 'twenty five hundred', 'a couple of', 'two and a half grand'.

/** Of any text: 'constructor' is no number, as it would be in a plain object. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);
const LARGE: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1_000_000],
]);

/** Nought to nineteen and the tens; undefined for any other word. */
export const numberWord = (word: string): number | undefined => NUMBER_WORDS.get(word);

/** A count in digits or words; null where it is neither. */
export function countOf(text: string): number | null {
  const word = text.trim();
  if (/^\d{1,4}$/.test(word)) return Number(word);
  if (/^(?:a )?couple(?: of)?$|^both$/.test(word)) return 2;
  if (/^(?:a )?few$/.test(word)) return 3;
  if (/^(?:a|an)$/.test(word)) return 1;
  if (word === "dozen" || word === "a dozen") return 12;
  return valueOf(word.split(" "));
}

function valueOf(words: readonly string[]): number | null {
  let [sum, part] = [0, 0];
  let any = false;
  for (const word of words) {
    const one = numberWord(word);
    const large = LARGE.get(word);
    if (one !== undefined) part += one;
    else if (large === 100 && any) part = Math.max(1, part) * 100;
    else if (large !== undefined && any) {
      sum += Math.max(1, part) * large;
      part = 0;
    } else return null;
    any = true;
  }
  return any ? sum + part : null;
}

const WORD = [...NUMBER_WORDS.keys(), ...LARGE.keys()].join("|");
const SPELLED = new RegExp(`\\b(?:a )?(?:${WORD})(?:(?: and)? (?:${WORD}))*\\b`, "g");

/** '320 thousand', '$1.2 million': digits with a word behind them are one number. */
const DIGITS_AND_LARGE = /(?<![\w.,/-])(\d{1,6}(?:\.\d{1,3})?) (hundred|thousand|million)\b/g;

/** 'A grand', 'a couple grand': a sum of money, where no name goes on behind it. */
const GRAND = new RegExp(
  "\\b(?<!\\bat )(half a|an?|one|(?:a )?couple(?: of)?|(?:a )?few) grand" +
    "(?=$| (?:,|in|on|for|to|a|per|each|every|this|last|next|so|or|and|more|less|left|extra|if|by|from|enough|is|" +
    "was|that|of|short|over|under|back|out|away|saved|total|now|right|until|since)(?: |$))",
  "g",
);
const grandOf = (count: string): number => (count === "half a" ? 500 : (countOf(count) ?? 1) * 1_000);

/** Numbers in words as digits; 'one' stays a word, since it mostly counts nothing. */
export function withDigits(plain: string): string {
  return plain
    .replace(DIGITS_AND_LARGE, (_, digits: string, large: string) => {
      const value = String(Math.round(Number(digits) * (LARGE.get(large) ?? 1)));
      // '2 thousand' is no year.
      return /^(?:19|20)\d\d$/.test(value) ? `$${value}` : value;
    })
    .replace(GRAND, (_, count: string) => `$${grandOf(count)}`)
    .replace(SPELLED, (found) => {
      if (found === "one") return found;
      const words = found.replace(/^a (?=hundred|thousand|million)/, "one ").replace(/ and /g, " ");
      const value = valueOf((/^(?:hundred|thousand|million)/.test(words) ? `one ${words}` : words).split(" "));
      return value === null ? found : String(value);
    });
}
