// A budget in which every dollar has a job. Nothing that is owed by contract is cut; where a month doesn't fit, or would
// save less than is saved today, everyday wants give first, by name and amount; what still doesn't fit is said.

import { type Fund, fundsOf, isWant, type Job, type JobKind, jobsOf, type JobsInput } from "~/domain/budget/jobs";
import type { FilledAmount } from "~/domain/budget/change";
import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { lean } from "~/domain/household/income";
import { isTrouble, type Sign } from "~/domain/household/trouble";
import { categoryOf, isSpendingKind, type MonthTotal } from "~/domain/ledger/totals";
import { allocate, type Cents, sumCents } from "~/domain/money";
import type { Month } from "~/domain/periods";

export type Cut = {
  name: string;
  category: CategoryId;
  fromCents: Cents;
  /** 0: a wish that waits, or a subscription that ends. */
  toCents: Cents;
  kind: JobKind;
};

export type BudgetProposal = {
  incomeCents: Cents;
  /** Together the income, and what is missing where it doesn't fit. */
  jobs: Job[];
  cuts: Cut[];
  funds: Fund[];
  /** What is left for savings and goals, beside what goes into savings categories. */
  keptCents: Cents;
  /** What a usual month leaves today. */
  keptTodayCents: Cents;
  /** What a usual month spent beyond what it takes now: bills have ended, or come at another price. Below zero they rose. */
  changedCents: Cents;
  /** What no cut finds; 0 where it fits. */
  missingCents: Cents;
  /** What comes before this plan, and what it can't see. */
  signs: readonly Sign[];
};

export type ProposalInput = JobsInput & {
  incomeCents: Cents;
  months: readonly Month[];
  sums: readonly MonthTotal[];
  /** Minimum payments that spending doesn't hold. */
  minimumsCents: Cents;
  signs: readonly Sign[];
};

/** Null where no income is known: nothing can be given a job. */
export function proposeBudget(input: ProposalInput): BudgetProposal | null {
  const { incomeCents, minimumsCents, usual, signs } = input;
  if (incomeCents <= 0) return null;
  const jobs = jobsOf(input);
  const changedCents = usual.spentCents - totalOf(jobs.filter(({ kind }) => kind !== "own"));
  if (minimumsCents > 0) jobs.push({ kind: "minimum", category: null, name: "", cents: minimumsCents });
  const keptTodayCents = incomeCents - usual.spentCents - minimumsCents;
  // What one wishes for comes out of what is left, and isn't taken back for the sake of it.
  const wanted = keptTodayCents - totalOf(jobs.filter(({ kind }) => kind === "own"));
  const cuts = cutsFor(jobs, input, isTrouble(signs) ? 0 : Math.max(0, wanted));
  const after = jobs.map((job) => afterCuts(job, cuts)).filter(({ cents }) => cents > 0);
  const left = incomeCents - totalOf(after);
  const keptCents = Math.max(0, left);
  const kept: Job = { kind: "kept", category: null, name: "", cents: keptCents };
  return {
    incomeCents,
    jobs: keptCents > 0 ? [...after, kept] : after,
    cuts,
    funds: fundsOf(input.recurring),
    keptCents,
    keptTodayCents,
    changedCents,
    missingCents: Math.max(0, -left),
    signs,
  };
}

const totalOf = (jobs: readonly Job[]): Cents => sumCents(jobs.map(({ cents }) => cents));
const afterCuts = (job: Job, cuts: readonly Cut[]): Job => {
  const cut = cuts.find((one) => isCutOf(one, job));
  return cut ? { ...job, cents: cut.toCents } : job;
};
const isCutOf = ({ category, name, kind }: Cut, job: Job): boolean =>
  job.category === category && job.name === name && job.kind === kind;

