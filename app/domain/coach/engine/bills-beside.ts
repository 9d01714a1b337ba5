// Bills held against something: other bills, other days, or the pay that they come out of. Both sides are said.

import { sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import { paychecks, type Recurring } from "~/domain/ledger/recurring";
import { tidyName } from "~/domain/ledger/tidy-name";
import { type Cents, sumCents } from "~/domain/money";
import { addDays } from "~/domain/periods";
import type { Comparison, Period, Subject } from "~/domain/coach/query/algebra";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";
import {
  billsOf,
  dueIn,
  HREF,
  itemName,
  listOf,
  monthly,
  type ScheduleTurn,
  type ScheduleWords,
} from "./schedule-turn";

const SOON_DAYS = 30;
const MAX_NAMED = 16;

export function billsBeside(
  turn: ScheduleTurn,
  items: readonly Recurring[],
  comparison: Comparison,
): ScheduleWords | null {
  switch (comparison.against) {
    case "subject":
      return besideOthers(turn, items, comparison.subject);
    case "period":
      return besideDays(turn, items, comparison.period);
    case "income":
      return besidePay(turn, items);
    default:
      return null;
  }
}

/** A month of the one beside a month of the other, and of both. */
function besideOthers(turn: ScheduleTurn, items: readonly Recurring[], subject: Subject): ScheduleWords {
  const { query, household, notes } = turn;
  const others = billsOf({ query: { ...query, subject }, household });
  const names = (all: readonly Recurring[], begin: number) =>
    listedWith(all.slice(0, MAX_NAMED).map((item, at) => itemName(notes, item, begin + at)));
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, HREF);
  const [one, other] = [monthly(items), monthly(others)];
  const first = `${names(items, 0)}: ${usd("total", "A month", one)} a month.`;
  if (others.length === 0)
    return { text: sentences(first, "I see no bill like the other one coming back regularly."), list: listOf(items) };
  const apart =
    one === other
      ? "Both are the same."
      : `The ${one > other ? "former" : "latter"} is ${usd("difference", "Difference a month", one - other)} a month more.`;
  return {
    text: sentences(
      query.shape === "yes-no"
        ? verdict(query.least ? one < other : one > other, { yes: "it is", no: "it isn't" })
        : "",
      first,
      `${names(others, items.length)}: ${usd("other", "A month", other)} a month.`,
      apart,
      `Together they come to ${usd("together", "A month, together", one + other)} a month.`,
    ),
    list: listOf([...items, ...others]),
  };
}

const dueCents = (due: readonly { item: Recurring }[]): Cents =>
  sumCents(due.map(({ item }) => Math.abs(item.typicalCents)));

/** 'Before payday and after it': what falls due in the one stretch of days and in the other. */
function besideDays(turn: ScheduleTurn, items: readonly Recurring[], other: Period): ScheduleWords {
  const { query, household, notes } = turn;
  const period = query.period ?? { from: household.today, to: addDays(household.today, SOON_DAYS) };
  const side = (days: Period, tag: string) => {
    const due = dueIn(items, days.from, days.to);
    const cents = dueCents(due);
    const link = { ...HREF, period: days };
    const sum = notes.usd(`${tag}total`, "Bills expected", cents, link);
    const count = notes.count(`${tag}count`, "Bills expected", due.length, "bill", link);
    const names = listedWith(
      due
        .slice(0, MAX_NAMED)
        .map(
          ({ item, day }, at) =>
            `${notes.name(`${tag}item-${at + 1}-name`, tidyName(item.merchantName))} ` +
            `(${notes.usd(`${tag}item-${at + 1}`, "Expected", item.typicalCents, HREF)} on ` +
            `${notes.day(`${tag}item-${at + 1}-day`, "Expected on", day, HREF)})`,
        ),
    );
    const said = due.length === 0 ? "no bill" : `${count}, ${sum}: ${names}`;
    return { cents, due, text: `${capital(periodPhrase(days, notes, `-${tag}days`))} I expect ${said}.` };
  };
  const [one, two] = [side(period, ""), side(other, "other-")];
  const apart = notes.usd("difference", "Difference", one.cents - two.cents, HREF);
  return {
    text: sentences(
      one.text,
      two.text,
      one.cents === two.cents
        ? "That's as much."
        : `That's ${apart} ${one.cents > two.cents ? "more" : "less"} in the former.`,
    ),
    list: [...one.due, ...two.due].map(({ item, day }) => ({
      ...{ label: item.merchantName, cents: Math.abs(item.typicalCents), day, href: HREF.href },
    })),
  };
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What of the pay the bills take: in days that are asked about what falls due and comes in, else a month of both. */
function besidePay(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { query, household, notes } = turn;
  const pays = paychecks(household.recurring);
  const { period } = query;
  const due = period ? dueIn(items, period.from, period.to) : [];
  const coming = period ? dueIn(pays, period.from, period.to) : [];
  const link = period ? { ...HREF, period } : HREF;
  const bills = period ? dueCents(due) : monthly(items);
  const pay = period ? dueCents(coming) : monthly(pays);
  const a = period ? "" : " a month";
  const when = period ? ` ${periodPhrase(period, notes)}` : "";
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, link);
  const first = `Your bills come to ${usd("total", "Bills", bills)}${a}${when}`;
  if (pay === 0)
    return { text: `${first}, and I see no pay that comes regularly${when && " then"}.`, list: listOf(items) };
  const rest = pay - bills;
  const share = notes.add("share", "Bills, of the pay", { unit: "percent", percent: (bills / pay) * 100 }, link);
  const left = usd("left", rest < 0 ? "Missing" : "Left of the pay", rest);
  return {
    text: sentences(
      query.shape === "yes-no"
        ? verdict(rest >= 0, { yes: "the pay covers them", no: "the pay doesn't cover them" })
        : "",
      `${first}, ${share} of the pay of ${usd("pay", "Pay", pay)}${a}: ${rest < 0 ? `${left} is missing` : `${left} is left`}${a}.`,
    ),
    list: listOf(items),
  };
}
