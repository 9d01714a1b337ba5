import { Form } from "@remix-run/react";
import type { AnyGoal, GoalConflict, GoalValuesShown } from "~/contracts/goals";
import { FormKey, useIntentPending } from "~/components/ui/form-key";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { DialogActions } from "~/components/ui/dialog";
import { Note } from "~/components/ui/callout";

const LABELS: [keyof GoalValuesShown, string, string][] = [
  ["name", "Name", "Name"],
  ["targetAmount", "Target amount", "Original amount"],
  ["currentAmount", "Saved so far", "Left to pay"],
  ["deadline", "Target date", "Pay off by"],
  ["color", "Color", "Color"],
  ["interestRate", "Interest rate", "Interest rate"],
  ["minimumPayment", "Minimum payment", "Minimum payment"],
];

/** Two edits met: both values side by side, and the choice is the person's. */
export function Conflict({ conflict, goal, closeTo }: { conflict: GoalConflict; goal: AnyGoal; closeTo: string }) {
  const pending = useIntentPending("edit-goal");
  const rows = LABELS.filter(
    ([name]) => goal.type === "debt" || (name !== "interestRate" && name !== "minimumPayment"),
  );
  return (
    <div className="flex flex-col gap-4">
      <Note tone="caution" title={conflict.message} role="alert">
        Choose which values to keep.
      </Note>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys as well */}
      <div role="group" aria-label="Both values" tabIndex={0} className="overflow-x-auto">
        <BothValues rows={rows} conflict={conflict} type={goal.type} />
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="edit-goal" />
        <input type="hidden" name="goal" value={goal.id} />
        <input type="hidden" name="type" value={goal.type} />
        <input type="hidden" name="version" value={conflict.version} />
        {rows.map(([name]) => (
          <input key={name} type="hidden" name={name} value={conflict.yours[name]} />
        ))}
        <FormKey />
        <DialogActions closeTo={closeTo} cancel="Keep what is saved">
          <Button type="submit" pending={pending} pendingText="Saving...">
            Save mine
          </Button>
        </DialogActions>
      </Form>
    </div>
  );
}

function BothValues({ rows, conflict, type }: { rows: typeof LABELS; conflict: GoalConflict; type: AnyGoal["type"] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            Field
          </th>
          <th scope="col" className="px-3 py-2 text-left font-medium">
            Saved now
          </th>
          <th scope="col" className="py-2 pl-3 text-left font-medium">
            Yours
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, savings, debt]) => {
          const differs = conflict.current[name] !== conflict.yours[name];
          return (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal text-muted">
                {type === "debt" ? debt : savings}
              </th>
              <td className={cx("px-3 py-2 break-words", differs && "font-semibold")}>
                {conflict.current[name] || "none"}
              </td>
              <td className={cx("py-2 pl-3 break-words", differs && "font-semibold")}>
                {conflict.yours[name] || "none"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
