// A write by its form and by its call: who may, what was meant, what is said, and where it leads.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError, GENERIC_ERROR } from "~/contracts/errors";
import type { CurrentUser } from "~/lib/auth.server";
import type { ApiContext } from "~/lib/http-api.server";
import type { PageContext } from "~/lib/http-page.server";
import { anybody, signedIn } from "~/mutations/guard.server";
import {
  apiCalls,
  Conflict,
  formActions,
  oneOf,
  serve,
  serveCall,
  serveForm,
  WithHeaders,
} from "~/mutations/serve.server";
import type { Form, Mutation } from "~/mutations/mutation";

const Input = z.object({ name: z.string().min(1, "Name is required") });
const Output = z.object({ saved: z.string() });
const mutation: Mutation<{ saved: string }> = {
  ...{ method: "POST", path: "/api/goals/:id", name: "save", screen: "/goals", idField: "goal" },
  toast: (output, fields, from) => ({ title: `${output.saved} ${fields.name} ${from?.pathname}`, variant: "success" }),
  redirect: (output, from) => `${from.pathname}?saved=${output.saved}`,
};
type Seen = { input?: unknown; id?: string; key?: string | undefined };

const page = (over: Partial<PageContext> = {}): PageContext => ({
  ...{ request: new Request("http://localhost/goals"), url: new URL("http://localhost/goals"), params: {} },
  ...{ formKey: undefined, ...over },
});
const asked = (over: Partial<ApiContext> = {}): ApiContext => ({
  ...{ request: new Request("http://localhost/api/goals/7"), url: new URL("http://localhost/api/goals/7") },
  ...{ params: { id: "7" }, idempotencyKey: undefined, ...over },
});
const writing = (
  run: (seen: Seen) => unknown = () => ({ saved: "yes" }),
  over: object = {},
  form: Partial<typeof mutation> = {},
) => {
  const seen: Seen = {};
  const write = serve<typeof Input, { saved: string }, CurrentUser | null, { own: string }>(
    { ...mutation, ...form },
    {
      ...{ guard: anybody, input: Input, output: Output },
      run: async (_user, input, { id, key }) => {
        Object.assign(seen, { input, id, key });
        const made: { saved: string } = Object(await run(seen));
        return made;
      },
      ...over,
    },
  );
  return { seen, write };
};
const fails = (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error(String(error)));
const toastIn = (answer: unknown): unknown => {
  if (!(answer instanceof Response)) return "no redirect";
  const [, body] = /^flash=([\w-]+)\./.exec(decodeURIComponent(answer.headers.getSetCookie().join())) ?? [];
  return body ? JSON.parse(Buffer.from(body, "base64url").toString()) : null;
};
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe("a form", () => {
  test("is taken as it's meant, leads on and says so", async () => {
    const { seen, write } = writing();
    const answer = await write.onPage(null, { name: "Boat", more: "x", goal: "g1" }, page({ formKey: "key" }));
    expect(seen).toEqual({ input: { name: "Boat" }, id: "g1", key: "key" });
    expect(answer).toBeInstanceOf(Response);
    if (answer instanceof Response)
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/goals?saved=yes"]);
    expect(toastIn(answer)).toEqual({ title: "yes Boat /goals", variant: "success" });
    expect(
      toastIn(await writing(undefined, {}, { toast: () => undefined }).write.onPage(null, { name: "a" }, page())),
    ).toBeNull();
  });

  test("names what it changes by its field, else by the screen's address, and by nothing that is no id", async () => {
    const idOf = async (fields: Record<string, string | string[]>, params: Record<string, string> = {}) => {
      const { seen, write } = writing();
      await write.onPage(null, { name: "a", ...fields }, page({ params }));
      return seen.id;
    };
    expect(await idOf({ goal: "g1" }, { id: "from-path" })).toBe("g1");
    expect([await idOf({}, { id: "from-path" }), await idOf({ goal: "" }, { id: "from-path" })]).toEqual([
      "from-path",
      "from-path",
    ]);
    expect([await idOf({ goal: ["g1", "g2"] }), await idOf({})]).toEqual(["", ""]);
    expect([await idOf({ goal: "x".repeat(100) }), await idOf({ goal: "x".repeat(101) })]).toEqual([
      "x".repeat(100),
      "",
    ]);
    const { seen, write } = writing(undefined, {}, { idField: "other" });
    await write.onPage(null, { name: "a", goal: "g1" }, page());
    expect(seen.id).toBe("");
  });

  test("that is wrong runs nothing, also where only the form itself asks for more", async () => {
    const twice = { formInput: z.object({ again: z.string({ required_error: "Once more, please" }) }) };
    for (const [fields, parts, wrong] of [
      [{ name: "" }, {}, { name: "Name is required" }],
      [{ name: "a" }, twice, { again: "Once more, please" }],
    ] as const) {
      const { seen, write } = writing(undefined, parts);
      expect(await caught(write.onPage(null, fields, page()))).toMatchObject({ fieldErrors: wrong });
      expect(seen).toEqual({});
    }
    const { seen, write } = writing(undefined, twice);
    await write.onPage(null, { name: "a", again: "a" }, page());
    expect(seen.input).toEqual({ name: "a" });
  });

  test("takes cookies along, answers with what somebody else changed, and hands on an answer that is made", async () => {
    const headers = { "Set-Cookie": "own=1" };
    const answer = await writing(() => new WithHeaders({ saved: "yes" }, headers)).write.onPage(
      null,
      { name: "a" },
      page(),
    );
    expect(answer instanceof Response && answer.headers.getSetCookie()[0]).toBe("own=1");
    expect(answer instanceof Response && answer.headers.get("location")).toBe("/goals?saved=yes");
    const conflict = await writing(() => new Conflict({ own: "mine" })).write.onPage(null, { name: "a" }, page());
    expect(conflict).toMatchObject({ data: { own: "mine" }, init: { status: 409 } });
    const made = new Response("done");
    expect(await writing(() => made).write.onPage(null, { name: "a" }, page())).toBe(made);
  });
});

