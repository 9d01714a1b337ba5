// Which vendor is asked, and where, as the settings say.
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { env, readEnv } from "~/lib/env.server";
import { bank, bankOf, banks, isInUse, tokenBank } from "~/providers/bank/index.server";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { closeSimplefin } from "~/providers/bank/simplefin/client.server";
import {
  closeBilling,
  deliverSandboxEventsTo,
  stripe,
  stripeSandbox,
  webhookSecret,
} from "~/providers/billing/client.server";
import { coachProvider, setCoachProvider } from "~/providers/coach/index.server";
import { startOpenAiStub, type Stub } from "../support/openai-stub";

const before = { ...env };
afterEach(async () => {
  await Promise.all([closeBank(), closeBilling()]);
  Object.assign(env, before);
});

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

describe("a bank's vendor", () => {
  test.each<[typeof env.BANK_PROVIDER, string[]]>([
    ["sandbox", ["plaid", "simplefin"]],
    ["plaid", ["plaid", "simplefin"]],
    ["simplefin", ["simplefin"]],
    ["off", []],
  ])("with '%s' may be asked: %j", (BANK_PROVIDER, names) => {
    Object.assign(env, { BANK_PROVIDER });
    expect(banks.filter(isInUse).map(({ name }) => name)).toEqual(names);
  });

  test("is the one that a connection was made with", () => {
    expect([bankOf({ provider: "plaid" }), bankOf({ provider: "simplefin" })]).toEqual([bank, tokenBank]);
    expect(bankOf({ provider: "one of a later version" })).toBe(bank);
    expect(bank).not.toBe(tokenBank);
  });

  test("to practice with is on this machine, one for all, until it's closed", async () => {
    Object.assign(env, { BANK_PROVIDER: "sandbox" });
    const sandbox = await bankSandbox();
    const address = sandbox?.url ?? "";
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await bankSandbox()).toBe(sandbox);
    expect(await answers(address)).toBe(true);
    await closeBank();
    expect(await answers(address)).toBe(false);
  });
});

test("what nobody has opened can be closed", async () => {
  expect(await Promise.all([closeBank(), closeSimplefin(), closeBilling()])).toEqual([undefined, undefined, undefined]);
});

describe("the payment vendor", () => {
  const placeOf = (client: Stripe): unknown[] => [
    ...[client.getApiField("host"), client.getApiField("port"), client.getApiField("protocol")],
  ];

  test("to practice with is on this machine, signs with a secret of its own, and is there until it's closed", async () => {
    Object.assign(env, { BILLING_PROVIDER: "sandbox", STRIPE_WEBHOOK_SECRET: "whsec_of_ours" });
    const sandbox = await stripeSandbox();
    expect(sandbox?.webhookSecret).toMatch(/^whsec_\w{32}/);
    expect(await webhookSecret()).toBe(sandbox?.webhookSecret);
    const client = await stripe();
    expect(placeOf(client)).toEqual(["127.0.0.1", String(sandbox?.port), "http"]);
    expect(await stripe()).toBe(client);
    const address = `http://127.0.0.1:${sandbox?.port}`;
    expect(await answers(address)).toBe(true);
    await closeBilling();
    expect(await answers(address)).toBe(false);
  });

  test.each<[string | undefined, unknown[]]>([
    ["https://payments.example", ["payments.example", 443, "https"]],
    ["https://payments.example:8443", ["payments.example", "8443", "https"]],
    ["http://payments.example", ["payments.example", 80, "http"]],
    ["http://payments.example:8080", ["payments.example", "8080", "http"]],
    [undefined, ["api.stripe.com", "443", "https"]],
  ])("at %s is asked at %j", async (STRIPE_API_BASE, place) => {
    Object.assign(env, { BILLING_PROVIDER: "stripe", STRIPE_SECRET_KEY: "sk_test_none", STRIPE_API_BASE });
    const client = await stripe();
    expect(placeOf(client)).toEqual(place);
    expect(await stripeSandbox()).toBeNull();
    // It's told in its own dashboard where to deliver.
    await deliverSandboxEventsTo(1);
  });
});

describe("the outside model", () => {
  let stub: Stub;
  beforeAll(async () => void (stub = await startOpenAiStub()));
  afterEach(() => setCoachProvider(env));
  afterAll(() => stub.close());

  const using = (settings: Record<string, string>) => {
    setCoachProvider(readEnv({ OPENAI_MODEL: "m1", ...settings }));
    return coachProvider();
  };

  test("is none where the planner's own words are wanted", () => {
    const none = { model: null, readsFirst: false, host: null, coach: { name: "rules" } };
    expect(using({ COACH_PROVIDER: "rules", COACH_MODEL_READS: "first" })).toMatchObject(none);
    setCoachProvider(env);
    expect(coachProvider()).toMatchObject(none);
  });

  test("is told by its host, and reads first where that's wanted", () => {
    expect(using({ OPENAI_API_KEY: "k", COACH_MODEL_READS: "first" })).toMatchObject({
      ...{ host: "api.openai.com", readsFirst: true, coach: { name: "openai" } },
    });
    expect(using({ OPENAI_API_KEY: "k", COACH_MODEL_READS: "unsure" })).toMatchObject({ readsFirst: false });
    expect(using({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://models.example:8080/v1" }).host).toBe(
      "models.example:8080",
    );
  });

  test.each<[string, "responses" | "chat"]>([
    ["chat", "chat"],
    ["responses", "responses"],
  ])("is asked over '%s' by its name and with its key", async (OPENAI_WIRE, wire) => {
    const { model } = using({ OPENAI_API_KEY: "k1", OPENAI_BASE_URL: stub.baseUrl, OPENAI_WIRE });
    stub.behave(() => ({ say: { answer: "x" } }));
    const asked = { name: "advice", instructions: "Be kind.", input: "{}", userKey: "u" };
    const answer = await model?.ask({ ...asked, schema: z.object({ answer: z.string() }) });
    expect(answer?.value).toEqual({ answer: "x" });
    expect(stub.asked.at(-1)).toMatchObject({
      ...{ wire, body: { model: "m1" }, headers: { authorization: "Bearer k1" } },
    });
  });
});
