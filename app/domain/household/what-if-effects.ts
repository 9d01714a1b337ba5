// What each kind of what-if changes: the month, the needs, what is paid at once and where it comes from, the debts.

import { paymentFor, monthsLeft } from "~/domain/goals/pace";
import type { KnownDebt } from "~/domain/household/debts";
import { type Ground, LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import type { WhatIf, WhatIfKind } from "~/domain/household/what-if";
import { type Cents, sumCents } from "~/domain/money";

export type Effect = {
  /** More or less than in a usual month. */
  incomeCents: Cents;
  spentCents: Cents;
  needsCents: Cents;
  /** Paid at once; negative where it comes in. */
  onceCents: Cents;
  /** Of that: what the emergency fund gives, or gets where it is negative. */
  fromFundCents: Cents;
  /** What is there for it neither in checking nor in the fund. */
  missingCents: Cents;
  debts: readonly KnownDebt[];
  /** What is borrowed for it; it ends by its own payment. */
  loan: KnownDebt | null;
  /** Paid beyond the minimums each month; the debt that gets it first, or the one with the highest rate. */
  extraCents: Cents;
  firstDebtId: string | null;
  /** The payment on what is borrowed for it. */
  paymentCents: Cents;
  downCents: Cents;
  /** Where a sum goes, in order. */
  placed: readonly PlacedSum[];
  /** Of a loss of pay: how many months the fund lasts; null where nothing is missing. */
  lastsMonths: number | null;
};
/** `savings`, or a debt's id. */
export type PlacedSum = { to: string; cents: Cents };

const NOTHING: Omit<Effect, "debts"> = {
  incomeCents: 0,
  spentCents: 0,
  needsCents: 0,
  onceCents: 0,
  fromFundCents: 0,
  missingCents: 0,
  loan: null,
  extraCents: 0,
  firstDebtId: null,
  paymentCents: 0,
  downCents: 0,
  placed: [],
  lastsMonths: null,
};

/** Fees and taxes of a purchase, of a home's price; CFPB: closing costs are mostly two to five percent. */
export const CLOSING_PERCENT = 3;
/** A first cushion, before anything goes to a debt beyond its minimum. */
export const STARTER_CENTS: Cents = 1_000_00;
/** Above this a debt costs more than savings or markets are likely to bring. */
export const DEAR_PERCENT = 8;

type Change = (whatIf: WhatIf, ground: Ground) => Partial<Effect>;

const share = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100);

const CHANGES: Record<WhatIfKind, Change> = {
  purchase,
  cost: ({ monthlyCents, amountCents }) => ({ spentCents: monthlyCents, onceCents: amountCents }),
  rent: ({ monthlyCents, amountCents }, { housingCents }) => ({
    spentCents: monthlyCents - housingCents,
    needsCents: monthlyCents - housingCents,
    onceCents: amountCents,
  }),
  home: (whatIf, ground) => {
    const bought = borrowed(whatIf);
    const housing = bought.paymentCents + whatIf.monthlyCents - ground.housingCents;
    const onceCents = bought.downCents + share(whatIf.amountCents, CLOSING_PERCENT);
    return { ...bought, spentCents: housing, needsCents: housing, onceCents };
  },
  car: (whatIf) => {
    const bought = borrowed(whatIf);
    const running = bought.paymentCents + whatIf.monthlyCents;
    return { ...bought, spentCents: running, needsCents: running, onceCents: bought.downCents };
  },
  child: ({ monthlyCents, amountCents }) => ({
    spentCents: monthlyCents,
    needsCents: monthlyCents,
    onceCents: amountCents,
  }),
  job,
  raise: ({ monthlyCents }) => ({ incomeCents: monthlyCents }),
  "pay-cut": ({ monthlyCents }) => ({ incomeCents: -monthlyCents }),
  debt: ({ monthlyCents, debtId }, { debts }) => ({
    spentCents: debts.length > 0 ? monthlyCents : 0,
    extraCents: debts.length > 0 ? monthlyCents : 0,
    firstDebtId: debtId,
  }),
  lump,
};

export function effectOf(whatIf: WhatIf, ground: Ground): Effect {
  const changed: Effect = { ...NOTHING, debts: ground.debts, ...CHANGES[whatIf.kind](whatIf, ground) };
  if (changed.onceCents <= 0 || whatIf.kind === "purchase") return changed;
  if (whatIf.kind === "cost") return { ...changed, ...paidAtOnce(changed.onceCents, withMonth(ground, changed)) };
  return { ...changed, ...paidAtOnce(changed.onceCents, ground) };
}

/** What comes with a new cost is small: what the month leaves beside it pays as well. */
function withMonth(ground: Ground, { spentCents }: Effect): Ground {
  const left = (ground.incomeCents ?? 0) - (ground.spentCents ?? 0) - spentCents;
  return { ...ground, spareCents: ground.spareCents + Math.max(0, left) };
}

