// Which of the names in a text a measure takes as its subject, and which it leaves out.

import { overlaps, type Span } from "~/domain/language/words";
import { isStanding, type Measure, type Subject } from "./algebra";
import { setCategories } from "~/domain/categories/sets";
import { FILLER } from "./lexicon";
import { categoryAround } from "./shop-kinds";
import type { Person } from "./person";
import { type Entity, type EntityKind, isKnownWord, type Spots } from "./spot";

/** In the order in which they are preferred where they stand at one place. */
function kindsFor(measure: Measure): readonly EntityKind[] {
  switch (measure) {
    case "spent":
    case "refunded":
      return ["merchant", "part", "category", "account", "kind"];
    case "earned":
      return ["payer", "account"];
    case "moved":
    case "interest":
    case "fees":
    case "balance":
    case "limit":
    case "used":
      return ["account", "kind"];
    case "owed":
    case "rate":
    case "minimum":
      return ["goal", "account", "kind"];
    case "saved":
    case "remaining":
    case "reached":
      return ["goal"];
    case "budgeted":
    case "left":
      return ["category"];
    case "bills":
    case "price-changes":
      return ["merchant", "category"];
    default:
      return [];
  }
}

const FLOW_KINDS = ["credit", "checking", "savings"];

function fits(entity: Entity, measure: Measure, person: Person): boolean {
  if (entity.kind === "goal") {
    const wanted = measure === "owed" || measure === "rate" || measure === "minimum" ? "debt" : "savings";
    return entity.values.some((id) => person.goals.find((goal) => goal.id === id)?.type === wanted);
  }
  if (entity.kind === "account" && (measure === "balance" || measure === "owed")) {
    const owes = (id: string) =>
      ["credit", "loan"].includes(person.accounts.find((account) => account.id === id)?.kind ?? "");
    return entity.values.some(owes) === (measure === "owed");
  }
  if (entity.kind !== "kind") return true;
  if (measure === "moved") return entity.values.length === 1;
  if (measure === "balance") return !entity.values.includes("credit") && !entity.values.includes("loan");
  if (measure === "owed") return entity.values.includes("credit") || entity.values.includes("loan");
  if (measure === "interest") return true;
  return isStanding(measure) || (entity.values.length === 1 && FLOW_KINDS.includes(entity.values[0] ?? ""));
}

/** 'Shell out' is no gas station. */
const isVerb = ({ end }: Entity, { words }: Spots): boolean =>
  /^(?:shell|shelled|shelling) out$/.test(words.slice(end - 1, end + 1).join(" "));

export function entitiesFor(measure: Measure, spots: Spots, person: Person, taken: readonly Span[]): Entity[] {
  const kinds = kindsFor(measure);
  const rank = ({ kind }: Entity) => kinds.indexOf(kind);
  const chosen: Entity[] = [];
  const candidates = spots.entities
    .filter(
      (entity) =>
        kinds.includes(entity.kind) &&
        fits(entity, measure, person) &&
        !taken.some((span) => overlaps(span, entity)) &&
        !isVerb(entity, spots),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start) || rank(a) - rank(b) || b.exact - a.exact);
  for (const entity of candidates) if (!chosen.some((other) => overlaps(entity, other))) chosen.push(entity);
  return chosen.sort((a, b) => a.start - b.start);
}

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

/** 'Charity and church': beside a category a kind of shop is taken for its own category, or the two would narrow each other. */
export function inOneField(all: readonly Entity[], { words }: Spots): Entity[] {
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
  for (const { kind, values } of all.filter((one) => !describes(one, all) && !isWithin(one, all))) {
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
const JOINED = /^(?:(?:and|or|,|the|my|our|for|at|on|any|all|either|shops?|places?|stuff|spending) ?)*$/;
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

const HOLDS = /\b(?:vs|versus|than|compared? (?:to|with)|against|over)\b/;
const ASKS_WHICH =
  /\b(?:more|less|which|where|who|most|least|compare|comparison|difference|cheaper|pricier|higher|lower|bigger|smaller|costs?|winner)\b/;

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
    if (isHeld) return [entities.slice(0, at), entities.slice(at)];
  }
  return null;
}

