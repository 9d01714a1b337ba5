// A code that was told by its looks becomes a query or a request for advice, with the names, days and amounts that the text
// has. Null where the text lacks what the code needs.

import { adviceOf } from "~/domain/coach/reading/advice";
import {
  type Comparison,
  type Condition,
  isFlow,
  type Period,
  type Query,
  query,
  valid,
} from "~/domain/coach/query/algebra";
import { sameDaysBefore, unitOf } from "~/domain/coach/reading/days-before";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Person } from "~/domain/coach/reading/person";
import type { Understood } from "~/domain/coach/reading/understood";
import type { Reading } from "~/domain/coach/reading/readings";
import type { Entity, Spots } from "~/domain/coach/reading/spot";
import { apart } from "~/domain/language/words";
import { daysBetween, firstDayOf, monthOf } from "~/domain/periods";
import { type ComparisonCode, planOfCode, type Sketch, sketchOf } from "./codes";

type CodedQuestion = { code: string; spots: Spots; person: Person; readings: readonly Reading[] };

const OF_ONE_PAYMENT = 45;
/** What people ask for in words of their own, and the algebra says in two parts. */
const SAID_OTHERWISE: Readonly<Record<string, (looks: CodedQuestion) => Query | null>> = {
  cash: (looks) => {
    const spent = readAs("spent", false, looks);
    return spent && query({ ...spent, subject: { merchants: ["cash"] } });
  },
  // A payment that isn't to a card is a bill's: the car's, the student loan's.
  // What of one payment went where is asked of a payment; of a year it's asked how far the debt came down.
  principal: (looks) =>
    looks.spots.past.some(({ from, to }) => daysBetween(from, to) > OF_ONE_PAYMENT)
      ? (readAs("paid-off", true, looks) ?? drawn(looks))
      : drawn(looks),
  "payment next": (looks) => paymentOf("next", looks),
  "payment latest": (looks) => paymentOf("latest", looks),
  // What isn't one of the bills is none of them.
  "bill amount": (looks) => {
    const bills = readAs("bills", true, looks);
    return bills && Object.keys(bills.subject).length === 0 && namesUnknown("bills", looks) ? null : bills;
  },
  "earned interest": (looks) => {
    const earned = readAs("earned", false, looks);
    if (!earned) return null;
    // 'Income without interest' is the other income.
    if (earned.subject.exceptMerchants) return earned;
    const { accounts, kinds } = earned.subject;
    const where = { ...(accounts ? { accounts } : {}), ...(kinds ? { kinds } : {}) };
    return query({ period: earned.period, measure: "earned", subject: { ...where, merchants: ["Interest"] } });
  },
  // The usual rate, with what is recommended beside it.
  "kept share": (looks) => {
    const kept = readAs("kept", false, looks);
    return kept?.period === null && Object.keys(kept.subject).length === 0 ? query({ measure: "kept" }) : drawn(looks);
  },
};

function paymentOf(statistic: "next" | "latest", looks: CodedQuestion): Query | null {
  const bill = readAs("bills", true, looks);
  const named = bill !== null && (bill.subject.merchants ?? bill.subject.categories) !== undefined;
  const isCard = Object.keys(readAs("payment", true, looks)?.subject ?? {}).length > 0;
  return bill && named && !isCard
    ? query({ ...bill, statistic, period: null, shape: statistic === "latest" ? "yes-no" : "figure" })
    : drawn(looks);
}

export function understoodAs(looks: CodedQuestion): Understood | null {
  const plan = planOfCode(looks.code);
  if (plan) {
    const request = adviceOf(plan, looks.spots, looks.person);
    // Without a price it is another question: 'what if rent goes up'.
    const hasPrice = request.amountCents !== undefined || request.monthlyCents !== undefined;
    // A price is weighed by what a month leaves, and is no habit to judge.
    if (plan === "judge" && hasPrice && request.subject === undefined) return null;
    return plan === "home" && !hasPrice ? null : { is: "plan", request, unused: [] };
  }
  if (PACED.has(looks.code) && isPaced(looks))
    return { is: "plan", request: adviceOf("save-up", looks.spots, looks.person), unused: [] };
  const otherwise = SAID_OTHERWISE[looks.code];
  const found = otherwise ? otherwise(looks) : drawn(looks);
  return found && { is: "queries", queries: [found], unused: droppedBy(found, looks), leans: false };
}

