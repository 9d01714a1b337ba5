// The settings: what they mean together, and the one sentence that stops a start where they contradict.
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "~/lib/env.server";

describe("where nothing is set", () => {
  test("it's a household's own server on this machine, with practice banks and payments", () => {
    expect(readEnv({})).toMatchObject({
      ...{ NODE_ENV: "production", PORT: 3000, HOST: "127.0.0.1", APP_URL: "http://localhost:3000", TRUST_PROXY: 0 },
      ...{ DATA_DIR: resolve("./data"), IS_DEVELOPMENT: false, IS_HTTPS: false, IS_LOCAL: true },
      ...{ BANK_PROVIDER: "sandbox", BILLING_PROVIDER: "sandbox", COACH_PROVIDER: "rules", MAIL_PROVIDER: "outbox" },
      ...{ PLAID_ENV: "sandbox", PLAID_OAUTH: "off", PRACTICE_PAYMENTS: "off", OPENAI_WIRE: "responses" },
      ...{ DEMO_ACCOUNT: "on", REGISTRATION: "open", JOBS: "inline", RATE_LIMIT_FACTOR: 1, LOG_LEVEL: "info" },
      ...{ SESSION_IDLE_DAYS: 7, SESSION_MAX_DAYS: 30, MAIL_FROM: "Mind My Money <hello@localhost>" },
    });
    const blank = {
      PORT: "",
      HOST: "",
      APP_URL: "",
      DATA_DIR: "",
      JOBS: "",
      SESSION_MAX_DAYS: "",
      STRIPE_SECRET_KEY: "",
    };
    expect(readEnv(blank)).toEqual(readEnv({}));
  });

  test("the address follows the port, and never ends in a slash", () => {
    expect(readEnv({ PORT: "8080" }).APP_URL).toBe("http://localhost:8080");
    expect(readEnv({ APP_URL: "https://money.example//" })).toMatchObject({
      ...{ APP_URL: "https://money.example", IS_HTTPS: true },
    });
    expect(readEnv({ NODE_ENV: "development" }).IS_DEVELOPMENT).toBe(true);
    expect(readEnv({ SIMPLEFIN_TRUSTED_ORIGIN: "http://10.0.0.2:99/path?x" }).SIMPLEFIN_TRUSTED_ORIGIN).toBe(
      "http://10.0.0.2:99",
    );
    expect([0, 65_535].map((PORT) => readEnv({ PORT: String(PORT) }).PORT)).toEqual([0, 65_535]);
  });
});

test.each<[Record<string, string>, boolean]>([
  [{ HOST: "localhost" }, true],
  [{ HOST: "127.8.9.10" }, true],
  [{ HOST: "::1", APP_URL: "http://[::1]:3000" }, true],
  [{ HOST: "LOCALHOST" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "localhost.example" }, false],
  [{ HOST: "1127.0.0.1" }, false],
  [{ APP_URL: "http://money.example" }, false],
  [{ APP_URL: "http://127.0.0.1.example" }, false],
  [{ TRUST_PROXY: "1" }, false],
])("with %o only this machine can reach it: %s", (settings, local) => expect(readEnv(settings).IS_LOCAL).toBe(local));

