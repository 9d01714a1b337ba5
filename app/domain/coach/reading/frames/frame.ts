// How a question about what stands or comes back is read: each measure has a frame, which says what words speak for it, which
// of the names in the text it is about, and what becomes of the rest. The words may stand anywhere in the text.

import { MONTHS } from "~/domain/language/calendar";
import { named, namesIn } from "~/domain/language/names";
import { either } from "~/domain/language/pattern";
import { overlaps, spanAt } from "~/domain/language/words";
import { addDays, addMonthsToDay, type Day, daysBetween } from "~/domain/periods";
import type { Query, Schedule, StandingMeasure } from "~/domain/coach/query/algebra";
import type { Evidence } from "~/domain/coach/reading/lexicon";
import { type MomentInText, momentIn } from "~/domain/coach/reading/moments";
import type { Person } from "~/domain/coach/reading/person";
import type { Entity, EntityKind, Spots } from "~/domain/coach/reading/spot";

export type Frame = {
  measure: StandingMeasure | Schedule | "earned";
  /** The strongest counts whole, any other by half. */
  words: readonly Evidence[];
  /** What it may be about. */
  about: (asked: FrameQuestion) => readonly Entity[];
  /** How well it holds together, beyond its own words: what it needs, and what speaks against it. */
  fit: (asked: FrameQuestion, about: readonly Entity[]) => number;
  /** What the text says of it, beyond the plainest query. */
  said: (asked: FrameQuestion, about: readonly Entity[]) => Partial<Query>;
};

/** A text as the frames see it. */
export type FrameQuestion = Spots & {
  person: Person;
  says: (source: string) => boolean;
  of: (...kinds: EntityKind[]) => Entity[];
  /** The day or the days that lie behind and that it speaks of. */
  moment: MomentInText | null;
};

const patterns = new Map<string, RegExp>();
function saying(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(`\\b(?:${source})(?!\\w)`);
  patterns.set(source, known);
  return known;
}

export function askedOf(spots: Spots, person: Person): FrameQuestion {
  const accounts = accountsNamed(spots, person);
  const entities = [...spots.entities.filter((entity) => !accounts.some((one) => overlaps(one, entity))), ...accounts];
  return {
    ...spots,
    ahead: aheadOf(spots, person),
    entities,
    person,
    says: (source) => saying(source).test(spots.plain),
    of: (...kinds) => entities.filter(({ kind }) => kinds.includes(kind)),
    moment: momentIn(spots, person.today),
  };
}

/** 'The first week of December' that has been comes again, too. */
function aheadOf({ past, ahead, words }: Spots, { today }: Person): Spots["ahead"] {
  const named = past.filter(
    ({ start, end, to }) =>
      to < today &&
      words.slice(start, end).some((word) => MONTHS.some((month) => month === word)) &&
      !ahead.some((one) => one.start === start),
  );
  const again = named.flatMap(({ from, to, ...span }) => {
    const next = { ...span, from: addMonthsToDay(from, 12), to: addMonthsToDay(to, 12) };
    return next.to >= today && next.to <= addDays(today, FAR_DAYS) ? [next] : [];
  });
  return [...ahead, ...again];
}
const FAR_DAYS = 120;

/** By their last digits, and by their bank: 'the card ending in 6343', 'my Chase checking'. */
function accountsNamed({ plain, words, entities }: Spots, person: Person): Entity[] {
  const found: Entity[] = [];
  for (const { id, digits } of person.accounts) {
    if (!digits) continue;
    const match = new RegExp(`\\b(?:(?:account|card|ending|number)(?: in| with| no)? )?x*${digits}\\b`).exec(plain);
    if (match) found.push({ ...spanAt(plain, match.index, match[0].length), kind: "account", values: [id], exact: 1 });
  }
  const banks = [...new Set(person.accounts.map(({ bank }) => bank))].filter(Boolean);
  const kinds = entities.filter(({ kind }) => kind === "kind");
  const known = entities.filter(({ kind }) => kind === "account");
  for (const { start, end, value, exact } of namesIn(
    words,
    banks.map((bank) => named(bank, bank)),
    EVERYDAY,
  )) {
    const near = kinds.find((kind) => kind.start >= start - 3 && kind.start <= end + 1);
    const own = person.accounts.filter(
      (account) => account.bank === value && (near === undefined || near.values.includes(account.kind)),
    );
    const span = near ? { start: Math.min(start, near.start), end: Math.max(end, near.end) } : { start, end };
    const isName = known.some((one) => overlaps(one, span) && one.end - one.start >= span.end - span.start);
    if (own.length > 0 && !isName) found.push({ ...span, kind: "account", values: own.map(({ id }) => id), exact });
  }
  return found;
}

