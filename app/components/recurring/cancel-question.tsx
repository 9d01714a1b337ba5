import { Form } from "@remix-run/react";
import { FormKey } from "~/components/ui/form-key";
import { ASK_HREF } from "~/domain/coach/hrefs";

/** Beside a list of bills: asks the coach which of them could go, and opens the answer. */
export function CancelQuestion() {
  return (
    <Form method="post" action={ASK_HREF} className="print:hidden">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="question" value="Which subscriptions could I cancel?" />
      <FormKey />
      <button
        type="submit"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 touch:min-h-11"
      >
        Which could I cancel?
      </button>
    </Form>
  );
}
