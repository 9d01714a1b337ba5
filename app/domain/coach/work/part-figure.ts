// The one figure that a query's answer comes to, where it has one: what a calculation takes from it. It's the fact that the
// answer itself says, with the rows behind it.

import type { Fact } from "~/domain/coach/facts/fact";
import { isFlow, isStanding, type Measure, type Query, type Statistic } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import type { Household, NeedAnswers } from "~/domain/coach/query/data";
import { isEither } from "~/domain/coach/engine/either-answers";
import { accountsOf } from "~/domain/coach/engine/filters";
import { flowFigures } from "~/domain/coach/engine/spent-and-earned";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { WorkFigure, Rate } from "./work";

/** A figure with the facts that say it: several where nothing says their sum. */
export type PartFigure = {
  figure: WorkFigure;
  facts: readonly Fact[];
  /** What a whole month came to: where a calculation asks for an amount a month, it is one. */
  isOfMonth?: boolean;
  /** Its words say how much is short, over or overdrawn. */
  isBelow?: boolean;
};

/** What the facts of a flow are called, by what is made of the rows; the first that there is. */
const OF_FLOWS: Partial<Record<Statistic, readonly string[]>> = {
  ...{ total: ["total"], count: ["count"], each: ["average"], "per-year": ["total"] },
  ...{ "per-day": ["per-day", "average", "total"], "per-week": ["per-week", "average", "total"] },
  "per-month": ["average", "total"],
  ...{ largest: ["row-amount"], smallest: ["row-amount"], latest: ["row-amount"], first: ["row-amount"] },
};
const RATES: Partial<Record<Statistic, Rate>> = {
  ...{ "per-day": "day", "per-week": "week", "per-month": "month", "per-year": "year" },
};

/** The same of what stands and what comes back; `#` is each of several, added up where nothing says the sum. */
const OF_OTHERS: Partial<Record<Measure, readonly string[]>> = {
  ...{ balance: ["total", "account-1", "then"], owed: ["with-cards", "total", "in-full", "then"] },
  ...{ worth: ["worth", "then"], limit: ["limit"], available: ["free"], used: ["used"], rate: ["debt-1-rate"] },
  ...{ minimum: ["total", "debt-#-minimum"], payment: ["card-#-paid"], "paid-off": ["debt-#-done", "debt-#-paid"] },
  ...{ principal: ["principal"], "debt-share": ["share"], saved: ["saved-total", "goal-#-saved"] },
  ...{ remaining: ["left-total", "goal-#-left"], needed: ["monthly-total", "goal-#-monthly"], added: ["total"] },
  ...{ budgeted: ["planned"], left: ["left"], unplanned: ["unplanned"], ahead: ["then"], spare: ["safe"] },
  ...{ bills: ["total", "item-#"], pay: ["item-1"], subscriptions: ["total", "item-#"] },
};
const MONTHLY: readonly Measure[] = ["minimum", "needed", "subscriptions"];

/** What may be less than nothing. */
const SIGNED: readonly Measure[] = ["balance", "worth", "left", "ahead", "spare", "available"];

/** Null where an answer has no single figure. */
export function partFigure(
  query: Query,
  answer: WordedAnswer,
  household: Household,
  found: NeedAnswers,
): PartFigure | null {
  const { measure, statistic, shape, comparison } = query;
  if (comparison !== null && shape !== "share") return null;
  if (shape === "share") return ofFacts(answer, ["share"], null);
  if (shape !== "figure" && shape !== "list" && shape !== "yes-no") return null;
  if (isFlow(measure)) return ofFlow(query, answer, household, found);
  if (statistic === "count") return ofFacts(answer, ["count"], null);
  const isMonthly = MONTHLY.includes(measure) || (measure === "bills" && isOfMonth(query, answer));
  const part = ofFacts(answer, OF_OTHERS[measure] ?? [], isMonthly ? "month" : null);
  if (!part || !isStanding(measure) || !isBelow(query, part, household)) return part;
  return { ...part, figure: { ...part.figure, value: -part.figure.value }, isBelow: true };
}

/** What comes each month, where no days are asked for. */
const isOfMonth = ({ statistic, subject, period }: Query, { facts }: WordedAnswer): boolean =>
  period === null &&
  (statistic === "per-month" || Object.keys(subject).length > 0) &&
  facts.every(({ id }) => !id.endsWith(".day"));

/** An account that is overdrawn, a budget that is spent, debts beyond what one has; what a card or a loan owes is an amount. */
function isBelow({ measure, subject }: Query, { facts: [fact] }: PartFigure, household: Household): boolean {
  if (!fact?.isBelow || !SIGNED.includes(measure)) return false;
  if (measure !== "balance") return true;
  const chosen = accountsOf(subject, household);
  return household.accounts
    .filter(({ id }) => chosen === null || chosen.includes(id))
    .some(({ type }) => type !== "credit" && type !== "loan");
}

function ofFlow(query: Query, answer: WordedAnswer, household: Household, found: NeedAnswers): PartFigure | null {
  const { measure, statistic } = query;
  const rate = RATES[statistic] ?? null;
  const part = ofFacts(answer, OF_FLOWS[statistic] ?? [], rate);
  if (isEither(query) || !isFlow(measure)) return part;
  const { sum, value, divisor } = flowFigures(measure, query, { household, found });
  const isWhole = statistic === "total" && isWholeMonth(sum.period.from, sum.period.to);
  // What isn't in any row is nothing, where days are known at all.
  const unit = statistic === "count" ? "count" : "usd";
  const isKnown = household.firstDay !== null && household.firstDay <= sum.period.to;
  if (!part)
    return isKnown && sum.count === 0 && OF_FLOWS[statistic] ? { figure: { unit, value: 0, rate }, facts: [] } : null;
  const isAverage = statistic.startsWith("per-") && divisor > 0;
  const sign = (isAverage || statistic === "total" ? value : 1) < 0 ? -1 : 1;
  return { ...part, figure: { ...part.figure, value: sign * part.figure.value }, isOfMonth: isWhole };
}

const isWholeMonth = (from: string, to: string): boolean =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from));

function ofFacts({ facts }: WordedAnswer, names: readonly string[], rate: Rate | null): PartFigure | null {
  for (const name of names) {
    const pattern = new RegExp(`^answer\\.\\d+\\.${name.replace("#", "\\d+")}$`);
    const own = facts.filter(({ id }) => pattern.test(id));
    const figures = own.flatMap((fact) => valueOf(fact) ?? []);
    const [first] = figures;
    if (!first || figures.some(({ unit }) => unit !== first.unit)) continue;
    return { figure: { ...first, value: figures.reduce((sum, { value }) => sum + value, 0), rate }, facts: own };
  }
  return null;
}

function valueOf({ value }: Fact): Omit<WorkFigure, "rate"> | null {
  switch (value.unit) {
    case "usd":
      return { unit: "usd", value: value.cents };
    case "percent":
      return { unit: "percent", value: value.percent };
    case "count":
      return { unit: "count", value: value.count };
    case "months":
      return { unit: "months", value: value.months };
    default:
      return null;
  }
}
