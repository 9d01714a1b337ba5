// The sentences for what flows.

import { affirmed } from "~/domain/coach/yes-or-no";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { sumCents } from "~/domain/money";
import { sameMerchant } from "~/domain/ledger/recurring";
import { daysBetween } from "~/domain/periods";
import type { WordedAnswer, AnswerRow } from "~/domain/coach/query/answer";
import { aboutFlow, hrefOf, NOUNS, sumFact, VERBS, type FlowWording } from "./flow-words";
import type { Statistic } from "~/domain/coach/query/algebra";
import { isOfSteps } from "~/domain/coach/query/steps-held";
import type { FoundRow } from "~/domain/coach/query/data";
import { isNamed, rowBefore, rowHref, rowsBelow, rowWords } from "./row-words";
import { daysIn, knownPart } from "./periods-meant";
import { nothing, ordinal } from "./no-rows";
import { periodPhrase } from "~/domain/coach/query/phrases";
import { accountWords, besides, boughtIn, partWords, pendingWords, tail } from "~/domain/coach/engine/wording/beside";
import { wordAgainst } from "~/domain/coach/engine/wording/comparisons";
import { gapWords } from "~/domain/coach/engine/wording/gap";
import { averaged } from "~/domain/coach/engine/wording/averages";
import { aMonthOfIt, monthsBelow, pricesToday } from "~/domain/coach/engine/wording/rates";
import { countedGroups } from "~/domain/coach/engine/wording/counted-groups";
import { type Done, rankingOf, groupTrend } from "~/domain/coach/engine/wording/groups";
import { keptIncomeWords } from "~/domain/coach/engine/wording/kept";
import { keptShares, sharesKept } from "~/domain/coach/engine/wording/kept-shares";
import { stepsHeld } from "~/domain/coach/engine/wording/steps-held";
import { takenOfIncome, whySoMuch } from "~/domain/coach/engine/wording/why";

export function wordFlow(wording: FlowWording): WordedAnswer {
  const { query, figures, notes } = wording;
  const done = (text: string, list: AnswerRow[] = [], chart: WordedAnswer["chart"] = null): WordedAnswer => ({
    text,
    facts: notes.facts,
    list,
    chart,
  });
  const { against } = figures;
  const isHeld = against?.is === "plan" || against?.is === "usual" || (against?.is === "sum" && against.sum.count > 0);
  const isNothing =
    figures.sum.count === 0 && figures.rows.length === 0 && !isHeld && besides(wording, "pending").length === 0;
  if (isNothing && !query.condition.empty) return done(nothing(wording));
  if (query.shape === "ranking" && query.comparison?.against === "period") return rankingOf(wording, done);
  // What share of the income was saved: the savings rate.
  if (wording.flow === "kept" && query.shape === "share" && query.comparison?.against === "period")
    return done(sharesKept(wording));
  if (wording.flow === "kept" && query.shape === "share")
    return done(keptIncomeWords(wording, periodPhrase(figures.sum.period, notes)));
  if (query.shape === "ranking" && against?.is === "usual") return whySoMuch(wording, against, done);
  if (query.shape === "ranking" && query.comparison?.against === "income") return takenOfIncome(wording, done);
  if (wording.flow === "kept" && query.shape === "trend" && figures.against) return done(keptShares(wording));
  if (query.comparison !== null && isOfSteps(query, query.comparison)) return stepsHeld(wording, done);
  if (figures.against) return done(paragraphs(wordAgainst(wording), monthsBelow(wording)));
  if (query.shape === "list") return listOf(wording, done);
  if (query.shape === "ranking") return rankingOf(wording, done);
  if (query.shape === "trend") return groupTrend(wording, done);
  return done(figureOf(wording));
}

