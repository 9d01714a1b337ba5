// The subject that names in a text make: what they are together, what is left out, what is held against what.

import { setCategories } from "~/domain/categories/sets";
import type { Span } from "~/domain/language/words";
import type { Subject } from "./algebra";
import { categoryAround } from "./shop-kinds";
import type { Entity, EntityKind, Spots } from "./spot";

const FIELDS: Readonly<Record<EntityKind, "categories" | "merchants" | "accounts" | "kinds" | "goals">> = {
  category: "categories",
  part: "merchants",
  merchant: "merchants",
  payer: "merchants",
  account: "accounts",
  kind: "kinds",
  goal: "goals",
};

/** 'Lyft rides', 'Starbucks coffee': what stands right behind a shop's name describes it. */
const describes = (entity: Entity, all: readonly Entity[]): boolean =>
  entity.kind === "part" &&
  all.some(({ kind, start, end }) => kind === "merchant" && (end === entity.start || start === entity.end));

/** 'Groceries, restaurants and the coffees': a kind of shop that lies within a category beside it adds nothing. */
const isWithin = ({ kind, values }: Entity, all: readonly Entity[]): boolean => {
  const category = kind === "part" ? categoryAround(values[0] ?? "") : null;
  return (
    category !== null &&
    all.filter((one) => one.kind === "category").length > 1 &&
    all.some((one) => one.kind === "category" && one.values.flatMap(setCategories).includes(category))
  );
};

/** 'Our July trip, the flight plus the inn': what it consists of says it all. */
const isNarrowed = ({ kind, values }: Entity, all: readonly Entity[]): boolean =>
  kind === "category" &&
  values.includes("travel") &&
  all.some((one) => one.kind === "part" && categoryAround(one.values[0] ?? "") === "travel");

/** 'Gas and electric': the power company is no other utility, so that gas is named by its stations beside it. */
const besideUtilities = (all: readonly Entity[]): readonly Entity[] =>
  all.some(({ kind, values }) => kind === "part" && categoryAround(values[0] ?? "") === "utilities")
    ? all.map((one) =>
        one.kind === "category" && one.values.includes("gas") ? { ...one, kind: "part", values: ["fuel"] } : one,
      )
    : all;

/** 'Charity and church': beside a category a kind of shop is taken for its own category, or the two would narrow each other. */
export function inOneField(entities: readonly Entity[], { words }: Spots): Entity[] {
  const all = besideUtilities(entities);
  return all.map((entity, at) => {
    const around = entity.kind === "part" ? categoryAround(entity.values[0] ?? "") : null;
    const isJoined = [all[at - 1], all[at + 1]].some((other) => {
      if (other?.kind !== "category") return false;
      const [first, second] = other.start < entity.start ? [other, entity] : [entity, other];
      return /^(?:and|or|,)(?: (?:and|or|the|my))*$/.test(words.slice(first.end, second.start).join(" "));
    });
    return around !== null && isJoined ? { ...entity, kind: "category", values: [around] } : entity;
  });
}

export function subjectOf(all: readonly Entity[]): Subject {
  const subject: Record<string, string[]> = {};
  for (const { kind, values } of all.filter(
    (one) => !describes(one, all) && !isWithin(one, all) && !isNarrowed(one, all),
  )) {
    const field = (subject[FIELDS[kind]] ??= []);
    const wanted = kind === "merchant" || kind === "payer" ? [sharedName(values)] : values;
    for (const value of wanted) if (!field.includes(value)) field.push(value);
  }
  return subject;
}

