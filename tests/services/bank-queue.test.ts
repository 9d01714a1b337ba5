// A delivery whose work can't be queued: what is noted of it.
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { signedWebhook } from "~/sandbox/plaid/webhooks.server";
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
