// What the subscriptions of today took in days that have been, each of them by itself.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { isSubscribed } from "~/domain/ledger/subscriptions";
import { sumCents } from "~/domain/money";
import type { Period } from "./algebra";
import { type DataNeed, sumsOf } from "./data";
import { filterOf } from "./filters";
import { hrefOf } from "./flow-words";
import { periodPhrase } from "./phrases";
import { billsOf, HREF, monthly, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

type Asked = Pick<ScheduleTurn, "query" | "household">;

/** The days that have been, of those that are asked about; null where what it costs is asked, and not what it took. */
function daysPaid({ query, household: { today } }: Asked): Period | null {
  const { period, statistic, shape } = query;
  if (period === null || period.from > today || statistic !== "total" || shape !== "figure") return null;
  return { from: period.from, to: period.to < today ? period.to : today };
}

export function subscriptionsPaidNeeds(asked: Asked): DataNeed[] {
  const period = daysPaid(asked);
  const merchants = [...new Set(subscribedIn(asked).map(({ merchantName }) => merchantName))];
  if (period === null || merchants.length === 0) return [];
  const rows = filterOf("spent", { subject: { merchants }, condition: {} }, period, asked.household);
  return [{ want: "sums", rows, by: "merchant" }];
}

const subscribedIn = (asked: Asked) => billsOf(asked).filter(isSubscribed);

export function subscriptionsPaid(turn: ScheduleTurn): ScheduleWords | null {
  const { found, notes } = turn;
  const [need] = subscriptionsPaidNeeds(turn);
  const period = daysPaid(turn);
  if (!need || period === null) return null;
  const days = periodPhrase(period, notes);
  const groups = [...sumsOf(found, need)].filter(({ count }) => count > 0).sort((a, b) => a.cents - b.cents);
  if (groups.length === 0) return { text: `Your subscriptions took nothing ${days}.` };
  const link = { href: hrefOf(need.rows, period) };
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  const total = notes.usd("total", "Subscriptions", -sumCents(groups.map(({ cents }) => cents)), {
    ...link,
    period,
    rows: count,
  });
  const each = groups.map(
    ({ key, cents, count: times }, at) =>
      `${notes.name(`item-${at + 1}-name`, key)}: ${notes.usd(`item-${at + 1}`, "Paid", -cents, link)}, ` +
      notes.count(`item-${at + 1}-count`, "Payments", times, "payment", link),
  );
  const now = notes.usd("a-month", "A month, together", monthly(subscribedIn(turn)), HREF);
  return {
    text: paragraphs(
      `Your subscriptions took ${total} ${days}, in ${notes.count("count", "Payments", count, "payment", link)}:`,
      bullets(each),
      `That's of those you have now, which cost ${now} a month together.`,
    ),
    list: groups.map(({ key, cents }) => ({ label: key, cents: -cents, href: link.href })),
  };
}
