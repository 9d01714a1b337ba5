// Queries and calculations over them, answered together: each calculation's figure first with the parts it is made of; what no
// calculation takes is answered as ever, and no part is said twice.

import { sentences } from "~/domain/coach/advice";
import { type Fact, factName } from "~/domain/coach/facts/fact";
import type { Query } from "~/domain/coach/query/algebra";
import { FactNotes, type WordedAnswer } from "~/domain/coach/query/answer";
import type { Household, NeedAnswers } from "~/domain/coach/query/data";
import { evaluate } from "~/domain/coach/engine/engine";
import { perYear } from "~/domain/coach/engine/schedule-turn";
import type { Step } from "~/domain/coach/query/step";
import { paychecks } from "~/domain/ledger/recurring";
import { tidyName } from "~/domain/ledger/tidy-name";
import { type PartFigure, partFigure } from "./part-figure";
import { partNamed, rateWords } from "./part-words";
import { faultIn, type Work, type WorkFigure, workedOut } from "./work";
import { namedAmount, type NamedPart, type Pay, wordWork } from "./word-work";

export type FigureStep = Extract<Step, { is: "query" | "work" }>;
type Answered = { query: Query; answer: WordedAnswer };

/** What is said of a calculation, the facts of its parts with it; what is left out of a part that is missing. */
type FigureReply = {
  sentence: string;
  part: NamedPart | null;
  facts: WordedAnswer["facts"];
  missing: string | null;
  isOfMonth?: boolean;
  isBelow?: boolean;
};

/** What a usual month holds, by the one definition of it: facts of what is earned, spent or kept. */
export type UsualFacts = (query: Query) => Fact | null;

type AnsweredWork = {
  worked: readonly WordedAnswer[];
  /** The queries that no calculation takes: they are answered as ever. */
  rest: readonly Query[];
  /** What the last calculation is of: its first part that is a query. */
  last: Answered | null;
};

/** Null where a calculation can't be made of what its parts are. */
export function answerFigures(
  steps: readonly FigureStep[],
  {
    household,
    found,
    usual,
    first = 1,
  }: { household: Household; found: NeedAnswers; usual: UsualFacts; first?: number },
): AnsweredWork | null {
  const given = steps.map((step, at) =>
    step.is === "query" ? { query: step.query, answer: evaluate(step.query, household, found, at + first) } : null,
  );
  const said: (FigureReply | null)[] = [];
  for (const [at, step] of steps.entries()) {
    const notes = new FactNotes(at + first, household.today, household.firstDay);
    if (step.is === "work" && faultIn(step.work, at + 1) !== null) return null;
    const one =
      step.is === "work"
        ? ofWork(step.work, said, household, notes)
        : ofQuery(given[at] ?? null, { household, found, usual: usual(step.query), notes });
    if (step.is === "work" && !one) return null;
    said.push(one);
  }
  const taken = new Set(steps.flatMap((step) => (step.is === "work" ? step.work.of.map((one) => one - 1) : [])));
  const tops = steps.flatMap((step, at) => (step.is === "work" && !taken.has(at) ? [at] : []));
  const parts = usedBy(tops.at(-1) ?? -1, steps).flatMap((at) => given[at] ?? []);
  return {
    worked: tops.map((top) => spoken(top, steps, said, given)),
    rest: given.flatMap((one, at) => (one && !taken.has(at) ? [one.query] : [])),
    last: parts[0] ?? null,
  };
}

/** Its figure first, then what the calculations in it come to, and what is still pending. */
function spoken(
  top: number,
  steps: readonly FigureStep[],
  said: readonly (FigureReply | null)[],
  given: readonly (Answered | null)[],
): WordedAnswer {
  const used = usedBy(top, steps);
  const works = used.filter((at) => steps[at]?.is === "work");
  return {
    text:
      said[top]?.missing === null
        ? sentences(...works.map((at) => said[at]?.sentence ?? ""), pendingIn(used, given))
        : (said[top]?.sentence ?? ""),
    facts: used.flatMap((at) => said[at]?.facts ?? []),
    list: [],
    chart: null,
  };
}

/** A calculation, and what it is made of, from the whole to its parts; each once. */
function usedBy(top: number, steps: readonly FigureStep[]): number[] {
  const step = steps[top];
  const parts = step?.is === "work" ? step.work.of.filter((one) => one > 0).map((one) => one - 1) : [];
  return [...new Set([top, ...parts.flatMap((part) => usedBy(part, steps))])];
}

type QueryTurn = { household: Household; found: NeedAnswers; usual: Fact | null; notes: FactNotes };

