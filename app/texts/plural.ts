// How many of it: figures, nouns and lists as American English has them, by the language's rules that browsers and Node
// carry with them.

import { grouped } from "~/domain/money";

// Made when first asked for: a cheap phone takes long to set one up.
const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
const rules = once(() => new Intl.PluralRules("en-US"));
const clauseList = once(() => new Intl.ListFormat("en-US"));
// Names have no comma before the last.
const nameList = once(() => new Intl.ListFormat("en-GB"));

/** The noun alone, for one or for several of it. */
export const nounFor = (count: number, one: string, several = `${one}s`): string =>
  rules().select(count) === "one" ? one : several;

/** '1 transaction', '2,000 transactions'. */
export const counted = (count: number, one: string, several?: string): string =>
  `${grouped(count)} ${nounFor(count, one, several)}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string => nameList().format(names);

/** 'a', 'a and b', 'a, b, and c': where each is half a sentence. */
export const listedClauses = (clauses: readonly string[]): string => clauseList().format(clauses);
