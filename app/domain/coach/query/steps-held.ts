// Steps held against others: what each month is held against, and by what is stepped.

import type { Comparison, Flow, Grouping, Query } from "./algebra";

/** Month by month as a share of the income or of something else, or beside the months of another stretch of days. */
export const isOfSteps = ({ measure, shape }: Query, { against }: Comparison): boolean =>
  shape === "trend" && measure !== "kept" && (against === "income" || against === "subject" || against === "period");
export const steppedBy = ({ by }: Query): Grouping =>
  by === "quarter" || by === "week" || by === "day" || by === "weekday" ? by : "month";

/** Each step of what it's held against, of the same days or of others. */
export function stepsOfOther(query: Query): { query: Query; flow?: Exclude<Flow, "kept"> } | null {
  const { comparison } = query;
  if (comparison === null || !isOfSteps(query, comparison)) return null;
  const plain: Query = { ...query, comparison: null };
  switch (comparison.against) {
    case "income":
      return { query: { ...plain, subject: {}, condition: {} }, flow: "earned" };
    case "subject":
      return { query: { ...plain, subject: comparison.subject } };
    case "period":
      return { query: { ...plain, period: comparison.period } };
    default:
      return null;
  }
}
