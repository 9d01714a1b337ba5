// What nobody noticed when it broke: refusals of the vendor by name, the age of a link, and how often a person may ask.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { linkAtOnce } from "~/sandbox/plaid/hosted.server";
import { accountViews, disconnectAccount, listAccounts } from "~/services/bank/accounts.server";
import { removeItems } from "~/services/bank/removal.server";
import { createLink, exchange, finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import { syncItem } from "~/services/bank/sync.server";
import { type Fault, ScriptedBank } from "../harness/support/scripted-bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
const exchangeToken = (user: Awaited<ReturnType<typeof person>>) =>
  exchange(user, { publicToken: "public-sandbox-harness0", metadata: {} });

beforeEach(() => setClock("2026-11-02T17:00:00Z"));
afterEach(async () => {
  await db.bankItem.deleteMany();
});

describe("at the practice bank", () => {
  afterAll(closeBank);
  beforeAll(async () => (await bankSandbox())?.deliverTo("http://127.0.0.1:9"));

  const hosted = async () => {
    const user = await person();
    const path = await startHostedLink(user);
    setClock("2026-11-02T20:59:00Z");
    await linkAtOnce(path.split("/").at(-1) ?? "", "ins_900002");
    const { id } = await db.linkToken.findFirstOrThrow({ where: { userId: user.id } });
    return { user, finish: () => finishHostedLink(user, id) };
  };

  test("a visit to the bank's pages counts until four hours after its beginning", async () => {
    const { finish } = await hosted();
    setClock("2026-11-02T21:00:00Z");
    expect(await finish()).toEqual({ status: "connected" });
  });

  test("a visit to the bank's pages that began more than four hours ago connects nothing", async () => {
    const { user, finish } = await hosted();
    setClock("2026-11-02T21:00:01Z");
    expect(await finish()).toEqual({ status: "cancelled" });
    expect(await listAccounts(user.id)).toEqual([]);
  });

  test.each([
    ["link tokens", (user: Awaited<ReturnType<typeof person>>) => createLink(user)],
    ["visits to the bank's pages", (user: Awaited<ReturnType<typeof person>>) => startHostedLink(user)],
    ["exchanges", (user: Awaited<ReturnType<typeof person>>) => exchangeToken(user)],
  ])("thirty %s an hour are answered, the next is asked to wait, and another person is not", async (_what, ask) => {
    const [user, other] = [await person(), await person()];
    const code = (who: typeof user) =>
      ask(who).then(
        () => "fine",
        (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
      );
    const first = await code(user);
    expect(["fine", "bad_request"]).toContain(first);
    for (let turn = 1; turn < 30; turn += 1) expect(await code(user)).toBe(first);
    await expect(ask(user)).rejects.toMatchObject({ code: "too_many", retryAfter: 3_600 });
    expect(await code(other)).toBe(first);
    setClock("2026-11-02T18:00:01Z");
    expect(await code(user)).toBe(first);
  });
});

describe("refusals of the vendor", () => {
  const before = { ...env };
  let bank: ScriptedBank;
  beforeAll(async () => {
    await closeBank();
    bank = await ScriptedBank.start();
    Object.assign(env, bank.settings);
  });
  beforeEach(() => {
    bank.hook = () => undefined;
    bank.asked.length = 0;
  });
  afterAll(async () => {
    await closeBank();
    await bank.close();
    Object.assign(env, before);
  });
  const fail = (at: string, fault: Fault) => {
    bank.hook = (path) => (path === at ? fault : undefined);
  };
  const state = async (userId: string) => (await accountViews(userId)).connections[0]?.state;

  test("an item that the vendor does not know any more has to be allowed again", async () => {
    const user = await person();
    const { itemId } = await exchangeToken(user);
    fail("/transactions/sync", "item_not_found");
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ code: "ITEM_NOT_FOUND" });
    expect(await state(user.id)).toBe("revoked");
  });

  test("an item that the vendor does not know any more counts as ended", async () => {
    const user = await person();
    await exchangeToken(user);
    for (const { id } of await listAccounts(user.id)) await disconnectAccount(user.id, id);
    fail("/item/remove", "item_not_found");
    expect(await removeItems()).toBe(0);
    expect(bank.calls("/item/remove")).toHaveLength(1);
    setClock("2026-11-03T17:00:00Z");
    await removeItems();
    expect(bank.calls("/item/remove")).toHaveLength(1);
  });

  test("one who is asked too often is tried again later, and its owner need do nothing", async () => {
    const user = await person();
    const { itemId } = await exchangeToken(user);
    fail("/transactions/sync", "too_many");
    await expect(syncItem(user.id, itemId)).rejects.toMatchObject({ kind: "rate_limit" });
    expect(await state(user.id)).toBe("error");
    bank.hook = () => undefined;
    await syncItem(user.id, itemId);
    expect(await state(user.id)).toBe("ok");
  });

  test.each(["/item/public_token/exchange", "/accounts/get", "/link/token/create"])(
    "too often at %s: the person is told when to try again, and nothing is kept",
    async (path) => {
      const user = await person();
      fail(path, "too_many");
      const asked = path === "/link/token/create" ? createLink(user) : exchangeToken(user);
      await expect(asked).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
      expect(await db.bankItem.count({ where: { userId: user.id } })).toBe(0);
      expect(bank.calls("/item/remove")).toHaveLength(path === "/accounts/get" ? 1 : 0);
    },
  );
});
