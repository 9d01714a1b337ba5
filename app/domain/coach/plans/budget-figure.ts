// What to set a category's budget to: what the last whole months took, and whether a figure that is named would have held.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { categoriesOfSet } from "~/domain/categories/sets";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import { rowsHref } from "~/domain/ledger/row-links";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

const MONTHS_LOOKED_AT = 12;
const MAX_MONTHS = 24;
/** Of so many each is said. */
const FEW_MONTHS = 6;
/** A budget is a round sum. */
const STEP: Cents = 5_00;
/** What holds has held in so many of the months. */
const HELD = 0.75;
/** By this part another average is another figure. */
const APART = 0.08;

export function budgetFigure(turn: PlanTurn): Reply | null {
  const { request, inputs, sheet } = turn;
  const [category, ...others] = request.subject?.categories ?? [];
  if (category === undefined) return null;
  if (others.length > 0) return eachFigure(turn, [category, ...others]);
  const ids = categoriesOfSet(category);
  const name = nameOfCategory(category);
  const months = lookedAt(turn).map((month) => ({ month, cents: spentIn(turn, month, ids) }));
  if (months.length === 0) return cannotTell("I need a full month of spending in linked accounts to suggest a figure.");
  const average = Math.max(0, Math.round(sumCents(months.map(({ cents }) => cents)) / months.length));
  const [id] = ids;
  const usual = ids.length === 1 && id !== undefined ? `spend.${id}.average` : "";
  // What comes seldom may be in none of the last months.
  const basis = average > 0 ? average : sheet.has(usual) ? Math.max(0, sheet.cents(usual)) : 0;
  if (basis === 0)
    return cannotTell(
      `I see no spending on ${name} lately, so any figure would be a guess. Name one, and I'll set it.`,
    );
  const figure = holding(
    months.map(({ cents }) => cents),
    basis,
  );
  const planned = sumCents(
    inputs.budgets.filter((one) => ids.includes(one.category)).map((one) => one.ownCents ?? one.plannedCents),
  );
  const suggested = workedUsd(turn, "budget-figure", "A budget that holds", figure, "/budget");
  const held = heldIn(turn, months, figure);
  const now =
    planned > 0
      ? `${workedUsd(turn, "budget-now", "Planned now", planned, "/budget")} is planned now.`
      : `You have no budget for ${name} yet.`;
  const longer =
    sheet.has(usual) && Math.abs(sheet.cents(usual) - average) > average * APART
      ? `Over a longer time you spend {{${usual}}} on ${name} in a usual month.`
      : "";
  const wanted = request.amountCents;
  const lead =
    wanted === undefined
      ? `About ${suggested} a month for ${name}: it would have held in ${held}.`
      : verdict(turn, { wanted, average, months, suggested, held });
  return reply(
    paragraphs(
      sentences(lead, lookedAtWords(turn, ids, months, average), longer, now, thisMonth(turn, ids)),
      ids.length === 1
        ? "The form below is filled in; nothing changes before you press its button. To spend less, go a little below it and see whether the month holds it."
        : "A budget is set for each category by itself, on the Budget page.",
    ),
  );
}

/** What at least three of four months stayed within, and what all of them took on average. */
function holding(spent: readonly Cents[], averageCents: Cents): Cents {
  const sorted = [...spent].sort((one, other) => one - other);
  const most = sorted[Math.ceil(sorted.length * HELD) - 1] ?? 0;
  return Math.ceil(Math.max(averageCents, most) / STEP) * STEP;
}

function heldIn(turn: PlanTurn, months: readonly { cents: Cents }[], figure: Cents): string {
  const count = (id: string, label: string, value: number, noun: string) =>
    worked(turn, id, label, { unit: "count", count: value, noun }, "/budget");
  const held = months.filter(({ cents }) => cents <= figure).length;
  return (
    `${count("budget-held", "Months it would have held in", held, "month")} of the last ` +
    count("budget-whole", "Whole months looked at", months.length, "whole month")
  );
}

/** What this month has come to. */
function thisMonth(turn: PlanTurn, ids: readonly string[]): string {
  const month = monthOf(turn.inputs.today);
  const spent = spentIn(turn, month, ids);
  return spent <= 0
    ? ""
    : `This month has come to ${workedUsd(turn, "budget-this", "Spent this month", spent, hrefOf(ids, month, month))} so far.`;
}

/** What the months took: few are told one by one. */
function lookedAtWords(
  turn: PlanTurn,
  ids: readonly string[],
  months: readonly { month: Month; cents: Cents }[],
  average: Cents,
): string {
  const mean = workedUsd(
    turn,
    "budget-average",
    "Spent a month, on average",
    average,
    hrefOf(ids, months.at(-1)?.month, months[0]?.month),
  );
  const each = months
    .slice(0, months.length > FEW_MONTHS ? 0 : FEW_MONTHS)
    .map(
      ({ month, cents }, at) =>
        `${workedUsd(turn, `budget-month-${at + 1}`, "Spent in the month", cents, hrefOf(ids, month, month))} ` +
        `in ${worked(turn, `budget-name-${at + 1}`, "Month", { unit: "month", month }, "/budget")}`,
    )
    .join(", ");
  return each === ""
    ? `The last ${worked(turn, "budget-months", "Months looked at", { unit: "months", months: months.length }, "/budget")} took ${mean} on average.`
    : `The last whole months took ${mean} on average: ${each}.`;
}

