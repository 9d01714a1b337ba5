// How this week, month or year goes: what came in and was spent so far against the same days before, what the budget has
// left, and what comes next. How it all stands is another question, and one line of this answer.

import { bullets, ifKnown, paragraphs } from "~/domain/coach/advice";
import { draftHealth } from "~/domain/coach/health";
import { type Reply, reply } from "~/domain/coach/intents";
import type { Period } from "~/domain/coach/query/algebra";
import { type NeedAnswers, type Household, type DataNeed, sumsOf } from "~/domain/coach/query/data";
import { filterOf } from "~/domain/coach/engine/filters";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { wholeMonths } from "~/domain/household/usual-month";
import { CASH_FLOW_PATH, rowsHref } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import { addDays, addMonths, type Day, type DayRange, monthOf, monthRange, samePart, weekOf } from "~/domain/periods";
import type { PlanTurn } from "./turn";

type Span = "week" | "month" | "year";
type Totals = { days: Period; earnedCents: Cents; spentCents: Cents };
export type SoFar = { span: Span; now: Totals; /** The same days of the one before. */ before: Totals };

const NAMED = /\b(?:this|the current) (week|month|year)\b/;

/** Which one a question about how things stand means; null where it means all there is. */
function spanIn(plain: string): Span | null {
  const [, named] = NAMED.exec(plain) ?? [];
  if (named === "week" || named === "year") return named;
  return named === "month" || /\bso far\b/.test(plain) ? "month" : null;
}

const yearRange = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

function rangesOf(span: Span, today: Day): { range: DayRange; previous: DayRange } {
  if (span === "week") return { range: weekOf(today), previous: weekOf(addDays(today, -7)) };
  const month = monthOf(today);
  if (span === "month") return { range: monthRange(month), previous: monthRange(addMonths(month, -1)) };
  const year = Number(today.slice(0, 4));
  return { range: yearRange(year), previous: yearRange(year - 1) };
}

type Asked = { span: Span; now: Period; before: Period };
const FLOWS = ["earned", "spent"] as const;

function askedIn({ plan }: PlanRequest, plain: string, today: Day): Asked | null {
  const span = plan === "standing" ? spanIn(plain) : null;
  if (!span) return null;
  const { range, previous } = rangesOf(span, today);
  return { span, now: { from: range.from, to: today }, before: samePart(range, previous, today) ?? previous };
}

const needOf = (flow: (typeof FLOWS)[number], days: Period, household: Household): DataNeed => ({
  want: "sums",
  by: null,
  rows: filterOf(flow, { subject: {}, condition: {} }, days, household),
});

/** What has to be summed for it; nothing for any other request. */
export function soFarNeeds(request: PlanRequest, plain: string, household: Household): DataNeed[] {
  const asked = askedIn(request, plain, household.today);
  if (!asked) return [];
  return [asked.now, asked.before].flatMap((days) => FLOWS.map((flow) => needOf(flow, days, household)));
}

export function soFarIn(request: PlanRequest, plain: string, household: Household, found: NeedAnswers): SoFar | null {
  const asked = askedIn(request, plain, household.today);
  if (!asked) return null;
  const sum = (flow: (typeof FLOWS)[number], days: Period): Cents =>
    sumsOf(found, needOf(flow, days, household)).reduce((cents, group) => cents + group.cents, 0);
  const totals = (days: Period): Totals => ({
    days,
    earnedCents: sum("earned", days),
    spentCents: 0 - sum("spent", days),
  });
  return { span: asked.span, now: totals(asked.now), before: totals(asked.before) };
}

export function soFarAnswer(turn: PlanTurn, soFar: SoFar): Reply {
  const { sheet } = turn;
  const { span, now } = soFar;
  const usd = sumsOn(turn, soFar);
  const isEmpty = now.spentCents === 0 && now.earnedCents === 0;
  draftHealth(sheet);
  return reply(
    paragraphs(
      isEmpty
        ? `Nothing was spent and nothing came in this ${span} so far.`
        : `So far this ${span} you spent ${usd("spent", "Spent so far", now.spentCents)} and ` +
            `${usd("earned", "Came in so far", now.earnedCents)} came in.`,
      bullets([
        ...(isEmpty || !isKnownBefore(turn, soFar)
          ? []
          : [against(turn, soFar, "spent"), against(turn, soFar, "earned")]),
        span === "month"
          ? ifKnown(sheet, "budget.left", "{{budget.left}} of the {{budget.planned}} budget is left.")
          : "",
        span === "month" ? ifKnown(sheet, "budget.over", "The {{budget.planned}} budget is {{budget.over}} over.") : "",
        ...next(turn),
      ]),
      ifKnown(
        sheet,
        "health.score",
        "How it all stands is under Financial Health: {{health.score}} out of {{health.full}}.",
      ),
    ),
  );
}

/** Days in which the history only began say nothing. */
const isKnownBefore = ({ inputs }: PlanTurn, { before }: SoFar): boolean =>
  wholeMonths(inputs.sums, monthOf(inputs.today)).includes(monthOf(before.days.from)) ||
  monthOf(before.days.from) === monthOf(inputs.today);

/** A figure of these days, or of the same ones before; its rows are behind it. */
const sumsOn =
  ({ sheet }: PlanTurn, { span, now, before }: SoFar) =>
  (id: string, label: string, cents: Cents): string => {
    const isBefore = id.endsWith("before");
    const { days } = isBefore ? before : now;
    return sheet.add({
      id: `so-far.${id}`,
      label,
      value: { unit: "usd", cents: Math.abs(cents) },
      period: { ...days, label: isBefore ? `by this day last ${span}` : `this ${span} so far` },
      href: rowsHref({ ...days, kind: id.startsWith("spent") ? "spending" : "income" }),
    });
  };

function against(turn: PlanTurn, soFar: SoFar, flow: (typeof FLOWS)[number]): string {
  const [nowCents, beforeCents] = [soFar.now, soFar.before].map(({ spentCents, earnedCents }) =>
    flow === "spent" ? spentCents : earnedCents,
  );
  const more = (nowCents ?? 0) - (beforeCents ?? 0);
  const what = flow === "spent" ? "Spending" : "Income";
  if (beforeCents === undefined || (more === 0 && beforeCents === 0)) return "";
  if (more === 0) return `${what} is what it was by this day last ${soFar.span}.`;
  const usd = sumsOn(turn, soFar);
  const [by, than] = [
    usd(`${flow}.difference`, more > 0 ? "More than by then" : "Less than by then", more),
    usd(`${flow}.before`, `${what} by then`, beforeCents),
  ];
  return `${what} is ${by} ${more > 0 ? "above" : "below"} the ${than} by this day last ${soFar.span}.`;
}

/** The next bill, and the next pay as the forecast has it. */
function next({ sheet, inputs }: PlanTurn): string[] {
  const bill = ["due.1", "bill.1"].find((id) => sheet.has(`${id}.name`, `${id}.day`));
  const payday = inputs.ahead?.safe?.payday;
  const href = CASH_FLOW_PATH;
  return [
    bill ? `Next bill: {{${bill}.name}}, {{${bill}.amount}} on {{${bill}.day}}.` : "",
    payday
      ? `Next pay: about ${sheet.add({ id: "so-far.pay", label: "Next paycheck", value: { unit: "usd", cents: payday.cents }, href })} ` +
        `on ${sheet.add({ id: "so-far.payday", label: "Next paycheck", value: { unit: "day", day: payday.day }, href })}.`
      : ifKnown(sheet, ["payday.day", "payday.amount"], "Next pay: about {{payday.amount}} on {{payday.day}}."),
  ];
}
