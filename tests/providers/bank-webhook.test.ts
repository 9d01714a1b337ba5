// A delivery is the bank vendor's only where its signature, its age and the hash of its bytes say so.
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { BankError } from "~/providers/bank/bank-error";
import type { WebhookKey } from "~/providers/bank/plaid/calls.server";
import { webhookVerifier } from "~/providers/bank/plaid/webhook.server";

const vendor = {
  fetch: (_kid: string): Promise<WebhookKey> => Promise.reject(new Error("not set")),
  asked: new Array<string>(),
};
const verify = webhookVerifier((name) => {
  vendor.asked.push(name);
  return vendor.fetch(name);
});

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Pair;
let strange: Pair;
let key: WebhookKey;
const NOW = new Date("2026-11-02T17:00:00Z");
let kid = "";
let made = 0;

beforeAll(async () => {
  [own, strange] = [await generateKeyPair("ES256"), await generateKeyPair("ES256")];
  const { kty = "", crv = "", x = "", y = "" } = await exportJWK(own.publicKey);
  key = { alg: "ES256", use: "sig", kid: "any", kty, crv, x, y, expired_at: null };
});
beforeEach(() => {
  setClock(NOW);
  kid = `key-${++made}`;
  Object.assign(vendor, { fetch: () => Promise.resolve(key), asked: [] });
});
afterEach(() => setClock(undefined));

type Signing = {
  alg?: string;
  kid?: string;
  by?: Pair["privateKey"] | Uint8Array;
  hash?: unknown;
  ageSeconds?: number | null;
};

async function signed(body: string, { alg = "ES256", by, hash, ageSeconds = 0, ...more }: Signing = {}) {
  const jwt = new SignJWT({ request_body_sha256: hash === undefined ? sha256(body) : hash });
  jwt.setProtectedHeader({ alg, kid: more.kid ?? kid, typ: "JWT" });
  if (ageSeconds !== null) jwt.setIssuedAt(NOW.getTime() / 1000 - ageSeconds);
  return jwt.sign(by ?? own.privateKey);
}
const delivered = (body: string, header: string | null) =>
  verify(body, new Headers(header === null ? {} : { "plaid-verification": header }));
const BODY = JSON.stringify({ webhook_type: "ITEM", webhook_code: "LOGIN_REPAIRED", item_id: "item-1" });

describe("a delivery", () => {
  test("that the vendor has signed is taken, under a name that its signature gives it", async () => {
    const header = await signed(BODY);
    expect(await delivered(BODY, header)).toEqual({
      id: sha256(header),
      type: "LOGIN_REPAIRED",
      news: { kind: "repaired", providerItemId: "item-1", code: "LOGIN_REPAIRED" },
    });
  });

  test("is refused without a signature, with one that is none, and with one too long to be one", async () => {
    for (const header of [null, "", "x", "a.b.c", `${await signed(BODY)}.${"x".repeat(4_000)}`])
      expect(await delivered(BODY, header), String(header)).toBeNull();
    expect(vendor.asked).toEqual([]);
  });

  test("is refused where a byte of it differs, or its hash isn't said", async () => {
    const header = await signed(BODY);
    expect(await delivered(`${BODY} `, header)).toBeNull();
    expect(await delivered(BODY, await signed(BODY, { hash: 7 }))).toBeNull();
    expect(await delivered(BODY, await signed(BODY, { hash: "" }))).toBeNull();
  });

  test("is refused where another key has signed it, or another way of signing", async () => {
    expect(await delivered(BODY, await signed(BODY, { by: strange.privateKey }))).toBeNull();
    const secret = new TextEncoder().encode(JSON.stringify(key).padEnd(64));
    expect(await delivered(BODY, await signed(BODY, { alg: "HS256", by: secret, kid: "shared" }))).toBeNull();
    expect(vendor.asked).not.toContain("shared");
    const [head = "", claims = ""] = (await signed(BODY)).split(".");
    expect(await delivered(BODY, `${head}.${claims}.`)).toBeNull();
  });

  test("is refused once it's older than five minutes, or says no time", async () => {
    expect(await delivered(BODY, await signed(BODY, { ageSeconds: 300 }))).not.toBeNull();
    expect(await delivered(BODY, await signed(BODY, { ageSeconds: 301 }))).toBeNull();
    expect(await delivered(BODY, await signed(BODY, { ageSeconds: null }))).toBeNull();
  });

  test("is refused where its key was withdrawn", async () => {
    vendor.fetch = () => Promise.resolve({ ...key, expired_at: 1 });
    expect(await delivered(BODY, await signed(BODY))).toBeNull();
    kid = `key-${++made}`;
    vendor.fetch = () => Promise.resolve({ ...key, expired_at: undefined });
    expect(await delivered(BODY, await signed(BODY))).not.toBeNull();
  });

  test.each([
    "not json",
    "[]",
    "{}",
    '{"webhook_type":"ITEM"}',
    `{"webhook_type":"ITEM","webhook_code":"${"x".repeat(81)}"}`,
  ])("that is signed and says %j is none", async (body) =>
    expect(await delivered(body, await signed(body))).toBeNull(),
  );
});

