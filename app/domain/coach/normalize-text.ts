// From what somebody types to plain words: short forms, everyday words for spending, and slips of the keyboard.

import { inOrder } from "~/domain/language/pattern";
import { SHORT_FORMS } from "~/domain/language/short-forms";
import { corrected } from "~/domain/language/spelling";

/** What these questions are read by, where that differs: contractions stay, as their apostrophes do. */
const SHORT: Readonly<Record<string, string>> = {
  ...SHORT_FORMS,
  whats: "what's",
  wats: "what's",
  wheres: "where's",
  hows: "how's",
  whens: "when's",
  im: "i'm",
  ive: "i've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  tysm: "thanks",
  comin: "coming",
  savin: "saving",
  b: "be",
  hella: "very",
};

/** Ways of saying that money goes, put into the one word that questions are read by. */
const SPENDS: readonly [RegExp, string][] = [
  [/\b(?:blowing|dropping|burning|wasting|splurging|shelling out|forking over)\b(?=.*\b(?:on|at|for)\b)/g, "spending"],
  [/\b(?:blew|dropped|burned|burnt|wasted|splurged|shelled out|forked over)\b(?=.*\b(?:on|at|for)\b)/g, "spent"],
  [/\b(?:blow|burn|waste|splurge|shell out|fork over)\b(?=.*\b(?:on|at|for)\b)/g, "spend"],
  [/\bwhat(?:'s| is| was) the damage\b/g, "how much did i spend"],
  [/\bcan (i|we) (?:swing|manage|handle|pull off|justify|get away with)\b/g, "can $1 afford"],
  [
    inOrder(
      /\bwhat(?:'s| is| keeps)? (?:eat|suck|tak|drain|kill)ing (?:up )?(?:all )?(?:of )?my (?:\w+ )?/g,
      /(?:pay ?checks?|pay|money|income|wallet|account|budget|cash)\b/g,
    ),
    "where does my money go",
  ],
];

/** The words that questions turn on. A word that nearly is one of them is taken for it. */
const KNOWN = new Set(
  `afford amount average balance balances before biggest bill bills bonus budget budgets cancel charge charged
  charges checking cheapest clothes clothing compare credit debt debts deadline dining dollars emergency enough
  expense expenses expensive february finance finances freedom friday groceries grocery income insurance interest
  invest investing investment january largest loan loans lower minimum money month monthly months mortgage normal
  november october overspend overspending owed paycheck paychecks payday payment payments payoff percent purchase
  purchases quarter raise recurring refinance restaurant restaurants retire retirement salary saturday save saved
  saving savings score september should snowball avalanche spend spending spent starter streaming student
  subscription subscriptions sunday takeout thursday total transaction transactions transfer travel tuesday
  utilities utilization vacation wednesday week weekend weekly weeks where which would year yearly years yesterday
  august december entertainment`.split(/\s+/),
);
export function normalizeText(text: string): string {
  let plain = text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  plain = plain.replace(/(?<![\w'])[a-z][a-z0-9]{0,8}(?![\w'])/g, (word) =>
    Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word,
  );
  plain = plain
    .replace(/^were (?=(?:did|does|do|is|are|has)\b)/, "where ")
    .replace(/\b(more|less|higher|lower|better|worse)\b([^.?!]*?)\bthen\b/g, "$1$2than");
  plain = plain.replace(/(?<![\w'])[a-z]{5,14}(?![\w'])/g, (word) => corrected(word, KNOWN));
  for (const [pattern, word] of SPENDS) plain = plain.replace(pattern, word);
  // A greeting before a question is none.
  return plain.replace(
    /^(?:hi|hello|hey|yo|well|um+|so|please|quick question|question)(?: there| coach)?[,!.: ]+(?=(?:[\w']+ ){2})/,
    "",
  );
}