function ofQuery(answered: Answered | null, { household, found, usual, notes }: QueryTurn): FigureReply | null {
  if (!answered) return null;
  const { query, answer } = answered;
  const part = usual ? usualPart(usual) : partFigure(query, answer, household, found);
  const isUnknown = !answer.facts.some(
    ({ value, href }) => value.unit !== "name" && value.unit !== "day" && href !== null,
  );
  if (!part) return isUnknown ? { sentence: "", part: null, facts: answer.facts, missing: answer.text } : null;
  const [only, ...others] = part.facts;
  const value =
    only && others.length === 0
      ? `{{${only.id}}}`
      : notes.add("part", "Worked out", valueOf(part.figure), { href: only?.href ?? "/transactions" });
  const words = usual
    ? { words: `${value} ${USUALLY[query.measure] ?? ""}`, when: " in a usual month", key: "usual" }
    : partNamed(value, part, query, household, notes, `-part-${notes.number}`);
  return {
    sentence: "",
    part: { ...words, figure: part.figure, href: only?.href ?? null, period: only?.period ?? null },
    isOfMonth: part.isOfMonth ?? false,
    isBelow: part.isBelow ?? false,
    facts: [...answer.facts, ...part.facts, ...notes.facts],
    missing: null,
  };
}

const USUALLY: Partial<Record<Query["measure"], string>> = { earned: "earned", spent: "spent", kept: "kept" };

const usualPart = (fact: Fact): PartFigure | null =>
  fact.value.unit === "usd" ? { figure: { unit: "usd", value: fact.value.cents, rate: "month" }, facts: [fact] } : null;

const valueOf = ({ unit, value }: NamedPart["figure"]) =>
  unit === "usd"
    ? ({ unit, cents: Math.abs(value) } as const)
    : unit === "count"
      ? ({ unit, count: value, noun: "transaction" } as const)
      : unit === "percent"
        ? ({ unit, percent: value } as const)
        : ({ unit, months: value } as const);

function ofWork(
  work: Work,
  said: readonly (FigureReply | null)[],
  household: Household,
  notes: FactNotes,
): FigureReply | null {
  const of = work.of.map((one) => (one === 0 ? null : said[one - 1]));
  const missing = of.find((one) => one?.missing)?.missing ?? null;
  if (missing !== null) {
    const facts = of.flatMap((one) => one?.facts ?? []);
    return {
      sentence: sentences("I can't work that out, as a part of it is missing.", missing),
      part: null,
      facts,
      missing,
    };
  }
  const parts = work.of.map((one, at) => (one === 0 ? namedAmount(work, notes) : (of[at]?.part ?? null)));
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length) return null;
  const pay = payOf(household);
  const result = workedOut(
    work,
    known.map(({ figure }, at) => figureTaken(work, figure, at, of[at])),
    pay?.aYear ?? null,
  );
  const sentence = wordWork({ work, result, parts: known, pay, notes });
  if (sentence === null) return null;
  const fact = notes.facts.find(({ id }) => id.endsWith(".worked"));
  const isFigure = result.is === "figure" && fact !== undefined;
  return {
    sentence,
    part: isFigure
      ? {
          words: `${result.isExact ? "" : "about "}{{${fact.id}}}${rateWords(result.figure.rate)}${WHOLE[work.op] ?? ""}`,
          ...{ when: "", key: "" },
          ...{ figure: result.figure, href: fact.href, period: fact.period ?? null },
        }
      : null,
    facts: notes.facts,
    missing: isFigure ? null : sentence,
  };
}

/** What is over a budget is taken away as its words say it: '$44 left, less $232 over' leaves nothing. */
function figureTaken(work: Work, figure: WorkFigure, at: number, reply: FigureReply | null | undefined): WorkFigure {
  if (work.op === "left" && at > 0 && reply?.isBelow) return { ...figure, value: Math.abs(figure.value) };
  return reply?.isOfMonth && isMonthly(work, at) ? { ...figure, rate: "month" } : figure;
}

/** Where an amount a month is wanted, what a whole month came to is one. */
const isMonthly = ({ op }: Work, at: number): boolean =>
  op === "per-paycheck" || (op === "times" && at === 0) || (op === "months" && at === 1);

/** What the figure of one calculation is called in another. */
const WHOLE: Partial<Record<Work["op"], string>> = {
  sum: " together",
  average: " on average",
  left: " left",
  divided: " each",
};

/** The pay that one lives on, the largest where there are several. */
function payOf({ recurring }: Household): Pay | null {
  const [main] = paychecks(recurring).sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  return main ? { aYear: perYear(main, 1), name: factName(tidyName(main.merchantName)) } : null;
}

/** What isn't booked yet is in no part. */
function pendingIn(used: readonly number[], given: readonly (Answered | null)[]): string {
  const waiting = used.flatMap(
    (at) => given[at]?.answer.facts.filter(({ id }) => /^answer\.\d+\.pending$/.test(id)) ?? [],
  );
  const values = [...new Set(waiting.map(({ id }) => `{{${id}}}`))];
  return values.length === 0 ? "" : `What's still pending isn't in it: ${values.join(" and ")}.`;
}
