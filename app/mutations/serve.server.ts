// The half of a mutation that runs: what it takes, what it answers, who may, and the service that does it. Gives the
// action of a form and the documented call.
import { data } from "@remix-run/node";
import type { z } from "zod";
import { AppError } from "~/contracts/errors";
import { apiWrites, json, parseBody, type EndpointAccess, type ApiWrite } from "~/lib/http-api.server";
import { parseFields, type Intent } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import type { Guard, Visitor } from "./guard.server";
import { onlyTexts, type MutationCall, type Fields, type Form, type Mutation } from "./mutation";

type WriteContext = {
  /** Of the thing that is changed: from the call's address, from the form's field, or else from the screen's address. */
  id: string;
  /** The same key sent again gets the same answer. */
  key: string | undefined;
  request: Request;
};

/** What somebody else changed meanwhile, to be answered with 409. */
export class Conflict<Sides> {
  readonly sides: Sides;
  constructor(sides: Sides) {
    this.sides = sides;
  }
}

/** An answer that cookies go with, by either door. */
export class WithHeaders<Output> {
  readonly output: Output;
  readonly headers: HeadersInit;
  constructor(output: Output, headers: HeadersInit) {
    this.output = output;
    this.headers = headers;
  }
}

type Made<Output, View> = Output | Conflict<View> | WithHeaders<Output> | Response;
type Run<Input extends z.ZodTypeAny, Made, Who> = (
  user: Who,
  input: z.output<Input>,
  context: WriteContext,
) => Promise<Made>;

type Parts<Input extends z.ZodTypeAny, Output, Who, View> = {
  guard: Guard<Who>;
  input: Input;
  run: Run<Input, Made<Output, View>, Who>;
};
type FormParts<Input extends z.ZodTypeAny, Output, Who, View> = Parts<Input, Output, Who, View> & {
  /** What the form asks besides what is written, such as a password a second time. */
  formInput?: z.ZodTypeAny;
  /** Set where the screen shows a failure in its own way; undefined leaves it to the toast. */
  shows?: (error: unknown, input: z.output<Input>) => View | undefined;
};
type CallParts<Input extends z.ZodTypeAny, Output, Who, View> = Parts<Input, Output, Who, View> & {
  output: z.ZodType<Output, z.ZodTypeDef, unknown>;
  /** What a 409 answers. */
  conflict?: z.ZodType<View, z.ZodTypeDef, unknown>;
  status?: 200 | 201;
};

type Shown<View> = Response | ReturnType<typeof data<View>>;

/** One form of a screen. */
export type FormWrite<View = never> = { name: string; onPage: Intent<Visitor, Shown<View>> };

/** A documented call, with what its description needs. */
export type Write = {
  mutation: Pick<MutationCall, "method" | "path">;
  input: z.ZodTypeAny;
  output: z.ZodTypeAny;
  conflict: z.ZodTypeAny | undefined;
  access: EndpointAccess;
  status: 200 | 201;
  onCall: ApiWrite;
};

/** A write that has a form and a call. */
export function serve<Input extends z.ZodTypeAny, Output, Who, View = never>(
  mutation: Mutation<Output>,
  parts: CallParts<Input, Output, Who, View> & FormParts<Input, Output, Who, View>,
): Write & FormWrite<View> {
  return { ...serveCall(mutation, parts), ...serveForm(mutation, parts) };
}

/** A write that has a form alone. */
export function serveForm<Input extends z.ZodTypeAny, Output, Who, View = never>(
  form: Form<Output>,
  { guard, formInput, input, run, shows }: FormParts<Input, Output, Who, View>,
): FormWrite<View> {
  const { admit } = guard;
  const onPage: Intent<Visitor, Shown<View>> = async (visitor, fields, page) => {
    const user = admit(visitor);
    if (formInput) parseFields(formInput, fields);
    const entered = parseFields(input, fields);
    const context = { id: idIn(form, fields) || (page.params.id ?? ""), key: page.formKey, request: page.request };
    try {
      const made = await withFailure(form, () => run(user, entered, context));
      if (made instanceof Response) return made;
      if (made instanceof Conflict) return data(made.sides, 409);
      const [output, headers] = made instanceof WithHeaders ? [made.output, made.headers] : [made, {}];
      return redirectWithToast(
        form.redirect(output, page.url),
        form.toast?.(output, onlyTexts(fields), page.url),
        headers,
      );
    } catch (error) {
      if (form.failed) return redirectWithToast(form.failed.redirect, form.failed.toast);
      const view = shows?.(error, entered);
      if (view === undefined) throw error;
      return data(view, 503);
    }
  };
  return { name: form.name, onPage: Object.assign(onPage, { errorTitle: form.failureTitle }) };
}

/** A write that has a call alone. */
export function serveCall<Input extends z.ZodTypeAny, Output, Who, View = never>(
  { method, path }: MutationCall,
  { guard, input, output, conflict, status = 200, run }: CallParts<Input, Output, Who, View>,
): Write {
  const { access, admit } = guard;
  const onCall: ApiWrite = (visitor) => {
    const user = admit(visitor);
    return async (body, { params, idempotencyKey, request }) => {
      const context = { id: Object.values(params)[0] ?? "", key: idempotencyKey, request };
      const made = await run(user, parseBody(input, body), context);
      if (made instanceof Response) return made;
      if (made instanceof Conflict) return json(made.sides, 409);
      return made instanceof WithHeaders ? json(made.output, status, made.headers) : json(made, status);
    };
  };
  return { mutation: { method, path }, input, output, conflict, access, status, onCall };
}

/** The action of a screen: its forms by the names of their mutations. */
export function formActions<View>(...writes: readonly FormWrite<View>[]): Record<string, Intent<Visitor, Shown<View>>> {
  return Object.fromEntries(writes.map(({ name, onPage }) => [name, onPage]));
}

/** One form that stands for several writes: what was entered says which. */
export function oneOf<View>(name: string, choose: (fields: Fields) => FormWrite<View>): FormWrite<View> {
  return { name, onPage: (visitor, fields, page) => choose(onlyTexts(fields)).onPage(visitor, fields, page) };
}

/** The action of an endpoint: its writes by their methods. */
export function apiCalls(...writes: readonly Write[]) {
  return apiWrites(Object.fromEntries(writes.map((write) => [write.mutation.method, write.onCall])));
}

/** A wrong entry shows the form again (422); what fails for another reason says so in the words of this write. */
async function withFailure<Answer>(
  { failure, failureTitle }: { failure?: string; failureTitle?: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const title = failureTitle ? { title: failureTitle } : {};
  try {
    return await run();
  } catch (error) {
    if (failure === undefined) throw error;
    if (!(error instanceof AppError)) throw new AppError("unavailable", failure, { ...title, cause: error });
    if (error.code !== "bad_request") throw error;
    throw new AppError("unprocessable", error.userMessage, {
      ...(error.title ? { title: error.title } : title),
      ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    });
  }
}

function idIn({ idField }: { idField?: string }, fields: Record<string, unknown>): string {
  const id = idField ? fields[idField] : undefined;
  return typeof id === "string" && id.length <= 100 ? id : "";
}