/** Words of banks' names that mean other things as well. */
const EVERYDAY = new Set(
  "bank first national credit union savings trust federal one capital citizen people american united state city community home".split(
    " ",
  ),
);

const owes = (kind: string | undefined): boolean => kind === "credit" || kind === "loan";

/** Accounts and kinds that hold money, or that owe it. */
export const accountsThat = (asked: FrameQuestion, owed: boolean): Entity[] =>
  asked.of("account", "kind").flatMap((entity) => {
    const kindOf = (value: string) =>
      entity.kind === "kind" ? value : asked.person.accounts.find(({ id }) => id === value)?.kind;
    const values = entity.values.filter((value) => owes(kindOf(value)) === owed);
    return values.length > 0 ? [{ ...entity, values }] : [];
  });

export const goalsThat = (asked: FrameQuestion, type: "savings" | "debt"): Entity[] =>
  asked.of("goal").flatMap((entity) => {
    const values = entity.values.filter((id) =>
      asked.person.goals.some((goal) => goal.id === id && goal.type === type),
    );
    return values.length > 0 ? [{ ...entity, values }] : [];
  });

/** Of names at one place the longest; a goal before an account, an account before its kind. */
export function best(entities: readonly Entity[]): Entity[] {
  const order: readonly EntityKind[] = ["goal", "account", "merchant", "part", "category", "kind", "payer"];
  const kept: Entity[] = [];
  for (const entity of [...entities].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || order.indexOf(a.kind) - order.indexOf(b.kind),
  ))
    if (!kept.some((other) => overlaps(other, entity))) kept.push(entity);
  return kept.sort((a, b) => a.start - b.start);
}

/** A name beside a kind says which of the kind: 'my rainy day savings' is one account. */
export const narrowed = (entities: readonly Entity[]): Entity[] => {
  const own = entities.filter(({ kind }) => kind === "account" || kind === "goal");
  return own.length === 0
    ? [...entities]
    : entities.filter(
        (one) =>
          one.kind !== "kind" ||
          !own.some((other) => Math.min(Math.abs(one.start - other.end), Math.abs(other.start - one.end)) === 0),
      );
};

/** What speaks against a reading, each once. */
export const against = ({ says }: Pick<FrameQuestion, "says">, all: readonly Evidence[]): number =>
  all.reduce((sum, [source, weight]) => sum + (says(source) ? weight : 0), 0);

/** Days that are over are spoken of, and not those that lie ahead, and nearer, by the same words. */
export const isOfPast = ({ past, ahead, plain, person }: FrameQuestion): boolean =>
  past.some((one) => {
    const coming = ahead.find((other) => overlaps(other, one));
    return !coming || LOOKS_BACK.test(plain) || !isNearer(coming.from, one.to, person.today);
  }) && !/\b(?:next|upcoming|due|will|coming)\b/.test(plain);
/** 'The 6th' of a bill is the next one; 'July' in November is over. */
const isNearer = (coming: Day, over: Day, today: Day): boolean =>
  daysBetween(today, coming) <= Math.max(SOON_DAYS, daysBetween(over, today));
const SOON_DAYS = 31;
const LOOKS_BACK = /\b(?:did|was|were|so far|have i|been|last|largest|highest|biggest|average|got|paid)\b/;

/** Money that was spent, bought or earned is what flowed, whatever account it says. */
export const FLOWED = either(
  "spend|spent|spending|spends|buy|bought|purchases?|purchased|charges?|charged|transactions?|earn(?:ed|s)?|made",
  "withdr[ae]wn?|refund\\w*|deposits?|deposited|transfer\\w*|moved?|went into|came in|cost(?:s|ing)? me",
);
