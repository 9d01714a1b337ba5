// Each of several names by itself, where their sum stands by the month, as steps, or beside that of other days.

import { hrefOf, aboutFlow, LABELS, NOUNS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { listedWith } from "~/domain/coach/query/phrases";
import type { FigureBeside, FlowSum } from "~/domain/coach/engine/spent-and-earned";
import { besides } from "./beside";

/** "That's $516.90 on Groceries and $365.55 on Restaurants." */
export function partsOfMonth(wording: FlowWording): string {
  const { notes, flow, figures } = wording;
  // A set has many, and most of them have none.
  const isSet = wording.query.subject.categories?.length === 1;
  const parts = besides(wording, "part").filter(({ sum }) => !isSet || sum.count > 0);
  return said(
    parts.map((part, at) => {
      const cents = Math.round(part.sum.cents / figures.divisor);
      const value = notes.usd(`part-${at + 1}`, `${LABELS[flow]}, average`, cents, noteOf(part));
      return `${back(cents)}${value}${named(wording, part, at)}`;
    }),
  );
}

/** "That's $1,071.89 on Groceries (14 transactions) and …" */
export function partsOfSteps(wording: FlowWording): string {
  const { notes, flow } = wording;
  return said(
    besides(wording, "part").map((part, at) => {
      const count = notes.count(`part-${at + 1}-count`, "How many", part.sum.count, NOUNS[flow], noteOf(part));
      const value = notes.usd(`part-${at + 1}`, LABELS[flow], part.sum.cents, noteOf(part));
      return `${back(part.sum.cents)}${value}${named(wording, part, at)} (${count})`;
    }),
  );
}

/** "Each by itself: $614.71 on Groceries against $457.18 and …" */
export function partsHeld(wording: FlowWording): string {
  const { notes, flow } = wording;
  const others = besides(wording, "other-part");
  return said(
    besides(wording, "part").flatMap((part, at) => {
      const other = others[at];
      if (!other) return [];
      const now = notes.usd(`part-${at + 1}`, LABELS[flow], part.sum.cents, noteOf(part));
      const then = notes.usd(`other-part-${at + 1}`, LABELS[flow], other.sum.cents, noteOf(other));
      return [`${back(part.sum.cents)}${now}${named(wording, part, at)} against ${back(other.sum.cents)}${then}`];
    }),
    "Each by itself:",
  );
}

/** Where one side is the rest of what holds the other one: what all of it comes to. */
export function withBothSides(wording: FlowWording, other: FlowSum): string {
  const { notes, query, flow, figures } = wording;
  const against = query.comparison?.against === "subject" ? query.comparison.subject : {};
  const [rest, part] = query.subject.exceptMerchants ? [query.subject, against] : [against, query.subject];
  const isRest =
    (part.merchants ?? []).length > 0 && part.merchants?.every((name) => rest.exceptMerchants?.includes(name));
  if (!isRest) return "";
  const { sum } = figures;
  const whole = notes.usd("both", LABELS[flow], sum.cents + other.cents, {
    period: sum.period,
    rows: sum.count + other.count,
  });
  return `Together that's ${whole}${aboutFlow(wording, "-both", { categories: rest.categories ?? [] }, {})}.`;
}

const said = (parts: readonly string[], lead = "That's"): string =>
  parts.length < 2 ? "" : `${lead} ${listedWith(parts)}.`;
const back = (cents: number): string => (cents < 0 ? "back " : "");
const named = (wording: FlowWording, { query }: FigureBeside, at: number): string =>
  aboutFlow(wording, `-part-${at + 1}`, query.subject, {});
const noteOf = ({ sum }: FigureBeside) => ({ period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) });
