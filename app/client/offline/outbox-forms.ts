// Which forms may wait for a line. They add something, or set something to a value, and are safe to be sent hours later:
// each carries a key or has the same effect twice. Everything else (passwords, banks, billing, deletions, goals that were
// changed elsewhere meanwhile, questions to the coach) needs a line; docs/decisions/017 has the reasons.
import { addMoney, makePayment } from "~/mutations/goals";
import { bodyOf, fieldsOf, pathOf, type Fields, type Mutation } from "~/mutations/mutation";

export type Draft = {
  /** What the list of waiting forms calls it. */
  label: string;
  method: "POST" | "PUT";
  path: string;
  /** JSON for a documented call; fields for a screen that has none. */
  as: "json" | "form";
  body: Record<string, string | number>;
};
/** A sentence instead of a draft says why the form can't wait. */
type Reading = (fields: Fields, form: HTMLFormElement) => Draft | string;

const named = (form: HTMLFormElement): string =>
  form.querySelector("label")?.textContent?.replace(/^[^:]*: /, "") ?? "a goal";

/** A mutation that may wait goes to its documented call, with the same fields as at once. */
function waiting<Output>(mutation: Mutation<Output>): [string, Reading] {
  const read: Reading = (fields, form) => {
    const waits = mutation.offline?.(fields, named(form)) ?? { refused: NEEDS_LINE };
    if ("refused" in waits) return waits.refused;
    const method = mutation.method === "PUT" ? "PUT" : "POST";
    return { label: waits.label, method, path: pathOf(mutation, fields), as: "json", body: bodyOf(mutation, fields) };
  };
  return [`${mutation.screen} ${mutation.name}`, read];
}

const feedback: Reading = ({ type = "general", title = "", message = "", rating = "" }) => {
  if (title.trim().length < 5) return "Title must be at least 5 characters";
  if (message.trim().length < 10) return "Message must be at least 10 characters";
  return {
    label: `Feedback: ${title.trim()}`,
    method: "POST",
    path: "/api/feedback",
    as: "json",
    body: { type, title, message, ...(rating ? { rating: Number(rating) } : {}) },
  };
};

/** Sets one row's category and note: the same effect twice. A rule for the merchant changes many rows, and needs a line. */
const correction: Reading = ({ transaction = "", choice = "", note = "", applyToMerchant }, form) => {
  if (applyToMerchant) return "A rule for all transactions of a merchant needs a connection.";
  const merchant = form.closest('[role="dialog"], dialog')?.querySelector("h1, h2")?.textContent ?? "a transaction";
  return {
    label: `Change to ${merchant}`,
    method: "POST",
    path: "/transactions",
    as: "form",
    body: { intent: "correct", transaction, choice, note },
  };
};

const NEEDS_LINE = "This form needs a connection. Nothing was sent, and what you entered stays here.";

const WAITING: Record<string, Reading> = {
  ...Object.fromEntries([waiting(addMoney), waiting(makePayment)]),
  "/feedback ": feedback,
  "/transactions correct": correction,
};

/** A form that was submitted without a line: what will be sent later, or why nothing will. */
export function draftOf(form: HTMLFormElement, submitter: HTMLElement | null): Draft | string {
  const fields = fieldsOf(new FormData(form, submitter));
  const read = WAITING[`${new URL(form.action, location.href).pathname} ${fields.intent ?? ""}`];
  return read ? read(fields, form) : NEEDS_LINE;
}
