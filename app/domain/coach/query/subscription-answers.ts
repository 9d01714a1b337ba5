// Subscriptions: wants that come back at a fixed price. Rent and power are bills.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";
import { endedOf } from "./data";
import {
  billsOf,
  HREF,
  itemName,
  listOf,
  monthly,
  rhythmOf,
  type ScheduleTurn,
  type Words,
  yearly,
  yearOf,
} from "./schedule-turn";

const SUBSCRIBED = ["entertainment", "health_fitness", "personal_care", "miscellaneous", "clothing"];
/** Some count these, too. */
const WIDER = ["cable", "internet", "phone"];
const NEW_DAYS = 120;
const SHOWN = 12;

const isOne = ({ amount, category, kind }: Recurring): boolean =>
  amount === "fixed" && kind !== "loan_payment" && SUBSCRIBED.includes(category);

export function subscriptions(turn: ScheduleTurn): Words {
  const { query, found, notes, household } = turn;
  const all = billsOf(turn);
  const items = all
    .filter(isOne)
    .sort((a, b) => (query.least ? -1 : 1) * (Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents)));
  if (query.statistic === "ended") return ended(endedOf(found).filter(isOne), turn);
  if (query.statistic === "rhythm")
    return {
      text: "I can't see trials: they leave no row until they're charged. A subscription shows up here when it keeps coming.",
    };
  if (items.length === 0) return { text: "I see no subscription in your linked accounts." };
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
  const isYear = query.statistic === "per-year";
  const count = notes.count("count", "Subscriptions", items.length, "subscription", HREF);
  const year = isYear ? `, ${notes.usd("year", "A year, together", yearly(items), HREF)} a year` : "";
  const wider = all.filter(({ category, amount }) => WIDER.includes(category) && amount === "fixed");
  const more =
    wider.length > 0
      ? `Not counted ${wider.length === 1 ? "is" : "are"} ${wider.map((item, at) => `${notes.name(`wider-${at + 1}-name`, item.merchantName)} (${notes.usd(`wider-${at + 1}`, "A month", item.monthlyCents, HREF)})`).join(", ")}, ${wider.length === 1 ? "a bill; with it" : "which are bills; with them"} it's ${notes.usd("with-wider", "A month, with cable, internet and phone", monthly([...items, ...wider]), HREF)} a month.`
      : "";
  return {
    text: paragraphs(
      `You have ${count}, ${notes.usd("total", "A month, together", monthly(items), HREF)} a month together${year}:`,
      bullets(items.slice(0, SHOWN).map((item, at) => cost(item, at, turn))),
      more,
    ),
    list: listOf(items),
  };
}

function cost(item: Recurring, at: number, { notes, query }: ScheduleTurn): string {
  const month = `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a month`;
  return query.statistic === "per-year"
    ? `${month}, ${notes.usd(`item-${at + 1}-year`, "A year", yearOf(item), HREF)} a year`
    : month;
}

function next(items: readonly Recurring[], { notes }: ScheduleTurn): Words {
  const coming = [...items].sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
  const parts = coming
    .slice(0, SHOWN)
    .map(
      (item, at) =>
        `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Expected", item.typicalCents, HREF)} on ${notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}`,
    );
  return { text: paragraphs("Your subscriptions come next on:", bullets(parts)) };
}

function annual(items: readonly Recurring[], turn: ScheduleTurn): Words {
  const found = items.filter(({ cadence }) => cadence === "yearly" || cadence === "twice a year");
  if (found.length === 0)
    return {
      text: "I see no subscription that comes by the year; yours come more often. What came a single time so far can't be told from a purchase.",
    };
  return {
    text: bullets(
      found.map(
        (item, at) =>
          `${itemName(turn.notes, item, at)}: ${turn.notes.usd(`item-${at + 1}`, "Each time", item.typicalCents, HREF)} ${rhythmOf(item, turn.notes)}, next on ${turn.notes.day(`item-${at + 1}-day`, "Expected on", item.nextDay, HREF)}`,
      ),
    ),
  };
}

function started(fresh: readonly Recurring[], items: readonly Recurring[], { notes }: ScheduleTurn): Words {
  const newest = [...items].sort((a, b) => (a.firstDay > b.firstDay ? -1 : 1))[0];
  if (fresh.length === 0 && newest)
    return { text: "I see no new subscription: each of yours goes back further than a season." };
  return {
    text: bullets(
      fresh.map(
        (item, at) =>
          `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a month, first on ${notes.day(`item-${at + 1}-day`, "First on", item.firstDay, HREF)}`,
      ),
    ),
  };
}

/** What came regularly within the last year and no longer does. */
function ended(items: readonly Recurring[], { notes }: ScheduleTurn): Words {
  if (items.length === 0) return { text: "I see no subscription that ended: each that came regularly still does." };
  return {
    text: paragraphs(
      "These came regularly and no longer do:",
      bullets(
        items
          .slice(0, SHOWN)
          .map(
            (item, at) =>
              `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "Last", item.lastCents, HREF)}, last on ${notes.day(`item-${at + 1}-day`, "Last on", item.lastDay, HREF)}`,
          ),
      ),
    ),
  };
}
