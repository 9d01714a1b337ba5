// Linking a bank, whatever its vendor answers: what the person is told, what is kept of a visit, and how it ends.
import { beforeEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { BankError } from "~/providers/bank/bank-error";
import type { LinkResult } from "~/providers/bank/port";
import { createLink, finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import { EXCHANGE_FAILED, NOT_RENEWABLE } from "~/texts/bank";
import { createBank } from "../support/bank";
import { fails, REFUSALS, UNREACHABLE, useBankAnswers } from "../support/bank-answers";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const hand = useBankAnswers();
beforeEach(() => setClock("2026-03-05T17:00:00Z"));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
const items = (user: CurrentUser) => db.bankItem.findMany({ where: { userId: user.id } });
const tokens = (user: CurrentUser) => db.linkToken.findMany({ where: { userId: user.id } });

describe("a link", () => {
  test("is kept with its moment for the person, and the practice bank's script goes with it", async () => {
    const user = await person();
    expect(await createLink(user)).toEqual({ link_token: "link-1", sdk: "/sandbox/bank-link.js" });
    expect(await tokens(user)).toMatchObject([
      { token: "link-1", itemId: null, usedAt: null, createdAt: new Date("2026-03-05T17:00:00Z") },
    ]);
  });

  test("that the vendor refuses or can't give leaves nothing behind, and the log has the vendor's code", async () => {
    const user = await person();
    for (const [error, refused] of [
      ...REFUSALS,
      [new BankError("request", "ODD", null), { code: "bad_request", userMessage: UNREACHABLE }] as const,
    ]) {
      hand.answer({ startLink: fails(error) });
      await expect(createLink(user)).rejects.toMatchObject(refused);
      await expect(startHostedLink(user)).rejects.toMatchObject(refused);
      expect(hand.told.at(-1)).toEqual([{ code: error.code }, "the bank vendor refused"]);
    }
    hand.answer({ startLink: fails(new TypeError("ours")) });
    await expect(createLink(user)).rejects.toThrow("ours");
    for (const given of [
      { linkToken: null, hostedUrl: null },
      { linkToken: null, hostedUrl: "https://bank.example/" },
    ]) {
      hand.answer({ startLink: () => Promise.resolve(given) });
      await expect(createLink(user)).rejects.toMatchObject({ code: "unavailable", userMessage: UNREACHABLE });
      await expect(startHostedLink(user)).rejects.toMatchObject({ code: "unavailable", userMessage: UNREACHABLE });
    }
    hand.answer({ startLink: () => Promise.resolve({ linkToken: "link-1", hostedUrl: null }) });
    await expect(startHostedLink(user)).rejects.toMatchObject({ code: "unavailable" });
    expect(await tokens(user)).toEqual([]);
  });

  test("on the vendor's own pages comes back to the accounts; ours are told by path, others' whole", async () => {
    const user = await person();
    const asked: unknown[] = [];
    const given = (hostedUrl: string) => (request: unknown) => {
      asked.push(request);
      return Promise.resolve({ linkToken: "link-2", hostedUrl });
    };
    hand.answer({ startLink: given("https://bank.example/visit") });
    expect(await startHostedLink(user)).toBe("https://bank.example/visit");
    hand.answer({ startLink: given(`${env.APP_URL}/sandbox/bank/1`) });
    expect(await startHostedLink(user)).toBe("/sandbox/bank/1");
    hand.answer({ startLink: given(`${env.APP_URL}.evil.example/`) });
    expect(await startHostedLink(user)).toBe(`${env.APP_URL}.evil.example/`);
    const ids = (await tokens(user)).map(({ id }) => id);
    expect(asked.map((one) => Object(one).completionUri).sort()).toEqual(
      ids.map((id) => `${env.APP_URL}/accounts?linked=${id}`).sort(),
    );
    expect(asked[0]).not.toHaveProperty("repair");
  });
});

describe("a repair", () => {
  test("is of one's own connection that isn't ending, with its own secret, and may bring accounts", async () => {
    const [user, other] = [await person(), await person()];
    const { itemId } = await createBank(user.id, ["checking"]);
    const asked: unknown[] = [];
    hand.answer({
      startLink: (request: unknown) => {
        asked.push(Object(request).repair);
        return Promise.resolve({ linkToken: "link-3", hostedUrl: "https://bank.example/" });
      },
    });
    await startHostedLink(user, itemId);
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { newAccounts: true } });
    await startHostedLink(user, itemId);
    const secret = `access-sandbox-${itemId}`;
    expect(asked).toEqual([
      { accessToken: secret, chooseAccounts: false },
      { accessToken: secret, chooseAccounts: true },
    ]);
    expect((await tokens(user)).map((one) => one.itemId)).toEqual([itemId, itemId]);
    const missing = { code: "not_found", userMessage: "We couldn't find that connection." };
    await expect(startHostedLink(other, itemId)).rejects.toMatchObject(missing);
    await db.bankItem.updateMany({ where: { userId: user.id }, data: { state: "removing" } });
    await expect(startHostedLink(user, itemId)).rejects.toMatchObject(missing);
  });

  test("that the vendor doesn't renew says what helps", async () => {
    const user = await person();
    const { itemId } = await createBank(user.id, ["checking"]);
    hand.answer({ startLink: fails(new BankError("request", "GONE", null)) });
    await expect(startHostedLink(user, itemId)).rejects.toMatchObject({ userMessage: NOT_RENEWABLE });
  });
});

