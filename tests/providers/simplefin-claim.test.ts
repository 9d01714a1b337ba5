// A token is traded once for the address that opens the accounts, and what comes instead is told apart.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "~/lib/crypto.server";
import { env } from "~/lib/env.server";
import { BankError } from "~/providers/bank/bank-error";
import { simplefin } from "~/providers/bank/simplefin/provider.server";
import { ScriptedBridge } from "../support/scripted-bridge";

const before = env.SIMPLEFIN_TRUSTED_ORIGIN;
let bridge: ScriptedBridge;
beforeAll(async () => {
  bridge = await ScriptedBridge.start();
  Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: bridge.origin });
});
afterEach(() => {
  bridge.refuse = () => undefined;
  bridge.seen.length = 0;
});
afterAll(async () => {
  Object.assign(env, { SIMPLEFIN_TRUSTED_ORIGIN: before });
  await bridge.close();
});

const failure = (token: string): Promise<unknown> => simplefin.exchange(token).catch((error: unknown) => error);

test("a token brings an address and a name for the connection that tells nothing of it", async () => {
  const { accessToken, providerItemId } = await simplefin.exchange(bridge.token("one"));
  expect(accessToken).toBe(bridge.origin.replace("//", "//user1:a%20secret%2Fwith%3Asigns@") + "/simplefin");
  expect(providerItemId).toBe(`simplefin:${sha256(accessToken)}`);
  expect(bridge.seen).toEqual(["POST /simplefin/claim/one"]);
});

test("what is no token is asked of nobody", async () => {
  expect(await failure("hello")).toMatchObject({
    ...{ kind: "request", code: "NOT_A_TOKEN" },
    display: "This isn't a SimpleFIN token. Copy the whole token that SimpleFIN shows and paste it here.",
  });
  expect(bridge.seen).toEqual([]);
});

test.each([403, 404, 410])("a token that is refused with %d was used, by whomever", async (status) => {
  bridge.refuse = () => ({ status });
  const error = await failure(bridge.token("two"));
  expect(error).toMatchObject({ kind: "request", code: "TOKEN_REFUSED" });
  expect(error instanceof BankError ? error.display : null).toBe(
    "This token doesn't exist or was used already. If it wasn't you who used it, disable it at SimpleFIN, as somebody " +
      "else may see your data. Then make a new one.",
  );
});

describe("no address", () => {
  const address = (userinfo: string) => bridge.origin.replace("//", `//${userinfo}`);

  test.each([400, 402, 409, 500, 503])("comes with %d: it may come later", async (status) => {
    bridge.refuse = () => ({ status, body: address("user:secret@") });
    expect(await failure(bridge.token("three"))).toMatchObject({
      ...{ kind: "outage", code: `CLAIM_${status}`, display: null },
    });
  });

  test.each<[string, string]>([
    ["a page", "<html>maintenance</html>"],
    ["nothing", ""],
    ["an address without a name", ":secret@"],
    ["an address without a password", "user@"],
    ["an address without either", ""],
  ])("is %s", async (what, answer) => {
    bridge.refuse = () => ({ status: 200, body: what.startsWith("an address") ? address(answer) : answer });
    expect(await failure(bridge.token("four"))).toMatchObject({
      ...{ kind: "outage", code: "UNEXPECTED_ANSWER", display: null },
    });
  });

  test("is longer than four thousand letters", async () => {
    const long = (length: number) => `${address("user:secret@")}/`.padEnd(length, "a");
    bridge.refuse = () => ({ status: 200, body: long(4_096) });
    expect((await simplefin.exchange(bridge.token("five"))).accessToken).toBe(long(4_096));
    bridge.refuse = () => ({ status: 200, body: long(4_097) });
    expect(await failure(bridge.token("five"))).toMatchObject({ kind: "outage", code: "NO_ANSWER", display: null });
  });
});
