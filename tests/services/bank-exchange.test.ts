// The exchange that makes a connection: what is stored, what is refused, and what is ended at the vendor where it fails.
import { beforeEach, describe, expect, test } from "vitest";
import type { SetAside } from "~/contracts/set-aside";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { BankError } from "~/providers/bank/bank-error";
import type { BankAccount, BankChanges } from "~/providers/bank/port";
import { exchange, finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import { readSetAside, syncItem } from "~/services/bank/sync.server";
import { openToken } from "~/services/bank/token.server";
import { EXCHANGE_FAILED } from "~/texts/bank";
import { fails, REFUSALS, useBankAnswers } from "../support/bank-answers";
import { useDatabase } from "../support/db";
import { isLookedThrough } from "../support/looked-through";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const hand = useBankAnswers();
beforeEach(() => setClock("2026-03-05T17:00:00Z"));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
const items = (user: CurrentUser) => db.bankItem.findMany({ where: { userId: user.id } });
const link = (user: CurrentUser, publicToken = "public-sandbox-12345678") =>
  exchange(user, { publicToken, metadata: null });

test("stores the connection with its accounts, its secret sealed, and is noted", async () => {
  const user = await person();
  const { itemId } = await link(user);
  const [item, ...others] = await items(user);
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    ...{
      id: itemId,
      provider: "plaid",
      providerItemId: `item-${hand.number}`,
      institutionId: "ins_900002",
    },
    ...{ institutionName: "Lakeside", state: "ok", cursor: "c", createdAt: new Date("2026-03-05T17:00:00Z") },
  });
  expect(item && openToken(item)).toBe(`access-${hand.number}`);
  expect(item?.accessToken).not.toContain(`access-${hand.number}`);
  expect(await db.account.findMany({ where: { userId: user.id } })).toMatchObject([
    { itemId, accountName: "Everyday", institutionName: "Lakeside", balanceCents: 12_345n, accountNumber: "4411" },
  ]);
  const noted = await db.auditLog.findMany({ where: { userId: user.id, event: "bank_linked" } });
  expect(noted.map(({ detail }) => detail)).toEqual([{ itemId }]);
  expect(await link(user)).toEqual({ itemId });
  expect([(await items(user)).length, hand.ended]).toEqual([1, []]);
  await expect(link(await person())).rejects.toMatchObject({
    ...{ code: "conflict", userMessage: "This bank account is already connected." },
  });
});

test("of something that is no token asks no vendor", async () => {
  let asked = 0;
  hand.answer({ exchange: () => Promise.reject(new Error(String((asked += 1)))) });
  await expect(link(await person(), "no token")).rejects.toMatchObject({
    ...{ code: "bad_request", userMessage: "This isn't a token of the bank connection." },
  });
  expect(asked).toBe(0);
});

test("that fails before or after it was given says so, and what was given is ended at the vendor", async () => {
  const user = await person();
  const refusals: [BankError, object][] = [
    ...REFUSALS,
    [new BankError("request", "ODD", null), { code: "bad_request", userMessage: EXCHANGE_FAILED }],
  ];
  for (const [error, refused] of refusals) {
    hand.answer({ exchange: fails(error) });
    await expect(link(user)).rejects.toMatchObject(refused);
  }
  expect(hand.ended).toEqual([]);
  hand.answer({ exchange: hand.given });
  for (const [error, refused] of refusals) {
    hand.answer({ describe: fails(error) });
    await expect(link(user)).rejects.toMatchObject(refused);
  }
  expect(hand.ended).toEqual(refusals.map(() => `access-${hand.number}`));
  expect(await db.providerCall.count({ where: { doneAt: null } })).toBe(0);
  expect(await items(user)).toEqual([]);
});

test("of accounts that are here already is refused: by the vendor's id, or as the same at the same bank", async () => {
  const [user, other] = [await person(), await person()];
  await link(user);
  const again = async (who: CurrentUser, more: Partial<BankAccount>, institutionId = "ins_900002") => {
    hand.number += 1;
    const one = hand.account({ providerAccountId: `new-${hand.number}`, ...more });
    hand.answer({ describe: () => Promise.resolve({ ...hand.described(one), institutionId }) });
    return link(who).then(
      () => "linked",
      (error: unknown) => Object(error).userMessage,
    );
  };
  const known = await db.account.findFirstOrThrow({ where: { userId: user.id } });
  expect(await again(user, {})).toBe("This bank account is already connected.");
  expect(await again(user, { providerAccountId: known.providerAccountId, accountNumber: "1" }, "ins_1")).toBe(
    "This bank account is already connected.",
  );
  expect(hand.ended).toHaveLength(2);
  for (const more of [{ accountNumber: "4412" }, { accountType: "savings" }, { accountName: "Other" }])
    expect(await again(user, more)).toBe("linked");
  expect(await again(user, {}, "ins_900003")).toBe("linked");
  expect(await again(other, {})).toBe("linked");
});