/** Spare cash in checking pays first, then the fund. */
function paidAtOnce(
  onceCents: Cents,
  { spareCents, fundCents }: Ground,
): Pick<Effect, "fromFundCents" | "missingCents"> {
  const rest = Math.max(0, onceCents - spareCents);
  return { fromFundCents: Math.min(rest, fundCents), missingCents: Math.max(0, rest - fundCents) };
}

/** A price is put aside month by month as far as a month leaves it, this one where no date is said; the rest is paid at once. */
function purchase({ amountCents, date }: WhatIf, ground: Ground): Partial<Effect> {
  const left = Math.max(0, (ground.incomeCents ?? 0) - (ground.spentCents ?? 0));
  const months = date === null ? 1 : monthsLeft(ground.today, date);
  const each = Math.min(Math.ceil(amountCents / months), left);
  const rest = Math.max(0, amountCents - each * months);
  return { spentCents: each, onceCents: rest, ...paidAtOnce(rest, ground) };
}

function borrowed({ kind, amountCents, downPercent, ratePercent, months }: WhatIf) {
  const downCents = share(amountCents, downPercent);
  const balanceCents = amountCents - downCents;
  const paymentCents = balanceCents > 0 ? paymentFor(balanceCents, ratePercent, months) : 0;
  const loan: KnownDebt = {
    id: "what-if",
    name: kind,
    balanceCents,
    ratePercent,
    minimumCents: paymentCents,
    rateKnown: true,
    rateFrom: "person",
    minimumKnown: true,
    source: "goal",
  };
  return { downCents, paymentCents, loan: balanceCents > 0 ? loan : null };
}

/** Only needs are paid, out of what still comes in and the fund. */
function job({ monthlyCents }: WhatIf, { incomeCents, spentCents, needsCents, fundCents }: Ground): Partial<Effect> {
  const gap = needsCents - monthlyCents;
  return {
    incomeCents: monthlyCents - (incomeCents ?? 0),
    spentCents: Math.min(0, needsCents - (spentCents ?? 0)),
    lastsMonths: gap > 0 ? fundCents / gap : null,
  };
}

function lump({ amountCents, debtId }: WhatIf, ground: Ground): Partial<Effect> {
  const placed = placeSum(amountCents, ground, debtId);
  const paidOn = (id: string): Cents => sumCents(placed.filter(({ to }) => to === id).map(({ cents }) => cents));
  return {
    placed,
    onceCents: -amountCents,
    fromFundCents: 0 - paidOn("savings"),
    debts: ground.debts.map((debt) => ({ ...debt, balanceCents: debt.balanceCents - paidOn(debt.id) })),
    // What a debt that is gone took each month goes on to the others, as it would have.
    extraCents: sumCents(
      ground.debts.filter(({ id, balanceCents }) => paidOn(id) >= balanceCents).map(({ minimumCents }) => minimumCents),
    ),
  };
}

/** A first cushion, then dear debts by rate, then the cushion's lower end, then what else is owed, then savings. */
export function placeSum(
  amountCents: Cents,
  ground: Pick<Ground, "debts" | "fundCents" | "fundNeedsCents">,
  debtId: string | null = null,
): PlacedSum[] {
  const { debts, fundCents, fundNeedsCents } = ground;
  const byRate = [...debts].sort((a, b) => b.ratePercent - a.ratePercent);
  const chosen = byRate.filter(({ id }) => id === debtId);
  const dear = byRate.filter(({ ratePercent }) => ratePercent >= DEAR_PERCENT);
  const starter = Math.max(0, STARTER_CENTS - fundCents);
  const cushion = Math.max(0, LEAST_CUSHION_MONTHS * fundNeedsCents - Math.max(fundCents, STARTER_CENTS));
  const owed = (list: readonly KnownDebt[]): PlacedSum[] =>
    list.map(({ id, balanceCents }) => ({ to: id, cents: balanceCents }));
  const wanted: PlacedSum[] =
    chosen.length > 0
      ? owed(chosen)
      : [
          { to: "savings", cents: starter },
          ...owed(dear),
          { to: "savings", cents: cushion },
          ...owed(
            byRate.filter((debt) => !dear.includes(debt) && debt.rateKnown && debt.ratePercent > SAVINGS_PERCENT),
          ),
        ];
  let rest = amountCents;
  const placed: PlacedSum[] = [];
  for (const { to, cents } of [...wanted, { to: "savings", cents: Infinity }]) {
    const part = Math.min(rest, cents);
    if (part > 0) placed.push({ to, cents: part });
    rest -= part;
  }
  return together(placed);
}

/** What a good savings account pays, about; a debt below it can wait. */
export const SAVINGS_PERCENT = 4;

function together(placed: readonly PlacedSum[]): PlacedSum[] {
  const sums = new Map<string, Cents>();
  for (const { to, cents } of placed) sums.set(to, (sums.get(to) ?? 0) + cents);
  return [...sums].map(([to, cents]) => ({ to, cents }));
}
