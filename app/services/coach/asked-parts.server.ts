// The parts of what a model asks for that code checks: names are looked up among the person's own, or have to stand in the
// question; amounts and numbers are bounded. What doesn't hold is told, not mended.
import { ASKED_ACCOUNT_KINDS } from "~/contracts/asked-query";
import { CATEGORIES } from "~/domain/categories/list";
import { CATEGORY_SETS } from "~/domain/categories/sets";
import { goalsCalled } from "~/domain/coach/reading/goal-names";
import type { Person } from "~/domain/coach/reading/person";
import { kindSaid, shopKindName } from "~/domain/coach/query/shop-kinds";
import { tagOf } from "~/domain/ledger/tags";
import { KINDS_OF_DEBT } from "~/domain/coach/plans/turn";
import { companyName } from "~/domain/language/company-names";
import { slipsAllowed, slipsBetween } from "~/domain/language/spelling";
import { plainWords } from "~/domain/language/words";
import { toCents } from "~/domain/money";

/** A name that is none of the person's, with those of theirs that are near to it. */
export type UnknownName = { said: string; near: readonly string[] };
/** What may be said back to a model. */
export type AskedRefusal =
  | { is: "unknown"; names: readonly UnknownName[] }
  /** A part of it says nothing that can be asked. */
  | { is: "wrong"; part: string };

/** What doesn't hold, as it is found; what stands in its place is never asked. */
export type Faults = { wrong: string[]; unknown: UnknownName[] };
export const noFaults = (): Faults => ({ wrong: [], unknown: [] });

/** Null where all holds. */
export function refusedFor({ wrong: [part], unknown }: Faults): AskedRefusal | null {
  if (part !== undefined) return { is: "wrong", part };
  return unknown.length > 0 ? { is: "unknown", names: fewOf(unknown) } : null;
}

const MAX_NAMES = 12;
const MAX_NEAR = 6;
const MAX_DOLLARS = 1_000_000_000;

/** However many names a model makes up, it hears of six of the person's. */
function fewOf(unknown: readonly UnknownName[]): UnknownName[] {
  let left = MAX_NEAR;
  return unknown.slice(0, MAX_NEAR).map(({ said, near: all }) => {
    const told = all.slice(0, left);
    left -= told.length;
    return { said, near: told };
  });
}

export type NameFinders = Record<
  "shops" | "accounts" | "from" | "goals" | "tags" | "texts" | "leftOut",
  (said: readonly string[]) => string[]
>;

/** How each kind of name is looked up; what isn't found is added to the faults. */
export function namesFor(person: Person, question: string, faults: Faults): NameFinders {
  const shops = [...new Set([...person.merchants, ...person.payers, ...person.recurring.map(({ name }) => name)])];
  const typed = ` ${plainWords(question)} `;
  const { tags = [] } = person;
  return {
    shops: lookedUp(shops, question, faults, (name) => {
      const said = name.replace(AROUND, "");
      const isOwn = said.length > 2 && shops.some((shop) => shop.toLowerCase().includes(said.toLowerCase()));
      const [asTyped] = isOwn ? [] : shops.filter((shop) => companyName(shop) === companyName(said));
      if (asTyped !== undefined) return [asTyped];
      const kind = isOwn || shopKindName(said) !== null ? null : kindSaid(plainWords(said));
      if (kind !== null) return [kind];
      const isTyped = plainWords(said).length > 2 && typed.includes(` ${plainWords(said)} `);
      return isOwn || isTyped || isPaychecks(said) || shopKindName(said) !== null ? [said] : [];
    }),
    accounts: ownNames(person.accounts, question, faults),
    from: ownNames(person.accounts, question, faults, ASKED_ACCOUNT_KINDS),
    // A goal may be called by what it's for, as the built-in reader knows it: 'vacation' is 'Summer in Maine'.
    goals: lookedUp(
      person.goals.map(({ name }) => name),
      question,
      faults,
      (said) => {
        const own = idsOf(said, person.goals);
        return own.length > 0 ? own : goalMeant(said, person);
      },
    ),
    tags: lookedUp(tags, question, faults, (said) =>
      tags.includes(tagOf(said)) || typed.includes(` ${plainWords(said)} `) ? [tagOf(said)] : [],
    ),
    // What somebody wrote on rows, nobody but them knows: it has to stand in the question.
    texts: lookedUp([], question, faults, (said) => (typed.includes(` ${plainWords(said)} `) ? [said] : [])),
    leftOut: ownNames([...person.accounts, ...person.goals], question, faults, LEFT_OUT),
  };
}

/** By what it's for, where one alone can be meant. That it's a loan says not which: 'student loan' is no 'Car Loan'. */
export function goalMeant(said: string, person: Person): string[] {
  const purpose = plainWords(said)
    .replace(/ goals?$/, "")
    .replace(A_DEBT, "");
  const called = goalsCalled(`${purpose} goal`, person).flatMap(({ values }) => values);
  const ids = [...new Set(called)];
  return ids.length === 1 ? ids : [];
}

const A_DEBT = / (?:loans?|mortgage|debts?|card)$/;

/** Pay that came is what those who pay regularly have paid: nobody is called so. */
export const isPaychecks = (said: string): boolean => /^(?:my |our )?(?:pay|pay ?checks?|salary|wages?)$/i.test(said);

