import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import type { BudgetView } from "~/contracts/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import { CHANGED } from "~/texts/budget-month";

/** Today's last change of several amounts, and the way back. */
export function UndoNote({ view: { undo, month, current } }: { view: Pick<BudgetView, "undo" | "month" | "current"> }) {
  if (undo === null) return null;
  return (
    <Note
      tone="success"
      title={CHANGED[undo]}
      action={
        <Form method="post" action={budgetHref(month, current)} preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="month" value={month} />
          <Button type="submit" variant="secondary" size="sm" icon="undo">
            Undo
          </Button>
        </Form>
      }
    />
  );
}
