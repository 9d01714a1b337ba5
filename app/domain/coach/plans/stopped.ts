// What giving something up would leave: a bill at its price, a category at its usual month, a shop by the rows of the last
// whole months, which have to be read first.

import { categoryName } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { Period, Subject } from "~/domain/coach/query/algebra";
import { type NeedAnswers, type Household, type DataNeed, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "~/domain/coach/engine/filters";
import { wholeMonths } from "~/domain/household/usual-month";
import { isIncome } from "~/domain/ledger/recurring";
import { rowsHref } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { Stopped } from "./turn";

type Shop = { label: string; need: DataNeed; months: number; now?: DataNeed };

/** The shops whose rows have to be summed. */
export function shopsToSum(
  { merchants = [] }: Subject,
  inputs: CoachInputs,
  household: Household,
  isJudged = false,
): Shop[] {
  const months = wholeMonths(inputs.sums, monthOf(inputs.today));
  const [newest, oldest] = [months[0], months.at(-1)];
  if (!newest || !oldest) return [];
  const period = { from: firstDayOf(oldest), to: lastDayOf(newest) };
  const soFar = { from: firstDayOf(monthOf(inputs.today)), to: inputs.today };
  const sumsIn = (name: string, days: Period): DataNeed => ({
    want: "sums",
    by: null,
    rows: filterOf("spent", { subject: { merchants: [name] }, condition: {} }, days, household),
  });
  return merchants
    .filter((name) => !billNamed(name, inputs))
    .map((name) => ({
      label: name,
      months: months.length,
      need: sumsIn(name, period),
      ...(isJudged ? { now: sumsIn(name, soFar) } : {}),
    }));
}

const billNamed = (name: string, { recurring }: CoachInputs) =>
  recurring.find((one) => one.active && !isIncome(one) && one.merchantName.toLowerCase().includes(name.toLowerCase()));

export function stoppedIn(
  subject: Subject,
  inputs: CoachInputs,
  sheet: FactSheet,
  shops: readonly Shop[],
  found: NeedAnswers,
  isJudged = false,
): Stopped[] {
  const { merchants = [] } = subject;
  // A set of categories is all that is in it.
  const categories = [...new Set((subject.categories ?? []).flatMap(categoriesOfSet))];
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
    const now = sheet.get(`spend.${id}.this`)?.href;
    const soFar = isJudged && now ? { nowCents: sheet.cents(`spend.${id}.this`), nowHref: now } : {};
    return fact?.href && monthCents > 0
      ? [{ label: categoryName(id), monthCents, yearCents: monthCents * 12, href: fact.href, ...soFar }]
      : [];
  });
  const sums = shops.flatMap(({ label, need, months, now }): Stopped[] => {
    const cents = spentIn(found, need);
    const nowCents = now ? spentIn(found, now) : 0;
    if (cents <= 0 && nowCents <= 0) return [];
    const usual = { monthCents: Math.round(cents / months), yearCents: Math.round((cents * 12) / months) };
    return [{ label, ...usual, href: hrefOf(need), ...(now ? { nowCents, nowHref: hrefOf(now) } : {}) }];
  });
  return [...wholes, ...bills, ...sums].filter(
    (one, at, all) => all.findIndex((other) => other.href === one.href) === at,
  );
}

const spentIn = (found: NeedAnswers, need: DataNeed): Cents =>
  0 - sumsOf(found, need).reduce((sum, group) => sum + group.cents, 0);

function hrefOf({ rows: { kind, from, to, q } }: DataNeed): string {
  return rowsHref({
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(q ? { q } : {}),
  });
}
