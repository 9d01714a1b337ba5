// What comes back: bills, pay, subscriptions, and what became dearer.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import type { Recurring } from "~/domain/ledger/recurring";
import { sumCents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { setCategories } from "~/domain/categories/sets";
import type { Period, Query, Schedule } from "./algebra";
import type { Answer, AnswerRow, FactNotes } from "./answer";
import type { Household } from "./data";
import { periodPhrase } from "./phrases";
import { namesOf } from "./shop-kinds";

export type ScheduleTurn = { measure: Schedule; query: Query; household: Household; notes: FactNotes };
type Words = { text: string; list?: AnswerRow[] };

const HREF = { href: RECURRING_PATH };
const SOON_DAYS = 30;
/** Wants that come back at a fixed price; rent and power are bills. */
const SUBSCRIBED = ["entertainment", "health_fitness", "cable", "personal_care", "miscellaneous", "clothing"];

export function wordSchedule(turn: ScheduleTurn): Answer {
  const words = sentencesFor(turn);
  return { text: words.text, facts: turn.notes.facts, list: words.list ?? [], chart: null };
}

function sentencesFor(turn: ScheduleTurn): Words {
  switch (turn.measure) {
    case "pay":
      return pay(turn);
    case "price-changes":
      return changes(turn);
    case "subscriptions":
      return costs(
        turn,
        "subscription",
        bills(turn).filter((item) => item.amount === "fixed" && SUBSCRIBED.includes(item.category)),
      );
    case "bills":
      return due(turn);
  }
}

const isBill = ({ active, kind }: Recurring): boolean => active && kind !== "income";

/** Those that the question names, by the name or by the category; all where it names none. */
function bills({ query, household }: ScheduleTurn): Recurring[] {
  const { merchants = [], categories = [] } = query.subject;
  const wanted = categories.flatMap(setCategories);
  const says = (name: string) =>
    merchants
      .flatMap((part) => namesOf(part, household.shops))
      .some((part) => name.toLowerCase().includes(part.toLowerCase()));
  return household.recurring.filter(
    (item) =>
      isBill(item) &&
      (merchants.length === 0 || says(item.merchantName)) &&
      (wanted.length === 0 || wanted.includes(item.category)),
  );
}

const itemName = (notes: FactNotes, { merchantName }: Recurring, at: number): string =>
  notes.name(`item-${at + 1}-name`, merchantName);

/** Each time that an item falls due in a stretch of days: a weekly one several times. */
function dueIn(items: readonly Recurring[], { from, to }: Period): { item: Recurring; day: Day }[] {
  return items
    .flatMap((item) => {
      const step = STEPS[item.cadence];
      const days: Day[] = [];
      for (let day = item.nextDay; day <= to && days.length < 10; day = addDays(day, step))
        if (day >= from) days.push(day);
      return days.map((day) => ({ item, day }));
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const STEPS: Readonly<Record<Recurring["cadence"], number>> = {
  weekly: 7,
  "every two weeks": 14,
  "twice a month": 15,
  monthly: 30,
  quarterly: 91,
  "twice a year": 182,
  yearly: 365,
};

function due(turn: ScheduleTurn): Words {
  const { query, household, notes } = turn;
  const items = bills(turn);
  if (items.length === 0) return { text: "I see no bill like that coming back regularly in your linked accounts." };
  if (query.statistic === "next") return next(turn, items);
  if (query.statistic === "per-month" || query.statistic === "largest" || query.statistic === "count")
    return costs(turn, "bill", items);
  const period = query.period ?? { from: household.today, to: addDays(household.today, SOON_DAYS) };
  const coming = dueIn(items, period);
  const days = periodPhrase(period, notes);
  if (coming.length === 0) return { text: `I expect no bill ${days}.` };
  const sum = notes.usd(
    "total",
    "Bills expected",
    sumCents(coming.map(({ item }) => Math.abs(item.typicalCents))),
    HREF,
  );
  const count = notes.count("count", "Bills expected", coming.length, "bill", HREF);
  const parts = coming
    .slice(0, 10)
    .map(
      ({ item, day }, at) =>
        `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} on ${notes.day(`item-${at + 1}-day`, "Expected on", day, HREF)}`,
    );
  return {
    text: paragraphs(`I expect ${count} ${days}, ${sum} together:`, bullets(parts)),
    list: coming.map(({ item, day }) => ({
      label: item.merchantName,
      cents: Math.abs(item.typicalCents),
      day,
      href: RECURRING_PATH,
    })),
  };
}

function next({ household, notes }: ScheduleTurn, items: readonly Recurring[]): Words {
  const [item] = items
    .filter(({ nextDay }) => nextDay >= household.today)
    .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  if (!item) return { text: "I can't tell when it comes next: its usual day has passed without it." };
  return {
    text: `${itemName(notes, item, 0)}: ${notes.usd("item-1", "Expected", item.typicalCents, HREF)}, expected on ${notes.day("item-1-day", "Expected on", item.nextDay, HREF)}.`,
  };
}

function costs({ query, notes }: ScheduleTurn, noun: string, items: readonly Recurring[]): Words {
  const sorted = [...items].sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  const [largest] = sorted;
  if (!largest) return { text: `I see no ${noun} in your linked accounts.` };
  const month = (item: Recurring, at: number) =>
    `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a month`;
  const list = sorted.map((item): AnswerRow => ({
    label: item.merchantName,
    cents: Math.abs(item.monthlyCents),
    href: RECURRING_PATH,
  }));
  if (query.statistic === "largest") return { text: `The most expensive is ${month(largest, 0)}.`, list };
  const total = notes.usd(
    "total",
    "A month, together",
    sumCents(sorted.map(({ monthlyCents }) => Math.abs(monthlyCents))),
    HREF,
  );
  if (sorted.length === 1) return { text: `${month(largest, 0)}.`, list };
  const count = notes.count("count", "How many", sorted.length, noun, HREF);
  return {
    text: paragraphs(`You have ${count}, ${total} a month together:`, bullets(sorted.slice(0, 10).map(month))),
    list,
  };
}

function pay({ query, household, notes }: ScheduleTurn): Words {
  const coming = household.recurring
    .filter(({ active, kind, nextDay }) => active && kind === "income" && nextDay >= household.today)
    .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  const [item] = coming;
  if (!item) return { text: "I can't tell from your data: I see no pay that comes regularly in your linked accounts." };
  const day = notes.day("item-1-day", "Expected on", item.nextDay, HREF);
  const amount = notes.usd("item-1", "Expected pay", item.typicalCents, HREF);
  return {
    text:
      query.statistic === "next"
        ? `Your next pay is expected on ${day}: about ${amount} from ${itemName(notes, item, 0)}.`
        : `Your next pay is about ${amount}, expected on ${day} from ${itemName(notes, item, 0)}.`,
  };
}

function changes(turn: ScheduleTurn): Words {
  const { query, notes } = turn;
  const items = bills(turn);
  const moved = items.filter(({ change }) => change !== null);
  if (items.length === 0) return { text: "I see no bill like that coming back regularly in your linked accounts." };
  if (moved.length === 0)
    return {
      text:
        Object.keys(query.subject).length > 0
          ? "No: it costs what it did."
          : "None of your regular bills changed its price, by what I can see.",
    };
  const parts = moved.slice(0, 10).flatMap((item, at) => {
    if (!item.change) return [];
    const { fromCents, toCents, day } = item.change;
    const isUp = Math.abs(toCents) > Math.abs(fromCents);
    return [
      `${itemName(notes, item, at)}: ${isUp ? "up" : "down"} from ${notes.usd(`item-${at + 1}-before`, "Before", fromCents, HREF)} to ${notes.usd(`item-${at + 1}`, "Now", toCents, HREF)} on ${notes.day(`item-${at + 1}-day`, "Changed on", day, HREF)}`,
    ];
  });
  return { text: parts.length === 1 ? `${parts[0] ?? ""}.` : bullets(parts) };
}
