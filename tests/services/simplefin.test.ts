// SimpleFIN: what a token opens, what is told of it, and how often it is asked.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { BankError } from "~/providers/bank/bank-error";
import { askAccounts } from "~/providers/bank/simplefin/client.server";
import { simplefin } from "~/providers/bank/simplefin/provider.server";
import { useDatabase } from "../support/db";
import { ScriptedBridge, bridgeAccount } from "../support/scripted-bridge";

useDatabase();

const before = { ...env };
const NOON = Date.parse("2026-11-20T17:00:00Z") / 1_000;
let bridge: ScriptedBridge;
let access: string;
let claims = 0;

const row = (id: string, amount: string, more: object = {}) => ({ id, account: "a1", amount, posted: NOON, ...more });
const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

beforeAll(async () => {
  bridge = await ScriptedBridge.start();
  Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: bridge.origin });
});
afterAll(async () => {
  await bridge.close();
  Object.assign(env, before);
});
beforeEach(async () => {
  setClock("2026-11-22T15:00:00Z");
  bridge.refuse = () => undefined;
  const connections = [{ conn_id: "CON-1", name: "My Bank - Jill", org_name: "My Bank" }];
  Object.assign(bridge, { rows: [], errlist: [], errors: undefined, connections, accounts: [bridgeAccount("a1")] });
  access = (await simplefin.exchange(bridge.token(`once${(claims += 1)}`))).accessToken;
  bridge.seen.length = 0;
});

describe("a token", () => {
  test("can be claimed once; the second time it is said that somebody else may have it", async () => {
    const error = await refusal(simplefin.exchange(bridge.token(`once${claims}`)));
    expect(error).toMatchObject({ kind: "request", code: "TOKEN_REFUSED" });
    expect(error instanceof BankError ? error.display : "").toMatch(/disable it at SimpleFIN, as somebody else/);
  });

  test.each([
    "http://bridge.example/claim/1",
    "https://127.0.0.1/claim/1",
    "https://[::ffff:10.0.0.1]/claim/1",
    "https://2130706433/claim/1",
    "https://someone:secret@bridge.example/claim/1",
    "https://bridge.example:8443/claim/1",
    "http://simplefin.localhost:81/claim/practice",
    "http://localhost/claim/practice",
  ])("that leads to %s is not claimed", async (address) => {
    const error = await refusal(simplefin.exchange(btoa(address)));
    expect(error).toMatchObject({ kind: "request", code: "FORBIDDEN_ADDRESS" });
  });

  test("whose server answers with another address is not followed, nor one that gives an unsafe address", async () => {
    bridge.refuse = () => ({ status: 302, headers: { location: "http://127.0.0.1/" } });
    expect(await refusal(simplefin.exchange(bridge.token("elsewhere")))).toMatchObject({ code: "CLAIM_302" });
    bridge.refuse = () => ({ status: 200, body: "https://user:secret@169.254.169.254/simplefin" });
    const { accessToken } = await simplefin.exchange(bridge.token("inside"));
    const error = await refusal(simplefin.describe(accessToken));
    expect(error).toMatchObject({ code: "FORBIDDEN_ADDRESS" });
    expect(JSON.stringify(error) + String(error)).not.toContain("secret");
  });

  test("whose server gives a name that can't be sent opens nothing, and an address that has one is no address", async () => {
    bridge.refuse = () => ({ status: 200, body: bridge.origin.replace("//", "//user%zz:secret@") });
    const error = await refusal(simplefin.exchange(bridge.token("odd")));
    expect(error).toMatchObject({ kind: "outage", code: "UNEXPECTED_ANSWER" });
    const asked = await refusal(simplefin.describe(bridge.origin.replace("//", "//user:%ff@")));
    expect(asked).toMatchObject({ kind: "revoked", code: "NO_ACCESS_URL" });
  });

  test("of the practice bridge opens nothing where there is no practice bank", async () => {
    Object.assign(env, { BANK_PROVIDER: "simplefin" });
    const error = await refusal(simplefin.exchange(btoa("http://simplefin.localhost/claim/practice")));
    Object.assign(env, { BANK_PROVIDER: "sandbox" });
    expect(error).toMatchObject({ code: "FORBIDDEN_ADDRESS" });
  });
});

