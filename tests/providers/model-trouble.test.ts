// What can go wrong with a model, told apart by what its server and the SDK say, without a server.
import { getEventListeners } from "node:events";
import OpenAI from "openai";
import { ContentFilterFinishReasonError, LengthFinishReasonError } from "openai/error";
import { afterEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { log } from "~/lib/log.server";
import { CircuitOpen } from "~/providers/coach/breaker.server";
import { DeadlinePassed, pause, withDeadline } from "~/providers/coach/deadline.server";
import {
  isOfOneQuestion,
  logTrouble,
  ModelFailed,
  retryAfterMs,
  type Trouble,
  TROUBLES,
  troubleOf,
} from "~/providers/coach/trouble.server";

afterEach(() => setClock(undefined));

const refusal = (status: number | undefined, error: object = {}, headers: Record<string, string> = {}) =>
  new OpenAI.APIError(status, error, "said by the server", new Headers(headers));
const named = (name: string) => Object.assign(new Error("x"), { name });

describe("a refusal", () => {
  test.each<[number | undefined, object, Trouble]>([
    [400, {}, "request"],
    [422, {}, "request"],
    [499, {}, "request"],
    [401, {}, "key"],
    [403, {}, "key"],
    [404, {}, "model"],
    [408, {}, "slow"],
    [402, {}, "quota"],
    [409, {}, "down"],
    [500, {}, "down"],
    [503, {}, "down"],
    [399, {}, "down"],
    [undefined, {}, "down"],
    [429, {}, "busy"],
    [400, { code: "rate_limit_exceeded" }, "busy"],
    [429, { code: "insufficient_quota" }, "quota"],
    [403, { code: "billing_hard_limit_reached" }, "quota"],
    [400, { type: "billing_not_active" }, "quota"],
    [400, { code: "other", type: "insufficient_quota" }, "request"],
  ])("with %s and %j is '%s'", (status, error, trouble) => {
    expect(troubleOf(refusal(status, error))).toBe(trouble);
  });
});

describe("a failure without a refusal", () => {
  test.each<[string, unknown, Trouble]>([
    ["one that is told apart already", new ModelFailed("declined"), "declined"],
    ["the deadline", new DeadlinePassed("x"), "slow"],
    ["the SDK's timeout", new OpenAI.APIConnectionTimeoutError(), "slow"],
    ["the circuit", new CircuitOpen(), "down"],
    ["no connection", new OpenAI.APIConnectionError({}), "down"],
    ["whoever asked has gone", new OpenAI.APIUserAbortError(), "gone"],
    ["a signal of the platform", named("AbortError"), "gone"],
    ["its timeout", named("TimeoutError"), "gone"],
    ["another error of such a name", named("NoAbortError"), "shape"],
    ["and one that begins so", named("AbortErrors"), "shape"],
    ["what isn't an error", "AbortError", "shape"],
    ["a length that the SDK found", new LengthFinishReasonError(), "cut-off"],
    ["a filter that the SDK found", new ContentFilterFinishReasonError(), "declined"],
    ["a connection that broke in between", new TypeError("terminated"), "down"],
    ["one that never was", new TypeError("fetch failed"), "down"],
    ["one that was given up", new TypeError("this was aborted"), "down"],
    ["a mistake of ours", new TypeError("x is not a function"), "shape"],
    ["words alone", new Error("terminated"), "shape"],
  ])("%s", (_, error, trouble) => {
    expect(troubleOf(error)).toBe(trouble);
  });

  test("says of what kind it is, and keeps what it came from", () => {
    const cause = new Error("x");
    expect(new ModelFailed("busy", cause)).toMatchObject({
      ...{ name: "ModelFailed", message: "the model failed: busy", trouble: "busy", cause },
    });
  });
});

test("what concerns one question alone isn't held against the model", () => {
  expect(TROUBLES.filter((trouble) => isOfOneQuestion(new ModelFailed(trouble)))).toEqual([
    ...["request", "declined", "cut-off", "shape", "gone"],
  ]);
});

describe("the wait before the other try", () => {
  const NOW = "2026-03-05T12:00:00.000Z";
  test.each<[Record<string, string>, number]>([
    [{}, 400],
    [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
    [{ "retry-after-ms": "-5" }, 0],
    [{ "retry-after-ms": "soon", "retry-after": "3" }, 3_000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after": "-1" }, 0],
    [{ "retry-after": "Thu, 05 Mar 2026 12:00:02 GMT" }, 2_000],
    [{ "retry-after": "Thu, 05 Mar 2026 11:00:00 GMT" }, 0],
    [{ "retry-after": "soon" }, 400],
  ])("after %j is %d ms", (headers, wait) => {
    setClock(NOW);
    for (const status of [429, 503]) expect(retryAfterMs(refusal(status, {}, headers))).toBe(wait);
  });

  test("is the usual one where nobody has said anything, and none where another try can't help", () => {
    expect(retryAfterMs(new OpenAI.APIConnectionError({}))).toBe(400);
    expect(retryAfterMs(new ModelFailed("busy"))).toBe(400);
    for (const trouble of TROUBLES.filter((one) => one !== "busy" && one !== "down"))
      expect(retryAfterMs(new ModelFailed(trouble)), trouble).toBeNull();
    expect(retryAfterMs(refusal(401, {}, { "retry-after": "1" }))).toBeNull();
  });
});

describe("the log", () => {
  const { error: toError, warn: toWarn } = log;
  afterEach(() => void Object.assign(log, { error: toError, warn: toWarn }));

  function logged(error: unknown) {
    const lines: unknown[] = [];
    const noting = (level: string) => (entry: object, message: string) => void lines.push({ level, ...entry, message });
    Object.assign(log, { error: noting("error"), warn: noting("warn") });
    return { trouble: logTrouble("read", error), lines };
  }

  test("has what the server said of it, and nothing of what was asked", () => {
    const cause = refusal(429, { code: "slow_down", message: "about 'my salary'" }, { "x-request-id": "req_1" });
    const line = {
      ...{ level: "warn", task: "read", trouble: "busy", error: "Error", status: 429, code: "slow_down" },
      ...{ request: "req_1", message: "the model did not answer" },
    };
    expect(logged(cause)).toEqual({ trouble: "busy", lines: [line] });
    expect(logged(new ModelFailed("busy", cause))).toEqual({ trouble: "busy", lines: [line] });
  });

  test("names no cause where there is none", () => {
    const line = { level: "warn", task: "read", trouble: "shape", error: "none", message: "the model did not answer" };
    expect(logged(new ModelFailed("shape")).lines).toEqual([line]);
    expect(logged(new ModelFailed("shape", "a text")).lines).toEqual([line]);
  });

  test("is louder where somebody has to set something right", () => {
    const loud = TROUBLES.filter((trouble) => {
      const [line] = logged(new ModelFailed(trouble)).lines;
      return JSON.stringify(line).includes('"level":"error"');
    });
    expect(loud).toEqual(["key", "model", "quota"]);
    expect(logged(new ModelFailed("key")).lines).toMatchObject([
      { message: "the model did not answer, and won't until its settings are right" },
    ]);
  });
});

describe("a limit of time", () => {
  test("gives what the work gives, and says how much is left of it", async () => {
    const left = await withDeadline({ ms: 5_000 }, async (timed) => timed.left());
    expect(left).toBeGreaterThan(4_000);
    expect(left).toBeLessThanOrEqual(5_000);
    await expect(withDeadline({ ms: 5_000 }, () => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
  });

  test("ends work that doesn't listen, and tells work that does why", async () => {
    const never = new Promise<never>(() => undefined);
    await expect(withDeadline({ ms: 10 }, () => never)).rejects.toThrow(new DeadlinePassed("no answer within 10 ms"));
    const told = withDeadline({ ms: 10 }, ({ signal }) => {
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    await expect(told).rejects.toMatchObject({ name: "DeadlinePassed" });
  });

  test("begins nothing for one who has gone already, and ends with one who goes", async () => {
    let begun = 0;
    const work = () => {
      begun += 1;
      return new Promise<never>(() => undefined);
    };
    const gone = new Error("gone");
    await expect(withDeadline({ ms: 5_000, signal: AbortSignal.abort(gone) }, work)).rejects.toBe(gone);
    expect(begun).toBe(0);
    const control = new AbortController();
    const waiting = withDeadline({ ms: 5_000, signal: control.signal }, work);
    control.abort(gone);
    await expect(waiting).rejects.toBe(gone);
    expect(begun).toBe(1);
  });

  test("leaves nothing behind that listens, however the work ended", async () => {
    const { signal } = new AbortController();
    await withDeadline({ ms: 5_000, signal }, () => Promise.resolve());
    await expect(withDeadline({ ms: 5_000, signal }, () => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("a pause lasts as long as it says, or until its signal ends it, and nothing listens then", async () => {
    const control = new AbortController();
    const { signal } = control;
    const from = performance.now();
    await pause(50, signal);
    expect(performance.now() - from).toBeGreaterThan(45);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    const pausing = pause(30_000, signal);
    control.abort();
    await pausing;
    expect(performance.now() - from).toBeLessThan(30_000);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
