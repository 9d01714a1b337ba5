// The last of a bill beside the one before it: how much more or less it was.

import type { Recurring } from "~/domain/ledger/recurring";
import { addDays, yearOf } from "~/domain/periods";
import { asksWhatWasPaid } from "./bills-paid";
import { type DataNeed, rowsOf, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import { hrefOf } from "./flow-words";
import { billsOf, HREF, type ScheduleTurn } from "./schedule-turn";

const LOOKED_BACK_DAYS = 400;
/** One more than the two that are told, as the newest may be pending. */
const TAKEN = 3;
type Asked = Pick<ScheduleTurn, "query" | "household">;

/** The newest rows of the one bill that is named. */
export function lastBillNeeds(asked: Asked): DataNeed[] {
  const [item, ...others] = billsOf(asked);
  if (!item || others.length > 0 || asksWhatWasPaid(asked)) return [];
  const { household } = asked;
  const period = { from: addDays(household.today, -LOOKED_BACK_DAYS), to: household.today };
  const rows = filterOf("spent", { subject: { merchants: [item.merchantName] }, condition: {} }, period, household);
  const year = { ...rows, from: `${yearOf(household.today)}-01-01` };
  return [
    { want: "rows", rows, order: "newest", take: TAKEN },
    { want: "sums", rows: year, by: null },
  ];
}

/** 'So far this year it was $18,150.00 in 11 payments.' */
export function billThisYear(turn: ScheduleTurn): string {
  const { found, notes, household } = turn;
  const [, need] = lastBillNeeds(turn);
  const [sum] = need ? sumsOf(found, need) : [];
  if (need?.want !== "sums" || !sum || sum.count < 2) return "";
  const period = { from: `${yearOf(household.today)}-01-01`, to: household.today };
  const note = { period, rows: sum.count, href: hrefOf(need.rows, period) };
  const total = notes.usd("this-year", "So far this year", sum.cents, note);
  return `So far this year it was ${total} in ${notes.count("this-year-count", "Paid", sum.count, "payment", note)}.`;
}

/** 'The one before it was $45.47 on Oct 12, 2026: it went up by $5.94.' Nothing where both are the same. */
export function billBefore(turn: ScheduleTurn, item: Recurring): string {
  const { found, notes } = turn;
  const [need] = lastBillNeeds(turn);
  if (need?.want !== "rows") return "";
  const posted = rowsOf(found, need).filter(({ pending, day }) => !pending && day <= item.lastDay);
  const [last, before] = posted;
  if (!last || !before || last.cents === before.cents) return "";
  const more = Math.abs(last.cents) - Math.abs(before.cents);
  const amount = notes.usd("before", "The one before", before.cents, HREF);
  const day = notes.day("before-day", "The one before, on", before.day, HREF);
  const apart = notes.usd("before-apart", "Difference", more, HREF);
  return `The one before it was ${amount} on ${day}, so it went ${more > 0 ? "up" : "down"} by ${apart}.`;
}
