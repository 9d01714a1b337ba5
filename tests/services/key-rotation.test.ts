import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decrypt, encrypt } from "~/lib/crypto.server";
import { db, newId, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { secrets } from "~/lib/secrets.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { requestRemoval } from "~/services/bank/removal.server";
import { openToken, sealToken } from "~/services/bank/token.server";
import { rotateKeys } from "~/services/platform/key-rotation.server";
import { queueMail } from "~/services/platform/mail.server";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

async function item(userId: string) {
  const id = newId();
  return db.bankItem.create({
    data: {
      userId,
      id,
      providerItemId: `item-${id}`,
      institutionId: "ins_1",
      institutionName: "Bank",
      accessToken: sealToken(userId, id, `access-${id}`),
    },
  });
}

test("what an older key sealed is sealed again with the newest, and reads the same", async () => {
  const user = await createUser();
  const items = [];
  for (let count = 0; count < 25; count++) items.push(await item(user.id));
  expect(items.every((one) => !one.accessToken.includes("access-"))).toBe(true);
  secrets().keys.unshift({ id: "k2", key: randomBytes(32) });
  expect(await rotateKeys()).toEqual({ resealed: 25, left: 0, unreadable: 0 });
  const after = await db.bankItem.findMany({ where: { userId: user.id } });
  expect(after.every((one) => one.accessToken.startsWith("k2."))).toBe(true);
  expect(after.map(openToken).sort()).toEqual(items.map((one) => `access-${one.id}`).sort());
  expect(await rotateKeys()).toEqual({ resealed: 0, left: 0, unreadable: 0 });
});

test("while the app serves: every token opens at every moment, and one that is exchanged meanwhile is not lost", async () => {
  const user = await createUser();
  const items: Awaited<ReturnType<typeof item>>[] = [];
  for (let count = 0; count < 40; count++) items.push(await item(user.id));
  secrets().keys.unshift({ id: `k${newId()}`, key: randomBytes(32) });
  let rotating = true;
  const opened = new Set<string>();
  const serving = (async () => {
    while (rotating) {
      for (const one of await db.bankItem.findMany({ where: { userId: user.id } })) opened.add(openToken(one));
      // The embedded database answers without a turn of the event loop; requests never come like that.
      await new Promise(setImmediate);
    }
  })();
  const exchanged = items.slice(0, 20).map((one) =>
    db.bankItem.update({
      where: { userId_id: { userId: user.id, id: one.id } },
      data: { accessToken: sealToken(user.id, one.id, `new-${one.id}`) },
    }),
  );
  const [first] = await Promise.all([rotateKeys(), ...exchanged]);
  const second = await rotateKeys();
  rotating = false;
  await serving;
  expect(first.resealed + second.resealed).toBeGreaterThan(0);
  const after = await db.bankItem.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
  const wanted = items.map((one, index) => `${index < 20 ? "new" : "access"}-${one.id}`);
  expect(after.map(openToken).sort()).toEqual([...wanted].sort());
  expect(opened.size).toBeGreaterThanOrEqual(40);
  expect(await rotateKeys()).toEqual({ resealed: 0, left: 0, unreadable: 0 });
});

test("a value that was tampered with is counted, and keeps none of the others under the old key", async () => {
  const user = await createUser();
  const items = [await item(user.id), await item(user.id), await item(user.id)];
  const [first, second] = items;
  await db.bankItem.update({
    where: { userId_id: { userId: user.id, id: first?.id ?? "" } },
    data: { accessToken: second?.accessToken ?? "" },
  });
  secrets().keys.unshift({ id: `k${newId().slice(-8)}`, key: randomBytes(32) });
  const before = await db.bankItem.count();
  expect(await rotateKeys()).toEqual({ resealed: before - 1, left: 0, unreadable: 1 });
  expect(await rotateKeys()).toEqual({ resealed: 0, left: 0, unreadable: 1 });
  await db.bankItem.delete({ where: { userId_id: { userId: user.id, id: first?.id ?? "" } } });
});

test("wishes at vendors and mails that wait are sealed again as well", async () => {
  const newest = `k${newId().slice(-8)}`;
  const wish = await transaction((tx) => requestRemoval(tx, { provider: "plaid" }, "access-waiting"));
  await queueMail({ to: "ada@example.com", subject: "Sealed", text: "again" });
  secrets().keys.unshift({ id: newest, key: randomBytes(32) });
  await rotateKeys();
  // With the older keys gone, both still open.
  secrets().keys.splice(1);
  const call = await db.providerCall.findUniqueOrThrow({ where: { id: wish } });
  expect(decrypt(call.payload, `${wish}|ProviderCall.payload`)).toBe("access-waiting");
  await runPendingJobs();
  expect(await readOutbox(env.DATA_DIR)).toMatchObject([{ to: "ada@example.com", text: "again" }]);
});

test("a changed bit, another user, another row or another column does not open", () => {
  const sealed = sealToken("u1", "i1", "access-token");
  expect(openToken({ userId: "u1", id: "i1", accessToken: sealed })).toBe("access-token");
  expect(() => openToken({ userId: "u2", id: "i1", accessToken: sealed })).toThrow();
  expect(() => openToken({ userId: "u1", id: "i2", accessToken: sealed })).toThrow();
  expect(() => decrypt(sealed, "u1|i1|Other.column")).toThrow();
  const parts = sealed.split(".");
  for (let at = 1; at < 4; at++) {
    const bytes = Buffer.from(parts[at] ?? "", "base64url");
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    const broken = parts.map((part, index) => (index === at ? bytes.toString("base64url") : part)).join(".");
    expect(() => openToken({ userId: "u1", id: "i1", accessToken: broken })).toThrow();
  }
  expect(encrypt("same", "c")).not.toBe(encrypt("same", "c"));
});
