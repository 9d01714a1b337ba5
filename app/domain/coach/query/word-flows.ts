// The sentences for what flows.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { rowsHref } from "~/domain/ledger/row-links";
import { firstDayOf, lastDayOf, monthLabel } from "~/domain/periods";
import type { Answer, AnswerRow } from "./answer";
import { about, hrefOf, LABELS, NOUNS, sumFact, VERBS, type Wording } from "./flow-words";
import type { Flow, Grouping, Statistic } from "./algebra";
import type { FoundRow, Household } from "./data";
import type { Group } from "./flows";
import { nameOfCategory, periodPhrase } from "./phrases";
import { wordAgainst } from "./word-comparisons";

export function wordFlow(wording: Wording): Answer {
  const { query, figures, notes } = wording;
  const done = (text: string, list: AnswerRow[] = [], chart: Answer["chart"] = null): Answer => ({
    text,
    facts: notes.facts,
    list,
    chart,
  });
  if (
    figures.sum.count === 0 &&
    figures.rows.length === 0 &&
    figures.against?.is !== "plan" &&
    figures.against?.is !== "sum" &&
    figures.against?.is !== "usual"
  )
    return done(nothing(wording));
  if (figures.against) return done(wordAgainst(wording));
  if (query.shape === "list") return listOf(wording, done);
  if (query.shape === "ranking") return rankingOf(wording, done);
  if (query.shape === "trend") return trendOf(wording, done);
  return done(figureOf(wording));
}

/** That nothing is found is an answer, and says where it was looked for. */
function nothing(wording: Wording): string {
  const { flow, query, figures, notes } = wording;
  const what: Readonly<Record<Flow, string>> = {
    spent: "spending",
    earned: "income",
    kept: "transactions",
    refunded: "refunds",
    moved: "transfers",
    interest: "interest charges",
    fees: "fees",
  };
  const first = query.shape === "yes-no" ? "No." : "";
  return sentences(first, `I see no ${what[flow]}${about(wording)} ${periodPhrase(figures.sum.period, notes)}.`);
}

function figureOf(wording: Wording): string {
  const { flow, query, figures, notes } = wording;
  const { statistic } = query;
  const [row] = figures.rows;
  if (row && (statistic === "largest" || statistic === "smallest"))
    return oneRow(wording, row, statistic === "largest" ? "largest" : "smallest");
  if (row && (statistic === "latest" || statistic === "first"))
    return oneRow(wording, row, statistic === "latest" ? "latest" : "first");
  if (statistic === "count") return counted(wording);
  const days = periodPhrase(figures.sum.period, notes);
  if (statistic === "each" || statistic.startsWith("per-")) return averaged(wording, days);
  if (flow === "kept") return kept(wording, days);
  const value = sumFact(wording, "total", figures.sum);
  const count = notes.count("count", "Behind it", figures.sum.count, NOUNS[flow], {
    period: figures.sum.period,
    href: hrefOf(figures.sum.rows, figures.sum.period),
  });
  const isBack = figures.sum.cents < 0;
  return sentences(
    query.shape === "yes-no" ? "Yes." : "",
    isBack
      ? `More came back than went out${about(wording)} ${days}: ${value}.`
      : `${VERBS[flow]} ${value}${about(wording)} ${days}, in ${count}.`,
    query.shape === "yes-no" && row ? `The latest was ${rowWords(wording, row, "latest-row")}.` : "",
  );
}

function kept(wording: Wording, days: string): string {
  const { figures, notes } = wording;
  const { sum, parts } = figures;
  const earned = parts
    ? notes.usd("earned", "Earned", parts.earned.cents, {
        period: sum.period,
        rows: parts.earned.count,
        href: hrefOf(parts.earned.rows, sum.period),
      })
    : "";
  const spent = parts
    ? notes.usd("spent", "Spent", parts.spent.cents, {
        period: sum.period,
        rows: parts.spent.count,
        href: hrefOf(parts.spent.rows, sum.period),
      })
    : "";
  const value = sumFact(wording, "total", sum);
  return sum.cents >= 0
    ? `You kept ${value} of your income ${days}: you earned ${earned} and spent ${spent}.`
    : `You didn't keep any of your income ${days}: you earned ${earned} and spent ${spent}, so ${value} came out of what you had.`;
}

