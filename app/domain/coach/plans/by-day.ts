// What checking holds on the day of a purchase, by the bills and pay that are known and usual spending, and what is left.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { roomOf } from "~/domain/coach/room";
import { monthsLeft } from "~/domain/goals/pace";
import type { Lowest } from "~/domain/household/ground";
import type { WhatIfOutcome } from "~/domain/household/what-if";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { asked, type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/cash-flow";

/** Nothing where no day is asked about, or none is known ahead. */
export function byDay(turn: PlanTurn, { whatIf, effect }: WhatIfOutcome): string {
  const { date } = whatIf;
  const [first, ...others] = turn.ground.checking ?? [];
  const last = others.at(-1);
  if (date === null || !first || !last) return "";
  const fromSavings = Math.max(0, effect.fromFundCents);
  const bought = { date, price: whatIf.amountCents - fromSavings, isPart: fromSavings > 0 };
  const days = [first, ...others];
  return sentences(
    date <= last.day ? within(turn, days, bought) : beyond(turn, days, bought),
    ifKnown(turn.sheet, "balance.savings", "Savings have a balance of {{balance.savings}}."),
  );
}

const lowestOf = (days: readonly Lowest[]): Lowest | undefined =>
  days.reduce<Lowest | undefined>((low, one) => (!low || one.cents < low.cents ? one : low), undefined);

/** '$40.00', or '$40.00 overdrawn'. */
function sum(turn: PlanTurn, id: string, label: string, cents: Cents): string {
  const amount = workedUsd(turn, id, cents < 0 ? `${label}, overdrawn` : label, Math.abs(cents), HREF);
  return cents < 0 ? `${amount} overdrawn` : amount;
}
const holds = (turn: PlanTurn, id: string, label: string, cents: Cents): string =>
  `${cents < 0 ? "is" : "holds"} ${sum(turn, id, label, cents)}`;

const dayOf = (turn: PlanTurn, id: string, day: Day): string =>
  worked(turn, id, "Lowest day", { unit: "day", day }, HREF);

type Bought = { date: Day; price: Cents; isPart: boolean };

function within(turn: PlanTurn, days: readonly Lowest[], { date, price, isPart }: Bought): string {
  const then = days.find(({ day }) => day === date) ?? days.at(-1);
  const [, ...earlier] = days.filter(({ day }) => day < date);
  const [before, after] = [lowestOf(earlier), lowestOf(days.filter(({ day }) => day >= date))];
  if (!then || !after) return "";
  const due = asked(turn, "date", { unit: "day", day: date }, "The day you asked about");
  const low = before
    ? `, and ${sum(turn, "low-before", "Lowest before then", before.cents)} at its lowest before that, on ` +
      dayOf(turn, "low-before-day", before.day)
    : "";
  return sentences(
    `By the bills and pay I know of and your usual spending, checking ` +
      `${holds(turn, "checking-then", "In checking then", then.cents)} on ${due}${low}.`,
    price <= 0
      ? ""
      : `With ${workedUsd(turn, "from-checking", "Paid from checking", price, HREF)} paid from it` +
          `${isPart ? " and the rest from savings" : ""}, that's ` +
          `${sum(turn, "checking-left", "Left in checking", then.cents - price)}, and ` +
          `${sum(turn, "low-after", "Lowest from then on", after.cents - price)} at its lowest from there on, on ` +
          `${dayOf(turn, "low-after-day", after.day)}.`,
  );
}

/** Past the last day that is known, by what a usual month leaves. */
function beyond(turn: PlanTurn, days: readonly Lowest[], { date, price, isPart }: Bought): string {
  const [last, low] = [days.at(-1), lowestOf(days)];
  if (!last || !low) return "";
  const added = (roomOf(turn.sheet) ?? 0) * monthsLeft(last.day, date);
  const reach = worked(turn, "reach", "The forecast's last day", { unit: "day", day: last.day }, HREF);
  const then = last.cents + added;
  return sentences(
    `Bills and pay by their days are known until ${reach}: with usual spending checking ` +
      `${holds(turn, "checking-reach", "In checking then", last.cents)} then, and ` +
      `${sum(turn, "low-reach", "Lowest until then", low.cents)} at its lowest, on ` +
      `${dayOf(turn, "low-reach-day", low.day)}.`,
    added > 0
      ? `Usual months add about ${workedUsd(turn, "adds", "What usual months add", added, HREF)} by your day.`
      : "Usual months add nothing by your day.",
    price <= 0
      ? ""
      : `With ${workedUsd(turn, "from-checking", "Paid from checking", price, HREF)} paid from it` +
          `${isPart ? " and the rest from savings" : ""}, that's about ` +
          `${sum(turn, "checking-left", "Left in checking", then - price)}.`,
  );
}
