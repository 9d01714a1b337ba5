// What the bank vendor's refusals mean here, and that none of them carries the keys it was asked with.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import { BankError } from "~/providers/bank/bank-error";
import * as calls from "~/providers/bank/plaid/calls.server";
import { plaid } from "~/providers/bank/plaid/provider.server";
import { bankSandbox, closeBank, deliverBankEventsTo } from "~/providers/bank/plaid/client.server";
import { startVendor, type VendorAnswer } from "../support/vendor-server";

const before = { ...env };
const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
let said: VendorAnswer = "nothing";
let vendor: Awaited<ReturnType<typeof startVendor>>;

beforeAll(async () => {
  vendor = await startVendor(({ headers, text }) => {
    asked.push({ headers, body: JSON.parse(text || "{}") });
    return said;
  });
  Object.assign(env, {
    ...{ BANK_PROVIDER: "plaid", PLAID_BASE_URL: vendor.address },
    ...{ PLAID_CLIENT_ID: "the-client-id", PLAID_SECRET: "the-secret-key" },
  });
});
afterAll(async () => {
  await closeBank();
  vendor.close();
  Object.assign(env, before);
});

const answering = (status: number, body: unknown) => (said = { status, body });
const refusal = (error_type: string, error_code: string, display_message: string | null = null) => ({
  ...{ error_type, error_code, error_message: "for developers", display_message },
});
const failure = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => "done",
    (error: unknown) => error,
  );
const exchanged = () => failure(() => calls.exchangePublicToken("public-1"));

describe("a refusal", () => {
  test.each([
    [400, "ITEM_ERROR", "ITEM_LOGIN_REQUIRED", "sign_in"],
    [400, "ITEM_ERROR", "USER_PERMISSION_REVOKED", "revoked"],
    [400, "INVALID_INPUT", "INVALID_ACCESS_TOKEN", "revoked"],
    [400, "ITEM_ERROR", "ITEM_NOT_FOUND", "revoked"],
    [400, "ITEM_ERROR", "ITEM_LOCKED", "item"],
    [400, "INVALID_REQUEST", "MISSING_FIELDS", "request"],
    [429, "ITEM_ERROR", "ITEM_LOGIN_REQUIRED", "rate_limit"],
    [400, "RATE_LIMIT_EXCEEDED", "ACCOUNTS_LIMIT", "rate_limit"],
    [500, "ITEM_ERROR", "ITEM_LOGIN_REQUIRED", "outage"],
    [400, "API_ERROR", "INTERNAL_SERVER_ERROR", "outage"],
    [400, "INSTITUTION_ERROR", "INSTITUTION_DOWN", "outage"],
  ])("%d %s %s is '%s'", async (status, type, code, kind) => {
    answering(status, refusal(type, code, "For people"));
    expect(await exchanged()).toMatchObject({ kind, code, display: "For people" });
  });

  test.each<[string, VendorAnswer, string]>([
    ["that isn't the vendor's", { status: 400, body: { oops: 1 } }, "ERR_BAD_REQUEST"],
    ["by somebody in between", { status: 502, body: "bad gateway" }, "ERR_BAD_RESPONSE"],
    ["that is silence", "nothing", "ECONNRESET"],
  ])("%s is an outage", async (_, answer, code) => {
    said = answer;
    expect(await exchanged()).toMatchObject({ kind: "outage", code, display: null });
  });

  test("carries none of the keys that the vendor was asked with", async () => {
    answering(400, refusal("INVALID_REQUEST", "MISSING_FIELDS"));
    const error = await exchanged();
    expect(error).toBeInstanceOf(BankError);
    const sent = asked.at(-1)?.headers;
    expect([sent?.["plaid-client-id"], sent?.["plaid-secret"]]).toEqual(["the-client-id", "the-secret-key"]);
    const all = JSON.stringify(error, Object.getOwnPropertyNames(error ?? {})) + String(Object(error).stack);
    expect(all).not.toMatch(/the-secret-key|the-client-id|public-1/);
  });

  test("of an end is none where the vendor doesn't know the item; of a look again never is one", async () => {
    const ended = (code: string) => {
      answering(400, refusal("ITEM_ERROR", code));
      return failure(() => calls.removeItem("access-1"));
    };
    expect([await ended("ITEM_NOT_FOUND"), await ended("INVALID_ACCESS_TOKEN")]).toEqual(["done", "done"]);
    expect(await ended("ITEM_LOGIN_REQUIRED")).toMatchObject({ kind: "sign_in" });
    expect(await failure(() => calls.requestRefresh("access-1"))).toBe("done");
  });
});

