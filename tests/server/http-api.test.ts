// The door of a call: who is let in, what it's told of the call, and what an answer or an error becomes.
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError, BUSY_ERROR, GENERIC_ERROR } from "~/contracts/errors";
import type { CurrentUser } from "~/lib/auth.server";
import {
  type ApiContext,
  apiLoader,
  apiWrites,
  assertAccess,
  forMethods,
  errorAsJson,
  json,
  methodNotAllowed,
  NoBody,
  parseBody,
  publicApiLoader,
} from "~/lib/http-api.server";
import { useLog } from "../support/logged";

const said = useLog();

const asking = (method = "GET", more: RequestInit = {}) =>
  new Request("http://localhost/api/goals/7?page=2", { method, ...more });
const args = (request: Request, params: Record<string, string | undefined> = {}) => ({
  ...{ request, params, context: { nonce: "", requestId: "" } },
});
const read = async (answer: Response) => [answer.status, await answer.json()];

test("a call that reads is answered with what its handler gives, nothing as null, an answer as it is", async () => {
  const seen: ApiContext[] = [];
  const made = new Response("made", { status: 206 });
  const answers: unknown[] = [{ a: 1 }, undefined, null, 0, made];
  const loader = publicApiLoader((user, context) => {
    expect(user).toBeNull();
    seen.push(context);
    return answers[seen.length - 1];
  });
  expect(loader.methods).toEqual(["GET", "HEAD"]);
  const request = asking("GET", { headers: { "idempotency-key": "key-of-8" } });
  expect(await read(await loader(args(request, { id: "7", more: undefined })))).toEqual([200, { a: 1 }]);
  expect(seen[0]).toMatchObject({ request, params: { id: "7", more: "" }, idempotencyKey: "key-of-8" });
  expect(seen[0]?.url.search).toBe("?page=2");
  for (const wanted of [null, null, 0]) expect(await read(await loader(args(asking())))).toEqual([200, wanted]);
  expect(seen[1]?.idempotencyKey).toBeUndefined();
  expect(await loader(args(asking()))).toBe(made);
});

test("who isn't signed in is told so before anything is done", async () => {
  const done: unknown[] = [];
  const loader = apiLoader(() => done.push("read"));
  expect(loader.methods).toEqual(["GET", "HEAD"]);
  expect(await read(await loader(args(asking())))).toEqual([401, { message: "Please log in." }]);
  expect(done).toEqual([]);
});

test("a call that writes has its guard first, then its body; another method is named only to who may write", async () => {
  const bodies: unknown[] = [];
  const guarded = (isOpen: boolean) => (visitor: CurrentUser | null) => {
    if (!isOpen && !visitor) throw new AppError("unauthorized", "Please log in.");
    return (body: unknown) => Promise.resolve(void bodies.push(body));
  };
  const action = apiWrites({ POST: guarded(true), DELETE: guarded(true) });
  expect(action.methods).toEqual(["POST", "DELETE"]);
  const sent = (method: string, body?: string) =>
    asking(method, body === undefined ? {} : { body, headers: { "content-type": "application/json" } });
  expect(await read(await action(args(sent("POST", '{"a":1}'))))).toEqual([200, null]);
  expect(bodies).toEqual([{ a: 1 }]);
  const other = await action(args(sent("PUT", "{}")));
  expect([other.headers.get("allow"), ...(await read(other))]).toEqual([
    "POST, DELETE",
    405,
    { message: "Use POST or DELETE." },
  ]);
  const closed = apiWrites({ POST: guarded(false) });
  for (const method of ["POST", "PUT", "toString"])
    expect((await closed(args(sent(method, "{not json")))).status, method).toBe(401);
  expect((await action(args(sent("POST", "{not json")))).status).toBe(400);
  expect(bodies).toHaveLength(1);
});

test("what isn't allowed on an address is said with what is", async () => {
  const refused = methodNotAllowed("GET", "HEAD");
  expect(refused.methods).toEqual([]);
  const answer = await refused();
  expect([answer.status, answer.headers.get("allow"), await answer.json()]).toEqual([
    ...[405, "GET, HEAD", { message: "Use GET or HEAD." }],
  ]);
  const plain = forMethods(["POST"], (text: string) => new Response(text));
  expect([plain.methods, await (await plain("x")).text()]).toEqual([["POST"], "x"]);
});

