import type { InsightFigures, InsightRule } from "~/domain/insights/types";
import { CASH_FLOW_PATH, rowsHref } from "~/domain/ledger/row-links";
import { addDays, daysBetween } from "~/domain/periods";
import { isSubscription } from "~/domain/ledger/subscriptions";
import { type Recurring, isIncome, lateIncome, priceRises } from "~/domain/ledger/recurring";

const rowsOf = (stream: Recurring): string =>
  rowsHref({ from: stream.firstDay, to: stream.lastDay, q: stream.merchantName });

const bills = ({ recurring }: InsightFigures): Recurring[] =>
  recurring.filter((stream) => stream.active && !isIncome(stream));

/** A price that went up, or a variable bill far above its usual, within the last 35 days. */
const billRose: InsightRule = {
  id: "bill-rose",
  find({ recurring, today }) {
    return priceRises(recurring).flatMap(({ stream, day, fromCents, toCents, yearCents }) => {
      if (day < addDays(today, -35) || toCents - fromCents < 1_00) return [];
      return {
        dedupeKey: `bill-rose:${stream.key}:${day}`,
        type: "warning" as const,
        priority: toCents - fromCents >= 20_00 ? ("high" as const) : ("medium" as const),
        icon: "trending_up" as const,
        fact: {
          kind: "bill-rose" as const,
          merchant: stream.merchantName,
          cadence: stream.cadence,
          fromCents,
          toCents,
          yearCents: stream.amount === "fixed" ? yearCents : null,
        },
        href: rowsOf(stream),
      };
    });
  },
};

/** A fixed payment that began within the last 100 days: easy to forget, easy to stop. */
const subscriptionFound: InsightRule = {
  id: "subscription-found",
  find(figures) {
    const { today, history } = figures;
    const oldest = history.reduce((day, row) => (row.day < day ? row.day : day), today);
    return bills(figures).flatMap((stream) => {
      if (stream.amount !== "fixed" || stream.kind !== "spending" || stream.firstDay < addDays(today, -100)) return [];
      // With a short history everything looks new.
      if (daysBetween(oldest, stream.firstDay) < 45) return [];
      return {
        dedupeKey: `subscription-found:${stream.key}`,
        type: "opportunity" as const,
        priority: "low" as const,
        icon: "savings" as const,
        fact: {
          kind: "subscription-found" as const,
          merchant: stream.merchantName,
          cents: -stream.lastCents,
          cadence: stream.cadence,
          since: stream.firstDay,
          next: stream.nextDay,
          isSubscription: isSubscription(stream),
        },
        href: rowsOf(stream),
      };
    });
  },
};

/** A payment that comes once or twice a year is due within two weeks. */
const rareBillDue: InsightRule = {
  id: "rare-bill-due",
  find(figures) {
    return bills(figures).flatMap((stream) => {
      if (stream.cadence !== "yearly" && stream.cadence !== "twice a year" && stream.cadence !== "quarterly") return [];
      if (stream.nextDay < figures.today || stream.nextDay > addDays(figures.today, 14)) return [];
      return {
        dedupeKey: `rare-bill-due:${stream.key}:${stream.nextDay}`,
        type: "warning" as const,
        priority: "medium" as const,
        icon: "warning" as const,
        fact: {
          kind: "rare-bill-due" as const,
          merchant: stream.merchantName,
          cents: -stream.typicalCents,
          cadence: stream.cadence,
          day: stream.nextDay,
        },
        href: CASH_FLOW_PATH,
      };
    });
  },
};

const incomeLate: InsightRule = {
  id: "income-late",
  find({ recurring, today }) {
    return lateIncome(recurring, today).map(({ stream, days: daysLate }) => {
      return {
        dedupeKey: `income-late:${stream.key}:${stream.nextDay}`,
        type: "alert" as const,
        priority: "high" as const,
        icon: "warning" as const,
        fact: {
          kind: "income-late" as const,
          from: stream.merchantName,
          cents: stream.typicalCents,
          day: stream.nextDay,
          daysLate,
        },
        href: rowsOf(stream),
      };
    });
  },
};

export const BILL_RULES: readonly InsightRule[] = [billRose, subscriptionFound, rareBillDue, incomeLate];
