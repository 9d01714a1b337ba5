import type { ReactNode } from "react";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { cx } from "~/components/ui/cx";
import { LinkButton } from "~/components/ui/button";
import { type BudgetCategory, isOverBudget } from "~/domain/budget/budget";
import { shownLooks } from "~/domain/budget/attention";
import { MOVE_ID } from "./move-money";
import { leftOrOver } from "~/texts/budget";
import { LOOK_TITLE, spentOfPlan } from "~/texts/budget-month";

type LookProps = {
  categories: readonly BudgetCategory[];
  /** Where money is moved to what is over; null where there is none to move. */
  coverHref: (category: BudgetCategory) => string | null;
  /** The form that covers one of the lines, under it. */
  open: { id: string; form: ReactNode } | null;
};

/** What is over its plan, or nearly: the first thing of the month, each line the way to its row below. */
export function LookList({ categories, coverHref, open }: LookProps) {
  if (categories.length === 0) return null;
  const shown = shownLooks(categories);
  const more = categories.length - shown.length;
  return (
    <section aria-label={LOOK_TITLE} className="overflow-hidden rounded-lg border border-line bg-surface">
      <h2 className="px-3 pt-2 text-sm font-semibold sm:px-6 sm:text-base">
        {LOOK_TITLE}
        {more > 0 ? <span className="font-normal text-muted">, and {more} more below</span> : null}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map((category) => (
          <li key={category.id} data-look={category.id} className="flex flex-wrap items-center pr-1 sm:pr-4">
            <a
              href={`#row-${category.id}`}
              className="flex min-w-0 flex-1 min-h-11 items-center gap-2 px-3 py-1 text-sm hover:bg-accent-soft sm:gap-3 sm:px-6"
            >
              <span className="contents max-sm:hidden">
                <CategoryGlyph category={category.id} size="sm" />
              </span>{" "}
              <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-x-3">
                <span className="block truncate font-medium">{category.name}</span>{" "}
                <span className="flex flex-wrap gap-x-2 text-xs tabular-nums sm:flex-row-reverse sm:text-sm sm:items-baseline">
                  <span
                    className={cx(
                      "font-medium whitespace-nowrap sm:min-w-24 sm:text-right",
                      isOverBudget(category) ? "text-loss" : "text-caution",
                    )}
                  >
                    {leftOrOver(category.remaining)}
                  </span>{" "}
                  <span className="whitespace-nowrap text-muted">{spentOfPlan(category)}</span>
                </span>
              </span>
            </a>{" "}
            <Cover category={category} to={isOverBudget(category) ? coverHref(category) : null} />
            {open?.id === category.id ? (
              <div id={MOVE_ID} className="w-full scroll-mt-36 px-3 pt-1 pb-3 sm:px-6">
                <h3 className="sr-only">Move money</h3>
                {open.form}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cover({ category, to }: { category: BudgetCategory; to: string | null }) {
  if (to === null) return null;
  return (
    <LinkButton
      to={to}
      variant="quiet"
      size="sm"
      aria-label={`Move money to ${category.name}`}
      className="print:hidden"
    >
      Move money
    </LinkButton>
  );
}