const PREPOSITIONS = new Set(["at", "from", "to", "on", "with", "for"]);

/**
 * Words behind 'at' or 'on' that nothing explains are taken for a name that the person's rows may hold. It begins with a
 * word that no reading has a use for, and goes on until something else is said: 'Best Buy' may.
 */
export function unknownName(
  { words }: Spots,
  covered: ReadonlySet<number>,
  slots: ReadonlySet<number>,
  measure: Measure,
  person: Person,
): (Span & { name: string }) | null {
  if (!["spent", "refunded", "earned"].includes(measure)) return null;
  for (let at = 0; at < words.length - 1; at++) {
    if (!PREPOSITIONS.has(words[at] ?? "") || (measure === "earned" && words[at] !== "from")) continue;
    let start = at + 1;
    while (["the", "my", "a", "our"].includes(words[start] ?? "")) start++;
    if (covered.has(start) || FILLER.has(words[start] ?? "")) continue;
    let end = start;
    while (end < words.length && end - start < LONGEST_NAME && !slots.has(end) && !endsName(words[end] ?? "")) end++;
    while (end > start && FILLER.has(words[end - 1] ?? "")) end--;
    const name = words.slice(start, end).join(" ");
    if (end - start === 1 && (isKnownWord(name) || isPartOfName(name, person))) continue;
    if (/\p{L}{2}/u.test(name)) return { start, end, name };
  }
  return null;
}

/** 'House' alone is neither the noodle house nor another name. */
const isPartOfName = (word: string, { merchants, payers }: Person): boolean =>
  [...merchants, ...payers].some((name) =>
    new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, ".")}\\b`, "iu").test(name),
  );

/** 'Doordash last month', 'how much did Uber cost me': a name without a preposition, where it can be nothing else. */
export function bareName(
  { words }: Spots,
  covered: ReadonlySet<number>,
  measure: Measure,
): (Span & { name: string }) | null {
  if (measure !== "spent") return null;
  const open = words.flatMap((word, at) => (covered.has(at) || FILLER.has(word) || word === "," ? [] : [at]));
  const [start, end] = [open[0], open.at(-1)];
  if (start === undefined || end === undefined || end - start + 1 !== open.length || open.length > 3) return null;
  const before = words.slice(0, start).join(" ");
  const after = words.slice(end + 1).join(" ");
  const isNamed =
    (start === 0 && /^(?:last|this|in|since|spending|spend|total|purchases|charges|orders)\b/.test(after)) ||
    (/\b(?:did|does|has|have|do)$/.test(before) && /^(?:cost|costs|charge|charged|take|taken|get|run)\b/.test(after)) ||
    (/\bhow many$/.test(before) && /^(?:rides|orders|trips|purchases|visits|charges|deliveries)\b/.test(after));
  const name = words.slice(start, end + 1).join(" ");
  if (words.slice(start, end + 1).some(isKnownWord)) return null;
  return isNamed && /\p{L}{3}/u.test(name) ? { start, end: end + 1, name } : null;
}

const LONGEST_NAME = 4;
const endsName = (word: string): boolean => word === "," || PREPOSITIONS.has(word);

/** 'Corner Market' is not the 'Corner Grocer' that one knows: a part of a name that goes on otherwise is another name. */
export function longerName(
  { words }: Spots,
  known: readonly Entity[],
  covered: ReadonlySet<number>,
): (Span & { name: string }) | null {
  const [only, ...others] = known;
  if (!only || others.length > 0 || only.exact > WHOLE_NAME) return null;
  let end = only.end;
  while (end < words.length && !covered.has(end) && !FILLER.has(words[end] ?? "") && words[end] !== ",") end++;
  return end === only.end ? null : { start: only.start, end, name: words.slice(only.start, end).join(" ") };
}

const WHOLE_NAME = 0.95;
