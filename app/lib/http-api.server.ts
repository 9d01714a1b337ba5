// JSON doors. One line of a route says which function answers; guards, parsing and errors are the same for all.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { AppError, GENERIC_ERROR } from "~/contracts/errors";
import { anonymousOk, apiUser, assertFeature, assertShown, type CurrentUser } from "./auth.server";
import { requestIdOf } from "./request-context.server";
import { asUnavailable } from "./db.server";
import { fieldErrorsOf, readJson } from "./parse-request.server";
import { log } from "./log.server";
import { REFUSALS } from "~/texts/refusals";
import { REQUESTS } from "~/texts/requests";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
export type ApiContext = {
  request: Request;
  url: URL;
  params: Record<string, string>;
  idempotencyKey: string | undefined;
};
export type EndpointAccess = {
  /** Gated as a feature is, or only as its screen is: see docs/decisions/. */
  gated?: boolean | "as-screen";
  admin?: boolean;
  /** For everybody, signed in or not. */
  open?: boolean;
  /** What who isn't signed in is told. */
  signedOut?: string;
};
type Handler<U> = (user: U, context: ApiContext) => unknown;

/** A loader or action that says which methods work on it; the server tells them to whoever tries another. */
type MethodHandler<A extends unknown[] = [Args]> = ((...args: A) => Promise<Response>) & { methods: readonly string[] };

export function forMethods<A extends unknown[]>(
  methods: readonly string[],
  run: (...args: A) => Promise<Response> | Response,
): MethodHandler<A> {
  return Object.assign(async (...args: A) => run(...args), { methods });
}

const READING = ["GET", "HEAD"];

/** For calls without a payload. */
export const NoBody = z.unknown();

export function apiLoader(handler: Handler<CurrentUser>, access: EndpointAccess = {}) {
  return forMethods(READING, (args: Args) =>
    respond(args, async (context) => handler(await allowed(args.request, access), context)),
  );
}

export function publicApiLoader(handler: Handler<CurrentUser | null>) {
  return forMethods(READING, (args: Args) =>
    respond(args, async (context) => handler(await anonymousOk(args.request), context)),
  );
}

/** For endpoints that have no loader or no action: the wrong method, said as JSON with what is allowed. */
export function methodNotAllowed(...allow: string[]) {
  return forMethods([], () => json({ message: REQUESTS.useMethods(allow) }, 405, { Allow: allow.join(", ") }));
}

/** Lets a visitor in, or throws; only then is the body read. */
export type ApiWrite = (visitor: CurrentUser | null) => (body: unknown, context: ApiContext) => Promise<unknown>;

/** An endpoint's writes by method, each with its own guard. */
export function apiWrites(writes: Record<string, ApiWrite>) {
  return forMethods(Object.keys(writes), (args: Args) =>
    respond(args, async (context) => {
      const visitor = await anonymousOk(args.request);
      const found = Object.hasOwn(writes, args.request.method) ? writes[args.request.method] : undefined;
      if (!found) {
        // Who may not write here isn't told how either.
        for (const write of Object.values(writes)) write(visitor);
        return methodNotAllowed(...Object.keys(writes))();
      }
      const run = found(visitor);
      return run(await readJson(args.request), context);
    }),
  );
}

export function assertAccess(user: CurrentUser, access: EndpointAccess): void {
  if (access.admin && !user.isAdmin) throw new AppError("forbidden", REFUSALS.any.adminsOnly);
  if (access.gated === "as-screen") assertShown(user);
  else if (access.gated) assertFeature(user);
}

async function allowed(request: Request, access: EndpointAccess): Promise<CurrentUser> {
  const user = await apiUser(request);
  assertAccess(user, access);
  return user;
}

/** What a call's body means; what is wrong with it is said by field. */
export function parseBody<S extends z.ZodTypeAny>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fieldErrors = fieldErrorsOf(parsed.error);
  throw new AppError("bad_request", Object.values(fieldErrors)[0] ?? REQUESTS.invalid, { fieldErrors });
}

async function respond(args: Args, run: (context: ApiContext) => Promise<unknown>): Promise<Response> {
  try {
    const params = Object.fromEntries(Object.entries(args.params).map(([name, value]) => [name, value ?? ""]));
    const answer = await run({
      request: args.request,
      url: new URL(args.request.url),
      params,
      idempotencyKey: args.request.headers.get("idempotency-key") ?? undefined,
    });
    return answer instanceof Response ? answer : json(answer ?? null, 200);
  } catch (error) {
    return errorAsJson(error, args.request);
  }
}

export function errorAsJson(thrown: unknown, request: Request): Response {
  if (thrown instanceof Response) return thrown;
  const error = asUnavailable(thrown) ?? thrown;
  if (!(error instanceof AppError)) {
    const requestId = requestIdOf(request);
    log.error({ err: error, requestId }, "an endpoint failed");
    return json({ message: GENERIC_ERROR, requestId }, 500);
  }
  const headers: Record<string, string> = {};
  if (error.status === 429 || error.status === 503) headers["Retry-After"] = String(error.retryAfter ?? 5);
  return json(
    { message: error.userMessage, ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}) },
    error.status,
    headers,
  );
}

export function json(value: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(value, { status, headers });
}
