// Beside a sign of trouble, or where too little can be seen, no answer says yes to spending, and none praises: it says
// 'not now, because'.

import { ifKnown, paragraphs, sentences, type SpokenAnswer } from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { isTrouble } from "~/domain/household/trouble";
import { anyOf } from "~/domain/language/pattern";
import { reasonsOf } from "~/texts/trouble";

/** Whether money may be spent: a yes or a no. */
const DECIDING = ["afford", "home", "child", "enough", "enough-for", "lend", "save-up"];
/** What money may be spent, lent or put at risk for: in trouble all of it waits, whatever the figures alone would allow. */
const SPENDING = new Set([
  ...DECIDING,
  ...["car", "loan", "giving", "invest", "retire", "family", "invest-more", "give-more", "gifts", "card-or-cash"],
]);
/** Extra money for a debt, or for savings. */
const EXTRA = new Set([
  "debt-free",
  "extra-payment",
  "pay-off-now",
  "debt-or-save",
  "windfall",
  "save-more",
  "one-debt",
  "raise",
  "extra",
  "to-savings",
  "third-paycheck",
]);
/** How well it all stands. */
const JUDGING = new Set([
  "standing",
  "judge",
  "first",
  "spending-judged",
  "too-much",
  "savings-rate",
  "emergency-fund",
  "safe-to-spend",
  "per-day",
  "goal-pace",
  "one-goal",
  "goal-change",
  "budget-status",
  "category-budget",
  "make-budget",
  "credit-score",
  "utilization",
  "debt-total",
  "worry",
  "why-broke",
  "move",
  "statement",
  "cash-by",
  "sum-when",
  "cash-then",
  "budget-figure",
  "budget-change",
  "goal-and-account",
  "usual-left",
]);

const PRAISE = anyOf(
  /^yes\b|solid ground|\bfits?\b|within reach|healthy|easy to carry|on track|in good shape|well done|comfortabl/i,
  /good pace|could carry|^good\b|[.:] good\.|glad|enough to begin|which is low|what lenders like/i,
  /better than it feels|you are there|^you can pay for|^you could:|savings? (?:already|still) covers?|cash already covers/i,
  /already on your side|excellent|more than the .* that planners suggest/i,
);

/** A text without the sentences that praise. */
function withoutPraise(text: string): string {
  return text
    .split("\n\n")
    .map((block) =>
      block
        .split("\n")
        .map((line) => (/^\s*-/.test(line) ? (PRAISE.test(line) ? "" : line) : sentencesOf(line)))
        .filter(Boolean)
        .join("\n"),
    )
    .filter((block) => block !== "")
    .join("\n\n");
}

const sentencesOf = (line: string): string =>
  line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !PRAISE.test(sentence))
    .join(" ");

export function cautiousAnswer(answer: SpokenAnswer, sheet: FactSheet): SpokenAnswer {
  // Whether a lender's rate is a good one is no leave to spend.
  if (sheet.signs.length === 0 || answer.intent === "crisis" || answer.intent === "good-rate") return answer;
  return isTrouble(sheet.signs) ? inTrouble(answer, sheet) : unseen(answer, sheet);
}

function inTrouble(answer: SpokenAnswer, sheet: FactSheet): SpokenAnswer {
  const { intent } = answer;
  const because = reasonsOf(sheet.signs);
  if (SPENDING.has(intent))
    return { intent, text: paragraphs(`Not now, because ${because}.`, free(sheet), helpIn(sheet)) };
  if (EXTRA.has(intent))
    return {
      intent,
      text: paragraphs(
        `Nothing extra for now, because ${because}.`,
        sentences(
          "Pay for your home, food, power and the way to work first.",
          ifKnown(sheet, "debt.minimums", "The minimum payments on your debt come to {{debt.minimums}} a month."),
          "Ask each lender for a hardship plan before a payment is missed.",
        ),
        helpIn(sheet),
      ),
    };
  return JUDGING.has(intent)
    ? { ...answer, text: paragraphs(`First of all: ${because}.`, withoutPraise(answer.text), helpOnce(answer, sheet)) }
    : { ...answer, text: withoutPraise(answer.text) || answer.text };
}

const helpOnce = ({ text }: SpokenAnswer, sheet: FactSheet): string =>
  text.includes(helpIn(sheet)) ? "" : helpIn(sheet);

const free = (sheet: FactSheet): string =>
  sentences(
    ifKnown(
      sheet,
      "safe.amount",
      "After the bills I know of, {{safe.amount}} of your checking is left until {{safe.until}}: keep it for your home, food, power and the way to work.",
    ),
    ifKnown(
      sheet,
      "safe.short",
      "The bills I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
    ),
  );

const TELL_ME = "Link the account that is missing, or say what holds for you on the About You page, and ask again.";

/** Nothing is wrong that can be seen; there is too little to see. */
function unseen(answer: SpokenAnswer, sheet: FactSheet): SpokenAnswer {
  const { intent, text } = answer;
  const because = reasonsOf(sheet.signs);
  const rest = withoutPraise(text);
  if (text.startsWith("I can't tell") || text.startsWith("Tell me")) return { ...answer, text: rest || text };
  if (DECIDING.includes(intent))
    return {
      intent,
      text: paragraphs(
        `Not now, because ${because}.`,
        sentences(
          ifKnown(
            sheet,
            "safe.amount",
            "After the bills I know of, {{safe.amount}} of your checking is left until {{safe.until}}; what I can't see comes off that.",
          ),
          TELL_ME,
        ),
      ),
    };
  if (EXTRA.has(intent) && !text.startsWith("I don't see any debt"))
    return { ...answer, text: paragraphs(`Whether an extra amount is there I can't say, because ${because}.`, rest) };
  return JUDGING.has(intent)
    ? { ...answer, text: paragraphs(`I can't judge that yet, because ${because}.`, rest, TELL_ME) }
    : { ...answer, text: rest || text };
}
