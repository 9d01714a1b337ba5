// Rows by what somebody wrote: those where a text stands in the note, in the name or in what the bank wrote, whichever way the
// money went; and the tags that there are.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { rowsHref } from "~/domain/ledger/row-links";
import type { Period, Query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { type DataNeed, type Household, rowsOf, sumsOf } from "~/domain/coach/query/data";
import type { OwnFormTurn } from "./own-forms";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";
import { allKnown } from "./periods-meant";
import { rowHref } from "./row-words";

const SHOWN = 20;

/** A list of rows, or the first or last of them, that only a text narrows. */
export const isOfTexts = ({ measure, shape, statistic, subject, condition }: Query): boolean =>
  measure === "spent" &&
  (shape === "list" || statistic === "latest" || statistic === "first") &&
  (subject.texts ?? []).length > 0 &&
  Object.keys(subject).length === 1 &&
  Object.keys(condition).length === 0;

const daysOf = ({ period }: Query, household: Household): Period => period ?? allKnown(household);

function textNeeds(query: Query, household: Household): [DataNeed, DataNeed] {
  const text = (query.subject.texts ?? []).map((one) => one.replaceAll("|", " ").trim()).join("|");
  const rows = { ...daysOf(query, household), text };
  const order = query.statistic === "first" ? "oldest" : "newest";
  return [
    { want: "rows", rows, order, take: query.shape === "list" ? SHOWN : 1 },
    { want: "sums", rows, by: null },
  ];
}

export const textRowNeeds = (query: Query, household: Household): DataNeed[] => textNeeds(query, household);

export function textRowWords({ query, household, found, notes }: OwnFormTurn): WordedAnswer {
  const [need, counted] = textNeeds(query, household);
  const period = daysOf(query, household);
  const rows = rowsOf(found, need);
  const said = listedWith(
    (query.subject.texts ?? []).map((text, at) => `“${notes.name(`text-${at + 1}`, text)}”`),
    "or",
  );
  const when = periodPhrase(period, notes);
  const posted = sumsOf(found, counted)[0]?.count ?? 0;
  const count = Math.max(posted, rows.length);
  const href = rowsHref(need.rows);
  if (rows.length === 0)
    return {
      text: `I see no transaction that says ${said} ${when}: not in its name, not in what the bank wrote, and not in a note.`,
      facts: notes.facts,
      list: [],
      chart: null,
    };
  const lines = rows.map((row, at) => {
    const tag = `row-${at + 1}`;
    const note = { href: rowHref(row) };
    const way = row.cents > 0 ? " in" : "";
    return (
      `${notes.name(`${tag}-name`, row.merchantName)}, ${notes.usd(tag, row.cents > 0 ? "Came in" : "Went out", row.cents, note)}${way} ` +
      `on ${notes.day(`${tag}-day`, "Day", row.day, note)}${row.pending ? ", still pending" : ""}`
    );
  });
  const all = notes.count("count", "How many", count, "transaction", { period, rows: count, href });
  return {
    text: paragraphs(
      sentences(
        `${all} ${count === 1 ? "says" : "say"} ${said} ${when}${rows.length < count ? ", the newest first" : ""}:`,
      ),
      bullets(lines),
    ),
    facts: notes.facts,
    list: rows.map((row) => ({ label: row.merchantName, cents: row.cents, day: row.day, href: rowHref(row) })),
    chart: null,
  };
}

/** 'What tags do I have': each with its rows, whichever way the money went. */
export const isOfTags = ({ by, statistic, shape }: Query): boolean =>
  by === "tag" && (shape === "list" || statistic === "count");

const tagNeed = (query: Query, household: Household): DataNeed => ({
  want: "sums",
  rows: daysOf(query, household),
  by: "tag",
});
export const tagNeeds = (query: Query, household: Household): DataNeed[] => [tagNeed(query, household)];

export function tagWords({ query, household, found, notes }: OwnFormTurn): WordedAnswer {
  const need = tagNeed(query, household);
  const tags = [...sumsOf(found, need)].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const done = (text: string): WordedAnswer => ({ text, facts: notes.facts, list: [], chart: null });
  if (tags.length === 0)
    return done("None of your transactions has a tag yet. Open one in the list of transactions to give it one.");
  const count = notes.count("count", "Tags", tags.length, "tag", { href: "/transactions" });
  const lines = tags.slice(0, SHOWN).map(({ key, count: rows }, at) => {
    const href = rowsHref({ ...need.rows, tag: key });
    return `${notes.name(`tag-${at + 1}-name`, key)}: ${notes.count(`tag-${at + 1}`, "With this tag", rows, "transaction", { rows, href })}`;
  });
  return done(
    paragraphs(
      `You use ${count}${tags.length > SHOWN ? ", of which these are on the most transactions" : ""}:`,
      bullets(lines),
      "What carries several tags counts for each of them.",
    ),
  );
}
