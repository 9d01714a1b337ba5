import { Suspense } from "react";
import { FoldCard } from "~/components/ui/fold-card";
import { part } from "~/components/ui/lazy-client";
import type { BudgetCategory } from "~/domain/budget/budget";
import type { Cents } from "~/domain/money";
import type { Month } from "~/domain/periods";

const MoveForm = part(() => import("./move-form"));

/** What the form is filled in with: what the action answered, or what is to be covered and what that leaves. */
export type MoveAnswer = { error?: string; from?: string; to?: string; amount?: string; note?: string };
export const MOVE_ID = "move-money";
export type MoveFormProps = {
  categories: readonly BudgetCategory[];
  noJobCents: Cents;
  month: Month;
  /** Where the form is shown again if something is wrong with it. */
  action: string;
  answer: MoveAnswer | null;
};

/** One category gives what another needs, for this month alone. */
export function MoveMoney(props: MoveFormProps) {
  if (!props.categories.some(({ ownAmount }) => ownAmount > 0)) return null;
  const isOpen = props.answer !== null;
  return (
    <FoldCard id={isOpen ? MOVE_ID : undefined} title="Move money" open={isOpen}>
      <MoveHere {...props} />
    </FoldCard>
  );
}

/** The form, whose code comes after the screen's. */
export function MoveHere(props: MoveFormProps) {
  return (
    <Suspense fallback={null}>
      <MoveForm {...props} />
    </Suspense>
  );
}
