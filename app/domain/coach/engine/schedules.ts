// What comes back: bills and what became dearer.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import type { Recurring } from "~/domain/ledger/recurring";
import { sumCents } from "~/domain/money";
import { addDays, monthOf } from "~/domain/periods";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { againstAmount } from "./bills-against";
import { byAccount, chargedTo, leavesBesides } from "./bill-accounts";
import { billsBeside } from "./bills-beside";
import { asksWhatWasPaid, billsPaid } from "./bills-paid";
import { billsVarying } from "./bills-varying";
import { dayOfMonth } from "./bill-day";
import { billPrice, moreBills, placed, placeInOrder, SHOWN_BILLS } from "./bill-lines";
import { fixedAndVarying } from "./fixed-and-varying";
import { billBefore, billThisYear } from "./last-bill";
import { missedBills } from "./missed-bills";
import { pay } from "./pay-answers";
import { periodPhrase, subjectPhrase } from "~/domain/coach/query/phrases";
import { priceChanges } from "./price-answers";
import {
  billsOf,
  dueIn,
  HREF,
  itemName,
  listOf,
  monthly,
  rhythmOf,
  type ScheduleTurn,
  type ScheduleWords,
  yearly,
} from "./schedule-turn";
import { subscriptions } from "./subscription-answers";

const SOON_DAYS = 30;
/** What goes into savings comes as regularly as a bill, and is none. */
const SAVING = ["college_fund", "retirement", "emergency_fund"];

export function wordSchedule(turn: ScheduleTurn): WordedAnswer {
  const words = sentencesFor(turn);
  return { text: words.text, facts: turn.notes.facts, list: words.list ?? [], chart: null };
}

function sentencesFor(turn: ScheduleTurn): ScheduleWords {
  switch (turn.measure) {
    case "pay":
      return pay(turn);
    case "price-changes":
      return priceChanges(turn) ?? NONE;
    case "subscriptions":
      return subscriptions(turn);
    case "bills":
      return bills(turn);
  }
}

const NONE: ScheduleWords = { text: "I see no bill like that coming back regularly in your linked accounts." };

function bills(turn: ScheduleTurn): ScheduleWords {
  if (turn.query.statistic === "missed") return missedBills(turn);
  const items = billsOf(turn);
  if (items.length === 0) return NONE;
  const { comparison } = turn.query;
  const beside = comparison ? billsBeside(turn, items, comparison) : billsVarying(turn);
  if (beside) return beside;
  if (turn.query.by === "account") return { text: byAccount(items, turn), list: listOf(items) };
  if (asksWhatWasPaid(turn)) return billsPaid(turn, items);
  switch (turn.query.statistic) {
    case "next":
      return next(turn, items);
    case "latest":
      return isPaid(turn, items);
    case "rhythm":
      return autopay(turn, items);
    case "per-month":
    case "per-year":
      if (turn.query.shape === "share") return fixedAndVarying(turn, items);
      return turn.query.comparison?.against === "amount"
        ? againstAmount(turn, items, turn.query.comparison)
        : withMissing(costs(turn, items), turn);
    case "largest":
    case "smallest":
      return turn.query.period === null && turn.query.shape !== "list" ? costs(turn, items) : due(turn, items);
    case "count":
      return turn.query.period === null ? costs(turn, items) : due(turn, items);
    default:
      return due(turn, items);
  }
}

