// What the settings switch off is gone by every door; wrong values are one sentence at the start.
import { describe, expect, test } from "vitest";
import { readEnv } from "~/lib/env.server";
import { raw, serving } from "./serving";

const BILLING = ["/subscribe", "/Subscribe", "/subscribe.data", "/subscription/success", "/cancel-trial"];
const BILLING_API = ["/api/start-free-trial", "/api/subscription/status", "/webhooks/stripe", "/sandbox/checkout/x"];
const BANK = ["/webhooks/plaid", "/api/plaid/create-link-token", "/api/plaid/exchange-token", "/sandbox/bank/x"];

describe("a server that sells nothing and connects no bank", () => {
  test("answers 404 where the one that does passes on, and passes everything else on", async () => {
    const off = await serving({ options: { hasBankPages: false, hasBilling: false } });
    const on = await serving();
    for (const path of [...BILLING, ...BILLING_API, ...BANK]) {
      const gone = await off.ask({ path });
      expect(gone.status, path).toBe(404);
      expect(gone.body, path).toContain("There is no such page here.");
      expect((await on.ask({ path })).status, path).not.toBe(404);
    }
    for (const path of ["/", "/subscriber", "/unsubscribe", "/accounts", "/api/plaid/refresh-transactions", "/import"])
      expect((await off.ask({ path })).status, path).not.toBe(404);
    await Promise.all([off.close(), on.close()]);
  });

  test("each can be off without the other", async () => {
    const noBank = await serving({ options: { hasBankPages: false } });
    expect((await noBank.ask({ path: "/subscribe" })).status).toBe(200);
    expect((await noBank.ask({ path: "/sandbox/bank/x" })).status).toBe(404);
    await noBank.close();
  });
});

describe("a server in the home network that was told no address", () => {
  const asked = (port: number, host: string) =>
    raw(port, [`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`]);

  test.each(["192.168.1.20:3000", "money.local:3000", "nas", "[fd00::5]:3000"])(
    "names the setting to %s",
    async (host) => {
      const one = await serving();
      const answer = await asked(one.port, host);
      expect(answer).toMatch(/^HTTP\/1.1 400/);
      expect(answer).toContain(`Set APP_URL=http://${host} and start it again`);
      expect(one.reached).toEqual([]);
      await one.close();
    },
  );

  test("repeats no odd name, and says nothing of it where an address is set or a proxy is in front", async () => {
    const one = await serving();
    for (const host of ["<script>", "a b", "x".repeat(300), "-a", "a@b"])
      expect(await asked(one.port, host), host).not.toContain("Set APP_URL");
    const forwarded = await raw(one.port, [
      "GET / HTTP/1.1\r\nHost: money.local\r\nX-Forwarded-For: 10.0.0.1\r\nConnection: close\r\n\r\n",
    ]);
    expect(forwarded).not.toContain("Set APP_URL");
    await one.close();
    const set = await serving({ options: { appUrl: new URL("https://money.example") } });
    expect(await asked(set.port, "192.168.1.20:3000")).toContain("This address is not served here.");
    await set.close();
  });
});

describe("settings", () => {
  test("that switch a provider off win over its keys", () => {
    const keys = { PLAID_CLIENT_ID: "id", PLAID_SECRET: "s", STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" };
    expect(readEnv({ ...keys, BANK_PROVIDER: "off", BILLING_PROVIDER: "off" })).toMatchObject({
      BANK_PROVIDER: "off",
      BILLING_PROVIDER: "off",
    });
    expect(readEnv({ BANK_PROVIDER: "simplefin" })).toMatchObject({ BANK_PROVIDER: "simplefin" });
    expect(readEnv({})).toMatchObject({ BANK_PROVIDER: "sandbox", BILLING_PROVIDER: "sandbox", REGISTRATION: "open" });
  });

  test("a real bank may be open to others where nothing is sold", () => {
    const open = { HOST: "0.0.0.0", PLAID_CLIENT_ID: "id", PLAID_SECRET: "s" };
    expect(() => readEnv(open)).toThrow(/practice payments/);
    expect(readEnv({ ...open, BILLING_PROVIDER: "off" }).BANK_PROVIDER).toBe("plaid");
  });

  test.each([
    [{ BANK_PROVIDER: "none" }, /^The setting BANK_PROVIDER is not valid: .+\.$/],
    [{ BILLING_PROVIDER: "none" }, /^The setting BILLING_PROVIDER is not valid: .+\.$/],
    [{ REGISTRATION: "no" }, /^The setting REGISTRATION is not valid: .+\.$/],
    [{ DEMO_ACCOUNT: "no" }, /^The setting DEMO_ACCOUNT is not valid: .+\.$/],
    [{ SIMPLEFIN_TRUSTED_ORIGIN: "bridge" }, /^The setting SIMPLEFIN_TRUSTED_ORIGIN is not valid: .+\.$/],
  ])("%o stop the start with one sentence", (settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence);
  });
});
