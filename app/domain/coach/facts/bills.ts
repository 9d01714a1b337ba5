// Recurring bills and the cash they leave until the next paycheck.

import { RECURRING_PATH, rowsHref } from "~/domain/ledger/row-links";
import {
  dueBetween,
  isIncome,
  lateIncome,
  paychecks,
  priceRises,
  shortAhead,
  type Recurring,
} from "~/domain/ledger/recurring";
import { isPhonePlan, isSubscription } from "~/domain/ledger/subscriptions";
import { tidyName } from "~/domain/ledger/tidy-name";
import { sumCents, type Cents } from "~/domain/money";
import { addDays, lastDayOf, monthOf, type Day } from "~/domain/periods";
import { addAhead } from "~/domain/coach/facts/ahead";
import type { FactSheet, FactValue } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";

export function addBills(sheet: FactSheet, { recurring, today, ahead }: CoachInputs): void {
  const active = recurring.filter((stream) => stream.active);
  const bills = active.filter((stream) => !isIncome(stream));
  addUpcoming(sheet, bills, today);
  addRegular(sheet, bills);
  addSubscriptions(sheet, bills);
  addRises(sheet, active);
  addPayday(sheet, active, today);
  if (ahead) addAhead(sheet, ahead);
  else addSafeToSpend(sheet, active, today);
}

/** What can be ended on the spot, and apart from it the plans that one can only shop around for. */
function addSubscriptions(sheet: FactSheet, bills: readonly Recurring[]): void {
  const dearestFirst = (items: readonly Recurring[]) =>
    [...items].sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  const [subscriptions, plans] = [dearestFirst(bills.filter(isSubscription)), dearestFirst(bills.filter(isPhonePlan))];
  const monthly = (items: readonly Recurring[]): Cents => sumCents(items.map((one) => Math.abs(one.monthlyCents)));
  const cents = monthly(subscriptions);
  const put = (part: string, label: string, value: FactValue) =>
    sheet.add({ id: `subscriptions.${part}`, label, value, href: RECURRING_PATH });
  if (subscriptions.length > 0) {
    put("month", "Subscriptions a month", { unit: "usd", cents });
    put("year", "Subscriptions a year", { unit: "usd", cents: cents * 12 });
    put("count", "Subscriptions", { unit: "count", count: subscriptions.length, noun: "subscription" });
    if (plans.length > 0)
      put("with-plans", "A month, with cable, internet and phone", { unit: "usd", cents: cents + monthly(plans) });
  }
  for (const [family, items] of [
    ["subscription", subscriptions],
    ["line", plans],
  ] as const)
    items.slice(0, MAX_NAMED).forEach((stream, at) => {
      const add = (part: string, label: string, value: FactValue) =>
        sheet.add({ id: `${family}.${at + 1}.${part}`, label, value, href: rowsOf(stream) });
      add("name", "Name of the subscription", { unit: "name", text: tidyName(stream.merchantName) });
      add("amount", "Subscription a month", { unit: "usd", cents: Math.abs(stream.monthlyCents) });
    });
}
const MAX_NAMED = 8;

/** What comes back every month, the most expensive first. */
function addRegular(sheet: FactSheet, bills: readonly Recurring[]): void {
  if (bills.length === 0) return;
  sheet.add({
    id: "regular.month",
    label: "Recurring bills a month",
    value: { unit: "usd", cents: sumCents(bills.map((stream) => Math.abs(stream.monthlyCents))) },
    href: RECURRING_PATH,
  });
  [...bills]
    .sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents))
    .slice(0, 8)
    .forEach((stream, index) => {
      sheet.add({
        id: `regular.${index + 1}.name`,
        label: "Name of the bill",
        value: { unit: "name", text: tidyName(stream.merchantName) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `regular.${index + 1}.price`,
        label: "Recurring bill each time",
        value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `regular.${index + 1}.amount`,
        label: "Recurring bill a month",
        value: { unit: "usd", cents: Math.abs(stream.monthlyCents) },
        href: rowsOf(stream),
      });
    });
}

const rowsOf = (stream: Recurring) => rowsHref({ q: stream.merchantName });

