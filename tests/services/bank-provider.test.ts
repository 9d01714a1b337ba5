// What every bank provider promises, whichever vendor stands behind it. A new one adds its world to the list.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now, setClock } from "~/lib/clock.server";
import { env } from "~/lib/env.server";
import { BankError } from "~/providers/bank/bank-error";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { plaid } from "~/providers/bank/plaid/provider.server";
import { simplefin } from "~/providers/bank/simplefin/provider.server";
import type { BankProvider } from "~/providers/bank/port";
import { type Fault, ScriptedBank, account, row, wire } from "../harness/support/scripted-bank";
import { useDatabase } from "../support/db";
import { ScriptedBridge, bridgeAccount } from "../support/scripted-bridge";

useDatabase();

/** A vendor that a test can tell what to say. Accounts are "checking" and "savings", each with $100. */
type World = {
  provider: BankProvider;
  /** What linking brings. */
  token: string;
  /** What can't be such a token. */
  foreign: string[];
  tell: (id: string, cents: number) => void;
  /** What the row is called here that was told by this id. */
  rowId: (id: string) => string;
  tellPending: (id: string, cents: number) => void;
  tellOdd: (id: string) => void;
  addNullBalance: () => void;
  takeBack: (id: string) => void;
  fail: Record<"revoked" | "rate_limit" | "outage", () => void> & {
    /** Null where the person signs in elsewhere, and the vendor can't say that they must. */ sign_in:
      (() => void) | null;
  };
  /** False where the vendor is told nothing of an end. */
  endsThere: boolean;
  stayUnready: (() => void) | null;
  neverEnd: () => void;
  webhook: (() => Promise<{ body: string; headers: Headers }>) | null;
  reset: () => void;
  close: () => Promise<void>;
};

async function plaidWorld(): Promise<World> {
  const before = { ...env };
  const bank = await ScriptedBank.start();
  Object.assign(env, bank.settings);
  const failWith = (fault: Fault) => () => {
    bank.hook = () => fault;
  };
  return {
    provider: plaid,
    token: "public-sandbox-harness0",
    foreign: ["", "harness", "access-sandbox-harness0", "public-sandbox-", "https://bank.example/claim"],
    tell: (id, cents) => bank.add(row(id, cents)),
    tellPending: (id, cents) => bank.add({ ...row(id, cents), pending: true }),
    rowId: (id) => id,
    endsThere: true,
    tellOdd: (id) => bank.oddRows.push({ ...wire(row(id, 100)), date: "soon" }),
    addNullBalance: () => {
      const balances = { current: null, available: null, limit: null };
      bank.accounts = [...bank.accounts, { ...account("wallet", "checking"), balances }];
    },
    takeBack: (id) => bank.remove(id),
    fail: {
      sign_in: failWith("login_required"),
      revoked: failWith("item_not_found"),
      rate_limit: failWith("too_many"),
      outage: failWith("server_error"),
    },
    stayUnready: () => void (bank.updateStatus = "NOT_READY"),
    neverEnd: () => void (bank.isEndless = true),
    async webhook() {
      const { body, headers } = await bank.webhook("item-1", undefined, now());
      return { body, headers: new Headers(headers) };
    },
    reset() {
      bank.hook = () => undefined;
      bank.events.length = 0;
      Object.assign(bank, { oddRows: [], updateStatus: "HISTORICAL_UPDATE_COMPLETE", isEndless: false });
      bank.accounts = ["checking", "savings"].map((id) => account(id, id));
    },
    async close() {
      await closeBank();
      await bank.close();
      Object.assign(env, before);
    },
  };
}

async function simplefinWorld(): Promise<World> {
  const before = { ...env };
  const bridge = await ScriptedBridge.start();
  Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: bridge.origin });
  const failWith = (status: number) => () => {
    bridge.refuse = (path) => (path.endsWith("/accounts") ? { status } : undefined);
  };
  const posted = () => Math.floor(now().getTime() / 1_000) - 86_400;
  const amount = (cents: number) => (cents / 100).toFixed(2);
  return {
    provider: simplefin,
    token: bridge.token("again"),
    foreign: ["", "harness", "public-sandbox-harness0", "https://bank.example/claim", btoa("ftp://bank.example/claim")],
    tell: (id, cents) => bridge.rows.push({ id, account: "checking", amount: amount(cents), posted: posted() }),
    tellPending: (id, cents) =>
      bridge.rows.push({ id, account: "checking", amount: amount(cents), posted: 0, pending: true }),
    rowId: (id) => `checking:${id}`,
    endsThere: false,
    tellOdd: (id) => bridge.rows.push({ id, account: "checking", amount: "-1.00", posted: Number.NaN }),
    addNullBalance: () => bridge.accounts.push(bridgeAccount("wallet", null)),
    takeBack: (id) => (bridge.rows = bridge.rows.filter((row) => row.id !== id)),
    fail: { sign_in: null, revoked: failWith(403), rate_limit: failWith(429), outage: failWith(500) },
    stayUnready: null,
    neverEnd: () => (bridge.refuse = (path) => (path.endsWith("/accounts") ? "hang" : undefined)),
    webhook: null,
    reset() {
      bridge.refuse = () => undefined;
      Object.assign(bridge, { rows: [], accounts: ["checking", "savings"].map((id) => bridgeAccount(id)) });
    },
    async close() {
      await bridge.close();
      Object.assign(env, before);
    },
  };
}

