// What can be had here, by the settings; and the half of a device's key that a visit brings.
import { afterEach, expect, test } from "vitest";
import { sign } from "~/lib/crypto.server";
import { env } from "~/lib/env.server";
import { offers } from "~/lib/offers.server";
import { endedOfflineKey, offlineKeyCookie } from "~/lib/offline-key.server";

const before = { ...env };
afterEach(() => void Object.assign(env, before));

test.each([
  ["sandbox", "sandbox", "on", { bankPages: true, bankToken: true, billing: true, demo: true }],
  ["plaid", "stripe", "off", { bankPages: true, bankToken: true, billing: true, demo: false }],
  ["simplefin", "off", "on", { bankPages: false, bankToken: true, billing: false, demo: true }],
  ["off", "off", "off", { bankPages: false, bankToken: false, billing: false, demo: false }],
])("a bank by %s, plans by %s, the demo %s", (bank, billing, demo, offered) => {
  Object.assign(env, { BANK_PROVIDER: bank, BILLING_PROVIDER: billing, DEMO_ACCOUNT: demo });
  expect(offers()).toEqual(offered);
});

test("each visit gives the session's half anew for a week, and takes it back where nobody is signed in", () => {
  const visit = (cookie = "") => new Request("http://localhost/", { headers: { cookie } });
  const given = offlineKeyCookie(visit(), { id: "ada", sessionId: "s1" }) ?? "";
  const [, name, value] = /^([\w-]+)=([^;]*); Path=\/; Max-Age=604800/.exec(given) ?? [];
  expect(value).toBe(sign("device-key", "ada|s1"));
  expect(given).not.toContain("HttpOnly");
  expect(offlineKeyCookie(visit(), null)).toBeUndefined();
  expect(offlineKeyCookie(visit(`${name}=${value}`), null)).toBe(endedOfflineKey());
  expect(endedOfflineKey()).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0`));
});
