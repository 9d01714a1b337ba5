// Which forms may wait for a line. They add something, or set something to a value, and are safe to be sent hours later:
// each carries a key or has the same effect twice. Everything else (passwords, banks, billing, deletions, goals that were
// changed elsewhere meanwhile, questions to the coach) needs a line; docs/decisions/017 has the reasons.
import { checkAmount } from "~/domain/goals/goals";
import { formatUsd } from "~/domain/money";

export type Draft = {
  /** What the list of waiting forms calls it. */
  label: string;
  method: "POST" | "PUT";
  path: string;
  /** JSON for a documented call; fields for a screen that has none. */
  as: "json" | "form";
  body: Record<string, string | number>;
};
type Fields = Record<string, string>;
/** A sentence instead of a draft says why the form can't wait. */
type Reading = (fields: Fields, form: HTMLFormElement) => Draft | string;

const named = (form: HTMLFormElement): string =>
  form.querySelector("label")?.textContent?.replace(/^[^:]*: /, "") ?? "a goal";

function money(
  path: (goal: string) => string,
  method: Draft["method"],
  say: (amount: string, goal: string) => string,
): Reading {
  return ({ goal = "", amount = "" }, form) => {
    const cents = checkAmount(amount);
    if (cents === null || !/^[\w-]{1,80}$/.test(goal)) return "Please enter an amount above 0 with at most 2 decimals.";
    return { label: say(formatUsd(cents), named(form)), method, path: path(goal), as: "json", body: { amount } };
  };
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

const WAITING: Record<string, Reading> = {
  "/goals add-money": money(
    (goal) => `/api/savings-goals/${goal}/add-money`,
    "POST",
    (amount, goal) => `Add ${amount} to ${goal}`,
  ),
  "/goals make-payment": money(
    (goal) => `/api/debt-goals/${goal}/payment`,
    "PUT",
    (amount, goal) => `Pay ${amount} for ${goal}`,
  ),
  "/feedback ": feedback,
  "/transactions correct": correction,
};

const NEEDS_LINE = "This form needs a connection. Nothing was sent, and what you entered stays here.";

/** A form that was submitted without a line: what will be sent later, or why nothing will. */
export function draftOf(form: HTMLFormElement, submitter: HTMLElement | null): Draft | string {
  const data = new FormData(form, submitter);
  const fields = Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const read = WAITING[`${new URL(form.action, location.href).pathname} ${fields.intent ?? ""}`];
  return read ? read(fields, form) : NEEDS_LINE;
}
