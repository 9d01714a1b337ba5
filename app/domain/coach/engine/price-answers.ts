// What became dearer: bills with a price of their own by their steps, bills that vary with use by the month.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Cents } from "~/domain/money";
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { type DataNeed, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import { listedWith } from "~/domain/coach/query/phrases";
import { billsOf, HREF, itemName, perYear, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

const SHOWN = 12;
const MONTHS_BACK = 13;
const isNamed = ({ query }: Pick<ScheduleTurn, "query">): boolean => Object.keys(query.subject).length > 0;

/** Those that are named and vary with use. */
const varying = (turn: Pick<ScheduleTurn, "query" | "household">): Recurring[] =>
  isNamed(turn) ? billsOf(turn).filter(({ amount }) => amount === "varies") : [];

/** What was paid for them, month by month. */
export function priceNeeds(turn: Pick<ScheduleTurn, "query" | "household">): DataNeed[] {
  const merchants = varying(turn).map(({ merchantName }) => merchantName);
  if (merchants.length === 0) return [];
  const { household } = turn;
  const period = { from: firstDayOf(addMonths(monthOf(household.today), -MONTHS_BACK)), to: household.today };
  return [
    {
      want: "sums",
      rows: filterOf("spent", { subject: { merchants }, condition: {} }, period, household),
      by: "month",
    },
  ];
}

export function priceChanges(turn: ScheduleTurn): ScheduleWords | null {
  const { query } = turn;
  const items = billsOf(turn);
  if (items.length === 0) return null;
  const { period } = query;
  const moved = items.filter(
    ({ change, amount }) =>
      change !== null &&
      !(isNamed(turn) && amount === "varies") &&
      (period === null || (change.day >= period.from && change.day <= period.to)),
  );
  const rose = [...moved].filter((item) => riseOf(item) > 0).sort((a, b) => riseOf(b) - riseOf(a));
  if (query.statistic === "largest" && !isNamed(turn)) return mostRisen(rose, turn) ?? { text: unchanged(items, turn) };
  const lines = [...moved.slice(0, SHOWN).flatMap((item, at) => step(item, at, turn)), byMonths(turn)].filter(Boolean);
  if (lines.length === 0) return { text: unchanged(items, turn) };
  return {
    text: lines.length === 1 ? `${lines[0] ?? ""}${/\.$|\n/.test(lines[0] ?? "") ? "" : "."}` : bullets(lines),
  };
}

const riseOf = ({ change }: Recurring): Cents =>
  change === null ? 0 : Math.abs(change.toCents) - Math.abs(change.fromCents);

/** The one that went up the most, in dollars, and those behind it. */
function mostRisen(rose: readonly Recurring[], turn: ScheduleTurn): ScheduleWords | null {
  const lines = rose.slice(0, turn.query.take ?? SHOWN).flatMap((item, at) => step(item, at, turn));
  const [first] = rose;
  if (!first) return null;
  return {
    text: paragraphs(
      `${itemName(turn.notes, first, 0)} went up the most${lines.length > 1 ? "; in their order" : ", and I see no other bill that did"}:`,
      bullets(lines),
    ),
  };
}

function step(item: Recurring, at: number, turn: ScheduleTurn): string[] {
  const { notes } = turn;
  if (!item.change) return [];
  const { fromCents, toCents, day } = item.change;
  const more = Math.abs(toCents) - Math.abs(fromCents);
  const by = notes.usd(`item-${at + 1}-by`, "Changed by", more, HREF);
  const share = percentOf(`item-${at + 1}-percent`, more, Math.abs(fromCents), notes);
  const usual = item.amount === "varies" ? " (against what it usually is)" : "";
  // What a step comes to by its rhythm, where one bill is asked about.
  const year =
    isNamed(turn) && item.amount === "fixed"
      ? `; that's ${notes.usd(`item-${at + 1}-year`, "Difference a year", perYear(item, more), HREF)} ${more > 0 ? "more" : "less"} a year`
      : "";
  return [
    `${itemName(notes, item, at)}: ${more > 0 ? "up" : "down"} by ${by}${share}, from ` +
      `${notes.usd(`item-${at + 1}-before`, "Before", fromCents, HREF)} to ` +
      `${notes.usd(`item-${at + 1}`, "Now", toCents, HREF)}${usual} on ` +
      `${notes.day(`item-${at + 1}-day`, "Changed on", day, HREF)}${year}`,
  ];
}

const percentOf = (id: string, more: Cents, before: Cents, notes: ScheduleTurn["notes"]): string =>
  before > 0
    ? `, ${notes.add(id, "Changed by, in percent", { unit: "percent", percent: (Math.abs(more) / before) * 100 }, HREF)}`
    : "";

function unchanged(items: readonly Recurring[], turn: ScheduleTurn): string {
  const { notes, query } = turn;
  const [only] = items;
  if (!isNamed(turn) || !only)
    return query.period === null
      ? "None of your regular bills changed its price, by what I can see."
      : "None of your regular bills changed its price in those days, by what I can see.";
  const last = notes.usd("item-1", "Last", only.lastCents, HREF);
  return only.change === null
    ? `No: ${itemName(notes, only, 0)} has cost ${last} each time since ${notes.day("since", "First on", only.firstDay, HREF)}.`
    : query.period === null
      ? `${step(only, 0, turn).join("")}.`
      : sentences(`Not in those days; it costs ${last} now.`, `Before: ${step(only, 0, turn).join("")}.`);
}

type Sum = { month: Month; cents: Cents };

/** The latest month beside the one that was asked about, the one before, and the same one a year ago. */
function byMonths(turn: ScheduleTurn): string {
  const { notes, query, found, household } = turn;
  const [need] = priceNeeds(turn);
  if (!need) return "";
  const sums = sumsOf(found, need)
    .map(({ key, cents }): Sum => ({ month: key, cents: Math.abs(cents) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
  const latest = sums.at(-1);
  if (!latest) return "";
  const asked = query.period ? [monthOf(query.period.from)] : [];
  const against = [...new Set([...asked, addMonths(latest.month, -1), addMonths(latest.month, -12)])].flatMap(
    (month) => sums.find((one) => one.month === month && month !== latest.month) ?? [],
  );
  const names = varying(turn).map((item, at) => notes.name(`varying-${at + 1}-name`, item.merchantName));
  const value = (id: string, { month, cents }: Sum) =>
    `${notes.usd(id, "Paid in the month", cents, { ...HREF, period: { from: firstDayOf(month), to: lastDayOf(month) } })}` +
    ` in ${notes.add(`${id}-month`, "Month", { unit: "month", month })}`;
  const lines = against.map((one, at) => {
    const more = latest.cents - one.cents;
    const by = notes.usd(`month-${at + 1}-by`, "Difference", more, HREF);
    return `${more >= 0 ? "Up" : "Down"} by ${by}${percentOf(`month-${at + 1}-percent`, more, one.cents, notes)} from ${value(`month-${at + 1}`, one)}`;
  });
  return paragraphs(
    `${listedWith(names)}: ` +
      `${value("latest", latest)}${latest.month === monthOf(household.today) ? " so far" : ""}. ` +
      `${names.length === 1 ? "It varies" : "They vary"} with use:`,
    bullets(lines),
  );
}
