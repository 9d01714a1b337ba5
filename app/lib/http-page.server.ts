// Doors of screens: a form post names its intent; the action parses, calls one service and redirects, or shows the
// form again with what was entered. The same without scripts and with them.
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { AppError, GENERIC_ERROR, type FieldErrors } from "~/contracts/errors";
import type { Toast } from "~/texts/toast";
import { anonymousOk, assertFeature, assertShown, requireUser, type CurrentUser } from "./auth.server";
import { contextOf, requestIdOf } from "./request-context.server";
import { asUnavailable } from "./db.server";
import { fieldErrorsOf, readForm } from "./parse-request.server";
import { log } from "./log.server";
import { toastCookie } from "./toast.server";

export type PageContext = { request: Request; url: URL; params: Record<string, string>; formKey: string | undefined };
/** The shape that the form library reads back, with the toast beside it. */
export type FormProblem = {
  fieldErrors: FieldErrors;
  repopulateFields: Record<string, unknown>;
  formId?: string;
  toast: Toast | null;
};
export type Intent<U> = (user: U, fields: Record<string, unknown>, context: PageContext) => Promise<unknown>;
type Options = {
  gated?: boolean;
  /** intents that are open as long as the screen shows what they are about */ asScreen?: readonly string[];
  admin?: boolean;
  /** the toast's title where an error has none */ errorTitle?: string;
};

const INTERNAL = new Set(["intent", "formKey", "__rvfInternalFormId", "subaction"]);

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

/** One named thing that a screen's form can do. */
export function intent<S extends z.ZodTypeAny, U = CurrentUser>(
  schema: S,
  run: (user: U, input: z.output<S>, context: PageContext) => Promise<unknown>,
): Intent<U> {
  return async (user, fields, page) => {
    return run(user, parseFields(schema, fields), page);
  };
}

/** What a form means; what is wrong with it shows the form again. */
export function parseFields<S extends z.ZodTypeAny>(schema: S, fields: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new InvalidForm(fieldErrorsOf(parsed.error));
  return parsed.data;
}

export function pageAction(intents: Record<string, Intent<CurrentUser>>, options: Options = {}) {
  return async (args: ActionFunctionArgs) => {
    const user = await requireUser(args.request);
    return runIntent(args, intents, options, (wanted) => {
      if (options.admin && !user.isAdmin) throw new AppError("forbidden", "Access Denied");
      if (options.asScreen?.includes(wanted)) assertShown(user);
      else if (options.gated) assertFeature(user);
      return user;
    });
  };
}

export function publicPageAction(intents: Record<string, Intent<CurrentUser | null>>, options: Options = {}) {
  return async (args: ActionFunctionArgs) => {
    const user = await anonymousOk(args.request);
    return runIntent(args, intents, options, () => user);
  };
}

class InvalidForm extends Error {
  readonly fieldErrors: FieldErrors;
  constructor(fieldErrors: FieldErrors) {
    super("invalid form");
    this.fieldErrors = fieldErrors;
  }
}

async function runIntent<U>(
  args: ActionFunctionArgs,
  intents: Record<string, Intent<U>>,
  options: Options,
  allow: (wanted: string) => U,
) {
  let fields: Record<string, string | string[]> = {};
  try {
    fields = await readForm(args.request);
    const [only = "", ...others] = Object.keys(intents);
    const wanted = typeof fields.intent === "string" ? fields.intent : others.length === 0 ? only : "";
    const user = allow(wanted);
    const run = Object.hasOwn(intents, wanted) ? intents[wanted] : undefined;
    if (!run) throw new AppError("bad_request", "This form is not known here.");
    const params = Object.fromEntries(Object.entries(args.params).map(([name, value]) => [name, value ?? ""]));
    const formKey = typeof fields.formKey === "string" && fields.formKey ? fields.formKey : undefined;
    return await run(user, visibleFields(fields), {
      request: args.request,
      url: new URL(args.request.url),
      params,
      formKey,
    });
  } catch (error) {
    return toFormProblem(error, fields, options, args.request);
  }
}

function toFormProblem(error: unknown, fields: Record<string, string | string[]>, options: Options, request: Request) {
  if (error instanceof Response) return error;
  const formId = typeof fields.__rvfInternalFormId === "string" ? fields.__rvfInternalFormId : undefined;
  const shown = { repopulateFields: withoutPasswords(visibleFields(fields)), ...(formId ? { formId } : {}) };
  if (error instanceof InvalidForm)
    return data<FormProblem>({ ...shown, fieldErrors: error.fieldErrors, toast: null }, 422);
  const known = error instanceof AppError ? error : asUnavailable(error);
  const unknown = !known ? error : error instanceof AppError && error.code === "unavailable" ? error.cause : undefined;
  if (unknown && !asUnavailable(unknown)) log.error({ err: unknown, requestId: requestIdOf(request) }, "a form failed");
  const toast: Toast = {
    title: known?.title ?? options.errorTitle ?? "Error",
    description: known?.userMessage ?? GENERIC_ERROR,
    variant: "error",
  };
  const headers = new Headers();
  const here = contextOf(request);
  // A page that is rendered now shows the toast itself; scripts ask for the page afterwards and find it in the cookie.
  if (here && !here.isDataRequest) here.toast = toast;
  else headers.append("Set-Cookie", toastCookie(toast));
  if (known?.status === 429 || known?.status === 503) headers.set("Retry-After", String(known.retryAfter ?? 5));
  return data<FormProblem>(
    { ...shown, fieldErrors: known?.fieldErrors ?? {}, toast },
    { status: known?.status ?? 500, headers },
  );
}

function visibleFields(fields: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !INTERNAL.has(name)));
}

function withoutPasswords(fields: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token/i.test(name)));
}
