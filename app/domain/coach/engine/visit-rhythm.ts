// How often something comes, as its rows say: how many days lie between two, on which weekdays it mostly is, and when it would
// be next if that goes on.

import { sentences } from "~/domain/coach/advice";
import { median } from "~/domain/ledger/cadence";
import { addDays, addMonthsToDay, type Day, daysBetween, weekday } from "~/domain/periods";
import { monthlyOn, theDay } from "./monthly-rhythm";
import { type Flow, isFlow, type Period, type Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { type DataNeed, type Household, sumsOf } from "~/domain/coach/query/data";
import { filterOf, signOf } from "./filters";
import { aboutFlow, hrefOf, LABELS } from "./flow-words";
import type { OwnFormTurn } from "./own-forms";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";
import { daysIn, knownPart } from "./periods-meant";

type Summed = Exclude<Flow, "kept">;
const flowOf = ({ measure }: Query): Summed => (isFlow(measure) && measure !== "kept" ? measure : "spent");

/** A year, where no days are said: what is rare has a rhythm, too. */
function daysOf({ period }: Query, { today, firstDay }: Household): Period {
  const asked = period ?? { from: addDays(addMonthsToDay(today, -12), 1), to: today };
  return knownPart({ from: asked.from, to: asked.to > today ? today : asked.to }, firstDay);
}

const needOf = (query: Query, household: Household): DataNeed => ({
  want: "sums",
  rows: filterOf(flowOf(query), query, daysOf(query, household), household),
  by: "day",
});

export const rhythmNeeds = (query: Query, household: Household): DataNeed[] => [needOf(query, household)];

const WEEKDAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];
const DAYS_A_MONTH = 30.44;

export function rhythmWords(turn: OwnFormTurn): WordedAnswer {
  const { query, household, found, notes } = turn;
  const flow = flowOf(query);
  const need = needOf(query, household);
  const period = daysOf(query, household);
  const note = { period, href: hrefOf(need.rows, period) };
  const sign = signOf(flow, need.rows);
  // A day on which money only came back is no visit.
  const sums = sumsOf(found, need).filter(({ cents }) => sign * cents > 0);
  const days = sums.map(({ key }) => key).sort();
  const about = aboutFlow({ flow, query, household, notes });
  const when = periodPhrase(period, notes);
  const done = (text: string): WordedAnswer => ({ text, facts: notes.facts, list: [], chart: null });
  const last = days.at(-1);
  if (last === undefined) return done(`I see nothing${about} ${when}, so it has no rhythm.`);
  const lastDay = notes.day("last", "Last on", last, note);
  if (days.length === 1) return done(`Only once${about} ${when}: on ${lastDay}.`);
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  const usual = median(gaps);
  const count = (name: string, label: string, value: number) => notes.count(name, label, value, "day", note);
  const eachCents = Math.round(sums.reduce((sum, { cents }) => sum + sign * cents, 0) / days.length);
  const monthly = Math.round((days.length / (daysIn(period) / DAYS_A_MONTH)) * 10) / 10;
  const [shortest, longest] = [Math.min(...gaps), Math.max(...gaps)];
  const onDay = monthlyOn(days);
  const named = onDay && notes.name("month-day", theDay(onDay.day));
  const daysWith = count("days-with", "Days with it", days.length);
  const each = `${notes.usd("each", `${LABELS[flow]}, a day with it`, eachCents, note)} each on average.`;
  return done(
    sentences(
      onDay
        ? `On ${onDay.isAlways ? "" : "about "}${named} of each month${about}: ${daysWith} with it ${when}, ${each}`
        : `About every ${count("usual", "Days between, usually", usual)}${about}: ${daysWith} with it ${when}, ` +
            `or ${notes.count("monthly", "How often a month", monthly, "time", note)} a month, ${each}`,
      onDay || shortest === longest
        ? ""
        : `The shortest gap was ${count("shortest", "Days between, at least", shortest)}, ` +
            `the longest ${count("longest", "Days between, at most", longest)}.`,
      onDay ? "" : weekdayWords(turn, days),
      nextWords(turn, { last, lastDay, longest, next: onDay ? addMonthsToDay(last, 1) : addDays(last, usual) }),
    ),
  );
}

/** On which weekdays it mostly is. */
function weekdayWords({ notes }: OwnFormTurn, days: readonly Day[]): string {
  const counts = WEEKDAYS.map((name, at) => ({ name, count: days.filter((day) => weekday(day) === at).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  const named = (name: string) => notes.name(`on-${name.toLowerCase()}`, name);
  if (!first || days.length < 4) return "";
  const most = counts.filter(({ count }) => count === first.count);
  const times = notes.count("weekday-count", "On that weekday", first.count, "time", { href: "/transactions" });
  if (most.length > 1)
    return most.length > 3
      ? "No weekday stands out."
      : `Mostly on ${listedWith(most.map(({ name }) => named(name)))}, ${times} each.`;
  const then = second
    ? `, then ${named(second.name)} with ${notes.count("second-count", "On the weekday after it", second.count, "time", { href: "/transactions" })}`
    : "";
  return `Mostly on ${named(first.name)}, ${times}${then}.`;
}

/** The last one, and when the next would be. */
function nextWords(
  { notes, household: { today } }: OwnFormTurn,
  { last, lastDay, longest, next }: { last: Day; lastDay: string; longest: number; next: Day },
): string {
  const since = daysBetween(last, today);
  const ago =
    since === 0 ? "today" : `${notes.count("since", "Days since", since, "day", { href: "/transactions" })} ago`;
  const then =
    next >= today
      ? `if that goes on, the next is around ${notes.day("next", "Next, if it goes on", next, { href: "/transactions" })}`
      : since > longest
        ? "longer than it ever took in between"
        : "a little longer than usual";
  return `The last was on ${lastDay}, ${ago}; ${then}.`;
}