function due(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { query, household, notes } = turn;
  const period = query.period ?? { from: household.today, to: addDays(household.today, SOON_DAYS) };
  const all = dueIn(items, period.from, period.to);
  const coming = query.take === null ? all : all.slice(0, query.take);
  const days = periodPhrase(period, notes);
  if (coming.length === 0) return { text: paragraphs(`I expect no bill ${days}.`, leavesBesides(turn, period)) };
  const order = query.statistic === "largest" || query.statistic === "smallest" ? query.statistic : null;
  // A list that is asked for in an order has all of them.
  const end = query.shape === "list" ? null : order;
  const sign = order === "largest" ? -1 : 1;
  const sorted = order
    ? [...coming].sort((a, b) => sign * (Math.abs(a.item.typicalCents) - Math.abs(b.item.typicalCents)))
    : coming;
  const shown = end ? sorted.slice(0, 1) : sorted;
  const sum = notes.usd(
    "total",
    "Bills expected",
    sumCents(coming.map(({ item }) => Math.abs(item.typicalCents))),
    HREF,
  );
  const count = notes.count("count", "Bills expected", coming.length, "bill", HREF);
  const parts = shown
    .slice(0, SHOWN_BILLS)
    .map(
      ({ item, day }, at) =>
        `${itemName(notes, item, at)}: ` +
        `${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} on ` +
        `${notes.day(`item-${at + 1}-day`, "Expected on", day, HREF)}`,
    );
  const saving = coming.filter(({ item }) => SAVING.includes(item.category));
  const rest = sumCents(coming.filter((one) => !saving.includes(one)).map(({ item }) => Math.abs(item.typicalCents)));
  const apart =
    saving.length > 0 && saving.length < coming.length
      ? `Without what goes into savings it's ${notes.usd("without-saving", "Bills without savings", rest, HREF)}.`
      : "";
  const together = coming.length > 1 ? " together" : "";
  const intro =
    end && coming.length > 1
      ? `Of the ${count} that I expect ${days}, ${sum} together, the ${end} is:`
      : coming.length < all.length
        ? `The next ${coming.length === 1 ? "bill" : count}, ${sum}${together}:`
        : `I expect ${count} ${days}, ${sum}${together}:`;
  return {
    text: paragraphs(
      intro,
      bullets(parts),
      moreBills(notes, shown.length),
      apart,
      end ? "" : leavesBesides(turn, period),
    ),
    list: (end ? coming : sorted).map(({ item, day }) => ({
      label: item.merchantName,
      cents: Math.abs(item.typicalCents),
      day,
      href: RECURRING_PATH,
    })),
  };
}

/** What a list doesn't show is said. */
/** The date of one, and of several that are named each one's. */
function next(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { query, household, notes } = turn;
  const coming = items
    .filter(({ nextDay }) => nextDay >= household.today)
    .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  const isNamed = Object.keys(query.subject).length > 0;
  const shown = isNamed
    ? coming.slice(0, SHOWN_BILLS)
    : coming.filter(({ nextDay }) => nextDay === coming[0]?.nextDay).slice(0, SHOWN_BILLS);
  if (shown.length === 0) return { text: "I can't tell when it comes next: its usual day has passed without it." };
  const parts = shown.map(
    (item, at) =>
      `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)}, ` +
      `expected on ${notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}, ` +
      `${rhythmOf(item, notes)}${chargedTo(item, at, turn)}; the last was ` +
      `${notes.usd(`item-${at + 1}-last`, "Last", item.lastCents, HREF)} on ` +
      `${notes.day(`item-${at + 1}-paid`, "Last on", item.lastDay, HREF)}.`,
  );
  const [only] = shown;
  return { text: parts.length === 1 && only ? sentences(parts[0] ?? "", billBefore(turn, only)) : bullets(parts) };
}

/** 'Did my rent go out yet?': this month, or the one to come that is named. */
function isPaid(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { household, notes, query } = turn;
  const now = monthOf(household.today);
  const named = query.period ? monthOf(query.period.from) : now;
  const isAhead = named > now;
  const month = isAhead ? named : now;
  const parts = items.slice(0, SHOWN_BILLS).map((item, at) => {
    const isDone = monthOf(item.lastDay) === month;
    const last =
      `${notes.usd(`item-${at + 1}-last`, "Last", item.lastCents, HREF)} to ${itemName(notes, item, at)} ` +
      `on ${notes.day(`item-${at + 1}-paid`, "Last on", item.lastDay, HREF)}`;
    const ahead =
      `${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} is expected on ` +
      `${notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}`;
    return isDone
      ? `Yes: ${last}. Next, ${ahead}.`
      : `${isAhead ? "No, not yet" : "Not this month yet"}: ${ahead}. The last was ${last}.`;
  });
  const [only] = items;
  return { text: parts.length === 1 && only ? sentences(parts[0] ?? "", billBefore(turn, only)) : bullets(parts) };
}

