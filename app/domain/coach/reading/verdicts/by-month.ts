// What is asked of each month or of each of several: 'what share of my pay did I keep each month', 'unplanned spending per month', 'less
// than 400 on groceries any month', and the last paychecks beside each other.

import { either } from "~/domain/language/pattern";
import { addDays, addMonths, type Day, firstDayOf, monthOf } from "~/domain/periods";
import type { Grouping } from "~/domain/coach/query/algebra";
import { best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const BY_MONTH =
  "(?:each|every|per|by|a) month|month (?:by|to|over|after) month|monthly|(?:each|every) of the months|months";
const OTHER = "should|could|would|if|afford|goals?|will|average|usually|typical(?:ly)?|budgets?";

/** 'What share of my pay did I keep each month'. */
export function keptEachMonth({ says, plain, past, onceCents, percents, of }: VerdictQuestion): VerdictReading | null {
  const [days, ...more] = past;
  if (
    more.length + onceCents.length + percents.length > 0 ||
    of("merchant", "category", "part", "tag", "goal").length > 0
  )
    return null;
  if (
    !says("(?:each|every|per|by) month|month (?:by|to|over|after) month|over time|trend\\w*") ||
    says(`${OTHER}|spen[dt]`)
  )
    return null;
  const isShare = says("share|percent(?:age)?s?|part|portion|fraction|rate") || plain.includes("%");
  if (!isShare || !says("keep|kept|save|saved|saving|savings rate|left over|hung on to|held on to")) return null;
  return asQuery({
    ...{ measure: "kept", shape: "trend", by: "month", comparison: { against: "income" } },
    period: days ? { from: days.from, to: days.to } : null,
  });
}

/** 'Percent of my pay that I kept, 2025 vs 2026': both sums are told with the share that each is. */
export function keptOfTwo({ says, plain, past, amounts, percents, of }: VerdictQuestion): VerdictReading | null {
  const [one, other, ...more] = past;
  if (!one || !other || more.length + amounts.length + percents.length > 0) return null;
  if (of("merchant", "category", "part", "tag", "goal").length > 0 || says(`${OTHER}|spen[dt]|each|every`)) return null;
  const isShare = says("share|percent(?:age)?s?|part|portion|fraction|rate") || plain.includes("%");
  if (!isShare || !says("kept|keep|saved?|savings rate|saving rate|hung on to|held on to")) return null;
  if (!says("income|pay|earn(?:ed|ings)?|made|came in|brought home|savings? rate")) return null;
  const [now, then] = one.to > other.to ? [one, other] : [other, one];
  return asQuery({
    ...{ measure: "kept", shape: "figure", period: { from: now.from, to: now.to } },
    comparison: { against: "period", period: { from: then.from, to: then.to } },
  });
}

const UNPLANNED =
  "unplanned|unbudgeted|not (?:counting )?budgeted|outside (?:of )?(?:my |the |our )?budgets?|without a budget|off budget|" +
  "no budget|not have a budget for|not (?:counting )?in (?:(?:my|the|our|any) )?budgets?";
/** 'Unplanned spending per month'. */
export function unplannedEachMonth({ says, past, person, onceCents, of }: VerdictQuestion): VerdictReading | null {
  const days = stretchOf(past);
  // Several months are told each by itself, whether or not it's said so.
  const isSeveral = days !== null && monthOf(days.from) < monthOf(days.to);
  if (!says(UNPLANNED) || !(says(BY_MONTH) || isSeveral) || onceCents.length > 0) return null;
  if (past.length > 1 && days === null) return null;
  if (
    says("this month|last month|should|could|would|if|afford|will|next") ||
    of("merchant", "category", "part", "tag").length > 0
  )
    return null;
  return asQuery({
    ...{ measure: "unplanned", shape: "figure", by: "month" },
    period: days
      ? { from: days.from, to: days.to }
      : { from: firstDayOf(addMonths(monthOf(person.today), -MONTHS_BACK)), to: person.today },
  });
}
const MONTHS_BACK = 6;

/** 'September and October' are one stretch where nothing lies between them. */
function stretchOf(past: VerdictQuestion["past"]): { from: Day; to: Day } | null {
  const [first, ...others] = [...past].sort((a, b) => a.from.localeCompare(b.from));
  if (!first) return null;
  return others.reduce<{ from: Day; to: Day } | null>(
    (all, { from, to }) =>
      all && from <= addDays(all.to, 1) ? { from: all.from, to: to > all.to ? to : all.to } : null,
    { from: first.from, to: first.to },
  );
}

const UNITS: readonly (readonly [string, Grouping])[] = [
  ["month", "month"],
  ["week", "week"],
  ["day", "day"],
  ["(?:store|shop|place|merchant|restaurant)", "merchant"],
  ["category", "category"],
];
const SPENDS = either(
  "spen[dt]|spending|drop(?:ped)?|blow|blew|go(?:ne)?(?= over| under| past| above)|went|over|under|cost|come|came|top(?:ped)?|hit",
);

/** 'Did I spend less than 400 on groceries any month this year', 'over 100 at any store': which of them did. */
export function anyBeyond(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain, past, ahead, ranges, person } = asked;
  const [days, ...more] = past;
  const [range, ...others] = ranges;
  if (!range || others.length + more.length > 0 || ahead.length > past.length || !says(SPENDS)) return null;
  if (
    says(
      "should|could|would|if|will|balance|checking|savings|budgets?|bills?|earn\\w*|income|ma(?:d|k)e|pay|paychecks?|saved?|goals?",
    )
  )
    return null;
  const unit = UNITS.find(([word]) =>
    new RegExp(`\\b(?:a single|any|any single|any one|at least one|some) (?:one )?${word}s?\\b`).test(plain),
  )?.[1];
  if (unit === undefined || says("purchases?|charges?|transactions?|times|each|every|visits?|trips?")) return null;
  const named = best(asked.of("category", "merchant", "part", "tag"));
  const { min, max } = range;
  return asQuery({
    ...{ measure: "spent", shape: "ranking", by: unit, subject: subjectOf(named) },
    period: days && days.from <= person.today ? { from: days.from, to: days.to } : null,
    condition: { ...(min === undefined ? {} : { sumMin: min }), ...(max === undefined ? {} : { sumMax: max }) },
    least: min === undefined,
  });
}

