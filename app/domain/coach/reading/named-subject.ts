// The subject that names in a text make: what they are together, what is left out, what is held against what.

import { categoriesOfSet } from "~/domain/categories/sets";
import type { Subject } from "~/domain/coach/query/algebra";
import { categoryAround } from "~/domain/coach/query/shop-kinds";
import type { Entity, EntityKind, Spots } from "./spot";

const FIELDS: Readonly<Record<EntityKind, "categories" | "merchants" | "accounts" | "kinds" | "goals" | "tags">> = {
  category: "categories",
  part: "merchants",
  merchant: "merchants",
  payer: "merchants",
  account: "accounts",
  kind: "kinds",
  goal: "goals",
  tag: "tags",
};

/** 'Lyft rides', 'Starbucks coffee': what stands right behind a shop's name describes it. */
const describes = (entity: Entity, all: readonly Entity[]): boolean =>
  entity.kind === "part" &&
  all.some(({ kind, start, end }) => kind === "merchant" && (end === entity.start || start === entity.end));

/** 'Groceries, restaurants and the coffees': a kind of shop that lies within a category beside it adds nothing; nor does a
 * category beside the car that it is of: 'the car, gas and all'. */
const isWithin = (entity: Entity, all: readonly Entity[]): boolean => {
  const [value = ""] = entity.values;
  const category = entity.kind === "part" ? categoryAround(value) : entity.kind === "category" ? value : null;
  if (category === null) return false;
  const isAround = (one: Entity) =>
    one !== entity && one.kind === "category" && one.values.flatMap(categoriesOfSet).includes(category);
  if (all.some((one) => isAround(one) && one.values.includes("car") && !isNarrowed(one, all))) return true;
  return entity.kind === "part" && all.filter((one) => one.kind === "category").length > 1 && all.some(isAround);
};

/** 'Our July trip, the flight plus the inn': what it consists of says it all. */
const isNarrowed = (entity: Entity, all: readonly Entity[]): boolean =>
  entity.kind === "category" &&
  ((entity.values.includes("travel") &&
    all.some((one) => one.kind === "part" && categoryAround(one.values[0] ?? "") === "travel")) ||
    (entity.values.includes("car") && all.filter((one) => one.end <= entity.start && isOfCar(one)).length > 1));
/** 'Gas, insurance and repairs for the car'. */
const isOfCar = ({ kind, values }: Entity): boolean => {
  const [value = ""] = values;
  const category = kind === "part" ? categoryAround(value) : kind === "category" ? value : null;
  return category !== null && category !== "car" && categoriesOfSet("car").includes(category);
};

/** 'Gas and electric': the power company is no other utility, so that gas is named by its stations beside it. */
const besideUtilities = (all: readonly Entity[]): readonly Entity[] =>
  all.some(({ kind, values }) => kind === "part" && categoryAround(values[0] ?? "") === "utilities")
    ? all.map((one) =>
        one.kind === "category" && one.values.includes("gas") ? { ...one, kind: "part", values: ["fuel"] } : one,
      )
    : all;

/** 'Restaurants, coffee at Bean Corner': what is bought at a shop that is named says no more. */
const isOfShop = ({ kind, end }: Entity, all: readonly Entity[], words: readonly string[]): boolean =>
  kind === "part" &&
  all.some(
    (other) =>
      other.kind === "merchant" && /^(?:at|from)(?: (?:the|my|our))?$/.test(words.slice(end, other.start).join(" ")),
  );

/** Kinds of shops that are nearly all of their category; of others a category would hold more than is asked about. */
const ALL_OF_THEIRS: ReadonlySet<string> = new Set(["church", "insurance", "food-bank", "repairs"]);

/** 'Charity and church': beside a category such a kind of shop is taken for its own category. */
export function inOneField(entities: readonly Entity[], { words }: Spots): Entity[] {
  const all = besideUtilities(entities.filter((one) => !isOfShop(one, entities, words)));
  return all.map((entity, at) => {
    const [value = ""] = entity.values;
    const around = entity.kind === "part" && ALL_OF_THEIRS.has(value) ? categoryAround(value) : null;
    const isJoined = runAround(all, at, words).some(({ kind }) => kind === "category");
    return around !== null && isJoined ? { ...entity, kind: "category", values: [around] } : entity;
  });
}

