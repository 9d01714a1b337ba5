// What follows a figure: what is pending, its parts, the same on other days, and from when on anything is known.

import { sentences } from "~/domain/coach/advice";
import type { Role } from "./flow-beside";
import type { Beside } from "./spent-and-earned";
import { LABELS, sumFact, about, hrefOf, NOUNS, type Wording } from "./flow-words";
import { listed, periodPhrase } from "./phrases";

export const besides = ({ figures }: Wording, role: Role): Beside[] =>
  figures.beside.filter((one) => one.role === role && (role !== "pending" || one.sum.count > 0));

/** 'Another $59.81 is still pending; with it, it's $407.54.' */
export function pendingWords(wording: Wording): string {
  const { notes, figures, flow } = wording;
  const [pending] = besides(wording, "pending");
  if (!pending || flow === "kept") return pending ? keptPending(wording, pending) : "";
  const note = { period: pending.period, rows: pending.sum.count, href: hrefOf(pending.sum.rows, pending.period) };
  const value = notes.usd("pending", "Pending", pending.sum.cents, note);
  const count = notes.count("pending-count", "Pending", pending.sum.count, NOUNS[flow], note);
  const both = notes.usd(
    "with-pending",
    `${LABELS[flow]}, with what is pending`,
    figures.sum.cents + pending.sum.cents,
    {
      period: figures.sum.period,
      href: hrefOf(figures.sum.rows, figures.sum.period),
    },
  );
  if (wording.query.statistic === "count" && wording.query.by === null) {
    const all = notes.count(
      "count-with-pending",
      "With what is pending",
      figures.sum.count + pending.sum.count,
      NOUNS[flow],
    );
    const [are, them] = pending.sum.count === 1 ? ["is", "it"] : ["are", "them"];
    return `Another ${count} of ${value} ${are} still pending; with ${them}, it's ${all}, ${both}.`;
  }
  return `Another ${value} is still pending (${count}); with it, it's ${both}.`;
}

function keptPending(wording: Wording, { sum, period }: Beside): string {
  const { notes, figures, query } = wording;
  const note = { period, href: hrefOf({ from: period.from, to: period.to }, period) };
  const value = notes.usd("pending", "Pending", sum.cents, note);
  const cents = figures.sum.cents + sum.cents;
  const both = notes.usd("with-pending", "Kept, with what is pending", cents, note);
  const { earned, spent } = figures.parts ?? {};
  const isSimple = earned !== undefined && spent !== undefined && sum.cents < 0 && query.by === null;
  if (!isSimple || cents < 0)
    return `Another ${value} is still pending ${sum.cents < 0 ? "against that" : "on top"}; with it, it's ${cents < 0 ? "a gap of " : ""}${both}.`;
  const out = notes.usd("spent-with-pending", "Spent, with what is pending", spent.cents - sum.cents, note);
  const hasContributed = (besides(wording, "contributed")[0]?.sum.cents ?? 0) !== 0;
  const share =
    earned.cents > 0 && !hasContributed
      ? `, ${notes.add("share-with-pending", "Savings rate, with what is pending", { unit: "percent", percent: (cents / earned.cents) * 100 }, note)} of it`
      : "";
  return `Another ${value} is still pending: with it, you spent ${out} and kept ${both}${share}.`;
}

/** Of the other side of a comparison. */
export function otherPendingWords(wording: Wording, cents: number): string {
  const [pending] = besides(wording, "other-pending");
  if (!pending || pending.sum.count === 0) return "";
  const { notes } = wording;
  const note = { period: pending.period, rows: pending.sum.count, href: hrefOf(pending.sum.rows, pending.period) };
  const value = notes.usd("pending-other", "Pending", pending.sum.cents, note);
  const both = notes.usd("with-pending-other", "With what is pending", cents + pending.sum.cents, note);
  return `${value} more is pending${about(wording, "-pending", pending.query.subject)}; with it, it's ${both}.`;
}

/** ': $1.00 on Groceries, $2.00 on Gas' */
export function partWords(wording: Wording): string {
  const { notes, flow } = wording;
  const parts = besides(wording, "part").sort((a, b) => b.sum.cents - a.sum.cents);
  if (parts.length === 0) return "";
  const said = parts.map(({ query, sum }, at) => {
    const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
    const value = notes.usd(`part-${at + 1}`, LABELS[flow], sum.cents, note);
    const count = notes.count(`part-${at + 1}-count`, "How many", sum.count, NOUNS[flow], note);
    return `${sum.cents < 0 ? "back " : ""}${value}${about(wording, `-part-${at + 1}`, query.subject, {})} (${count})`;
  });
  return `: ${listed(said)}`;
}

/** The same on other days, where none were asked for. */
export function otherDaysWords(wording: Wording): string {
  const { notes, flow } = wording;
  const said = besides(wording, "days").map(({ sum }, at) => {
    const days = periodPhrase(sum.period, notes, `-beside-${at + 1}`);
    const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
    const value = notes.usd(`beside-${at + 1}`, LABELS[flow], sum.cents, note);
    const count = notes.count(`beside-${at + 1}-count`, "How many", sum.count, NOUNS[flow], note);
    return wording.query.statistic === "count"
      ? `${days} ${count}, ${value}`
      : `${days} ${sum.cents < 0 ? "back " : ""}${value} (${count})`;
  });
  if (said.length === 0) return "";
  const text = said.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Of a month or a year that was only taken up to the same day: all of it. */
export function wholeOtherWords(wording: Wording): string {
  const [whole] = besides(wording, "whole-other");
  if (!whole) return "";
  const { notes } = wording;
  const days = periodPhrase(whole.period, notes, "-whole");
  const value = sumFact(wording, "whole-other", whole.sum);
  return days === "last month" ? `All of last month was ${value}.` : `The whole of it, ${days}, was ${value}.`;
}

/** A period that begins before anything is known is only known in part. */
export function historyWords({ notes, figures, household, query }: Wording): string {
  const { firstDay } = household;
  const other = query.comparison?.against === "period" ? query.comparison.period : null;
  const isCut = [figures.sum.period, other].some(
    (period) => period !== null && firstDay !== null && period.from < firstDay && query.period !== null,
  );
  return isCut && firstDay !== null
    ? `I can only see transactions from ${notes.day("known", "Known from", firstDay)} on.`
    : "";
}

/** All that follows a plain figure. */
export const tail = (wording: Wording): string =>
  sentences(pendingWords(wording), otherDaysWords(wording), historyWords(wording));
