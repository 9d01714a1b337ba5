// The days of what comes again and again.
import { addDays, addMonthsToDay, type Day } from "~/domain/periods";

const RHYTHMS = ["week", "two-weeks", "month", "year"] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const isRhythm = (text: string): text is Rhythm => RHYTHMS.some((rhythm) => rhythm === text);

export type Repeat = {
  every: Rhythm;
  startDay: Day;
  endDay: Day | null;
  /** The last day that was added, or passed over. */
  addedDay: Day | null;
};

/** Counted from the first day, so that the 31st comes back after February. */
function dayAt({ every, startDay }: Repeat, index: number): Day {
  if (every === "week") return addDays(startDay, 7 * index);
  if (every === "two-weeks") return addDays(startDay, 14 * index);
  return addMonthsToDay(startDay, (every === "year" ? 12 : 1) * index);
}

const isOver = ({ endDay }: Repeat, day: Day): boolean => endDay !== null && day > endDay;

/** At a time; what is left over is due the next time. */
const MAX_DUE = 60;

/** The days until today that nobody has added yet, the oldest first. */
export function dueDays(repeat: Repeat, today: Day): Day[] {
  const due: Day[] = [];
  for (let index = 0; due.length < MAX_DUE; index += 1) {
    const day = dayAt(repeat, index);
    if (day > today || isOver(repeat, day)) break;
    if (repeat.addedDay === null || day > repeat.addedDay) due.push(day);
  }
  return due;
}

/** The next one after today; null where it has ended. */
export function nextDay(repeat: Repeat, today: Day): Day | null {
  for (let index = 0; ; index += 1) {
    const day = dayAt(repeat, index);
    if (isOver(repeat, day)) return null;
    if (day > today) return day;
  }
}