test("who may: an admin's alone, a plan's, or what was begun with one", () => {
  const person = (over: object = {}): CurrentUser =>
    Object.assign(Object.create(null), {
      ...{ isAdmin: false, isPremium: false, hasStartedTrial: true, hasSeenPaywall: true },
      ...{
        subscriptionStatus: "trial_expired",
        trialEndsAt: new Date("2026-11-02"),
        now: new Date("2026-11-03"),
        ...over,
      },
    });
  const none = person({ hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null });
  const refusal = (access: Parameters<typeof assertAccess>[1], who = person()) => {
    try {
      assertAccess(who, access);
      return null;
    } catch (error) {
      return [Object(error).code, Object(error).userMessage];
    }
  };
  expect([refusal({}), refusal({ gated: false }), refusal({ gated: "as-screen" })]).toEqual([null, null, null]);
  expect(refusal({ admin: true })).toEqual(["forbidden", "Access Denied"]);
  expect(refusal({ admin: true }, person({ isAdmin: true }))).toBeNull();
  expect([refusal({ gated: true }), refusal({ gated: "as-screen" }, none)]).toEqual([
    ["gated", "Your free trial has ended. Choose a plan to continue."],
    ["gated", "Start a free trial or a subscription to use this feature."],
  ]);
  expect(refusal({ gated: true }, person({ isPremium: true, subscriptionStatus: "active" }))).toBeNull();
});

test("a body is what its schema makes of it; what is wrong is said by field, the first for all", () => {
  const schema = z.object({ name: z.string().min(2, "Longer."), day: z.string({ required_error: "A day, please." }) });
  expect(parseBody(schema, { name: "Ada", day: "x", more: 1 })).toEqual({ name: "Ada", day: "x" });
  const refusal = (body: unknown) => {
    try {
      return parseBody(schema, body);
    } catch (error) {
      const { code, userMessage, fieldErrors } = Object(error);
      return { code, userMessage, fieldErrors };
    }
  };
  expect(refusal({ name: "A" })).toEqual({
    ...{ code: "bad_request", userMessage: "Longer.", fieldErrors: { name: "Longer.", day: "A day, please." } },
  });
  expect(refusal(null)).toMatchObject({ code: "bad_request", userMessage: expect.stringMatching(/./) });
  expect(parseBody(NoBody, undefined)).toBeUndefined();
});

test("an error is told in its words and fields, with when to come back where that helps; what nobody expected isn't told", async () => {
  const answered = async (error: unknown) => {
    const answer = errorAsJson(error, asking("GET", { headers: { "x-request-id": "r-1" } }));
    return [answer.status, answer.headers.get("retry-after"), await answer.json()];
  };
  const fieldErrors = { name: "Taken." };
  expect(await answered(new AppError("conflict", "No.", { fieldErrors, retryAfter: 9 }))).toEqual([
    ...[409, null, { message: "No.", fieldErrors }],
  ]);
  expect(await answered(new AppError("too_many", "Wait.", { retryAfter: 9 }))).toEqual([
    429,
    "9",
    { message: "Wait." },
  ]);
  expect(await answered(new AppError("unavailable", "Later."))).toEqual([503, "5", { message: "Later." }]);
  expect(await answered(new Error("sorry, too many clients already"))).toEqual([503, "1", { message: BUSY_ERROR }]);
  expect(said).toEqual([]);
  const error = new Error("secret detail");
  expect(await answered(error)).toEqual([500, null, { message: GENERIC_ERROR, requestId: "r-1" }]);
  expect(said).toEqual([{ level: "error", message: "an endpoint failed", err: error, requestId: "r-1" }]);
  const made = new Response("done");
  expect(errorAsJson(made, asking())).toBe(made);
  const plain = json({ a: 1 }, 201, { "X-Own": "1" });
  expect([plain.status, plain.headers.get("x-own"), json(1).status]).toEqual([201, "1", 200]);
});
