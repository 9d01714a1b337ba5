// What a flow is about: the shops, payers and accounts that a text names, what is left out of them, and what they are when
// several are held against each other or put in order.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { overlaps } from "~/domain/language/words";
import { categoriesOfSet } from "~/domain/categories/sets";
import { addDays } from "~/domain/periods";
import type { Comparison, Flow, Period, Query, Subject } from "~/domain/coach/query/algebra";
import { splitAccounts, splitExcept } from "./split-names";
import { movedFromTo } from "./moved-from";
import { leftOutOf, subjectOf } from "./named-subject";
import type { QueryDraft } from "./parts";
import type { Person } from "./person";
import { categoryAround } from "~/domain/coach/query/shop-kinds";
import type { ShapeCue } from "./shape-words";
import { isKnownWord } from "./known-words";
import { type Entity, type Spots } from "./spot";

type Named = {
  named: readonly Entity[];
  within: readonly Entity[];
  except: readonly Entity[];
  unknown: { name: string } | null;
  said: Partial<Query>;
};

export function subjectSaid(
  measure: Flow,
  spots: Spots,
  person: Person,
  { named, within, except, unknown, said }: Named,
): Subject {
  const moved = measure === "moved" ? movedFromTo(named, spots) : null;
  if (moved) return moved;
  const stranger = measure === "earned" && within.length === 0 ? payerUnknown(spots, person) : null;
  const merchants = stranger === null ? unknown?.name.split(/ (?:vs|versus|or|and|,) /) : [stranger];
  const base: Subject = {
    ...subjectOf(said.shape === "share" ? named : withoutParts(named, spots)),
    ...(merchants ? { merchants } : {}),
  };
  const subject: Subject = {
    ...base,
    ...(measure === "earned" ? fromWhom(base, spots, person) : {}),
    ...(measure === "spent" && base.categories && base.merchants && areListed(named, spots) ? { either: true } : {}),
    ...leftOutOf(except),
  };
  if (measure === "moved" && subject.kinds === undefined && /\binvest(?:ed|ing)?\b/.test(spots.plain))
    return { ...subject, kinds: ["investment"] };
  return measure === "spent" && said.by === "merchant" && SHOPS.test(spots.plain) && isBareSubject(subject)
    ? { ...subject, except: NO_SHOPS }
    : subject;
}

/** 'Gas, groceries and Casa Verde': a category beside a shop, joined as one joins what is added up. */
function areListed(named: readonly Entity[], { words }: Spots): boolean {
  const isCategory = ({ kind }: Entity) => kind === "category";
  if (!named.some(isCategory) || named.every(isCategory)) return false;
  const between = named.flatMap((one, at) => {
    const before = named[at - 1];
    return before ? [words.slice(before.end, one.start).join(" ")] : [];
  });
  return between.every((joint) => LISTED.test(joint)) && (named.length > 2 || between.some((joint) => joint !== ","));
}
const LISTED = /^(?:and|or|,|plus)(?: (?:and|or|the|my|our|plus|at|on|for))*$/;

/** 'Fun stuff, movies and all': what lies within a category that is named beside it narrows nothing. */
export function withoutParts(named: readonly Entity[], { plain }: Pick<Spots, "plain">): Entity[] {
  const categories = named.flatMap(({ kind, values }) => (kind === "category" ? values.flatMap(categoriesOfSet) : []));
  // 'Coffee, only the one at the corner': the shop is what is meant.
  if (named.some(({ kind }) => kind === "merchant") && / only$|\bonly (?:the|at|from)\b/.test(plain))
    return named.filter(({ kind }) => kind !== "part");
  if (named.filter(({ kind }) => kind === "part").length > 1 && !ALL_OF_IT.test(plain)) return [...named];
  // 'Entertainment, just the cinema and the playhouse': a shop beside the kind narrows what the two are parts of.
  const isShop = ({ kind }: Entity) => kind === "merchant";
  if (named.some(isShop) && named.some(({ kind }) => kind === "part"))
    return named.filter(({ kind, values }) => kind !== "category" || !isAroundParts(values, named));
  return named.filter(({ kind, values }) => kind !== "part" || !values.some(isWithin(categories)));
}

const ALL_OF_IT = /\b(?:all (?:the|that)|everything|and all|(?:whole|entire|full|complete) (?:category|thing|lot))\b/;
const isAroundParts = (categories: readonly string[], named: readonly Entity[]): boolean => {
  const within = categories.flatMap(categoriesOfSet);
  return named.some(({ kind, values }) => kind === "part" && values.some(isWithin(within)));
};
/** A kind of shop within one of these categories. */
const isWithin = (categories: readonly (string | null)[]) => (part: string) =>
  categories.includes(categoryAround(part));

/** Two names are held against each other by their sums. */
export const heldQuery = ({ query, comparison }: QueryDraft): Partial<Query> => ({
  ...query,
  ...(query.shape === "yes-no" ? { shape: "figure" } : {}),
  period: bothDays(query.period ?? null, comparison),
});

export const rankedAmong = (said: Partial<Query>): Partial<Query> => ({
  ...said,
  shape: "ranking",
  by: "merchant",
  statistic: said.statistic === "count" ? "count" : "total",
  take: null,
});

