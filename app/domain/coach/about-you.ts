// What a person said of themselves, each with its source and date, beside what the accounts show; and what they may
// choose where the two differ.

import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { isSettled, withoutRows, writtenIn } from "~/domain/coach/facts/standing";
import { seenIncome, statementsIn } from "~/domain/coach/facts/stated";
import { WORD_SIGNS, type WordSign } from "~/domain/household/distress-words";
import type { Essential } from "~/domain/household/trouble";
import {
  aboutFigure,
  aboutWords,
  type StatedChoice,
  choiceMade,
  type ChoiceTopic,
  type Figure,
  FIGURES,
  isAsked,
  type Statement,
} from "~/domain/household/stated";
import { formatUsd } from "~/domain/money";
import { type Day, mediumDate } from "~/domain/periods";

type ShownStatement = { what: string; value: string; source: string };
export type StatementQuestion = {
  topic: ChoiceTopic;
  title: string;
  /** What was said and what is seen, a line each. */
  lines: string[];
  options: { choice: StatedChoice; label: string }[];
  chosen: StatedChoice;
  /** What the choice is made about. */
  about: string;
};
export type AboutYou = { said: ShownStatement[]; questions: StatementQuestion[] };

const NAMES: Record<Figure, string> = {
  income: "Take-home pay a month",
  debt: "Debt without a mortgage",
  cushion: "Months that savings cover",
};
const SOURCES = { interview: "Financial interview", credit: "Credit form" };

const dated = (source: "interview" | "credit", on: Day | null): string =>
  on === null ? SOURCES[source] : `${SOURCES[source]}, ${mediumDate(on)}`;

export function aboutYou(inputs: CoachInputs, seen: FactSheet): AboutYou {
  const statements = statementsIn(inputs);
  return {
    said: statements.map((one) => ({
      what: NAMES[one.figure],
      value: valueOf(one, inputs),
      source: dated(one.source, one.on),
    })),
    questions: [
      ...writtenQuestions(inputs),
      ...FIGURES.flatMap((figure) => figureQuestion(figure, statements, inputs, seen)),
      ...withoutRows(inputs).map((what) => essentialQuestion(what, inputs)),
    ],
  };
}

function valueOf({ figure, low }: Statement, { interview }: CoachInputs): string {
  if (figure === "income") return formatUsd(low);
  return String(interview?.[figure === "debt" ? "debt-situation" : "emergency-fund"] ?? "");
}

/** What the accounts show of a figure, as a number to compare and as text. */
function seenOf(figure: Figure, sheet: FactSheet): { value: number | null; text: string } {
  if (figure === "income") {
    const cents = seenIncome(sheet);
    return { value: cents, text: cents ? `${formatUsd(cents)} in a usual month` : "no income in the last months" };
  }
  if (figure === "debt") return { value: sheet.cents("debt.total"), text: formatUsd(sheet.cents("debt.total")) };
  const months = sheet.has("emergency.months") ? sheet.number("emergency.months") : null;
  return { value: months, text: months === null ? "nothing yet" : `${Math.round(months * 10) / 10} months of needs` };
}

function figureQuestion(
  figure: Figure,
  statements: readonly Statement[],
  inputs: CoachInputs,
  sheet: FactSheet,
): StatementQuestion[] {
  const seen = seenOf(figure, sheet);
  const stated = statements.filter((one) => one.figure === figure);
  if (!stated.some((one) => isAsked(one, seen.value))) return [];
  const about = aboutFigure(figure, statements);
  const choice = choiceMade(inputs.choices ?? [], figure, about) ?? (figure === "income" ? "accounts" : "interview");
  // What is seen goes for the income until somebody chooses.
  const holds =
    figure !== "income" ? "" : choice === "accounts" ? ", and we go by that" : ", and we go by what you said";
  return [
    {
      topic: figure,
      title: NAMES[figure],
      lines: [
        ...stated.map((one) => `You said ${valueOf(one, inputs)} (${dated(one.source, one.on)}).`),
        `Your accounts show ${seen.text}${holds}.`,
      ],
      options: [
        { choice: "accounts", label: "Go by my accounts" },
        ...stated.map(({ source }) => ({
          choice: source,
          label: source === "interview" ? "Go by what I said in the interview" : "Go by what I said for credit",
        })),
      ],
      chosen: choice,
      about,
    },
  ];
}

const ESSENTIAL_TITLES: Record<Essential, string> = {
  housing: "Rent or mortgage",
  food: "Food",
  utilities: "Power, water and heating",
};

function essentialQuestion(what: Essential, { choices = [] }: CoachInputs): StatementQuestion {
  return {
    topic: what,
    title: ESSENTIAL_TITLES[what],
    lines: ["None of it shows in your accounts in the last months."],
    options: [
      { choice: "accounts", label: "I pay for it from an account that isn't linked" },
      { choice: "none", label: "I have no such cost, or it is part of another" },
    ],
    chosen: choiceMade(choices, what, "") ?? "accounts",
    about: "",
  };
}

const WRITTEN: Record<WordSign, string> = {
  "home-at-risk": "Your home, or what you need, at risk",
  arrears: "Payments that are behind",
  collections: "A debt with collectors",
  bankruptcy: "A bankruptcy",
};

function writtenQuestions(inputs: CoachInputs): StatementQuestion[] {
  const { credit, interviewDay = null } = inputs;
  const marks = credit?.profile;
  const listed: Partial<Record<WordSign, boolean>> = {
    "home-at-risk": marks?.hasForeclosure ?? false,
    collections: marks?.hasCollections ?? false,
    bankruptcy: marks?.hasBankruptcy ?? false,
  };
  const written = writtenIn(inputs);
  return WORD_SIGNS.filter((id) => written.includes(id) || listed[id]).map((id) => ({
    topic: id,
    title: WRITTEN[id],
    lines: [
      ...(written.includes(id) ? [`You wrote of it: ${dated("interview", interviewDay)}.`] : []),
      ...(listed[id] && credit ? [`You ticked it: ${dated("credit", credit.day)}.`] : []),
    ],
    options: [
      { choice: "interview", label: "It's still so" },
      { choice: "settled", label: "It is settled" },
    ],
    chosen: isSettled(inputs, id) ? "settled" : "interview",
    about: aboutWords(interviewDay, credit?.day ?? null),
  }));
}
