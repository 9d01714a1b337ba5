// What a tale lends to the question behind it: its days, and the names that it is about.

import { type Query, query, type Subject } from "~/domain/coach/query/algebra";
import { isAsking, isTold, isTopic } from "./clauses";
import { subjectOf } from "./named-subject";
import type { Person } from "./person";
import { spot, type Spots } from "./spot";

/** 'Thanksgiving last year, how much on food': the days are said before the question, or the names that it is about. */
export function backgroundIn(segment: string, person: Person): Query | undefined {
  if (isAsking(segment)) return undefined;
  const { past, ahead, entities } = spot(segment, person);
  const comes =
    past.length === 0 || /^(?:before|by|until)\b/i.test(segment.trim())
      ? ahead.filter(({ to }) => to > person.today)
      : [];
  const [days, ...others] = comes.length > 0 ? comes : past;
  const period = days && others.length === 0 ? { from: days.from, to: days.to } : null;
  const subject = isTold(segment) || isTopic(segment, person) ? namesTold(entities, !isTold(segment)) : {};
  return period || Object.keys(subject).length > 0
    ? query({ subject, period, ...(comes.length > 0 ? { measure: "ahead" } : {}) })
    : undefined;
}

/** The shops that a tale names; where it names none, its one category. */
function namesTold(entities: Spots["entities"], isTopical: boolean): Subject {
  const shops = entities.filter(({ kind }) => kind === "merchant");
  const categories = entities.filter(({ kind }) => kind === "category");
  return shops.length > 0 ? subjectOf(shops) : categories.length === 1 || isTopical ? subjectOf(categories) : {};
}

/** A tale beside questions that name their own subject, or are of no spending. */
export const isExplained = (segment: string, read: readonly Query[]): boolean =>
  isTold(segment) && read.every(({ subject, measure }) => Object.keys(subject).length > 0 || measure !== "spent");
