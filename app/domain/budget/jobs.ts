// What a month's money is for. Contracts stand to the cent, lumpy bills get their part each month, everyday spending
// follows the usual month; what recurs is told apart from what one decides anew.

import { canRunOut } from "~/domain/budget/bars";
import { CATEGORIES, type CategoryId, categoryName, isCategoryId } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import { CADENCES } from "~/domain/ledger/cadence";
import { type Recurring, usualCents } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";

export type JobKind =
  "contract" | "subscription" | "fund" | "everyday" | "giving" | "saving" | "own" | "minimum" | "kept";
export type Job = {
  kind: JobKind;
  /** The line of the budget that it fills; null where the money goes by transfer and is no spending. */
  category: CategoryId | null;
  name: string;
  cents: Cents;
};

/** A bill that doesn't come every month, and what it takes of each. */
export type Fund = {
  name: string;
  category: CategoryId;
  cadence: Recurring["cadence"];
  billCents: Cents;
  nextDay: Day;
  monthCents: Cents;
};

export type JobsInput = {
  /** The usual month: what categories take, and over which days and how many months. */
  usual: { from: Day; to: Day; monthCount: number; spentCents: Cents; spentBy: ReadonlyMap<string, Cents> };
  recurring: readonly Recurring[];
  /** What the person planned for this month. */
  planned: readonly { category: string; plannedCents: Cents }[];
};

const GIVING: readonly string[] = ["tithe", "charitable_giving"];
const SAVINGS = categoriesOfSet("savings");
const WANTS = categoriesOfSet("wants");
export const isWant = (category: string): boolean => WANTS.includes(category) && !GIVING.includes(category);

/** Bills that come less often than monthly. */
export function fundsOf(recurring: readonly Recurring[]): Fund[] {
  return recurring.flatMap((stream) => {
    if (!isBill(stream) || !stream.active || !isLumpy(stream) || !isCategoryId(stream.category)) return [];
    const billCents = Math.abs(usualCents(stream));
    const monthCents = Math.ceil((billCents * ruleOf(stream).perYear) / 12);
    const { merchantName: name, category, cadence, nextDay } = stream;
    return { name, category, cadence, billCents, nextDay, monthCents };
  });
}

/** Each category's jobs in the order of the budget. */
export function jobsOf(input: JobsInput): Job[] {
  const parts = CATEGORIES.map(({ id }) => partOf(id, input));
  const centsOver = centsOverOf(parts, input.usual.spentCents);
  return parts.flatMap(({ id, fixed, wholeCents }) => {
    const cents = wholeCents + (id === "miscellaneous" ? centsOver : 0);
    const rest: Job[] = cents > 0 ? [{ kind: restKind(id), category: id, name: categoryName(id), cents }] : [];
    if (fixed.length + rest.length > 0) return [...fixed, ...rest];
    const wish = input.planned.find(({ category }) => category === id)?.plannedCents ?? 0;
    return wish > 0 ? [{ kind: "own", category: id, name: categoryName(id), cents: wish }] : [];
  });
}

/** Of one category: what is known by name, and what the usual month takes beside it. */
type Part = { id: CategoryId; fixed: Job[]; restCents: Cents; wholeCents: Cents };

function partOf(id: CategoryId, { usual, recurring }: JobsInput): Part {
  const streams = recurring.filter((stream) => stream.category === id && isBill(stream));
  const contracts = streams.filter((stream) => stream.active && !isLumpy(stream) && isContract(stream));
  const fixed = [
    ...contracts.map((stream) => contractJob(stream, id)),
    ...fundsOf(streams).map(({ name, monthCents }): Job => ({ kind: "fund", category: id, name, cents: monthCents })),
  ];
  const restCents = restOf(id, usual, streams, sumCents(fixed.map(({ cents }) => cents)));
  const wholeCents = canRunOut(id) ? Math.floor(restCents / WHOLE) * WHOLE : restCents;
  return { id, fixed, restCents, wholeCents };
}

/** What whole dollars leave of the usual month, less what bills have risen by: together the jobs are a usual month. */
function centsOverOf(parts: readonly Part[], spentCents: Cents): Cents {
  const over = sumCents(parts.map(({ restCents, wholeCents }) => restCents - wholeCents));
  const given = sumCents(parts.flatMap(({ fixed, wholeCents }) => [...fixed.map(({ cents }) => cents), wholeCents]));
  return Math.max(0, Math.min(over, spentCents - given));
}

function contractJob(stream: Recurring, category: CategoryId): Job {
  const kind = isWant(category) ? "subscription" : restKind(category) === "everyday" ? "contract" : restKind(category);
  return { kind, category, name: stream.merchantName, cents: Math.abs(stream.monthlyCents) };
}

function restKind(category: CategoryId): "giving" | "saving" | "everyday" {
  if (GIVING.includes(category)) return "giving";
  return SAVINGS.includes(category) ? "saving" : "everyday";
}

const isBill = (stream: Recurring): boolean =>
  (stream.kind === "spending" || stream.kind === "loan_payment") && stream.typicalCents < 0;

/** A steady amount. What one takes every week at the same price is a habit rather than a subscription. */
const isContract = (stream: Recurring): boolean =>
  stream.amount === "fixed" && (!isWant(stream.category) || stream.cadence === "monthly");

const isLumpy = (stream: Recurring): boolean => ruleOf(stream).months > 1;

function ruleOf({ cadence }: Recurring): (typeof CADENCES)[number] {
  const rule = CADENCES.find(({ id }) => id === cadence);
  if (!rule) throw new Error(`${cadence} is no cadence`);
  return rule;
}

const WHOLE: Cents = 100;
/** Beside a contract, less than this part of it is a rise or a fee of it rather than spending of its own. */
const NOISE = 0.1;

/** What the usual month takes beside the streams that are known by name; of those that have ended, nothing. Bills keep
 *  their cents. */
function restOf(
  category: CategoryId,
  usual: JobsInput["usual"],
  streams: readonly Recurring[],
  fixedCents: Cents,
): Cents {
  const byName = streams.filter((stream) => isLumpy(stream) || isContract(stream));
  const paid = sumCents(byName.map((stream) => paidIn(stream, usual))) / usual.monthCount;
  const rest = (usual.spentBy.get(category) ?? 0) - paid;
  if (rest <= fixedCents * NOISE) return 0;
  return Math.round(rest);
}

/** What a stream took within the days of the usual month, going back from its last payment in its rhythm. */
function paidIn(stream: Recurring, { from, to }: JobsInput["usual"]): Cents {
  const { days } = ruleOf(stream);
  const times = Array.from({ length: stream.count }, (_, back) => addDays(stream.lastDay, -Math.round(back * days)));
  return times.filter((day) => day >= from && day <= to).length * Math.abs(usualCents(stream));
}
