// What stands in a text before anybody knows what it asks: names, categories, days, amounts, and where.

import { timesIn, takesIn, type TakeSpan, type TimesSpan } from "~/domain/language/counts";
import { type AmountSpan, amountsIn, percentsIn, type RangeSpan, rangesIn } from "~/domain/language/money";
import { type Named, named, type NameSpan, namesIn } from "~/domain/language/names";
import { withDigits } from "~/domain/language/numbers";
import { type PeriodSpan, periodsIn, weekdaysIn } from "~/domain/language/periods";
import { matchesIn } from "~/domain/language/pattern";
import { corrected } from "~/domain/language/spelling";
import { ownNamed } from "~/domain/categories/own";
import { daysWrittenOut } from "~/domain/language/days-written";
import type { Day } from "~/domain/periods";
import { apart, overlaps, plainWords, type Span, spanAt, stem } from "~/domain/language/words";
import { allTimeIn, withBeginnings } from "./beginnings";
import { goalsCalled } from "./goal-names";
import { COMMON, KNOWN, VAGUE } from "./known-words";
import { withPayday } from "./pay-periods";
import { apartFromPayments } from "./payments-named";
import type { Person } from "./person";
import { categoryInstead, SHOP_KIND_WORDS } from "~/domain/coach/query/shop-kinds";
import { CATEGORY_WORDS, KIND_WORDS, KNOWN_NAMES } from "./vocabulary";
import { capitalsIn, inPlace, WHOLE } from "./names-in-place";
import { namedTags, tagsIn, tagsSpoken } from "./tags-named";
import { plainlySaid } from "./ways-of-saying";

export type EntityKind = "category" | "part" | "merchant" | "payer" | "account" | "kind" | "goal" | "tag";
/** `values` are ids or names; several where a word stands for several. */
export type Entity = Span & { kind: EntityKind; values: readonly string[]; exact: number };

export type Spots = {
  plain: string;
  words: readonly string[];
  entities: readonly Entity[];
  /** Days that lie behind, and days that lie ahead: which are meant, the measure knows. */
  past: readonly PeriodSpan[];
  ahead: readonly PeriodSpan[];
  amounts: readonly AmountSpan[];
  ranges: readonly RangeSpan[];
  percents: readonly (Span & { percent: number; down: boolean })[];
  weekdays: readonly (Span & { weekdays: number[] })[];
  times: readonly TimesSpan[];
  takes: readonly TakeSpan[];
};

type KnownNames = {
  merchants: readonly Named<string>[];
  payers: readonly Named<string>[];
  accounts: readonly Named<string>[];
  goals: readonly Named<string>[];
  own: readonly Named<string>[];
  tags: ReturnType<typeof namedTags>;
};

/** What the one credit card that there is may be called. */
const ISSUERS = ["visa", "mastercard", "master card", "amex", "american express"];
const issuersOf = (person: Person, id: string): readonly string[] => {
  const cards = person.accounts.filter(({ kind }) => kind === "credit");
  return cards.length === 1 && cards[0]?.id === id ? ISSUERS : [];
};

const namesOf = (person: Person): KnownNames => ({
  merchants: person.merchants.map((name) => named(name, name)),
  payers: person.payers.map((name) => named(name, name)),
  accounts: person.accounts.flatMap(({ id, name, bank }) =>
    [
      ...issuersOf(person, id),
      name,
      `${bank} ${name}`,
      name.replace(/\bauto\b/i, "car"),
      ...(/\b(?:auto|car|vehicle)\b/i.test(name) ? ["car"] : []),
      ...(/\bmortgage\b/i.test(name) ? ["home loan"] : []),
    ].map((known) => named(known, id)),
  ),
  goals: person.goals.map(({ id, name }) => named(name, id)),
  own: (person.ownCategories ?? []).map((name) => named(name, ownNamed(name))),
  tags: namedTags(person.tags ?? []),
});

/** What is made of a person once, however many texts are read for them. */
type Known = { names: KnownNames; own: ReadonlySet<string>; spotted: Map<string, Spots> };
const known = new WeakMap<Person, Known>();
const MAX_SPOTTED = 200;

