import { Form } from "@remix-run/react";
import type { AnyGoal, FollowableAccount, GoalConflict } from "~/contracts/goals";
import type { GoalType } from "~/domain/goals/goals";
import { FormKey, useIntentPending } from "~/components/ui/form-key";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { Tabs } from "~/components/ui/tabs";
import { Conflict } from "./conflict";
import { part } from "~/components/ui/lazy-client";

// The form library comes with the dialog that needs it, not with the screen.
const GoalForm = part(() => import("./goal-form"));

export const GOALS_PATH = "/goals";

type Props = {
  name: string | null;
  goal: AnyGoal | undefined;
  type: GoalType;
  today: string;
  accounts: readonly FollowableAccount[];
  conflict: GoalConflict | null;
};

/** What the URL asks for: ?dialog=add|edit|delete and which goal. */
export function GoalDialogs({ name, goal, type, today, accounts, conflict }: Props) {
  if (name === "add") {
    return (
      <Dialog title={type === "debt" ? "Add New Debt Goal" : "Add New Savings Goal"} closeTo={GOALS_PATH}>
        <Tabs
          label="Kind of goal"
          look="pill"
          className="mb-4"
          tabs={[
            { to: "/goals?dialog=add", label: "Savings goal", current: type === "savings" },
            { to: "/goals?dialog=add&type=debt", label: "Debt goal", current: type === "debt" },
          ]}
        />
        <GoalForm key={type} type={type} today={today} accounts={accounts} closeTo={GOALS_PATH} />
      </Dialog>
    );
  }
  if (name !== "edit" && name !== "delete") return null;
  if (!goal) return <GoneDialog />;
  if (name === "delete") return <DeleteDialog goal={goal} />;
  return (
    // The specification has one edit and one delete dialog, for both kinds; the sentence says which kind it is.
    <Dialog
      title="Edit Savings Goal"
      description={goal.type === "debt" ? `A debt you're paying off: ${goal.name}` : undefined}
      closeTo={GOALS_PATH}
    >
      {conflict ? (
        <Conflict conflict={conflict} goal={goal} closeTo={GOALS_PATH} />
      ) : (
        <GoalForm key={goal.id} type={goal.type} today={today} goal={goal} accounts={accounts} closeTo={GOALS_PATH} />
      )}
    </Dialog>
  );
}

function DeleteDialog({ goal }: { goal: AnyGoal }) {
  const pending = useIntentPending("delete-goal");
  return (
    <Dialog
      title="Delete Savings Goal"
      description={`This removes ${goal.name} with everything recorded for it.`}
      closeTo={GOALS_PATH}
      size="sm"
    >
      <Form method="post">
        <input type="hidden" name="intent" value="delete-goal" />
        <input type="hidden" name="goal" value={goal.id} />
        <input type="hidden" name="type" value={goal.type} />
        <FormKey />
        <DialogActions closeTo={GOALS_PATH}>
          <Button type="submit" variant="danger" pending={pending} pendingText="Deleting...">
            Delete Goal
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function GoneDialog() {
  return (
    <Dialog
      title="This goal is gone"
      description="It was deleted, or the link isn't yours. Nothing was changed."
      closeTo={GOALS_PATH}
      size="sm"
      actions={<LinkButton to={GOALS_PATH}>Back to your goals</LinkButton>}
    />
  );
}

/** Without scripts a page of its own; with them it opens half a second after the success and closes after five. */
export function CongratulationsDialog({
  goal,
  onClose,
}: {
  goal: { name: string; progress: number } | null;
  onClose?: () => void;
}) {
  return (
    <Dialog title="Congratulations" closeTo={GOALS_PATH} onClose={onClose} size="sm">
      <div className="flex flex-col items-center gap-4 pb-2 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="celebration" size="xl" />
        </span>
        <p className="text-base">
          {goal
            ? goal.progress >= 100
              ? `You've reached ${goal.name}.`
              : `You're ${goal.progress}% of the way with ${goal.name}.`
            : "You're one step closer."}
        </p>
        {onClose ? (
          <Button onClick={onClose} block>
            Keep Going!
          </Button>
        ) : (
          <LinkButton to={GOALS_PATH} block>
            Keep Going!
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}
