// Which bills vary most: how far each one's highest lies from its lowest in a year, with both rows.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { type DataNeed, type FoundRow, rowsOf } from "~/domain/coach/query/data";
import type { Query } from "~/domain/coach/query/algebra";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import { addDays } from "~/domain/periods";
import { filterOf } from "./filters";
import { hrefOf } from "./flow-words";
import { billsOf, HREF, itemName, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

/** A year's bills by the month, and what still belongs to the first of them. */
const LOOKED_BACK_DAYS = 365;
/** Each takes two reads. */
const MAX_BILLS = 12;
type Asked = Pick<ScheduleTurn, "query" | "household">;

export const asksWhatVaries = ({ measure, statistic, shape }: Query): boolean =>
  measure === "bills" && shape === "ranking" && statistic === "change";

const daysOf = ({ household: { today }, query }: Asked) =>
  query.period ?? { from: addDays(today, -LOOKED_BACK_DAYS), to: today };

/** Those that can vary: by their rhythm, or since their price changed. */
const varying = (asked: Asked): Recurring[] =>
  billsOf(asked)
    .filter(({ amount, change }) => amount === "varies" || change !== null)
    .sort((a, b) => Math.abs(b.typicalCents) - Math.abs(a.typicalCents))
    .slice(0, MAX_BILLS);

function endsOf(asked: Asked, { merchantName }: Recurring): [DataNeed, DataNeed] {
  const rows = filterOf(
    "spent",
    { subject: { merchants: [merchantName] }, condition: {} },
    daysOf(asked),
    asked.household,
  );
  return [
    { want: "rows", rows, order: "largest", take: 1 },
    { want: "rows", rows, order: "smallest", take: 1 },
  ];
}

export const varyingNeeds = (asked: Asked): DataNeed[] =>
  asksWhatVaries(asked.query) ? varying(asked).flatMap((item) => endsOf(asked, item)) : [];

type Range = { item: Recurring; high: FoundRow; low: FoundRow; apart: Cents; href: string };

/** Null where it isn't asked. */
export function billsVarying(turn: ScheduleTurn): ScheduleWords | null {
  if (!asksWhatVaries(turn.query)) return null;
  const { notes, found } = turn;
  const ranges = varying(turn)
    .flatMap((item): Range[] => {
      const [most, least] = endsOf(turn, item);
      const [[high], [low]] = [rowsOf(found, most), rowsOf(found, least)];
      const href = most.want === "rows" ? hrefOf(most.rows, daysOf(turn)) : HREF.href;
      return high && low ? [{ item, high, low, apart: Math.abs(high.cents) - Math.abs(low.cents), href }] : [];
    })
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart);
  const [first] = ranges;
  if (!first) return { text: "None of your bills varied in the last year: each was the same every time." };
  const line = ({ item, high, low, apart, href }: Range, at: number): string => {
    const [id, link] = [`varied-${at + 1}`, { href }];
    return (
      `${itemName(notes, item, at)}: ${notes.usd(id, "Highest less lowest", apart, link)} apart, from ` +
      `${notes.usd(`${id}-low`, "Lowest", low.cents, link)} on ${notes.day(`${id}-low-day`, "Lowest on", low.day, link)} to ` +
      `${notes.usd(`${id}-high`, "Highest", high.cents, link)} on ${notes.day(`${id}-high-day`, "Highest on", high.day, link)}`
    );
  };
  return {
    text: paragraphs(
      ranges.length === 1 ? "This bill varies:" : "These vary the most, by how far the highest lies from the lowest:",
      bullets(ranges.map(line)),
      "Your other bills were the same each time.",
    ),
    list: ranges.map(({ item, apart, href }) => ({ label: item.merchantName, cents: apart, href })),
  };
}
