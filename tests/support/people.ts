// People who use the app in tests, and the calls they make on a route's own loader and action.
import { randomBytes, randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { anonymousOk, type CurrentUser } from "~/lib/auth.server";
import { closeContext, openContext, REQUEST_ID } from "~/lib/request-context.server";
import { db, newId, transaction, type Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { hashPassword } from "~/lib/passwords.server";
import { openSession } from "~/lib/session.server";
import { assertDescribed } from "./described-api";

export const PASSWORD = "a-long-enough-secret";
let hashed: Promise<string> | undefined;

type Overrides = Partial<Prisma.UserCreateInput>;

/** A person with a random username; every field can be set. */
export async function createUser(overrides: Overrides = {}) {
  hashed ??= hashPassword(PASSWORD);
  const tag = randomBytes(5).toString("hex");
  return db.user.create({
    data: {
      id: newId(),
      username: `user-${tag}`,
      email: `${tag}@example.com`,
      firstName: "Ada",
      lastName: "Byron",
      passwordHash: await hashed,
      ...overrides,
    },
  });
}

/** A person on a running trial, whom no gate stops. */
export function createTrialUser(overrides: Overrides = {}) {
  return createUser({
    hasStartedTrial: true,
    hasSeenPaywall: true,
    subscriptionStatus: "trial",
    trialEndsAt: new Date(Date.now() + 10 * 86_400_000),
    ...overrides,
  });
}

/** A Cookie header that signs in. */
export async function sessionCookie(user: { id: string }): Promise<string> {
  const { cookie } = await transaction((tx) => openSession(tx, user.id, "test"));
  return cookie.split(";")[0] ?? "";
}

/** The person as guards hand them to services. */
export async function currentUser(user: { id: string }): Promise<CurrentUser> {
  const found = await anonymousOk(new Request(env.APP_URL, { headers: { cookie: await sessionCookie(user) } }));
  if (!found) throw new Error("no session");
  return found;
}

type Door = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;
type RouteModule = { loader?: unknown; action?: unknown };
type Call = {
  method?: string;
  path: string;
  params?: Record<string, string>;
  user?: { id: string } | null;
  cookie?: string;
  json?: unknown;
  form?: Record<string, string | string[]>;
  headers?: Record<string, string>;
};
export type Answer = { status: number; headers: Headers; body: unknown; text: string };

/** Calls a route as the server does: GET its loader, anything else its action. An endpoint answers as it is described. */
export async function call(route: RouteModule, asked: Call): Promise<Answer> {
  const method = asked.method ?? (asked.json !== undefined || asked.form !== undefined ? "POST" : "GET");
  const door = method === "GET" ? route.loader : route.action;
  if (!isDoor(door)) throw new Error(`the route has no ${method === "GET" ? "loader" : "action"}`);
  const answer = await answerTo(door, method, asked);
  const { status, headers, body } = answer;
  // Only endpoints say which methods work on them; a vendor's deliveries are no part of the description.
  if ("methods" in door && asked.path.startsWith("/api/"))
    assertDescribed({
      method,
      path: asked.path,
      status,
      contentType: headers.get("content-type"),
      body,
      ...(asked.json === undefined ? {} : { sent: typeof asked.json === "string" ? parsed(asked.json) : asked.json }),
    });
  return answer;
}

async function answerTo(
  door: Door,
  verb: string,
  { path, params = {}, user, cookie, json, form, headers = {} }: Call,
): Promise<Answer> {
  const all = new Headers(headers);
  const cookies = [cookie, user ? await sessionCookie(user) : undefined].filter(Boolean).join("; ");
  if (cookies) all.set("cookie", cookies);
  let body: BodyInit | undefined;
  if (json !== undefined) {
    all.set("content-type", "application/json");
    body = typeof json === "string" ? json : JSON.stringify(json);
  } else if (form) {
    body = new URLSearchParams(
      Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
  }
  const context = { requestId: randomUUID(), ip: "127.0.0.1", isDataRequest: false, nonce: "", isLocal: false };
  all.set(REQUEST_ID, context.requestId);
  const request = new Request(new URL(path, env.APP_URL), {
    method: verb,
    headers: all,
    ...(body === undefined ? {} : { body }),
  });
  openContext(context);
  try {
    return await answerOf(await door({ request, params, context: { nonce: "", requestId: context.requestId } }));
  } catch (thrown) {
    if (thrown instanceof Response) return answerOf(thrown);
    throw thrown;
  } finally {
    closeContext(context);
  }
}

function isDoor(value: unknown): value is Door {
  return typeof value === "function";
}

async function answerOf(result: unknown): Promise<Answer> {
  if (result instanceof Response) {
    const text = await result.text();
    return { status: result.status, headers: result.headers, text, body: parsed(text) };
  }
  if (isDataWithInit(result))
    return {
      status: result.init?.status ?? 200,
      headers: new Headers(result.init?.headers),
      text: "",
      body: result.data,
    };
  return { status: 200, headers: new Headers(), text: "", body: result };
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "DataWithResponseInit" &&
    "data" in value &&
    "init" in value
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
