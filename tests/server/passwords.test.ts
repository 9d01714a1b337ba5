import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { newPassword } from "~/contracts/auth";
import { checkPassword, hashPassword, inTurn, isCommonPassword, verifyPassword } from "~/lib/passwords.server";

test("a crowd at the very first login leaves nothing broken: later, names that nobody has are told no like all others", async () => {
  const ends: (() => void)[] = [];
  // As many as are let in at once, and as many as may wait.
  const crowd = Array.from({ length: 28 }, () => inTurn(() => new Promise<void>((end) => ends.push(end))));
  await expect(verifyPassword(undefined, "too late")).rejects.toThrow(/Many people/);
  await expect(verifyPassword("$argon2id$irrelevant", "too late")).rejects.toThrow(/Many people/);
  for (let at = 0; at < crowd.length; at++) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await Promise.all(crowd);
  expect(await verifyPassword(undefined, "a password that nobody has")).toBe(false);
  expect(await verifyPassword(await hashPassword("right"), "right")).toBe(true);
});

test("four are let in at once, 24 wait for their turn, one more is asked to come back; who fails makes room as well", async () => {
  const ends: (() => void)[] = [];
  const done: number[] = [];
  const come = (at: number) => inTurn(() => new Promise<void>((end) => ends.push(end))).then(() => void done.push(at));
  const crowd = Array.from({ length: 28 }, (_, at) => come(at));
  const refused = { code: "unavailable", userMessage: expect.stringMatching(/^Many people/), retryAfter: 2 };
  await expect(come(28)).rejects.toMatchObject(refused);
  expect([ends.length, done]).toEqual([4, []]);
  ends[0]?.();
  await crowd[0];
  await expect.poll(() => ends.length).toBe(5);
  const last = inTurn(() => Promise.reject(new Error("not so")));
  await expect(come(30)).rejects.toMatchObject(refused);
  for (let at = 1; at < 28; at++) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await expect(last).rejects.toThrow("not so");
  await Promise.all(crowd);
  expect(done).toEqual(Array.from({ length: 28 }, (_, at) => at));
  expect(await inTurn(() => Promise.resolve("free again"))).toBe("free again");
});

test("a hash that was made otherwise than today's lets in, and is to be made anew", async () => {
  const ARGON2I = 1;
  const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
  const today = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
  for (const options of [cheap, { ...today, timeCost: 2 }, { ...today, algorithm: ARGON2I }])
    expect(await checkPassword(await hash("right one", options), "right one")).toEqual({
      matches: true,
      outdated: true,
    });
  expect(await checkPassword(await hash("right one", today), "right one")).toEqual({ matches: true, outdated: false });
  expect(await checkPassword(await hash("right one", cheap), "wrong one")).toEqual({ matches: false, outdated: false });
});

const DECOMPOSED = "Cafe\u0301 \uff33ecret \ufb01ne";
const COMPOSED = "Caf\u00e9 Secret fine";

test("one password typed on two keyboards is one password, whichever of them chose it", async () => {
  for (const chosen of [DECOMPOSED, COMPOSED]) {
    const stored = await hashPassword(chosen);
    for (const typed of [DECOMPOSED, COMPOSED])
      expect(await checkPassword(stored, typed)).toEqual({ matches: true, outdated: false });
    expect(await verifyPassword(stored, "Cafe Secret fine")).toBe(false);
  }
});

test("a hash of the text as it was typed still lets in, and is to be made anew", async () => {
  const stored = await hash(DECOMPOSED, { memoryCost: 65_536, timeCost: 3, parallelism: 1 });
  expect(await checkPassword(stored, DECOMPOSED)).toEqual({ matches: true, outdated: true });
  expect(await verifyPassword(stored, COMPOSED)).toBe(false);
  expect(await checkPassword(undefined, DECOMPOSED)).toMatchObject({ matches: false });
});

test("a new password is counted as it is kept", () => {
  const seven = "abcde\u0301fg";
  expect(seven).toHaveLength(8);
  expect(newPassword("too short").safeParse(seven).error?.issues[0]?.message).toBe("too short");
  expect(newPassword("too short").parse(`${seven}h`)).toBe("abcd\u00e9fgh");
  expect(isCommonPassword("\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44")).toBe(true);
});
