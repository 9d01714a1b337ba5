import { GoalInput, type AnyGoal, type FollowableAccount } from "~/contracts/goals";
import { DEFAULT_COLOR, GOAL_COLORS, NAME_LIMIT, type GoalColor, type GoalType } from "~/domain/goals/goals";
import { AppForm, FormKey, SubmitButton } from "~/components/ui/app-form";
import { cx } from "~/components/ui/cx";
import { DialogActions } from "~/components/ui/dialog";
import { SelectField, TextField } from "~/components/ui/field";
import { useField } from "remix-validated-form";
import { COLOR_NAMES, SWATCHES } from "./goal-look";

type Props = {
  type: GoalType;
  today: string;
  goal?: AnyGoal;
  accounts: readonly FollowableAccount[];
  closeTo: string;
};

const WORDS = {
  savings: {
    name: "Goal name",
    target: "Target amount",
    current: "Saved so far",
    date: "Target date",
    hint: undefined,
  },
  debt: {
    name: "Debt name",
    target: "Original amount",
    current: "Left to pay",
    date: "Pay off by (optional)",
    hint: "Leave empty if all of it is left.",
  },
};

/** Create and edit, savings and debt: one form. What is wrong is said in a toast and beside the field. */
export default function GoalForm({ type, today, goal, accounts, closeTo }: Props) {
  const id = goal ? `edit-${goal.id}` : `add-${type}`;
  const words = WORDS[type];
  const kept = goal ? (goal.type === "debt" ? goal.targetDate : goal.deadline) : null;
  return (
    <AppForm
      schema={GoalInput}
      id={id}
      intent={goal ? "edit-goal" : "create-goal"}
      defaultValues={valuesOf(goal)}
      className="flex flex-col gap-4"
    >
      <FormKey />
      <input type="hidden" name="type" value={type} />
      {goal ? <input type="hidden" name="goal" value={goal.id} /> : null}
      {goal ? <input type="hidden" name="version" value={goal.version} /> : null}
      <TextField name="name" label={words.name} maxLength={NAME_LIMIT} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="targetAmount"
          label={words.target}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          className="tabular-nums"
        />
        <TextField
          name="currentAmount"
          label={words.current}
          hint={goal ? undefined : words.hint}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          className="tabular-nums"
        />
      </div>
      <TextField name="deadline" label={words.date} type="date" min={kept && kept < today ? kept : today} />
      {type === "debt" ? <DebtFields /> : null}
      <AccountField type={type} accounts={accounts} />
      <ColorField chosen={goal?.color ?? DEFAULT_COLOR} />
      <DialogActions closeTo={closeTo}>
        <SubmitButton pendingText="Saving...">{goal ? "Save Changes" : "Create Goal"}</SubmitButton>
      </DialogActions>
    </AppForm>
  );
}

function DebtFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="interestRate"
        label="Interest rate in % (optional)"
        inputMode="decimal"
        autoComplete="off"
        placeholder="19.99"
      />
      <TextField
        name="minimumPayment"
        label="Minimum payment (optional)"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
      />
    </div>
  );
}

/** A goal that follows an account needs no entries: the bank says how far it is. */
function AccountField({ type, accounts }: Pick<Props, "type" | "accounts">) {
  const own = accounts.filter(({ goalType }) => goalType === type);
  if (own.length === 0) return null;
  return (
    <SelectField
      name="accountId"
      label="Linked account (optional)"
      hint="We'll update the goal from this account."
      options={[{ value: "", label: "None" }, ...own.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

function ColorField({ chosen }: { chosen: GoalColor }) {
  const { defaultValue } = useField("color");
  const value = typeof defaultValue === "string" ? defaultValue : chosen;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Color</legend>
      <div className="flex flex-wrap gap-2">
        {GOAL_COLORS.map((color) => (
          <label
            key={color}
            className="flex min-h-11 items-center gap-2 rounded-md border border-edge px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="color"
              value={color}
              defaultChecked={color === value}
              className="size-4 accent-accent"
            />
            <span aria-hidden className={cx("size-3 rounded-full", SWATCHES[color])} />
            {COLOR_NAMES[color]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function valuesOf(goal: AnyGoal | undefined): Record<string, string> | undefined {
  if (!goal) return undefined;
  const money = (dollars: number | null) => (dollars === null ? "" : dollars.toFixed(2));
  const shared = {
    name: goal.name,
    color: goal.color,
    currentAmount: money(goal.currentAmount),
    accountId: goal.account?.id ?? "",
  };
  if (goal.type === "savings")
    return { ...shared, targetAmount: money(goal.targetAmount), deadline: goal.deadline ?? "" };
  return {
    ...shared,
    targetAmount: money(goal.originalAmount),
    deadline: goal.targetDate ?? "",
    interestRate: goal.interestRate === null ? "" : String(goal.interestRate),
    minimumPayment: money(goal.minimumPayment),
  };
}
