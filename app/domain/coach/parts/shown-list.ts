// What stands beside an answer's text: its rows as a list, with a link to all of them, and a small chart where the
// question asks for steps over time or for an order.

import { isFlow, type Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer, AnswerRow } from "~/domain/coach/query/answer";
import { questionInWords } from "~/domain/coach/query/say";
import { formatUsd, toDollars } from "~/domain/money";
import { type Day, isDay, mediumDate, shortDate } from "~/domain/periods";

type ShownRow = { label: string; value: string; note?: string; href: string | null };
type ShownChart = { kind: "bars" | "line"; points: { label: string; value: number; text: string }[] };
export type ShownList = {
  /** What was asked, as one says it. */
  caption: string;
  rows: ShownRow[];
  /** How many there are, shown or not. */
  total: number;
  /** Where all of them are. */
  more: string | null;
  chart: ShownChart | null;
};

const MAX_ROWS = 12;
/** More steps than these are read as a line. */
const MAX_BARS = 8;
const MAX_POINTS = 60;

export function shownList(query: Query, answer: WordedAnswer, today: Day): ShownList | null {
  if (answer.list.length < 2) return null;
  const rows = query.shape === "trend" ? answer.list.slice(-MAX_ROWS) : answer.list.slice(0, MAX_ROWS);
  return {
    caption: questionInWords(query, today),
    rows: rows.map((row) => shownRow(query, row)),
    total: Math.max(answer.list.length, countOf(answer)),
    more: allOf(answer),
    chart: chartOf(query, answer),
  };
}

function shownRow(query: Query, { label, cents, count, day, href }: AnswerRow): ShownRow {
  const notes = [
    day === undefined ? "" : mediumDate(day),
    count !== undefined && query.condition.times !== undefined ? `${count} times` : "",
  ].filter(Boolean);
  return {
    label: labelOf(query, label),
    value: cents === undefined ? String(count ?? "") : amountOf(query, cents),
    ...(notes.length > 0 ? { note: notes.join(", ") } : {}),
    href,
  };
}

const WEEKDAYS = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** Days and weekdays are keys where nobody has said them yet. */
function labelOf({ by }: Query, label: string): string {
  if (by === "weekday") return WEEKDAYS[Number(label)] ?? label;
  if (!isDay(label)) return label;
  return by === "week" ? `Week of ${shortDate(label)}` : mediumDate(label);
}

const OUT: readonly string[] = ["spent", "interest", "fees"];

/** Single rows keep their sign, in which money out is negative: nobody says it of what they spent, but of what came back. */
function amountOf({ shape, measure }: Query, cents: number): string {
  if (shape !== "list" || !isFlow(measure)) return formatUsd(cents);
  return OUT.includes(measure) && cents > 0 ? `+${formatUsd(cents)}` : formatUsd(Math.abs(cents));
}

function chartOf(query: Query, answer: WordedAnswer): ShownChart | null {
  if (query.shape === "trend" && answer.chart !== null) {
    const points = answer.chart.points.slice(-MAX_POINTS).map(({ label, value }) => ({
      label: labelOf(query, label),
      ...(answer.chart?.unit === "usd" ? money(value) : { value, text: String(value) }),
    }));
    return points.length < 2 ? null : { kind: points.length > MAX_BARS ? "line" : "bars", points };
  }
  if (query.shape !== "ranking" || answer.list.some(({ cents }) => cents === undefined || cents < 0)) return null;
  return {
    kind: "bars",
    points: answer.list
      .slice(0, MAX_ROWS)
      .map(({ label, cents = 0 }) => ({ label: labelOf(query, label), ...money(cents) })),
  };
}

const money = (cents: number) => ({ value: toDollars(cents), text: formatUsd(cents) });

/** The rows of the whole answer: what its sum or its count rests on. */
function allOf({ facts, list }: WordedAnswer): string | null {
  const whole = facts.find(({ id, href }) => href !== null && /\.(?:total|count)$/.test(id));
  return whole?.href ?? list[0]?.href ?? null;
}

function countOf({ facts }: WordedAnswer): number {
  const count = facts.find(({ id }) => id.endsWith(".count"))?.value;
  return count?.unit === "count" ? count.count : 0;
}
