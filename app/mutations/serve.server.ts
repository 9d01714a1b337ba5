// The half of a mutation that runs: what it takes, what it answers, who may, and the service that does it. Gives the
// action of a form and the documented call.
import { data } from "@remix-run/node";
import type { z } from "zod";
import { AppError } from "~/contracts/errors";
import type { CurrentUser } from "~/lib/auth.server";
import { apiWrites, assertAccess, json, parseBody, type Access, type ApiWrite } from "~/lib/http-api.server";
import { parseFields, type Intent } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import type { Fields, Mutation } from "./mutation";

export type WriteContext = { id: string; key: string | undefined; request: Request };

/** What somebody else changed meanwhile. The call answers it with 409; the screen shows both sides. */
export class Conflict {
  readonly conflict: unknown;
  constructor(conflict: unknown) {
    this.conflict = conflict;
  }
}

type Parts<Input extends z.ZodTypeAny, Output> = {
  input: Input;
  output: z.ZodType<Output, z.ZodTypeDef, unknown>;
  /** What a 409 answers. */
  conflict?: z.ZodTypeAny;
  access?: Access;
  run: (user: CurrentUser, input: z.output<Input>, context: WriteContext) => Promise<Output | Conflict>;
};

/** A write with both doors: the form's intent, and the handler of its call. */
export type Write = {
  mutation: { name: string; method: "POST" | "PUT" | "DELETE"; path: string };
  input: z.ZodTypeAny;
  output: z.ZodTypeAny;
  conflict: z.ZodTypeAny | undefined;
  access: Access;
  onPage: Intent<CurrentUser>;
  onCall: ApiWrite;
};

export function serve<Input extends z.ZodTypeAny, Output>(
  mutation: Mutation<Output>,
  parts: Parts<Input, Output>,
): Write {
  const { input, output, conflict, access = {}, run } = parts;
  return {
    mutation,
    input,
    output,
    conflict,
    access,
    onPage: async (user, fields, { formKey, request }) => {
      assertAccess(user, access);
      const entered = parseFields(input, fields);
      const context = { id: idIn(mutation, fields), key: formKey, request };
      const answer = await withFailure(mutation, () => run(user, entered, context)).catch((error: unknown) => {
        if (mutation.failed) return redirectWithToast(mutation.failed.redirect, mutation.failed.toast);
        throw error;
      });
      if (answer instanceof Response) return answer;
      if (answer instanceof Conflict) return data({ conflict: answer.conflict }, 409);
      return redirectWithToast(mutation.redirect(answer), mutation.toast?.(answer, onlyTexts(fields)));
    },
    onCall: {
      access,
      run: async (user, body, { params, idempotencyKey, request }) => {
        const context = { id: params.id ?? "", key: idempotencyKey, request };
        const answer = await run(user, parseBody(input, body), context);
        return answer instanceof Conflict ? json(answer.conflict, 409) : answer;
      },
    },
  };
}

/** The action of a screen: its forms by the names of their mutations. */
export function formActions(...writes: readonly Write[]): Record<string, Intent<CurrentUser>> {
  return Object.fromEntries(writes.map((write) => [write.mutation.name, write.onPage]));
}

/** One form that stands for several writes: what was entered says which. */
export function oneOf(choose: (fields: Fields) => Write): Intent<CurrentUser> {
  return (user, fields, page) => choose(onlyTexts(fields)).onPage(user, fields, page);
}

/** The action of an endpoint: its writes by their methods. */
export function apiCalls(...writes: readonly Write[]) {
  return apiWrites(Object.fromEntries(writes.map((write) => [write.mutation.method, write.onCall])));
}

/** A wrong entry shows the form again (422); what fails for another reason says so in the words of this write. */
export async function withFailure<Answer>(
  mutation: { failure: string; failureTitle?: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const title = mutation.failureTitle ? { title: mutation.failureTitle } : {};
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw new AppError("unavailable", mutation.failure, { ...title, cause: error });
    if (error.code !== "bad_request") throw error;
    throw new AppError("unprocessable", error.userMessage, {
      ...(error.title ? { title: error.title } : title),
      ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    });
  }
}

function idIn(mutation: { idField?: string }, fields: Record<string, unknown>): string {
  const id = mutation.idField ? fields[mutation.idField] : undefined;
  return typeof id === "string" && id.length <= 100 ? id : "";
}

function onlyTexts(fields: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
