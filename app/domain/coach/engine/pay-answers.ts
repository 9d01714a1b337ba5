// Pay: when it comes next and last, how much, how often, and in which months once more. Interest is no paycheck.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { paychecks, type Recurring } from "~/domain/ledger/recurring";
import { addDays, daysBetween } from "~/domain/periods";
import { sumCents } from "~/domain/money";
import type { Query } from "~/domain/coach/query/algebra";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { extraPays } from "./extra-pays";
import { dueIn, HREF, itemName, rhythmOf, type ScheduleTurn, type ScheduleWords, costPerYear } from "./schedule-turn";

const MAX_PAYS = 12;
/** So many pays in a month are more than usual. */
const asksForMore = ({ condition: { times = 0 } }: Query): boolean => times > 2;
const NONE: ScheduleWords = {
  text: "I can't tell from your data: I see no pay that comes regularly in your linked accounts.",
};

export function pay(turn: ScheduleTurn): ScheduleWords {
  const { query, household } = turn;
  if (query.subject.merchants?.includes("interest")) return interest(turn);
  const all = paychecks(household.recurring);
  const [item] = [...all].sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  if (!item) return NONE;
  if (asksForMore(query)) return extraPays(all, turn);
  if (query.shape === "list") return coming(all, turn);
  if (query.statistic === "count") return extraPays(all, turn);
  const { nth } = query.condition;
  if (nth !== undefined && query.statistic === "next") return later(all, nth, turn);
  switch (query.statistic) {
    case "latest":
      return { text: sentences(last(item, turn), ahead(item, turn, false), raisedLately(item, turn)) };
    case "rhythm":
    case "per-year":
      return { text: all.length === 1 ? rhythm(item, 0, turn) : bullets(all.map((one, at) => rhythm(one, at, turn))) };
    case "change":
      return raise(item, turn);
    default:
      return {
        text: sentences(ahead(item, turn, query.statistic === "next"), last(item, turn), raisedLately(item, turn)),
      };
  }
}

function ahead(item: Recurring, { notes, household }: ScheduleTurn, asksWhen: boolean): string {
  const day = notes.day("item-1-day", "Expected on", item.nextDay, HREF);
  const amount = notes.usd("item-1", "Expected pay", item.typicalCents, HREF);
  const wait = daysBetween(household.today, item.nextDay);
  const days = wait > 0 ? `, in ${notes.count("wait", "Days until the next pay", wait, "day", HREF)}` : "";
  return asksWhen
    ? `Your next pay is expected on ${day}${days}: about ${amount} from ${itemName(notes, item, 0)}.`
    : `Your next pay is about ${amount}, expected on ${day}${days}, from ${itemName(notes, item, 0)}.`;
}

/** 'The paycheck after next'. */
function later(all: readonly Recurring[], nth: number, { notes, household: { today } }: ScheduleTurn): ScheduleWords {
  const found = dueIn(all, addDays(today, 1), addDays(today, 365))[nth - 1];
  if (!found) return { text: "I can't tell: within a year I expect no pay that far ahead." };
  const { item, day } = found;
  const before = nth - 1;
  return {
    text:
      "The pay after the next " +
      (before === 1 ? "one" : notes.count("before", "Pays before it", before, "paycheck", HREF)) +
      ` is expected on ${notes.day("item-1-day", "Expected on", day, HREF)}, in ` +
      notes.count("wait", "Days until that pay", daysBetween(today, day), "day", HREF) +
      `: about ${notes.usd("item-1", "Expected pay", item.typicalCents, HREF)} ` +
      `from ${itemName(notes, item, 0)}, by its rhythm.`,
  };
}

const last = (item: Recurring, { notes }: ScheduleTurn): string =>
  `The last was ${notes.usd("last", "Last pay", item.lastCents, HREF)} from ` +
  `${notes.name("last-name", item.merchantName)} on ${notes.day("last-day", "Last on", item.lastDay, HREF)}.`;

