// Money in and out: this month so far, the last full month, the one before it, and the usual month.

import { CATEGORIES, categoryName, type CategoryId } from "~/domain/categories/list";
import { categoriesOfSet } from "~/domain/categories/sets";
import { rowsHref } from "~/domain/ledger/row-links";
import { sumCents, type Cents } from "~/domain/money";
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthLabel,
  monthName,
  monthOf,
  monthRange,
  yearOf,
  type Month,
} from "~/domain/periods";
import type { UsualIncome } from "~/domain/household/income";
import { savedOf } from "~/domain/household/saved";
import { lastAgainstEarlier, stoppedSince, usualMonth } from "~/domain/household/usual-month";
import { categoryOf } from "~/domain/ledger/totals";
import type { FactPeriod, FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs, SumRow } from "~/domain/coach/facts/inputs";
import { income, monthPeriod, seriesOn, spending, type RowsSum, total } from "./month-by-month";

type NeedKind = "need" | "want" | "saving";

const SET_OF = { need: "needs", want: "wants", saving: "savings" } as const;
const SAVINGS = categoriesOfSet("savings");

/** What 50/30/20 calls it. */
export function needOf(category: string): NeedKind {
  if (SAVINGS.includes(category)) return "saving";
  return categoriesOfSet("wants").includes(category) ? "want" : "need";
}

export function addCashFacts(sheet: FactSheet, inputs: CoachInputs): void {
  const current = monthOf(inputs.today);
  const usual = usualMonth(inputs);
  const months = usual?.months ?? [];
  const last = addMonths(current, -1);
  const average = averagePeriod(months);
  const series = seriesOn(sheet, inputs, months, average);

  series("income", "Income", income, { kind: "income" });
  if (average && usual?.income) addUsualIncome(sheet, inputs, usual.income, months, average);
  addStopped(sheet, inputs);
  series("spend", "Spending", spending, { kind: "spending" });
  const seen = new Set(inputs.sums.filter(spending).map(categoryOf));
  for (const category of CATEGORIES) {
    if (seen.has(category.id))
      series(`spend.${category.id}`, category.name, (row) => spending(row) && categoryOf(row) === category.id, {
        kind: "spending",
        category: category.id,
      });
  }
  addEarlier(sheet, inputs);
  if (average) addShares(sheet, inputs.sums, months, average);
  addKept(sheet, "last", months.includes(last) ? monthPeriod(last) : null);
  addKept(sheet, "average", average);
  addTop(sheet);
}

/** By the rhythm of pay, seen in those months, and no average of what came in: that stands beside it. */
function addUsualIncome(
  sheet: FactSheet,
  { sums }: CoachInputs,
  usual: UsualIncome,
  months: readonly Month[],
  average: FactPeriod,
): void {
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({
      id,
      label,
      value: { unit: "usd", cents },
      period: average,
      href: rowsHref({ kind: "income", from: average.from, to: average.to }),
    });
  put("income.average", incomeLabel(usual), usual.monthCents);
  const cents = Math.round(total(sums, months, income).cents / months.length);
  put("income.by-rows", "Income by the rows, a month on average", cents);
}

function addStopped(sheet: FactSheet, inputs: CoachInputs): void {
  const month = stoppedSince(inputs);
  if (month)
    sheet.add({
      id: "income.stopped",
      label: "Last month with income",
      value: { unit: "month", month },
      period: monthPeriod(month),
      href: rowsHref({ kind: "income", ...monthRange(month) }),
    });
}

/** How the figure comes about: a mean of months it is not. */
function incomeLabel({ pays: [largest], irregularCents }: UsualIncome): string {
  if (!largest) return "Income, usual month: a lean one";
  return `Income, usual month: pay ${largest.cadence}${irregularCents > 0 ? ", the rest of a lean month" : ""}`;
}

function addEarlier(sheet: FactSheet, { sums, today }: CoachInputs): void {
  const found = lastAgainstEarlier(sums, today);
  if (!found) return;
  const { usual, spent } = found;
  const days = averagePeriod(found.earlier);
  if (!days) return;
  const rows = sums
    .filter((row) => spending(row) && row.month >= monthOf(days.from) && row.month <= monthOf(days.to))
    .reduce((count, row) => count + row.count, 0);
  sheet.add({
    id: "earlier.average",
    label: "Spending, average of the three months before the last",
    value: { unit: "usd", cents: usual },
    period: days,
    rows,
    href: rowsHref({ kind: "spending", from: days.from, to: days.to }),
  });
  if (usual > spent)
    sheet.add({
      id: "earlier.less",
      label: "Last month's spending below that",
      value: { unit: "usd", cents: usual - spent },
      period: { ...days, to: lastDayOf(found.last), label: `${days.label}, and ${monthName(found.last)}` },
      href: rowsHref({ kind: "spending", from: days.from, to: lastDayOf(found.last) }),
    });
}

