import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "~/lib/passwords.server";

test("a crowd at the very first login leaves nothing broken: later, names that nobody has are told no like all others", async () => {
  // As many as are let in at once, and as many as may wait.
  const crowd = Promise.all(Array.from({ length: 28 }, () => hashPassword("one of a crowd")));
  await expect(verifyPassword(undefined, "too late")).rejects.toThrow(/Many people/);
  await expect(verifyPassword("$argon2id$irrelevant", "too late")).rejects.toThrow(/Many people/);
  await crowd;
  expect(await verifyPassword(undefined, "a password that nobody has")).toBe(false);
  expect(await verifyPassword(await hashPassword("right"), "right")).toBe(true);
});
