// From a question to the planner's answer: the first intent that fits. What fits none gets an honest 'I can't tell',
// with what can be asked. Text that tries to command the coach is a question like any other: nothing here can act.

import { withoutGuess } from "~/domain/coach/yes-or-no";
import type { SpokenAnswer } from "~/domain/coach/advice";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { CHARGE_INTENTS } from "~/domain/coach/answers-charges";
import { SMALL_INTENTS } from "~/domain/coach/answers-small";
import { SMALL_TALK_INTENTS } from "~/domain/coach/small-talk";
import { ENOUGH_INTENTS } from "~/domain/coach/answers-enough";
import { ADVICE_INTENTS } from "~/domain/coach/advice-topics";
import { HABIT_INTENTS } from "~/domain/coach/answers-habits";
import { CATEGORY_INTENTS } from "~/domain/coach/answers-category";
import { FREE_INTENTS } from "~/domain/coach/answers-free";
import { STANDING_INTENTS } from "~/domain/coach/answers-standing";
import { USUAL_INTENTS } from "~/domain/coach/answers-usual";
import { answerPlan } from "~/domain/coach/plans/answer";
import { personOf, planIn } from "~/domain/coach/plans/read";
import type { Query } from "~/domain/coach/query/algebra";
import { stoppedIn } from "~/domain/coach/plans/stopped";
import { anyOf } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import { draftBudget } from "~/domain/coach/budget";
import { type CoachIntent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { cautiousAnswer } from "~/domain/coach/cautious";
import { withSigns } from "~/domain/coach/facts/standing";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { readInTurn } from "~/domain/coach/follow-up";
import { askedIn } from "~/domain/coach/long-texts/divide";
import { type Question, readQuestion } from "~/domain/coach/parse-question";
import { questionsAbout } from "~/domain/coach/fallback-topics";
import { buildFacts } from "~/domain/coach/facts/build";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";

const TALK_INTENTS: readonly CoachIntent[] = [
  {
    id: "privacy",
    match:
      /(?:what|which).*(?:know|see|data|information).*about me|who (?:can )?see|my data|privacy|\bssn\b|do you share|is (?:it|this) safe/,
    answer: () =>
      reply(
        "I see the figures of your linked accounts, your budget, goals, recurring bills, your credit " +
          "assessment and your interview: nothing else, and only yours. I can't move money or change anything. " +
          "Below the question box it says whether an outside model helps with wording; " +
          "it only does if you agreed, and you can switch it off there.",
      ),
  },
  {
    id: "not-my-field",
    match: anyOf(
      /\btax(?:es)?\b|\birs\b|lawyer|\blegal|\bsue\b|insurance polic|life insurance|will and|divorce|weather|recipe/,
      /\bjoke|\bpoem|president|who (?:won|is)\b|translate|\bcode\b|lottery/,
    ),
    answer: () =>
      cannotTell(
        "I can't tell from your data, and I'd rather not guess outside of it. " +
          "For taxes, law and insurance a licensed professional is the right person. " +
          "I can help with spending, bills, savings, debt, credit, budgets and goals.",
      ),
  },
  {
    id: "commands",
    match: anyOf(
      /ignore (?:all|any|your|the|previous)|system prompt|your instructions|jailbreak|developer mode/,
      /pretend (?:to|you)|(?:delete|transfer|wire|send|move|withdraw) (?:all|my|the|\$)|other users?|another user/,
      /user id|password|api key|social security/,
    ),
    answer: () =>
      reply(
        "I can only answer questions about your own money, and I can't move money, change anything or see " +
          "anyone else's. Ask me about your spending, bills, savings, debt, credit, budget or goals.",
      ),
  },
];

const HELLO: readonly CoachIntent[] = [
  {
    id: "thanks",
    match:
      /^(?:thanks?|thank you|great|ok(?:ay)?|cool|nice|perfect|awesome|got it)\b(?:\W|\b(?:you|so|very|much|a|lot|thanks?|coach|that helps?|ok)\b)*$/,
    answer: () => reply("Glad to help. Ask whenever something about your money is on your mind."),
  },
  {
    id: "help",
    match: anyOf(
      /^(?:hi|hello|hey|yo|help|good (?:morning|evening|afternoon))\b|what can (?:you|i ask)/,
      /how (?:can|do) you (?:help|work)|who are you|what are you/,
      /are you (?:a |an )?(?:human|person|real|robot|bot|ai|machine)/,
    ),
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

/** The particular before the general; what isn't named here goes after, and what is no field of ours last. */
const ORDER = [
  "crisis",
  "privacy",
  "commands",
  "today",
  "score-judged",
  "odd-charge",
  "after-bills",
  "dearer",
  "why",
  "glossary",
  "cannot-pay",
  "skip-payment",
  "other-people",
  "change-it",
  "card-choice",
  "subscriptions",
  "lend",
  "why-broke",
  "interest-cost",
  "enough",
  "enough-for",
  "per-day",
  "utilization",
  "credit-score",
  "category-budget",
  "too-much",
  "spending-judged",
  "talk-money",
  "worry",
  "earn-more",
  "make-budget",
  "budget-status",
  "category-left",
  "car-costs",
  "car",
  "invest",
  "safe-to-spend",
  "afford",
  "savings-rate",
  "save-more",
  "cut-spending",
  "income",
  "average-spending",
];

const rank = ({ id }: CoachIntent): number => {
  const at = ORDER.indexOf(id);
  return at >= 0 ? at : id === "not-my-field" ? ORDER.length + 1 : ORDER.length;
};

export const INTENTS: readonly CoachIntent[] = [
  ...TALK_INTENTS,
  ...SMALL_INTENTS,
  ...SMALL_TALK_INTENTS,
  ...CHARGE_INTENTS,
  ...ENOUGH_INTENTS,
  ...ADVICE_INTENTS,
  ...CATEGORY_INTENTS,
  ...USUAL_INTENTS,
  ...FREE_INTENTS,
  ...STANDING_INTENTS,
  ...HABIT_INTENTS,
  ...HELLO,
].sort((one, other) => rank(one) - rank(other));

const TALK: ReadonlySet<string> = new Set([...TALK_INTENTS, ...HELLO].map(({ id }) => id));
/** What is no answer from anybody's figures. */
export const isTalk = (intent: string): boolean => TALK.has(intent);

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

export function matchIntent(turn: Turn): CoachIntent | null {
  return INTENTS.find((intent) => intent.match.test(turn.question.plain) && (intent.when?.(turn) ?? true)) ?? null;
}

type Earlier = readonly string[];
type AnsweredTurn = { answer: SpokenAnswer; sheet: FactSheet; question: Question };

/** Reads a question in the light of the ones before it, the oldest first. The facts are only looked at. */
export function understand(text: string, earlier: Earlier, inputs: CoachInputs, sheet = buildFacts(inputs)): Question {
  const knows = (question: Question) => matchIntent({ question, sheet, inputs })?.id ?? null;
  const whole = readInTurn(text, earlier, knows);
  const asked = askedIn(text);
  // What is told beside a question doesn't say what is asked, unless it is trouble that comes before it.
  if (asked === text || TROUBLE.has(knows(whole) ?? "")) return whole;
  const alone = readInTurn(asked, earlier, knows);
  if (knows(alone) === null) return whole;
  const slots = alone.amountCents === null ? {} : pickAmounts(alone);
  return { ...whole, plain: alone.plain, category: alone.category ?? whole.category, charges: alone.charges, ...slots };
}

const pickAmounts = ({ amountCents, monthlyCents, monthly }: Question) => ({ amountCents, monthlyCents, monthly });
/** What happened is what these are about. */
const TROUBLE: ReadonlySet<string> = new Set(["crisis", "cannot-pay", "skip-payment"]);

export function answerQuestion(text: string, inputs: CoachInputs, earlier: Earlier = []): AnsweredTurn {
  const sheet = buildFacts(inputs);
  return answerRead(understand(text, earlier, inputs, sheet), inputs, sheet);
}

/** What comes before any advice. */
const BEFORE_ADVICE = [
  "today",
  "score-judged",
  "crisis",
  "privacy",
  "commands",
  "not-my-field",
  "glossary",
  "cannot-pay",
  "skip-payment",
  "lend",
];
const isPlain = (intent: CoachIntent | null): boolean => intent === null || !BEFORE_ADVICE.includes(intent.id);

function advice({ text, whole }: Question, inputs: CoachInputs, sheet: FactSheet): SpokenAnswer | null {
  const request = planIn(text, whole, personOf(inputs));
  if (!request) return null;
  const stopped = request.subject
    ? stoppedIn(request.subject, inputs, sheet, [], new Map(), request.plan === "judge")
    : [];
  return answerPlan({ request, plain: plainWords(whole), inputs, stopped }, sheet);
}

/** What a usual month holds, in the words and by the definition that every screen has. */
const USUAL = { earned: "income", spent: "average-spending", kept: "savings-rate" } as const;
type UsualMeasure = keyof typeof USUAL;

/** Which of them a query asks for, where it asks for nothing else. */
export function usualIn(query: Query): UsualMeasure | null {
  const { measure, subject, shape, statistic, comparison, period, condition } = query;
  const isPlain = [subject, condition].every((part) => Object.keys(part).length === 0) && shape === "figure";
  if (!isPlain || comparison !== null || period !== null) return null;
  if (measure === "kept") return "kept";
  return statistic === "per-month" && (measure === "earned" || measure === "spent") ? measure : null;
}

export function answerUsual(measure: UsualMeasure, text: string, inputs: CoachInputs, sheet: FactSheet): SpokenAnswer {
  const id = USUAL[measure];
  const said = INTENTS.find((intent) => intent.id === id)?.answer({ question: readQuestion(text), sheet, inputs });
  return cautiousAnswer({ intent: id, text: "", ...said }, sheet);
}

/** A yes or a no only where the answer knows the words by which the text judges. */
const sure = (answer: SpokenAnswer, { plain }: Question): SpokenAnswer => ({
  ...answer,
  text: withoutGuess(answer.text, plain, answer.intent),
});

/** The facts are added to on the way: they must be of these inputs, and nobody else's to read. */
export function answerRead(question: Question, inputs: CoachInputs, sheet = buildFacts(inputs)): AnsweredTurn {
  sheet.signs = withSigns(sheet.signs, readDistressInQuestion(question.whole));
  // The budget's amounts are facts that several answers speak of.
  draftBudget(sheet);
  const turn: Turn = { question, sheet, inputs };
  const intent = matchIntent(turn);
  const advised = isPlain(intent) ? advice(question, inputs, sheet) : null;
  if (advised) return { answer: sure(advised, question), sheet, question };
  if (intent)
    return {
      answer: sure(cautiousAnswer({ intent: intent.id, ...intent.answer(turn) }, sheet), question),
      sheet,
      question,
    };
  const offered = questionsAbout(question.plain);
  return {
    answer: {
      intent: "unknown",
      ...cannotTell(
        paragraphs(
          "I can't tell from your data what would answer that, or I didn't understand it. " +
            "I can speak about your spending, bills, income, savings, debt, credit, budget and goals.",
          offered.length > 0 ? paragraphs("Nearest to it you can ask:", bullets([...offered])) : help(),
        ),
      ),
    },
    sheet,
    question,
  };
}
