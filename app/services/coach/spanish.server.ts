// The commonest questions in Spanish: the same queries, the same engine, Spanish sentences around its figures.
import { paragraphs } from "~/domain/coach/advice";
import { buildFacts } from "~/domain/coach/facts/build";
import { createSheet, type Fact } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { householdOf } from "~/domain/coach/query/household-of";
import { affordVerdict, firstDebt } from "~/domain/coach/spanish/advice";
import { figuresOf, inSpanish } from "~/domain/coach/spanish/figures";
import { readSpanish, type SpanishAsked } from "~/domain/coach/spanish/read";
import { spanishCategoryName, periodWords } from "~/domain/coach/spanish/words";
import type { CurrentUser } from "~/lib/auth.server";
import { SPANISH, SPANISH_NEXT, SPANISH_TROUBLE, SPANISH_VERDICTS } from "~/texts/coach-es";
import { firstDebtWords } from "~/texts/coach-es-advice";
import { SPANISH_MISSING, spanishNothing } from "~/texts/coach-es-nothing";
import { readNeeds, readPerson } from "./query-data.server";
import type { QueryAnswer } from "./query-answer";

/** Null where the question isn't Spanish, or none of these. */
export async function answerSpanish(user: CurrentUser, text: string, inputs: CoachInputs): Promise<QueryAnswer | null> {
  const asked = readSpanish(text, user.today);
  if (!asked) return null;
  const { words, facts } = await saidOf(user, asked, inputs);
  const sheet = createSheet(user.today);
  for (const fact of facts) sheet.add(inSpanish(fact));
  return {
    answer: { text: words === "" ? SPANISH_MISSING : words },
    facts: sheet.all(),
    question: text,
    isSpanish: true,
    // No model is asked to word Spanish.
    asWritten: true,
    isTalk: true,
    beside: { next: [...SPANISH_NEXT] },
  };
}

type SpanishAnswer = { words: string; facts: readonly Fact[] };

async function saidOf(user: CurrentUser, asked: SpanishAsked, inputs: CoachInputs): Promise<SpanishAnswer> {
  if (!("query" in asked)) return adviceOf(asked, inputs);
  const household = householdOf(await readPerson(user, inputs), inputs);
  const found = await readNeeds(user, needs(asked.query, household));
  const { facts } = evaluate(asked.query, household, found);
  const { subject, period } = asked.query;
  const category = spanishCategoryName(subject.categories?.[0] ?? "");
  const words = {
    about: category === "" ? "" : ` en ${category}`,
    when: period === null ? "" : periodWords(period, user.today),
  };
  const figures = figuresOf(facts);
  return { words: joined(SPANISH[asked.topic](figures, words)) || spanishNothing(asked.topic, figures, words), facts };
}

function adviceOf(asked: Exclude<SpanishAsked, { query: unknown }>, inputs: CoachInputs): SpanishAnswer {
  const sheet = buildFacts(inputs);
  if (asked.topic === "first-debt") {
    const first = firstDebt(inputs, sheet, asked.isOfCards);
    const facts = sheet.all();
    const words = firstDebtWords(figuresOf(facts), first, asked.isOfCards);
    return { words: sheet.signs.length > 0 ? SPANISH_TROUBLE : joined(words), facts };
  }
  const verdict = asked.topic === "afford" ? affordVerdict(asked.amountCents, inputs, sheet) : null;
  const facts = sheet.all();
  if (asked.topic === "afford" && !verdict) return { words: "", facts };
  if (sheet.signs.length > 0 && asked.topic === "afford") return { words: SPANISH_TROUBLE, facts };
  const words = { about: verdict ? SPANISH_VERDICTS[verdict.says] : "", when: "" };
  return { words: joined(SPANISH[asked.topic](figuresOf(facts), words)), facts };
}

const joined = (parts: readonly string[]): string => paragraphs(...parts.filter(Boolean));
