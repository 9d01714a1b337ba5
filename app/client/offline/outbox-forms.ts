// Which forms may wait for a line. They add something, or set something to a value, and are safe to be sent hours later:
// each carries a key or has the same effect twice. Everything else (passwords, banks, billing, deletions, goals that were
// changed elsewhere meanwhile, questions to the coach) needs a line; docs/decisions/017 has the reasons.
import { sendFeedback } from "~/mutations/feedback";
import { addMoney, makePayment } from "~/mutations/goals";
import { correctTransaction } from "~/mutations/ledger";
import { bodyOf, fieldsOf, pathOf, type Body, type MutationCall, type Fields, type Form } from "~/mutations/mutation";

export type FormDraft = {
  /** What the list of waiting forms calls it. */
  label: string;
  method: "POST" | "PUT";
  path: string;
  /** JSON for a documented call; fields for a screen that has none. */
  as: "json" | "form";
  body: Body;
};
/** A sentence instead of a draft says why the form can't wait. */
type Reading = (fields: Fields, form: HTMLFormElement) => FormDraft | string;

const NEEDS_LINE = "This form needs a connection. Nothing was sent, and what you entered stays here.";

/** Waits for its documented call, with the same fields as at once; without one, for its screen. */
function waiting<Output>(
  { offline, ...write }: Form<Output> & Partial<MutationCall>,
  subjectOf: (form: HTMLFormElement) => string = () => "",
): Record<string, Reading> {
  const read: Reading = (fields, form) => {
    const waits = offline?.(fields, subjectOf(form)) ?? { refused: NEEDS_LINE };
    if ("refused" in waits) return waits.refused;
    const { label } = waits;
    const body = bodyOf(write, fields);
    const { method, path } = write;
    return method && path
      ? {
          label,
          method: method === "PUT" ? "PUT" : "POST",
          path: pathOf({ ...write, method, path }, fields),
          as: "json",
          body,
        }
      : { label, method: "POST", path: write.screen, as: "form", body: { intent: write.name, ...body } };
  };
  return { [`${write.screen} ${write.name}`]: read };
}

const goalOf = (form: HTMLFormElement): string =>
  form.querySelector("label")?.textContent?.replace(/^[^:]*: /, "") ?? "a goal";

const merchantOf = (form: HTMLFormElement): string =>
  form.closest('[role="dialog"], dialog')?.querySelector("h1, h2")?.textContent ?? "a transaction";

const WAITING: Record<string, Reading> = {
  ...waiting(addMoney, goalOf),
  ...waiting(makePayment, goalOf),
  ...waiting(sendFeedback),
  ...waiting(correctTransaction, merchantOf),
};

/** A form that was submitted without a line: what will be sent later, or why nothing will. */
export function draftOf(form: HTMLFormElement, submitter: HTMLElement | null): FormDraft | string {
  const fields = fieldsOf(new FormData(form, submitter));
  const read = WAITING[`${new URL(form.action, location.href).pathname} ${fields.intent ?? ""}`];
  return read ? read(fields, form) : NEEDS_LINE;
}
