// What flows: the days, shapes and statistics of questions about spending, income, what was kept, refunds and fees.

import { anyOf, anyWordOf, inOrder, matchesIn } from "~/domain/language/pattern";
import { type Span, spanAt } from "~/domain/language/words";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { Comparison, Flow, Period, Query, Shape, Statistic } from "~/domain/coach/query/algebra";
import { AVERAGE_MONTH, comparedIn } from "./comparing";
import { firstStatistic, type MeasurePart, type Shaping, type Slots, YES_NO } from "./parts";
import { oncePerText } from "./once-per-text";
import type { Person } from "./person";
import type { Spots } from "./spot";

const HABIT = /\b(?:do|does) (?:i|we|my|our|it|this)\b/;
const HYPOTHETICAL = /\b(?:what if|if i|if we|should|would|could|can i (?:afford|buy)|can we|afford)\b/;
/** What names no measure mostly asks what was spent. */
const SPENT_IF_NOTHING_ELSE = 0.5;

export const FLOW_PART: MeasurePart<Flow> = {
  slots: (measure, spots, person) => (measure === "kept" ? keptSlots : slotsOf)(spots, person),
  shape: (_measure, shaping) => shapeOf(shaping),
  statistic: (_measure, shape, shaping) => statisticOf(shape, shaping),
  fit: (measure, { plain, past }, subject, said) => {
    const has = (pattern: RegExp) => pattern.test(plain);
    let fit = has(HYPOTHETICAL) ? -1.5 : 0;
    if (measure === "spent") fit += has(/\bhow much interest\b/) ? -2 : SPENT_IF_NOTHING_ELSE;
    // Of income there is no share but in something else.
    if (measure === "earned" && said.query.shape === "share" && subject.length === 0) fit -= 3;
    // Interest that was paid is no payment.
    if (measure === "moved" && has(/\binterest\b/)) fit -= 4;
    if (measure === "interest" && has(/\b(?:excluding|without|except|not counting|not including|minus) interest\b/))
      fit -= 4;
    if (measure === "earned" && subject.some(({ kind }) => kind === "payer")) fit += 1.6;
    // What flowed has no next one.
    if (past.length === 0 && has(/\bnext\b/)) fit -= 1.5;
    if (said.query.statistic === "each") fit += 0.8;
    // Income held against income says nothing.
    if (measure === "earned" && said.comparison?.against === "income") fit -= 3;
    if (measure === "earned" && has(/\bdid (?:i|we)\b|\b(?:do|have) (?:i|we)\b|\bmy\b|\bme\b/)) fit += 0.1;
    return fit;
  },
};

/** Transfers and payments of a card are no spending: leaving them out changes nothing. */
const NOT_SPENDING = anyOf(
  inOrder(
    /\b(?:not counting|not including|without counting|excluding|without|minus|except|besides|other than)/g,
    /(?: the| my| any| all)?(?: (?:card|credit card|cc|own|internal))? (?:payments?|transfers?|autopay|interest)\b/g,
  ),
  /\b(?:that |which )?(?:was|were|is|are) not (?:a |any |just )?(?:card )?(?:transfers?|payments?)\b/g,
);
const noneOfThese = (plain: string): Span[] =>
  matchesIn(plain, NOT_SPENDING).map((match) => spanAt(plain, match.index, match[0].length));

/** The last twelve months that are over, as far as they are known. */
function lastYear({ today, firstDay }: Person): Period {
  const [first, last] = [firstDayOf(addMonths(monthOf(today), -12)), lastDayOf(addMonths(monthOf(today), -1))];
  return { from: firstDay && firstDay > first && firstDay < last ? firstDay : first, to: last };
}

/** Months in the red, or in the black: what was kept is below nothing, or not. */
const RED = anyWordOf(
  /in the red|more(?: money)? (?:go|goes|went|going|gone) out than|lost money|deficit|lose money|losing money/,
  /came up short|negative (?:month|months|cash flow)|beyond (?:my|our) means|above (?:my|our) means/,
  /months?\b.*\b(?:spent|spend|spending) more than (?:i|we)/,
);
const BLACK =
  /\b(?:in the black|positive (?:month|months|cash flow)|(?:within|below) (?:my|our) means|more than (?:i|we) (?:spend|spent))\b/;

/** What was kept is income held against spending already. */
function keptSlots(spots: Spots, person: Person): Slots {
  const slots = slotsOf(spots, person);
  const bounds = RED.test(spots.plain) ? { sumMax: -1 } : BLACK.test(spots.plain) ? { sumMin: 0 } : {};
  const comparison = slots.comparison?.against === "income" ? null : slots.comparison;
  return { ...slots, comparison, condition: { ...slots.condition, ...bounds } };
}

const slotsOf = oncePerText((spots, person): Slots => {
  const compared = comparedIn(spots, person.today);
  const [range] = spots.ranges;
  const [times] = spots.times;
  const [weekdays] = spots.weekdays;
  const isHabit =
    compared.period === null &&
    /\bhow (?:often|frequently)\b(?! (?:has|have|had|did|was|were)\b)|\bhow many (?:times|\S+) (?:a|per|each) (?:week|month)\b/.test(
      spots.plain,
    );
  const isPending = /\bpending\b/.test(spots.plain);
  return {
    period: isHabit ? lastYear(person) : compared.period,
    comparison: compared.comparison,
    condition: {
      ...(range?.min === undefined ? {} : { min: range.min }),
      ...(range?.max === undefined ? {} : { max: range.max }),
      ...(weekdays ? { weekdays: weekdays.weekdays } : {}),
      ...(times ? { times: times.times } : {}),
      ...(isPending ? { pending: true } : {}),
    },
    spans: [
      ...noneOfThese(spots.plain),
      ...spots.past,
      ...compared.spans,
      ...spots.ranges,
      ...spots.times,
      ...(weekdays ? [weekdays] : []),
    ],
    isTrend: compared.isTrend,
    ...(compared.isMuddled ? { isMuddled: true } : {}),
  };
});

