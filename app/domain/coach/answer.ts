// From a question to the planner's answer: the first intent that fits. What fits none gets an honest 'I can't tell',
// with what can be asked. Text that tries to command the coach is a question like any other: nothing here can act.

import type { SpokenAnswer } from "~/domain/coach/advice";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { CHARGE_INTENTS } from "~/domain/coach/answers-charges";
import { SMALL_TALK_INTENTS } from "~/domain/coach/small-talk";
import { ENOUGH_INTENTS } from "~/domain/coach/answers-enough";
import { ADVICE_INTENTS } from "~/domain/coach/advice-topics";
import { MONTH_INTENTS } from "~/domain/coach/answers-month";
import { HABIT_INTENTS } from "~/domain/coach/answers-habits";
import { COMPARE_INTENTS } from "~/domain/coach/answers-compare";
import { NAMES_INTENTS } from "~/domain/coach/answers-compared-names";
import { STANDING_INTENTS } from "~/domain/coach/answers-standing";
import { SPENDING_INTENTS } from "~/domain/coach/answers-spending";
import { answerPlan } from "~/domain/coach/plans/answer";
import { personOf, planIn } from "~/domain/coach/plans/read";
import { stoppedIn } from "~/domain/coach/plans/stopped";
import { plainWords } from "~/domain/language/words";
import { draftBudget } from "~/domain/coach/budget";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { heldBack } from "~/domain/coach/held-back";
import { withSigns } from "~/domain/coach/facts/standing";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { readInTurn } from "~/domain/coach/follow-up";
import type { Question } from "~/domain/coach/parse-question";
import { topicOf } from "~/domain/coach/fallback-topics";
import { buildFacts } from "~/domain/coach/facts/build";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";

const TALK_INTENTS: readonly Intent[] = [
  {
    id: "privacy",
    match:
      /(?:what|which).*(?:know|see|data|information).*about me|who (?:can )?see|my data|privacy|\bssn\b|do you share|is (?:it|this) safe/,
    answer: () =>
      reply(
        "I see the figures of your linked accounts, your budget, goals, recurring bills, your credit assessment and your interview: nothing else, and only yours. I can't move money or change anything. Below the question box it says whether an outside model helps with wording; it only does if you agreed, and you can switch it off there.",
      ),
  },
  {
    id: "not-my-field",
    match:
      /\btax(?:es)?\b|\birs\b|lawyer|\blegal|\bsue\b|insurance polic|life insurance|will and|divorce|weather|recipe|\bjoke|\bpoem|president|who (?:won|is)\b|translate|\bcode\b|lottery/,
    answer: () =>
      cannotTell(
        "I can't tell from your data, and I'd rather not guess outside of it. For taxes, law and insurance a licensed professional is the right person. I can help with spending, bills, savings, debt, credit, budgets and goals.",
      ),
  },
  {
    id: "commands",
    match:
      /ignore (?:all|any|your|the|previous)|system prompt|your instructions|jailbreak|developer mode|pretend (?:to|you)|(?:delete|transfer|wire|send|move|withdraw) (?:all|my|the|\$)|other users?|another user|user id|password|api key|social security/,
    answer: () =>
      reply(
        "I can only answer questions about your own money, and I can't move money, change anything or see anyone else's. Ask me about your spending, bills, savings, debt, credit, budget or goals.",
      ),
  },
];

const HELLO: readonly Intent[] = [
  {
    id: "thanks",
    match:
      /^(?:thanks?|thank you|great|ok(?:ay)?|cool|nice|perfect|awesome|got it)\b(?:\W|\b(?:you|so|very|much|a|lot|thanks?|coach|that helps?|ok)\b)*$/,
    answer: () => reply("Glad to help. Ask whenever something about your money is on your mind."),
  },
  {
    id: "help",
    match:
      /^(?:hi|hello|hey|yo|help|good (?:morning|evening|afternoon))\b|what can (?:you|i ask)|how (?:can|do) you (?:help|work)|who are you|what are you|are you (?:a |an )?(?:human|person|real|robot|bot|ai|machine)/,
    answer: ({ question }) =>
      reply(
        sentences(
          /^(?:hi|hello|hey|yo|good)\b/.test(question.plain)
            ? "Hello!"
            : /who|what are you|are you/.test(question.plain)
              ? "I'm your financial coach: a program that reads your figures, not a person."
              : "",
          help(),
        ),
      ),
  },
];

/** In order: the particular before the general. */
export const INTENTS: readonly Intent[] = prioritised();