function autopay(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const fixed = items.filter(({ amount }) => amount === "fixed");
  const words = costs(turn, fixed.length > 0 ? fixed : items);
  return {
    ...words,
    text: paragraphs(
      dayOfMonth(turn, items),
      "No bank tells me what is paid automatically. These come by themselves in the same rhythm, which is how automatic payments look:",
      words.text,
    ),
  };
}

/** Names that no bill has are said, and not left out without a word. */
function withMissing(words: ScheduleWords, { query, household, notes }: ScheduleTurn): ScheduleWords {
  const missing = (query.subject.merchants ?? []).filter(
    (name) => billsOf({ query: { ...query, subject: { merchants: [name] } }, household }).length === 0,
  );
  if (missing.length === 0) return words;
  const names = subjectPhrase({ merchants: missing }, {}, household, notes, "-missing")
    .trim()
    .replace(/^(?:at|on) /, "");
  return { ...words, text: paragraphs(words.text, `I see no bill coming back regularly from ${names}.`) };
}

function costs(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { query, notes } = turn;
  const sorted = [...items].sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  const take = query.take ?? 1;
  const shown =
    query.statistic === "smallest"
      ? [...sorted].reverse().slice(0, take)
      : query.statistic === "largest"
        ? sorted.slice(0, take)
        : sorted;
  const [first] = take > 1 ? shown : placed(sorted, query);
  if (!first) return NONE;
  const list = listOf(sorted);
  const isOrdered = query.statistic === "largest" || query.statistic === "smallest";
  if (isOrdered && take > 1) return { text: inOrder(turn, shown), list: listOf(shown) };
  if (isOrdered)
    return {
      text: `The ${placeInOrder(query)}${query.statistic === "largest" ? "most" : "least"} expensive is ${billPrice(first, 0, notes, false)}.`,
      list,
    };
  if (shown.length === 1)
    return {
      text: sentences(
        `${billPrice(first, 0, notes, true)}.`,
        lastOf(first, turn),
        billBefore(turn, first),
        billThisYear(turn),
      ),
      list,
    };
  const count = notes.count("count", "How many", shown.length, "bill", HREF);
  const year =
    query.statistic === "per-year" ? `, ${notes.usd("year", "A year, together", yearly(shown), HREF)} a year` : "";
  const total = notes.usd("total", "A month, together", monthly(shown), HREF);
  const [fixed, varied] = [
    shown.filter(({ amount }) => amount === "fixed"),
    shown.filter(({ amount }) => amount === "varies"),
  ];
  const split =
    fixed.length > 0 && varied.length > 0
      ? `${notes.usd("fixed", "Fixed ones, a month", monthly(fixed), HREF)} of it is the same each month; ` +
        `${notes.usd("varied", "Those that vary, a month", monthly(varied), HREF)} varies.`
      : "";
  return {
    text: paragraphs(
      sentences(`${count} ${shown.length === 1 ? "comes" : "come"} to ${total} a month${year}:`),
      bullets(
        shown.slice(0, SHOWN_BILLS).map((item, at) => billPrice(item, at, notes, query.statistic === "per-year")),
      ),
      moreBills(notes, shown.length),
      split,
    ),
    list,
  };
}

/** 'My three biggest bills' */
function inOrder({ query, notes }: ScheduleTurn, shown: readonly Recurring[]): string {
  const count = notes.count("count", "How many", shown.length, "bill", HREF);
  const total = notes.usd("total", "A month, together", monthly(shown), HREF);
  const [take, end] = [shown.length === 1 ? "takes" : "take", query.statistic === "largest" ? "most" : "least"];
  return paragraphs(
    `The ${count} that ${take} the ${end}, by what a month of each costs, ${total} together:`,
    bullets(shown.slice(0, SHOWN_BILLS).map((item, at) => billPrice(item, at, notes, false))),
  );
}

function lastOf(item: Recurring, turn: ScheduleTurn): string {
  const { notes } = turn;
  const last = notes.usd("item-1-last", "Last", item.lastCents, HREF);
  const on = notes.day("item-1-paid", "Last on", item.lastDay, HREF);
  const varies = item.amount === "varies" ? " It varies; that's its usual amount." : "";
  return (
    `The last was ${last} on ${on}${chargedTo(item, 0, turn)}; the next is expected on ` +
    `${notes.day("item-1-day", "Expected on", item.nextDay, HREF)}.${varies}`
  );
}
