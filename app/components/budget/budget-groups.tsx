import { useBring } from "~/client/ui/bring";
import type { OwnSpent } from "~/contracts/budget";
import { groupHeader, groupWords } from "~/texts/budget";
import { usualNote } from "~/texts/budget-sum";
import { type BudgetCategory, hasPlan, visibleGroups } from "~/domain/budget/budget";
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
  usualMonths: number;
  own: readonly OwnSpent[];
};

export function BudgetGroups({ categories, month, current, connected, usual, usualMonths, own }: BudgetGroupsProps) {
  const groups = visibleGroups(categories);
  if (groups.length === 0) return <NoSpending month={month} connected={connected} />;
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
            <span className="text-xs tabular-nums max-sm:w-full sm:ml-auto">{groupWords(group)}</span>
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
      <p className="text-xs text-muted">
        {isOffered ? `${usualNote(usualMonths)} ` : null}
        Wrong category? Tap an amount, fix one transaction, and we&apos;ll remember it.
      </p>
    </div>
  );
}

/** A person with an account has the first thing to do above; who has none finds it here. */
function NoSpending({ month, connected }: { month: Month; connected: boolean }) {
  const words = useBring();
  const title = `No spending in ${fullMonth(month)}`;
  if (connected)
    return (
      <Card title={title} className="self-start">
        <p className="text-sm text-muted">Categories appear here once a transaction of the month is posted.</p>
      </Card>
    );
  return (
    <Card>
      <EmptyState title={title} icon="wallet" action={<LinkButton to="/accounts">{words.button}</LinkButton>}>
        Once an account is here, each category shows what was spent beside what you planned. You can start planning
        below.
      </EmptyState>
    </Card>
  );
}
