// The database knows the keys that it was written with: what starts with others stops before it seals anything.
import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { decrypt, encrypt } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { checkKeys, resealKeyCheck } from "~/lib/key-check.server";
import { secrets } from "~/lib/secrets.server";
import { rotateKeys } from "~/services/platform/key-rotation.server";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
beforeEach(() => db.keyCheck.deleteMany());
const { ENCRYPTION_KEYS } = env;
afterEach(() => void Object.assign(env, { ENCRYPTION_KEYS }));

const sealed = async () => (await db.keyCheck.findUniqueOrThrow({ where: { id: 1 } })).sealed;

test("a new database takes the keys on, and opens with them again", async () => {
  await checkKeys();
  const first = await sealed();
  await checkKeys();
  expect(await sealed()).toBe(first);
});

test("of several that start at once one takes the keys on for all", async () => {
  await Promise.all(Array.from({ length: 4 }, () => checkKeys()));
  expect(await db.keyCheck.count()).toBe(1);
});

test("another key of the same name is refused, and so is a list without the name", async () => {
  await checkKeys();
  const keys = secrets().keys;
  const [own] = keys.splice(0, 1);
  if (!own) throw new Error("no key");
  try {
    keys.unshift({ id: own.id, key: randomBytes(32) });
    await expect(checkKeys()).rejects.toThrow(`written with another key ${own.id} than the one in`);
    keys.splice(0, 1, { id: "other", key: randomBytes(32) });
    await expect(checkKeys()).rejects.toThrow(`written with the key ${own.id}, which is missing in`);
  } finally {
    keys.splice(0, 1, own);
  }
  await checkKeys();
});

test("a value that opens nowhere else is no key of this database", async () => {
  await checkKeys();
  const { sealed: own } = await db.keyCheck.findUniqueOrThrow({ where: { id: 1 } });
  await db.keyCheck.updateMany({ data: { sealed: encrypt("the keys fit", "another place") } });
  await expect(checkKeys()).rejects.toThrow("restore that one from your backup");
  await db.keyCheck.updateMany({ data: { sealed: "" } });
  await expect(checkKeys()).rejects.toThrow(/written with the key , which is missing in .*secrets\.json: put it back/);
  await db.keyCheck.updateMany({ data: { sealed: own } });
  await checkKeys();
});

test("without keys a new and empty database makes its own", async () => {
  await db.user.deleteMany();
  await checkKeys(false);
  expect(await sealed()).toMatch(/^\w+\./);
});

test("lost keys are named, and no new ones are made, also beside a database from before this check", async () => {
  await createUser();
  await expect(checkKeys(false)).rejects.toThrow(/keys of this database are missing: restore .*secrets\.json/);
  expect(await db.keyCheck.count()).toBe(0);
  await checkKeys();
  // They are missed beside nobody too, once the database has taken keys on.
  await db.user.deleteMany();
  await expect(checkKeys(false)).rejects.toThrow(/keys of this database are missing/);
});

test("after a rotation the newest key is the one that must not be lost", async () => {
  await checkKeys();
  const keys = secrets().keys;
  keys.unshift({ id: "k2", key: randomBytes(32) });
  await checkKeys();
  expect(await sealed()).not.toMatch(/^k2\./);
  await rotateKeys();
  expect(await sealed()).toMatch(/^k2\./);
  keys.splice(1);
  await checkKeys();
});

test("what is kept is what every version before has kept, so that each opens what another has written", async () => {
  await checkKeys();
  expect(decrypt(await sealed(), "KeyCheck")).toBe("the keys fit");
});

test("a key that is missing is missed where keys come from: in the folder, or in the setting", async () => {
  await db.keyCheck.create({ data: { id: 1, sealed: "gone.x" } });
  await expect(checkKeys()).rejects.toThrow(/key gone, which is missing in .*secrets\.json: put it back/);
  Object.assign(env, { ENCRYPTION_KEYS: "k1:anything" });
  await expect(checkKeys()).rejects.toThrow("key gone, which is missing in ENCRYPTION_KEYS: put it back");
});

test("what the newest key has sealed isn't sealed again, and where nothing is kept nothing comes of it", async () => {
  await resealKeyCheck();
  expect(await db.keyCheck.count()).toBe(0);
  await checkKeys();
  const first = await sealed();
  await resealKeyCheck();
  expect(await sealed()).toBe(first);
  const { keys } = secrets();
  const before = [...keys];
  try {
    keys.unshift({ id: "k3", key: randomBytes(32) });
    await resealKeyCheck();
    expect(await sealed()).toMatch(/^k3\./);
  } finally {
    keys.splice(0, keys.length, ...before);
  }
});