describe("back from the vendor's pages", () => {
  const visit = async (result: LinkResult | (() => Promise<never>), itemId?: string) => {
    const user = await person();
    const item = itemId === undefined ? undefined : (await createBank(user.id, ["checking"])).itemId;
    await startHostedLink(user, item);
    const [token] = await tokens(user);
    hand.answer({ linkResult: typeof result === "function" ? result : () => Promise.resolve(result) });
    return {
      user,
      finish: () => finishHostedLink(user, token?.id ?? ""),
      used: async () => (await tokens(user))[0]?.usedAt,
    };
  };

  test("what isn't over can be gone on with; what has ended counts once", async () => {
    const open = await visit({ status: "open" });
    expect(await open.finish()).toEqual({ status: "cancelled" });
    expect(await open.used()).toBeNull();
    const left = await visit({ status: "exit", message: null });
    expect(await left.finish()).toEqual({ status: "cancelled" });
    expect(await left.used()).toEqual(new Date("2026-03-05T17:00:00Z"));
    const failed = await visit({ status: "exit", message: "Your bank is closed." });
    expect(await failed.finish()).toEqual({ status: "failed", message: "Your bank is closed." });
    expect(await failed.finish()).toEqual({ status: "cancelled" });
    const odd = await visit({ status: "done", publicToken: null });
    expect(await odd.finish()).toEqual({ status: "failed", message: EXCHANGE_FAILED });
    const twice = await visit({ status: "done", publicToken: "public-sandbox-12345678" });
    const both = await Promise.all([twice.finish(), twice.finish()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["cancelled", "connected"]);
    expect(await items(twice.user)).toHaveLength(1);
  });

  test("a vendor that can't be asked leaves the visit open", async () => {
    const down = await visit(fails(new BankError("outage", "DOWN", null)));
    await expect(down.finish()).rejects.toMatchObject({ code: "unavailable" });
    expect(await down.used()).toBeNull();
  });

  test("a repaired connection is fetched from anew, takes new accounts in where they were asked for, and is noted", async () => {
    const back = await visit({ status: "done", publicToken: null }, "its own");
    await db.bankItem.updateMany({
      where: { userId: back.user.id },
      data: { state: "login_required", errorCode: "X", newAccounts: true },
    });
    expect(await back.finish()).toEqual({ status: "repaired" });
    const [item] = await items(back.user);
    expect(item).toMatchObject({ state: "ok", errorCode: null, newAccounts: false, cursor: "c" });
    expect(
      await db.account.count({ where: { userId: back.user.id, providerAccountId: `account-${hand.number}` } }),
    ).toBe(1);
    const noted = await db.auditLog.findMany({ where: { userId: back.user.id, event: "bank_linked" } });
    expect(noted.map(({ detail }) => detail)).toEqual([{ itemId: item?.id, repaired: true }]);
  });
});
