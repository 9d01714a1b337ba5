// What a statistic makes of a sum: an average, a count, a row.

import type { Query, Statistic } from "~/domain/coach/query/algebra";
import type { FoundRow } from "~/domain/coach/query/data";
import type { Group } from "./flow-groups";
import type { FlowSum } from "./spent-and-earned";

const AVERAGES: readonly Statistic[] = ["per-month", "per-week", "per-day"];

export function valueOf(
  { statistic, by }: Query,
  sum: FlowSum,
  divisor: number,
  rows: readonly FoundRow[],
  groups: readonly Group[],
): number {
  if (statistic === "count") return by === null ? sum.count : groups.length;
  if (statistic === "largest" || statistic === "smallest") return Math.abs(rows[0]?.cents ?? 0);
  return statistic === "each" || AVERAGES.includes(statistic) ? Math.round(sum.cents / divisor) : sum.cents;
}