/** What a sentence puts around a name, as 'at Roast & Co.' has its full stop. */
const AROUND = /^[\s"'“”‘’.,;:!?]+|[\s"'“”‘’.,;:!?]+$/g;

type Named = { id: string; name: string; bank?: string };

/** Ids of what bears the names that are said, or words that stand for themselves. */
function ownNames(
  all: readonly Named[],
  question: string,
  faults: Faults,
  words: readonly string[] = [],
): (said: readonly string[]) => string[] {
  const known = all.map(({ name }) => name);
  return lookedUp(known, question, faults, (said) => (words.includes(said) ? [said] : idsOf(said, all)));
}

/** What is owed, by its name, or by what it pays for where one alone is of that kind: 'the car', 'my student loan'. */
export const debtNames = (
  all: readonly NamedDebt[],
  question: string,
  faults: Faults,
  others: readonly Named[] = [],
  otherwise: (said: string) => string[] = () => [],
): ((said: readonly string[]) => string[]) =>
  lookedUp(
    [...all, ...others].map(({ name }) => name),
    question,
    faults,
    (said) => {
      const own = idsOf(said, [...all, ...others]);
      if (own.length > 0) return own;
      const debt = idsByPurpose(said, all);
      return debt.length > 0 ? debt : otherwise(said);
    },
  );

type NamedDebt = Named & { kind: string };

/** The card or loan that is for it: one alone. */
export function debtFor(said: string, { accounts }: Person): NamedDebt | null {
  const debts = accounts.filter(({ kind }) => kind === "credit" || kind === "loan");
  const [id] = idsByPurpose(said, debts);
  return debts.find((debt) => debt.id === id) ?? null;
}

/** An account before the goal that pays it off: both are one debt. */
function idsByPurpose(said: string, all: readonly NamedDebt[]): string[] {
  const [, purpose] = Object.entries(KINDS_OF_DEBT).find(([, pattern]) => pattern.test(said)) ?? [];
  if (!purpose) return [];
  const isCard = purpose.test("card");
  const meant = all.filter(({ name, kind }) => (isCard ? kind === "credit" : kind !== "credit" && purpose.test(name)));
  const accounts = meant.filter(({ kind }) => kind !== "goal");
  const found = accounts.length > 0 ? accounts : meant;
  return found.length === 1 ? found.map(({ id }) => id) : [];
}

/** By its whole name; else by a part of it that no other has. */
function idsOf(said: string, all: readonly Named[]): string[] {
  const whole = all.filter(({ name, bank }) => [name, `${bank ?? ""} ${name}`].some((known) => isSame(known, said)));
  if (whole.length > 0) return whole.map(({ id }) => id);
  const words = plainWords(said).split(" ").filter(Boolean);
  const alike = all.filter(({ name, bank }) => {
    const own = plainWords(`${bank ?? ""} ${name}`).split(" ");
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return alike.length === 1 ? alike.map(({ id }) => id) : [];
}

const lookedUp =
  (known: readonly string[], question: string, faults: Faults, find: (said: string) => readonly string[]) =>
  (all: readonly string[]): string[] =>
    some(all, faults).flatMap((said) => {
      const found = find(said.trim());
      if (found.length === 0)
        faults.unknown.push({ said: said.trim().slice(0, 60), near: near([said, question], known) });
      return found;
    });

/** What is left out is a category, a set of them, or a kind of account; or it has a name. */
const CATEGORY_IDS: readonly string[] = [...CATEGORIES, ...CATEGORY_SETS].map(({ id }) => id);
const LEFT_OUT: readonly string[] = [...CATEGORY_IDS, ...ASKED_ACCOUNT_KINDS];

const isSame = (one: string, other: string): boolean => plainWords(one) === plainWords(other);

/** Names that are near to what the model said, and to a word of the question too: else a model could ask for any. */
const near = (texts: readonly string[], known: readonly string[]): string[] =>
  known.filter((name) => texts.every((text) => isNear(name, text))).slice(0, MAX_NEAR);

/** One word of each begins alike, or is the other with a slip. */
function isNear(name: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(name).some((own) =>
    words.some((word) => {
      const most = Math.min(slipsAllowed(own.length), slipsAllowed(word.length));
      return own.slice(0, LEAST_ALIKE) === word.slice(0, LEAST_ALIKE) || slipsBetween(own, word, most) <= most;
    }),
  );
}
const LEAST_ALIKE = 4;
const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => word.length >= LEAST_ALIKE);

export const isCategory = (id: string): boolean => CATEGORY_IDS.includes(id);

/** The asker's own words. */
export const isTyped = (said: string, question: string): boolean =>
  plainWords(said) !== "" && ` ${plainWords(question)} `.includes(` ${plainWords(said)} `);

export function categoriesOf(ids: readonly string[], faults: Faults): string[] {
  if (!ids.every(isCategory)) faults.wrong.push("categories");
  return some(ids, faults);
}

/** At least one and not too many. */
export function some<T>(all: readonly T[], faults: Faults): T[] {
  if (all.length === 0 || all.length > MAX_NAMES) faults.wrong.push("names");
  return [...new Set(all.slice(0, MAX_NAMES))];
}

export function centsOf(dollars: number, faults: Faults): number {
  const cents = toCents(within("amount", dollars, [-MAX_DOLLARS, MAX_DOLLARS], faults));
  if (cents === null) faults.wrong.push("amount");
  return cents ?? 0;
}

type Bounds = readonly [least: number, most: number];

export function within(part: string, value: number, [least, most]: Bounds, faults: Faults): number {
  if (!(value >= least && value <= most)) faults.wrong.push(part);
  return value;
}

export function whole(part: string, value: number, bounds: Bounds, faults: Faults): number {
  if (!Number.isInteger(value)) faults.wrong.push(part);
  return within(part, value, bounds, faults);
}