describe("a key", () => {
  test("is asked for once a day, known or not", async () => {
    const strangers = `none-${made}`;
    vendor.fetch = (name) =>
      name === strangers ? Promise.reject(new BankError("request", "INVALID_KEY", null)) : Promise.resolve(key);
    const [good, bad] = [await signed(BODY), await signed(BODY, { kid: strangers })];
    for (const _ of [1, 2])
      expect([await delivered(BODY, good), await delivered(BODY, bad)]).toEqual([expect.anything(), null]);
    expect(vendor.asked).toEqual([kid, strangers]);
    setClock(new Date(NOW.getTime() + 24 * 3_600_000 - 1));
    await delivered(BODY, good);
    expect(vendor.asked).toHaveLength(2);
    setClock(new Date(NOW.getTime() + 24 * 3_600_000));
    await delivered(BODY, good);
    await delivered(BODY, bad);
    expect(vendor.asked).toEqual([kid, strangers, kid, strangers]);
  });

  test("that can't be had just now is asked for again, and the delivery isn't refused for good", async () => {
    vendor.fetch = () => Promise.reject(new BankError("outage", "DOWN", null));
    const header = await signed(BODY);
    await expect(delivered(BODY, header)).rejects.toMatchObject({ kind: "outage" });
    vendor.fetch = () => Promise.resolve(key);
    expect(await delivered(BODY, header)).not.toBeNull();
  });

  test("with a name of more than 128 letters isn't asked for", async () => {
    expect(await delivered(BODY, await signed(BODY, { kid: "k".repeat(129) }))).toBeNull();
    expect(vendor.asked).toEqual([]);
    expect(await delivered(BODY, await signed(BODY, { kid: "k".repeat(128) }))).not.toBeNull();
  });

  test("makes room for newer ones, the oldest first; those that nobody knows take no room of theirs", async () => {
    const own = await signed(BODY);
    await delivered(BODY, own);
    vendor.fetch = () => Promise.reject(new BankError("request", "INVALID_KEY", null));
    for (let number = 0; number < 25; number++)
      await delivered(BODY, await signed(BODY, { kid: `none-${kid}-${number}` }));
    vendor.asked.length = 0;
    expect(await delivered(BODY, own)).not.toBeNull();
    await delivered(BODY, await signed(BODY, { kid: `none-${kid}-24` }));
    expect(vendor.asked).toEqual([]);
    await delivered(BODY, await signed(BODY, { kid: `none-${kid}-4` }));
    expect(vendor.asked).toEqual([`none-${kid}-4`]);
    vendor.fetch = () => Promise.resolve(key);
    for (let number = 0; number < 19; number++) await delivered(BODY, await signed(BODY, { kid: `${kid}-${number}` }));
    vendor.asked.length = 0;
    await delivered(BODY, own);
    expect(vendor.asked).toEqual([]);
    await delivered(BODY, await signed(BODY, { kid: `${kid}-19` }));
    await delivered(BODY, own);
    expect(vendor.asked).toEqual([`${kid}-19`, kid]);
  });
});

describe("what it says", () => {
  test.each([
    ["TRANSACTIONS", "SYNC_UPDATES_AVAILABLE", undefined, "changed", "SYNC_UPDATES_AVAILABLE"],
    ["TRANSACTIONS", "INITIAL_UPDATE", undefined, "other", "INITIAL_UPDATE"],
    ["ITEM", "PENDING_DISCONNECT", undefined, "ends_soon", "PENDING_DISCONNECT"],
    ["ITEM", "PENDING_EXPIRATION", undefined, "ends_soon", "PENDING_EXPIRATION"],
    ["ITEM", "LOGIN_REPAIRED", undefined, "repaired", "LOGIN_REPAIRED"],
    ["ITEM", "USER_PERMISSION_REVOKED", undefined, "revoked", "USER_PERMISSION_REVOKED"],
    ["ITEM", "USER_ACCOUNT_REVOKED", undefined, "changed", "USER_ACCOUNT_REVOKED"],
    ["ITEM", "NEW_ACCOUNTS_AVAILABLE", undefined, "new_accounts", "NEW_ACCOUNTS_AVAILABLE"],
    ["ITEM", "ERROR", { error_code: "ITEM_LOGIN_REQUIRED" }, "sign_in_needed", "ITEM_LOGIN_REQUIRED"],
    ["ITEM", "ERROR", { error_code: "INSTITUTION_DOWN" }, "failing", "INSTITUTION_DOWN"],
    ["ITEM", "ERROR", null, "failing", "UNKNOWN"],
    ["ITEM", "toString", undefined, "other", "toString"],
    ["ITEM", "SOMETHING_NEW", undefined, "other", "SOMETHING_NEW"],
    ["AUTH", "LOGIN_REPAIRED", undefined, "other", "LOGIN_REPAIRED"],
    ["AUTH", "ERROR", { error_code: "ITEM_LOGIN_REQUIRED" }, "other", "ERROR"],
  ])("%s %s %j: %s", async (webhook_type, webhook_code, error, kind, code) => {
    const body = JSON.stringify({ webhook_type, webhook_code, error });
    const found = await delivered(body, await signed(body));
    expect(found).toMatchObject({ type: webhook_code, news: { kind, providerItemId: null, code } });
  });
});
