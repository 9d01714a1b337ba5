// Rates beside a sum: what it comes to by the month, and what comes back costs a month and a year at today's prices.

import { bullets } from "~/domain/coach/advice";
import { sumCents } from "~/domain/money";
import { firstDayOf, lastDayOf } from "~/domain/periods";
import { hrefOf, LABELS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { wholeMonthsIn } from "~/domain/coach/engine/periods-meant";
import { billsOf, costPerYear } from "~/domain/coach/engine/schedule-turn";

/** '- August 2026: $83.41' for each month of an average or of a comparison. */
export function monthsBelow({ flow, figures, notes }: FlowWording): string {
  return bullets(
    figures.months.map(({ key, cents, count, rows }, at) => {
      const period = { from: firstDayOf(key), to: lastDayOf(key) };
      const note = { period, rows: count, href: hrefOf(rows, period) };
      const month = notes.add(`month-of-${at + 1}`, "Month", { unit: "month", month: key });
      const way = cents >= 0 ? "" : flow === "kept" ? "short by " : "back ";
      return `${month}: ${way}${notes.usd(`in-month-${at + 1}`, LABELS[flow], cents, note)}`;
    }),
  );
}

/** Categories in which nothing is bought but bills. */
const BILLED = ["mortgage_rent", "student_loans", "car_payment", "auto_insurance", "internet", "phone", "cable"];

/** Of what comes back at a price of its own: what a month of it costs now, and a year. */
export function pricesToday({ flow, query, figures, household, notes }: FlowWording): string {
  const { merchants = [], categories = [], ...others } = query.subject;
  const isAverage = query.statistic === "per-month" || query.statistic === "per-year";
  const isPlain =
    query.shape === "figure" && (isAverage || query.period === null || query.period.to === household.today);
  if (flow !== "spent" || !isPlain || Object.keys(others).length > 0) return "";
  if (categories.some((id) => !BILLED.includes(id)) || (merchants.length > 0 && categories.length > 0)) return "";
  const named = [
    ...merchants.map((name) => ({ merchants: [name] })),
    ...categories.map((id) => ({ categories: [id] })),
  ];
  const bills = named.flatMap((subject) => billsOf({ query: { ...query, subject }, household }));
  if (bills.length === 0 || bills.length !== named.length || bills.some(({ amount }) => amount === "varies")) return "";
  const cents = Math.abs(sumCents(bills.map(({ monthlyCents }) => monthlyCents)));
  if (query.statistic === "per-month" && cents === Math.abs(figures.value)) return "";
  const link = { href: "/transactions#recurring", period: figures.sum.period };
  const year = notes.usd("year-today", "A year at today's prices", sumCents(bills.map(costPerYear)), link);
  return (
    `At today's prices ${bills.length === 1 ? "it's" : "they come to"} ` +
    `${notes.usd("prices-today", "A month at today's prices", cents, link)} a month, ${year} a year.`
  );
}

/** Of several whole months: what that is by the month. */
export function aMonthOfIt({ flow, query, figures, household, notes }: FlowWording): string {
  const { sum } = figures;
  const { period, months } = wholeMonthsIn(sum.period, household.firstDay);
  const isWhole = period.from === sum.period.from && period.to === sum.period.to;
  if (query.period === null || query.shape !== "figure" || sum.cents <= 0 || !isWhole || months < 2) return "";
  const average = notes.usd("a-month", `${LABELS[flow]}, average`, Math.round(sum.cents / months), {
    period: sum.period,
    rows: sum.count,
    href: hrefOf(sum.rows, sum.period),
  });
  return `That's ${average} a month on average.`;
}
