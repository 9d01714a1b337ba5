// Beside a hard sign of trouble no answer says yes to spending, and none praises: it says 'not now, because'.

import { ifKnown, paragraphs, sentences, type SpokenAnswer } from "~/domain/coach/advice";
import { FREE_HELP, reasonsOf } from "~/domain/household/distress-signals";
import type { FactSheet } from "~/domain/coach/facts/fact";

/** Whether money may be spent, lent or put at risk: the answer is 'not now', whatever the figures alone would allow. */
const SPENDING = new Set([
  "afford",
  "home-at",
  "home-cost",
  "car-price",
  "car",
  "enough",
  "enough-for",
  "vacation",
  "house",
  "loan",
  "lend",
  "giving",
  "invest",
  "retirement",
  "family",
  "refinance",
  "saving-up",
]);
/** Extra money for a debt, or for savings, is not there. */
const EXTRA = new Set(["pay-off-debt", "debt-or-save", "windfall", "save-more"]);
/** How well it all stands. */
const JUDGING = new Set([
  "how-am-i-doing",
  "spending-judged",
  "too-much",
  "savings-rate",
  "emergency-fund",
  "safe-to-spend",
  "per-day",
  "goal-pace",
  "one-goal",
  "budget-status",
  "category-budget",
  "credit-score",
  "utilization",
  "debt-total",
  "worry",
]);

const PRAISE =
  /^yes\b|solid ground|\bfits?\b|within reach|healthy|easy to carry|on track|in good shape|well done|comfortabl|good pace|could carry|^good\b|glad|enough to begin|which is low|what lenders like/i;

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

export function heldBack(answer: SpokenAnswer, sheet: FactSheet): SpokenAnswer {
  const { intent } = answer;
  const because = reasonsOf(sheet.distress);
  if (because === "") return answer;
  if (SPENDING.has(intent))
    return {
      intent,
      text: paragraphs(
        `Not now, because ${because}.`,
        sentences(
          ifKnown(
            sheet,
            "safe.amount",
            "After the bills I know of, {{safe.amount}} of your checking is there until {{safe.until}}: keep it for your home, food, power and the way to work.",
          ),
          ifKnown(
            sheet,
            "safe.short",
            "The bills I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
          ),
        ),
        FREE_HELP,
      ),
    };
  if (EXTRA.has(intent))
    return {
      intent,
      text: paragraphs(
        `Nothing extra toward debt or savings for now, because ${because}.`,
        sentences(
          "Pay for your home, food, power and the way to work first.",
          ifKnown(sheet, "debt.minimums", "The minimum payments on your debt come to {{debt.minimums}} a month."),
          "Ask each lender for a hardship plan before a payment is missed.",
        ),
        FREE_HELP,
      ),
    };
  return JUDGING.has(intent)
    ? { ...answer, text: paragraphs(`First of all: ${because}.`, withoutPraise(answer.text), FREE_HELP) }
    : { ...answer, text: withoutPraise(answer.text) || answer.text };
}
