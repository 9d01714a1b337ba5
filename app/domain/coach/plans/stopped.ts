// What giving something up would leave: a bill at its price, a category at its usual month, a shop by the rows of the last
// whole months, which have to be read first.

import { categoryName } from "~/domain/categories/list";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Subject } from "~/domain/coach/query/algebra";
import { type Found, type Household, type Need, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "~/domain/coach/query/filters";
import { wholeMonths } from "~/domain/household/usual-month";
import { isIncome } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { Stopped } from "./turn";

type Shop = { label: string; need: Need; months: number };

/** The shops whose rows have to be summed. */
export function shopsToSum({ merchants = [] }: Subject, inputs: CoachInputs, household: Household): Shop[] {
  const months = wholeMonths(inputs.sums, monthOf(inputs.today));
  const [newest, oldest] = [months[0], months.at(-1)];
  if (!newest || !oldest) return [];
  const period = { from: firstDayOf(oldest), to: lastDayOf(newest) };
  return merchants
    .filter((name) => !billNamed(name, inputs))
    .map((name) => ({
      label: name,
      months: months.length,
      need: {
        want: "sums",
        by: null,
        rows: filterOf("spent", { subject: { merchants: [name] }, condition: {} }, period, household),
      },
    }));
}

const billNamed = (name: string, { recurring }: CoachInputs) =>
  recurring.find((one) => one.active && !isIncome(one) && one.merchantName.toLowerCase().includes(name.toLowerCase()));

export function stoppedIn(
  subject: Subject,
  inputs: CoachInputs,
  sheet: FactSheet,
  shops: readonly Shop[],
  found: Found,
): Stopped[] {
  const { categories = [], merchants = [] } = subject;
  const bills = merchants.flatMap((name): Stopped[] => {
    const found = billNamed(name, inputs);
    // Where its whole category is given up, it's in that.
    const bill = found && categories.includes(found.category) ? undefined : found;
    const monthCents = Math.abs(bill?.monthlyCents ?? 0);
    return bill
      ? [{ label: bill.merchantName, monthCents, yearCents: monthCents * 12, href: rowsHref({ q: bill.merchantName }) }]
      : [];
  });
  const wholes = categories.flatMap((id): Stopped[] => {
    const fact = sheet.get(`spend.${id}.average`);
    const monthCents = sheet.cents(`spend.${id}.average`);
    return fact?.href && monthCents > 0
      ? [{ label: categoryName(id), monthCents, yearCents: monthCents * 12, href: fact.href }]
      : [];
  });
  const sums = shops.flatMap(({ label, need, months }): Stopped[] => {
    const cents = 0 - sumsOf(found, need).reduce((sum, group) => sum + group.cents, 0);
    if (cents <= 0 || need.want !== "sums") return [];
    const { kind, from, to, q } = need.rows;
    const href = rowsHref({
      ...(kind ? { kind } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(q ? { q } : {}),
    });
    return [{ label, monthCents: Math.round(cents / months), yearCents: Math.round((cents * 12) / months), href }];
  });
  return [...wholes, ...bills, ...sums].filter(
    (one, at, all) => all.findIndex((other) => other.href === one.href) === at,
  );
}
