// A talk with the coach without a database: read, its rows fetched from the household's table, answered in full.
import { answerQuestion, answerUsual, isTalk, usualIn } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import { figureBeforeTax, taxWords } from "~/domain/coach/care/taxed-figure";
import { FactNotes } from "~/domain/coach/query/answer";
import { paragraphs } from "~/domain/coach/advice";
import { createSheet, type Fact } from "~/domain/coach/facts/fact";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { draftBudget } from "~/domain/coach/budget";
import { fillFacts } from "~/domain/coach/number-gate";
import { actionsFor } from "~/domain/coach/parts/actions";
import { shownList, type ShownList } from "~/domain/coach/parts/shown-list";
import { answerPlan } from "~/domain/coach/plans/answer";
import { soFarIn, soFarNeeds } from "~/domain/coach/plans/so-far";
import { shopsToSum, stoppedIn } from "~/domain/coach/plans/stopped";
import type { Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { type NeedAnswer, type AnyNeed, type NeedAnswers, needKey } from "~/domain/coach/query/data";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { householdOf } from "~/domain/coach/query/household-of";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import { leftOver } from "~/domain/coach/reading/left-over";
import type { Person } from "~/domain/coach/reading/person";
import { type EarlierReading, readInTalk, talkedAbout } from "~/domain/coach/reading/read-in-talk";
import { type Step, TOPICS } from "~/domain/coach/query/step";
import { questionInWords } from "~/domain/coach/query/say";
import { notationOfStep } from "~/domain/coach/query/step";
import { answerFigures, type FigureStep } from "~/domain/coach/work/answer-work";
import { usualFacts } from "~/domain/coach/work/usual-facts";
import { budgetMonth } from "~/domain/budget/budget";
import { CATEGORIES } from "~/domain/categories/list";
import { isSpending } from "~/domain/categories/classify";
import { leftOverSaid } from "~/texts/left-over";
import { plainWords } from "~/domain/language/words";
import { monthOf } from "~/domain/periods";
import { answerNeeds, type Row } from "../../../support/rows-in-memory";
import { ENDED, PLANNED, spentBy } from "./household";

export type Home = {
  inputs: CoachInputs;
  person: Person;
  rows: readonly Row[];
  /** The budget of each month, where it isn't the household's. */
  planned?: typeof PLANNED;
};
/** `read`: what the question was taken for. */
export type Said = {
  read: string;
  text: string;
  facts: readonly Fact[];
  lists: readonly ShownList[];
  table?: { caption: string; head: string[]; rows: string[][] };
  choices: readonly string[];
  actions: readonly string[];
};

const NOTHING = { lists: [], choices: [], actions: [] };

export function ask(text: string, earlier: readonly string[], home: Home): Said {
  const { inputs, person } = home;
  const savingsGoals = inputs.goals.filter(({ type }) => type === "savings").map(({ name }) => name);
  const care = careFor(text, inputs.today, savingsGoals);
  if (care) return beforeTax(care.id, text, home) ?? { ...NOTHING, read: `care: ${care.id}`, ...care };
  const read = readInTalk(text, person, lastAsked(earlier, person));
  if (read.is === "plan") {
    const planned = advise(read.words ?? text, read.request, home);
    if (planned) return withLeftOver(planned, text, [{ is: "plan", request: read.request }], home);
  }
  if (read.is === "queries") {
    const steps = read.queries.map((query): Step => ({ is: "query", query }));
    return withLeftOver(answerQueries(text, read.queries, home), text, steps, home, read.unused);
  }
  if (read.is === "work") {
    const worked = calculated(read.steps, home);
    if (worked) return withLeftOver(worked, text, read.steps, home);
  }
  if (read.is === "unclear") {
    const choices = read.choices.map((query) => questionInWords(query, inputs.today));
    return { ...NOTHING, read: "asked back", text: "", facts: [], choices };
  }
  const { answer, sheet } = answerQuestion(text, inputs, earlier);
  const said = { ...NOTHING, ...answer, read: `planner: ${answer.intent}`, facts: sheet.all() };
  const topic = TOPICS.find((one) => one === answer.intent);
  return answer.intent === "unknown" || isTalk(answer.intent)
    ? said
    : withLeftOver(said, text, topic ? [{ is: "topic", topic }] : [], home);
}

/** A figure with a word about tax comes before who knows of the tax. */
function beforeTax(topic: string, text: string, home: Home): Said | null {
  const query = figureBeforeTax(topic, text, home.person);
  if (!query) return null;
  const [said, notes] = [answerQueries(text, [query], home), new FactNotes(2, home.inputs.today)];
  const whole = {
    ...said,
    text: paragraphs(said.text, taxWords(query, notes)),
    facts: [...said.facts, ...notes.facts],
  };
  return withLeftOver(whole, text, [{ is: "query", query }], home);
}

/** What the answer didn't use is said behind it. */
function withLeftOver(
  given: Said,
  text: string,
  steps: readonly Step[],
  { person }: Home,
  unused: readonly string[] = [],
): Said {
  const said = paragraphs(fillFacts(given.text, given.facts).text, JSON.stringify([given.table, given.lists]));
  return { ...given, text: paragraphs(given.text, leftOverSaid(leftOver(text, { steps, said, unused }, person))) };
}

/** Without any reader: what is said to a query, or to a request for advice in these words. */
export const answered = (asked: Query | PlanRequest, words: string, home: Home): Said =>
  "plan" in asked
    ? (advise(words, asked, home) ?? { ...NOTHING, read: "answered elsewhere", text: "", facts: [] })
    : answerQueries(words, [asked], home);

/** Calculations over queries, without any reader. */
export function calculated(steps: readonly FigureStep[], home: Home): Said | null {
  const { inputs, person } = home;
  const household = householdOf(person, inputs);
  const found = fetched(
    home,
    steps.flatMap((step) => (step.is === "query" ? needs(step.query, household) : [])),
  );
  const answer = answerFigures(steps, { household, found, usual: usualFacts(inputs) });
  if (!answer) return null;
  const sheet = createSheet(inputs.today);
  for (const fact of answer.worked.flatMap(({ facts }) => facts)) sheet.add(fact);
  return {
    ...NOTHING,
    read: steps.map((step) => notationOfStep(step, inputs.today)).join(" & "),
    text: paragraphs(...answer.worked.map(({ text }) => text)),
    facts: sheet.all(),
  };
}

const lastAsked = (earlier: readonly string[], person: Person): EarlierReading | null =>
  earlier.reduce<EarlierReading | null>((before, text) => talkedAbout(readInTalk(text, person, before), text), null);

function answerQueries(text: string, queries: readonly Query[], home: Home): Said {
  const { inputs, person } = home;
  const household = householdOf(person, inputs);
  const found = fetched(
    home,
    queries.flatMap((query) => needs(query, household)),
  );
  const sheet = queries.some((query) => usualIn(query) !== null) ? buildFacts(inputs) : createSheet(inputs.today);
  const answers = queries.map((query, at) => {
    const usual = usualIn(query);
    if (usual !== null)
      return {
        query,
        answer: { text: answerUsual(usual, text, inputs, sheet).text, facts: [], list: [], chart: null },
      };
    const answer = evaluate(query, household, found, at + 1);
    for (const fact of answer.facts) sheet.add(fact);
    return { query, answer };
  });
  const last = answers.at(-1);
  const forms = { today: inputs.today, sums: inputs.sums, budgets: inputs.budgets, merchant: null };
  return {
    ...NOTHING,
    read: queries.map((query) => notationOf(query, inputs.today)).join(" & "),
    text: paragraphs(...answers.map(({ answer }) => answer.text)),
    facts: sheet.all(),
    lists: answers.flatMap(({ query, answer }) => shownList(query, answer, inputs.today) ?? []),
    actions: last ? actionsFor(last.query, last.answer, forms).map((action) => JSON.stringify(action)) : [],
  };
}

function advise(text: string, request: PlanRequest, home: Home): Said | null {
  const { inputs, person } = home;
  const sheet = buildFacts(inputs);
  draftBudget(sheet);
  const [household, plain] = [householdOf(person, inputs), plainWords(text)];
  const shops = request.subject ? shopsToSum(request.subject, inputs, household) : [];
  const found = fetched(home, [...shops.map(({ need }) => need), ...soFarNeeds(request, plain, household)]);
  const stopped = request.subject ? stoppedIn(request.subject, inputs, sheet, shops, found) : [];
  const soFar = soFarIn(request, plain, household, found);
  const answer = answerPlan({ request, plain, inputs, stopped, soFar }, sheet);
  return answer && { ...NOTHING, ...answer, read: notationOfPlan(request), facts: sheet.all() };
}

/** What the database would answer. */
function fetched({ rows, planned = PLANNED }: Home, wanted: readonly AnyNeed[]): NeedAnswers {
  const found = new Map<string, NeedAnswer>(answerNeeds(rows, wanted));
  if (rows.length === 0) return found;
  for (const need of wanted) {
    if (need.want === "ended") found.set(needKey(need), { ended: ENDED });
    if (need.want === "pending") found.set(needKey(need), { pending: pendingOn(rows) });
    if (need.want === "budget") found.set(needKey(need), budgetOf(rows, need.month, planned));
  }
  return found;
}

function pendingOn(rows: readonly Row[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { accountId, cents, pending } of rows) if (pending) sums[accountId] = (sums[accountId] ?? 0) + cents;
  return sums;
}

function budgetOf(rows: readonly Row[], month: string, planned: typeof PLANNED): NeedAnswer {
  const plans = CATEGORIES.flatMap(({ id }) => {
    const plan = planned.find(({ category }) => category === id);
    return plan ? [{ month: "2026-01", category: id, plannedCents: plan.plannedCents, rollover: false }] : [];
  });
  const spent = new Map(
    CATEGORIES.map(({ id }) => [id, spentBy(({ category }) => category === id, `${month}-01`, `${month}-31`)]),
  );
  const pendingCents: Record<string, number> = {};
  for (const { pending, day, kind, category, cents } of rows)
    if (pending && isSpending(kind) && monthOf(day) === month)
      pendingCents[category ?? "miscellaneous"] = (pendingCents[category ?? "miscellaneous"] ?? 0) - cents;
  return { budget: budgetMonth(month, plans, new Map([[month, spent]])), pendingCents };
}
