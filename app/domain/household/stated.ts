// What people say of themselves, in the interview and in the credit form: facts with a source and a date. Where they
// contradict the accounts both are shown, and the person chooses which holds. Until then the more careful one does.

import { choiceIndex, type InterviewResponses } from "~/domain/coach/interview";
import type { CreditProfile } from "~/domain/credit/profile";
import { WORD_SIGNS } from "~/domain/household/distress-words";
import { ESSENTIALS } from "~/domain/household/trouble";
import { type Cents, fromDollars } from "~/domain/money";
import type { Day } from "~/domain/periods";

export const FIGURES = ["income", "debt", "cushion"] as const;
export type Figure = (typeof FIGURES)[number];
export const CHOICE_TOPICS = [...FIGURES, ...ESSENTIALS, ...WORD_SIGNS] as const;
export type ChoiceTopic = (typeof CHOICE_TOPICS)[number];
/** `accounts`, `interview` and `credit` are sources; `none`: there is no such cost; `settled`: it is over. */
export const CHOICES = ["accounts", "interview", "credit", "none", "settled"] as const;
export type StatedChoice = (typeof CHOICES)[number];
/** `about` names what was chosen about: a later statement asks anew. */
export type OwnChoice = { topic: ChoiceTopic; choice: StatedChoice; about: string };

export type StatedSource = "interview" | "credit";
/** From `low` to `high` cents, or months for the cushion; a single figure is both. */
export type Statement = { figure: Figure; source: StatedSource; on: Day | null; low: number; high: number };

const DEBT_BANDS: readonly [Cents, Cents][] = [
  [0, 0],
  [0, 5_000_00],
  [5_000_00, 15_000_00],
  [15_000_00, 50_000_00],
  [50_000_00, 100_000_00],
  [100_000_00, Number.MAX_SAFE_INTEGER],
];
const CUSHION_BANDS: readonly [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 3],
  [3, 6],
  [6, 1_200],
];

type StatementSources = {
  interview: InterviewResponses | null;
  interviewDay: Day | null;
  credit: { profile: Pick<CreditProfile, "monthlyIncome">; day: Day } | null;
};

export function statementsOf({ interview, interviewDay, credit }: StatementSources): Statement[] {
  const found: Statement[] = [];
  const add = (figure: Figure, source: StatedSource, on: Day | null, [low, high]: readonly [number, number]) =>
    found.push({ figure, source, on, low, high });
  const income = interview?.["monthly-income"];
  if (typeof income === "number") add("income", "interview", interviewDay, [fromDollars(income), fromDollars(income)]);
  const entered = fromDollars(credit?.profile.monthlyIncome ?? 0);
  if (credit && entered > 0) add("income", "credit", credit.day, [entered, entered]);
  const debt = interview ? DEBT_BANDS[choiceIndex(interview, "debt-situation") ?? -1] : undefined;
  if (debt) add("debt", "interview", interviewDay, debt);
  const cushion = interview ? CUSHION_BANDS[choiceIndex(interview, "emergency-fund") ?? -1] : undefined;
  if (cushion) add("cushion", "interview", interviewDay, cushion);
  return found;
}

/** How far a statement may be from the accounts before both are shown: the factor, and the least difference. */
const APART: Record<Figure, { factor: number; least: number }> = {
  income: { factor: 1.5, least: 500_00 },
  debt: { factor: 2, least: 2_500_00 },
  cushion: { factor: 2, least: 2 },
};

export function contradicts({ figure, low, high }: Statement, seen: number | null): boolean {
  if (seen === null) return false;
  const { factor, least } = APART[figure];
  return (low >= seen * factor && low - seen >= least) || (seen >= high * factor && seen - high >= least);
}

/** Pay that is said is a round figure: nearer than that it is the one that is seen. */
const SAME_SHARE = 0.01;

/** Whether both are shown and the person is asked: an income that is another figure, a band that is far off. */
export function isAsked(statement: Statement, seen: number | null): boolean {
  if (statement.figure !== "income" || seen === null) return contradicts(statement, seen);
  return Math.abs(statement.low - seen) > Math.max(statement.low, seen) * SAME_SHARE;
}

/** What the choice about a figure was made about; another statement, or a new one, is another matter. */
export function aboutFigure(figure: Figure, statements: readonly Statement[]): string {
  return statements
    .filter((one) => one.figure === figure)
    .map(({ source, on, low }) => `${source} ${on ?? ""} ${low}`)
    .join(", ");
}

export const aboutWords = (interviewDay: Day | null, creditDay: Day | null): string =>
  `interview ${interviewDay ?? ""}, credit ${creditDay ?? ""}`;

export function choiceMade(choices: readonly OwnChoice[], topic: ChoiceTopic, about: string): StatedChoice | null {
  return choices.find((one) => one.topic === topic && one.about === about)?.choice ?? null;
}

/** The income that holds: the chosen one, else what the accounts show, else what was stated. */
export function incomeThatHolds(
  seen: Cents | null,
  statements: readonly Statement[],
  choices: readonly OwnChoice[],
): { cents: Cents; source: "accounts" | StatedSource } | null {
  const stated = statements.filter(({ figure }) => figure === "income");
  const choice = choiceMade(choices, "income", aboutFigure("income", statements));
  const wanted = stated.find(({ source }) => source === choice) ?? (seen === null ? stated[0] : undefined);
  if (wanted) return { cents: wanted.low, source: wanted.source };
  return seen === null ? null : { cents: seen, source: "accounts" };
}

/** The months that hold: the chosen ones, else the fewer where both are known and contradict. */
export function cushionThatHolds(
  seen: number | null,
  statements: readonly Statement[],
  choices: readonly OwnChoice[],
): number | null {
  const stated = statements.find(({ figure }) => figure === "cushion");
  if (!stated || seen === null || !contradicts(stated, seen)) return seen;
  const choice = choiceMade(choices, "cushion", aboutFigure("cushion", statements));
  if (choice === "accounts") return seen;
  if (choice === "interview") return stated.low > seen ? stated.low : stated.high;
  return stated.high < seen ? stated.high : seen;
}

/** Whether far more is owed than the accounts show, by what was said: payments that nobody can see. */
export function statesMoreDebt(seen: Cents, statements: readonly Statement[], choices: readonly OwnChoice[]): boolean {
  const stated = statements.find(({ figure }) => figure === "debt");
  if (!stated || stated.low <= seen || !contradicts(stated, seen)) return false;
  return choiceMade(choices, "debt", aboutFigure("debt", statements)) !== "accounts";
}