describe("a provider", () => {
  const PLAID = { PLAID_CLIENT_ID: "id", PLAID_SECRET: "secret" };
  const STRIPE = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" };

  test("is chosen by its name or by its keys, and wants all of them", () => {
    expect(readEnv(PLAID).BANK_PROVIDER).toBe("plaid");
    expect(readEnv({ ...PLAID, BANK_PROVIDER: "sandbox" }).BANK_PROVIDER).toBe("sandbox");
    expect(readEnv({ ...STRIPE, BILLING_PROVIDER: "stripe" }).BILLING_PROVIDER).toBe("stripe");
    expect(readEnv({ SMTP_URL: "smtp://mail" }).MAIL_PROVIDER).toBe("smtp");
    expect(readEnv({ OPENAI_API_KEY: "k", OPENAI_MODEL: "m" }).COACH_PROVIDER).toBe("openai");
    // A model of one's own needs no key.
    expect(readEnv({ OPENAI_BASE_URL: "http://localhost:1", OPENAI_MODEL: "m" }).COACH_PROVIDER).toBe("openai");
    expect(readEnv({ OPENAI_BASE_URL: "http://localhost:1" }).COACH_PROVIDER).toBe("rules");
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ ...PLAID, BANK_PROVIDER: "off" }, { BANK_PROVIDER: "off" }],
    [{ ...PLAID, BANK_PROVIDER: "simplefin" }, { BANK_PROVIDER: "simplefin" }],
    [{ PLAID_SECRET: "secret", BANK_PROVIDER: "off" }, { BANK_PROVIDER: "off" }],
    [{ ...STRIPE, BILLING_PROVIDER: "off" }, { BILLING_PROVIDER: "off" }],
    [{ ...STRIPE, BILLING_PROVIDER: "sandbox" }, { BILLING_PROVIDER: "sandbox" }],
    [{ OPENAI_API_KEY: "k", OPENAI_MODEL: "m", COACH_PROVIDER: "rules" }, { COACH_PROVIDER: "rules" }],
    [{ SMTP_URL: "smtp://mail", MAIL_PROVIDER: "outbox" }, { MAIL_PROVIDER: "outbox" }],
  ])("that is named is taken whatever keys there are: %o", (settings, chosen) =>
    expect(readEnv(settings)).toMatchObject(chosen),
  );

  test.each(["BANK_PROVIDER", "BILLING_PROVIDER", "COACH_PROVIDER", "MAIL_PROVIDER"])(
    "of a name that nobody knows stops the start: %s",
    (name) => expect(() => readEnv({ [name]: "x" })).toThrow(new RegExp(`^The setting ${name} is not valid: .+\\.$`)),
  );

  test.each<[Record<string, string>, string]>([
    [{ PLAID_SECRET: "secret" }, "BANK_PROVIDER is plaid, but PLAID_CLIENT_ID is not set."],
    [{ BANK_PROVIDER: "plaid" }, "BANK_PROVIDER is plaid, but PLAID_CLIENT_ID and PLAID_SECRET are not set."],
    [{ STRIPE_SECRET_KEY: "sk" }, "BILLING_PROVIDER is stripe, but STRIPE_WEBHOOK_SECRET is not set."],
    [{ OPENAI_API_KEY: "k" }, "COACH_PROVIDER is openai, but OPENAI_MODEL is not set."],
    [{ COACH_PROVIDER: "openai", OPENAI_MODEL: "m" }, "COACH_PROVIDER is openai, but OPENAI_API_KEY is not set."],
    [{ MAIL_PROVIDER: "smtp" }, "MAIL_PROVIDER is smtp, but SMTP_URL is not set."],
  ])("%o isn't whole", (settings, sentence) => expect(() => readEnv(settings)).toThrow(sentence));

  test("of real banks stands beside practice payments on this machine alone, or where it's meant", () => {
    const others = { ...PLAID, HOST: "0.0.0.0" };
    expect(() => readEnv(others)).toThrow(/^BANK_PROVIDER is plaid, but with practice payments/);
    for (const fine of [PLAID, { ...others, ...STRIPE }, { ...others, PRACTICE_PAYMENTS: "on" }, { HOST: "0.0.0.0" }])
      expect(readEnv(fine)).toBeDefined();
  });
});

test("several machines behind one name share their secrets", () => {
  const many = { DATABASE_URL: "postgres://db", APP_URL: "https://money.example" };
  expect(() => readEnv(many)).toThrow(
    "DATABASE_URL is set for https://money.example, so every machine needs the same SESSION_SECRET, which is not set.",
  );
  expect(() => readEnv({ ...many, SESSION_SECRET: "s" })).toThrow(/the same ENCRYPTION_KEYS/);
  expect(readEnv({ ...many, SESSION_SECRET: "s", ENCRYPTION_KEYS: "k" })).toBeDefined();
  expect(readEnv({ ...many, APP_URL: "http://money.example" })).toBeDefined();
});

test.each([
  ["SESSION_IDLE_DAYS", "0"],
  ["SESSION_MAX_DAYS", "366"],
  ["SESSION_MAX_DAYS", "1.5"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["RATE_LIMIT_FACTOR", "-1"],
  ["JOBS", "on"],
  ["LOG_LEVEL", "loud"],
  ["OPENAI_WIRE", "x"],
  ["PLAID_ENV", "x"],
  ["APP_URL", "money.example"],
  ["TRUST_PROXY", "11"],
])("%s=%s stops the start", (name, value) =>
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is not valid: .+\\.$`)),
);

test.each([
  ["LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "silent"]],
  ["JOBS", ["inline", "worker", "off"]],
  ["REGISTRATION", ["open", "invite", "closed"]],
  ["DEMO_ACCOUNT", ["on", "off"]],
  ["PLAID_ENV", ["sandbox", "production"]],
  ["PLAID_OAUTH", ["on", "off"]],
  ["PRACTICE_PAYMENTS", ["on", "off"]],
  ["OPENAI_WIRE", ["responses", "chat"]],
  ["COACH_MODEL_READS", ["first", "unsure"]],
  ["BANK_PROVIDER", ["sandbox", "simplefin", "off"]],
  ["BILLING_PROVIDER", ["sandbox", "off"]],
  ["COACH_PROVIDER", ["rules"]],
  ["MAIL_PROVIDER", ["outbox"]],
])("%s may be each of %j", (name, choices) =>
  expect(choices.map((choice) => Object.entries(readEnv({ [name]: choice })).find(([key]) => key === name))).toEqual(
    choices.map((choice) => [name, choice]),
  ),
);
