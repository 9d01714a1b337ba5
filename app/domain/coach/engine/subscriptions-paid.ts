// What the subscriptions of today took in days that have been, each of them by itself.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { isSubscribed } from "~/domain/ledger/subscriptions";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, monthOf, monthsBetween } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import { type DataNeed, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import { hrefOf } from "./flow-words";
import { periodPhrase } from "~/domain/coach/query/phrases";
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
  const paid = -sumCents(groups.map(({ cents }) => cents));
  const total = notes.usd("total", "Subscriptions", paid, {
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
      sentences(`That's of those you have now, which cost ${now} a month together.`, atTodaysPrice(turn, period, paid)),
    ),
    list: groups.map(({ key, cents }) => ({ label: key, cents: -cents, href: link.href })),
  };
}

/** Of a year: what was paid isn't what a year costs at today's prices; both are said where they differ. */
function atTodaysPrice(turn: ScheduleTurn, { from, to }: Period, paid: Cents): string {
  const { notes } = turn;
  if (monthsBetween(monthOf(from), monthOf(addDays(to, 1))) !== MONTHS_A_YEAR) return "";
  const year = monthly(subscribedIn(turn)) * MONTHS_A_YEAR;
  if (year === paid) return "";
  return (
    `At today's prices a year of them is ${notes.usd("a-year", "A year at today's prices", year, HREF)}, ` +
    `${notes.usd("year-apart", "Apart from what was paid", Math.abs(year - paid), HREF)} ${year > paid ? "more" : "less"}: ` +
    "prices changed, or not all of them were there all the time."
  );
}
const MONTHS_A_YEAR = 12;
