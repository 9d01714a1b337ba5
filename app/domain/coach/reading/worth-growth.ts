// How much net worth grew in some days, held against how much it grew in others: 'net worth growth this year vs last'.

import { asQuery, type VerdictQuestion, type VerdictReading } from "~/domain/coach/reading/verdicts/verdict";

export function worthGrowth(asked: VerdictQuestion): VerdictReading | null {
  const [days, other, ...more] = asked.past;
  if (!days || !other || more.length > 0 || !asked.says(WORTH) || !asked.says(GROWTH) || asked.onceCents.length > 0)
    return null;
  const of = ({ from, to }: { from: string; to: string }) => ({ from, to });
  return asQuery({
    ...{ measure: "worth", statistic: "change", shape: "figure", period: of(days) },
    comparison: { against: "period", period: of(other) },
  });
}
const WORTH = "net ?worth";
const GROWTH = "gr[eo]w\\w*|growth|changed?|increased?|gain(?:ed)?|gone up|go up|went up|rise|rose|up more";