/** The names that are joined one to the next: 'gas, insurance and repairs'. */
function runAround(all: readonly Entity[], at: number, words: readonly string[]): readonly Entity[] {
  const isJoined = (first: Entity | undefined, second: Entity | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    /^(?:and|or|,|plus)(?: (?:and|or|the|my|our|plus))*$/.test(words.slice(first.end, second.start).join(" "));
  let [from, to] = [at, at];
  while (isJoined(all[from - 1], all[from])) from--;
  while (isJoined(all[to], all[to + 1])) to++;
  return all.slice(from, to + 1).filter((_, index) => from + index !== at);
}

export function subjectOf(all: readonly Entity[]): Subject {
  const subject: Record<string, string[]> = {};
  for (const { kind, values } of all.filter(
    (one) => !describes(one, all) && !isWithin(one, all) && !isNarrowed(one, all),
  )) {
    const field = (subject[FIELDS[kind]] ??= []);
    const wanted = (kind === "merchant" || kind === "payer") && isOneShop(values) ? [sharedName(values)] : values;
    for (const value of wanted) if (!field.includes(value)) field.push(value);
  }
  return subject;
}

/** Categories are left out by their ids, shops and tags by their names. */
export function leftOutOf(entities: readonly Entity[]): Subject {
  const { categories, merchants, tags } = subjectOf(entities);
  return {
    ...(categories ? { except: categories } : {}),
    ...(merchants ? { exceptMerchants: merchants } : {}),
    ...(tags ? { exceptTags: tags } : {}),
  };
}

/** Names that have nothing in common are several shops: those of a kind. */
const isOneShop = (names: readonly string[]): boolean => {
  const shared = sharedName(names).toLowerCase();
  return names.every((name) => name.toLowerCase().startsWith(shared));
};

/** What several spellings of a shop share: 'Starbucks' of 'Starbucks #12' and 'Starbucks #99', 'Uber' of 'Uber Eats' too. */
export function sharedName(names: readonly string[]): string {
  const shortest = [...names].sort((a, b) => a.length - b.length)[0] ?? "";
  let length = shortest.length;
  while (
    length > 0 &&
    !names.every((name) => name.slice(0, length).toLowerCase() === shortest.slice(0, length).toLowerCase())
  )
    length--;
  const shared = names.length > 1 ? wholeWords(shortest, length).replace(/[^\p{L}\p{N}]+$/u, "") : shortest;
  const plain = shared.replace(/(?:\s+[#*]?\d[\d-]*)+$/, "");
  return plain.length >= 3 ? plain : shortest;
}

/** 'Sunrise Fu' of 'Sunrise Fuel' and 'Sunrise Fudge' is no name: what ends inside a word ends before it. */
const wholeWords = (name: string, length: number): string =>
  /^[\p{L}\p{N}]/u.test(name.slice(length))
    ? name.slice(0, length).replace(/[\p{L}\p{N}]+$/u, "")
    : name.slice(0, length);

const HOLDS = /\b(?:vs|versus|than|compared? (?:to|with)|against|over)\b/;
const ASKS_WHICH =
  /\b(?:more|less|which|where|who|most|least|compare|comparison|difference|cheaper|pricier|higher|lower|bigger|smaller|costs?|winner)\b/;

/** 'Sunrise, per fill-up': beside a shop it only says of what one each is meant. */
const whatIsNamed = (side: readonly Entity[], words: readonly string[]): Entity[] =>
  side.filter(
    ({ kind, start }) =>
      kind === "merchant" ||
      !side.some((other) => other.kind === "merchant") ||
      !/^(?:per|each|a|every)$/.test(words[start - 1] ?? ""),
  );

/** 'March gas versus February gas' holds days against each other, and not gas. */
const isSame = (one: readonly Entity[], other: readonly Entity[]): boolean =>
  JSON.stringify(one.map(({ values }) => values)) === JSON.stringify(other.map(({ values }) => values));

/** Two names that are held against each other; null where they are one subject. */
export function heldApart(spots: Spots, entities: readonly Entity[]): [Entity[], Entity[]] | null {
  const { plain, words } = spots;
  const betweenAt = (at: number): string => words.slice(entities[at - 1]?.end ?? 0, entities[at]?.start ?? 0).join(" ");
  const places = entities.map((_, at) => at).slice(1);
  // 'Gas and the car payment versus rent' is held apart where a word holds it, and not at its 'and'.
  const held =
    places.find((at) => HOLDS.test(betweenAt(at)) && !isSame(entities.slice(0, at), entities.slice(at))) ??
    places.find(
      (at) =>
        ((/\bor\b/.test(betweenAt(at)) && ASKS_WHICH.test(plain)) ||
          (/^(?:and|,)/.test(betweenAt(at)) &&
            /\b(?:compare|comparison|difference|versus|which one|who)\b/.test(plain))) &&
        !isSame(entities.slice(0, at), entities.slice(at)),
    );
  if (held !== undefined)
    return [whatIsNamed(entities.slice(0, held), words), whatIsNamed(entities.slice(held), words)];
  return null;
}
