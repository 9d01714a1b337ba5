// Queries that few ask and anybody may: each flow by each way to sum, list, order and hold it, under its notation as words.
import { FLOWS, type Query, query, SCHEDULES, STANDINGS } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";

const TODAY = "2026-11-18";
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" };
const YEAR = { from: "2026-01-01", to: TODAY };

/** Of all that flows. */
const FLOWING: readonly Partial<Query>[] = [
  { statistic: "per-year" },
  ...(["per-day", "per-week", "per-month", "each", "count"] as const).flatMap((statistic) => [
    { statistic },
    { statistic, period: OCTOBER },
  ]),
  ...(["largest", "smallest", "latest", "first"] as const).map((statistic) => ({ statistic })),
  { shape: "yes-no" },
  { shape: "yes-no", period: OCTOBER },
  { shape: "list", period: OCTOBER },
  { shape: "trend" },
  { shape: "trend", by: "week", period: OCTOBER },
  ...(["month", "week", "weekday", "merchant", "account"] as const).flatMap((by): Partial<Query>[] => [
    { shape: "ranking", by, period: YEAR },
    { shape: "ranking", by, least: true, take: 1, period: YEAR },
  ]),
  { shape: "ranking", by: "month", period: YEAR, condition: { nth: 2 } },
  { shape: "ranking", by: "merchant", condition: { nth: 9 } },
  { shape: "ranking", by: "merchant", condition: { times: 3 } },
  { shape: "ranking", by: "merchant", condition: { timesMost: 1 } },
  ...(["day", "month", "merchant"] as const).map((by): Partial<Query> => ({ statistic: "count", by, period: YEAR })),
  { condition: { min: 50_00 } },
  { condition: { max: 20_00 } },
  { condition: { weekdays: [5] } },
  { statistic: "largest", condition: { nth: 2 } },
  { comparison: { against: "period", period: SEPTEMBER }, period: OCTOBER },
  { statistic: "each", comparison: { against: "period", period: SEPTEMBER }, period: OCTOBER },
  { statistic: "count", comparison: { against: "period", period: SEPTEMBER }, period: OCTOBER },
  { comparison: { against: "usual" }, period: { from: "2026-11-01", to: TODAY } },
  { comparison: { against: "amount", cents: 500_00, is: "over" }, period: OCTOBER },
  { comparison: { against: "amount", cents: 500_00, is: "under" }, period: OCTOBER },
];

/** Of all that stands or comes back. */
const STANDING: readonly Partial<Query>[] = [
  ...(["count", "largest", "smallest", "next", "each", "latest", "per-week", "per-year"] as const).map((statistic) => ({
    statistic,
  })),
  ...(["list", "yes-no", "ranking"] as const).map((shape) => ({ shape })),
  { shape: "ranking", least: true },
];

const ALL: readonly Query[] = [
  ...FLOWS.flatMap((measure) => FLOWING.map((said) => query({ ...said, measure }))),
  ...[...STANDINGS, ...SCHEDULES].flatMap((measure) => STANDING.map((said) => query({ ...said, measure }))),
];

export const MORE: Readonly<Record<string, Query>> = Object.fromEntries(
  ALL.map((asked) => [`asked: ${notationOf(asked, TODAY)}`, asked]),
);
