// Steps held against others, one by one: each month's share of the income or of all that was spent, two things side by side,
// or a stretch of months beside another one.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { monthOf } from "~/domain/periods";
import type { Grouping } from "~/domain/coach/query/algebra";
import type { AnswerRow, WordedAnswer } from "~/domain/coach/query/answer";
import type { Group } from "~/domain/coach/engine/flow-groups";
import { aboutFlow, type FlowWording, hrefOf, LABELS, sumFact, verbOf } from "~/domain/coach/engine/flow-words";
import { groupName, groupLabel } from "~/domain/coach/engine/group-names";
import { periodPhrase, subjectPhrase } from "~/domain/coach/query/phrases";
import { pendingWords } from "./beside";
import { difference } from "./difference";

const MAX_STEPS = 26;
type Done = (text: string, list?: AnswerRow[], chart?: WordedAnswer["chart"]) => WordedAnswer;

export function stepsHeld(wording: FlowWording, done: Done): WordedAnswer {
  const { comparison } = wording.query;
  const isOfAll = comparison?.against === "subject" && Object.keys(comparison.subject).length === 0;
  return comparison?.against === "income" || isOfAll ? shares(wording, done, isOfAll) : beside(wording, done);
}

function shares(wording: FlowWording, done: Done, isOfAll: boolean): WordedAnswer {
  const { figures, query, notes, flow } = wording;
  const by = query.by ?? "month";
  const whole = isOfAll ? (flow === "earned" ? "all that came in" : "all that you spent") : "your income";
  const shown = figures.groups.slice(-MAX_STEPS);
  const lines = shown.map((group, at) => {
    const tag = `group-${at + 1}`;
    const of = figures.sources.find(({ key }) => key === group.key)?.cents ?? 0;
    const value = usdOf(wording, tag, group);
    const name = stepName(wording, group, by, at);
    if (of <= 0) return `${name}: ${value}, of nothing${isOfAll ? "" : " that came in"}`;
    const all = notes.usd(`${tag}-of`, isOfAll ? "Of all" : "Income", of, noteOf(wording, group));
    return `${name}: ${percent(wording, `${tag}-share`, group.cents, of)}, ${value} of ${all}`;
  });
  const total = sumCents(shown.map(({ key }) => figures.sources.find((one) => one.key === key)?.cents ?? 0));
  const lead =
    total > 0
      ? `${percent(wording, "share", figures.sum.cents, total)} of ${whole} ${periodPhrase(figures.sum.period, notes)}: ` +
        `${sumFact(wording, "total", figures.sum)}${aboutFlow(wording)}. Step by step:`
      : `${verbOf(flow, figures.sum.cents)} ${sumFact(wording, "total", figures.sum)}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}:`;
  return done(paragraphs(lead, bullets(lines), pendingWords(wording)), rowsOf(wording, shown, by));
}

function beside(wording: FlowWording, done: Done): WordedAnswer {
  const { figures, query, notes, flow, household } = wording;
  const by = query.by ?? "month";
  const { comparison } = query;
  const isOfDays = comparison?.against === "period";
  const shown = figures.groups.slice(-MAX_STEPS);
  const first = figures.groups.length - shown.length;
  const called = (subject: typeof query.subject, tag: string) =>
    subjectPhrase(subject, {}, household, notes, tag)
      .trim()
      .replace(/^(?:at|on|in) /, "");
  const other = comparison?.against === "subject" ? called(comparison.subject, "-other") : "";
  const own = comparison?.against === "subject" ? called(query.subject, "") : "";
  const lines = shown.map((group, at) => {
    const tag = `group-${at + 1}`;
    // Months of another year are told by their order.
    const held = isOfDays ? figures.sources[first + at] : figures.sources.find(({ key }) => key === group.key);
    const cents = held?.cents ?? 0;
    const value = usdOf(wording, tag, group);
    const then = notes.usd(`${tag}-of`, LABELS[flow], cents, held ? noteOf(wording, held) : noteOf(wording, group));
    const apart = group.cents - cents;
    const more =
      apart === 0
        ? "the same"
        : `${notes.usd(`${tag}-apart`, "Difference", apart, noteOf(wording, group))} ${apart > 0 ? "more" : "less"}`;
    const name = stepName(wording, group, by, at);
    if (!isOfDays) return `${name}: ${value} ${own === "" ? "" : `on ${own} `}and ${then} on ${other}, ${more}`;
    return held
      ? `${name}: ${value}, and ${then} in ${stepName(wording, held, by, at, "-then")}, ${more}`
      : `${name}: ${value}`;
  });
  const total =
    figures.against?.is === "sum" ? figures.against.sum.cents : sumCents(figures.sources.map((one) => one.cents));
  const held = figures.against?.is === "sum" ? figures.against.sum : null;
  const then = held?.period ?? figures.sum.period;
  const sum = notes.usd("other", LABELS[flow], total, { period: then, href: hrefOf(held?.rows ?? null, then) });
  const days = periodPhrase(figures.sum.period, notes);
  const spent = `${verbOf(flow, figures.sum.cents)} ${sumFact(wording, "total", figures.sum)}${aboutFlow(wording)}`;
  const against = isOfDays ? periodPhrase(comparison.period, notes, "-other") : `on ${other}`;
  const lead = `${spent} ${days}, and ${sum} ${against}. ${difference(wording, figures.sum.cents - total, total)}`;
  return done(paragraphs(lead, bullets(lines), sentences(pendingWords(wording))), rowsOf(wording, shown, by));
}

const noteOf = ({ figures }: FlowWording, { rows }: Group) => ({
  period: figures.sum.period,
  href: hrefOf(rows, figures.sum.period),
});
const usdOf = (wording: FlowWording, tag: string, group: Group): string =>
  wording.notes.usd(tag, LABELS[wording.flow], group.cents, { ...noteOf(wording, group), rows: group.count });
const percent = ({ notes, figures }: FlowWording, tag: string, cents: Cents, of: Cents): string =>
  notes.add(
    tag,
    "Share",
    { unit: "percent", percent: (cents / of) * 100 },
    { period: figures.sum.period, href: hrefOf(figures.sum.rows, figures.sum.period) },
  );

function stepName(wording: FlowWording, group: Group, by: Grouping, at: number, more = ""): string {
  const isOpen = by === "month" && group.key === monthOf(wording.household.today);
  return `${groupName(group, by, wording, `group-${at + 1}-name${more}`)}${isOpen ? " so far" : ""}`;
}

const rowsOf = ({ figures, household }: FlowWording, shown: readonly Group[], by: Grouping): AnswerRow[] =>
  shown.map((group) => ({
    label: groupLabel(group, by, household),
    cents: group.cents,
    href: hrefOf(group.rows, figures.sum.period),
  }));
