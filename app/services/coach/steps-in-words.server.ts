// What a question was read as, in the words that a model would say it in: kept with the answer, and told to a model that reads
// what is asked next. Names in place of ids, dollars in place of cents, and nothing of what wasn't said.
import type { Comparison, Condition, Query, Subject } from "~/domain/coach/query/algebra";
import { ASKED } from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { Step } from "~/domain/coach/query/step";
import { toDollars } from "~/domain/money";

export type StepInWords = Record<string, unknown>;

export const stepsInWords = (steps: readonly Step[], person: Person): StepInWords[] =>
  steps.map((step) => stepInWords(step, person));

function stepInWords(step: Step, person: Person): StepInWords {
  switch (step.is) {
    case "query":
      return { query: queryInWords(step.query, person) };
    case "work":
      return { work: step.work };
    case "plan":
      return { plan: planInWords(step.request, person) };
    case "topic":
      return { topic: step.topic };
    case "guide":
      return { guide: step.guide };
  }
}

function queryInWords(query: Query, person: Person): StepInWords {
  const { measure, subject, comparison, condition, ...rest } = query;
  const changed = Object.entries(rest).filter(([part, value]) => value !== PLAINEST.get(part));
  return {
    measure,
    ...Object.fromEntries(changed),
    ...withSome("subject", subjectInWords(subject, person)),
    ...(comparison ? { comparison: comparisonInWords(comparison, person) } : {}),
    ...withSome("condition", conditionInWords(condition)),
  };
}
const PLAINEST: ReadonlyMap<string, unknown> = new Map(Object.entries(ASKED));
const withSome = (part: string, said: StepInWords): StepInWords =>
  Object.keys(said).length > 0 ? { [part]: said } : {};

function subjectInWords(subject: Subject, { accounts, goals }: Person): StepInWords {
  const { accounts: of, goals: forGoals, from, except, ...rest } = subject;
  return {
    ...rest,
    ...(of ? { accounts: of.map((id) => nameOf(id, accounts)) } : {}),
    ...(forGoals ? { goals: forGoals.map((id) => nameOf(id, goals)) } : {}),
    ...(from ? { from: from.map((id) => nameOf(id, accounts)) } : {}),
    ...(except ? { except: except.map((id) => nameOf(id, [...accounts, ...goals])) } : {}),
  };
}

type Named = { id: string; name: string; bank?: string };
/** A name that two accounts share is told with its bank's. */
function nameOf(id: string, all: readonly Named[]): string {
  const found = all.find((one) => one.id === id);
  if (!found) return id;
  const isShared = all.filter(({ name }) => name === found.name).length > 1;
  return isShared ? `${found.bank ?? ""} ${found.name}`.trim() : found.name;
}

function comparisonInWords(comparison: Comparison, person: Person): StepInWords {
  if (comparison.against === "subject") return { ...comparison, subject: subjectInWords(comparison.subject, person) };
  if (comparison.against === "amount")
    return { against: "amount", dollars: toDollars(comparison.cents), is: comparison.is };
  return comparison;
}

function conditionInWords({ min, max, sumMin, sumMax, ...rest }: Condition): StepInWords {
  return { ...inDollars({ min, max, sumMin, sumMax }), ...rest };
}

function inDollars(cents: Readonly<Record<string, number | undefined>>): StepInWords {
  return Object.fromEntries(
    Object.entries(cents).flatMap(([part, value]) => (value === undefined ? [] : [[part, toDollars(value)]])),
  );
}

export function planInWords(request: PlanRequest, { accounts, goals }: Person): StepInWords {
  const { plan, amountCents, monthlyCents, insteadCents, keepCents, downPercent, ratePercent, ...others } = request;
  const { sharePercent, subject, ...rest } = others;
  const { named, debts, from, ...plain } = rest;
  const all = [...accounts, ...goals];
  const shares = Object.entries({ down: downPercent, rate: ratePercent, share: sharePercent });
  return {
    plan,
    ...inDollars({ amount: amountCents, monthly: monthlyCents, instead: insteadCents, keep: keepCents }),
    ...Object.fromEntries(shares.filter(([, percent]) => percent !== undefined)),
    ...plain,
    ...(named === undefined ? {} : { named: nameOf(named, all) }),
    ...(debts ? { debts: debts.map((id) => nameOf(id, all)) } : {}),
    ...(from ? { from: from.map((id) => nameOf(id, accounts)) } : {}),
    ...(subject?.categories ? { categories: subject.categories } : {}),
    ...(subject?.merchants ? { merchants: subject.merchants } : {}),
  };
}
