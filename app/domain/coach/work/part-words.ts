// How a part of a calculation is called behind its figure: 'spent on Groceries last month', 'in savings', 'owed on Blue Card'.

import { isFlow, type Measure, type Period, type Query } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { Household } from "~/domain/coach/query/data";
import { aboutFlow } from "~/domain/coach/engine/flow-words";
import { periodPhrase, subjectPhrase } from "~/domain/coach/query/phrases";
import { firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { PartFigure } from "./part-figure";
import type { Rate } from "./work";

const CALLED: Partial<Record<Measure, string>> = {
  ...{ spent: "spent", earned: "earned", kept: "kept", refunded: "refunded", moved: "moved" },
  ...{ interest: "of interest", fees: "of fees", outflow: "that went out", inflow: "that came in" },
  ...{ owed: "owed", worth: "of net worth", limit: "of credit limit", available: "free of the limit" },
  ...{ used: "used of the limit", rate: "of interest", minimum: "in payments on debt", payment: "paid on the card" },
  ...{ "paid-off": "paid off", principal: "of principal", "debt-share": "of income for debt" },
  ...{ saved: "saved toward goals", remaining: "still to go for goals", needed: "needed for goals" },
  ...{ added: "added to goals", budgeted: "budgeted", left: "left in the budget", unplanned: "without a budget" },
  ...{ ahead: "expected to be there", spare: "safe to spend", bills: "of bills", pay: "of pay" },
  ...{ subscriptions: "of subscriptions" },
};
/** Of what is less than nothing. */
const BELOW: Partial<Record<Measure, string>> = {
  ...{ spent: "more back than spent", kept: "more spent than earned", balance: "overdrawn" },
  ...{ worth: "more owed than there is", left: "over the budget", available: "over the limit" },
};

const isOneMonth = ({ from, to }: Period): boolean =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(from));

export const rateWords = (rate: Rate | null): string => (rate === null ? "" : ` a ${rate}`);

/** What is owed stands on a card. */
const ON: readonly Measure[] = ["owed", "used", "available", "limit", "minimum", "payment", "paid-off", "rate"];

/** What it is, and on which days: these are said once where all parts have the same. */
export type PartWords = { words: string; when: string; key: string };

/** `value` is the placeholder; `tag` keeps the names of several parts apart. */
export function partNamed(
  value: string,
  { figure, facts }: PartFigure,
  query: Query,
  household: Household,
  notes: FactNotes,
  tag: string,
): PartWords {
  const { measure, statistic, condition, subject } = query;
  const [fact] = facts;
  const days = fact?.period && !fact.period.label.startsWith("as of ") ? fact.period : query.period;
  // A whole month is one by its name.
  const isNamed = statistic === "per-month" && days !== null && days !== undefined && isOneMonth(days);
  const isRate = (statistic.startsWith("per-") && !isNamed) || !isFlow(measure);
  const rate = isRate ? rateWords(figure.rate) : "";
  const average = isFlow(measure) && isRate && figure.rate !== "year" ? " on average" : "";
  const when = days && (isFlow(measure) || query.period !== null) ? ` ${periodPhrase(days, notes, tag)}` : "";
  const about = isFlow(measure)
    ? aboutFlow({ flow: measure, query, household, notes }, tag)
    : measure === "balance" && Object.keys(subject).length === 0
      ? " in checking and savings"
      : subjectPhrase(subject, condition, household, notes, tag).replace(
          /^ in /,
          ON.includes(measure) ? " on " : " in ",
        );
  const goals = (subject.goals ?? []).map((id) => household.goals.find((goal) => goal.id === id)?.name ?? "this goal");
  const own = goals.map((name, at) => notes.name(`goal${tag}-${at + 1}`, name));
  const called = figure.value < 0 ? (BELOW[measure] ?? "below zero") : (CALLED[measure] ?? "");
  const isCounted = isFlow(measure) && figure.unit === "count";
  const words = [isCounted ? "" : called, own.length > 0 ? `to ${own.join(" and ")}` : ""].filter(Boolean).join(" ");
  return {
    words: `${value}${rate}${words === "" ? "" : ` ${words}`}${about}`,
    when: `${average}${when}`,
    key: when === "" || !days ? "" : `${average} ${days.from} ${days.to}`,
  };
}