test("whose first fetch fails is connected all the same, is told in the log, and fetched from in the background", async () => {
  const user = await person();
  hand.answer({ changes: fails(new BankError("outage", "DOWN", null)) });
  const { itemId } = await link(user);
  expect(hand.told).toContainEqual([{ code: "DOWN" }, "the first sync of an item failed and will be tried again"]);
  expect(await items(user)).toMatchObject([{ id: itemId, state: "error", errorCode: "DOWN" }]);
  hand.answer({
    changes: () =>
      Promise.resolve({ accounts: [], upsert: [], remove: [], setAside: [], cursor: "later", isReady: true }),
  });
  await runPendingJobs();
  expect(await items(user)).toMatchObject([{ state: "ok", cursor: "later", errorCode: null }]);
});

test("by somebody who leaves meanwhile stores nothing, whoever else is here", async () => {
  const [user] = [await person(), await person()];
  hand.answer({
    describe: async () => {
      await db.user.delete({ where: { id: user.id } });
      return hand.described();
    },
  });
  await expect(link(user)).rejects.toMatchObject({ code: "unauthorized", userMessage: "Please log in." });
  expect(hand.ended).toEqual([`access-${hand.number}`]);
});

describe("what is fetched afterwards", () => {
  const nothing = { accounts: [], upsert: [], remove: [], setAside: [], cursor: "next", isReady: true };
  const row = (providerTransactionId: string) => ({
    ...{ providerTransactionId, providerAccountId: `account-${hand.number}`, day: "2026-03-04", amountCents: -500 },
    ...{ merchantName: "Shop", rawName: "SHOP", providerCategory: null, providerConfidence: null },
    ...{ pending: true, pendingId: null },
  });

  test("is looked through for notices where a row came, changed or went, and not where nothing did", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await isLookedThrough(user.id);
    const cases: [Partial<BankChanges>, boolean][] = [
      [{ upsert: [row("a")] }, true],
      [{ upsert: [{ ...row("a"), amountCents: -600 }] }, true],
      [{ remove: ["a"] }, true],
      [{}, false],
    ];
    for (const [changes, isMore] of cases) {
      hand.answer({ changes: () => Promise.resolve({ ...nothing, ...changes }) });
      await syncItem(user.id, itemId);
      expect([changes, await isLookedThrough(user.id)]).toEqual([changes, isMore]);
    }
  });

  test("and can't be read is named once, however often it's told; what is put right is named no more", async () => {
    const user = await person();
    const { itemId } = await link(user);
    const odd = (id: string | null, what: "transaction" | "account" = "transaction"): SetAside => ({
      ...{ what, reason: "amount", id, name: "Odd", day: null },
    });
    const aside = async (changes: Partial<BankChanges>) => {
      hand.answer({ changes: () => Promise.resolve({ ...nothing, ...changes }) });
      await syncItem(user.id, itemId);
      return readSetAside((await items(user))[0]?.setAside).map(({ what, id }) => `${what} ${id}`);
    };
    expect(await aside({ setAside: [odd("a"), odd("b"), odd(null), odd("x", "account")] })).toEqual([
      ...["transaction a", "transaction b", "transaction null", "account x"],
    ]);
    expect(await aside({ setAside: [odd("a")] })).toEqual(["transaction b", "transaction null", "transaction a"]);
    expect(await aside({ upsert: [row("b")] })).toEqual(["transaction null", "transaction a"]);
    expect(await aside({ remove: ["a"] })).toEqual(["transaction null"]);
    expect(hand.told.at(-1)).toEqual([
      { itemId, parts: { "transaction: amount": 1 } },
      "parts of a delivery were set aside",
    ]);
  });

  test("of a repaired connection whose bank fails again says so", async () => {
    const user = await person();
    const { itemId } = await link(user);
    await startHostedLink(user, itemId);
    const { id } = await db.linkToken.findFirstOrThrow({ where: { userId: user.id } });
    hand.answer({
      linkResult: () => Promise.resolve({ status: "done", publicToken: null }),
      changes: fails(new BankError("outage", "DOWN", null)),
    });
    expect(await finishHostedLink(user, id)).toEqual({ status: "repaired" });
    expect(await items(user)).toMatchObject([{ state: "error", errorCode: "DOWN" }]);
  });
});
