// A bank's forms and calls: each does what it says, leads on, and says so.
import { beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import * as bank from "~/mutations/bank.server";
import { BankError } from "~/providers/bank/bank-error";
import { createBank } from "../support/bank";
import { fails, UNREACHABLE, useBankAnswers } from "../support/bank-answers";
import { useDatabase } from "../support/db";
import { called, sent } from "../support/forms";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00Z";

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));
const ENDED = { trialEndsAt: new Date("2026-01-01"), subscriptionStatus: "trial" };

describe("a bank", () => {
  const hand = useBankAnswers();
  beforeEach(() => setClock(NOW));

  test("is connected and mended on its own pages, and by the calls of its script", async () => {
    const user = await person();
    const visit = "https://bank.example/visit";
    expect(await sent(bank.connectBank, user)).toMatchObject({ to: visit, toast: null });
    const { itemId } = await createBank(user.id, ["checking"]);
    expect(await sent(bank.repairConnection, user, { item: itemId })).toMatchObject({ to: visit, toast: null });
    expect(await db.linkToken.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } })).toMatchObject([
      { itemId: null },
      { itemId },
    ]);
    expect(await called(bank.createLinkToken, user)).toMatchObject({ status: 200, body: { link_token: "link-1" } });
    hand.answer({
      exchange: fails(new BankError("request", "ODD", "Not so.")),
      startLink: fails(new BankError("outage", "DOWN", null)),
    });
    const exchange = called(bank.exchangeToken, user, { publicToken: "public-sandbox-12345678", metadata: null });
    expect(await exchange).toMatchObject({ status: 400, body: { error: "Not so." } });
    expect(await called(bank.createLinkToken, user)).toMatchObject({ status: 503, body: { error: UNREACHABLE } });
  });

  test("refuses a token that is none, and names what is missing", async () => {
    const user = await person();
    await expect(sent(bank.connectByToken, user, { token: "hello" })).rejects.toMatchObject({
      ...{ code: "unprocessable", title: "Connection Failed", userMessage: expect.stringContaining("token") },
    });
    await expect(sent(bank.connectByToken, user, { token: "" })).rejects.toMatchObject({
      fieldErrors: { token: expect.any(String) },
    });
  });

  test("is asked again, and who can't be asked is told so on the same screen", async () => {
    const user = await person();
    await createBank(user.id, ["checking"]);
    expect(await sent(bank.refreshTransactions, user)).toMatchObject({ to: "/accounts", said: "Sync Complete" });
    hand.answer({ changes: fails(new BankError("outage", "DOWN", null)) });
    expect(await sent(bank.refreshTransactions, user)).toMatchObject({ to: "/accounts", said: "Sync Failed" });
  });

  test("loses an account, and its connection, also where the trial is over; but no new one is begun then", async () => {
    const user = await person(ENDED);
    const [full, empty] = [await createBank(user.id, ["checking", "savings"]), await createBank(user.id, [])];
    const of = { account: full.account("savings") };
    expect(await sent(bank.disconnectAccount, user, of)).toMatchObject({
      to: "/accounts",
      said: "Account Disconnected",
    });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
    await expect(sent(bank.connectBank, user)).rejects.toMatchObject({ code: "gated" });
    const paying = await person();
    const { itemId } = await createBank(paying.id, []);
    expect(await sent(bank.endConnection, paying, { item: itemId })).toMatchObject({
      ...{ to: "/accounts", said: "Connection Ended" },
    });
    expect(await db.bankItem.count({ where: { userId: paying.id } })).toBe(0);
    expect(await db.bankItem.count({ where: { userId: user.id, id: empty.itemId } })).toBe(1);
  });

  test("keeps two accounts that are two; the practice bank knows no visit that nobody began", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["checking", "savings"]);
    const pair = { one: account("checking"), other: account("savings") };
    expect(await sent(bank.keepBoth, user, pair)).toMatchObject({ to: "/accounts", said: "Both Are Kept" });
    const apart = await db.account.findMany({ where: { userId: user.id }, select: { apartFrom: true } });
    expect(apart.map(({ apartFrom }) => apartFrom.length)).toEqual([1, 1]);
    const step = called(bank.practiceBankStep, user, { step: "signin" }, { params: { token: "nobody" } });
    await expect(step).rejects.toMatchObject({ code: "not_found" });
  });
});