function rhythm(item: Recurring, at: number, { notes }: ScheduleTurn): string {
  const tag = `pay-${at + 1}`;
  return (
    `${notes.name(`${tag}-name`, item.merchantName)} pays you ${rhythmOf(item, notes)}: ` +
    `${notes.usd(tag, "Usual pay", item.typicalCents, HREF)} each time, ` +
    `${notes.usd(`${tag}-month`, "A month, by its rhythm", item.monthlyCents, HREF)} in an average month and ` +
    `${notes.usd(`${tag}-year`, "A year, by its rhythm", costPerYear(item), HREF)} a year; ` +
    `the last on ${notes.day(`${tag}-last`, "Last on", item.lastDay, HREF)}, the next on ` +
    `${notes.day(`${tag}-next`, "Expected on", item.nextDay, HREF)}.`
  );
}

function raise(item: Recurring, { notes }: ScheduleTurn): ScheduleWords {
  const { change } = item;
  if (!change || Math.abs(change.toCents) <= Math.abs(change.fromCents))
    return {
      text:
        `I see no raise lately: each pay from ${notes.name("item-1-name", item.merchantName)} was about ` +
        `${notes.usd("item-1", "Usual pay", item.typicalCents, HREF)}.`,
    };
  const by = change.toCents - change.fromCents;
  const byYear = (by * costPerYear(item)) / Math.abs(item.typicalCents || 1);
  return {
    text:
      `Your last raise came with the pay of ${notes.day("day", "Changed on", change.day, HREF)}: ` +
      `from ${notes.usd("before", "Pay before", change.fromCents, HREF)} to ` +
      `${notes.usd("after", "Pay since", change.toCents, HREF)}, ${notes.usd("by", "More each time", by, HREF)} ` +
      `or ${notes.add("percent", "Raise", { unit: "percent", percent: (by / change.fromCents) * 100 }, HREF)} ` +
      "more. By the rhythm of your pay that's " +
      `${notes.usd("by-month", "More a month", Math.round(byYear / 12), HREF)} more a month, ` +
      `${notes.usd("by-year", "More a year", Math.round(byYear), HREF)} a year.`,
  };
}

const LATELY_DAYS = 60;
/** A raise of the last weeks stands beside the pay. */
const raisedLately = (item: Recurring, turn: ScheduleTurn): string =>
  item.change && item.change.day >= addDays(turn.household.today, -LATELY_DAYS) ? raise(item, turn).text : "";

/** Days of pay that lie ahead, so many as were asked for. */
function coming(all: readonly Recurring[], { notes, query, household }: ScheduleTurn): ScheduleWords {
  const { period } = query;
  const tomorrow = addDays(household.today, 1);
  const isLater = period !== null && period.from > tomorrow;
  const found = dueIn(all, isLater ? period.from : tomorrow, period?.to ?? addDays(household.today, 365));
  const days = period ? found : found.slice(0, query.take ?? 3);
  const parts = days.map(
    ({ item, day }, at) =>
      `${notes.day(`pay-${at + 1}-day`, "Expected on", day, HREF)}: about ` +
      `${notes.usd(`pay-${at + 1}`, "Expected pay", item.typicalCents, HREF)} from ` +
      `${notes.name(`pay-${at + 1}-name`, item.merchantName)}`,
  );
  if (!period) return { text: paragraphs("By their rhythm your next pays come on:", bullets(parts)) };
  const until = isLater ? periodPhrase(period, notes) : `until ${notes.day("until", "Until", period.to, HREF)}`;
  return days.length === 0
    ? { text: `None: by their rhythm no pay comes ${until}.` }
    : {
        text: paragraphs(
          `${notes.count("pays", "Pays expected", days.length, "paycheck", HREF)} ` +
            `${until}, by their rhythm, about ` +
            notes.usd("pays-sum", "Expected pay together", sumCents(days.map(({ item }) => item.typicalCents)), HREF) +
            `${days.length > 1 ? " together" : ""}:`,
          bullets(parts.slice(0, MAX_PAYS)),
        ),
      };
}

/** What savings earn comes regularly, too. */
function interest({ notes, household }: ScheduleTurn): ScheduleWords {
  const item = household.recurring.find(
    ({ active, kind, merchantName }) => active && kind === "income" && /interest/i.test(merchantName),
  );
  if (!item) return { text: "I can't tell from your data: I see no interest that comes regularly." };
  return {
    text:
      `Interest comes ${rhythmOf(item, notes)}: next about ` +
      `${notes.day("item-1-day", "Expected on", item.nextDay, HREF)}; ` +
      `the last was ${notes.usd("last", "Last interest", item.lastCents, HREF)} on ` +
      `${notes.day("last-day", "Last on", item.lastDay, HREF)}.`,
  };
}
