// Moves that even an account out: once a month what is above a level goes to savings, or what is missing comes from them.
// Each is its person's choice, so none is expected; seeing them keeps their amounts from passing for a rhythm.

import { median } from "~/domain/ledger/cadence";
import type { BalanceThen } from "~/domain/forecast/past";
import { groupedBy } from "~/domain/forecast/plans";
import type { ForecastInput, ForecastRow } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { dayNumber } from "~/domain/periods";

const LEAST_TIMES = 2;
const LEAST_SHARE = 0.75;
/** How far the balances after it may lie apart, as a part of what was moved. */
const NARROW = 0.25;
const LEAST_NARROW: Cents = 100_00;

/** Looked for before anything else among the moves: their amounts may look like a rhythm of their own. */
export function levellingMoves({ rows }: Pick<ForecastInput, "rows">, balanceThen: BalanceThen): Levelling {
  const moves = rows.filter(
    (row) => row.kind === "transfer" && !row.pending && row.cents < 0 && row.otherAccountId !== null,
  );
  const groups = groupedBy(moves, (row) => `${row.accountId} ${row.otherAccountId ?? ""} ${dayNumber(row.day)}`);
  const levelling = groups.filter((group) => isLevelled(group, balanceThen));
  const ids = new Set(levelling.flatMap((group) => group.map(({ id }) => id)));
  return {
    isLevelling: ({ id }) => ids.has(id),
    into: levelling.flatMap(([first]) => (first ? [{ otherAccountId: first.otherAccountId }] : [])),
  };
}

/** Which moves those are, and which accounts they fill. */
type Levelling = { isLevelling: (row: ForecastRow) => boolean; into: { otherAccountId: string | null }[] };

function isLevelled(moves: readonly ForecastRow[], balanceThen: BalanceThen): boolean {
  const first = moves[0];
  const isFixed = moves.every(({ cents }) => cents === first?.cents);
  if (!first?.otherAccountId || moves.length < LEAST_TIMES || isFixed) return false;
  return [first.accountId, first.otherAccountId].some((id) => isLevel(moves, id, balanceThen));
}

/** Most of the times it came to the same; something else may have been posted on one of the days. */
function isLevel(moves: readonly ForecastRow[], accountId: string, balanceThen: BalanceThen): boolean {
  const after = moves.map(({ day }) => balanceThen(accountId, day));
  const middle = median(after);
  const moved = median(moves.map(({ cents }) => -cents));
  const near = after.filter((cents) => Math.abs(cents - middle) <= Math.max(moved * NARROW, LEAST_NARROW));
  return near.length >= Math.max(LEAST_TIMES, after.length * LEAST_SHARE);
}
