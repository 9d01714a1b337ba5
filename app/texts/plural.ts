// How many of it: figures, nouns and lists as American English has them; nouns by the language's rules that browsers and
// Node carry with them.

import { grouped } from "~/domain/money";

// Made when first asked for: a cheap phone takes long to set one up.
const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
const rules = once(() => new Intl.PluralRules("en-US"));

/** 'goals', 'categories'. */
const severalOf = (one: string): string => (/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`);

/** The noun alone, for one or for several of it. */
export const nounFor = (count: number, one: string, several = severalOf(one)): string =>
  rules().select(count) === "one" ? one : several;

/** '1 transaction', '2,000 transactions'. */
export const counted = (count: number, one: string, several?: string): string =>
  `${grouped(count)} ${nounFor(count, one, several)}`;

// Not by Intl, which has no lists in Safari before 14.1.
const joined = (parts: readonly string[], beforeLast: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")}${beforeLast}${parts[parts.length - 1]}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string => joined(names, " and ");

/** 'a', 'a and b', 'a, b, and c': where each is half a sentence. */
export const listedClauses = (clauses: readonly string[]): string =>
  joined(clauses, clauses.length > 2 ? ", and " : " and ");
