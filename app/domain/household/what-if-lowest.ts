// The lowest day ahead on both sides of a what-if: a change counts from the day it begins, and less pay only by the pay that
// would have come until then.

import type { Ground, Lowest } from "~/domain/household/ground";
import type { WhatIf } from "~/domain/household/what-if";
import type { Effect } from "~/domain/household/what-if-effects";
import { type Cents, sumCents } from "~/domain/money";
import { type Day, monthOf, monthsBetween } from "~/domain/periods";

/** What changes on a later day meets the days from then on: a low that is over by then is none for it. */
export function lowestBefore(whatIf: WhatIf, ground: Ground): Lowest | null {
  const { lowest, checking = [] } = ground;
  const from = laterStart(whatIf, ground);
  if (from !== null) return leastOf(checking.filter(({ day }) => day >= from));
  const { kind, date } = whatIf;
  const then = kind === "purchase" && date !== null ? checking.filter(({ day }) => day >= date) : [];
  return leastOf(then) ?? lowest;
}

/** Less pay may make another day the lowest; all else is taken off the day that is lowest now. */
export function lowestAfter(whatIf: WhatIf, ground: Ground, effect: Effect): Lowest | null {
  const { lowest, checking = [] } = ground;
  if (!lowest) return null;
  const from = laterStart(whatIf, ground) ?? ground.today;
  const isMoved = from > ground.today || (losesPay(effect) && ground.pay !== undefined);
  const days = isMoved ? checking.filter(({ day }) => day >= from) : [];
  const then = [lowest, ...days].map(({ day, cents }) => ({
    day,
    cents: cents - takenBy(day, { whatIf, ground, effect }),
  }));
  return leastOf(then);
}

const leastOf = ([first, ...others]: readonly Lowest[]): Lowest | null =>
  first ? others.reduce((low, one) => (one.cents < low.cents ? one : low), first) : null;

function laterStart({ starts }: WhatIf, { today }: Ground): Day | null {
  return starts !== undefined && starts > today ? starts : null;
}

const losesPay = ({ incomeCents }: Effect): boolean => incomeCents < 0;

type Taking = { whatIf: WhatIf; ground: Ground; effect: Effect };
/** What has left checking by a day: a price once, and before its day what was put aside for it. */
function takenBy(day: Day, taking: Taking): Cents {
  const { whatIf, effect } = taking;
  const setAside = monthlyBy(day, taking);
  if (whatIf.kind !== "purchase") return atOnce(effect) + setAside;
  const price = whatIf.amountCents - Math.max(0, effect.fromFundCents);
  return whatIf.date === null || whatIf.date <= day ? price : Math.min(price, setAside);
}

function monthlyBy(day: Day, { whatIf, ground, effect }: Taking): Cents {
  const from = laterStart(whatIf, ground);
  const { spentCents, incomeCents } = effect;
  if (losesPay(effect) && ground.pay) {
    const saved = monthsBetween(monthOf(from ?? ground.today), monthOf(day)) * spentCents;
    return Math.max(0, saved + payLost(ground.pay, -incomeCents, from ?? ground.today, day));
  }
  // A month that begins takes it at once; today's is under way.
  const months =
    from === null
      ? Math.max(1, monthsBetween(monthOf(ground.today), monthOf(day)))
      : monthsBetween(monthOf(from), monthOf(day)) + 1;
  return months * Math.max(0, spentCents - incomeCents);
}

/** Of each pay that would have come the same share. */
function payLost({ monthCents, ahead }: NonNullable<Ground["pay"]>, lessCents: Cents, from: Day, to: Day): Cents {
  const due = sumCents(ahead.filter(({ day }) => day >= from && day <= to).map(({ cents }) => cents));
  return Math.round(due * Math.min(1, lessCents / monthCents));
}

/** What leaves checking at once. */
const atOnce = ({ onceCents, fromFundCents }: Effect): Cents => Math.max(0, onceCents - Math.max(0, fromFundCents));