function counted(wording: Wording): string {
  const { flow, query, figures, notes } = wording;
  const { sum } = figures;
  const days = periodPhrase(sum.period, notes);
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  if (query.by === "merchant")
    return `${notes.count("shops", "Different names", figures.value, "place", note)}${about(wording)} ${days}.`;
  const count = notes.count("count", "How many", sum.count, NOUNS[flow], note);
  return `${count}${about(wording)} ${days}, ${sumFact(wording, "total", sum)} together.`;
}

function averaged(wording: Wording, days: string): string {
  const { flow, query, figures, notes } = wording;
  const { sum, value, divisor } = figures;
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const label = `${LABELS[flow]}, average`;
  const total = sumFact(wording, "total", sum);
  const verb = VERBS[flow];
  switch (query.statistic) {
    case "per-day":
      return `${verb} ${notes.usd("per-day", label, value, note)} a day${about(wording)} on average ${days}, ${total} together.`;
    case "per-week":
      return `Each week: ${notes.usd("average", label, value, note)}${about(wording)} on average ${days}, ${total} together.`;
    case "per-month": {
      if (divisor === 1) return `${verb} ${total}${about(wording)} ${days}, the only whole month I can see.`;
      const months = notes.add(
        "months",
        "Months looked at",
        { unit: "months", months: Math.round(divisor) },
        { period: sum.period },
      );
      return `${verb} ${notes.usd("average", label, value, note)} a month${about(wording)} on average ${days}: ${total} in ${months}.`;
    }
    default: {
      const count = notes.count("count", "How many", sum.count, NOUNS[flow], note);
      return `The average${about(wording)} ${days} was ${notes.usd("average", label, value, note)}: ${count}, ${total} together.`;
    }
  }
}

/** A single row's own link: that name, that day, that amount. */
const rowHref = ({ merchantName, day, cents, kind }: FoundRow): string =>
  rowsHref({
    from: day,
    to: day,
    merchants: [merchantName],
    min: Math.abs(cents),
    max: Math.abs(cents),
    ...(kind === "income" ? { kind } : {}),
  });

function rowWords({ notes }: Wording, row: FoundRow, tag: string): string {
  const note = { period: { from: row.day, to: row.day }, href: rowHref(row) };
  const name = notes.add(`${tag}-name`, "Name", { unit: "name", text: row.merchantName });
  return `${name}, ${notes.usd(`${tag}-amount`, "Amount", row.cents, note)} on ${notes.day(`${tag}-day`, "Day", row.day, note)}`;
}

function oneRow(wording: Wording, row: FoundRow, which: string): string {
  const { figures, notes, flow } = wording;
  const noun = flow === "spent" ? "charge" : NOUNS[flow];
  const isOld = which === "latest" || which === "first";
  return `The ${which} ${noun}${about(wording)}${isOld ? "" : ` ${periodPhrase(figures.sum.period, notes)}`} was ${rowWords(wording, row, "row")}.`;
}

type Done = (text: string, list?: AnswerRow[], chart?: Answer["chart"]) => Answer;

function listOf(wording: Wording, done: Done): Answer {
  const { flow, query, figures, notes } = wording;
  const { sum, rows } = figures;
  const count = notes.count("count", "How many", sum.count, NOUNS[flow], {
    period: sum.period,
    rows: sum.count,
    href: hrefOf(sum.rows, sum.period),
  });
  const shown = rows.slice(0, MOST_LINES);
  const text = paragraphs(
    sentences(
      `${count}${about(wording)} ${periodPhrase(sum.period, notes)}, ${sumFact(wording, "total", sum)} together.`,
      sum.count > shown.length ? `The ${ORDERED[query.statistic] ?? "newest"}:` : "",
    ),
    bullets(shown.map((row, at) => rowWords(wording, row, `row-${at + 1}`))),
  );
  return done(
    text,
    rows.map((row) => ({ label: row.merchantName, cents: row.cents, day: row.day, href: rowHref(row) })),
  );
}