function knownOf(person: Person): Known {
  const before = known.get(person);
  if (before) return before;
  const names = namesOf(person);
  const own = new Set(
    [...names.merchants, ...names.payers, ...names.accounts, ...names.goals, ...names.own, ...names.tags].flatMap(
      ({ words }) => words,
    ),
  );
  const made: Known = { names, own, spotted: new Map() };
  known.set(person, made);
  return made;
}

/** Plain words with slips mended: only in words that no name of the person's own has. */
function spellOut(text: string, own: ReadonlySet<string>, today: Day): string {
  const plain = plainWords(daysWrittenOut(tagsSpoken(text), today))
    .split(" ")
    .map((word) => (own.has(word) || own.has(stem(word)) ? word : corrected(word, KNOWN)))
    .join(" ")
    .replace(
      /\b(more|less|fewer|higher|lower|better|worse|bigger|smaller|cheaper|larger|pricier)\b(.*?)\bthen\b/g,
      "$1$2than",
    )
    .replace(/^were (?=(?:did|does|do|is|are|has)\b)/, "where ");
  return plainlySaid(withDigits(plain));
}

/** 'Fast food places', 'theater outings': what is bought there, whatever it is called. */
const HEADS =
  /^(?:places?|spots?|shops?|joints?|stations?|outings?|expenses|stuff|things?|tab|tabs|habit|habits|addiction|haul|hauls|bucks|needs|supplies|items)$/;
const withHead = (one: Entity, words: readonly string[]): Entity =>
  HEADS.test(words[one.end] ?? "") ? { ...one, end: one.end + 1 } : one;

const spans = <T>(plain: string, all: readonly (readonly [T, RegExp])[]): (Span & { value: T })[] =>
  all.flatMap(([value, pattern]) =>
    matchesIn(plain, pattern).map((match) => ({ ...spanAt(plain, match.index, match[0].length), value })),
  );

/** Of the names at one place: the best ones. Several that fit alike are one entity of several names. */
function merged(kind: EntityKind, found: readonly NameSpan<string>[]): Entity[] {
  const best: Entity[] = [];
  for (const { start, end, value, exact } of [...found].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || b.exact - a.exact,
  )) {
    const at = best.findIndex((other) => other.start < end && start < other.end);
    const known = best[at];
    if (!known) best.push({ start, end, kind, values: [value], exact });
    else if (known.start === start && known.end === end && exact > known.exact - 0.15 && !known.values.includes(value))
      best[at] = { ...known, values: [...known.values, value] };
  }
  return best;
}

/** Shops that everybody knows are names, even where one has never been there. */
const withKnownNames = (plain: string, own: readonly Entity[]): Entity[] => [
  ...own,
  ...matchesIn(plain, KNOWN_NAMES)
    .map((match): Entity => ({
      ...spanAt(plain, match.index, match[0].length),
      kind: "merchant",
      values: [match[0]],
      exact: 1,
    }))
    .filter((name) => !own.some((other) => overlaps(name, other))),
];

/** A text is looked at whole and in parts, and again when the next one leans on it: what was spotted in it stays. */
export function spot(text: string, person: Person): Spots {
  const { names, own, spotted } = knownOf(person);
  const before = spotted.get(text);
  if (before) return before;
  if (spotted.size >= MAX_SPOTTED) spotted.clear();
  const found = spotIn(spellOut(text, own, person.today), names, person, capitalsIn(text));
  spotted.set(text, found);
  return found;
}

/** A word that is known stands for just what it means. */
const sure = (span: Span, kind: EntityKind, values: readonly string[]): Entity => ({ ...span, kind, values, exact: 1 });

type Typed = Readonly<Record<"merchants" | "payers" | "accounts" | "goals", readonly NameSpan<string>[]>>;
const typedIn = (words: readonly string[], { merchants, payers, accounts, goals }: KnownNames): Typed => ({
  merchants: namesIn(words, merchants, COMMON),
  payers: namesIn(words, payers, COMMON),
  accounts: namesIn(words, accounts, VAGUE),
  goals: namesIn(words, goals, VAGUE),
});

