// The three parts that measures fall into, what flows, what stands and what comes back: each says which days and conditions
// a text gives it, what its words make of the rows, and how well a reading of it holds together.

import type { Span } from "~/domain/language/words";
import type { Comparison, Condition, Period, Query, Shape, Statistic } from "~/domain/coach/query/algebra";
import type { Person } from "./person";
import type { ShapeCue } from "./shape-words";
import type { Entity, Spots } from "./spot";

/** What a text is about whoever reads it: its days, its comparison, its conditions. */
export type Slots = {
  period: Period | null;
  comparison: Comparison | null;
  condition: Condition;
  spans: Span[];
  isTrend: boolean;
  /** Its days can't be told apart. */
  isMuddled?: boolean;
};

type Ranked = { found: ShapeCue | undefined; by: Query["by"] };

/** What shape and statistic are told by. */
export type Shaping = {
  plain: string;
  cues: readonly ShapeCue[];
  ranking: Ranked;
  slots: Slots;
  /** A number of rows was named. */
  isCounted: boolean;
  comparison: Comparison | null;
  condition: Condition;
  hasSubject: boolean;
};

export type QueryDraft = {
  query: Partial<Query>;
  comparison: Comparison | null;
  condition: Condition;
  spans: Span[];
};

export type MeasurePart<M> = {
  slots: (measure: M, spots: Spots, person: Person) => Slots;
  shape: (measure: M, shaping: Shaping) => Shape;
  statistic: (measure: M, shape: Shape, shaping: Shaping) => Statistic;
  /** What a measure needs, and what it can't do with. */
  fit: (measure: M, spots: Spots, subject: readonly Entity[], said: QueryDraft) => number;
};

export const YES_NO = /^(?:(?:and|so|hey|ok|but|wait) )*(?:did|do|does|have|has|had|was|were|am|is|are|any)\b/;

/** The first statistic that was said of those that are wanted. */
export const firstStatistic = (cues: readonly ShapeCue[], wanted: readonly Statistic[]): Statistic | undefined =>
  cues.flatMap(({ statistic }) => statistic ?? []).find((statistic) => wanted.includes(statistic));
