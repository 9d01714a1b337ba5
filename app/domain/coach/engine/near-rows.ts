// Where no row has the amount that was asked for: the same amount on other days, or the amounts next to it.

import { sentences } from "~/domain/coach/advice";
import type { Flow, Period, Query } from "~/domain/coach/query/algebra";
import { type NeedAnswers, type FoundRow, type Household, type DataNeed, rowsOf } from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import type { FlowWording } from "./flow-words";
import { allKnown } from "./periods-meant";
import { rowWords } from "./row-words";

/** The day itself is looked at first. */
type Near = { need: DataNeed; at: "elsewhere" | "beside" };

const isByAmount = ({ shape, condition: { min, max } }: Query): boolean =>
  shape === "list" && min !== undefined && min === max;

function nearOf(flow: Flow, query: Query, period: Period, household: Household): Near[] {
  if (flow === "kept" || !isByAmount(query)) return [];
  const { min, max, ...condition } = query.condition;
  const rows = (bounds: Query["condition"], days: Period, order: "newest" | "largest" | "smallest"): DataNeed => ({
    ...{ want: "rows", order, take: 1 },
    rows: filterOf(flow, { ...query, condition: { ...condition, ...bounds } }, days, household),
  });
  const exact = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return [
    { need: rows(exact, allKnown(household), "newest"), at: "elsewhere" },
    { need: rows({ max: (min ?? 0) - 1 }, period, "largest"), at: "beside" },
    { need: rows({ min: (max ?? 0) + 1 }, period, "smallest"), at: "beside" },
  ];
}

export const nearNeeds = (flow: Flow, query: Query, period: Period, household: Household): DataNeed[] =>
  nearOf(flow, query, period, household).map(({ need }) => need);

/** The same amount on another day, else the nearest one in these days. */
export function nearRow(
  flow: Flow,
  query: Query,
  period: Period,
  { household, found }: { household: Household; found: NeedAnswers },
): FoundRow | null {
  const wanted = query.condition.min ?? 0;
  const all = nearOf(flow, query, period, household).map(({ need, at }) => ({ at, row: rowsOf(found, need)[0] }));
  const same = all.find(({ at, row }) => at === "elsewhere" && row)?.row;
  if (same) return same;
  const far = ({ cents }: FoundRow) => Math.abs(Math.abs(cents) - wanted);
  const beside = all.flatMap(({ row }) => (row ? [row] : []));
  return beside.sort((one, other) => far(one) - far(other))[0] ?? null;
}

export function nearWords(wording: FlowWording): string {
  const { near } = wording.figures;
  if (!near) return "";
  const isSame = Math.abs(near.cents) === wording.query.condition.min;
  return sentences(
    `${isSame ? "That amount stands on another day" : "The nearest is"}: ${rowWords(wording, near, "near")}.`,
  );
}