/** A day on, as no vendor is asked twice at once. */
const later = () => setClock(new Date(now().getTime() + 86_400_000).toISOString());

describe.each([
  ["plaid", plaidWorld, { asksToSignIn: true, saysUnready: true }],
  ["simplefin", simplefinWorld, { asksToSignIn: false, saysUnready: false }],
] as const)("the bank provider %s", (name, open, { asksToSignIn, saysUnready }) => {
  let world: World;
  let access: string;
  const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    setClock("2026-11-02T17:00:00Z");
    world.reset();
    access = (await world.provider.exchange(world.token)).accessToken;
  });

  test("knows its name and what its tokens look like", () => {
    expect(world.provider.name).toBe(name);
    expect(world.provider.isLinkToken(world.token)).toBe(true);
    for (const text of world.foreign) expect(world.provider.isLinkToken(text), text).toBe(false);
  });

  test("starts a link, or says that it has no page for it", async () => {
    const { linkToken, hostedUrl } = await world.provider.startLink({ userId: "u" });
    expect([linkToken, hostedUrl].every((one) => one === null || one.length > 0)).toBe(true);
  });

  test("describes the bank with its accounts; a balance that is not told is null", async () => {
    world.addNullBalance();
    const { accounts, institutionName, setAside } = await world.provider.describe(access);
    expect(institutionName.length).toBeGreaterThan(0);
    expect(accounts.map(({ balanceCents }) => balanceCents)).toEqual([10_000, 10_000, null]);
    expect(setAside).toEqual([]);
  });

  test("tells everything once, and from its cursor on only what is new; money out is below zero", async () => {
    world.tell("out", -1_234);
    const first = await world.provider.changes(access, null);
    expect(first).toMatchObject({ isReady: true, setAside: [], remove: [] });
    expect(first.upsert).toMatchObject([
      { providerTransactionId: world.rowId("out"), providerAccountId: "checking", amountCents: -1_234 },
    ]);
    world.tell("in", 500);
    later();
    const second = await world.provider.changes(access, first.cursor);
    expect(
      second.upsert.filter(({ providerTransactionId }) => providerTransactionId !== world.rowId("out")),
    ).toMatchObject([{ providerTransactionId: world.rowId("in"), amountCents: 500 }]);
    later();
    const third = await world.provider.changes(access, second.cursor);
    expect(third).toMatchObject({ isReady: true, remove: [] });
  });

  test("names what was taken back", async () => {
    world.tellPending("gone", -100);
    const { cursor } = await world.provider.changes(access, null);
    world.takeBack("gone");
    later();
    expect(await world.provider.changes(access, cursor)).toMatchObject({ upsert: [], remove: [world.rowId("gone")] });
  });

  test("sets an odd row aside and goes on with the others", async () => {
    world.tellOdd("odd");
    world.tell("good", -100);
    const { upsert, setAside } = await world.provider.changes(access, null);
    expect(upsert).toMatchObject([{ providerTransactionId: world.rowId("good") }]);
    expect(setAside).toMatchObject([{ what: "transaction", id: world.rowId("odd"), reason: "date" }]);
  });

  const kinds = ["revoked", "rate_limit", "outage"] as const;
  test.each(asksToSignIn ? (["sign_in", ...kinds] as const) : kinds)("says %s in our words", async (kind) => {
    world.fail[kind]?.();
    const error = await refusal(world.provider.changes(access, null));
    expect(error).toBeInstanceOf(BankError);
    expect(error).toMatchObject({ kind });
    expect(JSON.stringify(error)).not.toContain(access);
  });

  test("a refresh that the vendor refuses is no failure", async () => {
    world.fail.outage();
    await world.provider.refresh(access);
  });

  test("ends a connection, also one that is gone; an outage is told, so that it is tried again", async () => {
    await world.provider.remove(access);
    world.fail.revoked();
    await world.provider.remove(access);
    if (!world.endsThere) return;
    world.fail.outage();
    expect(await refusal(world.provider.remove(access))).toMatchObject({ kind: "outage" });
  });

  if (saysUnready)
    test("says when it is still fetching, and keeps the cursor", async () => {
      world.stayUnready?.();
      expect(await world.provider.changes(access, null)).toMatchObject({ isReady: false, cursor: null, upsert: [] });
    });

  test("gives up on what never ends within the time that it is given", async () => {
    world.neverEnd();
    expect(await refusal(world.provider.changes(access, null, 200))).toMatchObject({ kind: "outage" });
  });

  test("verifies its own webhooks and no others", async () => {
    expect(await world.provider.verifyWebhook("{}", new Headers())).toBeNull();
    if (!world.webhook) return;
    const { body, headers } = await world.webhook();
    const delivery = await world.provider.verifyWebhook(body, headers);
    expect(delivery).toMatchObject({ news: { kind: "changed", providerItemId: "item-1" } });
    expect(await world.provider.verifyWebhook(body, headers)).toEqual(delivery);
    expect(await world.provider.verifyWebhook(`${body} `, headers)).toBeNull();
    setClock("2026-11-02T17:06:00Z");
    expect(await world.provider.verifyWebhook(body, headers)).toBeNull();
  });
});
