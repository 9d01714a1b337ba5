// Whether a what-if can be done: signs of trouble first, then the cash, the month, the emergency fund, the guides.

import { DEAR_PERCENT, type Effect, STARTER_CENTS } from "~/domain/household/what-if-effects";
import { FULL_CUSHION_MONTHS, type Ground, LEAST_CUSHION_MONTHS, type Side } from "~/domain/household/ground";
import { isTrouble, reasonsOf } from "~/domain/household/trouble";
import type { WhatIf, WhatIfKind } from "~/domain/household/what-if";
import type { Cents } from "~/domain/money";

/** Each reason is the end of a sentence and holds no figures: after 'because' where it is no, after 'but' where it is yes. */
export type Verdict = { says: "yes" | "yes-but" | "not-now"; reasons: readonly string[]; isTrouble: boolean };

type Case = { whatIf: WhatIf; ground: Ground; before: Side; after: Side; effect: Effect };

/**
 * Shares of income: 28/36 and 43 % as lenders take them, 30 % for housing and 15 % for cars as planners do. Nobody lends a
 * rent: from half of the income on, housing is a severe burden (HUD).
 */
const HOUSING_PERCENT = 30;
const CAR_PERCENT = 15;
const BURDEN_PERCENT = 36;
const MOST_BURDEN_PERCENT = 43;
const MOST_RENT_BURDEN_PERCENT = 50;
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

export function verdictOf(one: Case): Verdict {
  const { signs } = one.ground;
  if (signs.length > 0) return { says: "not-now", reasons: [reasonsOf(signs)], isTrouble: isTrouble(signs) };
  const against = reasonsAgainst(one);
  if (against.length > 0) return { says: "not-now", reasons: against, isTrouble: false };
  const but = reservations(one);
  return { says: but.length > 0 ? "yes-but" : "yes", reasons: but, isTrouble: false };
}

type Reason = readonly [holds: boolean, text: string];
const thatHold = (reasons: readonly Reason[]): string[] => reasons.flatMap(([holds, text]) => (holds ? [text] : []));

const shareOf = (cents: Cents, incomeCents: Cents | null): number =>
  incomeCents === null || incomeCents <= 0 ? 0 : (cents / incomeCents) * 100;

/** Housing and debt payments after it, of the income. */
const burdenAfter = ({ ground, effect, after, whatIf }: Case): number => {
  const added = whatIf.kind === "car" ? effect.paymentCents : HOUSING.includes(whatIf.kind) ? effect.spentCents : 0;
  return shareOf(ground.burdenCents + added, after.incomeCents);
};

const isBelow = (months: number | null, least: number): boolean => months !== null && months < least;

