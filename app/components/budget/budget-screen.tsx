import { Suspense } from "react";
import type { BudgetView, SpendingAnalysis } from "~/contracts/budget";
import { applyAnalysis, budgetSummary } from "~/domain/budget/budget";
import { AnalyzeBar } from "./analyze-bar";
import { BudgetGroups } from "./budget-groups";
import { FindingsCard } from "./findings-card";
import { FundsCard } from "./funds-card";
import { HowThisWorks } from "./how-this-works";
import { type MoveAnswer, MoveMoney } from "./move-money";
import { PlanCard } from "./plan-card";
import { budgetHref } from "~/domain/budget/hrefs";
import { MonthSwitcher } from "./month-switcher";
import { PlanPicker } from "./plan-picker";
import { SummaryCards } from "./summary-cards";
import { UndoNote } from "./undo-note";
import { part } from "~/components/ui/lazy-client";
import { fromDollars } from "~/domain/money";

/** The form's code arrives only with the dialog. */
const EditDialog = part(() => import("./edit-dialog"));

type BudgetScreenProps = {
  view: BudgetView;
  analysis: SpendingAnalysis["categorizedSpending"] | null;
  moving: MoveAnswer | null;
};

/** The amounts of an analysis that was just made stand in for the list's until the list is loaded again. */
export function BudgetScreen({ view, analysis, moving }: BudgetScreenProps) {
  const { month, current, connected, analysedOn, findings, plan, dialog } = view;
  const found = analysis?.map(({ categoryId, amount }) => ({ categoryId, amount: fromDollars(amount) }));
  const categories = found && month === current ? applyAnalysis(view.categories, found) : view.categories;
  const summary = budgetSummary(categories);
  const editing = dialog?.name === "edit" ? categories.find(({ id }) => id === dialog.category) : undefined;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Budget</h1>
        <MonthSwitcher month={month} current={current} />
      </div>
      <div className="flex flex-col gap-6">
        <UndoNote view={view} />
        <SummaryCards summary={summary} />
        {month === current ? <AnalyzeBar month={month} connected={connected} analysedOn={analysedOn} /> : null}
        {findings ? <FindingsCard findings={findings} month={month} /> : null}
        {plan ? <PlanCard plan={plan} summary={summary} month={month} current={current} /> : null}
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start wide:grid-cols-[minmax(0,1fr)_20rem]">
          <BudgetGroups
            categories={categories}
            month={month}
            current={current}
            connected={connected}
            usual={plan?.usual ?? {}}
            own={view.own}
          />
          <div className="flex flex-col gap-6">
            {plan ? <MoveMoney categories={categories} month={month} current={current} answer={moving} /> : null}
            {plan ? <FundsCard funds={plan.funds} /> : null}
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
