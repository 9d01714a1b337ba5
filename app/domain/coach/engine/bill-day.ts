// On which day of the month a bill comes.

import type { Recurring } from "~/domain/ledger/recurring";
import { dayNumber } from "~/domain/periods";
import { theDay } from "./monthly-rhythm";
import { itemName, type ScheduleTurn } from "./schedule-turn";

/** Of one that is named, and comes each month: on which day. */
export function dayOfMonth({ query, notes }: ScheduleTurn, [item, ...others]: readonly Recurring[]): string {
  const isNamed = Object.keys(query.subject).length > 0;
  if (!item || others.length > 0 || !isNamed || item.cadence !== "monthly") return "";
  const [last, next] = [dayNumber(item.lastDay), dayNumber(item.nextDay)];
  const about = last === next ? "on" : "around";
  return `${itemName(notes, item, 0)} comes once a month, ${about} ${notes.name("day-of-month", theDay(next))}.`;
}