describe("a form that fails", () => {
  const failing = (error: unknown, form: Partial<typeof mutation> = {}, over: object = {}) =>
    caught(writing(fails(error), over, form).write.onPage(null, { name: "a" }, page()));
  const saying = { failure: "It didn't work.", failureTitle: "Not saved" };
  const refused = new AppError("bad_request", "Too much.", { fieldErrors: { name: "Too much." } });

  test("nobody knows why: in the words of this write, if it has any, with the cause behind them", async () => {
    const cause = new Error("secret detail");
    const said = await failing(cause, saying);
    expect(said).toMatchObject({ code: "unavailable", userMessage: "It didn't work.", title: "Not saved", cause });
    expect(await failing(cause, { failure: "It didn't work." })).toMatchObject({ title: undefined });
    expect(await failing(cause)).toBe(cause);
  });

  test("what was entered was wrong: the form is shown again with the fields; by itself the error stays what it is", async () => {
    expect(await failing(refused, saying)).toMatchObject({
      ...{ code: "unprocessable", userMessage: "Too much.", title: "Not saved", fieldErrors: { name: "Too much." } },
    });
    const titled = new AppError("bad_request", "Too much.", { title: "Own title" });
    expect(await failing(titled, saying)).toMatchObject({ title: "Own title", fieldErrors: undefined });
    expect(await failing(refused)).toBe(refused);
    const missing = new AppError("not_found", "Gone.");
    expect(await failing(missing, saying)).toBe(missing);
  });

  test("nothing is left to show: it ends all the same, and says so", async () => {
    const answer = await failing(refused, { failed: { toast: { title: "Not deleted" }, redirect: "/goals" } });
    expect(answer instanceof Response && [answer.status, answer.headers.get("location")]).toEqual([303, "/goals"]);
    expect(toastIn(answer)).toEqual({ title: "Not deleted" });
  });

  test("the screen shows it in its own way, or leaves it to the toast", async () => {
    const shows = (error: unknown, { name }: { name: string }) =>
      error instanceof AppError ? { own: `${name}: ${error.userMessage}` } : undefined;
    expect(await failing(refused, {}, { shows })).toMatchObject({
      data: { own: "a: Too much." },
      init: { status: 503 },
    });
    const other = new Error("other");
    expect(await failing(other, {}, { shows })).toBe(other);
  });

  test("its title goes with it", () => {
    expect(writing(undefined, {}, saying).write.onPage.errorTitle).toBe("Not saved");
    expect(writing().write.onPage.errorTitle).toBeUndefined();
  });
});

describe("a call", () => {
  const sent = async (run: () => unknown, over: object = {}) => {
    const { seen, write } = writing(run, over);
    const answer = await write.onCall(null)({ name: "Boat" }, asked({ idempotencyKey: "key" }));
    return { seen, answer: answer instanceof Response ? answer : new Response("none", { status: 599 }) };
  };

  test("is taken as it's meant and answers what came of it", async () => {
    const { seen, answer } = await sent(() => ({ saved: "yes" }));
    expect(seen).toEqual({ input: { name: "Boat" }, id: "7", key: "key" });
    expect([answer.status, await answer.json()]).toEqual([200, { saved: "yes" }]);
    expect((await sent(() => ({ saved: "yes" }), { status: 201 })).answer.status).toBe(201);
    const { write, seen: none } = writing();
    await write.onCall(null)({ name: "a" }, asked({ params: {} }));
    expect(none.id).toBe("");
  });

  test("takes cookies along, answers 409 with what somebody else changed, and hands on an answer that is made", async () => {
    const headed = (await sent(() => new WithHeaders({ saved: "yes" }, { "Set-Cookie": "own=1" }), { status: 201 }))
      .answer;
    expect([headed.status, headed.headers.get("set-cookie"), await headed.json()]).toEqual([
      201,
      "own=1",
      { saved: "yes" },
    ]);
    const conflict = (await sent(() => new Conflict({ own: "mine" }))).answer;
    expect([conflict.status, await conflict.json()]).toEqual([409, { own: "mine" }]);
    const made = new Response("done");
    expect((await sent(() => made)).answer).toBe(made);
  });

  test("that is wrong says so by field", async () => {
    const { seen, write } = writing();
    expect(await caught(write.onCall(null)({ name: "" }, asked()))).toMatchObject({
      ...{ code: "bad_request", userMessage: "Name is required", fieldErrors: { name: "Name is required" } },
    });
    expect(await caught(write.onCall(null)(null, asked()))).toMatchObject({ code: "bad_request" });
    expect(seen).toEqual({});
  });
});

