import { Suspense } from "react";
import type { BudgetView, SpendingAnalysis } from "~/contracts/budget";
import { applyAnalysis, budgetSummary } from "~/domain/budget/budget";
import { AnalyzeBar } from "./analyze-bar";
import { BudgetGroups } from "./budget-groups";
import { HowThisWorks } from "./how-this-works";
import { budgetHref } from "~/domain/budget/hrefs";
import { MonthSwitcher } from "./month-switcher";
import { PlanPicker } from "./plan-picker";
import { SummaryCards } from "./summary-cards";
import { part } from "~/components/ui/lazy-client";
import { fromDollars } from "~/domain/money";

/** The form's code arrives only with the dialog. */
const EditDialog = part(() => import("./edit-dialog"));

type BudgetScreenProps = { view: BudgetView; analysis: SpendingAnalysis["categorizedSpending"] | null };

/** The amounts of an analysis that was just made stand in for the list's until the list is loaded again. */
export function BudgetScreen({ view, analysis }: BudgetScreenProps) {
  const { month, current, connected, analysedOn, dialog } = view;
  const found = analysis?.map(({ categoryId, amount }) => ({ categoryId, amount: fromDollars(amount) }));
  const categories = found && month === current ? applyAnalysis(view.categories, found) : view.categories;
  const editing = dialog?.name === "edit" ? categories.find(({ id }) => id === dialog.category) : undefined;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Budget</h1>
        <MonthSwitcher month={month} current={current} />
      </div>
      <div className="flex flex-col gap-6">
        <SummaryCards summary={budgetSummary(categories)} />
        {month === current ? <AnalyzeBar month={month} connected={connected} analysedOn={analysedOn} /> : null}
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
          <BudgetGroups categories={categories} month={month} current={current} connected={connected} />
          <div className="flex flex-col gap-6">
            <PlanPicker categories={categories} month={month} current={current} />
            <HowThisWorks />
          </div>
        </div>
      </div>
      {editing ? (
        <Suspense fallback={null}>
          <EditDialog key={editing.id} category={editing} month={month} closeTo={budgetHref(month, current)} />
        </Suspense>
      ) : null}
    </>
  );
}
