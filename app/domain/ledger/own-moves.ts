import type { Kind } from "~/domain/categories/classify";

/** What a row that moved money between two of one's own accounts says of it. */
export type MoveLeg = { account: string; matchedId: string };

/** Both rows of one move; `at` is the one that stands first in the list. */
type OwnMove<Row> = { from: Row; to: Row; at: Row };

type LegRow = { id: string; leg?: MoveLeg };

/** Of a pair only these move nothing but place: a loan's payment is spending on one side. */
export const moveLeg = (kind: Kind, account: string, matchedId: string | null): { leg?: MoveLeg } =>
  matchedId !== null && (kind === "transfer" || kind === "card_payment") ? { leg: { account, matchedId } } : {};

/** The rows in their order, but the two of a move as one where both are listed. */
export function movesAsOne<Row extends LegRow>(
  rows: readonly Row[],
  centsOf: (row: Row) => number,
): (Row | OwnMove<Row>)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told = new Set<string>();
  return rows.flatMap((row): (Row | OwnMove<Row>)[] => {
    if (told.has(row.id)) return [];
    const other = byId.get(row.leg?.matchedId ?? "");
    if (!other || other.leg?.matchedId !== row.id) return [row];
    told.add(other.id);
    return [centsOf(row) < 0 ? { from: row, to: other, at: row } : { from: other, to: row, at: row }];
  });
}

/** As many of the rows, in their order, as make so many entries of a list. */
export function rowsOfEntries<Row extends LegRow>(
  rows: readonly Row[],
  centsOf: (row: Row) => number,
  entries: number,
): Row[] {
  const kept = new Set(
    movesAsOne(rows, centsOf)
      .slice(0, entries)
      .flatMap((entry) => ("at" in entry ? [entry.from.id, entry.to.id] : [entry.id])),
  );
  return rows.filter(({ id }) => kept.has(id));
}