describe("what is told", () => {
  test("the first time ninety days in pieces of thirty, with pending rows; then from two weeks before the last time", async () => {
    const at = Date.parse("2026-11-22T15:00:00Z") / 1_000;
    const { cursor } = await simplefin.changes(access, null);
    const asked = () => bridge.queries.map((query) => [query.get("start-date"), query.get("end-date")].map(Number));
    const day = 86_400;
    expect(asked()).toEqual([
      [at - 90 * day, at - 60 * day],
      [at - 60 * day, at - 30 * day],
      [at - 30 * day, 0],
    ]);
    expect(bridge.queries.every((query) => query.get("pending") === "1" && query.get("version") === "2")).toBe(true);
    bridge.seen.length = 0;
    setClock("2026-11-23T15:00:00Z");
    await simplefin.changes(access, cursor);
    expect(asked()).toEqual([[at - 14 * day, 0]]);
  });

  test("within an hour nothing is asked again, and the time of the last answer stands", async () => {
    const { cursor } = await simplefin.changes(access, null);
    bridge.seen.length = 0;
    setClock("2026-11-22T15:59:59Z");
    const asOf = new Date("2026-11-22T15:00:00Z");
    expect(await simplefin.changes(access, cursor)).toEqual({
      ...{ accounts: [], upsert: [], remove: [], setAside: [], cursor, asOf, isReady: true },
    });
    expect(bridge.seen).toEqual([]);
    setClock("2026-11-22T16:00:00Z");
    await simplefin.changes(access, cursor);
    expect(bridge.seen).toHaveLength(1);
  });

  test("a day has 24 requests for a connection, and another has its own", async () => {
    for (let request = 0; request < 24; request += 1) await askAccounts(access, {}, 5_000);
    expect(await refusal(askAccounts(access, {}, 5_000))).toMatchObject({ kind: "rate_limit", code: "DAILY_LIMIT" });
    expect(bridge.queries).toHaveLength(24);
    const other = (await simplefin.exchange(bridge.token("another"))).accessToken;
    await askAccounts(other, {}, 5_000);
    setClock("2026-11-23T15:00:01Z");
    await askAccounts(access, {}, 5_000);
  });

  test("amounts as text become cents; kinds follow from names, banks from connections", async () => {
    bridge.accounts = [
      bridgeAccount("a1", "1234.5600", { name: "Everyday Checking (4411)" }),
      bridgeAccount("a2", "-20.5", {
        name: "Sapphire Visa ...9921",
        conn_id: "CON-9",
        org: { domain: "other.example" },
      }),
      bridgeAccount("a3", "0.00", {
        name: "Nest Egg",
        holdings: [{ market_value: "10.25" }, { market_value: "4.75" }],
      }),
      bridgeAccount("a4", "50", { name: "Points", currency: "https://miles.example/currency" }),
      bridgeAccount("a5", "-1000", { name: "Home Mortgage" }),
    ];
    const { accounts, institutionName } = await simplefin.describe(access);
    expect(institutionName).toBe("SimpleFIN");
    const shown = accounts.map((one) => [one.accountType, one.accountNumber, one.balanceCents, one.currency]);
    expect(shown).toEqual([
      ["checking", "4411", 123_456, "USD"],
      ["credit", "9921", -2_050, "USD"],
      ["investment", "", 1_500, "USD"],
      ["checking", "", 5_000, "OTHER"],
      ["loan", "", -100_000, "USD"],
    ]);
    expect(accounts.map((one) => one.institutionName).slice(0, 2)).toEqual(["My Bank", "other.example"]);
  });

  test("pending rows stand on the day that they happened; one that has gone is taken back, one of a failing account not", async () => {
    const pending = { pending: true, posted: 0, transacted_at: NOON };
    bridge.accounts = [bridgeAccount("a1"), bridgeAccount("a2", "5", { conn_id: "CON-2" })];
    bridge.rows = [row("p1", "-5.00", pending), row("p2", "-6.00", { ...pending, account: "a2" })];
    const first = await simplefin.changes(access, null);
    expect(first.upsert).toMatchObject([
      { providerTransactionId: "a1:p1", day: "2026-11-20", pending: true, amountCents: -500 },
      { providerTransactionId: "a2:p2", pending: true },
    ]);
    setClock("2026-11-23T15:00:00Z");
    bridge.rows = [row("b1", "-5.50")];
    bridge.errlist = [{ code: "con.auth", msg: "Sign in to <b>Other Bank</b> again", conn_id: "CON-2" }];
    const second = await simplefin.changes(access, first.cursor);
    expect(second).toMatchObject({ remove: ["a1:p1"], told: ["Sign in to <b>Other Bank</b> again"] });
    setClock("2026-11-24T15:00:00Z");
    bridge.errlist = [];
    expect(await simplefin.changes(access, second.cursor)).toMatchObject({ remove: ["a2:p2"], told: [] });
  });

  test("the first version of the protocol is understood, too", async () => {
    bridge.accounts = [bridgeAccount("a1", "7.00", { conn_id: undefined, org: { name: "Old Bank" } })];
    bridge.rows = [row("r1", "-1.00", { description: "Uncle Frank's Bait Shop" })];
    bridge.errors = ["You must\u0007 reauthenticate."];
    const { told, upsert } = await simplefin.changes(access, null);
    expect(told).toEqual(["You must reauthenticate."]);
    expect(upsert).toMatchObject([{ merchantName: "Uncle Frank's Bait Shop", day: "2026-11-20" }]);
    expect((await simplefin.describe(access)).institutionName).toBe("Old Bank");
  });

  test("an account that was not there before is noticed", async () => {
    const { cursor, hasNewAccounts } = await simplefin.changes(access, null);
    expect(hasNewAccounts).toBe(false);
    bridge.accounts = [bridgeAccount("a1"), bridgeAccount("a2")];
    setClock("2026-11-23T15:00:00Z");
    const second = await simplefin.changes(access, cursor);
    expect(second.hasNewAccounts).toBe(true);
    setClock("2026-11-24T15:00:00Z");
    expect((await simplefin.changes(access, second.cursor)).hasNewAccounts).toBe(false);
  });

  test("odd parts are set aside with their reasons, each once", async () => {
    bridge.accounts = [{ name: "No id" }, bridgeAccount("a1", "a lot"), bridgeAccount("a1")];
    const early = { posted: NOON - 50 * 86_400 };
    bridge.rows = [row("r0", "1e3", early), row("r1", "1e3"), row("r2", "-0.001"), row("r3", "-1.00")];
    const { upsert, setAside } = await simplefin.changes(access, null);
    expect(upsert.map(({ providerTransactionId }) => providerTransactionId)).toEqual(["a1:r3"]);
    expect(setAside.map(({ what, reason, id }) => `${what} ${reason} ${id}`).sort()).toEqual([
      "account duplicate a1",
      "account shape null",
      "balance amount a1",
      "transaction amount a1:r0",
      "transaction amount a1:r1",
      "transaction amount a1:r2",
    ]);
  });
});