/** 'How many weeks did I spend under 500'. */
export function howManyBeyond(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain, past, ranges, person } = asked;
  const [days, ...more] = past;
  const [range, ...others] = ranges;
  const unit = /\bhow many (months|weeks|days)\b/.exec(plain)?.[1];
  if (!range || unit === undefined || others.length + more.length > 0 || !says("spen[dt]|spending")) return null;
  if (
    says(
      `should|could|would|if|will|balance|budgets?|bills?|goals?|purchases?|charges?|transactions?|times|saved?|last|until|till`,
    )
  )
    return null;
  const { min, max } = range;
  return asQuery({
    ...{ measure: "spent", shape: "figure", statistic: "count" },
    by: unit === "months" ? "month" : unit === "weeks" ? "week" : "day",
    subject: subjectOf(best(asked.of("category", "merchant", "part", "tag"))),
    period: days && days.from <= person.today ? { from: days.from, to: days.to } : null,
    condition: { ...(min === undefined ? {} : { sumMin: min }), ...(max === undefined ? {} : { sumMax: max }) },
  });
}

/** 'How much was my last paycheck and the one before', 'my last three paychecks'. */
export function lastPaychecks({ says, plain, person, past, onceCents }: VerdictQuestion): VerdictReading | null {
  const [employer] = person.employers;
  if (employer === undefined || past.length + onceCents.length > 0) return null;
  if (
    !says("pay ?checks?|pay ?days?|pay") ||
    says("should|could|would|if|next|bills?|spen[dt]|since|until|till|than|raise")
  )
    return null;
  const many = /\blast (\d{1,2}) (?:pay ?checks|pays|pay ?days)\b/.exec(plain)?.[1];
  const isPair = says(
    "(?:last|latest|most recent) (?:pay ?check|pay ?day|pay)(?: \\S+){0,3} (?:and|plus|&)(?: \\S+){0,2} (?:one|1|paycheck) (?:before|prior)",
  );
  if (many === undefined && !isPair) return null;
  return asQuery({
    ...{ measure: "earned", shape: "list", subject: { merchants: [employer] } },
    take: many === undefined ? 2 : Number(many),
  });
}
