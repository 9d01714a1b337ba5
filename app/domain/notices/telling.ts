// When something is told by mail or push: in the daytime of the person's own zone, the week on Mondays, and nothing that
// is old by then.

import { addDays, type Day, dayOf, hourOf, weekday } from "~/domain/periods";

const MORNING = 8;
const EVENING = 21;
const MONDAY = 1;
/** For how many days a week that couldn't be told on Monday still is. */
const WEEK_DAYS_LATE = 2;
/** What was found before is no news. */
const FRESH_MS = 2 * 86_400_000;

type Clock = { at: Date; timeZone: string };

/** Whether it's a time of day at which somebody may be written to. */
export function isDaytime({ at, timeZone }: Clock): boolean {
  const hour = hourOf(at, timeZone);
  return hour >= MORNING && hour < EVENING;
}

/** The Monday on which the week is told, where it's to be told now. */
export function weekDue(clock: Clock): Day | null {
  const today = dayOf(clock.at, clock.timeZone);
  const since = (weekday(today) - MONDAY + 7) % 7;
  return since <= WEEK_DAYS_LATE && isDaytime(clock) ? addDays(today, -since) : null;
}

type Found = { rule: string; dedupeKey: string; createdAt: Date };

/** What is told there of what was found: chosen, new since it was chosen, and not told before. */
export function toTell<Finding extends Found>(
  found: readonly Finding[],
  { rules, told, at, since }: { rules: ReadonlySet<string>; told: ReadonlySet<string>; at: Date; since: Date },
): Finding[] {
  const from = Math.max(since.getTime(), at.getTime() - FRESH_MS);
  return found.filter(
    ({ rule, dedupeKey, createdAt }) => rules.has(rule) && !told.has(dedupeKey) && createdAt.getTime() >= from,
  );
}
