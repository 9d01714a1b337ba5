// Uses are counted per key and window; the same key of a form has its effect once and the same answer each time.
import { afterEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db, type Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { clearOldKeys, idempotent, idempotentLong } from "~/lib/idempotency.server";
import { clearOldBuckets, forgive, limit } from "~/lib/rate-limit.server";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
const settings = { ...env };
afterEach(() => void Object.assign(env, settings));

const START = Date.UTC(2026, 10, 2, 12);
const at = (seconds: number) => setClock(new Date(START + seconds * 1000));
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "let in",
    (error: unknown) => {
      const { code, userMessage, retryAfter } = Object(error);
      return { code, userMessage, retryAfter };
    },
  );
const TOO_MANY = "Too many attempts. Please wait a moment and try again.";

describe("a limit", () => {
  test("lets so many in within its window, says when to come again, and then begins anew", async () => {
    at(0);
    const ask = () => outcome(limit("a", 2, 60));
    expect([await ask(), await ask()]).toEqual(["let in", "let in"]);
    at(20.5);
    expect(await ask()).toEqual({ code: "too_many", userMessage: TOO_MANY, retryAfter: 40 });
    at(59.999);
    expect(await ask()).toMatchObject({ retryAfter: 1 });
    at(60);
    expect([await ask(), await ask()]).toEqual(["let in", "let in"]);
    at(119);
    expect(await ask()).toMatchObject({ code: "too_many", retryAfter: 1 });
  });

  test("counts each key by itself, without keeping what it says", async () => {
    await limit("login|10.0.0.1", 1, 60);
    expect(await outcome(limit("login|10.0.0.2", 1, 60))).toBe("let in");
    expect(await outcome(limit("login|10.0.0.1", 1, 60, "Not now."))).toMatchObject({ userMessage: "Not now." });
    const keys = (await db.rateBucket.findMany()).map(({ key }) => key);
    expect(keys).toContain(sha256("login|10.0.0.1"));
    expect(keys.join()).not.toContain("login");
  });

  test("is as many times higher as the settings say", async () => {
    Object.assign(env, { RATE_LIMIT_FACTOR: 3 });
    for (const _ of [1, 2, 3]) expect(await outcome(limit("factor", 1, 60))).toBe("let in");
    expect(await outcome(limit("factor", 1, 60))).toMatchObject({ code: "too_many" });
  });

  test("is taken back by a success, for its own key", async () => {
    for (const key of ["mine", "theirs"]) await limit(key, 1, 60);
    await forgive("mine");
    expect(await outcome(limit("mine", 1, 60))).toBe("let in");
    expect(await outcome(limit("theirs", 1, 60))).not.toBe("let in");
  });

  test("is forgotten once its window is over, not before", async () => {
    at(0);
    await limit("short", 1, 60);
    await limit("long", 1, 61);
    at(60.5);
    await clearOldBuckets();
    const left = async (key: string) => db.rateBucket.count({ where: { key: sha256(key) } });
    expect([await left("short"), await left("long")]).toEqual([0, 1]);
  });
});

describe("a form's key", () => {
  const counted = () => {
    const state = { runs: 0 };
    return { state, run: () => Promise.resolve({ run: ++state.runs }) };
  };

  test("has its effect once; without one, each time", async () => {
    const { id } = await createUser();
    const { state, run } = counted();
    const send = (key: string | undefined) => idempotent(id, key, "goal", { name: "Boat" }, run);
    expect([await send("key-of-8"), await send("key-of-8")]).toEqual([{ run: 1 }, { run: 1 }]);
    expect([await send(undefined), await send(undefined)]).toEqual([{ run: 2 }, { run: 3 }]);
    expect(state.runs).toBe(3);
  });

  test("belongs to one person, one write and one input", async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { run } = counted();
    await idempotent(ann.id, "key-of-8", "goal", { name: "Boat" }, run);
    expect(await idempotent(bob.id, "key-of-8", "goal", { name: "Boat" }, run)).toEqual({ run: 2 });
    const other = {
      code: "unprocessable",
      userMessage: "This form was already sent with other values. Reload the page and try again.",
    };
    await expect(idempotent(ann.id, "key-of-8", "goal", { name: "Bike" }, run)).rejects.toMatchObject(other);
    await expect(idempotent(ann.id, "key-of-8", "budget", { name: "Boat" }, run)).rejects.toMatchObject(other);
  });

  test.each(["short-7", "with space", "ümlaut-key", "x".repeat(101), "", "half;colon"])(
    "'%s' is none, and nothing happens",
    async (key) => {
      const { id } = await createUser();
      const { state, run } = counted();
      const refused = { code: "bad_request", userMessage: "The idempotency key is not valid." };
      await expect(idempotent(id, key, "goal", {}, run)).rejects.toMatchObject(refused);
      expect(state.runs).toBe(0);
    },
  );

  test("of any letters, digits, dashes and colons will do", async () => {
    const { id } = await createUser();
    for (const key of ["A_b-c:d9", "x".repeat(100)])
      expect(await idempotent(id, key, "a", {}, counted().run)).toBeDefined();
  });

  test("of a write that fails is free again, and an answer of nothing is kept as one", async () => {
    const { id } = await createUser();
    const fails = () => Promise.reject(new Error("no"));
    await expect(idempotent(id, "key-of-8", "goal", {}, fails)).rejects.toThrow("no");
    expect(await idempotent<null>(id, "key-of-8", "goal", {}, () => Promise.resolve(null))).toBeNull();
    expect(await idempotent(id, "key-of-8", "goal", {}, counted().run)).toEqual({});
  });

  test("is kept for two days", async () => {
    at(0);
    const { id } = await createUser();
    await idempotent(id, "key-of-8", "goal", {}, counted().run);
    at(2 * 86_400);
    await clearOldKeys();
    expect(await db.idempotencyKey.count({ where: { userId: id } })).toBe(1);
    at(2 * 86_400 + 1);
    await clearOldKeys();
    expect(await db.idempotencyKey.count({ where: { userId: id } })).toBe(0);
  });
});

