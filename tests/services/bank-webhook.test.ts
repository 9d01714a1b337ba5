import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runJob } from "~/lib/jobs.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { signedWebhook } from "~/sandbox/plaid/webhooks.server";
import "~/services/platform/housekeeping.server";
import { createBank, deliverFromBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

const queue = vi.hoisted(() => ({ isDown: false, asked: 0 }));
vi.mock(import("~/services/bank/sync.server"), async (original) => ({
  ...(await original()),
  requestSync: () => {
    queue.asked += 1;
    return queue.isDown ? Promise.reject(new Error("the queue is away")) : Promise.resolve();
  },
}));

useDatabase();
afterAll(closeBank);
beforeEach(async () => {
  setClock("2026-03-05T17:00:00Z");
  (await bankSandbox())?.deliverTo("http://127.0.0.1:9");
  Object.assign(queue, { isDown: false, asked: 0 });
});

async function bank(state: string) {
  const { id: userId } = await createUser();
  const { itemId } = await createBank(userId, ["checking"]);
  const { providerItemId } = await db.bankItem.update({
    where: { userId_id: { userId, id: itemId } },
    data: { state },
  });
  const news = (webhook_code: string) => signedWebhook({ webhook_type: "ITEM", webhook_code, item_id: providerItemId });
  return { news, state: async () => (await db.bankItem.findFirstOrThrow({ where: { userId } })).state };
}

test("a delivery that could not be worked on counts when the vendor sends it again", async () => {
  const { news, state } = await bank("login_required");
  const { body, header } = await news("LOGIN_REPAIRED");
  queue.isDown = true;
  await expect(deliverFromBank(body, header)).rejects.toThrow("away");
  expect(await state()).toBe("login_required");
  queue.isDown = false;
  expect(await deliverFromBank(body, header)).toBe("applied");
  expect(await state()).toBe("ok");
  expect(await deliverFromBank(body, header)).toBe("ignored");
  expect(queue.asked).toBe(2);
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