function prioritised(): Intent[] {
  const first = [
    "crisis",
    "privacy",
    "commands",
    "odd-charge",
    "pending",
    "payer",
    "own-transfers",
    "after-bills",
    "why-category",
    "cutting",
    "dearer",
    "month-of-all",
    "category-compare",
    "purchases",
    "why",
    "glossary",
    "cannot-pay",
    "skip-payment",
    "other-people",
    "price-rises",
    "change-it",
    "regular-bills",
    "card-choice",
    "subscriptions",
    "paid-yet",
    "payday",
    "lend",
    "why-broke",
    "interest-cost",
    "enough",
    "enough-for",
    "per-day",
    "one-account",
    "one-goal",
    "utilization",
    "credit-score",
    "merchants",
    "merchant",
    "how-often",
    "several",
    "week",
    "range",
    "month",
    "category-budget",
    "too-much",
    "spending-judged",
    "talk-money",
    "worry",
    "earn-more",
  ];
  const all = [
    ...TALK_INTENTS,
    ...SMALL_TALK_INTENTS,
    ...CHARGE_INTENTS,
    ...ENOUGH_INTENTS,
    ...ADVICE_INTENTS,
    ...COMPARE_INTENTS,
    ...NAMES_INTENTS,
    ...MONTH_INTENTS,
    ...SPENDING_INTENTS,
    ...STANDING_INTENTS,
    ...HABIT_INTENTS,
    ...HELLO,
  ];
  const later = [
    "make-budget",
    "budget-status",
    "next-bills",
    "category-left",
    "together",
    "category-moved",
    "car",
    "invest",
    "safe-to-spend",
    "afford",
    "compare-months",
    "trend",
    "where-money-went",
    "biggest-expense",
    "savings-rate",
    "save-more",
    "cut-spending",
    "category-spending",
    "average-spending",
  ];
  const rank = (id: string) =>
    first.includes(id)
      ? first.indexOf(id)
      : later.includes(id)
        ? 100 + later.indexOf(id)
        : id === "not-my-field"
          ? 300
          : 200;
  return all.sort((a, b) => rank(a.id) - rank(b.id));
}

function help(): string {
  return paragraphs(
    "I answer from your own figures, and every figure links to what is behind it. You can ask, for example:",
    bullets([
      "Where did my money go last month?",
      "Can I afford something at a certain price?",
      "How do I pay off my debt, by snowball or avalanche?",
      "Which bills come next, and what is free to spend?",
      "Am I on track with my goals and my budget?",
    ]),
  );
}

export function matchIntent(turn: Turn): Intent | null {
  return INTENTS.find((intent) => intent.match.test(turn.question.plain) && (intent.when?.(turn) ?? true)) ?? null;
}

/** What no question fits may still be about something: the nearest answer, said to be only that. */
function nearest({ question }: Turn): Intent | null {
  const price = question.amountCents !== null && /\b(?:can|should|could|worth|buy|get)\b/.test(question.plain);
  const id = price
    ? "afford"
    : question.category !== null
      ? question.range !== null && question.when === null
        ? "range"
        : "category-spending"
      : topicOf(question.plain);
  return INTENTS.find((intent) => intent.id === id) ?? null;
}

export type AnsweredTurn = { answer: SpokenAnswer; sheet: FactSheet; question: Question };

/** Reads a question in the light of the ones before it, the oldest first. */
export function understand(text: string, earlier: readonly string[], inputs: CoachInputs): Question {
  const sheet = buildFacts(inputs);
  return readInTurn(text, earlier, inputs.today, (question) => matchIntent({ question, sheet, inputs })?.id ?? null);
}

export function answerQuestion(text: string, inputs: CoachInputs, earlier: readonly string[] = []): AnsweredTurn {
  return answerRead(understand(text, earlier, inputs), inputs);
}

/** What comes before any advice. */
const BEFORE_ADVICE = [
  "crisis",
  "privacy",
  "commands",
  "not-my-field",
  "glossary",
  "cannot-pay",
  "skip-payment",
  "lend",
];
const isPlain = (intent: Intent | null): boolean => intent === null || !BEFORE_ADVICE.includes(intent.id);

function advice({ text, whole }: Question, inputs: CoachInputs, sheet: FactSheet): SpokenAnswer | null {
  const request = planIn(text, whole, personOf(inputs));
  if (!request) return null;
  const stopped = request.subject ? stoppedIn(request.subject, inputs, sheet, [], new Map()) : [];
  return answerPlan({ request, plain: plainWords(whole), inputs, stopped }, sheet);
}

export function answerRead(question: Question, inputs: CoachInputs): AnsweredTurn {
  const sheet = buildFacts(inputs);
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(question.whole));
  // The budget's amounts are facts that several answers speak of.
  draftBudget(sheet);
  const turn: Turn = { question, sheet, inputs };
  const intent = matchIntent(turn);
  const advised = isPlain(intent) ? advice(question, inputs, sheet) : null;
  if (advised) return { answer: advised, sheet, question };
  if (intent) return { answer: heldBack({ intent: intent.id, ...intent.answer(turn) }, sheet), sheet, question };
  const near = nearest(turn);
  if (!near)
    return {
      answer: {
        intent: "unknown",
        ...cannotTell(
          paragraphs(
            "I can't tell from your data what would answer that, or I didn't understand it. I can speak about your spending, bills, income, savings, debt, credit, budget and goals.",
            help(),
          ),
        ),
      },
      sheet,
      question,
    };
  const { text, ...rest } = near.answer(turn);
  const guess =
    question.category === null
      ? "I'm not sure I read your question right; this is what your figures say nearest to it."
      : "";
  return { answer: heldBack({ intent: near.id, text: paragraphs(guess, text), ...rest }, sheet), sheet, question };
}
