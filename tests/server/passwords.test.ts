import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { newPassword } from "~/contracts/auth";
import { checkPassword, hashPassword, isCommonPassword, verifyPassword } from "~/lib/passwords.server";

test("a crowd at the very first login leaves nothing broken: later, names that nobody has are told no like all others", async () => {
  // As many as are let in at once, and as many as may wait.
  const crowd = Promise.all(Array.from({ length: 28 }, () => hashPassword("one of a crowd")));
  await expect(verifyPassword(undefined, "too late")).rejects.toThrow(/Many people/);
  await expect(verifyPassword("$argon2id$irrelevant", "too late")).rejects.toThrow(/Many people/);
  await crowd;
  expect(await verifyPassword(undefined, "a password that nobody has")).toBe(false);
  expect(await verifyPassword(await hashPassword("right"), "right")).toBe(true);
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
