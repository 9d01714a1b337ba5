// A form with scripts: the documented call of its mutation, then what the mutation says, and where it leads. Refused,
// the form shows what was entered, in the shape that a plain post would get.
import { redirect } from "@remix-run/react";
import { GENERIC_ERROR, type FieldErrors } from "~/contracts/errors";
import { repeatable, type Refused } from "~/contracts/form";
import { bodyOf, pathOf, type MutationCall, type Fields, type Mutation } from "~/mutations/mutation";
import { showToast, toastStore } from "~/client/ui/toasts";
import type { Toast } from "~/texts/toast";
import { ApiError, apiRequest, messageOf } from "./api";

/** What a check finds before anything is sent. */
export type Problem = { toast: Toast; fieldErrors: FieldErrors };

type Options<Output, Done, Caught> = {
  check?: (fields: Fields) => Problem | null;
  /** What the screen does with the answer; what it gives back stands for going where a plain post would lead. */
  done?: (output: Output) => Done | Promise<Done>;
  /** What the screen does with a failure; what it gives back stands for saying it. */
  caught?: (error: unknown) => Caught | undefined;
};

export async function mutate<Output, Done = never, Caught = never>(
  mutation: Mutation<Output>,
  fields: Fields,
  { check, done, caught }: Options<Output, Done, Caught> = {},
): Promise<Refused | Response | NonNullable<Done> | Caught> {
  const problem = check?.(fields);
  if (problem) {
    say(problem.toast, fields);
    return refused(fields, problem.fieldErrors);
  }
  let output: Output;
  try {
    output = await call(mutation, fields);
  } catch (error) {
    const handled = caught?.(error);
    if (handled !== undefined) return handled;
    if (mutation.failed) {
      say(mutation.failed.toast, fields);
      return redirect(mutation.failed.redirect);
    }
    const problem = reasonOf(mutation, error);
    say({ title: mutation.failureTitle ?? "Error", description: problem, variant: "error" }, fields);
    return { ...refused(fields, error instanceof ApiError ? error.fieldErrors : {}), problem };
  }
  const toast = mutation.toast?.(output, fields);
  if (toast) say(toast, fields);
  return (await done?.(output)) ?? redirect(mutation.redirect(output, new URL(window.location.href)));
}

/**
 * A form that was sent twice before it was answered, as by a double click, runs twice and speaks once. Sent again later,
 * or answered otherwise, it speaks again.
 */
export function say(toast: Toast, { formKey }: Fields): void {
  const id = `${formKey} ${toast.title} ${toast.description ?? ""}`;
  const isOver = toastStore.list().some((said) => said.id === id && !said.open);
  showToast(formKey && !isOver ? { ...toast, id } : toast);
}

/** The call alone. */
export function call<Output>(mutation: Mutation<Output>, fields: Fields): Promise<Output> {
  return apiRequest<Output>(mutation.method, pathOf(mutation, fields), callBody(mutation, fields), {
    idempotencyKey: fields.formKey || undefined,
  });
}

function callBody(mutation: MutationCall, fields: Fields) {
  const body = bodyOf(mutation, fields);
  return Object.keys(body).length > 0 ? body : undefined;
}

/** The server's words; where there are none, those of the mutation. */
function reasonOf({ failure, wordless }: Pick<Mutation<never>, "failure" | "wordless">, error: unknown): string {
  const own = failure ?? GENERIC_ERROR;
  return error instanceof ApiError ? messageOf(error, wordless?.answer ?? own) : (wordless?.silence ?? own);
}

function refused(fields: Fields, fieldErrors: FieldErrors): Refused {
  const formId = fields.__rvfInternalFormId;
  return { fieldErrors, repopulateFields: repeatable(fields), ...(formId === undefined ? {} : { formId }) };
}