/** The last whole months of which anything is known. */
const lookedAt = ({ inputs, request }: PlanTurn): Month[] =>
  Array.from({ length: Math.min(MAX_MONTHS, Math.max(1, request.months ?? MONTHS_LOOKED_AT)) }, (_, back) =>
    addMonths(monthOf(inputs.today), -1 - back),
  ).filter((month) => inMonth(inputs.sums, month).length > 0);

/** Of several categories: what each of them usually takes, and what is planned for it now. */
function eachFigure(turn: PlanTurn, categories: readonly string[]): Reply {
  const { inputs } = turn;
  const months = lookedAt(turn);
  if (months.length === 0) return cannotTell("I need a full month of spending in linked accounts to suggest a figure.");
  const figures = categories.slice(0, MAX_SUGGESTED).map((category) => {
    const ids = categoriesOfSet(category);
    const spent = sumCents(months.map((month) => spentIn(turn, month, ids)));
    const average = Math.max(0, Math.round(spent / months.length));
    const planned = sumCents(
      inputs.budgets.filter((one) => ids.includes(one.category)).map((one) => one.ownCents ?? one.plannedCents),
    );
    const figure = holding(
      months.map((month) => spentIn(turn, month, ids)),
      average,
    );
    return { category, ids, average, planned, figure };
  });
  const usd = (id: string, label: string, cents: Cents, href = "/budget") => workedUsd(turn, id, label, cents, href);
  const lines = figures.map(({ category, ids, average, planned, figure }, at) => {
    const mean = usd(
      `budget-${at + 1}-average`,
      "Spent a month, on average",
      average,
      hrefOf(ids, months.at(-1), months[0]),
    );
    const now = planned > 0 ? `${usd(`budget-${at + 1}-now`, "Planned now", planned)} is planned now` : "no budget yet";
    return average === 0
      ? `${nameOfCategory(category)}: no spending lately, ${now}`
      : `${nameOfCategory(category)}: ${usd(`budget-${at + 1}`, "A budget that holds", figure)}, since ${mean} a month is usual; ${now}`;
  });
  const all = usd("budget-all", "These budgets together", sumCents(figures.map(({ figure }) => figure)));
  return reply(
    paragraphs(
      `${all} a month in all would hold, by what the last whole months took:`,
      bullets(lines),
      "A budget is set for each category by itself, on the Budget page. I change nothing by myself.",
    ),
  );
}
const MAX_SUGGESTED = 8;

const spentIn = ({ inputs }: PlanTurn, month: Month, ids: readonly string[]): Cents =>
  sumCents(
    spendingByCategory(inMonth(inputs.sums, month))
      .filter((one) => ids.includes(one.category))
      .map(({ cents }) => cents),
  );

const hrefOf = (ids: readonly string[], from?: Month, to?: Month): string =>
  rowsHref({
    kind: "spending",
    ...(ids.length === 1 ? { category: ids[0] ?? "" } : { categories: [...ids] }),
    ...(from && to ? { from: firstDayOf(from), to: lastDayOf(to) } : {}),
  });

type Judged = { wanted: Cents; average: Cents; months: readonly { cents: Cents }[]; suggested: string; held: string };

function verdict(turn: PlanTurn, { wanted, average, months, suggested, held: holds }: Judged): string {
  const amount = askedUsd(turn, "amount", wanted);
  const kept = months.filter(({ cents }) => cents <= wanted).length;
  const count = worked(
    turn,
    "budget-kept",
    "Months within it",
    { unit: "count", count: kept, noun: "month" },
    "/budget",
  );
  const of = worked(
    turn,
    "budget-looked",
    "Months looked at",
    { unit: "count", count: months.length, noun: "month" },
    "/budget",
  );
  const isTooHigh = /\btoo (?:high|much)\b/.test(turn.plain);
  const isTooLow = /\btoo (?:low|little|tight)\b/.test(turn.plain);
  // Months that held it don't make it hold: one that didn't may have taken more than the others left.
  const isTight = wanted < average || kept < months.length * HELD;
  const isLow = isTight && kept * 2 < months.length;
  const held = `${count} of the last ${of} stayed within it`;
  if (isTight)
    return `${isTooLow ? "Yes" : "No"}, ${amount} is ${isLow ? "too low" : "tight"} as you spend now: ${held}. ${suggested} would have held in ${holds}.`;
  if (isTooHigh) return `${wanted > average * 1.2 ? "Yes" : "No"}: ${held}, and ${suggested} would be enough.`;
  return `${isTooLow ? "No" : "Yes"}, ${amount} is realistic: ${held}.`;
}
