// A query as a model would say it: with names where it has ids, dollars where it has cents, and null for what isn't said.
import type { AskedPlan, AskedQuery } from "~/contracts/asked-query";
import type { Comparison, Condition, Query, Subject } from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import type { WorkOperation } from "~/domain/coach/work/work";
import { toDollars } from "~/domain/money";

export function askedOf(query: Query, person: Person): unknown {
  return {
    ...query,
    subject: subjectOf(query.subject, person),
    comparison: query.comparison && comparisonOf(query.comparison, person),
    condition: conditionOf(query.condition),
  };
}

const NO_STEP = { query: null, work: null, plan: null, topic: null, guide: null };

/** A step that asks one query and no more, with parts that a test replaces. */
export const stepOf = (query: unknown, more = false, care = "none") => ({ care, ...NO_STEP, query, more });

/** A step that asks for advice, with the slots that are said. */
export const planStepOf = (said: Partial<AskedPlan>, more = false) => ({
  ...{ care: "none", ...NO_STEP, more },
  plan: { ...NO_SLOTS, ...said },
});

export const NO_SLOTS: AskedPlan = {
  plan: "afford",
  amount: null,
  monthly: null,
  date: null,
  months: null,
  down: null,
  rate: null,
  about: null,
  named: null,
  debts: null,
  from: null,
  instead: null,
  starts: null,
  keep: null,
  times: null,
  share: null,
  categories: null,
  merchants: null,
};

/** A calculation over the steps before it. */
export const workStepOf = (op: WorkOperation, of: readonly number[], number: number | null = null, more = false) => ({
  ...{ care: "none", ...NO_STEP, more },
  work: { op, of, number },
});

/** A topic of the planner, or of the guide. */
export const topicStepOf = (topic: string) => ({ care: "none", ...NO_STEP, topic, more: false });
export const guideStepOf = (guide: string) => ({ care: "none", ...NO_STEP, guide, more: false });

export const PLAIN: AskedQuery = {
  measure: "spent",
  statistic: "total",
  subject: {
    categories: null,
    merchants: null,
    accounts: null,
    kinds: null,
    from: null,
    goals: null,
    tags: null,
    texts: null,
    except: null,
    exceptMerchants: null,
    exceptTags: null,
    either: null,
  },
  period: null,
  shape: "figure",
  by: null,
  comparison: null,
  condition: {
    min: null,
    max: null,
    weekdays: null,
    times: null,
    timesMost: null,
    sumMin: null,
    sumMax: null,
    pending: null,
    empty: null,
    percent: null,
    nth: null,
  },
  take: null,
  least: false,
};

const namesOf = (ids: readonly string[] | undefined, all: readonly { id: string; name: string; bank?: string }[]) =>
  ids
    ? ids.flatMap((id) => all.filter((one) => one.id === id).map(({ bank, name }) => `${bank ?? ""} ${name}`.trim()))
    : null;

/** What something is held against, without what is never said of it. */
export const NO_OTHER = { categories: null, merchants: null, accounts: null, kinds: null, except: null };

const ownOf = ({ accounts: of, except, ...rest }: Subject, { accounts, goals }: Person) => ({
  ...rest,
  accounts: namesOf(of, accounts),
  except: except?.map((id) => [...accounts, ...goals].find((one) => one.id === id)?.name ?? id) ?? null,
});

const subjectOf = (subject: Subject, person: Person): unknown => ({
  ...PLAIN.subject,
  ...ownOf(subject, person),
  from: subject.from?.map((id) => person.accounts.find((one) => one.id === id)?.name ?? id) ?? null,
  goals: namesOf(subject.goals, person.goals),
});

function comparisonOf(comparison: Comparison, person: Person): unknown {
  if (comparison.against === "subject")
    return { against: "subject", subject: { ...NO_OTHER, ...ownOf(comparison.subject, person) } };
  if (comparison.against === "amount")
    return { against: "amount", dollars: toDollars(comparison.cents), is: comparison.is };
  return comparison;
}

function conditionOf({ min, max, sumMin, sumMax, ...rest }: Condition): unknown {
  const inDollars = Object.entries({ min, max, sumMin, sumMax }).map(([key, cents]) => [
    key,
    cents === undefined ? null : toDollars(cents),
  ]);
  return { ...PLAIN.condition, ...rest, ...Object.fromEntries(inDollars) };
}
