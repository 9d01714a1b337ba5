// Questions that are asked more with the heart than with figures, and orders that a coach can't carry out.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { ASKS_WHY } from "~/domain/coach/follow-up";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { enoughAsked } from "~/domain/coach/answers-enough";
import { categoryName } from "~/domain/categories/list";
import { topCategories, needOf } from "~/domain/coach/facts/cash";
import { anyOf, inOrder } from "~/domain/language/pattern";

/** Where a month's money goes that seems to vanish: what is fixed, what is owed, the largest wants. */
function whyBroke({ sheet }: Turn) {
  if (!sheet.has("spend.average"))
    return reply(
      "I can't tell from your data yet: I see no full month of spending. Link the account your everyday spending goes through, and the answer will be here.",
    );
  const wants = topCategories(sheet, "average")
    .filter((id) => needOf(id) === "want")
    .slice(0, 3);
  const opening = sheet.has("short.average")
    ? "Because more goes out than comes in: you spend {{spend.average}} in a usual month, {{short.average}} more than your income of {{income.average}}."
    : sentences(
        "By the figures you're doing better than it feels.",
        ifKnown(sheet, "kept.average", "In a usual month you keep {{kept.average}} of your income."),
        "When it still feels short, the money is gone before the next paycheck, or it moves where you don't look.",
      );
  return reply(
    paragraphs(
      opening,
      "What takes the most:",
      bullets([
        ifKnown(sheet, "need.share", "Needs: {{need.share}} of your income; a common guide is {{guide.needs}}"),
        ifKnown(sheet, "debt.to-income", "Payments on debt: {{debt.to-income}} of income"),
        ...wants.map((id) => `${categoryName(id)}: {{spend.${id}.average}} in a usual month`),
        ifKnown(sheet, "subscriptions.month", "Subscriptions: {{subscriptions.month}} a month"),
      ]),
      sheet.has("short.average")
        ? "The first step is to close that gap: ask me where you could cut."
        : "Move what you keep to savings on payday, before it can be spent. What is out of sight stays.",
    ),
  );
}

function lend(turn: Turn) {
  const { sheet, question } = turn;
  const amount = question.amountCents;
  const free = sheet.cents("safe.amount");
  const opening =
    amount === null
      ? "Only what you can do without."
      : sheet.has("safe.amount") && amount <= free
        ? `You could: ${enoughAsked(turn, amount)} is within the {{safe.amount}} of your checking that's free until {{safe.until}}.`
        : `${enoughAsked(turn, amount)} is more than what is free right now.`;
  return reply(
    paragraphs(
      sentences(
        opening,
        amount === null
          ? ifKnown(
              sheet,
              "safe.amount",
              "After the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
            )
          : "",
      ),
      "Lend as if it won't come back: agree on the amount and the dates in a short note, and never co-sign for more than you would give.",
    ),
  );
}

const PLACES: readonly [RegExp, string][] = [
  [/budget/, "You set a category's amount on the Budget page."],
  [
    /goal|saving/,
    "A goal's money and target are changed on the Goals page; the money itself you move in your bank's app.",
  ],
  [/transactions?|categor|purchase|charge/, "A transaction is corrected, split or deleted on the Transactions page."],
  [/account|bank/, "Accounts are linked and removed on the Accounts page."],
  [
    /subscription|netflix|gym|membership/,
    "A subscription is cancelled with whoever charges it; the Transactions page lists what recurs.",
  ],
  [/./, "Moving money and paying bills happen in your bank's app."],
];

/** A plan for the days after a job is lost, with how far the money reaches. */