/** The days of a text without the words of whole names: 'Summer in Maine' is no summer. */
function withoutNames(
  words: readonly string[],
  { merchants, payers, accounts, goals }: Typed,
  tags: readonly Span[],
): string {
  const typed = [...merchants, ...payers, ...accounts, ...goals];
  const whole = [...typed.filter(({ start, end, exact }) => exact > WHOLE && end - start > 1), ...tags];
  return words.map((word, at) => (whole.some(({ start, end }) => start <= at && at < end) ? "_" : word)).join(" ");
}

/** Kinds of shops; where the person has none of a kind, the category around it. */
const partsIn = (plain: string, { shops }: Person): Entity[] =>
  spans(plain, SHOP_KIND_WORDS).map(({ value, ...span }): Entity => {
    const instead = shops ? categoryInstead(value, shops) : null;
    return instead === null
      ? { ...span, kind: "part", values: [value], exact: 1 }
      : { ...span, kind: "category", values: [instead], exact: 1 };
  });

function spotIn(plain: string, names: KnownNames, person: Person, capitals: ReadonlySet<string>): Spots {
  const words = plain.split(" ");
  const typed = typedIn(words, names);
  const tags = tagsIn(words, names.tags, (word) => COMMON.has(word));
  const unnamed = withoutNames(words, typed, tags);
  const categories = spans(plain, CATEGORY_WORDS).map(({ value, ...span }) => sure(span, "category", [value]));
  const parts = partsIn(plain, person);
  const withHeads = (all: Entity[]): Entity[] => all.map((one) => withHead(one, words));
  const kinds = spans(plain, KIND_WORDS).map(({ value, ...span }) => sure(span, "kind", value));
  const own = merged("category", namesIn(words, names.own, COMMON)).filter(({ exact }) => exact > 0.9);
  const [behind, ahead] = [periodsIn(unnamed, person.today, "past"), periodsIn(unnamed, person.today, "ahead")];
  const around = { words, capitals, days: [...behind, ...ahead], named: [...categories, ...parts, ...kinds] };
  const goals = merged("goal", inPlace(typed.goals, around));
  const called = goals.length > 0 ? [] : goalsCalled(plain, person);
  // What somebody has called so is meant, whatever else the word stands for.
  const others = (all: readonly Entity[]) =>
    all.filter((one) => ![...own, ...called].some((mine) => overlaps(mine, one)));
  // 'Every day' is no Everyday Checking.
  const { accounts, merchants } = apartFromPayments(
    merged("account", inPlace(typed.accounts, around)).filter(({ start }) => words[start] !== "every"),
    merged("merchant", inPlace(typed.merchants, around)),
    words,
    person,
  );
  const amounts = amountsIn(plain);
  const weekdays = weekdaysIn(unnamed);
  // 'An average Saturday' is no single day.
  const past = behind.filter((span) => !weekdays.some((other) => overlaps(span, other) && span.from === span.to));
  return {
    plain,
    words,
    entities: withTags(
      tags,
      apartFrom(amounts, [
        ...own,
        ...others(withHeads(apart(categories))),
        ...others(withHeads(apart(parts))),
        ...apart(kinds),
        ...others(withKnownNames(plain, merchants)),
        ...merged("payer", typed.payers),
        ...accounts,
        ...goals,
        ...apart(called),
      ]),
    ),
    past: apart([
      ...withBeginnings(withPayday(plain, past, person), plain, person),
      ...(past.length === 0 || !/\bever\b/.test(plain) ? allTimeIn(plain, person) : []),
    ]),
    ahead,
    amounts,
    ranges: apart(rangesIn(plain)),
    percents: percentsIn(plain),
    weekdays,
    times: timesIn(plain),
    takes: takesIn(plain),
  };
}

/** A word that is a tag names nothing else. */
const withTags = (tags: readonly Entity[], others: readonly Entity[]): Entity[] => [
  ...tags,
  ...others.filter((one) => !tags.some((tag) => overlaps(tag, one))),
];

/** 'Two grand' is no cinema. */
const apartFrom = (amounts: readonly Span[], entities: readonly Entity[]): Entity[] =>
  entities.filter((one) => !amounts.some(({ start, end }) => start <= one.start && one.end <= end));
