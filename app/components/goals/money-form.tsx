import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { Button } from "~/components/ui/button";
import { FormKey } from "~/components/ui/form-key";
import type { GoalsResult } from "~/contracts/goals";
import { addMoney, makePayment } from "~/mutations/goals";

type Props = { goalId: string; goalName: string; kind: "add" | "pay" };

const WORDS = {
  add: { intent: addMoney.name, label: "Amount to add", button: "Add Money", pending: "Adding..." },
  pay: { intent: makePayment.name, label: "Payment amount", button: "Make Payment", pending: "Paying..." },
};

/** One amount and one button. The browser's own checks are off: ours answer the same with scripts and without. */
export function MoneyForm({ goalId, goalName, kind }: Props) {
  const fetcher = useFetcher<GoalsResult>();
  const posted = useActionData<GoalsResult>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = WORDS[kind];
  const busy = fetcher.state !== "idle";
  const problem = problemFor(goalId, fetcher.data) ?? problemFor(goalId, posted);
  const done = fetcher.data !== undefined && "done" in fetcher.data;

  useEffect(() => {
    if (!busy && done && input.current) input.current.value = "";
  }, [busy, done]);

  return (
    <fetcher.Form method="post" noValidate className="flex flex-col gap-1.5">
      <input type="hidden" name="intent" value={words.intent} />
      <input type="hidden" name="goal" value={goalId} />
      <FormKey />
      <label htmlFor={id} className="sr-only">{`${words.label}: ${goalName}`}</label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
            $
          </span>
          <input
            ref={input}
            id={id}
            name="amount"
            type="number"
            min="0"
            step="0.01"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            defaultValue={problem?.amount}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="field w-full pl-7 tabular-nums"
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          pending={busy}
          pendingText={words.pending}
          aria-label={`${words.button}: ${goalName}`}
        >
          {words.button}
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-error`} className="text-xs font-medium text-loss">
          {problem.text}
        </p>
      ) : null}
    </fetcher.Form>
  );
}

function problemFor(goalId: string, heard: GoalsResult | undefined): { text: string; amount: string } | null {
  if (!heard || !("fieldErrors" in heard) || heard.repopulateFields.goal !== goalId) return null;
  const text = heard.fieldErrors.amount;
  return text === undefined ? null : { text, amount: String(heard.repopulateFields.amount ?? "") };
}