/** What several spellings of a shop share: 'Starbucks' of 'Starbucks #12' and 'Starbucks #99', 'Uber' of 'Uber Eats' too. */
export function sharedName(names: readonly string[]): string {
  const shortest = [...names].sort((a, b) => a.length - b.length)[0] ?? "";
  let length = shortest.length;
  while (
    length > 0 &&
    !names.every((name) => name.slice(0, length).toLowerCase() === shortest.slice(0, length).toLowerCase())
  )
    length--;
  const shared = names.length > 1 ? shortest.slice(0, length).replace(/[^\p{L}\p{N}]+$/u, "") : shortest;
  const plain = shared.replace(/(?:\s+[#*]?\d[\d-]*)+$/, "");
  return plain.length >= 3 ? plain : shortest;
}

const WITHOUT =
  /\b(?:not counting|not including|not (?=my rent|the rent)|don ?t count|do not count|excluding|exclude|except(?: for)?|without(?: counting| including)?|w ?\/o|besides|other than|minus|aside from|apart from|leaving out|leave out|taking out|take out|ignoring|but not)\b/;
const JOINED = /^(?:(?:and|or|no|not|nor|,|the|my|our|for|at|on|any|all|either|shops?|places?|stuff|spending) ?)*$/;
const LEFT_OUT: ReadonlySet<EntityKind> = new Set(["category", "part", "merchant"]);

/** 'Not coffee', 'no rent': right before a name these words leave it out. */
function notThese({ plain, words }: Spots, entities: readonly Entity[]): RegExpExecArray | null {
  const found = entities.find(
    ({ kind, start }) => LEFT_OUT.has(kind) && start > 0 && /^(?:not|no|minus|without)$/.test(words[start - 1] ?? ""),
  );
  if (!found || found.start === 1) return null;
  const index = words.slice(0, found.start - 1).join(" ").length + 1;
  const pattern = /\S+ /y;
  pattern.lastIndex = index;
  return pattern.exec(plain);
}

/** 'Not counting rent': what stands behind such words, and the words themselves. */
export function splitExcept(
  spots: Spots,
  entities: readonly Entity[],
): { within: Entity[]; except: Entity[]; span: Span | null } {
  const bare = notThese(spots, entities);
  const match = WITHOUT.exec(spots.plain) ?? bare;
  if (!match) return { within: [...entities], except: [], span: null };
  const start = spots.plain.slice(0, match.index).split(" ").length - 1;
  const span = { start, end: start + match[0].trim().split(" ").length };
  const except: Entity[] = [];
  for (const entity of entities) {
    const from = except.at(-1)?.end ?? span.end;
    const isNext = entity.start >= from && JOINED.test(spots.words.slice(from, entity.start).join(" "));
    if (isNext && LEFT_OUT.has(entity.kind)) except.push(entity);
  }
  return except.length === 0
    ? { within: [...entities], except: [], span: null }
    : { within: entities.filter((entity) => !except.includes(entity)), except, span };
}

/** 'Cash, not counting stocks': the accounts that are meant, and those that are left out. */
export function splitAccounts(
  { plain }: Pick<Spots, "plain">,
  entities: readonly Entity[],
): { within: Entity[]; except: Entity[]; span: Span | null } {
  const match = WITHOUT.exec(plain);
  if (!match) return { within: [...entities], except: [], span: null };
  const start = plain.slice(0, match.index).split(" ").length - 1;
  const isOut = (one: Entity) => (one.kind === "account" || one.kind === "kind") && one.start > start;
  return {
    within: entities.filter((one) => !isOut(one)),
    except: entities.filter(isOut),
    span: { start, end: start + match[0].trim().split(" ").length },
  };
}

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
  for (let at = 1; at < entities.length; at++) {
    const [before, after] = [entities[at - 1], entities[at]];
    if (!before || !after) continue;
    const between = words.slice(before.end, after.start).join(" ");
    const isHeld =
      HOLDS.test(between) ||
      (/\bor\b/.test(between) && ASKS_WHICH.test(plain)) ||
      (/^(?:and|,)/.test(between) && /\b(?:compare|comparison|difference|versus|which one|who)\b/.test(plain));
    if (isHeld && !isSame(entities.slice(0, at), entities.slice(at)))
      return [whatIsNamed(entities.slice(0, at), words), whatIsNamed(entities.slice(at), words)];
  }
  return null;
}