describe("the key of long work", () => {
  const keep = (_tx: Tx, made: string) => Promise.resolve({ made });
  const long = (id: string, key: string | undefined, work: () => Promise<string>, input: unknown = {}) =>
    idempotentLong(id, key, "advice", input, { work, keep });
  const working = () => {
    const state = { runs: 0 };
    const work = () => {
      state.runs += 1;
      return Promise.resolve("b");
    };
    return { state, work };
  };

  test("is done by who comes first; who comes later gets that answer, and hasn't done it", async () => {
    const { id } = await createUser();
    expect(await long(id, "key-of-8", () => Promise.resolve("a"))).toEqual({ made: "a", answer: { made: "a" } });
    const { state, work: never } = working();
    expect(await long(id, "key-of-8", never)).toEqual({ made: null, answer: { made: "a" } });
    await expect(long(id, "key-of-8", never, { other: 1 })).rejects.toMatchObject({ code: "unprocessable" });
    await expect(long(id, "no", never)).rejects.toMatchObject({ code: "bad_request" });
    expect(state.runs).toBe(0);
    expect(await long(id, undefined, never)).toEqual({ made: "b", answer: { made: "b" } });
  });

  test("is waited for while it's at work", async () => {
    const { id } = await createUser();
    let finish: (made: string) => void = () => undefined;
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((done) => (begun = done));
    const first = long(id, "key-of-8", () => new Promise((done) => ((finish = done), begun())));
    await hasBegun;
    const { state, work: never } = working();
    const second = long(id, "key-of-8", never);
    await new Promise((done) => setTimeout(done, 50));
    finish("a");
    expect([(await first).made, await second]).toEqual(["a", { made: null, answer: { made: "a" } }]);
    expect(state.runs).toBe(0);
  });

  test("is taken over after a minute from whoever left it behind", async () => {
    at(0);
    const { id } = await createUser();
    await long(id, "key-of-8", () => Promise.resolve("a"));
    const where = { userId_key: { userId: id, key: "key-of-8" } };
    await db.idempotencyKey.update({ where, data: { answer: { claimed: true }, createdAt: new Date(START) } });
    at(60);
    expect(await long(id, "key-of-8", () => Promise.resolve("b"))).toEqual({ made: "b", answer: { made: "b" } });
    expect((await db.idempotencyKey.findUniqueOrThrow({ where })).createdAt).toEqual(new Date(START + 60_000));
  });

  test("is free again where the work fails, or its answer can't be kept", async () => {
    const { id } = await createUser();
    const { id: other } = await createUser();
    const others = [
      [other, "key-of-8"],
      [id, "other-key"],
    ] as const;
    for (const [userId, key] of others) await long(userId, key, () => Promise.resolve("kept"));
    const left = async () => (await db.idempotencyKey.count({ where: { userId: id } })) - 1;
    await expect(long(id, "key-of-8", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await left()).toBe(0);
    const lost = { work: () => Promise.resolve("a"), keep: () => Promise.reject(new Error("lost")) };
    await expect(idempotentLong(id, "key-of-8", "advice", {}, lost)).rejects.toThrow("lost");
    expect(await left()).toBe(0);
    // What others have under that key, and what one has under another, is answered as before.
    const never = () => Promise.reject(new Error("asked again"));
    for (const [userId, key] of others) expect((await long(userId, key, never)).answer).toEqual({ made: "kept" });
  });

  test("keeps its answer within what surrounds it", async () => {
    const { id } = await createUser();
    const steps: string[] = [];
    for (const key of [undefined, "key-of-8"])
      await idempotentLong(
        id,
        key,
        "advice",
        {},
        {
          work: () => Promise.resolve(steps.push("work")),
          keep: () => Promise.resolve(steps.push("keep")),
          around: async (run) => {
            steps.push("before");
            const kept = await run();
            steps.push("after");
            return kept;
          },
        },
      );
    expect(steps).toEqual(["work", "before", "keep", "after", "work", "before", "keep", "after"]);
  });
});
