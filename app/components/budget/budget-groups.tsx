import { Suspense } from "react";
import type { OwnSpent } from "~/contracts/budget";
import { Icon } from "~/components/ui/icon";
import { groupHeader, groupWords } from "~/texts/budget";
import { foldedWords, usualNote } from "~/texts/budget-sum";
import { type BudgetCategory, hasPlan, plannedUnspent, visibleGroups } from "~/domain/budget/budget";
import type { CategoryId } from "~/domain/categories/list";
import type { Month } from "~/domain/periods";
import { part } from "~/components/ui/lazy-client";
import { CategoryRow } from "./category-row";

/** Not every month has any. */
const Unspent = part(async () => ({ default: (await import("./unspent")).Unspent }));

type BudgetGroupsProps = {
  categories: BudgetCategory[];
  month: Month;
  current: Month;
  connected: boolean;
  usual: Partial<Record<CategoryId, number>>;
  usualMonths: number;
  own: readonly OwnSpent[];
  /** What has no plan is one line in its group until it's wanted. */
  folds: boolean;
};

export function BudgetGroups({
  categories,
  month,
  current,
  connected,
  usual,
  usualMonths,
  own,
  folds,
}: BudgetGroupsProps) {
  const groups = visibleGroups(categories);
  const unspent = (
    <Suspense fallback={null}>
      <Unspent
        categories={plannedUnspent(categories)}
        hasSpending={groups.length > 0}
        {...{ month, current, connected }}
      />
    </Suspense>
  );
  if (groups.length === 0) return unspent;
  const given = { month, current, usual, own };
  const isOffered = groups.some((group) => group.categories.some((one) => !hasPlan(one) && usual[one.id]));
  return (
    <div className="flex flex-col gap-2 sm:gap-4 wide:block wide:columns-2 wide:gap-4">
      {groups.map((group) => (
        <section
          key={group.name}
          aria-label={group.name}
          className="break-inside-avoid overflow-hidden wide:mb-4 rounded-lg border border-line bg-surface"
        >
          <div className="flex flex-wrap items-baseline gap-x-2 px-3 pt-2 pb-1 sm:px-6">
            <h2 className="text-sm font-semibold sm:text-base">{group.name}</h2>
            <span className="text-xs text-muted">{groupHeader(group.categories.length)}</span>{" "}
            <span className="text-xs tabular-nums max-sm:w-full sm:ml-auto wide:ml-0 wide:w-full">
              {groupWords(group)}
            </span>
          </div>
          <Rows shown={group.categories.filter((one) => !folds || hasPlan(one))} {...given} />
          {folds ? <Folded shown={group.categories.filter((one) => !hasPlan(one))} {...given} /> : null}
        </section>
      ))}
      {unspent}
      <p className="text-xs text-muted">
        {isOffered ? `${usualNote(usualMonths)} ` : null}
        Wrong category? Tap an amount, fix one transaction, and we&apos;ll remember it.
      </p>
    </div>
  );
}

type RowsProps = Pick<BudgetGroupsProps, "month" | "current" | "usual" | "own"> & { shown: BudgetCategory[] };

function Rows({ shown, usual, own, ...of }: RowsProps) {
  if (shown.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {shown.map((category) => (
        <CategoryRow
          key={category.id}
          category={category}
          usualCents={usual[category.id]}
          own={own.filter(({ parent }) => parent === category.id)}
          {...of}
        />
      ))}
    </ul>
  );
}

function Folded(props: RowsProps) {
  const { shown } = props;
  if (shown.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-3 text-xs text-muted tabular-nums sm:px-6 sm:text-sm">
        {foldedWords(shown.map(({ name }) => name))}
        <Icon name="chevron_down" className="transition-transform group-open:rotate-180" />
      </summary>
      <Rows {...props} />
    </details>
  );
}
