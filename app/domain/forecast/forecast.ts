// The next ninety days: what is known to come, then, day by day, what the balances make of it.

import { cardPlans } from "~/domain/forecast/cards";
import { everydayOf } from "~/domain/forecast/everyday";
import { goalEntries } from "~/domain/forecast/goals";
import { bothLegs } from "~/domain/forecast/legs";
import { levellingMoves } from "~/domain/forecast/levels";
import { balancesThen } from "~/domain/forecast/past";
import { arrivals, looseByAccount, pendingEntries } from "~/domain/forecast/pending";
import { findPlans } from "~/domain/forecast/plans";
import { simulate } from "~/domain/forecast/simulate";
import {
  type ForecastEntry,
  FORECAST_DAYS,
  type Forecast,
  type ForecastInput,
  type ForecastPlan,
} from "~/domain/forecast/types";
import { addDays } from "~/domain/periods";

export function forecastOf(given: ForecastInput): Forecast {
  // What is dated later says nothing yet.
  const input = { ...given, rows: given.rows.filter(({ day }) => day <= given.today) };
  const { today, accounts } = input;
  const to = addDays(today, FORECAST_DAYS);
  const balanceThen = balancesThen(input);
  const { isLevelling, into } = levellingMoves(input, balanceThen);
  const cards = cardPlans(input, balanceThen, to);
  const inFull = new Set(cards.map(({ cardId }) => cardId));
  const found = findPlans(input, to, (row) => isLevelling(row) || inFull.has(row.otherAccountId ?? ""));
  const { plans } = found;
  const seen = [...found.seen, ...cards.flatMap((card) => card.seen)];
  const payday = nextPay(plans);
  const moving = [...plans, ...into];
  const known = [
    ...goalEntries(input, moving, payday?.day, to),
    ...pendingEntries(input),
    ...arrivals(input, seen),
    ...plans.flatMap(planEntries),
  ];
  const entries = simulate({
    today,
    to,
    accounts,
    known,
    cards,
    everyday: everydayOf(input, found.isPlanned),
    pending: looseByAccount(input, seen),
  });
  return { today, to, accounts, entries, plans, payday };
}

/** Pay that is late is not counted on until it comes. */
function nextPay(plans: readonly ForecastPlan[]): Forecast["payday"] {
  const pays = plans.flatMap(({ kind, coming, name }) => {
    const next = coming.find(({ isLate }) => !isLate);
    return kind === "pay" && next ? [{ day: next.day, cents: next.cents, name }] : [];
  });
  return pays.reduce<Forecast["payday"]>((first, pay) => (!first || pay.day < first.day ? pay : first), null);
}

function planEntries({ coming, lagDays, confidence, stream, ...plan }: ForecastPlan): ForecastEntry[] {
  const { key, accountId, otherAccountId, kind, name } = plan;
  const isFixed = stream.amount === "fixed";
  return coming.flatMap(({ day, cents, isLate }) =>
    bothLegs(
      { key, accountId, otherAccountId, kind, name, cents, confidence: isLate ? "guessed" : confidence, isFixed },
      day,
      lagDays,
    ),
  );
}