describe("an answer", () => {
  test("that is none of the vendor's is an outage, not half a connection", async () => {
    answering(200, { access_token: "", item_id: "item" });
    expect(await exchanged()).toMatchObject({ kind: "outage", code: "UNEXPECTED_ANSWER" });
    answering(200, { access_token: "access", item_id: "item" });
    expect(await calls.exchangePublicToken("public-1")).toEqual({ accessToken: "access", providerItemId: "item" });
  });

  test.each<[string, unknown, unknown]>([
    ["open", [], { status: "open" }],
    ["missing", null, { status: "open" }],
    ["begun", [{ finished_at: null }], { status: "open" }],
    [
      "done",
      [{ finished_at: "x", results: { item_add_results: [{ public_token: "p" }] } }],
      { status: "done", publicToken: "p" },
    ],
    ["a repair that is done", [{ finished_at: "x" }], { status: "done", publicToken: null }],
    ["given up", [{ finished_at: "x", exit: {} }], { status: "exit", message: null }],
    [
      "given up with words for people",
      [{ finished_at: "x", exit: { error: { error_message: "dev", display_message: "Try later" } } }],
      { status: "exit", message: "Try later" },
    ],
    [
      "given up with words for developers",
      [{ finished_at: "x", exit: { error: { error_message: "dev", display_message: null } } }],
      { status: "exit", message: "dev" },
    ],
    [
      "given up once and done then",
      [{ finished_at: "x", exit: {} }, { finished_at: "y" }],
      { status: "done", publicToken: null },
    ],
  ])("of a visit to the bank's pages: %s", async (_, link_sessions, result) => {
    answering(200, { link_sessions });
    expect(await calls.linkResult("link-1")).toEqual(result);
  });

  test("is to what was asked: of which token, which bank's accounts, which key", async () => {
    const of = async (body: object, work: () => Promise<unknown>) => {
      answering(200, body);
      return [await work(), asked.at(-1)?.body];
    };
    expect(await of({ access_token: "a", item_id: "i" }, () => calls.exchangePublicToken("public-1"))).toEqual([
      ...[{ accessToken: "a", providerItemId: "i" }, { public_token: "public-1" }],
    ]);
    expect(await of({ link_sessions: [] }, () => calls.linkResult("link-1"))).toEqual([
      ...[{ status: "open" }, { link_token: "link-1" }],
    ]);
    expect(await of({ accounts: [], item: { item_id: "i" } }, () => calls.fetchAccounts("access-1"))).toEqual([
      ...[{ accounts: [], setAside: [], institutionId: null }, { access_token: "access-1" }],
    ]);
    const key = { alg: "ES256", kid: "k1", kty: "EC", crv: "P-256", x: "x", y: "y", use: "sig", expired_at: null };
    expect(await of({ key }, () => calls.fetchWebhookKey("k1"))).toEqual([key, { key_id: "k1" }]);
    answering(200, { key: { ...key, alg: "none" } });
    expect(await failure(() => calls.fetchWebhookKey("k1"))).toMatchObject({ code: "UNEXPECTED_ANSWER" });
  });

  test("to a link says what was asked for: a new connection's history, or a repair of one", async () => {
    answering(200, { link_token: "link-1", hosted_link_url: null });
    const sent = async (more: Partial<calls.LinkTokenRequest>) => {
      await calls.createLinkToken({ userId: "ann", webhook: "https://a/webhooks/plaid", ...more });
      return asked.at(-1)?.body;
    };
    const first = await sent({});
    expect(first).toMatchObject({
      ...{
        country_codes: ["US"],
        language: "en",
        user: { client_user_id: "ann" },
        webhook: "https://a/webhooks/plaid",
      },
      ...{ products: ["transactions"], transactions: { days_requested: 730 } },
    });
    for (const absent of ["access_token", "update", "hosted_link", "redirect_uri"])
      expect(first).not.toHaveProperty(absent);
    const repaired = await sent({ repair: { accessToken: "access-1", chooseAccounts: false } });
    expect(repaired).toMatchObject({ access_token: "access-1" });
    for (const absent of ["products", "transactions", "update"]) expect(repaired).not.toHaveProperty(absent);
    expect(await sent({ repair: { accessToken: "access-1", chooseAccounts: true } })).toMatchObject({
      update: { account_selection_enabled: true },
    });
    expect(await sent({ completionUri: "https://a/done", redirectUri: "https://a/back" })).toMatchObject({
      hosted_link: { completion_redirect_uri: "https://a/done", is_mobile_app: false },
      redirect_uri: "https://a/back",
    });
    answering(200, { link_token: "link-1", hosted_link_url: "https://hosted.example/1" });
    expect(await calls.createLinkToken({ userId: "ann", webhook: "https://a" })).toEqual({
      ...{ linkToken: "link-1", hostedUrl: "https://hosted.example/1" },
    });
  });

  test("to a link that signs in on the bank's own site leads back to us, where the vendor knows the address", async () => {
    answering(200, { link_token: "link-1", hosted_link_url: null });
    const back = async (completionUri?: string) => {
      await plaid.startLink({ userId: "ann", ...(completionUri ? { completionUri } : {}) });
      return asked.at(-1)?.body;
    };
    const webhook = `${env.APP_URL}/webhooks/plaid`;
    expect(await back()).toMatchObject({ webhook });
    expect(await back()).not.toHaveProperty("redirect_uri");
    Object.assign(env, { PLAID_OAUTH: "on" });
    expect(await back()).toMatchObject({ webhook, redirect_uri: `${env.APP_URL}/accounts` });
    expect(await back("https://a/done")).not.toHaveProperty("redirect_uri");
    Object.assign(env, { PLAID_OAUTH: before.PLAID_OAUTH });
  });
});

