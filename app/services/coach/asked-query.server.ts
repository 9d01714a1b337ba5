// Between a query as a model says it and one that the engine answers. Every name is looked up among the person's own, or
// has to stand in the question; every day, amount and number is checked. What doesn't hold is told, not mended.
import { ACCOUNT_KINDS, type AskedQuery } from "~/contracts/asked-query";
import { CATEGORIES } from "~/domain/categories/list";
import { CATEGORY_SETS } from "~/domain/categories/sets";
import {
  type Comparison,
  type Condition,
  type Period,
  type Query,
  query,
  type Subject,
} from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/query/person";
import { shopKindName } from "~/domain/coach/query/shop-kinds";
import { slipsAllowed, slipsBetween } from "~/domain/language/spelling";
import { plainWords } from "~/domain/language/words";
import { toCents } from "~/domain/money";
import { isDay } from "~/domain/periods";

/** A name that is none of the person's, with those of theirs that are near to it. */
export type UnknownName = { said: string; near: readonly string[] };
export type Checked =
  | { is: "query"; query: Query }
  | { is: "unknown"; names: readonly UnknownName[] }
  /** A part of it says nothing that can be asked. */
  | { is: "wrong"; part: string };

/** What doesn't hold, as it is found; what stands in its place is never asked. */
type Faults = { wrong: string[]; unknown: UnknownName[] };

const MOST_NAMES = 12;
const MOST_NEAR = 6;
const MOST_DOLLARS = 1_000_000_000;
const MOST_ROWS = 50;
const MOST_TIMES = 10_000;
const MOST_PERCENT = 1_000;

export function checkedQuery(asked: AskedQuery, person: Person, question: string): Checked {
  const faults: Faults = { wrong: [], unknown: [] };
  const names = namesFor(person, question, faults);
  const found = query({
    measure: asked.measure,
    statistic: asked.statistic,
    subject: subjectOf(asked.subject, names, faults),
    period: asked.period && periodOf(asked.period, faults),
    shape: asked.shape,
    by: asked.by,
    comparison: asked.comparison && comparisonOf(asked.comparison, names, faults),
    condition: conditionOf(asked.condition, faults),
    take: asked.take === null ? null : whole("take", asked.take, [1, MOST_ROWS], faults),
    least: asked.least,
  });
  const [part] = faults.wrong;
  if (part !== undefined) return { is: "wrong", part };
  return faults.unknown.length > 0 ? { is: "unknown", names: fewOf(faults.unknown) } : { is: "query", query: found };
}

/** However many names a model makes up, it hears of six of the person's. */
function fewOf(unknown: readonly UnknownName[]): UnknownName[] {
  let left = MOST_NEAR;
  return unknown.slice(0, MOST_NEAR).map(({ said, near: all }) => {
    const told = all.slice(0, left);
    left -= told.length;
    return { said, near: told };
  });
}

type Names = Record<"shops" | "accounts" | "from" | "goals" | "leftOut", (said: readonly string[]) => string[]>;

/** How each kind of name is looked up; what isn't found is added to the faults. */
function namesFor(person: Person, question: string, faults: Faults): Names {
  const shops = [...new Set([...person.merchants, ...person.payers, ...person.recurring.map(({ name }) => name)])];
  const typed = ` ${plainWords(question)} `;
  const each =
    (known: readonly string[], find: (said: string) => readonly string[]) =>
    (all: readonly string[]): string[] =>
      some(all, faults).flatMap((said) => {
        const found = find(said.trim());
        if (found.length === 0)
          faults.unknown.push({ said: said.trim().slice(0, 60), near: near([said, question], known) });
        return found;
      });
  const ids = (all: readonly { id: string; name: string; bank?: string }[], words: readonly string[] = []) =>
    each(
      all.map(({ name }) => name),
      (said) =>
        words.includes(said)
          ? [said]
          : all
              .filter(({ name, bank }) => [name, `${bank ?? ""} ${name}`].some((known) => isSame(known, said)))
              .map(({ id }) => id),
    );
  return {
    shops: each(shops, (said) => {
      const isOwn = said.length > 2 && shops.some((name) => name.toLowerCase().includes(said.toLowerCase()));
      const isTyped = plainWords(said).length > 2 && typed.includes(` ${plainWords(said)} `);
      return isOwn || isTyped || shopKindName(said) !== null ? [said] : [];
    }),
    accounts: ids(person.accounts),
    from: ids(person.accounts, ACCOUNT_KINDS),
    goals: ids(person.goals),
    leftOut: ids([...person.accounts, ...person.goals], LEFT_OUT),
  };
}