function reasonsAgainst(one: Case): string[] {
  const { whatIf, effect, before, after, ground } = one;
  const { kind } = whatIf;
  if (kind === "job")
    return thatHold([
      [isBelow(effect.lastsMonths, whatIf.months), "your savings would run out before that time is over"],
    ]);
  if (kind === "debt")
    return thatHold([
      [ground.debts.length === 0, "I see no debt that it could go to"],
      [(after.leftCents ?? 0) < 0, "a usual month doesn't leave that much after minimum payments"],
      [isBelowStarter(before), "a first cushion of savings comes before it"],
    ]);
  if (kind === "lump") return [];
  if (kind === "raise")
    return thatHold([[(after.leftCents ?? 0) < 0, "a usual month would come out short all the same"]]);
  return thatHold([
    [effect.missingCents > 0, "the cash for it isn't there"],
    [comesOutShort(one), "a usual month would come out short"],
    [
      effect.fromFundCents > 0 &&
        effect.missingCents === 0 &&
        fundGap(one) > Math.max(0, REFILL_MONTHS * (after.leftCents ?? 0)),
      "it would take your savings below what an emergency fund should hold at least",
    ],
    [
      kind !== "rent" && isBurdenedAbove(one, MOST_BURDEN_PERCENT),
      "housing and debt payments together would take more of your income than lenders allow",
    ],
    [
      kind === "rent" && isBurdenedAbove(one, MOST_RENT_BURDEN_PERCENT),
      "housing and debt payments together would take more of your income than they leave",
    ],
    [runsShort(one) && !savingsCover(one), "checking would run short before long"],
    [after.debtFree.is === "never" && before.debtFree.is !== "never", "its payment wouldn't cover the interest"],
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

/** What checking would lack can be moved over, and the fund still holds enough. */
const savingsCover = (one: Case): boolean =>
  one.after.fundCents + (one.after.lowest?.cents ?? 0) >= LEAST_CUSHION_MONTHS * needsAfter(one);

/** Who lives on savings already may go on, as long as these last a year. */
function comesOutShort({ before, after }: Case): boolean {
  const short = -(after.leftCents ?? 0);
  return short > 0 && ((before.leftCents ?? 0) >= 0 || after.fundCents < short * LEAST_RUNWAY_MONTHS);
}

const isBelowStarter = ({ fundCents }: Side): boolean => fundCents < STARTER_CENTS;

function reservations(one: Case): string[] {
  const { whatIf, effect, before, after, ground } = one;
  const { kind } = whatIf;
  if (kind === "job")
    return thatHold([[isBelow(effect.lastsMonths, FULL_CUSHION_MONTHS), "your savings would last only so long"]]);
  if (!SPENDING.includes(kind))
    return thatHold([
      [
        kind === "debt" && isBelow(after.cushionMonths, LEAST_CUSHION_MONTHS) && !ground.debts.some(isDear),
        "your emergency fund isn't full yet, and your debt isn't expensive: savings could come first",
      ],
    ]);
  const costs = effect.onceCents > 0 || effect.spentCents > 0;
  return thatHold([
    [effect.fromFundCents > 0 && fundGap(one) === 0, "it comes out of your savings"],
    [
      effect.fromFundCents > 0 && fundGap(one) > 0,
      "it comes out of your savings, which would hold too little for an emergency until a few months have filled them up again",
    ],
    [
      HOUSING.includes(kind) && shareOf(ground.housingCents + effect.spentCents, after.incomeCents) > HOUSING_PERCENT,
      "it takes more of your income than the guide for housing",
    ],
    [
      kind === "car" && shareOf(ground.carCents + effect.spentCents, after.incomeCents) > CAR_PERCENT,
      "all that cars cost would take more of your income than the guide",
    ],
    [
      BORROWING.includes(kind) && kind !== "rent" && effect.spentCents > 0 && burdenAfter(one) > BURDEN_PERCENT,
      "housing and debt payments would be where lenders get careful",
    ],
    [
      costs && effect.fromFundCents <= 0 && isBelow(after.cushionMonths, LEAST_CUSHION_MONTHS),
      "your emergency fund isn't full yet",
    ],
    [costs && ground.debts.some(isDear), "a debt with a high rate would gain more from that money"],
    [runsShort(one) && savingsCover(one), "checking would run short unless you move savings over"],
    [costs && (before.leftCents ?? 0) < 0, "a usual month is paid from savings already"],
    [costs && effect.spentCents > 0 && isThin(after), "little of a usual month would be left for surprises"],
  ]);
}

const isThin = ({ leftCents, incomeCents }: Side): boolean =>
  leftCents !== null && leftCents >= 0 && shareOf(leftCents, incomeCents) < THIN_PERCENT;

const isDear = ({ ratePercent, rateKnown }: Ground["debts"][number]): boolean =>
  rateKnown && ratePercent >= DEAR_PERCENT;

const list = (texts: readonly string[], word: string): string =>
  texts.length < 3 ? texts.join(`, ${word} `) : `${texts.slice(0, -1).join(", ")}, ${word} ${texts.at(-1)}`;

/** The answer in a sentence, as it opens the screen and the coach's answer. */
export function verdictSentence({ says, reasons }: Verdict, kind: WhatIfKind): string {
  if (says === "not-now") return `Not now, because ${list(reasons, "and")}.`;
  const yes = YES[kind] ?? "Yes";
  return says === "yes" ? `${yes}.` : `${yes}, but ${list(reasons, "and")}.`;
}

const YES: Partial<Record<WhatIfKind, string>> = {
  job: "You'd get by for a while",
  raise: "It helps every month",
  lump: "It helps at once",
};