describe("what fails", () => {
  test("an unpaid bridge and one that has no way to the banks say why", async () => {
    bridge.refuse = () => ({ status: 402 });
    expect(await refusal(simplefin.changes(access, null))).toMatchObject({
      kind: "item",
      display: "Your SimpleFIN subscription has ended. Renew it there, and updates go on by themselves.",
    });
    bridge.refuse = () => undefined;
    Object.assign(bridge, { accounts: [], errlist: [{ code: "gen.auth", msg: "Sign in at the bridge" }] });
    expect(await refusal(simplefin.changes(access, null))).toMatchObject({
      kind: "item",
      display: "Sign in at the bridge",
    });
  });

  test.each([
    [{ status: 302, headers: { location: "https://elsewhere.example/" } }, "request", "STATUS_302"],
    [{ status: 200, body: "<html>maintenance</html>" }, "outage", "UNEXPECTED_ANSWER"],
    [{ status: 200, body: "{}" }, "outage", "UNEXPECTED_ANSWER"],
    [{ status: 503 }, "outage", "STATUS_503"],
    [{ status: 401 }, "revoked", "ACCESS_REFUSED"],
    [{ status: 403 }, "revoked", "ACCESS_REFUSED"],
    [{ status: 429 }, "rate_limit", "TOO_MANY"],
  ])("%o is %s, and names no secret", async (answer, kind, code) => {
    bridge.refuse = () => answer;
    const error = await refusal(simplefin.changes(access, null));
    expect(error).toMatchObject({ kind, code });
    const { username, password } = new URL(access);
    expect(JSON.stringify(error) + String(error)).not.toContain(username);
    expect(JSON.stringify(error) + String(error)).not.toContain(password);
  });

  test("a bridge that doesn't answer in its time, or isn't there, is an outage", async () => {
    bridge.refuse = () => "hang";
    const outage = { kind: "outage", code: "NO_ANSWER", display: null };
    expect(await refusal(simplefin.changes(access, null, 50))).toMatchObject(outage);
    bridge.seen.length = 0;
    expect(await refusal(simplefin.changes(access, null, 0))).toMatchObject({ ...outage, code: "TOO_SLOW" });
    expect(bridge.seen).toEqual([]);
    Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: "http://127.0.0.1:9" });
    const closed = access.replace(bridge.origin.replace("http://", ""), "127.0.0.1:9");
    expect(await refusal(simplefin.describe(closed))).toMatchObject(outage);
    Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: bridge.origin });
    expect(await refusal(simplefin.describe("no address"))).toMatchObject({ kind: "revoked", code: "NO_ACCESS_URL" });
  });

  test("nothing of an address is kept in the counts of its requests", async () => {
    await simplefin.describe(access);
    const keys = await db.rateBucket.findMany({ select: { key: true } });
    expect(JSON.stringify(keys)).not.toContain("simplefin");
  });
});
