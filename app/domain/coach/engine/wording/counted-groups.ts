// How many shops, categories, days or months there were, and days without any.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { addDays } from "~/domain/periods";
import type { Grouping } from "~/domain/coach/query/algebra";
import { aboutFlow, hrefOf, LABELS, NOUNS, VERBS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { daysIn, knownPart } from "~/domain/coach/engine/periods-meant";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";
import { besides } from "./beside";
import { groupLine } from "./groups";

export function countedGroups(wording: FlowWording): string {
  const { query, figures, notes } = wording;
  const by = query.by ?? "day";
  const { period } = figures.sum;
  const days = periodPhrase(period, notes);
  const note = { period, rows: figures.sum.count, href: hrefOf(figures.sum.rows, period) };
  if (query.condition.empty) return emptyDays(wording, days);
  const noun: Readonly<Record<Grouping, string>> = {
    merchant: "place",
    category: "category",
    account: "account",
    tag: "tag",
    quarter: "quarter",
    month: "month",
    week: "week",
    day: "day",
    weekday: "weekday",
  };
  const count = notes.count("groups", "How many", figures.groups.length, noun[by], note);
  const shown = figures.groups.slice(0, 12).map((group, at) => groupLine(wording, group, by, at));
  const of = boundsSaid(wording) || (by === "day" || by === "month" ? withSpending(wording) : "");
  const together =
    by === "merchant" && figures.groups.length > 1
      ? `: ${notes.count("count", "How many in all", figures.sum.count, NOUNS[wording.flow], note)}, ` +
        `${notes.usd("total", LABELS[wording.flow], figures.sum.cents, note)} together`
      : "";
  const intro = `${count}${of}${aboutFlow(wording)} ${days}${together}.`;
  return shown.length === 0 || by === "day"
    ? sentences(
        intro,
        `${VERBS[wording.flow]} ${notes.usd("total", LABELS[wording.flow], figures.sum.cents, note)} in ${figures.groups.length === 1 ? "it" : "them"}.`,
      )
    : paragraphs(sentences(intro, figures.groups.length > shown.length ? "Most often:" : ""), bullets(shown));
}

/** ' of more than $500.00': which of the months, weeks or days are meant. */
function boundsSaid({ flow, query: { condition, by }, notes }: FlowWording): string {
  if (flow !== "spent" || (by !== "month" && by !== "week" && by !== "day")) return "";
  const { sumMin, sumMax } = condition;
  const usd = (name: string, cents: number) => notes.usd(name, "The amount you asked about", cents);
  const least =
    sumMin === undefined
      ? []
      : [sumMin % 100 === 1 ? `more than ${usd("lower-bound", sumMin - 1)}` : `at least ${usd("lower-bound", sumMin)}`];
  const most =
    sumMax === undefined
      ? []
      : [sumMax % 100 === 99 ? `less than ${usd("upper-bound", sumMax + 1)}` : `at most ${usd("upper-bound", sumMax)}`];
  const said = [...least, ...most].join(" and ");
  return said === "" ? "" : ` of ${said}`;
}

/** ' with spending', so that a number of days says what they have. */
const withSpending = ({ flow, query }: FlowWording): string =>
  query.condition.sumMin !== undefined || query.condition.sumMax !== undefined || flow !== "spent"
    ? ""
    : " with spending";

function emptyDays(wording: FlowWording, days: string): string {
  const { figures, notes, household } = wording;
  const period = knownPart(figures.sum.period, household.firstDay);
  const used = new Set(figures.groups.map(({ key }) => key));
  const all = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  const free = all.filter((day) => !used.has(day));
  const note = { period, href: hrefOf(figures.sum.rows, period) };
  const count = notes.count("groups", "Days without spending", free.length, "day", note);
  const named = free.slice(0, MAX_FREE).map((day, at) => notes.day(`free-${at + 1}`, "Without spending", day, note));
  const pending = pendingDays(wording);
  return free.length > 0 && free.length <= MAX_FREE
    ? sentences(`${count} without spending${aboutFlow(wording)} ${days}: ${listedWith(named)}.`, pending)
    : sentences(`${count} without spending${aboutFlow(wording)} ${days}.`, pending);
}
const MAX_FREE = 15;

/** What is bought and still pending is spending, and said to be counted so. */
function pendingDays(wording: FlowWording): string {
  const [pending] = besides(wording, "pending");
  if (!pending) return "";
  const { notes } = wording;
  const note = { period: pending.period, href: hrefOf(pending.sum.rows, pending.period) };
  return (
    "What is still pending counts as spending: " +
    `${notes.count("pending-count", "Pending", pending.sum.count, "purchase", note)}, ` +
    `${notes.usd("pending", "Pending", pending.sum.cents, note)}.`
  );
}