/** All spending against the common guide. */
function judged({ sheet }: Turn) {
  if (!sheet.has("need.share", "want.share"))
    return cannotTell(
      "I need a full month of income and spending in linked accounts to judge that. " +
        "A common guide is {{guide.needs}} of income for needs, {{guide.wants}} for wants and {{guide.savings}} " +
        "for savings.",
    );
  const [needs, wants] = [sheet.number("need.share"), sheet.number("want.share")];
  const verdict = sheet.has("short.average")
    ? "Not quite: you spend {{short.average}} more than your income in a usual month."
    : needs <= 55 && wants <= 32
      ? "Yes, it's in a healthy range."
      : wants > 32
        ? "Your wants are above what a common guide suggests."
        : "Your needs are above what a common guide suggests, and wants are in range.";
  return reply(
    sentences(
      verdict,
      "Needs take {{need.share}} of your income and wants {{want.share}}; the guide is {{guide.needs}} and {{guide.wants}}.",
      ifKnown(
        sheet,
        "savings-rate.average",
        sheet.has("short.average")
          ? ""
          : "You save {{savings-rate.average}} of income, and {{guide.savings}} is the usual aim.",
      ),
    ),
  );
}

export const SMALL_TALK_INTENTS: readonly CoachIntent[] = [
  {
    id: "spending-judged",
    match: anyOf(
      inOrder(
        /\b(?:is|are) (?:my|our) (?:spending|expenses?|costs?|habits?|budget)\b.*/,
        /\b(?:normal|ok|okay|high|low|bad|good|fine|reasonable|healthy|crazy|too much|out of (?:control|hand))\b/,
      ),
      /\b(?:am|are) (?:i|we) (?:spending|overspending)(?: too much)?\W*$/,
      /\b(?:do|did) (?:i|we) (?:spend|overspend)(?: too much)?\W*$/,
    ),
    when: ({ question }) => question.category === null,
    answer: judged,
  },
  {
    id: "why-broke",
    match: anyOf(
      /\bbroke\b|(?:never|don't) (?:seem to )?have (?:enough |any )?money|always (?:out of|short|running out)/,
      /no money left|why (?:can't|don't|do) (?:i|we) (?:ever |never )?(?:save|have|seem)/,
      /money (?:just )?(?:disappear|vanish)|paycheck to paycheck/,
    ),
    answer: whyBroke,
  },
  {
    id: "lend",
    match:
      /\b(?:lend|lending|borrow)\b.*\b(?:my|a|him|her|them|someone|from me)\b|\bloan (?:my|him|her|a friend)\b|co-?sign/,
    answer: lend,
  },
  {
    id: "skip-payment",
    match:
      /(?:skip|miss|delay|late (?:on|with)|pay late|put off)\b.*\b(?:payment|bill|pay|card|loan|rent)\b|late payment|late fee/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          sentences(
            "Better not, if there is any other way.",
            "A missed payment costs a fee, and once it's a month late it can stay on your credit report for " +
              "years: payment history weighs {{guide.weight-payment}} of a score.",
          ),
          sentences(
            "If money is short, pay at least the minimum, or call the lender before the date: many move a due date or pause a payment when asked.",
            ifKnown(sheet, "debt.minimums", "Your minimum payments come to {{debt.minimums}} a month."),
            ifKnown(
              sheet,
              "safe.amount",
              "After the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
            ),
          ),
        ),
      ),
  },
  {
    id: "change-it",
    match: inOrder(
      /^(?:please |can you |could you |will you |i want you to |i'd like you to )?(?:just )?/,
      anyOf(
        /add|set|move|transfer|send|wire|delete|remove|create|open|close|update|change|book|remind|withdraw|edit/,
        /rename|(?:re)?categorize|cancel|increase|put|pay my|pay the/,
      ),
      /\b(?!.*\b(?:how|what|should|why|would)\b)/,
    ),
    when: ({ question }) => !/\bcredit cards?\b.*\?|\bscore\b|debts? (?:off|down)/.test(question.plain),
    answer: ({ question }) =>
      reply(
        `I can't move money or change anything; I only answer questions about it. ${PLACES.find(([words]) => words.test(question.plain))?.[1] ?? ""}`,
      ),
  },
  {
    id: "why",
    match: ASKS_WHY,
    answer: () =>
      reply(
        "Every figure I give is worked out from your own rows, not guessed. " +
          "Under an answer, open “Sources for these figures”: each line leads to the transactions, accounts or " +
          "goals behind it. If one looks wrong, it can be corrected there, and I'll follow.",
      ),
  },
];
