// A topic that needs care: the words that call for it, the words that call it off, and what is said in each language.

import { group } from "~/domain/language/pattern";
import type { CareLine } from "~/texts/free-help";

export type Language = "en" | "es";
/** Writes the number or the address of who helps. */
type SayCareLine = (line: CareLine) => string;
export type CareTopic = {
  id: string;
  /** Of the plain text: lower case, without accents and apostrophes, "cannot" as "cant", "I am" as "im". */
  words: Record<Language, readonly RegExp[]>;
  /** What only sounds alike: where one of these is said, the topic isn't meant. */
  unless?: readonly RegExp[];
  answer: Record<Language, (say: SayCareLine) => string>;
};

const SHORTER: readonly [RegExp, string][] = [
  [/[’‘'`´]/g, ""],
  [/\bcan ?not\b/g, "cant"],
  [/\b(do|does|did|wo|would|could|should|is|are|was|have|has) ?n t\b/g, "$1nt"],
  [/\b(do|does|did|would|could|should|is|are|was|have|has) not\b/g, "$1nt"],
  [/\bwill not\b/g, "wont"],
  [/\bi am\b/g, "im"],
  [/\bi have\b/g, "ive"],
  [/\bgonna\b/g, "going to"],
  [/\bwanna\b/g, "want to"],
  [/\bw\/\s?/g, "with "],
  [/\s+/g, " "],
];

/** What the patterns are read against. */
export function careWords(text: string): string {
  const letters = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return SHORTER.reduce((plain, [from, to]) => plain.replace(from, to), letters).trim();
}

/** Whoever is close: family, partner, housemate, employer. */
export const KIN = group(
  "husband|hubby|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fiancee?|ex|mom|mother|dad|father|parents?|stepdad",
  "stepmom|son|daughter|brother|sister|uncle|aunt|grandson|nephew|niece|cousin|roommate|boss|neighbor|friend",
  "caregiver|in laws?|grandpa|grandma|grandfather|grandmother|granddaughter|coworker|bro|sis",
);