describe("who may write", () => {
  const person = (over: object = {}): CurrentUser =>
    Object.assign(Object.create(null), {
      ...{ isAdmin: false, isPremium: false, hasStartedTrial: true, hasSeenPaywall: true, subscriptionStatus: "trial" },
      ...{ trialEndsAt: new Date("2026-11-02"), now: new Date("2026-11-01"), ...over },
    });
  const over = person({ now: new Date("2026-11-03"), subscriptionStatus: "trial_expired" });
  const none = person({ hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null });

  test("is asked before the body is read, by either door", () => {
    const { guard } = { guard: signedIn() };
    const write = serve<typeof Input, { saved: string }, CurrentUser>(mutation, {
      ...{ guard, input: Input, output: Output, run: () => Promise.resolve({ saved: "yes" }) },
    });
    expect(() => write.onCall(null)).toThrow("Please log in.");
    return expect(write.onPage(null, {}, page())).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("is anybody, who is signed in, who has a plan, who had one, or who looks after the site", () => {
    expect(anybody.admit(null)).toBeNull();
    expect(anybody.access).toEqual({ open: true });
    expect(() => signedIn({ signedOut: "Sign in to chat." }).admit(null)).toThrow("Sign in to chat.");
    const may = (access: Parameters<typeof signedIn>[0], who: CurrentUser) => {
      try {
        return signedIn(access).admit(who) === who;
      } catch (error) {
        return Object(error).code;
      }
    };
    const all = [person(), over, none];
    expect(all.map((who) => may(undefined, who))).toEqual([true, true, true]);
    expect(all.map((who) => may({ gated: true }, who))).toEqual([true, "gated", "gated"]);
    expect(all.map((who) => may({ gated: "as-screen" }, who))).toEqual([true, true, "gated"]);
    expect([may({ admin: true }, person()), may({ admin: true }, person({ isAdmin: true }))]).toEqual([
      "forbidden",
      true,
    ]);
  });
});

describe("several writes of one place", () => {
  const form: Form<void> = { name: "first", screen: "/goals", redirect: () => "/first" };
  const served = (name: string) =>
    serveForm(
      { ...form, name, redirect: () => `/${name}` },
      {
        ...{ guard: anybody, input: z.unknown(), run: () => Promise.resolve() },
      },
    );
  const placeOf = (answer: unknown) => answer instanceof Response && answer.headers.get("location");

  test("are told apart by the form's name", async () => {
    const actions = formActions(served("first"), served("second"));
    expect(Object.keys(actions)).toEqual(["first", "second"]);
    expect(placeOf(await actions.second?.(null, {}, page()))).toBe("/second");
  });

  test("are chosen by what was entered, fields that hold one text each", async () => {
    const seen: unknown[] = [];
    const either = oneOf("either", (fields) => {
      seen.push(fields);
      return served(fields.which ?? "");
    });
    expect(placeOf(await either.onPage(null, { which: "second", list: ["a", "b"] }, page()))).toBe("/second");
    expect([either.name, seen]).toEqual(["either", [{ which: "second" }]]);
  });

  test("are told apart by the call's method; another one is answered with those that work, to who may write", async () => {
    const call = (method: "POST" | "DELETE", guard = signedIn()) =>
      serveCall<z.ZodUnknown, { saved: string }, CurrentUser>(
        { method, path: "/api/goals/:id" },
        {
          ...{ guard, input: z.unknown(), output: Output, run: () => Promise.resolve({ saved: method }) },
        },
      );
    const action = apiCalls(call("POST"), call("DELETE"));
    expect(action.methods).toEqual(["POST", "DELETE"]);
    const request = new Request("http://localhost/api/goals/7", { method: "PUT" });
    const answer = await action({ request, params: {}, context: { nonce: "", requestId: "" } });
    expect([answer.status, await answer.json()]).toEqual([401, { message: "Please log in." }]);
    const open = apiCalls(
      serveCall<z.ZodUnknown, { saved: string }, CurrentUser | null>(
        { method: "POST", path: "/api/goals" },
        {
          ...{ guard: anybody, input: z.unknown(), output: Output, run: () => Promise.reject(new Error("secret")) },
        },
      ),
    );
    const wrong = await open({ request, params: {}, context: { nonce: "", requestId: "" } });
    expect([wrong.status, wrong.headers.get("allow"), await wrong.json()]).toEqual([
      405,
      "POST",
      { message: "Use POST." },
    ]);
    const failed = await open({
      ...{
        request: new Request(request.url, { method: "POST", body: "{}" }),
        params: {},
        context: { nonce: "", requestId: "" },
      },
    });
    expect([failed.status, await failed.json()]).toEqual([500, { message: GENERIC_ERROR }]);
  });
});
