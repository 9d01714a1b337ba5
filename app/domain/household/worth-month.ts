// What moved a net worth in one month, account by account: together it's the line's step from the month before.
import type { Cents } from "~/domain/money";
import { sumCents } from "~/domain/money";
import { addDays, type Day, type Month } from "~/domain/periods";
import { pastBalanceOn, type NetWorth, type WorthAccount } from "./net-worth";

export type WorthMonth = {
  month: Month;
  /** The days between the two points. */
  from: Day;
  to: Day;
  changeCents: Cents;
  /** Whose balance changed, the most first. */
  changed: { id: string; name: string; cents: Cents }[];
  /** What only became known in it, and is no change. */
  joined: { id: string; name: string; cents: Cents }[];
  before: Month | null;
  after: Month | null;
};

/** The month that is asked for, else the last one; null where there is nothing before to compare with. */
export function worthMonth(
  accounts: readonly WorthAccount[],
  { points }: Pick<NetWorth, "points">,
  today: Day,
  asked: string | null,
): WorthMonth | null {
  const found = points.findIndex(({ month }) => month === asked);
  const index = found > 0 ? found : points.length - 1;
  const [start, end] = [points[index - 1], points[index]];
  if (!start || !end) return null;
  const moves = accounts.map(({ id, name, ...account }) => {
    const [then, now] = [start.day, end.day].map((day) => pastBalanceOn({ id, name, ...account }, day, today));
    return { id, name, then: then ?? null, now: now ?? null };
  });
  const changed = moves
    .flatMap(({ id, name, then, now }) => (then === null || now === null ? [] : [{ id, name, cents: now - then }]))
    .filter(({ cents }) => cents !== 0)
    .sort((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
  return {
    month: end.month,
    from: addDays(start.day, 1),
    to: end.day,
    changeCents: sumCents(changed.map(({ cents }) => cents)),
    changed,
    joined: moves.flatMap(({ id, name, then, now }) =>
      then === null && now !== null ? [{ id, name, cents: now }] : [],
    ),
    before: index > 1 ? start.month : null,
    after: points[index + 1]?.month ?? null,
  };
}
