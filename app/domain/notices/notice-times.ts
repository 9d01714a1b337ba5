// When something is told by mail or push: in the daytime of the person's own zone, what comes once a day or once a week
// from an hour on that they chose, the week on Mondays, and nothing that is old by then.

import { addDays, type Day, dayOf, hourOf, weekday } from "~/domain/periods";

const MORNING = 8;
const AFTER_WORK = 18;
const NIGHT = 21;
const MONDAY = 1;
/** For how many days a week that couldn't be told on Monday still is. */
const WEEK_DAYS_LATE = 2;
/** What was found before is no news. */
const FRESH_MS = 2 * 86_400_000;

type Clock = { at: Date; timeZone: string };

/** Whether it's a time of day at which somebody may be written to. */
export function isDaytime({ at, timeZone }: Clock): boolean {
  const hour = hourOf(at, timeZone);
  return hour >= MORNING && hour < NIGHT;
}

/** From when on somebody is told what comes once a day or once a week. */
export const noticeHour = (inEvening: boolean): number => (inEvening ? AFTER_WORK : MORNING);

export const isPastHour = ({ at, timeZone }: Clock, hour: number): boolean => hourOf(at, timeZone) >= hour;

/** The Monday on which the week is told, where it's to be told now: from that hour on. */
export function weekDue(clock: Clock, from = MORNING): Day | null {
  const today = dayOf(clock.at, clock.timeZone);
  const since = (weekday(today) - MONDAY + 7) % 7;
  return since <= WEEK_DAYS_LATE && isDaytime(clock) && isPastHour(clock, from) ? addDays(today, -since) : null;
}

type Found = { rule: string; dedupeKey: string; createdAt: Date };

/** What is told there of what was found: chosen, new since it was chosen, and not told before. */
export function findingsToSend<Finding extends Found>(
  found: readonly Finding[],
  { rules, told, at, since }: { rules: ReadonlySet<string>; told: ReadonlySet<string>; at: Date; since: Date },
): Finding[] {
  const from = Math.max(since.getTime(), at.getTime() - FRESH_MS);
  return found.filter(
    ({ rule, dedupeKey, createdAt }) => rules.has(rule) && !told.has(dedupeKey) && createdAt.getTime() >= from,
  );
}
