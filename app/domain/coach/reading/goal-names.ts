// Goals that are called by a part of their name, or by what they are for: 'the summer trip' is 'Summer in Maine', 'the rainy
// day goal' is the emergency fund. Only where exactly one goal can be meant, and only beside words that a goal has.

import { anyWordOf } from "~/domain/language/pattern";
import { plainWords, spanAt, stem } from "~/domain/language/words";
import type { Person } from "./person";
import type { Entity } from "./spot";

type Goal = Person["goals"][number];

/** What goals are for: how it is called, and what stands in the names of such goals. */
const PURPOSES: readonly { called: string; names: RegExp }[] = [
  {
    called: "trip|vacation|holiday|getaway|travels?",
    names:
      /\b(?:trip|vacation|holiday|getaway|travel|cruise|honeymoon|beach|summer|winter|spring|ski|camping|abroad)\b/i,
  },
  {
    called: "emergency|emergencies|rainy day|safety net|cushion|reserve",
    names: /emergenc|rainy|cushion|safety|reserve/i,
  },
  { called: "car|auto|truck|vehicle", names: /\b(?:car|auto|truck|vehicle|van)\b/i },
  { called: "house|home|down payment", names: /\b(?:house|home|condo|down payment)\b/i },
  { called: "wedding", names: /\bwedding\b/i },
  { called: "college|school|tuition", names: /\b(?:college|school|tuition|university|529)\b/i },
];

/** What follows a goal's name: whatever stands before it says which. */
const HEADS = "goals?|fund|trip|vacation|holiday|getaway|savings goal|pot|jar|target|money|cash|stash|stuff";
/** Saving is spoken of, and not what was bought. */
const SAVES = anyWordOf(
  /goals?|sav(?:e|ed|ing)|fund(?:ed)?|on track|short|left to|to go|deadline|put (?:in|into|toward|aside|away)/,
  /add(?:ed|ing)?|contribut\w+|set aside|in time|on time|pace|ahead|behind|schedule|halfway|finish\w*|reach|target/,
  /ready|how (?:is|are|close|far)|(?:a|per|each) (?:month|week|paycheck)|more (?:do|till|until|for)/,
  /for (?:the|my|our) (?:trip|vacation|holiday|getaway)|stash(?:ed)?|tucked|socked|squirreled|pot|jar/,
);
const SPENT = anyWordOf(
  /spen[dt]|spending|cost|costs|bought|buy|paid|pay|charged?|charges|refund\w*|budgets?|afford/,
  /last (?:trip|vacation)|flights?|hotels?|categor\w+|transactions?|purchases?/,
);
const HEADED = new RegExp(` (?:${HEADS})$`);
const EMPTY = new Set(["the", "a", "an", "of", "in", "for", "to", "and", "my", "our", "goal", "fund", "new", "first"]);

export function goalsCalled(plain: string, { goals }: Person): Entity[] {
  if (goals.length === 0) return [];
  return [...byWord(plain, goals), ...(SAVES.test(plain) && !SPENT.test(plain) ? byPurpose(plain, goals) : [])];
}

/** A word that only one goal has, before what a goal is: 'the summer trip'. */
function byWord(plain: string, goals: readonly Goal[]): Entity[] {
  const wordsOf = ({ name }: Goal) => new Set(plainWords(name).split(" ").map(stem));
  const named = goals.map((goal) => ({ goal, words: wordsOf(goal) }));
  return [...plain.matchAll(new RegExp(`\\b([a-z]{3,}) (?:${HEADS})\\b`, "g"))].flatMap((match) => {
    const word = match[1] ?? "";
    const found = EMPTY.has(word) ? [] : named.filter(({ words }) => words.has(stem(word)));
    const [only] = found;
    return only && found.length === 1 ? [entity(plain, match.index, match[0], only.goal)] : [];
  });
}

function byPurpose(plain: string, goals: readonly Goal[]): Entity[] {
  return PURPOSES.flatMap(({ called, names }) => {
    const found = goals.filter(({ name }) => names.test(name));
    const [only] = found;
    if (!only || found.length > 1) return [];
    return [...plain.matchAll(new RegExp(`\\b(?:${called})(?: (?:${HEADS}))?\\b`, "g"))].flatMap((match) =>
      // A car or a house is named as itself by many questions: only as a goal it is one.
      only.type === "savings" &&
      (isOwnWord(match[0]) || HEADED.test(match[0]) || isPutAside(plain.slice(0, match.index), match[0]))
        ? [entity(plain, match.index, match[0], only)]
        : [],
    );
  });
}

/** 'Put away for emergencies'. */
const isPutAside = (before: string, called: string): boolean =>
  /^emergenc/.test(called) && /\b(?:for|toward|towards)(?: (?:an?|the|my|our|any))?\s$/.test(before);
const isOwnWord = (called: string): boolean => /^(?:trip|vacation|holiday|getaway)\b/.test(called);

const entity = (plain: string, index: number, text: string, { id }: Goal): Entity => ({
  ...spanAt(plain, index, text.length),
  kind: "goal",
  values: [id],
  exact: 0.9,
});
