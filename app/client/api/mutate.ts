// A form with scripts: the documented call of its mutation, then what the mutation says, and where it leads. Refused,
// the form shows what was entered, in the shape that a plain post would get.
import { redirect } from "@remix-run/react";
import type { FieldErrors } from "~/contracts/errors";
import { bodyOf, pathOf, type Fields, type Mutation, type Refused } from "~/mutations/mutation";
import { showToast } from "~/client/ui/toasts";
import type { Toast } from "~/texts/toast";
import { ApiError, apiRequest, messageOf } from "./api";

/** What a check finds before anything is sent. */
export type Problem = { toast: Toast; fieldErrors: FieldErrors };

type Options<Output> = {
  check?: (fields: Fields) => Problem | null;
  /** What the screen does with the answer; what it gives back stands for going where a plain post would lead. */
  done?: (output: Output) => unknown;
  /** What the screen does with a failure; what it gives back stands for saying it. */
  caught?: (error: unknown) => unknown;
};

export async function mutate<Output>(
  mutation: Mutation<Output>,
  fields: Fields,
  { check, done, caught }: Options<Output> = {},
): Promise<unknown> {
  const problem = check?.(fields);
  if (problem) {
    showToast(problem.toast);
    return refused(fields, problem.fieldErrors);
  }
  let output: Output;
  try {
    output = await call(mutation, fields);
  } catch (error) {
    const handled = caught?.(error);
    if (handled !== undefined) return handled;
    if (mutation.failed) {
      showToast(mutation.failed.toast);
      return redirect(mutation.failed.redirect);
    }
    const title = mutation.failureTitle ?? "Error";
    showToast({ title, description: messageOf(error, mutation.failure), variant: "error" });
    return refused(fields, error instanceof ApiError ? error.fieldErrors : {});
  }
  const toast = mutation.toast?.(output, fields);
  if (toast) showToast(toast);
  return done?.(output) ?? redirect(mutation.redirect(output));
}

/** The call alone. */
export function call<Output>(mutation: Mutation<Output>, fields: Fields): Promise<Output> {
  const body = mutation.method === "DELETE" ? undefined : bodyOf(mutation, fields);
  const idempotencyKey = fields.formKey || undefined;
  return apiRequest<Output>(mutation.method, pathOf(mutation, fields), body, { idempotencyKey });
}

function refused(fields: Fields, fieldErrors: FieldErrors): Refused {
  const formId = fields.__rvfInternalFormId;
  return { fieldErrors, repopulateFields: fields, ...(formId === undefined ? {} : { formId }) };
}
