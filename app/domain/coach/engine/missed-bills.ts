// Bills that were expected by their rhythm and didn't come: those that may still come, and those that have come to an end.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import { isIncome, type Recurring } from "~/domain/ledger/recurring";
import { daysBetween, firstDayOf, monthOf } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import { endedOf } from "~/domain/coach/query/data";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { billsOf, HREF, itemName, rhythmOf, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

/** This month, where no days are said. */
function daysOf({ query: { period }, household: { today } }: ScheduleTurn): Period {
  const { from, to } = period ?? { from: firstDayOf(monthOf(today)), to: today };
  return { from, to: to > today ? today : to };
}

export function missedBills(turn: ScheduleTurn): ScheduleWords {
  const { query, household, found, notes } = turn;
  const days = daysOf(turn);
  const wasDue = ({ nextDay }: Recurring) => nextDay < household.today && nextDay >= days.from && nextDay <= days.to;
  const late = billsOf(turn).filter(wasDue);
  const over = billsOf({
    query,
    household: { ...household, recurring: endedOf(found).map((one) => ({ ...one, active: true })) },
  })
    .filter((one) => !isIncome(one))
    .filter(wasDue);
  const all = [...late, ...over].sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  const when = periodPhrase(days, notes);
  const opening =
    query.shape === "yes-no" ? verdict(all.length > 0, { yes: "something didn't come", no: "nothing is missing" }) : "";
  if (all.length === 0)
    return {
      text: sentences(
        opening,
        days.to < firstDayOf(monthOf(household.today))
          ? `Nothing that I expected by its rhythm ${when} is still missing today; what came late then I can't tell.`
          : `Every bill that I expected by its rhythm ${when} has come.`,
        "A bill without a rhythm, and one that is paid from an account that isn't linked, I can't see.",
      ),
    };
  const lines = all.map((item, at) => {
    const ago = notes.count(
      `item-${at + 1}-late`,
      "Days late",
      daysBetween(item.nextDay, household.today),
      "day",
      HREF,
    );
    return (
      `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} was expected on ` +
      `${notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}, ${ago} ago (${rhythmOf(item, notes)}, the last on ` +
      `${notes.day(`item-${at + 1}-paid`, "Last on", item.lastDay, HREF)})${over.includes(item) ? "; by now it looks as if it has ended" : ""}`
    );
  });
  const count = notes.count("count", "Bills that didn't come", all.length, "bill", HREF);
  return {
    text: paragraphs(
      sentences(
        opening,
        `${count} that I expected by ${all.length === 1 ? "its" : "their"} rhythm ${when} ${all.length === 1 ? "hasn't" : "haven't"} come:`,
      ),
      bullets(lines),
      "It may be late, paid from elsewhere, or canceled: I only see that no row came.",
    ),
    list: all.map(({ merchantName, typicalCents, nextDay }) => ({
      label: merchantName,
      cents: Math.abs(typicalCents),
      day: nextDay,
      href: HREF.href,
    })),
  };
}
