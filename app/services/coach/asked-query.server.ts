// Between a query as a model says it and one that the engine answers. Every name is looked up among the person's own, or
// has to stand in the question; every day, amount and number is checked. What doesn't hold is told, not mended.
import type { AskedQuery } from "~/contracts/asked-query";
import {
  type Comparison,
  type Condition,
  isFlow,
  isStanding,
  type Period,
  type Query,
  query,
  type Subject,
} from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import { categoriesCalled } from "~/domain/coach/reading/categories-called";
import { isDay } from "~/domain/periods";
import {
  categoriesOf,
  centsOf,
  type Faults,
  isPaychecks,
  debtFor,
  isTyped,
  type NameFinders,
  namesFor,
  noFaults,
  type AskedRefusal,
  refusedFor,
  some,
  whole,
  within,
} from "./asked-parts.server";

type Checked = { is: "query"; query: Query } | AskedRefusal;

const MAX_ROWS = 50;
const MAX_TIMES = 10_000;
const MAX_PERCENT = 1_000;

export function checkedQuery(asked: AskedQuery, person: Person, question: string): Checked {
  const faults = noFaults();
  const names = namesFor(person, question, faults);
  const own = debtsCalled(asked, person);
  const subject = elsewhere(categoriesNamed({ ...asked, subject: own }, person), asked.measure, person, question);
  const found = query({
    measure: asked.measure,
    statistic: asked.statistic,
    subject: subjectOf(subject, names, faults),
    period: asked.period && periodOf(asked.period, faults),
    shape: asked.shape,
    by: asked.by,
    comparison: asked.comparison && comparisonOf(asked.comparison, names, faults),
    condition: conditionOf(asked.condition, faults),
    take: asked.take === null ? null : whole("take", asked.take, [1, MAX_ROWS], faults),
    least: asked.least,
  });
  return refusedFor(faults) ?? { is: "query", query: ofPaychecks(found, person) };
}

type AskedSubject = AskedQuery["subject"];

/** 'The car', 'phone' said as a shop's name is what it's spent on, where no shop is called so. */
function categoriesNamed({ subject: asked, measure }: AskedQuery, person: Person): AskedSubject {
  const { merchants, categories } = asked;
  if (!merchants || categories || !isFlow(measure)) return asked;
  const found = merchants.map((said) => categoriesCalled(said, person));
  return found.every((ids) => ids.length > 0) && found.length > 0
    ? { ...asked, merchants: null, categories: found.flat() }
    : asked;
}

/** 'The car', 'my student loan' is the one debt that is for it, where no account is called so. */
function debtsCalled({ subject: asked, measure }: AskedQuery, person: Person): AskedSubject {
  const said = asked.accounts ?? asked.merchants;
  if (!said || (!isStanding(measure) && measure !== "interest")) return asked;
  const meant = said.flatMap((name) => (isAccount(name, person) ? name : (debtFor(name, person)?.name ?? [])));
  return meant.length === said.length && !said.every((name) => isAccount(name, person))
    ? { ...asked, merchants: null, accounts: meant }
    : asked;
}

/** An account that isn't linked: its balance isn't known, and the answer says so. */
function elsewhere(asked: AskedSubject, measure: string, person: Person, question: string): AskedSubject {
  const { accounts, merchants } = asked;
  if (!accounts || merchants || !ELSEWHERE.includes(measure)) return asked;
  const unknown = accounts.filter((said) => isTyped(said, question) && !isAccount(said, person));
  return unknown.length > 0 && unknown.length === accounts.length
    ? { ...asked, accounts: null, merchants: unknown }
    : asked;
}
const ELSEWHERE = ["balance", "owed"];

const isAccount = (said: string, person: Person): boolean => {
  const faults = noFaults();
  namesFor(person, "", faults).accounts([said]);
  return faults.unknown.length === 0;
};

function ofPaychecks(found: Query, { employers = [] }: Person): Query {
  const { merchants = [] } = found.subject;
  const isPay = found.measure === "earned" && merchants.length > 0 && merchants.every(isPaychecks);
  return isPay && employers.length > 0 ? { ...found, subject: { ...found.subject, merchants: [...employers] } } : found;
}

function subjectOf(asked: Partial<AskedQuery["subject"]>, names: NameFinders, faults: Faults): Subject {
  const { categories, merchants, accounts, kinds, from, goals, tags, texts } = asked;
  const { except, exceptMerchants, exceptTags, either } = asked;
  return {
    ...(categories ? { categories: categoriesOf(categories, faults) } : {}),
    ...(merchants ? { merchants: names.shops(merchants) } : {}),
    ...(accounts ? { accounts: names.accounts(accounts) } : {}),
    ...(kinds ? { kinds: some(kinds, faults) } : {}),
    ...(from ? { from: names.from(from) } : {}),
    ...(goals ? { goals: names.goals(goals) } : {}),
    ...(tags ? { tags: names.tags(tags) } : {}),
    ...(texts ? { texts: names.texts(texts) } : {}),
    ...(exceptTags ? { exceptTags: names.tags(exceptTags) } : {}),
    ...(except ? { except: names.leftOut(except) } : {}),
    ...(exceptMerchants ? { exceptMerchants: names.shops(exceptMerchants) } : {}),
    ...(either ? { either } : {}),
  };
}

function periodOf({ from, to }: Period, faults: Faults): Period {
  if (!isDay(from) || !isDay(to) || from > to) faults.wrong.push("period");
  return { from, to };
}

function comparisonOf(asked: NonNullable<AskedQuery["comparison"]>, names: NameFinders, faults: Faults): Comparison {
  switch (asked.against) {
    case "period":
      return { against: "period", period: periodOf(asked.period, faults) };
    case "subject":
      return { against: "subject", subject: subjectOf(asked.subject, names, faults) };
    case "weekdays":
      return { against: "weekdays", weekdays: weekdaysOf(asked.weekdays, faults) };
    case "amount":
      return { against: "amount", cents: centsOf(asked.dollars, faults), is: asked.is };
    default:
      return { against: asked.against };
  }
}

function conditionOf(asked: AskedQuery["condition"], faults: Faults): Condition {
  const { min, max, weekdays, times, timesMost, sumMin, sumMax, pending, empty, percent, nth } = asked;
  return {
    ...(min === null ? {} : { min: centsOf(min, faults) }),
    ...(max === null ? {} : { max: centsOf(max, faults) }),
    ...(weekdays === null ? {} : { weekdays: weekdaysOf(weekdays, faults) }),
    ...(times === null ? {} : { times: whole("times", times, [0, MAX_TIMES], faults) }),
    ...(timesMost === null ? {} : { timesMost: whole("timesMost", timesMost, [0, MAX_TIMES], faults) }),
    ...(sumMin === null ? {} : { sumMin: centsOf(sumMin, faults) }),
    ...(sumMax === null ? {} : { sumMax: centsOf(sumMax, faults) }),
    ...(pending ? { pending } : {}),
    ...(empty ? { empty } : {}),
    ...(percent === null ? {} : { percent: within("percent", percent, [0, MAX_PERCENT], faults) }),
    ...(nth === null ? {} : { nth: whole("nth", nth, [2, MAX_ROWS], faults) }),
  };
}

const weekdaysOf = (days: readonly number[], faults: Faults): number[] =>
  some(days, faults).map((day) => whole("weekdays", day, [0, 6], faults));