function figureOf(wording: FlowWording): string {
  const { flow, query, figures, notes } = wording;
  const { statistic } = query;
  const [row] = figures.rows;
  if (row && (statistic === "largest" || statistic === "smallest")) return oneRow(wording, row, statistic);
  if (row && (statistic === "latest" || statistic === "first")) return oneRow(wording, row, statistic);
  if (statistic === "count")
    return query.by === null ? paragraphs(counted(wording), rowsBelow(wording)) : countedGroups(wording);
  const days = periodPhrase(figures.sum.period, notes);
  if (statistic === "gap") return gapWords(wording, days);
  if (statistic === "each" || statistic.startsWith("per-"))
    return paragraphs(averaged(wording, days), flow === "kept" ? "" : monthsBelow(wording));
  if (flow === "kept") return keptIncomeWords(wording, days);
  const value = sumFact(wording, "total", figures.sum);
  const count = notes.count("count", "Behind it", figures.sum.count, NOUNS[flow], {
    period: figures.sum.period,
    href: hrefOf(figures.sum.rows, figures.sum.period),
  });
  const isBack = figures.sum.cents < 0;
  const below = rowsBelow(wording);
  return paragraphs(
    sentences(
      query.shape === "yes-no"
        ? isOnlyBack(wording)
          ? "No, only money back."
          : figures.sum.cents === 0
            ? "No, it comes to nothing."
            : ""
        : "",
      isBack
        ? `More came back than went out${aboutFlow(wording)} ${days}: ${value}${partWords(wording)}.`
        : saidSo(wording, `${VERBS[flow]} ${value}${aboutFlow(wording)} ${days}, in ${count}${partWords(wording)}.`),
      query.shape === "yes-no" && row && below === "" ? `The latest was ${rowWords(wording, row, "latest-row")}.` : "",
      onlyBills(wording),
      aMonthOfIt(wording),
      refundWords(wording),
      accountWords(wording),
      tail(wording),
      pricesToday(wording),
    ),
    below,
  );
}

/** 'We bought nothing that weekend': what comes back by itself is no purchase. */
function onlyBills({ flow, query, figures, household }: FlowWording): string {
  const { sum, rows } = figures;
  const isAll = query.shape === "yes-no" && flow === "spent" && rows.length === sum.count && sum.count > 0;
  const names = household.recurring.filter(({ kind }) => kind !== "income").map(({ merchantName }) => merchantName);
  const comesBack = (row: FoundRow) => names.some((name) => sameMerchant(name) === sameMerchant(row.merchantName));
  return isAll && Object.keys(query.subject).length === 0 && rows.every(comesBack)
    ? "No purchase is in that: it comes back regularly by itself."
    : "";
}

/** Whether there was any is said with how much it was. */
const saidSo = ({ query, figures }: FlowWording, sentence: string): string =>
  query.shape === "yes-no" && figures.sum.cents > 0 ? affirmed(true, sentence) : sentence;

function counted(wording: FlowWording): string {
  const { flow, figures, notes } = wording;
  const { sum } = figures;
  const days = periodPhrase(sum.period, notes);
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const back = figures.beside.find(({ role }) => role === "refunds")?.sum;
  const isMixed = flow === "spent" && back !== undefined && back.count > 0;
  const bought = boughtIn(wording, sum);
  const count = notes.count("count", "How many", bought.count, bought.noun, note);
  const refunds = isMixed ? ` and ${notes.count("refunds-count", "Refunds", back.count, "refund", note)}` : "";
  return sentences(
    `${count}${refunds}${aboutFlow(wording)} ${days}, ${sumFact(wording, "total", sum)} together${partWords(wording)}.`,
    howOften(wording),
    tail(wording),
  );
}

/** How often that is: by the week, by the month, or every so many months. */
function howOften(wording: FlowWording): string {
  const { figures, notes, household } = wording;
  const { sum } = figures;
  const { count } = boughtIn(wording, sum);
  const days = daysIn(knownPart(sum.period, household.firstDay));
  if (count < 2 || days < 28) return "";
  const [weeks, months] = [days / 7, days / 30.44];
  const note = { period: sum.period, href: hrefOf(sum.rows, sum.period) };
  const times = (unit: string, value: number) =>
    `${notes.count(`often.per-${unit}`, "How often", Math.round(value * 10) / 10, "time", note)} a ${unit}`;
  const [weekly, monthly] = [count / weeks, count / months];
  return weekly >= 1
    ? `That's about ${times("week", weekly)}, or ${times("month", monthly)}.`
    : `That's about ${times("month", monthly)}.`;
}