/** What is left out is a category, a set of them, or a kind of account; or it has a name. */
const LEFT_OUT: readonly string[] = [
  ...CATEGORIES.map(({ id }) => id),
  ...CATEGORY_SETS.map(({ id }) => id),
  ...ACCOUNT_KINDS,
];

const isSame = (one: string, other: string): boolean => plainWords(one) === plainWords(other);

/** Names that are near to what the model said, and to a word of the question too: else a model could ask for any. */
const near = (texts: readonly string[], known: readonly string[]): string[] =>
  known.filter((name) => texts.every((text) => isNear(name, text))).slice(0, MOST_NEAR);

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

function subjectOf(asked: AskedQuery["subject"], names: Names, faults: Faults): Subject {
  const { categories, merchants, accounts, kinds, from, goals, except, exceptMerchants, either } = asked;
  return {
    ...(categories ? { categories: some(categories, faults) } : {}),
    ...(merchants ? { merchants: names.shops(merchants) } : {}),
    ...(accounts ? { accounts: names.accounts(accounts) } : {}),
    ...(kinds ? { kinds: some(kinds, faults) } : {}),
    ...(from ? { from: names.from(from) } : {}),
    ...(goals ? { goals: names.goals(goals) } : {}),
    ...(except ? { except: names.leftOut(except) } : {}),
    ...(exceptMerchants ? { exceptMerchants: names.shops(exceptMerchants) } : {}),
    ...(either ? { either } : {}),
  };
}

/** At least one and not too many. */
function some<T>(all: readonly T[], faults: Faults): T[] {
  if (all.length === 0 || all.length > MOST_NAMES) faults.wrong.push("names");
  return [...new Set(all.slice(0, MOST_NAMES))];
}

function periodOf({ from, to }: Period, faults: Faults): Period {
  if (!isDay(from) || !isDay(to) || from > to) faults.wrong.push("period");
  return { from, to };
}

function comparisonOf(asked: NonNullable<AskedQuery["comparison"]>, names: Names, faults: Faults): Comparison {
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
    ...(times === null ? {} : { times: whole("times", times, [0, MOST_TIMES], faults) }),
    ...(timesMost === null ? {} : { timesMost: whole("timesMost", timesMost, [0, MOST_TIMES], faults) }),
    ...(sumMin === null ? {} : { sumMin: centsOf(sumMin, faults) }),
    ...(sumMax === null ? {} : { sumMax: centsOf(sumMax, faults) }),
    ...(pending ? { pending } : {}),
    ...(empty ? { empty } : {}),
    ...(percent === null ? {} : { percent: within("percent", percent, [0, MOST_PERCENT], faults) }),
    ...(nth === null ? {} : { nth: whole("nth", nth, [2, MOST_ROWS], faults) }),
  };
}

function centsOf(dollars: number, faults: Faults): number {
  const cents = toCents(within("amount", dollars, [-MOST_DOLLARS, MOST_DOLLARS], faults));
  if (cents === null) faults.wrong.push("amount");
  return cents ?? 0;
}

const weekdaysOf = (days: readonly number[], faults: Faults): number[] =>
  some(days, faults).map((day) => whole("weekdays", day, [0, 6], faults));

type Bounds = readonly [least: number, most: number];

function within(part: string, value: number, [least, most]: Bounds, faults: Faults): number {
  if (!(value >= least && value <= most)) faults.wrong.push(part);
  return value;
}

function whole(part: string, value: number, bounds: Bounds, faults: Faults): number {
  if (!Number.isInteger(value)) faults.wrong.push(part);
  return within(part, value, bounds, faults);
}
