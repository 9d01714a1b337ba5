// Questions about what life brings: extra money, a car, a card, a worry, a talk at the kitchen table.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { GLOSSARY_MATCH, termIn } from "~/domain/coach/glossary";
import { draftHealth } from "~/domain/coach/health";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { asksForFigure } from "~/domain/coach/parse-question";
import { worryOverCard } from "~/domain/coach/worry-card";
import { CARE_LINES } from "~/texts/free-help";

function worry(turn: Turn) {
  const { sheet } = turn;
  const card = worryOverCard(turn);
  if (card) return card;
  const draft = draftHealth(sheet);
  const texts = (prefix: string, count: number) =>
    Object.entries(draft?.prose ?? {})
      .flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []))
      .slice(0, count);
  const good = texts("strength-", 2);
  const next = texts("advice-", 1);
  return reply(
    paragraphs(
      "Money worries are heavy, and very common. Looking at the figures calmly, as you do now, is the hardest part.",
      good.length > 0 ? "What is already on your side:" : "",
      bullets(good),
      next.length > 0 ? "The next small step:" : "",
      bullets(next),
      "If bills can't be paid, tell me so, and we go through what comes first. A non-profit credit counselor (look for an NFCC member) helps for free.",
    ),
  );
}

function crisis({ sheet }: Turn) {
  const line = sheet.add({
    id: "help.line",
    label: "Suicide & Crisis Lifeline",
    value: { unit: "name", text: CARE_LINES.lifeline },
    href: null,
  });
  return reply(
    "I'm glad you said it. This is bigger than money, and you don't have to carry it alone: " +
      `please call or text ${line}, the Suicide & Crisis Lifeline, at any hour, or talk to someone you trust ` +
      "right now. Whatever the figures say, they can be worked out later, step by step, and I will help with " +
      "them.",
  );
}

export const ADVICE_INTENTS: readonly CoachIntent[] = [
  {
    id: "crisis",
    match: /suicid|kill myself|end (?:it all|my life)|don't want to live|no reason to live|self[- ]harm/,
    answer: crisis,
  },
  {
    id: "glossary",
    match: GLOSSARY_MATCH,
    when: ({ question }) => termIn(question.plain) !== null,
    answer: ({ question, sheet }) => reply(termIn(question.plain)?.text(sheet) ?? ""),
  },
  {
    id: "card-choice",
    match: /(?:new|another|open|apply|get|close|cancel|which|secured|best).*\b(?:credit )?cards?\b(?!.*(?:debt|pay))/,
    when: ({ question }) => /\bcards?\b/.test(question.plain) && question.category === null,
    answer: ({ sheet, question }) =>
      /close|cancel/.test(question.plain)
        ? reply(
            sentences(
              "Closing a card takes its limit away, so your utilization rises, and an old card lends its age " +
                "to your history. Keep it open with a small bill on it, unless it costs a yearly fee.",
              ifKnown(sheet, "utilization.now", "Your credit utilization is {{utilization.now}} now."),
            ),
          )
        : reply(
            sentences(
              "A new card costs some points for the inquiry at first, and helps later through a higher limit, if it is paid in full each month.",
              ifKnown(sheet, "credit.score", "Your credit score is {{credit.score}}."),
              ifKnown(sheet, "credit.inquiries", "Your credit report already shows {{credit.inquiries}}."),
              ifKnown(
                sheet,
                "utilization.now",
                "Your credit utilization is {{utilization.now}} of your limits; under {{guide.utilization}} is good.",
              ),
              ifKnown(sheet, "owed.cards", "You owe {{owed.cards}} on cards: bring that down before you add another."),
              "If a loan for a home or car is near, wait until it is signed.",
            ),
          ),
  },
  {
    id: "car",
    match: /\blease\b|(?:buy|get|afford|new|used|replace).*\b(?:car|truck|suv|vehicle)\b/,
    when: ({ question }) => question.amountCents === null,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "A common guide for a car: {{guide.car-down}} of the price down, a loan of {{guide.car-term}} at the " +
            "longest, and no more than {{guide.car-share}} of income for payment, insurance, gas and repairs " +
            "together. Buying and keeping it long is usually cheaper than leasing.",
          sentences(
            ifKnown(
              sheet,
              "spend.car_payment.average",
              "You now spend {{spend.car_payment.average}} a month on Car Payment.",
            ),
            ifKnown(
              sheet,
              "spend.auto_insurance.average",
              "Auto Insurance costs you {{spend.auto_insurance.average}} a month.",
            ),
            ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
            "Ask again with a price, or with a monthly payment, and I'll hold it against your figures.",
          ),
        ),
      ),
  },
  {
    id: "other-people",
    match:
      /other people|\bothers\b|average (?:person|american|family|household)|people (?:my|like)|everyone else|my friends|\bpeers\b|normal person/,
    answer: ({ sheet }) =>
      sheet.has("need.share", "want.share")
        ? reply(
            sentences(
              "I only see your own money, so I can't compare you with other people.",
              "What I can do is hold it against a common guide: needs {{guide.needs}}, wants {{guide.wants}}, savings {{guide.savings}} of income.",
              "Your needs take {{need.share}} and your wants {{want.share}}.",
              ifKnown(sheet, "savings-rate.average", "You save {{savings-rate.average}} of your income."),
            ),
          )
        : cannotTell(
            "I only see your own money, so I can't compare you with other people. " +
              "With a month of income and spending I can hold yours against a common guide: " +
              "{{guide.needs}} needs, {{guide.wants}} wants, {{guide.savings}} savings.",
          ),
  },
  {
    id: "worry",
    match:
      /stress|anxi|worr(?:y|ied)|overwhelm|scared|afraid|ashamed|hopeless|panic|losing sleep|bad with money|hate money|freaking out/,
    answer: worry,
  },
  {
    id: "talk-money",
    when: ({ question }) => !asksForFigure(question.plain),
    match:
      /\b(?:partner|spouse|wife|husband|girlfriend|boyfriend|fianc\w+|roommates?|couples?\b(?! of)|joint account|split (?:the )?bills|marri\w+)/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "Pick a calm hour, and start with what you both want rather than with what went wrong. Then look at the same figures together:",
          bullets([
            ifKnown(sheet, "income.average", "Income: {{income.average}} in a usual month."),
            ifKnown(sheet, "need.average", "Needs: {{need.average}} in a usual month."),
            ifKnown(sheet, "kept.average", "Left over: {{kept.average}} of income to decide about together."),
            ifKnown(sheet, "debt.total", "Debt: {{debt.total}} owed."),
          ]),
          "Shared bills can be split in proportion to income, and some money of one's own without questions asked keeps the peace.",
        ),
      ),
  },
  {
    id: "earn-more",
    match:
      /(?:make|earn|bring in) more|side (?:hustle|job|gig)|\ba raise\b|(?:second|another) job|increase my income|more income/,
    answer: ({ sheet }) =>
      reply(
        sentences(
          "The surest raise is the one you ask for with figures: what you achieved, and what the job pays " +
            "elsewhere. Next come overtime, selling what you don't use, and paid work with a skill you have.",
          ifKnown(sheet, "income.average", "Your income is {{income.average}} in a usual month."),
          sheet.has("short.average") ? "It takes {{short.average}} more a month to cover what you spend." : "",
          "Decide beforehand where the extra goes, or it disappears.",
        ),
      ),
  },
];
