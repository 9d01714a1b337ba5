// News of one bank connection is about that one: neither another person's nor the same person's other one.
import { afterAll, beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { signedWebhook } from "~/sandbox/plaid/webhooks.server";
import { createBank, deliverFromBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBank);
beforeEach(async () => {
  setClock("2026-03-05T17:00:00Z");
  (await bankSandbox())?.deliverTo("http://127.0.0.1:9");
});

test("a connection that is about to end is told of by itself", async () => {
  const [one, other] = [await createUser(), await createUser()];
  const [told, second] = [await createBank(one.id, []), await createBank(one.id, [])];
  const theirs = await createBank(other.id, []);
  const news = async (itemId: string) => {
    const { providerItemId } = await db.bankItem.findFirstOrThrow({ where: { id: itemId } });
    const { body, header } = await signedWebhook({
      ...{ webhook_type: "ITEM", webhook_code: "PENDING_DISCONNECT", item_id: providerItemId },
    });
    return deliverFromBank(body, header);
  };
  const stateOf = async ({ itemId }: typeof told) => {
    const { state, errorCode } = await db.bankItem.findFirstOrThrow({ where: { id: itemId } });
    return [state, errorCode];
  };
  expect(await news(told.itemId)).toBe("applied");
  expect([await stateOf(told), await stateOf(second), await stateOf(theirs)]).toEqual([
    ["pending_disconnect", "PENDING_DISCONNECT"],
    ["ok", null],
    ["ok", null],
  ]);
});