function addUpcoming(sheet: FactSheet, bills: readonly Recurring[], today: Day): void {
  if (bills.length === 0) return;
  const monthEnd = lastDayOf(monthOf(today));
  const due = (until: Day) =>
    sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.typicalCents)));
  const next = dueBetween(bills, today, addDays(today, 45)).filter(
    ({ stream }, at, all) => all.findIndex((other) => other.stream.key === stream.key) === at,
  );
  next.slice(0, 8).forEach(({ stream, day }, index) => {
    sheet.add({
      id: `bill.${index + 1}.name`,
      label: "Name of the bill",
      value: { unit: "name", text: tidyName(stream.merchantName) },
      href: rowsOf(stream),
    });
    sheet.add({
      id: `bill.${index + 1}.amount`,
      label: "Bill",
      value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
      href: rowsOf(stream),
    });
    sheet.add({ id: `bill.${index + 1}.day`, label: "Due", value: { unit: "day", day }, href: rowsOf(stream) });
  });
  sheet.add({
    id: "bills.week",
    label: "Bills of the next seven days",
    value: { unit: "usd", cents: due(addDays(today, 7)) },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "bills.month",
    label: "Bills until the end of the month",
    value: { unit: "usd", cents: due(monthEnd) },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "bills.count",
    label: "Recurring bills",
    value: { unit: "count", count: bills.length, noun: "recurring bill" },
    href: RECURRING_PATH,
  });
  sheet.add({
    id: "month.end",
    label: "End of the month",
    value: { unit: "day", day: monthEnd },
    href: RECURRING_PATH,
  });
}

function nextPay(streams: readonly Recurring[], today: Day): Recurring | undefined {
  return paychecks(streams)
    .filter((stream) => stream.nextDay >= today)
    .sort((a, b) => (a.nextDay < b.nextDay ? -1 : 1))[0];
}

function addPayday(sheet: FactSheet, streams: readonly Recurring[], today: Day): void {
  const pay = nextPay(streams, today);
  if (pay) {
    sheet.add({
      id: "payday.day",
      label: "Next paycheck",
      value: { unit: "day", day: pay.nextDay },
      href: rowsOf(pay),
    });
    sheet.add({
      id: "payday.amount",
      label: "Next paycheck",
      value: { unit: "usd", cents: Math.abs(pay.typicalCents) },
      href: rowsOf(pay),
    });
  }
  addLateIncome(sheet, streams, today);
}

/** Without a forecast: what checking holds beyond the bills that are due before the next paycheck. */
function addSafeToSpend(sheet: FactSheet, streams: readonly Recurring[], today: Day): void {
  if (!sheet.has("balance.checking")) return;
  const pay = nextPay(streams, today);
  const ahead = shortAhead(sheet.cents("balance.checking"), streams, today);
  if (ahead) {
    sheet.add({
      id: "low.amount",
      label: "Short in checking within two weeks",
      value: { unit: "usd", cents: ahead.cents },
      href: RECURRING_PATH,
    });
    sheet.add({ id: "low.day", label: "Short by", value: { unit: "day", day: ahead.day }, href: RECURRING_PATH });
  }
  const last = pay ? addDays(pay.nextDay, -1) : lastDayOf(monthOf(today));
  const until = last < today ? today : last;
  const bills = streams.filter((stream) => !isIncome(stream));
  const free =
    sheet.cents("balance.checking") -
    sumCents(dueBetween(bills, today, until).map(({ stream }) => Math.abs(stream.typicalCents)));
  sheet.add({
    id: free >= 0 ? "safe.amount" : "safe.short",
    label: free >= 0 ? "Free in checking after known bills" : "Missing in checking for known bills",
    value: { unit: "usd", cents: Math.abs(free) },
    href: "/accounts",
  });
  const named = pay && pay.nextDay > today ? pay.nextDay : until;
  sheet.add({ id: "safe.until", label: "Until", value: { unit: "day", day: named }, href: RECURRING_PATH });
}

function addRises(sheet: FactSheet, active: readonly Recurring[]): void {
  priceRises(active)
    .slice(0, 8)
    .forEach(({ stream, fromCents, toCents, yearCents }, index) => {
      const put = (part: string, label: string, cents: Cents) =>
        sheet.add({ id: `rise.${index + 1}.${part}`, label, value: { unit: "usd", cents }, href: rowsOf(stream) });
      sheet.add({
        id: `rise.${index + 1}.name`,
        label: "Name of the bill",
        value: { unit: "name", text: tidyName(stream.merchantName) },
        href: rowsOf(stream),
      });
      put("from", "Before", fromCents);
      put("to", "Now", toCents);
      if (stream.amount === "fixed") put("year", "More a year", yearCents);
    });
}

function addLateIncome(sheet: FactSheet, streams: readonly Recurring[], today: Day): void {
  lateIncome(streams, today)
    .slice(0, 4)
    .forEach(({ stream }, index) => {
      const id = `late.${index + 1}`;
      sheet.add({
        id: `${id}.name`,
        label: "Name of the income",
        value: { unit: "name", text: tidyName(stream.merchantName) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `${id}.amount`,
        label: "Income that is late",
        value: { unit: "usd", cents: Math.abs(stream.typicalCents) },
        href: rowsOf(stream),
      });
      sheet.add({
        id: `${id}.day`,
        label: "Expected",
        value: { unit: "day", day: stream.nextDay },
        href: rowsOf(stream),
      });
    });
}