/** What a sum of everything leaves out without a word: 'spending on the kids'. */
function droppedBy(found: Query, { readings, spots }: CodedQuestion): string[] {
  if (!isFlow(found.measure) || Object.keys(found.subject).length > 0) return [];
  const read = readings.find(
    ({ asked, isFramed }) => !isFramed && asked.is === "query" && asked.query.measure === found.measure,
  );
  return read ? unknownIn(read.unused, spots) : [];
}

/** 'With 400 a month, when is it full': so much a month into a goal. */
const PACED: ReadonlySet<string> = new Set(["reached", "saved yes-no", "needed", "saved next"]);
const isPaced = ({ spots, person }: CodedQuestion): boolean =>
  spots.amounts.some(({ monthly }) => monthly) &&
  spots.entities.some(
    ({ kind, values: [id] }) =>
      kind === "goal" && person.goals.some((goal) => goal.id === id && goal.type === "savings"),
  );

function drawn(looks: CodedQuestion): Query | null {
  const sketch = sketchOf(looks.code);
  if (!sketch) return null;
  const read = readAs(sketch.measure, !isFlow(sketch.measure), looks);
  if (!read) return null;
  // Three names and more are put in order.
  if (sketch.held === "vs:subject" && read.shape === "ranking" && read.by === "merchant") return valid(read);
  const comparison = heldAgainst(sketch.held, read, looks);
  if (comparison === undefined) return null;
  const { subject, against, days } = comparison;
  const { empty: _empty, pending: _pending, ...condition } = read.condition;
  return valid({
    ...read,
    subject,
    period: days,
    comparison: against,
    statistic: isOfEach(sketch, read, looks.spots) ? "each" : sketch.statistic,
    shape: sketch.shape,
    by: sketch.by,
    take: read.take ?? (isOrdered(sketch) ? (looks.spots.takes[0]?.take ?? null) : null),
    condition: {
      ...boundsOf(condition, sketch, looks.spots),
      ...(sketch.held === "vs:weekdays" && !condition.weekdays ? { weekdays: WEEKEND } : {}),
      ...(sketch.isEmpty ? { empty: true } : {}),
      ...(sketch.isPending ? { pending: true } : {}),
    },
  });
}

/** 'Months over $500': the bounds are those of a month's sum, where no single row is spoken of. */
function boundsOf(condition: Condition, { statistic, shape, by }: Sketch, { plain }: Spots): Condition {
  const isOfDays = by === "month" || by === "week" || by === "day";
  if (!isOfDays || !(statistic === "count" || shape === "ranking") || ONE_ROW.test(plain)) return condition;
  const { min, max, ...rest } = condition;
  return {
    ...rest,
    ...(min === undefined ? {} : { sumMin: min }),
    ...(max === undefined ? {} : { sumMax: max }),
  };
}
const ONE_ROW = /\b(?:single|purchases?|charges?|transactions?|orders?|one thing|any one)\b/;

/** 'Per visit' is said outright. */
const isOfEach = ({ statistic, shape, by }: Sketch, read: Query, { plain }: Spots): boolean =>
  shape === "figure" &&
  by === null &&
  (statistic === "total" || statistic === "count") &&
  read.statistic === "each" &&
  PER_VISIT.test(plain);
const PER_VISIT =
  /\b(?:per (?!month|week|day|year|person|head)[a-z]+|(?:each|every|a) (?:visit|trip|order|purchase|cup|ride|stay|stop|pop|haircut|meal))\b/;

const isOrdered = ({ shape }: Sketch): boolean => shape === "list" || shape === "ranking";

/** 'What does daycare cost us a month': a word that nothing explains, of which something is asked. */
const namesUnknown = (measure: Query["measure"], { readings, spots }: CodedQuestion): boolean =>
  readings.some(
    ({ asked, isFramed, unused }) =>
      isFramed && asked.is === "query" && asked.query.measure === measure && unknownIn(unused, spots).length > 0,
  );

