// What a text names is what it is about, wherever in the text it stands: a sum of everything is no answer to 'Morning Bird,
// the coffee place by the school, how much since January'.

import type { Query, Subject } from "~/domain/coach/query/algebra";
import { subjectOf } from "./named-subject";
import type { Person } from "./person";
import type { Understood } from "./understood";
import { shopKindName } from "~/domain/coach/query/shop-kinds";
import { type Entity, spot } from "./spot";

const NAMES: ReadonlySet<string> = new Set(["merchant", "part", "category", "tag"]);
const FLOWS: ReadonlySet<string> = new Set(["spent", "refunded"]);

const isOfEverything = ({ measure, subject, by, shape, comparison, statistic }: Query): boolean =>
  FLOWS.has(measure) &&
  by !== "category" &&
  by !== "merchant" &&
  by !== "account" &&
  shape !== "share" &&
  statistic !== "largest" &&
  comparison?.against !== "subject" &&
  comparison?.against !== "income" &&
  Object.keys(subject).length === 0;

/** A name at each place, the longest first. */
function namesIn(text: string, person: Person): Entity[] {
  const kept: Entity[] = [];
  const named = spot(text, person).entities.filter(({ kind }) => NAMES.has(kind));
  for (const one of [...named].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => other.start < one.end && one.start < other.end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

const hasNames = ({ categories, merchants, tags }: Subject): boolean =>
  categories !== undefined || merchants !== undefined || tags !== undefined;

/** 'Coffee: Morning Bird or Roast & Co' holds two shops against each other, and not all coffee against one of them. */
export function withoutTheirKind(query: Query): Query {
  const { comparison } = query;
  if (comparison?.against !== "subject") return query;
  const bare = (subject: Subject): Subject => {
    const named = (subject.merchants ?? []).filter((name) => shopKindName(name) === null);
    return named.length > 0 ? { ...subject, merchants: named } : subject;
  };
  return { ...query, subject: bare(query.subject), comparison: { ...comparison, subject: bare(comparison.subject) } };
}

const ALL = /\b(?:everything|altogether|in total|overall|the whole (?:month|year|week)|all (?:my|our) spending)\b/i;

/** The sums of everything in a text that names one thing are of what it names. */
export function nothingDropped(read: Understood, text: string, person: Person): Understood {
  if (read.is !== "queries" || !read.queries.some(isOfEverything)) return read;
  if (read.queries.some(({ subject }) => hasNames(subject))) return read;
  const names = namesIn(text, person);
  const shops = names.filter(({ kind }) => kind === "merchant");
  // Of several it isn't clear which is meant; one shop is, whatever kind it is called beside.
  const [only, ...others] = shops.length > 0 ? shops : names;
  const isOne = only && others.every(({ values }) => values.join("|") === only.values.join("|"));
  if (!isOne || ALL.test(text)) return read;
  const subject = subjectOf([only]);
  return { ...read, queries: read.queries.map((query) => (isOfEverything(query) ? { ...query, subject } : query)) };
}
