// Moves that even an account out: once a month what is above a level goes to savings, or what is missing comes from them.

import { median } from "~/domain/ledger/cadence";
import type { BalanceThen } from "~/domain/forecast/past";
import { groupedBy } from "~/domain/forecast/plans";
import { inMonth } from "~/domain/forecast/schedule";
import type { ForecastAccount, ForecastInput, ForecastRow } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { dayNumber, type Day, monthOf } from "~/domain/periods";

export type LevelPlan = {
  key: string;
  name: string;
  fromId: string;
  toId: string;
  /** Of which account the balance is kept level. */
  keptId: string;
  dayNumber: number;
  levelCents: Cents;
  /** From this balance on it was done; down to it for money that comes in. */
  limitCents: Cents;
};

const LEAST_TIMES = 2;
const LEAST_SHARE = 0.75;
/** How far the balances after it may lie apart, as a part of what was moved. */
const NARROW = 0.25;
const LEAST_NARROW: Cents = 100_00;

/** Looked for before anything else among the moves: their amounts may look like a rhythm of their own. */
export function levelPlans({ accounts, rows }: ForecastInput, balanceThen: BalanceThen): Levels {
  const moves = rows.filter(
    (row) => row.kind === "transfer" && !row.pending && row.cents < 0 && row.otherAccountId !== null,
  );
  const found = groupedBy(moves, (row) => `${row.accountId} ${row.otherAccountId ?? ""} ${dayNumber(row.day)}`).flatMap(
    (group) => {
      const plan = levelPlan(group, accounts, balanceThen);
      return plan ? [{ plan, ids: group.map(({ id }) => id) }] : [];
    },
  );
  const ids = new Set(found.flatMap((one) => one.ids));
  return { levels: found.map(({ plan }) => plan), isLevelling: ({ id }) => ids.has(id) };
}

export type Levels = { levels: LevelPlan[]; isLevelling: (row: ForecastRow) => boolean };

function levelPlan(
  moves: readonly ForecastRow[],
  accounts: readonly ForecastAccount[],
  balanceThen: BalanceThen,
): LevelPlan | null {
  const first = moves[0];
  const isFixed = moves.every(({ cents }) => cents === first?.cents);
  if (!first?.otherAccountId || moves.length < LEAST_TIMES || isFixed) return null;
  const { accountId: fromId, otherAccountId: toId } = first;
  const keptId = [fromId, toId].find((id) => isLevel(moves, id, balanceThen));
  if (!keptId) return null;
  const sign = keptId === fromId ? 1 : -1;
  const before = moves.map(({ day, cents }) => balanceThen(keptId, day) - sign * cents);
  return {
    key: `level ${fromId} ${toId}`,
    name: `Transfer to ${accounts.find(({ id }) => id === toId)?.name ?? "savings"}`,
    fromId,
    toId,
    keptId,
    dayNumber: dayNumber(first.day),
    levelCents: median(moves.map(({ day }) => balanceThen(keptId, day))),
    limitCents: sign > 0 ? Math.min(...before) : Math.max(...before),
  };
}

/** Most of the times it came to the same; something else may have been posted on one of the days. */
function isLevel(moves: readonly ForecastRow[], accountId: string, balanceThen: BalanceThen): boolean {
  const after = moves.map(({ day }) => balanceThen(accountId, day));
  const middle = median(after);
  const moved = median(moves.map(({ cents }) => -cents));
  const near = after.filter((cents) => Math.abs(cents - middle) <= Math.max(moved * NARROW, LEAST_NARROW));
  return near.length >= Math.max(LEAST_TIMES, after.length * LEAST_SHARE);
}

/** What is moved on a day, if anything. */
export function levelled(plan: LevelPlan, day: Day, balanceCents: Cents): Cents {
  if (day !== inMonth(monthOf(day), plan.dayNumber)) return 0;
  const isSweep = plan.keptId === plan.fromId;
  const isDue = isSweep ? balanceCents >= plan.limitCents : balanceCents <= plan.limitCents;
  return isDue ? Math.max(0, isSweep ? balanceCents - plan.levelCents : plan.levelCents - balanceCents) : 0;
}
