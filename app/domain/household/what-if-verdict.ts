// Whether a what-if can be done: signs of trouble first, then the cash, the month, the emergency fund, the guides.

import { DEAR_PERCENT, type Effect, STARTER_CENTS } from "~/domain/household/what-if-effects";
import { FULL_CUSHION_MONTHS, type Ground, LEAST_CUSHION_MONTHS, type Side } from "~/domain/household/ground";
import type { Sign } from "~/domain/household/trouble";
import type { WhatIf, WhatIfKind } from "~/domain/household/what-if";
import type { Cents } from "~/domain/money";

export type WhatIfReason =
  | "runs-out-before-its-end"
  | "no-debt"
  | "not-that-much-left"
  | "first-cushion-comes-first"
  | "month-short-all-the-same"
  | "goals-take-the-month"
  | "no-cash"
  | "month-short"
  | "fund-below-least"
  | "above-what-lenders-allow"
  | "rent-above-half"
  | "checking-short"
  | "checking-short-already"
  | "interest-not-covered"
  | "savings-last-only-so-long"
  | "fund-before-cheap-debt"
  | "from-savings"
  | "from-fund-for-a-while"
  | "above-housing-guide"
  | "above-car-guide"
  | "lenders-careful"
  | "fund-not-full"
  | "costly-debt-gains-more"
  | "checking-short-unless-moved"
  | "checking-short-already-unless-moved"
  | "lives-on-savings"
  | "little-left";

/** Why not, or what to mind where it is yes; the household's signs where these come before everything. */
export type WhatIfVerdict = {
  says: "yes" | "yes-but" | "not-now";
  reasons: readonly WhatIfReason[];
  signs: readonly Sign[];
};

type Case = { whatIf: WhatIf; ground: Ground; before: Side; after: Side; effect: Effect };

/**
 * Shares of income: 28/36 and 43 % as lenders take them, 30 % for housing and 15 % for cars as planners do. Nobody lends a
 * rent: from half of the income on, housing is a severe burden (HUD).
 */
const HOUSING_PERCENT = 30;
const CAR_PERCENT = 15;
const BURDEN_PERCENT = 36;
const MAX_BURDEN_PERCENT = 43;
const MAX_RENT_BURDEN_PERCENT = 50;
/** A fund that falls a little short is no reason against something where a month leaves enough to fill it up again so soon. */
const REFILL_MONTHS = 3;
const LEAST_RUNWAY_MONTHS = 12;
/** Who has years of needs put aside is not held to a share of income. */
const MANY_MONTHS = 24;
/** With less than this left of the income a month has no room for surprises. */
const THIN_PERCENT = 5;

const SPENDING: readonly WhatIfKind[] = ["purchase", "cost", "rent", "home", "car", "child"];
const HOUSING: readonly WhatIfKind[] = ["rent", "home"];
const BORROWING: readonly WhatIfKind[] = ["rent", "home", "car"];

export function verdictOf(one: Case): WhatIfVerdict {
  const { signs } = one.ground;
  if (signs.length > 0) return { says: "not-now", reasons: [], signs };
  const against = reasonsAgainst(one);
  if (against.length > 0) return { says: "not-now", reasons: against, signs: [] };
  const but = reservations(one);
  return { says: but.length > 0 ? "yes-but" : "yes", reasons: but, signs: [] };
}

type ReasonCheck = readonly [holds: boolean, reason: WhatIfReason];
const thatHold = (reasons: readonly ReasonCheck[]): WhatIfReason[] =>
  reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));

function shareOf(cents: Cents, incomeCents: Cents | null): number {
  const income = incomeCents ?? 0;
  return income <= 0 ? 0 : (cents / income) * 100;
}

/** Housing and debt payments after it, of the income. */
const burdenAfter = ({ ground, effect, after, whatIf }: Case): number => {
  const added = whatIf.kind === "car" ? effect.paymentCents : HOUSING.includes(whatIf.kind) ? effect.spentCents : 0;
  return shareOf(ground.burdenCents + added, after.incomeCents);
};

const isBelow = (months: number | null, least: number): boolean => months !== null && months < least;

function reasonsAgainst(one: Case): WhatIfReason[] {
  const { whatIf, effect, before, after, ground } = one;
  const { kind } = whatIf;
  if (kind === "job") return thatHold([[isBelow(effect.lastsMonths, whatIf.months), "runs-out-before-its-end"]]);
  if (kind === "debt")
    return thatHold([
      [ground.debts.length === 0, "no-debt"],
      [(after.leftCents ?? 0) < 0, "not-that-much-left"],
      [isBelowStarter(before), "first-cushion-comes-first"],
    ]);
  if (kind === "lump") return [];
  if (kind === "raise") return thatHold([[(after.leftCents ?? 0) < 0, "month-short-all-the-same"]]);
  return thatHold([
    [effect.missingCents > 0, "no-cash"],
    [comesOutShort(one), "month-short"],
    [
      effect.fromFundCents > 0 &&
        effect.missingCents === 0 &&
        fundGap(one) > Math.max(0, REFILL_MONTHS * (after.leftCents ?? 0)),
      "fund-below-least",
    ],
    [kind !== "rent" && isBurdenedAbove(one, MAX_BURDEN_PERCENT), "above-what-lenders-allow"],
    [kind === "rent" && isBurdenedAbove(one, MAX_RENT_BURDEN_PERCENT), "rent-above-half"],
    [runsShort(one) && !savingsCover(one), "checking-short"],
    [costs(one) && isShortAlready(one) && !savingsCover(one), "checking-short-already"],
    [after.debtFree.is === "never" && before.debtFree.is !== "never", "interest-not-covered"],
  ]);
}