const MOST_LINES = 10;
const ORDERED: Partial<Record<Statistic, string>> = { largest: "largest", smallest: "smallest" };

/** What a group is called, as text with a placeholder where it is a name or a date. */
function groupName({ key }: Group, by: Grouping, { household, notes }: Wording, tag: string): string {
  switch (by) {
    case "category":
      return nameOfCategory(key);
    case "merchant":
      return notes.name(tag, key);
    case "account":
      return notes.name(tag, household.accounts.find(({ id }) => id === key)?.name ?? "another account");
    case "month":
      return notes.add(tag, "Month", { unit: "month", month: key });
    case "weekday":
      return notes.name(
        tag,
        ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"][Number(key)] ?? key,
      );
    case "week":
    case "day":
      return notes.day(tag, by === "week" ? "Week from" : "Day", key);
  }
}

const plainName = ({ key }: Group, by: Grouping, household: Household): string =>
  by === "category"
    ? nameOfCategory(key)
    : by === "account"
      ? (household.accounts.find(({ id }) => id === key)?.name ?? key)
      : by === "month"
        ? monthLabel(key)
        : key;

function groupLine(wording: Wording, group: Group, by: Grouping, at: number): string {
  const { notes, figures, flow, query } = wording;
  const name = groupName(group, by, wording, `group-${at + 1}-name`);
  const { to } = figures.sum.period;
  const end = lastDayOf(group.key.slice(0, 7));
  const period = by === "month" ? { from: firstDayOf(group.key), to: end < to ? end : to } : figures.sum.period;
  const value = notes.usd(`group-${at + 1}`, LABELS[flow], group.cents, {
    period: by === "month" ? period : figures.sum.period,
    rows: group.count,
    href: hrefOf(group.rows, period),
  });
  const count =
    query.condition.times === undefined
      ? ""
      : `, ${notes.count(`group-${at + 1}-count`, "How many", group.count, NOUNS[flow], { period: figures.sum.period })}`;
  return `${name}: ${group.cents < 0 && flow !== "kept" ? "back " : group.cents < 0 ? "short by " : ""}${value}${count}`;
}

const asRows = ({ figures, household }: Wording, by: Grouping): AnswerRow[] =>
  figures.groups.map((group) => ({
    label: plainName(group, by, household),
    cents: group.cents,
    count: group.count,
    href: hrefOf(group.rows, figures.sum.period),
  }));

function rankingOf(wording: Wording, done: Done): Answer {
  const { query, figures, notes } = wording;
  const by = query.by ?? "category";
  const shown = figures.groups.slice(0, query.take ?? (query.condition.times === undefined ? 5 : MOST_LINES));
  const days = periodPhrase(figures.sum.period, notes);
  const intro = `${VERBS[wording.flow]} ${sumFact(wording, "total", figures.sum)}${about(wording)} ${days}. ${query.least ? "The least" : "The most"}:`;
  return done(
    paragraphs(intro, bullets(shown.map((group, at) => groupLine(wording, group, by, at)))),
    asRows(wording, by),
  );
}

function trendOf(wording: Wording, done: Done): Answer {
  const { query, figures, notes } = wording;
  const by = query.by ?? "month";
  const intro = `${VERBS[wording.flow]} ${sumFact(wording, "total", figures.sum)}${about(wording)} ${periodPhrase(figures.sum.period, notes)}:`;
  const points = figures.groups.map((group) => ({
    label: plainName(group, by, wording.household),
    value: group.cents,
  }));
  const lines = figures.groups.slice(-MOST_STEPS).map((group, at) => groupLine(wording, group, by, at));
  return done(paragraphs(intro, bullets(lines)), asRows(wording, by), { unit: "usd", points });
}

const MOST_STEPS = 14;
