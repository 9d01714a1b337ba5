// What a calculation is of, as people name it: 'rent', 'my savings', 'what I owe on the card', 'my take-home pay'.

import { query, type Period, type Query } from "~/domain/coach/query/algebra";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Person } from "~/domain/coach/reading/person";
import { type Entity, spot } from "~/domain/coach/reading/spot";
import { overlaps } from "~/domain/language/words";

const INCOME =
  /^(?:(?:my|our|the|a|total|monthly|usual|whole) )*(?:income|pay|pay ?checks?|take home(?: pay)?|salary|wages|earnings)(?: i earn)?$/;
const BILLS = /^(?:(?:my|our|the|all|monthly|regular|of) )*bills$/;
const SUBSCRIPTIONS = /^(?:(?:my|our|the|all|monthly|of) )*subscriptions$/;
const DEBTS =
  /^(?:(?:my|our|the|all|total|of) )*debts?$|^(?:everything |all |all that |what )(?:i|we) owe(?: in all| in total| altogether)?$/;
const OWED = /^(?:what (?:i|we) owe on|what is owed on|(?:the |my |our )?(?:debt|balance) (?:on|of)) /;
const SPENT =
  /^(?:what (?:i|we) (?:spend|spent|pay|paid) (?:on|for|at)|(?:my |our |the )?spending (?:on|at)|spent on|paying) /;
const FILLERS =
  /^(?:my|our|the|a|for|on|at|of|and|bills?|payments?|spending|costs?|account|balance|money|monthly|credit|all|,)$/;

const HOLDS = new Set(["checking", "savings", "investment"]);

/** Over days that are said, what flows is their sum; else it's an amount a month. Null where the words name anything else. */
export function operandOf(said: string, person: Person, period: Period | null): Query | null {
  const words = said.trim();
  const flow = (rest: Partial<Query>): Query =>
    query({ statistic: period === null ? "per-month" : "total", period, ...rest });
  if (INCOME.test(words)) return flow({ measure: "earned" });
  if (BILLS.test(words)) return query({ measure: "bills", statistic: "per-month" });
  if (SUBSCRIPTIONS.test(words)) return query({ measure: "subscriptions" });
  if (DEBTS.test(words)) return query({ measure: "owed" });
  const [isOwed, isSpent] = [OWED.test(words), SPENT.test(words)];
  const named = namedIn(words.replace(OWED, "").replace(SPENT, ""), person);
  if (!named) return null;
  const places = named.filter(({ kind }) => kind === "kind" || kind === "account");
  if (places.length === 0) {
    const isShop = named.every(({ kind }) => kind === "category" || kind === "part" || kind === "merchant");
    return isShop && !isOwed ? flow({ measure: "spent", subject: subjectOf(named) }) : null;
  }
  if (places.length < named.length || isSpent) return null;
  const kinds = places.flatMap(({ kind, values }) =>
    values.map((value) => (kind === "kind" ? value : (person.accounts.find(({ id }) => id === value)?.kind ?? ""))),
  );
  const holds = kinds.every((kind) => HOLDS.has(kind));
  if (!holds && kinds.some((kind) => HOLDS.has(kind))) return null;
  return holds && isOwed ? null : query({ measure: holds ? "balance" : "owed", subject: subjectOf(places) });
}

/** The names that all of these words are; null where a word is left that says anything else. */
function namedIn(words: string, person: Person): readonly Entity[] | null {
  const spots = spot(words, person);
  const entities = apart(spots.entities, OF_DEBT.test(words));
  const isCovered = spots.words.every(
    (word, at) => FILLERS.test(word) || entities.some(({ start, end }) => start <= at && at < end),
  );
  return entities.length > 0 && isCovered ? entities : null;
}

/** 'The car loan' is what is owed, 'the car payment' what is spent. */
const OF_DEBT = /\b(?:loans?|cards?)\b/;

/** Of names at one place the longest, an account before its kind. */
function apart(all: readonly Entity[], isOfDebt: boolean): Entity[] {
  const places = all.filter(({ kind }) => kind === "account" || kind === "kind");
  const known = isOfDebt && places.length > 0 ? places : all;
  const order = [...known].sort((a, b) => b.end - b.start - (a.end - a.start) || (a.kind === "account" ? -1 : 1));
  const kept: Entity[] = [];
  for (const one of order) if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