/** 'The pharmacy counter': a word that means nothing elsewhere, right behind or before the name of what is bought. */
export const besideNames = ({ words }: Spots, within: readonly Entity[], unused: readonly string[]): string[] =>
  unused.filter((word) => {
    const at = words.indexOf(word);
    return (
      /^\p{L}{4,}$/u.test(word) &&
      !isKnownWord(word) &&
      within.some(
        ({ kind, start, end }) => (kind === "category" || kind === "part") && (end === at || start === at + 1),
      )
    );
  });

/** 'Rides versus gas, September and October': where names are held against each other, days that adjoin are one stretch. */
function bothDays(period: Period | null, comparison: Comparison | null): Period | null {
  if (period === null || comparison?.against !== "period") return period;
  const [first, last] = [period, comparison.period].sort((a, b) => (a.from < b.from ? -1 : 1));
  return first && last && addDays(first.to, 1) === last.from ? { from: first.from, to: last.to } : period;
}

/** 'Which store do we give the most to, Corner or Fairway or Green Basket': three names and more are put in order. */
export function namesToRank({ plain, words }: Spots, cues: readonly ShapeCue[], within: readonly Entity[]): Entity[] {
  const shops = within.filter(({ kind }) => kind === "merchant");
  const isAsked =
    cues.some(({ shape, by }) => shape === "ranking" && by === "merchant") ||
    /\b(?:which|rank|compare|who|order|vs|versus|against)\b/.test(plain);
  const isListed = shops.every(({ start }, at) => {
    const before = shops[at - 1];
    return (
      before === undefined ||
      /^(?:or|and|,|vs|versus)(?: (?:or|and|,|the|vs|versus))*$/.test(words.slice(before.end, start).join(" "))
    );
  });
  return shops.length > 2 && isAsked && isListed ? shops : [];
}

/** Moved to one account and not to another. */
export function keptAndLeftOut(measure: Flow, spots: Spots, all: readonly Entity[]): ReturnType<typeof splitExcept> {
  const accounts = splitAccounts(spots, all);
  const isSplit = measure === "moved" && accounts.except.length > 0 && accounts.within.length > 0;
  return isSplit ? { ...accounts, except: [] } : splitExcept(spots, all);
}

/** Shops are where one shops: no rent, no loans, no gifts to a church. */
const SHOPS = /\b(?:shops?|stores?)\b/;
const NO_SHOPS = ["fixed"];
const isBareSubject = ({ categories, merchants, except }: Subject): boolean =>
  categories === undefined && merchants === undefined && except === undefined;

const NO_INTEREST =
  /\b(?:excluding|without|except(?: for)?|not counting|not including|minus|besides|other than)(?: the| my| any)? interest\b/;

/** Pay is what an employer pays, no interest. */
const PAY = /\b(?:pay ?checks?|paydays?|salary|wages?|(?:net|take ?home|gross) pay)\b/;
function fromWhom({ merchants }: Subject, { plain }: Spots, person: Person): Subject {
  // 'Apart from my regular pay': what stands behind 'from' is no payer.
  if (BESIDES_PAY.test(plain) && person.employers.length > 0)
    return { merchants: undefined, exceptMerchants: person.employers };
  if (NO_INTEREST.test(plain)) return { exceptMerchants: ["interest"] };
  if (/\binterest\b/.test(plain)) return { merchants: ["interest"] };
  return merchants === undefined && PAY.test(plain) ? whoPays(person) : {};
}
/** 'Besides the paychecks, did any money come in': from anybody but who pays regularly. */
const BESIDES_PAY = inOrder(
  /\b/,
  anyOf(
    /besides|beside|other than|apart from|aside from|except(?: for)?|not counting|excluding|without|outside(?: of)?/,
    /on top of|not from/,
  ),
  / (?:(?:the|my|our|his|her|regular|normal|usual) )*/,
  /(?:pay ?checks?|paydays?|payroll|pay|salary|salaries|wages?|jobs?|work)\b/,
);

/** Whoever everybody knows, and who never paid this person: nothing came from there. */
function payerUnknown({ entities, plain }: Spots, { merchants }: Person): string | null {
  const [only, ...others] = entities.filter(
    ({ kind, values }) => kind === "merchant" && !values.some((name) => merchants.includes(name)),
  );
  return only && others.length === 0 && /\b(?:pay|paid|pays|paying|from|earn|earned|made|make|income)\b/.test(plain)
    ? (only.values[0] ?? null)
    : null;
}
const whoPays = ({ payers }: Person): Subject => {
  const working = payers.filter((name) => !/\b(?:interest|dividends?|refund|cash ?back)\b/i.test(name));
  return working.length > 0 && working.length < payers.length ? { merchants: working } : {};
};

/** 'My credit card' where an account is called 'My credit': what kind it is says no more. */
export const kindsOf = (chosen: readonly Entity[], { entities }: Spots): Entity[] =>
  entities.filter(
    (one) => one.kind === "kind" && chosen.some((other) => other.kind === "account" && overlaps(one, other)),
  );

/** Longer names say more. */
export const lettersUsed = (entities: readonly Entity[]): number =>
  entities.reduce((sum, { start, end }) => sum + 0.1 * (end - start - 1), 0);
