// What a month has for a category, and what of it is spent already.

import { categoryName, type CategoryId } from "~/domain/categories/list";
import { inMonth, spendingByCategory } from "~/domain/ledger/totals";
import type { Cents } from "~/domain/money";
import { monthOf } from "~/domain/periods";
import { type PlanTurn, workedUsd } from "./turn";

const HREF = "/budget";

export const plannedFor = ({ inputs }: PlanTurn, id: CategoryId): Cents =>
  inputs.budgets.find(({ category }) => category === id)?.plannedCents ?? 0;
/** What a month has by itself, without what was carried over into it. */
export const ownPlanFor = ({ inputs }: PlanTurn, id: CategoryId): Cents => {
  const found = inputs.budgets.find(({ category }) => category === id);
  return found?.ownCents ?? found?.plannedCents ?? 0;
};

/** This month so far. */
export const spentOn = ({ inputs, ground }: PlanTurn, id: CategoryId): Cents =>
  spendingByCategory(inMonth(inputs.sums, monthOf(ground.today))).find(({ category }) => category === id)?.cents ?? 0;

/** What of it is spent already. */
export function spentSoFar(turn: PlanTurn, part: string, id: CategoryId, plannedCents: Cents): string {
  const spent = spentOn(turn, id);
  if (spent <= 0) return "";
  const usd = (what: string, label: string, value: Cents) => workedUsd(turn, `${part}-${what}`, label, value, HREF);
  const left = plannedCents - spent;
  const said = `You've spent ${usd("spent", "Spent so far", spent)} on ${categoryName(id)} this month, so`;
  return left >= 0
    ? `${said} ${usd("left", "Left of it then", left)} would be left.`
    : `${said} it would be ${usd("over", "Over the budget then", -left)} over at once.`;
}
