// A key that the bank vendor has withdrawn vouches for nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { now, setClock } from "~/lib/clock.server";
import { env } from "~/lib/env.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { ScriptedBank } from "../harness/support/scripted-bank";
import { deliverFromBank } from "../support/bank";
import { useDatabase } from "../support/db";

useDatabase();

const before = { ...env };
let bank: ScriptedBank;
beforeAll(async () => {
  bank = await ScriptedBank.start();
  Object.assign(env, bank.settings);
});
afterAll(async () => {
  await closeBank();
  await bank.close();
  Object.assign(env, before);
});

let keys = 0;
beforeEach(() => {
  setClock("2026-11-02T17:00:00Z");
  Object.assign(bank, { keyExpiredAt: null, keyId: `key-${++keys}` });
  bank.asked.length = 0;
});

async function deliver() {
  const { body, headers } = await bank.webhook("nobody's item", undefined, now());
  return deliverFromBank(body, headers["plaid-verification"] ?? "");
}
const keysAsked = () => bank.calls("/webhook_verification_key/get").length;

test("a delivery signed with a withdrawn key is refused", async () => {
  bank.keyExpiredAt = 1_700_000_000;
  expect(await deliver()).toBe("refused");
});

test("a key is asked for once a day; withdrawn meanwhile, it is refused from the next day on", async () => {
  expect(await deliver()).toBe("applied");
  bank.keyExpiredAt = 1_700_000_000;
  setClock("2026-11-03T16:59:00Z");
  expect(await deliver()).toBe("applied");
  expect(keysAsked()).toBe(1);
  setClock("2026-11-03T17:00:00Z");
  expect(await deliver()).toBe("refused");
  expect(keysAsked()).toBe(2);
});
