// What the budget screen shows: the month's lines, what an analysis found in them, and what there is to plan with.
import type { BudgetView, FillOffer, FillSource, LastChange, BudgetPlanView } from "~/contracts/budget";
import { type BudgetCategory, hasPlan } from "~/domain/budget/budget";
import { atLeastSpent, changedLines, type FilledAmount, intoEmpty, startsLate } from "~/domain/budget/change";
import { findingsOf } from "~/domain/budget/findings";
import { isCategoryId } from "~/domain/categories/list";
import { sumCents } from "~/domain/money";
import { addMonths, type Day, dayOf, isMonth, type Month, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { ownSpending } from "~/services/categories/trend.server";
import { unsortedRows } from "~/services/ledger/unsorted.server";
import { budgetCategories, isPlannable } from "./budget.server";
import { readLastChange } from "./plan.server";
import { amountsFrom, type FillOptions, readFillOptions } from "./fill-options.server";

/** The screen for an address; a month that can't be planned falls back to the current one. */
export async function budgetView(user: CurrentUser, params: URLSearchParams): Promise<BudgetView> {
  const current = monthOf(user.today);
  const asked = params.get("month") ?? current;
  const month = isMonth(asked) && isPlannable(asked, current) ? asked : current;
  const key = { userId: user.id, month };
  const [categories, own, accounts, kept, ways] = await Promise.all([
    budgetCategories(user.id, month),
    ownSpending(user.id, month),
    db.account.count({ where: { userId: user.id } }),
    db.budgetMonth.findUnique({ where: { userId_month: key } }),
    month < current ? null : readFillOptions(user),
  ]);
  const category = params.get("category") ?? "";
  const cover = params.get("cover") ?? "";
  const isAnalysed = month === current && Boolean(kept?.analysedAt);
  const plan = ways ? planView(month, user.today, categories, ways) : null;
  const isNextAsked = plan?.isLate === true && !categories.some(hasPlan);
  const next = isNextAsked ? await budgetCategories(user.id, addMonths(month, 1)) : [];
  return {
    month,
    current,
    categories,
    own,
    connected: accounts > 0,
    analysedOn: kept?.analysedAt ? dayOf(kept.analysedAt, user.timeZone) : null,
    findings:
      isAnalysed && ways ? findingsOf(categories, ways.usual, (await unsortedRows(user.id, month)).length) : null,
    plan: plan && { ...plan, nextCents: sumCents(next.map(({ ownAmount }) => ownAmount)) },
    undo: undoOf(readLastChange(kept?.lastChange), user),
    dialog: params.get("dialog") === "edit" && isCategoryId(category) ? { name: "edit", category } : null,
    cover: isCategoryId(cover) ? cover : null,
  };
}

const undoOf = (last: LastChange | null, { today }: CurrentUser) => (last?.day === today ? last.what : null);

function planView(
  month: Month,
  today: Day,
  categories: readonly BudgetCategory[],
  ways: FillOptions,
): Omit<BudgetPlanView, "nextCents"> {
  const isRunning = month === monthOf(today);
  const offerOf = (source: FillSource): FillOffer[] => {
    const amounts = amountsFrom(source, ways);
    if (amounts.length === 0) return [];
    const { amounts: least, kept } = intoEmpty(source, categories, atLeastSpent(categories, amounts));
    const lines = changedLines(month, categories, least);
    const isChanged = (one: FilledAmount) => lines.some(({ category }) => category === one.category);
    const raised = least.filter((one) => one.laterCents !== undefined && isChanged(one)).length;
    return [{ source, lines, raised, kept, totalCents: sumCents(amounts.map(({ cents }) => cents)) }];
  };
  const offers = [...offerOf("proposal"), ...offerOf("history")];
  const [unplanned = null] = offerOf("usual").filter(({ lines }) => lines.length > 0);
  const usual = Object.fromEntries([...(ways.usual ?? [])].filter(([category]) => isCategoryId(category)));
  const { proposal, funds, usualMonths } = ways;
  const isLate = isRunning && startsLate(today);
  return { proposal, offers, unplanned, funds, usual, usualMonths, safe: isRunning ? ways.safe : null, isLate };
}
