// The cash that a what-if leaves, month by month, beside what it would be without it.

import type { DebtFree, Ground } from "~/domain/household/ground";
import type { WhatIfOutcome } from "~/domain/household/what-if";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, addMonthsToDay, type Day, type Month, monthOf, monthsBetween } from "~/domain/periods";

/** How long it lasts, or when it's lowest. */
type CashLasts =
  | { is: "missing"; cents: Cents }
  | { is: "ends"; months: number; month: Month }
  | { is: "years" }
  | { is: "lowest"; at: number; month: Month; cents: Cents }
  | { is: "grows"; month: Month; cents: Cents; moreCents: Cents };

export type CashCourse = {
  /** Today and so many months from it; the values stand for the same. */
  months: readonly Month[];
  now: readonly Cents[];
  then: readonly Cents[];
  lasts: CashLasts;
  /** When it runs out without the what-if, too. */
  nowEnds: Month | null;
};

const MIN_SHOWN_MONTHS = 12;
/** What a small picture has room for. */
const MAX_SHOWN_MONTHS = 36;
/** Beyond ten years nothing of a usual month is left to go by. */
const SEEN_MONTHS = 120;
const MONTH_DAYS = 30;

/** Null where the cash or a usual month isn't known. What a month leaves stays in checking and savings. */
export function courseOf(outcome: WhatIfOutcome, ground: Ground): CashCourse | null {
  const { cashCents, today } = ground;
  const { leftCents } = outcome.before;
  if (cashCents === undefined || leftCents === null) return null;
  const freed = sumCents(
    ground.debts.filter(({ balanceCents }) => balanceCents > 0).map(({ minimumCents }) => minimumCents),
  );
  const flowNow = (at: number) => leftCents + (at > endOf(outcome.before.debtFree) ? freed : 0);
  const flowThen = thenFlow(outcome, flowNow, leftCents, freed);
  const now = cashAt(cashCents, flowNow);
  const then = cashAt(cashCents - atOnce(outcome), (at) => flowThen(at) - boughtBy(outcome, today, at));
  const out = firstBelow(then);
  const last = Math.min(
    MAX_SHOWN_MONTHS,
    Math.max(MIN_SHOWN_MONTHS, spanOf(outcome, today), out === null ? 0 : out + 1),
  );
  const shown = { now: now.slice(0, last + 1), then: then.slice(0, last + 1) };
  const months = shown.now.map((_, at) => addMonths(monthOf(today), at));
  const nowOut = firstBelow(now);
  return {
    ...shown,
    months,
    lasts: out === null ? lowestOf({ ...shown, months }, then) : outAt(then, out, today),
    nowEnds: nowOut === null || nowOut === 0 ? null : monthOf(dayAt(now, nowOut, today)),
  };
}

const endOf = (free: DebtFree): number => (free.is === "month" ? free.months : free.is === "none" ? 0 : Infinity);

type Flow = (at: number) => Cents;

/** A loss of pay ends, so do the payments on what is borrowed, and a debt that is paid off frees its payment. */
function thenFlow({ whatIf, effect, after }: WhatIfOutcome, flowNow: Flow, leftCents: Cents, freed: Cents): Flow {
  const changed = effect.incomeCents - effect.spentCents;
  switch (whatIf.kind) {
    case "purchase":
      return flowNow;
    case "job":
      return (at) => flowNow(at) + (at <= whatIf.months ? changed : 0);
    case "debt":
    case "lump":
      return (at) => leftCents + (at > endOf(after.debtFree) ? freed : changed);
    default:
      return (at) => flowNow(at) + changed + (at > whatIf.months ? effect.paymentCents : 0);
  }
}

/** Of a sum that comes in, what goes to debts is no cash; a price leaves at once where no day is said. */
function atOnce({ whatIf, effect }: WhatIfOutcome): Cents {
  if (whatIf.kind === "lump") return effect.fromFundCents;
  if (whatIf.kind === "purchase") return whatIf.date === null ? whatIf.amountCents : 0;
  return effect.onceCents;
}

/** What is bought on a later day is paid in the month that ends with it or after it. */
function boughtBy({ whatIf }: WhatIfOutcome, today: Day, at: number): Cents {
  const { kind, date, amountCents } = whatIf;
  return kind === "purchase" && date !== null && at === monthsUntil(today, date) ? amountCents : 0;
}

function monthsUntil(today: Day, day: Day): number {
  const whole = monthsBetween(monthOf(today), monthOf(day));
  return Math.max(1, whole + Number(addMonthsToDay(today, whole) < day));
}

/** As far as what changes can be seen. */
function spanOf({ whatIf, before }: WhatIfOutcome, today: Day): number {
  if (whatIf.kind === "job") return whatIf.months + 3;
  if (whatIf.kind === "purchase" && whatIf.date !== null) return monthsUntil(today, whatIf.date) + 2;
  return whatIf.kind === "debt" && before.debtFree.is === "month" ? before.debtFree.months + 2 : 0;
}

function cashAt(start: Cents, flow: Flow): Cents[] {
  const values = [start];
  for (let at = 1; at <= SEEN_MONTHS; at += 1) values.push((values[at - 1] ?? 0) + flow(at));
  return values;
}

function firstBelow(values: readonly Cents[]): number | null {
  const at = values.findIndex((cents) => cents < 0);
  return at < 0 ? null : at;
}

/** Within the month before, as far as it had come by then. */
const monthsTo = (values: readonly Cents[], at: number): number => {
  const [before, after] = [values[at - 1] ?? 0, values[at] ?? 0];
  return at - 1 + before / (before - after);
};

function dayAt(values: readonly Cents[], at: number, today: Day): Day {
  const months = monthsTo(values, at);
  return addDays(addMonthsToDay(today, at - 1), Math.floor((months - (at - 1)) * MONTH_DAYS));
}

function outAt(then: readonly Cents[], at: number, today: Day): CashLasts {
  if (at === 0) return { is: "missing", cents: -(then[0] ?? 0) };
  return { is: "ends", months: monthsTo(then, at), month: monthOf(dayAt(then, at, today)) };
}

type Shown = Pick<CashCourse, "now" | "then" | "months">;

function lowestOf({ now, then, months }: Shown, far: readonly Cents[]): CashLasts {
  const last = then.length - 1;
  const [least, ending] = [Math.min(...then), then[last] ?? 0];
  const at = then.indexOf(least);
  if (at === last && (far[SEEN_MONTHS] ?? 0) < ending) return { is: "years" };
  if (at > 0 || least < (now[0] ?? 0)) return { is: "lowest", at, month: months[at] ?? "", cents: least };
  return { is: "grows", month: months[last] ?? "", cents: ending, moreCents: ending - (now[last] ?? 0) };
}