function addShares(sheet: FactSheet, rows: readonly SumRow[], months: readonly Month[], period: FactPeriod): void {
  const earned = sheet.cents("income.average");
  const sums = {
    need: total(rows, months, (row) => spending(row) && needOf(categoryOf(row)) === "need"),
    want: total(rows, months, (row) => spending(row) && needOf(categoryOf(row)) === "want"),
    saving: total(rows, months, (row) => spending(row) && needOf(categoryOf(row)) === "saving"),
  };
  const usual = (sum: RowsSum): Cents => Math.round(sum.cents / months.length);
  const beside = { want: usual(sums.want), saving: usual(sums.saving) };
  // Together the spending of a usual month, to the cent.
  const amounts = { need: sheet.cents("spend.average") - beside.want - beside.saving, ...beside };
  for (const need of ["need", "want", "saving"] as const) {
    const [sum, cents] = [sums[need], amounts[need]];
    const label = { need: "Needs", want: "Wants", saving: "Money put into savings" }[need];
    sheet.add({
      id: `${need}.average`,
      label: `${label}, usual month`,
      value: { unit: "usd", cents },
      period,
      rows: sum.rows,
      href: rowsHref({ kind: "spending", category: SET_OF[need], from: period.from, to: period.to }),
    });
    if (earned > 0)
      sheet.derive(`${need}.average`, {
        id: `${need}.share`,
        label: `${label}, share of income`,
        value: { unit: "percent", percent: (cents / earned) * 100 },
      });
  }
}

/** What was left of the income, and the savings rate: what was left plus what was put away, of the income. */
export function addKept(sheet: FactSheet, which: "last" | "average", period: FactPeriod | null): void {
  if (!period || !sheet.has(`income.${which}`)) return;
  const earned = sheet.cents(`income.${which}`);
  const left = earned - sheet.cents(`spend.${which}`);
  const id = left >= 0 ? `kept.${which}` : `short.${which}`;
  sheet.add({
    id,
    label: left >= 0 ? "Left over" : "Spent beyond income",
    value: { unit: "usd", cents: Math.abs(left) },
    period,
    href: rowsHref({ from: period.from, to: period.to }),
  });
  const { savedCents, ratePercent } = savedOf({
    incomeCents: earned,
    spentCents: sheet.cents(`spend.${which}`),
    contributedCents: sumCents(SAVINGS.map((category) => sheet.cents(`spend.${category}.${which}`))),
  });
  if (savedCents > 0)
    sheet.derive(id, { id: `saved.${which}`, label: "Saved", value: { unit: "usd", cents: savedCents } });
  if (ratePercent !== null)
    sheet.derive(id, {
      id: `savings-rate.${which}`,
      label: "Savings rate",
      value: { unit: "percent", percent: ratePercent },
    });
}

function addTop(sheet: FactSheet): void {
  const share = sheet.cents("spend.last");
  topCategories(sheet, "last")
    .slice(0, 5)
    .forEach((category) => {
      if (share > 0)
        sheet.derive(`spend.${category}.last`, {
          id: `spend.${category}.share`,
          label: `${categoryName(category)}, share of spending`,
          value: { unit: "percent", percent: (sheet.cents(`spend.${category}.last`) / share) * 100 },
        });
    });
}

/** The savings categories that a usual month puts money into. */
export const savingsPaid = (sheet: FactSheet): CategoryId[] =>
  CATEGORIES.map(({ id }) => id).filter((id) => SAVINGS.includes(id) && sheet.cents(`spend.${id}.average`) !== 0);

/** Categories with money out in that period, the largest first. */
export function topCategories(sheet: FactSheet, which: "this" | "last" | "average"): CategoryId[] {
  return CATEGORIES.map((category) => category.id)
    .filter((id) => sheet.cents(`spend.${id}.${which}`) > 0)
    .sort((a, b) => sheet.cents(`spend.${b}.${which}`) - sheet.cents(`spend.${a}.${which}`));
}

function averagePeriod(months: readonly Month[]): FactPeriod | null {
  const newest = months[0];
  const oldest = months.at(-1);
  if (!newest || !oldest) return null;
  const [first, last] =
    yearOf(oldest) === yearOf(newest)
      ? [monthName(oldest), monthName(newest)]
      : [monthLabel(oldest), monthLabel(newest)];
  const label = newest === oldest ? last : `${first} to ${last}`;
  return { from: firstDayOf(oldest), to: lastDayOf(newest), label };
}
