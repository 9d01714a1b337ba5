import { type ComponentProps, Suspense, useState } from "react";
import type { BudgetView, SpendingAnalysis } from "~/contracts/budget";
import { usePendingAmounts } from "~/client/budget/pending-amounts";
import {
  applyAnalysis,
  type BudgetCategory,
  budgetSummary,
  hasManyUnplanned,
  hasPlan,
  visibleGroups,
  withAmounts,
} from "~/domain/budget/budget";
import { AnalyzeBar } from "./analyze-bar";
import { BudgetGroups } from "./budget-groups";
import { MOVE_ID, type MoveAnswer, MoveHere, MoveMoney } from "./move-money";
import { budgetHref } from "~/domain/budget/hrefs";
import { MonthSwitcher } from "./month-switcher";
import { monthSentence, monthWay } from "~/texts/budget-sum";
import { SummaryCards } from "./summary-cards";
import { part } from "~/components/ui/lazy-client";
import { coverFor, type MonthSum, monthSum, needsLook, shownLooks } from "~/domain/budget/attention";
import { type Cents, fieldAmount, fromDollars } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { coverNote } from "~/texts/budget-sum";

/** Where planning goes on: the first category that took money without a plan. */
const firstUnplanned = (categories: readonly BudgetCategory[]): string | null =>
  visibleGroups(categories)
    .flatMap((group) => group.categories)
    .find((category) => !hasPlan(category))?.id ?? null;

/** The form's code arrives only with the dialog. */
const EditDialog = part(() => import("./edit-dialog"));
/** Shown where there is something to show. */
const FindingsCard = part(async () => ({ default: (await import("./findings-card")).FindingsCard }));
const LookList = part(async () => ({ default: (await import("./look-list")).LookList }));
const PlanCard = part(async () => ({ default: (await import("./plan-card")).BudgetPlanCard }));
const PlanPicker = part(async () => ({ default: (await import("./plan-picker")).PlanPicker }));
const UndoNote = part(async () => ({ default: (await import("./undo-note")).UndoNote }));
const MonthSumNote = part(async () => ({ default: (await import("./month-sum")).MonthSumNote }));
const HowThisWorks = part(async () => ({ default: (await import("./how-this-works")).HowThisWorks }));
const UsualOffer = part(async () => ({ default: (await import("./usual-offer")).UsualOffer }));
const FundsCard = part(async () => ({ default: (await import("./funds-card")).FundsCard }));

/** The form to move money, filled in for what is to be covered. */
function coverAnswer(
  categories: readonly BudgetCategory[],
  to: BudgetView["cover"],
  noJobCents: Cents,
): MoveAnswer | null {
  const move = to && coverFor(categories, to, noJobCents);
  return move ? { from: move.from, to: move.to, amount: fieldAmount(move.cents), note: coverNote(move) } : null;
}

type BudgetScreenProps = {
  view: BudgetView;
  analysis: SpendingAnalysis["categorizedSpending"] | null;
  moving: MoveAnswer | null;
};

/**
 * The amounts of an analysis that was just made stand in for the list's until the list is loaded again. The month's
 * categories come first; what is done now and then is folded beside them, on a phone below them.
 */
export function BudgetScreen({ view, analysis, moving }: BudgetScreenProps) {
  const { month, current, connected, analysedOn, findings, plan, dialog } = view;
  const found = analysis?.map(({ categoryId, amount }) => ({ categoryId, amount: fromDollars(amount) }));
  const analyzed = found && month === current ? applyAnalysis(view.categories, found) : view.categories;
  const categories = withAmounts(analyzed, usePendingAmounts(month));
  const summary = budgetSummary(categories);
  const startsHere = useStartsHere(view, summary.planned > 0);
  const editing = dialog?.name === "edit" ? categories.find(({ id }) => id === dialog.category) : undefined;
  const isPlanned = summary.planned > 0;
  const hasSpending = categories.some(({ actualSpent }) => actualSpent > 0);
  const isNew = !hasSpending && !isPlanned;
  const [isAsked, restId] = [analysis !== null, firstUnplanned(categories)];
  // Nothing to look at yet: the first thing to do comes first. Without an account that is an account, below.
  const beginsHere = isNew && connected;
  const picker = (
    <PlanPicker categories={categories} month={month} current={current} open={!hasSpending} isFirst={beginsHere} />
  );
  const sum = plan?.proposal && isPlanned ? monthSum(plan.proposal.incomeCents, categories) : null;
  const covering = coveringOf({ ...view, categories }, sum, moving);
  const isFolded = isPlanned && !startsHere;
  const folds = isFolded && hasManyUnplanned(categories);
  const offer = folds ? plan?.unplanned : null;
  const ways = plan ? <Ways {...{ plan, sum, month, current }} isPlanned={isFolded} /> : null;
  return (
    <>
      <Heading month={month} current={current} />
      <div className="flex flex-col gap-3 sm:gap-6">
        <Suspense fallback={null}>{view.undo === null ? null : <UndoNote view={view} />}</Suspense>
        <Suspense fallback={null}>{beginsHere ? picker : null}</Suspense>
        <AtAGlance view={{ ...view, categories }} sum={startsHere ? null : sum} restId={offer ? null : restId} />
        {startsHere ? null : <Looks {...covering.list} />}
        {offer ? <Usual {...{ offer, month, current }} /> : null}
        {isFolded ? null : ways}
        <div className="grid gap-3 sm:gap-6 lg:grid-cols-[2fr_1fr] lg:items-start wide:grid-cols-[minmax(0,1fr)_20rem]">
          <BudgetGroups
            {...{ categories, month, current, connected, folds }}
            usual={plan?.usual ?? {}}
            usualMonths={plan?.usualMonths ?? 0}
            own={view.own}
          />
          <div className="flex flex-col gap-2 sm:gap-4">
            {month === current ? <AnalyzeBar month={month} connected={connected} analysedOn={analysedOn} /> : null}
            <Suspense fallback={null}>
              {findings ? <FindingsCard {...{ findings, month, isAsked, restId }} /> : null}
            </Suspense>
            {isFolded ? ways : null}
            {plan ? <MoveMoney {...covering.apart} /> : null}
            <Suspense fallback={null}>
              {plan ? <FundsCard funds={plan.funds} /> : null}
              {beginsHere ? null : picker}
              <HowThisWorks open={isNew} />
            </Suspense>
          </div>
        </div>
      </div>
      {editing ? <Editing category={editing} view={view} /> : null}
    </>
  );
}