function shapeOf({ plain, cues, ranking, slots, isCounted: hasNumber, comparison, condition }: Shaping): Shape {
  const has = (shape: Shape) => cues.some((cue) => cue.shape === shape);
  const says = (statistic: Statistic) => cues.some((cue) => cue.statistic === statistic);
  if (slots.isTrend) return "trend";
  if (cues.some(({ growth }) => growth)) return "ranking";
  if (comparison?.against === "weekdays") return "figure";
  if (has("share") && comparison?.against !== "period") return "share";
  if (comparison?.against === "income") return YES_NO.test(plain) ? "yes-no" : "share";
  if (comparison?.against === "amount") return "yes-no";
  if (comparison !== null) return "figure";
  const isWhen = says("latest") || says("first");
  if (isWhen && !has("list") && !isExtreme(cues, plain)) return "figure";
  if (ranking.by === "category" && steps(cues, plain, slots)) return "trend";
  if (ranking.found && ranking.by === "category" && slots.period !== null && slots.period.from === slots.period.to)
    return "list";
  const isCount = says("count") && ranking.found?.by !== "merchant";
  if (ranking.found && !isCount && !(has("list") && ranking.by === "category") && !isOneRow(plain)) return "ranking";
  if (has("trend") || steps(cues, plain, slots)) return "trend";
  if (condition.pending && !says("count")) return "list";
  if (says("count") && /\bhow (?:often|frequently|many times)\b/.test(plain) && !hasNumber) return "figure";
  if (condition.times !== undefined) return YES_NO.test(plain) ? "figure" : "ranking";
  if (has("list") || (hasNumber && !says("count") && !says("each"))) return "list";
  if (condition.min !== undefined && condition.min === condition.max) return "list";
  const isFigure = cues.some(({ statistic }) => statistic !== undefined);
  return YES_NO.test(plain) && !isFigure && !/\bhow (?:much|many)\b/.test(plain) ? "yes-no" : "figure";
}

/** 'When was our most expensive dinner' asks for the largest, not for the latest. */
const isExtreme = (cues: Shaping["cues"], plain: string): boolean =>
  /^(?:when|(?:on )?(?:what|which) (?:day|date))\b/.test(plain) &&
  !/\blast\b/.test(plain) &&
  cues.some(({ statistic }) => statistic === "largest" || statistic === "smallest");

/** 'Each month this year' is a row of months, 'each month' an average. */
const steps = (cues: Shaping["cues"], plain: string, { period }: Slots): boolean =>
  period !== null &&
  /\b(?:each|every) (?:month|week|day)\b|\b(?:month|week|day) by (?:month|week|day)\b/.test(plain) &&
  !/\baverage|\busual/.test(plain) &&
  cues.some(({ statistic }) => statistic?.startsWith("per-"));

/** 'The most I ever spent at Costco in one go' is one row, no ranking. */
const isOneRow = (plain: string): boolean => /\bin (?:one|1) go\b|\bat once\b/.test(plain);

/** 'An average month this year against one last year'. */
const isOfMonths = (plain: string, comparison: Comparison): boolean =>
  comparison.against === "period" &&
  comparison.period.from.slice(0, 7) !== comparison.period.to.slice(0, 7) &&
  AVERAGE_MONTH.test(plain);

/** 'Average daily spending in October vs November': a day, or a week, of one stretch against one of the other. */
const dailyOf = (cues: Shaping["cues"], { against }: Comparison): Statistic | undefined =>
  against === "period" ? firstStatistic(cues, ["per-day", "per-week"]) : undefined;

const ORDER: readonly Query["statistic"][] = [
  "gap",
  "latest",
  "first",
  "count",
  "each",
  "largest",
  "smallest",
  "per-day",
  "per-week",
  "per-month",
  "per-year",
];

function statisticOf(shape: Shape, { plain, cues, slots, comparison }: Shaping): Statistic {
  const first = (wanted: readonly Statistic[]) => firstStatistic(cues, wanted);
  if (slots.condition.times !== undefined && shape === "figure") return "count";
  if (shape === "ranking") return first(["count", "each"]) ?? "total";
  if (shape === "share" || shape === "trend") return first(["count"]) ?? "total";
  if (shape === "list") return first(["largest", "smallest"]) ?? "total";
  if (comparison !== null)
    return (
      first(["count", "each"]) ?? dailyOf(cues, comparison) ?? (isOfMonths(plain, comparison) ? "per-month" : "total")
    );
  const when = first(["first"]) ?? first(["latest"]);
  if (when && !isExtreme(cues, plain)) return when;
  if (isExtreme(cues, plain)) return first(["largest", "smallest"]) ?? "largest";
  const found = ORDER.find((statistic) => cues.some((cue) => cue.statistic === statistic));
  if (found) return found;
  return HABIT.test(plain) && /\bhow much\b|\bwhat\b/.test(plain) && slots.period === null && shape === "figure"
    ? "per-month"
    : "total";
}
