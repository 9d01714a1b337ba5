// Doors of screens: a form post names its intent; the action parses, calls one service and redirects, or shows the
// form again with what was entered. The same without scripts and with them.
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AppError, GENERIC_ERROR, type FieldErrors } from "~/contracts/errors";
import { repeatable, visibleFields, type Entered, type Refused } from "~/contracts/form";
import type { Toast } from "~/texts/toast";
import { anonymousOk, requireUser, type CurrentUser } from "./auth.server";
import { contextOf, requestIdOf } from "./request-context.server";
import { asUnavailable } from "./db.server";
import { fieldErrorsOf, readForm } from "./parse-request.server";
import { log } from "./log.server";
import { toastCookie } from "./toast.server";

export type PageContext = { request: Request; url: URL; params: Record<string, string>; formKey: string | undefined };
/** What a refused form shows again, with the toast beside it. */
export type FormProblem = Refused & { toast: Toast | null };
/** One named thing that a screen's form can do. */
export type Intent<U, Answer = unknown> = ((user: U, fields: Entered, context: PageContext) => Promise<Answer>) & {
  /** The toast's title where an error has none. */
  errorTitle?: string | undefined;
};
type Options = { errorTitle?: string };
type Answered<Answer> = Promise<Answer | Response | ReturnType<typeof data<FormProblem>>>;

/** What a screen reads of its action's answers: all but where they lead. */
export type ActionData<Action extends (...args: never[]) => unknown> = Shown<Awaited<ReturnType<Action>>>;
type Shown<Answer> = Answer extends Response ? never : Answer extends ReturnType<typeof data<infer T>> ? T : Answer;

/** A screen's data. What a service refuses becomes the page of its status (403, 404, 429, 503). */
export function pageLoader<T>(
  load: (user: CurrentUser, page: { request: Request; url: URL; params: Record<string, string> }) => Promise<T>,
) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<T> => {
    const user = await requireUser(request);
    try {
      return await load(user, {
        request,
        url: new URL(request.url),
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ""])),
      });
    } catch (error) {
      if (error instanceof AppError) throw new Response(error.userMessage, { status: error.status });
      throw error;
    }
  };
}

/** An intent that takes what its schema makes of the fields. */
export function intent<S extends z.ZodTypeAny, Answer, U = CurrentUser>(
  schema: S,
  run: (user: U, input: z.output<S>, context: PageContext) => Promise<Answer>,
): Intent<U, Answer> {
  return async (user, fields, page) => run(user, parseFields(schema, fields), page);
}

/** What a form means; what is wrong with it shows the form again. */
export function parseFields<S extends z.ZodTypeAny>(schema: S, fields: Entered): z.output<S> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new InvalidForm(fieldErrorsOf(parsed.error));
  return parsed.data;
}

export function pageAction<Answer>(intents: Record<string, Intent<CurrentUser, Answer>>, options: Options = {}) {
  return async (args: ActionFunctionArgs): Answered<Answer> => {
    const user = await requireUser(args.request);
    return runIntent(args, intents, options, user);
  };
}

export function publicPageAction<Answer>(
  intents: Record<string, Intent<CurrentUser | null, Answer>>,
  options: Options = {},
) {
  return async (args: ActionFunctionArgs): Answered<Answer> => {
    const user = await anonymousOk(args.request);
    return runIntent(args, intents, options, user);
  };
}

class InvalidForm extends Error {
  readonly fieldErrors: FieldErrors;
  constructor(fieldErrors: FieldErrors) {
    super("invalid form");
    this.fieldErrors = fieldErrors;
  }
}

async function runIntent<U, Answer>(
  args: ActionFunctionArgs,
  intents: Record<string, Intent<U, Answer>>,
  options: Options,
  user: U,
): Answered<Answer> {
  let fields: Entered = {};
  let run: Intent<U, Answer> | undefined;
  try {
    fields = await readForm(args.request);
    const [only = "", ...others] = Object.keys(intents);
    const wanted = typeof fields.intent === "string" ? fields.intent : others.length === 0 ? only : "";
    run = Object.hasOwn(intents, wanted) ? intents[wanted] : undefined;
    if (!run) throw new AppError("bad_request", "This form isn't known here.");
    const params = Object.fromEntries(Object.entries(args.params).map(([name, value]) => [name, value ?? ""]));
    const formKey = typeof fields.formKey === "string" && fields.formKey ? fields.formKey : undefined;
    return await run(user, visibleFields(fields), {
      request: args.request,
      url: new URL(args.request.url),
      params,
      formKey,
    });
  } catch (error) {
    return toFormProblem(error, fields, run?.errorTitle ?? options.errorTitle, args.request);
  }
}

function toFormProblem(error: unknown, fields: Entered, errorTitle: string | undefined, request: Request) {
  if (error instanceof Response) return error;
  const formId = typeof fields.__rvfInternalFormId === "string" ? fields.__rvfInternalFormId : undefined;
  const shown = { repopulateFields: repeatable(fields), ...(formId ? { formId } : {}) };
  if (error instanceof InvalidForm)
    return data<FormProblem>({ ...shown, fieldErrors: error.fieldErrors, toast: null }, 422);
  const known = error instanceof AppError ? error : asUnavailable(error);
  const unknown = !known ? error : error instanceof AppError && error.code === "unavailable" ? error.cause : undefined;
  if (unknown && !asUnavailable(unknown)) log.error({ err: unknown, requestId: requestIdOf(request) }, "a form failed");
  const problem = known?.userMessage ?? GENERIC_ERROR;
  const title = known?.title ?? errorTitle;
  // What stands beside its field is said there, once; a message with a title of its own is a documented one.
  const isBesideField = title === undefined && Object.values(known?.fieldErrors ?? {}).includes(problem);
  const toast: Toast | null = isBesideField
    ? null
    : { title: title ?? "Error", description: problem, variant: "error" };
  const headers = new Headers();
  const here = contextOf(request);
  // A page that is rendered now shows the toast itself; scripts ask for the page afterwards and find it in the cookie.
  if (toast && here && !here.isDataRequest) here.toast = toast;
  else if (toast) headers.append("Set-Cookie", toastCookie(toast));
  if (known?.status === 429 || known?.status === 503) headers.set("Retry-After", String(known.retryAfter ?? 5));
  return data<FormProblem>(
    { ...shown, fieldErrors: known?.fieldErrors ?? {}, problem, toast },
    { status: known?.status ?? 500, headers },
  );
}
