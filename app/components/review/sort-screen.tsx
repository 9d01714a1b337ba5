import { CategoryField } from "~/components/transactions/category-field";
import { LikelyCategories } from "~/components/transactions/correction-form";
import { Button, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import type { ReviewView } from "~/contracts/transaction-view";
import { choiceOf } from "~/domain/categories/classify";
import { reviewHref } from "~/domain/ledger/row-links";
import { grouped } from "~/domain/money";
import { monthName } from "~/domain/periods";
import { counted } from "~/texts/plural";
import { LookedAtForm } from "./looked-at-form";

type Props = { view: ReviewView; /** The budget that led here. */ backTo: string };

/** Of one month what is in no category, one by one, and then back to the budget. */
export function SortScreen({ view, backTo }: Props) {
  const { unsorted, count, current } = view;
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">
          {unsorted ? `Sort ${monthName(unsorted)}'s purchases` : "Sort purchases"}
        </h1>
        {count > 0 ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
            {counted(count, "purchase")} left in Miscellaneous{" "}
            <Link
              to={backTo}
              className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
            >
              Back to the budget
            </Link>
          </p>
        ) : null}
      </div>
      {current ? (
        <Current key={current.transaction.id} view={view} current={current} />
      ) : (
        <EmptyState title="All sorted" icon="check" action={<LinkButton to={backTo}>Back to the budget</LinkButton>}>
          Every purchase of this month has a category.
        </EmptyState>
      )}
    </div>
  );
}

type CurrentProps = { view: ReviewView; current: NonNullable<ReviewView["current"]> };

function Current({ view, current: { transaction, likely, sameMerchant } }: CurrentProps) {
  return (
    <LookedAtForm transaction={transaction}>
      <p className="font-medium">What was this?</p>
      {sameMerchant > 1 ? (
        <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
          <input type="checkbox" name="applyToMerchant" className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span>Use this category for all {grouped(sameMerchant)} transactions of this merchant, and for new ones</span>
        </label>
      ) : null}
      <LikelyCategories likely={likely} />
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <CategoryField hint={undefined} current={choiceOf(transaction)} />
        </div>{" "}
        <Button type="submit">Use this category</Button>
      </div>
      {view.next ? (
        <p>
          <LinkButton
            to={reviewHref({ unsorted: view.unsorted, at: view.next })}
            variant="quiet"
            size="sm"
            data-key="s"
          >
            Skip
          </LinkButton>
        </p>
      ) : null}
    </LookedAtForm>
  );
}
