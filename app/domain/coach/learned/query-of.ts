// A code that was told by its looks becomes a query or a request for advice, with the names, days and amounts that the text
// has. Null where the text lacks what the code needs.

import { adviceOf } from "~/domain/coach/query/advice";
import { type Comparison, isFlow, type Period, type Query, query, valid } from "~/domain/coach/query/algebra";
import { sameDaysBefore, unitOf } from "~/domain/coach/query/days-before";
import { subjectOf } from "~/domain/coach/query/named-subject";
import type { Person } from "~/domain/coach/query/person";
import type { Understood } from "~/domain/coach/query/read";
import type { Reading } from "~/domain/coach/query/readings";
import type { Entity, Spots } from "~/domain/coach/query/spot";
import { apart } from "~/domain/language/words";
import { firstDayOf, monthOf } from "~/domain/periods";
import { type Held, planOf, type Sketch, sketchOf } from "./codes";

export type Looks = { code: string; spots: Spots; person: Person; readings: readonly Reading[] };

/** What people ask for in words of their own, and the algebra says in two parts. */
const SAID_OTHERWISE: Readonly<Record<string, (looks: Looks) => Query | null>> = {
  cash: (looks) => {
    const spent = readAs("spent", false, looks);
    return spent && query({ ...spent, subject: { merchants: ["cash"] } });
  },
  "bill amount": (looks) => readAs("bills", true, looks),
  "earned interest": (looks) => {
    const earned = readAs("earned", false, looks);
    if (!earned) return null;
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

export function understoodAs(looks: Looks): Understood | null {
  const plan = planOf(looks.code);
  if (plan) {
    const request = adviceOf(plan, looks.spots, looks.person);
    // Without a price it is another question: 'what if rent goes up'.
    const hasPrice = request.amountCents !== undefined || request.monthlyCents !== undefined;
    return plan === "home" && !hasPrice ? null : { is: "plan", request, unused: [] };
  }
  const otherwise = SAID_OTHERWISE[looks.code];
  const found = otherwise ? otherwise(looks) : drawn(looks);
  return found && { is: "queries", queries: [found], unused: [], leans: false };
}

function drawn(looks: Looks): Query | null {
  const sketch = sketchOf(looks.code);
  if (!sketch) return null;
  const read = readAs(sketch.measure, !isFlow(sketch.measure), looks);
  if (!read) return null;
  const comparison = heldAgainst(sketch.held, read, looks);
  if (comparison === undefined) return null;
  const { subject, against, days } = comparison;
  const { empty: _empty, pending: _pending, ...condition } = read.condition;
  return valid({
    ...read,
    subject,
    period: days,
    comparison: against,
    statistic: sketch.statistic,
    shape: sketch.shape,
    by: sketch.by,
    take: read.take ?? (isOrdered(sketch) ? (looks.spots.takes[0]?.take ?? null) : null),
    condition: {
      ...condition,
      ...(sketch.held === "vs:weekdays" && !condition.weekdays ? { weekdays: WEEKEND } : {}),
      ...(sketch.isEmpty ? { empty: true } : {}),
      ...(sketch.isPending ? { pending: true } : {}),
    },
  });
}

const isOrdered = ({ shape }: Sketch): boolean => shape === "list" || shape === "ranking";

/** The measure's own reading of the text: its subject, days and conditions. */
const readAs = (measure: Query["measure"], isFramed: boolean, { readings }: Looks): Query | null =>
  readings.flatMap(({ asked, isFramed: framed }) =>
    asked.is === "query" && asked.query.measure === measure && (framed ?? false) === isFramed ? [asked.query] : [],
  )[0] ?? null;

type Against = { subject: Query["subject"]; against: Comparison | null; days: Period | null };

/** Undefined where what it is held against isn't said. */
function heldAgainst(held: Held | null, read: Query, looks: Looks): Against | undefined {
  const { spots, person } = looks;
  const { comparison, subject, period } = read;
  const as = (against: Comparison | null, days: Period | null = period): Against => ({ subject, against, days });
  switch (held) {
    case null:
      return as(null);
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
