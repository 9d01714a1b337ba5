import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { EmptyState } from "~/components/ui/empty-state";
import type { BudgetCategory } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import type { Month } from "~/domain/periods";
import { AmountForm } from "./amount-form";
import { fullMonth } from "./month-switcher";

type Props = {
  /** What has a plan and no spending. */
  categories: readonly BudgetCategory[];
  hasSpending: boolean;
  month: Month;
  current: Month;
  connected: boolean;
};

/** What is planned and not spent, apart from the groups of what is: a month ahead is nothing else. */
export function Unspent({ categories, hasSpending, month, current, connected }: Props) {
  if (categories.length === 0) return hasSpending ? null : <NoSpending month={month} connected={connected} />;
  const title = hasSpending ? "Planned, nothing spent yet" : `Planned for ${fullMonth(month)}`;
  return (
    <section aria-label={title} className="overflow-hidden rounded-lg border border-line bg-surface">
      <h2 className="px-3 pt-2 pb-1 text-sm font-semibold sm:px-6 sm:text-base">{title}</h2>
      <ul className="divide-y divide-line">
        {categories.map((category) => (
          <li key={category.id} className="flex items-center gap-2 px-3 py-0.5 sm:gap-3 sm:px-6 sm:py-2">
            <CategoryGlyph category={category.id} size="sm" />
            <span className="min-w-0 flex-1 text-sm font-medium sm:text-base">{category.name}</span>
            <AmountForm category={category} month={month} current={current} usualCents={undefined} />
            <LinkButton
              to={budgetHref(month, current, { dialog: "edit", category: category.id })}
              preventScrollReset
              variant="quiet"
              size="sm"
              icon="edit"
              aria-label={`Edit ${category.name}`}
              className="-mx-2 px-2! sm:-ml-2"
            >
              <span className="max-sm:sr-only">Edit</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person with an account has the first thing to do above; who has none finds it here. */
function NoSpending({ month, connected }: Pick<Props, "month" | "connected">) {
  const words = useNoAccountsTexts();
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
