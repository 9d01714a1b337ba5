// What a bank would file a purchase under, by the name of the shop.
import { shopCode, knownKinds, knownNames, type KnownKind } from "./known-shops";

type Entry = { words: readonly string[]; kind: KnownKind };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}&'’]+/gu) ?? [];
const plain = (word: string): string => word.replace(/['’]/g, "");

/** As written, and as banks print an apostrophe: left out, or as a space. */
const spellings = (name: string): string[][] => [
  wordsOf(name).map(plain),
  ...(name.includes("'") ? [wordsOf(name.replaceAll("'", " "))] : []),
];

/** By their first words. Made when it's first asked for: browsers, which take other things of this folder, never do. */
function indexed(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const kind of knownKinds())
    for (const words of knownNames(kind).flatMap(spellings))
      index.set(words[0] ?? "", [...(index.get(words[0] ?? "") ?? []), { words, kind }]);
  return index;
}

let made: Map<string, Entry[]> | undefined;

/** Of the names that stand in a text as words of their own the longest, and of two as long the first. */
export function knownKind(text: string): KnownKind | null {
  const index = (made ??= indexed());
  const words = wordsOf(text).map(plain);
  let best: Entry | null = null;
  for (const [at, word] of words.entries())
    for (const entry of index.get(word) ?? [])
      if (entry.words.length > (best?.words.length ?? 0) && entry.words.every((one, nth) => words[at + nth] === one))
        best = entry;
  return best?.kind ?? null;
}

/** Money that goes to a person, to an account or into a wallet, whatever place is named beside it. */
const NO_PURCHASE = /\b(zelle|venmo|cash ?app|atm|withdrawal|cash advance|wire|transfer|xfer)\b/i;
/** What is paid to a shop's own card. */
const CARD_PAYMENT = /\bcredit (?:card|crd)\b|(?<!debit )\bcard (?:pmt|pymt|payment|srvc)\b/i;
const PAYMENT = /\b(auto-?pay|payment|pymt|pmt|thank you)\b/i;

/** What a bank would file a purchase under, by the shop's name, else by what else is printed; nothing where neither says it. */
export function filedByName(name: string, printed: string): string | null {
  const kind = knownKind(name) ?? (printed === name ? null : knownKind(printed));
  if (kind === null) return null;
  const text = `${name} ${printed}`;
  const code = shopCode(kind);
  const isPayment = CARD_PAYMENT.test(text) || (code.startsWith("GENERAL_MERCHANDISE") && PAYMENT.test(text));
  return isPayment || NO_PURCHASE.test(text) ? null : code;
}
