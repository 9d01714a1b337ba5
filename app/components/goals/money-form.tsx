import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { Button } from "~/components/ui/button";
import { FormKey } from "~/components/ui/form-key";

type Props = { goalId: string; goalName: string; kind: "add" | "pay" };

const WORDS = {
  add: { intent: "add-money", label: "Amount to add", button: "Add Money", pending: "Adding..." },
  pay: { intent: "make-payment", label: "Payment amount", button: "Make Payment", pending: "Paying..." },
};

/** One amount and one button. The browser's own checks are off: ours answer the same with scripts and without. */
export function MoneyForm({ goalId, goalName, kind }: Props) {
  const fetcher = useFetcher();
  const posted = useActionData();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = WORDS[kind];
  const busy = fetcher.state !== "idle";
  const problem = problemFor(goalId, fetcher.data) ?? problemFor(goalId, posted);
  const done = isDone(fetcher.data);

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

function isDone(data: unknown): boolean {
  return typeof data === "object" && data !== null && "done" in data;
}

function problemFor(goalId: string, data: unknown): { text: string; amount: string } | null {
  if (typeof data !== "object" || data === null || !("fieldErrors" in data) || !("repopulateFields" in data))
    return null;
  const { fieldErrors, repopulateFields: values } = data;
  if (
    typeof fieldErrors !== "object" ||
    fieldErrors === null ||
    !("amount" in fieldErrors) ||
    typeof fieldErrors.amount !== "string"
  )
    return null;
  if (typeof values !== "object" || values === null || !("goal" in values) || values.goal !== goalId) return null;
  return {
    text: fieldErrors.amount,
    amount: "amount" in values && typeof values.amount === "string" ? values.amount : "",
  };
}