function Looks(props: ComponentProps<typeof LookList>) {
  return (
    <Suspense fallback={null}>
      <LookList {...props} />
    </Suspense>
  );
}

function Usual(props: ComponentProps<typeof UsualOffer>) {
  return (
    <Suspense fallback={null}>
      <UsualOffer {...props} />
    </Suspense>
  );
}

function Ways(props: ComponentProps<typeof PlanCard>) {
  return (
    <Suspense fallback={null}>
      <PlanCard {...props} />
    </Suspense>
  );
}

/** A first amount that is typed into a row leaves what stands above the row in its place until one comes back. */
function useStartsHere({ month, undo }: BudgetView, isPlanned: boolean): boolean {
  const [unplanned, setUnplanned] = useState<Month | null>(isPlanned ? null : month);
  if (!isPlanned && unplanned !== month) setUnplanned(month);
  return isPlanned && unplanned === month && undo === null;
}

function Editing({ category, view: { plan, month, current } }: { category: BudgetCategory; view: BudgetView }) {
  return (
    <Suspense fallback={null}>
      <EditDialog
        key={category.id}
        category={category}
        month={month}
        usualCents={plan?.usual[category.id]}
        closeTo={budgetHref(month, current)}
      />
    </Suspense>
  );
}

function Heading(props: Pick<BudgetView, "month" | "current">) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:mb-4 sm:justify-start sm:gap-x-4">
      <h1 className="text-xl font-semibold">Budget</h1>
      <MonthSwitcher {...props} />
    </div>
  );
}

/** What needs a look with the form under the line that is to be covered; else the form stands apart. */
function coveringOf(view: BudgetView, sum: MonthSum | null, moving: MoveAnswer | null) {
  const { categories, month, current, plan, cover } = view;
  const noJobCents = sum?.unassignedCents ?? 0;
  const answer = moving ?? coverAnswer(categories, cover, noJobCents);
  const looks = needsLook(categories, month >= current);
  const covered = answer && shownLooks(looks).find(({ id }) => id === cover);
  const action = budgetHref(month, current, covered ? { cover: covered.id } : {});
  const form = { categories, noJobCents, month, action };
  const coverHref = ({ id }: BudgetCategory) =>
    plan && coverFor(categories, id, noJobCents) ? `${budgetHref(month, current, { cover: id })}#${MOVE_ID}` : null;
  const open = covered ? { id: covered.id, form: <MoveHere {...form} answer={answer} /> } : null;
  return {
    list: { categories: looks, coverHref, open },
    apart: { ...form, action: budgetHref(month, current), answer: covered ? null : answer },
  };
}

/** The three figures, and how they go together. */
type GlanceProps = { view: BudgetView; sum: MonthSum | null; restId: string | null };

function AtAGlance({ view, sum, restId }: GlanceProps) {
  const { categories, plan } = view;
  const summary = budgetSummary(categories);
  const isSpent = summary.spent + summary.unplanned !== 0;
  return (
    <>
      <SummaryCards
        summary={summary}
        restId={restId}
        lead={sum && isSpent ? { says: monthSentence(sum), way: monthWay(sum) } : null}
      />
      <Suspense fallback={null}>
        {sum && isSpent ? <MonthSumNote {...{ summary, sum }} safe={plan?.safe ?? null} /> : null}
      </Suspense>
    </>
  );
}
