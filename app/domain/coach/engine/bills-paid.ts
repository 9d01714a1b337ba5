// What came out in days that are over, of what comes back regularly: its rows, and their sum.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import { type DataNeed, rowsOf, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "./filters";
import { hrefOf } from "./flow-words";
import { periodPhrase } from "~/domain/coach/query/phrases";
import type { Period, Query } from "~/domain/coach/query/algebra";
import { monthOf } from "~/domain/periods";
import { billsOf, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

const SHOWN = 12;
const TAKEN = 25;
type Asked = Pick<ScheduleTurn, "query" | "household">;

/** The days that have been, of those that are asked about. */
function paidDays({ query, household: { today } }: Asked): Period | null {
  const { period } = query;
  if (period === null || period.from >= today) return null;
  return { from: period.from, to: period.to < today ? period.to : today };
}

/** Whether one went out is asked of a month that is over, or of this one by its rhythm. */
export function asksWhatWasPaid(asked: Asked): boolean {
  const { query, household } = asked;
  const days = paidDays(asked);
  if (days === null || !OF_DAYS.has(query.statistic)) return false;
  return query.statistic !== "latest" || monthOf(days.to) < monthOf(household.today);
}
const OF_DAYS: ReadonlySet<Query["statistic"]> = new Set(["total", "count", "largest", "smallest", "latest"]);

/** Whether one alone is meant, at an end of their order. */
const extremeOf = ({ statistic }: Query): "largest" | "smallest" | null =>
  statistic === "largest" || statistic === "smallest" ? statistic : null;

/** Its rows, and the sum of all of them. */
export function paidNeeds(asked: Asked): DataNeed[] {
  const { query, household } = asked;
  const period = paidDays(asked);
  const merchants = [...new Set(billsOf(asked).map(({ merchantName }) => merchantName))];
  if (period === null || merchants.length === 0 || !asksWhatWasPaid(asked)) return [];
  const { accounts, kinds } = query.subject;
  const subject = { merchants, ...(accounts ? { accounts } : {}), ...(kinds ? { kinds } : {}) };
  const rows = filterOf("spent", { subject, condition: {} }, period, household);
  return [
    { want: "rows", rows, order: extremeOf(query) ?? "oldest", take: TAKEN },
    { want: "sums", rows, by: null },
  ];
}

export function billsPaid(turn: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const { found, notes, query } = turn;
  const period = paidDays(turn);
  const [rowNeed, sumNeed] = paidNeeds(turn);
  if (!period || !rowNeed || !sumNeed) return { text: "" };
  const days = periodPhrase(period, notes);
  const link = { href: hrefOf(rowNeed.rows, period) };
  const rows = rowsOf(found, rowNeed).filter(({ pending }) => !pending);
  const [sum] = sumsOf(found, sumNeed);
  const isYesNo = query.shape === "yes-no";
  const extreme = extremeOf(query);
  if (!sum || sum.count === 0)
    return {
      text: sentences(isYesNo ? "No:" : "", `I see no ${items.length === 1 ? "such" : "regular"} bill ${days}.`),
    };
  const total = notes.usd("total", "Bills paid", -sum.cents, { ...link, period, rows: sum.count });
  const count = notes.count("count", "Bills paid", sum.count, "bill", link);
  const parts = rows
    .slice(0, extreme ? 1 : SHOWN)
    .map(
      ({ merchantName, cents, day }, at) =>
        `${notes.name(`paid-${at + 1}-name`, merchantName)}: ` +
        `${notes.usd(`paid-${at + 1}`, "Paid", -cents, link)} on ` +
        `${notes.day(`paid-${at + 1}-day`, "Paid on", day, link)}`,
    );
  return {
    text: paragraphs(
      `${isYesNo ? "Yes. " : ""}${count} went out ${days}, ${total}${sum.count > 1 ? " together" : ""}${extreme ? `. The ${extreme} was` : ""}:`,
      bullets(parts),
      sum.count > SHOWN ? "The rest is at the link." : "",
    ),
    list: rows
      .slice(0, SHOWN)
      .map(({ merchantName, cents, day }) => ({ label: merchantName, cents: -cents, day, href: link.href })),
  };
}
