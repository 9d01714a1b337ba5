// What the bank's vendor tells unasked: whose word counts, what it changes, and how long it is kept.
import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runJob } from "~/lib/jobs.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { signedWebhook } from "~/sandbox/plaid/webhooks.server";
import "~/services/platform/housekeeping.server";
import { createBank, deliverFromBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBank);
beforeEach(async () => {
  setClock("2026-03-05T17:00:00Z");
  (await bankSandbox())?.deliverTo("http://127.0.0.1:9");
});

async function bank(state: string) {
  const { id: userId } = await createUser();
  const { itemId } = await createBank(userId, ["checking"]);
  const { providerItemId } = await db.bankItem.update({
    where: { userId_id: { userId, id: itemId } },
    data: { state },
  });
  const news = (webhook_code: string, more: object = {}) =>
    signedWebhook({ webhook_type: "ITEM", webhook_code, item_id: providerItemId, ...more });
  const item = () => db.bankItem.findFirstOrThrow({ where: { userId } });
  return { news, item, state: async () => (await item()).state };
}

test.each<[string, string, object, object]>([
  [
    "ok",
    "ERROR",
    { error: { error_code: "ITEM_LOGIN_REQUIRED" } },
    { state: "login_required", errorCode: "ITEM_LOGIN_REQUIRED" },
  ],
  ["ok", "ERROR", { error: { error_code: "INSTITUTION_DOWN" } }, { state: "error", errorCode: "INSTITUTION_DOWN" }],
  ["ok", "PENDING_EXPIRATION", {}, { state: "pending_disconnect", errorCode: "PENDING_EXPIRATION" }],
  ["ok", "USER_PERMISSION_REVOKED", {}, { state: "revoked", errorCode: "USER_PERMISSION_REVOKED" }],
  ["login_required", "LOGIN_REPAIRED", {}, { state: "ok", errorCode: null }],
  ["login_required", "NEW_ACCOUNTS_AVAILABLE", {}, { state: "login_required", newAccounts: true, errorCode: "BEFORE" }],
  ["error", "WEBHOOK_UPDATE_ACKNOWLEDGED", {}, { state: "error", newAccounts: false, errorCode: "BEFORE" }],
  ["removing", "LOGIN_REPAIRED", {}, { state: "removing", errorCode: "BEFORE" }],
])("one that is '%s', told %s with %j", async (state, code, more, after) => {
  const { news, item } = await bank(state);
  await db.bankItem.updateMany({ data: { errorCode: "BEFORE" } });
  const { body, header } = await news(code, more);
  expect(await deliverFromBank(body, header)).toBe("applied");
  expect(await item()).toMatchObject(after);
  // The same delivery again is known.
  expect(await deliverFromBank(body, header)).toBe("ignored");
});

test("of a connection that isn't here is noted, once, and changes nobody's", async () => {
  const { news, item } = await bank("ok");
  const { body, header } = await news("USER_PERMISSION_REVOKED", { item_id: "none of ours" });
  expect(await deliverFromBank(body, header)).toBe("applied");
  expect(await deliverFromBank(body, header)).toBe("ignored");
  expect(await item()).toMatchObject({ state: "ok", errorCode: null });
});

test("names of keys that strangers make up don't displace the vendor's", async () => {
  const { news, state } = await bank("ok");
  const genuine = await news("PENDING_DISCONNECT");
  expect(await deliverFromBank(genuine.body, genuine.header)).toBe("applied");
  const made = (kid: string) =>
    `${Buffer.from(JSON.stringify({ alg: "ES256", kid, typ: "JWT" })).toString("base64url")}.e30.AAAA`;
  const answers: unknown[] = [];
  // As many in a minute as are asked after, for two minutes.
  for (let index = 0; index < 60; index++) {
    if (index === 30) setClock("2026-03-05T17:01:01Z");
    answers.push(await deliverFromBank("{}", made(`stranger-${index}`)).catch((error: unknown) => error));
  }
  expect(answers).not.toContain("applied");
  const later = await news("LOGIN_REPAIRED");
  expect(await deliverFromBank(later.body, later.header)).toBe("applied");
  expect(await state()).toBe("ok");
});

test("what has been delivered, linked and confirmed is not kept for ever", async () => {
  const { id: userId } = await createUser();
  const old = new Date("2026-01-01T00:00:00Z");
  const young = new Date("2026-03-05T16:00:00Z");
  for (const [id, at] of [
    ["old", old],
    ["young", young],
  ] as const) {
    await db.webhookEvent.create({ data: { vendor: "plaid", id: `${id}-${userId}`, receivedAt: at } });
    await db.linkToken.create({ data: { userId, id, token: "link", createdAt: at } });
    await db.providerCall.create({
      data: { id: `${id}-${userId}`, vendor: "plaid", action: "test", payload: "", doneAt: at },
    });
  }
  await db.providerCall.create({
    data: { id: `open-${userId}`, vendor: "plaid", action: "test", payload: "", createdAt: old, nextAt: old },
  });
  await runJob("housekeeping");
  const left = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id.split("-")[0]).sort();
  const ours = { id: { endsWith: userId } };
  expect(await left(db.webhookEvent.findMany({ where: ours }))).toEqual(["young"]);
  expect(await left(db.linkToken.findMany({ where: { userId } }))).toEqual(["young"]);
  expect(await left(db.providerCall.findMany({ where: ours }))).toEqual(["open", "young"]);
});