const isOnlyBack = ({ flow, figures }: FlowWording): boolean =>
  flow === "spent" &&
  figures.sum.cents <= 0 &&
  figures.beside.some(({ role, sum }) => role === "refunds" && sum.count === figures.sum.count);

/** What came back is in the figure: how much it would be without. */
function refundWords({ flow, query, figures, notes }: FlowWording): string {
  const back = figures.beside.find(({ role }) => role === "refunds")?.sum;
  if (flow !== "spent" || !back || back.cents === 0 || query.shape === "yes-no" || query.statistic === "count")
    return "";
  const note = { period: back.period, rows: back.count, href: hrefOf(back.rows, back.period) };
  const off = `Refunds of ${notes.usd("refunds", "Refunds", back.cents, note)} are taken off already`;
  const { cents, period, rows } = figures.sum;
  const bought = cents + back.cents;
  return bought === 0
    ? `${off}.`
    : `${off}; without them it's ${notes.usd("purchases", "Spent, without refunds", bought, { period, href: hrefOf(rows, period) })}.`;
}

function oneRow(wording: FlowWording, row: FoundRow, statistic: Statistic): string {
  const { figures, notes, flow, query } = wording;
  const { nth } = query.condition;
  const which = nth === undefined ? statistic : `${notes.name("nth", ordinal(nth))} ${statistic}`;
  const noun = flow === "spent" ? "charge" : NOUNS[flow];
  const isOld = statistic === "latest" || statistic === "first";
  const main =
    `The ${which} ${noun}${aboutFlow(wording)}${isOld ? "" : ` ${periodPhrase(figures.sum.period, notes)}`} was ` +
    `${rowWords(wording, row, "row", isNamed(query, row))}.`;
  const ago = daysBetween(row.day, notes.today);
  const note = { period: { from: row.day, to: notes.today }, href: rowHref(row) };
  return statistic === "latest"
    ? sentences(
        main,
        ago > 0 ? `That was ${notes.count("ago", "Days since", ago, "day", note)} ago.` : "",
        rowBefore(wording, row),
      )
    : main;
}

function listOf(wording: FlowWording, done: Done): WordedAnswer {
  const { flow, query, figures, notes } = wording;
  const { sum, rows } = figures;
  const count = notes.count("count", "How many", sum.count, NOUNS[flow], {
    period: sum.period,
    rows: sum.count,
    href: hrefOf(sum.rows, sum.period),
  });
  const shown = rows.slice(0, MAX_LINES);
  const text = paragraphs(
    sentences(
      `${count}${aboutFlow(wording)} ${periodPhrase(sum.period, notes)}, ${sumFact(wording, "total", sum)} ` +
        `together${sum.cents < 0 && flow === "spent" ? " that came back" : ""}.`,
      boughtAndBack(wording),
      accountWords(wording),
      pendingWords(wording),
      sum.count > shown.length ? `The ${ORDERED[query.statistic] ?? "newest"}:` : "",
    ),
    bullets(shown.map((row, at) => rowWords(wording, row, `row-${at + 1}`))),
  );
  return done(
    text,
    rows.map((row) => ({ label: row.merchantName, cents: row.cents, day: row.day, href: rowHref(row) })),
  );
}

/** Where all rows are there and some came back: what went out, and what came back. */
function boughtAndBack({ flow, figures: { sum, rows }, notes }: FlowWording): string {
  const posted = rows.filter(({ pending }) => !pending);
  const back = posted.filter(({ kind }) => kind === "refund");
  if (flow !== "spent" || back.length === 0 || posted.length !== sum.count) return "";
  const note = { period: sum.period, href: hrefOf(sum.rows, sum.period) };
  const cameBack = sumCents(back.map(({ cents }) => cents));
  const refunds = notes.count("refunds-count", "Refunds", back.length, "refund", note);
  if (sum.cents + cameBack === 0) return `Nothing was bought; it came back in ${refunds}.`;
  const out = notes.usd("purchases", "Spent, without refunds", sum.cents + cameBack, note);
  return `${out} went out, and ${notes.usd("refunds", "Refunds", cameBack, note)} came back in ${refunds}.`;
}

const MAX_LINES = 20;
const ORDERED: Partial<Record<Statistic, string>> = { largest: "largest", smallest: "smallest" };