const isBurdenedAbove = (one: Case, percent: number): boolean =>
  BORROWING.includes(one.whatIf.kind) &&
  one.effect.spentCents > 0 &&
  burdenAfter(one) > percent &&
  isBelow(one.after.cushionMonths, MANY_MONTHS);

/** A month of needs after it: what the fund holds covers `cushionMonths` of them. */
const needsAfter = ({ after, ground }: Case): Cents =>
  after.cushionMonths !== null && after.cushionMonths > 0
    ? Math.round(after.fundCents / after.cushionMonths)
    : ground.fundNeedsCents;

/** What is missing to the least that a fund should hold. */
function fundGap(one: Case): Cents {
  const { fundCents, cushionMonths } = one.after;
  return isBelow(cushionMonths, LEAST_CUSHION_MONTHS) ? LEAST_CUSHION_MONTHS * needsAfter(one) - fundCents : 0;
}

const runsShort = ({ before, after }: Case): boolean =>
  (after.lowest?.cents ?? 0) < 0 && (before.lowest?.cents ?? 0) >= 0;

/** Checking falls below zero as it is: nothing more comes out of it without being said. */
const isShortAlready = ({ before, after }: Case): boolean =>
  (before.lowest?.cents ?? 0) < 0 && (after.lowest?.cents ?? 0) < (before.lowest?.cents ?? 0);
const costs = ({ whatIf, effect }: Case): boolean =>
  SPENDING.includes(whatIf.kind) && (effect.onceCents > 0 || effect.spentCents > 0);

/** What checking would lack can be moved over, and the fund still holds enough. */
const savingsCover = (one: Case): boolean =>
  one.after.fundCents + (one.after.lowest?.cents ?? 0) >= LEAST_CUSHION_MONTHS * needsAfter(one);

/** Who lives on savings already may go on, as long as these last a year. */
function comesOutShort({ before, after }: Case): boolean {
  const short = -(after.leftCents ?? 0);
  return short > 0 && ((before.leftCents ?? 0) >= 0 || after.fundCents < short * LEAST_RUNWAY_MONTHS);
}

const isBelowStarter = ({ fundCents }: Side): boolean => fundCents < STARTER_CENTS;

function reservations(one: Case): WhatIfReason[] {
  const { whatIf, effect, before, after, ground } = one;
  const { kind } = whatIf;
  if (kind === "job")
    return thatHold([[isBelow(effect.lastsMonths, FULL_CUSHION_MONTHS), "savings-last-only-so-long"]]);
  if (kind === "pay-cut")
    return thatHold([
      [(before.leftCents ?? 0) < 0, "lives-on-savings"],
      [runsShort(one) && savingsCover(one), "checking-short-unless-moved"],
      [isThin(after), "little-left"],
    ]);
  if (!SPENDING.includes(kind))
    return thatHold([
      [
        kind === "debt" && isBelow(after.cushionMonths, LEAST_CUSHION_MONTHS) && !ground.debts.some(isDear),
        "fund-before-cheap-debt",
      ],
    ]);
  const isCost = costs(one);
  return thatHold([
    [effect.fromFundCents > 0 && fundGap(one) === 0, "from-savings"],
    [effect.fromFundCents > 0 && fundGap(one) > 0, "from-fund-for-a-while"],
    [
      HOUSING.includes(kind) && shareOf(ground.housingCents + effect.spentCents, after.incomeCents) > HOUSING_PERCENT,
      "above-housing-guide",
    ],
    [
      kind === "car" && shareOf(ground.carCents + effect.spentCents, after.incomeCents) > CAR_PERCENT,
      "above-car-guide",
    ],
    [
      BORROWING.includes(kind) && kind !== "rent" && effect.spentCents > 0 && burdenAfter(one) > BURDEN_PERCENT,
      "lenders-careful",
    ],
    [isCost && effect.fromFundCents <= 0 && isBelow(after.cushionMonths, LEAST_CUSHION_MONTHS), "fund-not-full"],
    [isCost && ground.debts.some(isDear), "costly-debt-gains-more"],
    [runsShort(one) && savingsCover(one), "checking-short-unless-moved"],
    [isCost && isShortAlready(one) && savingsCover(one), "checking-short-already-unless-moved"],
    [isCost && (before.leftCents ?? 0) < 0, "lives-on-savings"],
    [isCost && effect.spentCents > 0 && isThin(after), "little-left"],
  ]);
}

const isThin = ({ leftCents, incomeCents }: Side): boolean =>
  leftCents !== null && leftCents >= 0 && shareOf(leftCents, incomeCents) < THIN_PERCENT;

const isDear = ({ ratePercent, rateKnown }: Ground["debts"][number]): boolean =>
  rateKnown && ratePercent >= DEAR_PERCENT;
