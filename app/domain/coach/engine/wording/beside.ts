// What follows a figure: what is pending, its parts, the same on other days, and from when on anything is known.

import { sentences } from "~/domain/coach/advice";
import type { BesideRole } from "~/domain/coach/engine/flow-beside";
import type { FigureBeside, FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { isInNoShop, notFound } from "~/domain/coach/engine/not-found";
import { LABELS, sumFact, aboutFlow, hrefOf, NOUNS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";

export const besides = ({ figures }: FlowWording, role: BesideRole): FigureBeside[] =>
  figures.beside.filter((one) => one.role === role && (role !== "pending" || one.sum.count > 0));

/** 'Another $59.81 is still pending; with it, it's $407.54.' */
export function pendingWords(wording: FlowWording): string {
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
    const bought = boughtIn(wording, figures.sum);
    const all = notes.count(
      "count-with-pending",
      "With what is pending",
      bought.count + pending.sum.count,
      bought.noun,
    );
    const [are, them] = pending.sum.count === 1 ? ["is", "it"] : ["are", "them"];
    return `Another ${count} of ${value} ${are} still pending; with ${them}, it's ${all}, ${both}.`;
  }
  return `Another ${value} is still pending (${count}); with it, it's ${both}.`;
}

/** Of what is no sum: that something is pending, and isn't in it. */
export function pendingApart(wording: FlowWording): string {
  const [pending] = besides(wording, "pending");
  if (!pending) return "";
  const note = { period: pending.period, rows: pending.sum.count, href: hrefOf(pending.sum.rows, pending.period) };
  const value = wording.notes.usd("pending", "Pending", pending.sum.cents, note);
  const count = wording.notes.count("pending-count", "Pending", pending.sum.count, NOUNS[wording.flow], note);
  return `What is still pending isn't in it: ${value} (${count}).`;
}

/** What came back is no purchase: counted are those that were made, where it is known how many came back. */
export function boughtIn({ flow, query, figures }: FlowWording, sum: FlowSum): { count: number; noun: string } {
  const back = figures.beside.find(
    ({ role, sum: { period } }) =>
      (role === "refunds" || role === "days-refunds") && period.from === sum.period.from && period.to === sum.period.to,
  );
  return flow === "spent" && query.statistic === "count" && back && back.sum.count > 0
    ? { count: sum.count - back.sum.count, noun: "purchase" }
    : { count: sum.count, noun: NOUNS[flow] };
}

function keptPending(wording: FlowWording, { sum, period }: FigureBeside): string {
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
export function otherPendingWords(wording: FlowWording, cents: number): string {
  const [pending] = besides(wording, "other-pending");
  if (!pending || pending.sum.count === 0) return "";
  const { notes } = wording;
  const note = { period: pending.period, rows: pending.sum.count, href: hrefOf(pending.sum.rows, pending.period) };
  const value = notes.usd("pending-other", "Pending", pending.sum.cents, note);
  const both = notes.usd("with-pending-other", "With what is pending", cents + pending.sum.cents, note);
  return `${value} more is pending${aboutFlow(wording, "-pending", pending.query.subject)}; with it, it's ${both}.`;
}

/** ': $1.00 on Groceries, $2.00 on Gas'; of what nobody named, who paid it or which shop took it. */
export function partWords(wording: FlowWording): string {
  const { notes, flow, household } = wording;
  const all = besides(wording, "part").sort((a, b) => b.sum.cents - a.sum.cents);
  if (all.length === 0) return sourceWords(wording);
  const isMissing = ({ query, sum }: FigureBeside) =>
    flow === "spent" && sum.count === 0 && isInNoShop(query.subject, household);
  const missing = notFound(
    all.filter(isMissing).map(({ query }) => query.subject),
    notes,
  );
  const parts = all.filter((part) => !isMissing(part));
  const [only, ...others] = parts;
  if (only && others.length === 0) return `, all${aboutFlow(wording, "-part-1", only.query.subject, {})}${missing}`;
  const said = parts.map(({ query, sum }, at) => {
    const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
    const value = notes.usd(`part-${at + 1}`, LABELS[flow], sum.cents, note);
    const count = notes.count(`part-${at + 1}-count`, "How many", sum.count, NOUNS[flow], note);
    return `${sum.cents < 0 ? "back " : ""}${value}${aboutFlow(wording, `-part-${at + 1}`, query.subject, {})} (${count})`;
  });
  return `: ${listedWith(said)}${missing}`;
}

const MAX_SOURCES = 5;

/** ': $5,000.00 from Acme Payroll (2 payments) and $1.00 from interest (1 payment)' */
function sourceWords({ notes, flow, figures: { sources, sum } }: FlowWording): string {
  if (sources.length < 2 || (flow === "spent" && sources.length > MAX_SOURCES)) return "";
  const shown = sources.slice(0, MAX_SOURCES).map(({ key, cents, count, rows }, at) => {
    const note = { period: sum.period, rows: count, href: hrefOf(rows, sum.period) };
    const value = notes.usd(`source-${at + 1}`, LABELS[flow], cents, note);
    const times = notes.count(`source-${at + 1}-count`, "How many", count, NOUNS[flow], note);
    const name = notes.name(`source-${at + 1}-name`, key);
    return `${cents < 0 ? "back " : ""}${value} ${flow === "earned" ? "from" : "at"} ${name} (${times})`;
  });
  return `: ${listedWith([...shown, ...(sources.length > shown.length ? ["the rest from others"] : [])])}`;
}

/** Beside what was spent from an account all that left it, and beside what left it what of it was spent. */
export function accountWords(wording: FlowWording): string {
  const [other] = besides(wording, "of-account");
  if (!other || other.sum.count === 0 || other.sum.cents === wording.figures.sum.cents) return "";
  const { notes, flow } = wording;
  const note = { period: other.period, rows: other.sum.count, href: hrefOf(other.sum.rows, other.period) };
  const value = notes.usd("of-account", flow === "spent" ? "Left the account" : "Of it spent", other.sum.cents, note);
  const noun = flow === "spent" ? NOUNS.outflow : NOUNS.spent;
  const count = notes.count("of-account-count", "How many", other.sum.count, noun, note);
  return flow === "spent"
    ? `With transfers and payments of cards ${value} left it (${count}).`
    : `Without transfers and payments of cards it's ${value} spent (${count}).`;
}

/** The same on other days, where none were asked for. */
export function otherDaysWords(wording: FlowWording): string {
  const { notes, flow } = wording;
  const said = besides(wording, "days").map(({ sum }, at) => {
    const days = periodPhrase(sum.period, notes, `-beside-${at + 1}`);
    const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
    const value = notes.usd(`beside-${at + 1}`, LABELS[flow], sum.cents, note);
    const { count: many, noun } = boughtIn(wording, sum);
    const count = notes.count(`beside-${at + 1}-count`, "How many", many, noun, note);
    return wording.query.statistic === "count"
      ? `${days} ${count}, ${value}`
      : `${days} ${sum.cents < 0 ? "back " : ""}${value} (${count})`;
  });
  if (said.length === 0) return "";
  const text = said.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Beside an average of whole months: what the days up to today come to. */
export function soFarWords(wording: FlowWording): string {
  const [all] = besides(wording, "so-far");
  if (!all || all.sum.cents === wording.figures.sum.cents) return "";
  return `Up to today it comes to ${sumFact(wording, "so-far", all.sum)}.`;
}

/** Of a month or a year that was only taken up to the same day: all of it. */
export function wholeOtherWords(wording: FlowWording): string {
  const [whole] = besides(wording, "whole-other");
  if (!whole) return "";
  const { notes } = wording;
  const days = periodPhrase(whole.period, notes, "-whole");
  const value = sumFact(wording, "whole-other", whole.sum);
  return days === "last month" ? `All of last month was ${value}.` : `The whole of it, ${days}, was ${value}.`;
}

/** A period that begins before anything is known is only known in part. */
export function historyWords({ notes, figures, household, query }: FlowWording): string {
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
export const tail = (wording: FlowWording): string =>
  sentences(pendingWords(wording), otherDaysWords(wording), historyWords(wording));