describe("where the vendor can't be asked", () => {
  const withSettings = async (settings: PropertyDescriptorMap, work: () => Promise<void>) => {
    const held = Object.getOwnPropertyDescriptors(env);
    await closeBank();
    Object.defineProperties(env, settings);
    await work();
    await closeBank();
    Object.defineProperties(env, held);
  };

  test("a connection from before is as good as one of a vendor that is down, and there's no practice bank", async () => {
    const count = asked.length;
    for (const value of ["off", "simplefin"])
      await withSettings({ BANK_PROVIDER: { value } }, async () => {
        expect(await exchanged()).toMatchObject({ kind: "outage", code: "SWITCHED_OFF", display: null });
        expect(await bankSandbox()).toBeNull();
        await deliverBankEventsTo(1);
      });
    expect(await bankSandbox()).toBeNull();
    expect(asked).toHaveLength(count);
    // Once it's set up again it's asked.
    answering(200, { access_token: "access", item_id: "item" });
    expect(await exchanged()).toBe("done");
  });

  test("a fault of our own is none of the bank's, and no look again hides it", async () => {
    const fault = new Error("no such settings");
    const get = () => {
      throw fault;
    };
    await withSettings({ PLAID_BASE_URL: { get, configurable: true } }, async () => {
      expect(await failure(() => calls.requestRefresh("access-1"))).toBe(fault);
      expect(await failure(() => calls.removeItem("access-1"))).toBe(fault);
      expect(await exchanged()).toBe(fault);
    });
  });
});