/** The lines of the budget: what each category gets, and whether what is left of it stays there for its next bill. */
export function amountsOf({ jobs }: Pick<BudgetProposal, "jobs">): FilledAmount[] {
  return CATEGORIES.flatMap(({ id }) => {
    const own = jobs.filter(({ category }) => category === id);
    return own.length > 0
      ? [{ category: id, cents: totalOf(own), saves: own.some(({ kind }) => kind === "fund") }]
      : [];
  });
}

const DEEPEST_CUT = 1 / 3;
const DOLLAR: Cents = 100;

/**
 * First everyday wants go to their lean month, also to keep saving as much as today. Only where the month doesn't fit at
 * all, wishes wait and subscriptions end, the dearest first, and wants give up to a third.
 */
function cutsFor(jobs: readonly Job[], input: ProposalInput, wantedCents: Cents): Cut[] {
  const room = input.incomeCents - totalOf(jobs);
  const wants = jobs.filter(({ kind, category }) => kind === "everyday" && isWant(category ?? ""));
  const deepest = wants.map(({ cents }) => Math.floor(cents * DEEPEST_CUT));
  const gentle = wants.map((job, index) => Math.min(deepest[index] ?? 0, aboveLean(job, input)));
  const trims = spread(wantedCents - room, gentle);
  let gap = -room - sumCents(trims);
  const ends = [...dearest(jobs, "own"), ...dearest(jobs, "subscription")].filter(({ cents }) => {
    if (gap <= 0) return false;
    gap -= cents;
    return true;
  });
  const more = spread(
    gap,
    deepest.map((most, index) => most - (trims[index] ?? 0)),
  );
  const trimmed = wants.map((job, index) => cutOf(job, job.cents - (trims[index] ?? 0) - (more[index] ?? 0)));
  return [...trimmed, ...ends.map((job) => cutOf(job, 0))].filter(({ fromCents, toCents }) => toCents < fromCents);
}

const dearest = (jobs: readonly Job[], kind: JobKind): Job[] =>
  jobs.filter((job) => job.kind === kind).sort((a, b) => b.cents - a.cents);

const cutOf = ({ name, category, kind, cents }: Job, toCents: Cents): Cut => ({
  name,
  category: category ?? "miscellaneous",
  fromCents: cents,
  toCents,
  kind,
});

/** As much as is needed, in whole dollars, of each in proportion to what it can give. */
function spread(neededCents: Cents, most: readonly Cents[]): Cents[] {
  const dollars = most.map((cents) => Math.floor(cents / DOLLAR));
  const needed = Math.min(Math.ceil(Math.max(0, neededCents) / DOLLAR), sumCents(dollars));
  return allocate(needed, dollars).map((part) => part * DOLLAR);
}

/** What an everyday job takes beyond a lean month of its category. */
function aboveLean({ category }: Job, { months, sums, usual }: ProposalInput): Cents {
  const byMonth = months.map((month) =>
    sumCents(
      sums
        .filter((row) => row.month === month && isSpendingKind(row.kind) && categoryOf(row) === category)
        .map((row) => 0 - row.cents),
    ),
  );
  return Math.max(0, (usual.spentBy.get(category ?? "") ?? 0) - lean(byMonth));
}

/** The last three whole months: what each category took on average; an amount that is the same each month to the cent. */
export function historyAmounts(months: readonly Month[], sums: readonly MonthTotal[]): FilledAmount[] {
  const last = months.slice(0, 3);
  return CATEGORIES.flatMap(({ id }) => {
    const byMonth = last.map((month) =>
      sumCents(
        sums
          .filter((row) => row.month === month && isSpendingKind(row.kind) && categoryOf(row) === id)
          .map((row) => 0 - row.cents),
      ),
    );
    const [first = 0] = byMonth;
    const isSame = byMonth.every((cents) => cents === first);
    const cents = isSame ? first : Math.round(sumCents(byMonth) / last.length / DOLLAR) * DOLLAR;
    return cents > 0 ? [{ category: id, cents, saves: false }] : [];
  });
}