/** Words that nothing explains, where what is paid for stands: 'spending on the kids', 'what does daycare cost'. */
function unknownIn(unused: readonly string[], { words, entities }: Spots): string[] {
  return unused.filter((word) => {
    const at = words.indexOf(word);
    const [before = "", earlier = ""] = [words[at - 1], words[at - 2]];
    const isPaidFor = PAID_FOR.test(before) || (ARTICLE.test(before) && PAID_FOR.test(earlier));
    return isPaidFor && /^[a-z]{4,}$/.test(word) && !entities.some(({ start, end }) => start <= at && at < end);
  });
}
const PAID_FOR = /^(?:on|for|does|do|did)$/;
const ARTICLE = /^(?:the|my|our|a|an)$/;

/** The measure's own reading of the text: its subject, days and conditions. */
const readAs = (measure: Query["measure"], isFramed: boolean, { readings }: CodedQuestion): Query | null =>
  readings.flatMap(({ asked, isFramed: framed }) =>
    asked.is === "query" && asked.query.measure === measure && (framed ?? false) === isFramed ? [asked.query] : [],
  )[0] ?? null;

type Against = { subject: Query["subject"]; against: Comparison | null; days: Period | null };

/** Undefined where what it is held against isn't said. */
function heldAgainst(held: ComparisonCode | null, read: Query, looks: CodedQuestion): Against | undefined {
  const { spots, person } = looks;
  const { comparison, subject, period } = read;
  const as = (against: Comparison | null, days: Period | null = period): Against => ({ subject, against, days });
  switch (held) {
    case null:
      // Rows of both summers are the rows from the one to the other.
      return comparison?.against === "period" && OF_ROWS.test(looks.code) && period
        ? as(null, spanning(period, comparison.period))
        : as(null);
    case "vs:days": {
      if (comparison?.against === "period") return as(comparison);
      const [later, earlier, ...others] = apart(spots.past).sort((one, other) => (one.to < other.to ? 1 : -1));
      if (later && earlier && others.length === 0)
        return as(
          { against: "period", period: { from: earlier.from, to: earlier.to } },
          { from: later.from, to: later.to },
        );
      const days = period ?? { from: firstDayOf(monthOf(person.today)), to: person.today };
      return as({ against: "period", period: sameDaysBefore(days, unitOf(days, person.today), person.today) });
    }
    case "vs:usual":
      return as({ against: "usual" });
    case "vs:plan":
      return as({ against: "plan" });
    case "vs:income":
      return as({ against: "income" });
    case "vs:subject":
      return comparison?.against === "subject" ? as(comparison) : twoSubjects(spots, period);
    case "vs:weekdays":
      return as(comparison?.against === "weekdays" ? comparison : againstOtherDays(read));
    case "over":
      return comparison?.against === "amount" ? as(comparison) : boundIn(spots, as);
  }
}

/** Rows, or one of them. */
const OF_ROWS = / list$| (?:largest|smallest|latest|first)$/;
const spanning = (one: Period, other: Period): Period => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});

const WEEKEND = [0, 6];
const againstOtherDays = ({ condition: { weekdays = WEEKEND } }: Query): Comparison => ({
  against: "weekdays",
  weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day)),
});

const NAMES: ReadonlySet<Entity["kind"]> = new Set(["merchant", "part", "category"]);

function twoSubjects({ entities }: Spots, period: Period | null): Against | undefined {
  const kept: Entity[] = [];
  for (const one of entities.filter(({ kind }) => NAMES.has(kind)).sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => other.start < one.end && one.start < other.end)) kept.push(one);
  const [first, second, ...others] = kept.sort((a, b) => a.start - b.start);
  return first && second && others.length === 0
    ? { subject: subjectOf([first]), against: { against: "subject", subject: subjectOf([second]) }, days: period }
    : undefined;
}

function boundIn({ amounts, ranges }: Spots, as: (against: Comparison) => Against): Against | undefined {
  const [range] = ranges;
  const [amount] = amounts;
  if (range?.max !== undefined && range.min === undefined)
    return as({ against: "amount", is: "under", cents: range.max + 1 });
  const cents = range?.min !== undefined ? range.min - 1 : amount?.cents;
  return cents === undefined ? undefined : as({ against: "amount", is: "over", cents });
}
