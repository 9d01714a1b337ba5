import { Form } from "@remix-run/react";
import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { LikelyCategories } from "~/components/transactions/correction-form";
import { Button, LinkButton } from "~/components/ui/button";
import { CategoryMark } from "~/components/ui/category-glyph";
import { EmptyState } from "~/components/ui/empty-state";
import type { ReviewView } from "~/contracts/transaction-view";
import { withOwnName } from "~/domain/categories/own";
import { editHref, reviewHref } from "~/domain/ledger/row-links";
import { LookedAtForm } from "./looked-at-form";

const WHY = {
  unusual: "Unusual: much more than usual, or charged twice.",
  unsure: "We're not sure of the category, so you choose.",
  new: "New since you last looked.",
} as const;

/** What nobody has looked at, one by one: right as it is, or what it is instead. */
export function ReviewScreen({ view }: { view: ReviewView }) {
  const { count, current } = view;
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Review</h1>
        {count > 0 ? <p className="mt-1 text-muted">{waitingWords(view)}</p> : null}
      </div>
      {current ? (
        <Current key={current.transaction.id} view={view} current={current} />
      ) : view.hasRows ? (
        <AllDone />
      ) : (
        <NothingYet />
      )}
      <RestForm view={view} />
    </div>
  );
}

function waitingWords({ count, counts }: ReviewView): string {
  const parts = [
    counts.unusual > 0 ? `${counts.unusual} unusual` : "",
    counts.unsure > 0 ? `${counts.unsure} unsure` : "",
    counts.new > 0 ? `${counts.new} new` : "",
  ].filter(Boolean);
  return `${count >= 100 ? "100 or more" : count} to review: ${parts.join(", ")}`;
}

function AllDone() {
  return (
    <EmptyState
      title="All reviewed"
      icon="check"
      action={
        <LinkButton to="/transactions" variant="secondary">
          See all transactions
        </LinkButton>
      }
    >
      New transactions will show up here.
    </EmptyState>
  );
}

function NothingYet() {
  const words = useNoAccountsTexts();
  return (
    <EmptyState
      title="Nothing to review yet"
      icon="check"
      action={<LinkButton to="/accounts">{words.button}</LinkButton>}
    >
      New transactions will show up here.
    </EmptyState>
  );
}

type CurrentProps = { view: ReviewView; current: NonNullable<ReviewView["current"]> };

function Current({ view, current: { transaction, reason, likely } }: CurrentProps) {
  const label = withOwnName(transaction.label, transaction.ownName);
  // Where it's a guess nothing is suggested by its size: what it stands in is one choice among the others.
  const isUnsure = reason === "unsure";
  return (
    <LookedAtForm
      transaction={transaction}
      after={
        <p className="mt-4 hidden text-xs text-muted sm:block print:hidden">
          Keys: <kbd>Enter</kbd> {isUnsure ? `keeps ${label}` : "looks right"}, <Digits count={likely.length} />
          <kbd>E</kbd> edits, <kbd>S</kbd> skips.
        </p>
      }
    >
      <div>
        <p className="font-medium">{isUnsure ? "What was this?" : label}</p>
        <p className="text-muted">{WHY[reason]}</p>
      </div>
      {isUnsure ? null : <LooksRight />}
      <LikelyCategories likely={likely}>
        {isUnsure ? (
          <Button type="submit" variant="secondary" size="sm">
            {transaction.category ? <CategoryMark category={transaction.category} /> : null} {label}
          </Button>
        ) : null}
      </LikelyCategories>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={editHref(transaction.id)} variant="secondary" size="sm" data-key="e">
          Something else
        </LinkButton>{" "}
        {view.next ? (
          <LinkButton to={reviewHref({ at: view.next })} variant="quiet" size="sm" data-key="s">
            Skip
          </LinkButton>
        ) : null}
      </div>
    </LookedAtForm>
  );
}

/** Those that have a button. */
function Digits({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <kbd>1</kbd>{" "}
      {count > 1 ? (
        <>
          to <kbd>{count}</kbd> pick a category,
        </>
      ) : (
        "picks the category,"
      )}{" "}
    </>
  );
}

const LooksRight = () => (
  <Button type="submit" icon="check" block>
    Looks right
  </Button>
);

/** What nothing speaks against, at once; what asks for a decision stays. */
function RestForm({ view: { count, counts } }: { view: ReviewView }) {
  if (counts.new === 0 || count < 2) return null;
  const isAll = counts.new === count;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="review-all" />
      <Button type="submit" variant="secondary">
        {isAll ? "Mark all as reviewed" : `Mark ${count >= 100 ? "all" : `the ${counts.new}`} new ones as reviewed`}
      </Button>
    </Form>
  );
}
