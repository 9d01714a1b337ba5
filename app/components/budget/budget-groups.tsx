import { useBring } from "~/client/ui/bring";
import type { OwnSpent } from "~/contracts/budget";
import { groupHeader, groupWords } from "~/texts/budget";
import { type BudgetCategory, visibleGroups } from "~/domain/budget/budget";
import type { CategoryId } from "~/domain/categories/list";
import type { Month } from "~/domain/periods";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { CategoryRow } from "./category-row";
import { fullMonth } from "./month-switcher";

type BudgetGroupsProps = {
  categories: BudgetCategory[];
  month: Month;
  current: Month;
  connected: boolean;
  usual: Partial<Record<CategoryId, number>>;
  own: readonly OwnSpent[];
};

export function BudgetGroups({ categories, month, current, connected, usual, own }: BudgetGroupsProps) {
  const groups = visibleGroups(categories);
  if (groups.length === 0) return <NoSpending month={month} connected={connected} />;
  return (
    <div className="flex flex-col gap-4 wide:block wide:columns-2 wide:gap-4">
      {groups.map((group) => (
        <section
          key={group.name}
          aria-label={group.name}
          className="break-inside-avoid overflow-hidden wide:mb-4 rounded-lg border border-line bg-surface"
        >
          <div className="flex flex-wrap items-baseline gap-x-2 px-4 pt-4 pb-2 sm:px-6">
            <h2 className="text-base font-semibold">{group.name}</h2>
            <span className="text-sm text-muted max-sm:order-last max-sm:w-full">
              {groupHeader(group.categories.length)}
            </span>{" "}
            <span className="ml-auto text-right text-sm tabular-nums">{groupWords(group)}</span>
          </div>
          <ul className="divide-y divide-line">
            {group.categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                month={month}
                current={current}
                usualCents={usual[category.id]}
                own={own.filter(({ parent }) => parent === category.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="text-sm text-muted">
        Something in the wrong category? Tap an amount, fix one transaction, and we&apos;ll remember it for that
        merchant.
      </p>
    </div>
  );
}

function NoSpending({ month, connected }: { month: Month; connected: boolean }) {
  const words = useBring();
  return (
    <Card>
      <EmptyState
        title={`No spending in ${fullMonth(month)}`}
        icon="wallet"
        action={connected ? null : <LinkButton to="/accounts">{words.button}</LinkButton>}
      >
        {connected
          ? "Categories appear here as soon as a transaction of the month is posted. You can start planning below."
          : "Once an account is here, each category shows what was spent beside what you planned. You can start planning below."}
      </EmptyState>
    </Card>
  );
}
