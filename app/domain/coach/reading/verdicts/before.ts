// Now against before: what all of it is worth, whether it goes better than last year, why a month's income was another.

import { addMonthsToDay } from "~/domain/periods";
import { query } from "~/domain/coach/query/algebra";
import type { VerdictQuestion, VerdictReading } from "./verdict";

/** 'Net worth now and a year ago'. */
export function worthThenAndNow({ says, moment, person }: VerdictQuestion): VerdictReading | null {
  if (!says("net worth") || !says("now|today|then|compared?|vs|versus|and|difference|than|to|from")) return null;
  const day = moment?.day ?? null;
  if (day === null || day >= person.today) return null;
  if (says("each month|by month|every month|trend|chart|graph|month by month|spen[dt]")) return null;
  return { is: "query", query: query({ measure: "worth", period: { from: day, to: day } }) };
}

/** 'Am I doing better than last year': what all of it is worth against a year ago, and what was kept this year and in the last. */
export function betterThanBefore({ says, person, of }: VerdictQuestion): VerdictReading | null {
  if (!says("(?:better|worse)(?: off)?") || !says("(?:am|are|were) (?:i|we)|doing|done|did (?:i|we) do")) return null;
  if (!says("(?:than )?last year|(?:a|1|one) year ago|this time last year|year over year")) return null;
  if (says("spend\\w*|score|credit|budget|if|should|goals?") || of("category", "merchant", "goal").length > 0)
    return null;
  const { today } = person;
  const yearAgo = addMonthsToDay(today, -12);
  const [thisYear, lastYear] = [today, yearAgo].map((to) => ({ from: `${to.slice(0, 4)}-01-01`, to }));
  return thisYear && lastYear
    ? {
        is: "query",
        query: query({ measure: "worth", period: { from: yearAgo, to: yearAgo } }),
        beside: query({ measure: "kept", period: thisYear, comparison: { against: "period", period: lastYear } }),
      }
    : null;
}

/** 'Why was my income in July higher': against the month before, and each pay in it. */
export function incomeExplained({ says, past, person }: VerdictQuestion): VerdictReading | null {
  if (
    !says("why|how come|what made|explain|reason") ||
    !says("income|pay|earn(?:ed|ings)?|ma(?:d|k)e|paid|bring in|brought in|paychecks?")
  )
    return null;
  if (
    !says(
      "higher|more|bigger|up|larger|jump\\w*|less|lower|smaller|down|drop\\w*|so (?:high|much|low|big)|different",
    ) ||
    says("spen[dt]|bills?|owe|purchases?|payments?|trips?")
  )
    return null;
  const [month, ...others] = past;
  if (!month || others.length > 0) return null;
  const [employer] = person.employers;
  const whole = query({
    ...{ measure: "earned", period: { from: month.from, to: month.to }, comparison: { against: "usual" } },
  });
  if (employer === undefined) return { is: "query", query: whole };
  return {
    is: "query",
    query: whole,
    beside: query({
      measure: "earned",
      statistic: "count",
      subject: { merchants: [employer] },
      period: { from: month.from, to: month.to },
    }),
  };
}
