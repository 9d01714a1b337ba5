// That nothing is found: where it was looked for, and why it's nothing, as far as that is known.

import { affirmed } from "~/domain/coach/yes-or-no";
import { sentences } from "~/domain/coach/advice";
import type { Flow } from "~/domain/coach/query/algebra";
import { accountsOf } from "./filters";
import { aboutFlow, type FlowWording } from "./flow-words";
import { nearWords } from "./near-rows";
import { nearestWords } from "./nearest-category";
import { periodPhrase } from "~/domain/coach/query/phrases";

/** That nothing is found is an answer, and says where it was looked for. */
export function nothing(wording: FlowWording): string {
  const { flow, query, figures, notes } = wording;
  const { firstDay } = wording.household;
  // Of days before the first one nothing is known: that is no nothing.
  if (firstDay !== null && figures.sum.period.to < firstDay)
    return `I can't tell: I don't have transactions of those days, only from ${notes.day("known", "Known from", firstDay)} on.`;
  const what: Readonly<Record<Flow, string>> = {
    spent: "spending",
    earned: "income",
    kept: "transactions",
    refunded: "refunds",
    moved: "transfers",
    interest: "interest charges",
    fees: "fees",
    outflow: "money going out",
    inflow: "money coming in",
  };
  if (query.condition.pending) {
    const none = `Nothing is pending${aboutFlow(wording)} now.`;
    return query.shape === "yes-no" ? affirmed(false, none) : none;
  }
  const { nth } = query.condition;
  if (nth !== undefined)
    return `I see no ${notes.name("nth", ordinal(nth))} one${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}.`;
  const none = `I see no ${what[flow]}${aboutFlow(wording)} ${periodPhrase(figures.sum.period, notes)}.`;
  return sentences(
    query.shape === "yes-no" ? affirmed(false, none) : none,
    whyNoInterest(wording),
    nearWords(wording),
    nearestWords(wording),
  );
}

/** A card that is paid in full costs none. */
function whyNoInterest({ flow, query, household }: FlowWording): string {
  const ids = flow === "interest" ? accountsOf(query.subject, household) : null;
  const meant = ids === null ? [] : household.accounts.filter(({ id }) => ids.includes(id));
  return meant.length > 0 && meant.every(({ type, habit }) => type === "credit" && habit?.paidInFull)
    ? "Its statements are paid in full, so it costs no interest."
    : "";
}

const ORDINALS: readonly string[] = ["", "first", "second", "third", "fourth", "fifth", "sixth"];
export const ordinal = (nth: number): string => ORDINALS[nth] ?? `${nth}th`;
