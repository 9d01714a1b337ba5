// Subscriptions: wants that come back at a fixed price. Rent, power and phone are bills.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import { isPhonePlan, isSubscribed } from "~/domain/ledger/subscriptions";
import { addDays } from "~/domain/periods";
import { endedOf } from "~/domain/coach/query/data";
import { subjectPhrase } from "~/domain/coach/query/phrases";
import {
  billsOf,
  HREF,
  itemName,
  listOf,
  monthly,
  rhythmOf,
  type ScheduleTurn,
  type ScheduleWords,
  yearly,
  costPerYear,
} from "./schedule-turn";
import { subscriptionsPaid } from "./subscriptions-paid";

const NEW_DAYS = 120;
const SHOWN = 12;

export function subscriptions(turn: ScheduleTurn): ScheduleWords {
  const { query, found, notes, household } = turn;
  const all = billsOf(turn);
  const items = all
    .filter(isSubscribed)
    .sort((a, b) => (query.least ? -1 : 1) * (Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents)));
  if (query.statistic === "ended") return ended(endedOf(found).filter(isSubscribed), turn);
  if (query.statistic === "rhythm")
    return {
      text: "I can't see trials: they leave no row until they're charged. A subscription shows up here when it keeps coming.",
    };
  if (items.length === 0) return { text: "I see no subscription in your linked accounts." };
  const paid = subscriptionsPaid(turn);
  if (paid) return paid;
  if (query.statistic === "first")
    return started(
      items.filter(({ firstDay }) => firstDay >= addDays(household.today, -NEW_DAYS)),
      items,
      turn,
    );
  if (query.statistic === "per-year" && query.shape === "list") return annual(items, turn);
  if (query.statistic === "next") return next(items, turn);
  const [first] = query.statistic === "smallest" ? items.slice(-1) : items;
  if (first && (query.statistic === "largest" || query.statistic === "smallest"))
    return {
      text: `The ${query.statistic === "largest" ? "most" : "least"} expensive is ${cost(first, 0, turn)}.`,
      list: listOf(items),
    };
  const plans = all.filter(isPhonePlan);
  const count = notes.count("count", "Subscriptions", items.length, "subscription", HREF);
  const sum = `${notes.usd("total", "A month, together", monthly(items), HREF)} a month${items.length > 1 ? " together" : ""}`;
  const year =
    query.statistic === "per-year" ? `, ${notes.usd("year", "A year, together", yearly(items), HREF)} a year` : "";
  return {
    text: paragraphs(
      `${leftOut(turn)} ${count}, ${sum}${year}${withPlans([...items, ...plans], plans, turn)}:`,
      bullets(items.slice(0, SHOWN).map((item, at) => cost(item, at, turn))),
      plansApart(plans, turn),
    ),
    list: listOf(items),
  };
}

/** What comes each month for phone and the like stands beside the sum, since some count it as well. */
function withPlans(all: readonly Recurring[], plans: readonly Recurring[], { notes, query }: ScheduleTurn): string {
  if (plans.length === 0) return "";
  const year =
    query.statistic === "per-year"
      ? `, ${notes.usd("with-wider-year", "A year, with cable, internet and phone", yearly(all), HREF)} a year`
      : "";
  return (
    `; with the ${plans.length === 1 ? "plan" : "plans"} below it's ` +
    `${notes.usd("with-wider", "A month, with cable, internet and phone", monthly(all), HREF)} a month${year}`
  );
}

function plansApart(plans: readonly Recurring[], { notes }: ScheduleTurn): string {
  if (plans.length === 0) return "";
  const each = plans.map(
    (item, at) =>
      `${notes.name(`wider-${at + 1}-name`, item.merchantName)}: ${notes.usd(`wider-${at + 1}`, "A month", item.monthlyCents, HREF)} a month`,
  );
  return paragraphs(
    plans.length === 1
      ? "This plan is a bill, and in no subscription:"
      : "These plans are bills, and in no subscription:",
    bullets(each),
  );
}

/** What isn't among them, said first. */
function leftOut({ query, household, notes }: ScheduleTurn): string {
  const { except = [], exceptMerchants = [] } = query.subject;
  const without = subjectPhrase({ except, exceptMerchants }, {}, household, notes).trim();
  return without === "" ? "You have" : `${without.replace(/^w/, "W")} you have`;
}

function cost(item: Recurring, at: number, { notes, query }: ScheduleTurn): string {
  const month = `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a month`;
  return query.statistic === "per-year"
    ? `${month}, ${notes.usd(`item-${at + 1}-year`, "A year", costPerYear(item), HREF)} a year`
    : month;
}

function next(items: readonly Recurring[], { notes }: ScheduleTurn): ScheduleWords {
  const coming = [...items].sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  const parts = coming
    .slice(0, SHOWN)
    .map(
      (item, at) =>
        `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} ` +
        `on ${notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}`,
    );
  return { text: paragraphs("Your subscriptions come next on:", bullets(parts)) };
}

function annual(items: readonly Recurring[], turn: ScheduleTurn): ScheduleWords {
  const found = items.filter(({ cadence }) => cadence === "yearly" || cadence === "twice a year");
  if (found.length === 0)
    return {
      text: "I see no subscription that comes by the year; yours come more often. What came a single time so far can't be told from a purchase.",
    };
  return {
    text: bullets(
      found.map(
        (item, at) =>
          `${itemName(turn.notes, item, at)}: ` +
          `${turn.notes.usd(`item-${at + 1}`, "Each time", item.typicalCents, HREF)} ` +
          `${rhythmOf(item, turn.notes)}, next on ` +
          `${turn.notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}`,
      ),
    ),
  };
}

function started(fresh: readonly Recurring[], items: readonly Recurring[], { notes }: ScheduleTurn): ScheduleWords {
  const newest = [...items].sort((a, b) => (a.firstDay > b.firstDay ? -1 : 1))[0];
  if (fresh.length === 0 && newest)
    return { text: "I see no new subscription: each of yours goes back further than a season." };
  return {
    text: bullets(
      fresh.map(
        (item, at) =>
          `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a ` +
          `month, first on ${notes.day(`item-${at + 1}-day`, "First on", item.firstDay, HREF)}`,
      ),
    ),
  };
}

/** What came regularly within the last year and no longer does. */
function ended(items: readonly Recurring[], { notes }: ScheduleTurn): ScheduleWords {
  if (items.length === 0) return { text: "I see no subscription that ended: each that came regularly still does." };
  return {
    text: paragraphs(
      "These came regularly and no longer do:",
      bullets(
        items
          .slice(0, SHOWN)
          .map(
            (item, at) =>
              `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Last", item.lastCents, HREF)}, ` +
              `last on ${notes.day(`item-${at + 1}-day`, "Last on", item.lastDay, HREF)}`,
          ),
      ),
    ),
  };
}
