// The lines of a list of bills: what each takes a month, and how many more there are.

import type { Recurring } from "~/domain/ledger/recurring";
import type { Query } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import { costPerYear, HREF, itemName } from "./schedule-turn";

/** As many as the bills of a usual month. */
export const SHOWN_BILLS = 24;

export const moreBills = (notes: FactNotes, count: number): string =>
  count > SHOWN_BILLS
    ? `${notes.count("more", "Not shown", count - SHOWN_BILLS, "bill", HREF)} more, on the Recurring page.`
    : "";

export const billPrice = (item: Recurring, at: number, notes: FactNotes, isYear: boolean): string =>
  `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a ` +
  `month${isYear ? `, ${notes.usd(`item-${at + 1}-year`, "A year", costPerYear(item), HREF)} a year` : ""}`;

const PLACES: readonly string[] = ["", "second ", "third "];
export const placeInOrder = ({ condition: { nth = 1 } }: Query): string => PLACES[nth - 1] ?? "";
/** The nth of an order, from there on. */
export const placed = (
  sorted: readonly Recurring[],
  { statistic, condition: { nth = 1 } }: Query,
): readonly Recurring[] => (statistic === "smallest" ? [...sorted].reverse() : sorted).slice(nth - 1);
