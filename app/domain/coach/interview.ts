// The financial interview: ten questions in order, what counts as an answer, and what an answer means in figures.

type Base = { id: string; text: string; hint?: string };
export type ChoiceQuestion = Base & { kind: "single" | "multi"; options: readonly string[] };
export type RangeQuestion = Base & { kind: "range"; min: number; max: number; step: number };
export type TextQuestion = Base & { kind: "text"; maxLength: number };
export type InterviewQuestion = ChoiceQuestion | RangeQuestion | TextQuestion;

export const INTERVIEW_QUESTIONS = [
  {
    id: "financial-goals",
    kind: "multi",
    text: "What are your main financial goals?",
    hint: "Choose all that apply.",
    options: [
      "Build an emergency fund",
      "Pay off debt",
      "Save for a house",
      "Plan for retirement",
      "Invest in the stock market",
      "Start a business",
      "Save for vacation",
      "Improve credit score",
      "Budget better",
      "Other",
    ],
  },
  {
    id: "current-situation",
    kind: "single",
    text: "Which of these describes your money today?",
    options: [
      "Paycheck to paycheck",
      "Breaking even",
      "Saving a little",
      "Saving consistently",
      "Investing regularly",
      "Financially comfortable",
    ],
  },
  {
    id: "monthly-income",
    kind: "range",
    text: "About how much do you take home each month?",
    min: 1000,
    max: 20000,
    step: 500,
  },
  {
    id: "biggest-challenge",
    kind: "single",
    text: "What is your biggest challenge with money?",
    options: [
      "Not enough income",
      "Overspending",
      "High debt payments",
      "No emergency fund",
      "Don't know where money goes",
      "Irregular income",
      "Expensive lifestyle",
      "Investment confusion",
      "Planning for the future",
    ],
  },
  {
    id: "debt-situation",
    kind: "single",
    text: "How much debt do you have, without a mortgage?",
    options: ["None", "Under $5,000", "$5,000-$15,000", "$15,000-$50,000", "$50,000-$100,000", "Over $100,000"],
  },
  {
    id: "emergency-fund",
    kind: "single",
    text: "How many months of expenses could your savings cover?",
    options: ["None", "Under 1 month", "1-2 months", "3-5 months", "6+ months"],
  },
  {
    id: "investment-experience",
    kind: "single",
    text: "How much experience do you have with investing?",
    options: ["Complete beginner", "Some knowledge", "Moderate experience", "Experienced", "Very experienced"],
  },
  {
    id: "risk-tolerance",
    kind: "single",
    text: "How do you feel about risk when you invest?",
    options: ["Very conservative", "Conservative", "Moderate", "Aggressive", "Very aggressive"],
  },
  {
    id: "time-horizon",
    kind: "single",
    text: "When do you want to reach your most important goal?",
    options: ["Within 1 year", "1-3 years", "3-5 years", "5-10 years", "10+ years"],
  },
  {
    id: "additional-info",
    kind: "text",
    text: "Is there anything else your coach should know?",
    hint: "Optional.",
    maxLength: 2000,
  },
] as const satisfies readonly InterviewQuestion[];

export const INTERVIEW_LENGTH = INTERVIEW_QUESTIONS.length;

export type QuestionId = (typeof INTERVIEW_QUESTIONS)[number]["id"];
export type InterviewAnswer = string | number | string[];
export type InterviewResponses = Partial<Record<QuestionId, InterviewAnswer>>;

export function questionAt(position: number): InterviewQuestion | undefined {
  return INTERVIEW_QUESTIONS[position - 1];
}

/** n of 10 as a percent. */
export function interviewPercent(position: number): number {
  return Math.round((position / INTERVIEW_LENGTH) * 100);
}

/** An option in bare words: the call's description leaves out dollar signs and 'years', and spells in lower case. */
function bareWords(text: string): string {
  const plain = text.trim().toLowerCase().replaceAll("’", "'").replaceAll("–", "-").replaceAll("$", "");
  return plain.replace(/(\d\+?) years$/, "$1");
}

/** The answer as it is kept, or null where it isn't one to this question. */
export function readAnswer(question: InterviewQuestion, given: unknown): InterviewAnswer | null {
  if (question.kind === "text") {
    if (given === undefined || given === null) return "";
    return typeof given === "string" && given.length <= question.maxLength ? given.trim() : null;
  }
  if (question.kind === "range") {
    if (given === undefined || given === null || given === "") return question.min;
    const value = typeof given === "number" || typeof given === "string" ? Number(given) : Number.NaN;
    const onStep = (value - question.min) % question.step === 0;
    return Number.isFinite(value) && value >= question.min && value <= question.max && onStep ? value : null;
  }
  const pick = (text: unknown) =>
    question.options.find((option) => typeof text === "string" && bareWords(option) === bareWords(text));
  if (question.kind === "single") return pick(Array.isArray(given) ? given[0] : given) ?? null;
  const texts: unknown[] = Array.isArray(given) ? given : [given];
  const picked = texts.map(pick);
  if (picked.length === 0 || picked.length > question.options.length) return null;
  const chosen = question.options.filter((option) => picked.includes(option));
  return picked.every((option) => option !== undefined) ? chosen : null;
}

export function isOptional(question: InterviewQuestion): boolean {
  return question.kind === "text";
}

/** All ten answers checked, or the first question that lacks one. */
export function readResponses(
  given: Record<string, unknown>,
): { responses: InterviewResponses } | { missing: QuestionId } {
  const responses: InterviewResponses = {};
  for (const question of INTERVIEW_QUESTIONS) {
    const raw = given[question.id];
    if (raw === undefined && question.kind === "range") return { missing: question.id };
    const answer = readAnswer(question, raw);
    if (answer === null) return { missing: question.id };
    if (answer !== "") responses[question.id] = answer;
  }
  return { responses };
}

/** The first question still without an answer; 11 when all have one (the last is optional). */
export function nextPosition(responses: InterviewResponses): number {
  const index = INTERVIEW_QUESTIONS.findIndex(
    (question) => !isOptional(question) && responses[question.id] === undefined,
  );
  return index === -1 ? INTERVIEW_LENGTH : index + 1;
}

/** The answer's place among the options, from 0; null without one. */
export function choiceIndex(responses: InterviewResponses, id: QuestionId): number | null {
  const question: InterviewQuestion | undefined = INTERVIEW_QUESTIONS.find((candidate) => candidate.id === id);
  const answer = responses[id];
  if (!question || question.kind !== "single" || typeof answer !== "string") return null;
  const index = question.options.indexOf(answer);
  return index === -1 ? null : index;
}

/** Whether stored answers have the shape that is written. */
export function isInterviewResponses(value: unknown): value is InterviewResponses {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, answer]) => {
    const question: InterviewQuestion | undefined = INTERVIEW_QUESTIONS.find((candidate) => candidate.id === id);
    return question !== undefined && readAnswer(question, answer) !== null;
  });
}
