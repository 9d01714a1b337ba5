// The practice bank's own pages: what they show, each way in which a visit ends, and that they're there for practice alone.
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { BankModalStep } from "~/contracts/practice-bank";
import { AppError } from "~/contracts/errors";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { withErrorField } from "~/services/bank/answers.server";
import { createLink, finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import {
  bankModal,
  bankModalStep,
  bankPage,
  bankStep,
  leaveBank,
  practiceReturnPath,
} from "~/services/bank/practice-pages.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterAll(closeBank);
const before = { ...env };
beforeEach(() => setClock("2026-03-05T17:00:00Z"));
afterEach(() => Object.assign(env, before));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
const [HARBOR, DOWN] = ["ins_900001", "ins_900008"];
const entered = { institutionId: HARBOR, username: "user_good", password: "pass_good", roles: null };

async function visit() {
  const user = await person();
  const token = (await startHostedLink(user)).split("/").at(-1) ?? "";
  const { id } = await db.linkToken.findFirstOrThrow({ where: { userId: user.id } });
  return { user, token, id, end: () => finishHostedLink(user, id) };
}

test("show the banks first, then the accounts of the one that was chosen, for four hours", async () => {
  const { token, id } = await visit();
  const first = await bankPage(token, null);
  expect(first).toMatchObject({ session: { token, status: "open", repairing: null }, accounts: [] });
  expect(first.session.institutions.map((one) => one.id)).toEqual(expect.arrayContaining([HARBOR, DOWN]));
  expect((await bankPage(token, HARBOR)).accounts.map(({ role }) => role)).toContain("checking");
  expect(await bankModal(token)).toEqual({ repairing: null, institutions: first.session.institutions });
  expect(await practiceReturnPath(token)).toBe(`/accounts?linked=${id}`);
  setClock("2026-03-05T21:00:01Z");
  const gone = { code: "not_found", userMessage: "This bank page has expired. Please start again." };
  for (const one of [token, "none"]) await expect(bankPage(one, null)).rejects.toMatchObject(gone);
});

test("sign in who enters anything but what the practice bank refuses, and end with the accounts that were chosen", async () => {
  const { user, token, end } = await visit();
  const step = (more: object) => bankStep(token, { ...entered, ...more });
  expect(await step({ password: "pass_bad" })).toEqual({
    ...{ status: "refused", message: "The user name or password is not right.", code: null },
  });
  expect(await step({ institutionId: "none" })).toMatchObject({
    status: "refused",
    message: "This bank is not known.",
  });
  expect(await step({})).toEqual({ status: "signed_in" });
  expect(await step({ roles: ["none"] })).toEqual({
    ...{ status: "refused", message: "Choose at least one account.", code: null },
  });
  expect(await end()).toEqual({ status: "cancelled" });
  expect(await step({ roles: ["checking"] })).toMatchObject({ status: "done", accounts: [{ role: "checking" }] });
  expect(await end()).toEqual({ status: "connected" });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
});

test("end a visit with the error of a bank that doesn't answer, and with nothing where somebody leaves", async () => {
  const down = await visit();
  const refused = await bankStep(down.token, { ...entered, institutionId: DOWN });
  expect(refused).toMatchObject({ status: "refused", code: "INSTITUTION_NOT_RESPONDING" });
  expect(await down.end()).toMatchObject({ status: "failed", message: expect.stringMatching(/\w/) });
  const left = await visit();
  await leaveBank(left.token);
  expect(await left.end()).toEqual({ status: "cancelled" });
  expect(await db.bankItem.count({ where: { userId: { in: [down.user.id, left.user.id] } } })).toBe(0);
});

test("in the vendor's dialog go step by step, and back to the accounts", async () => {
  const user = await person();
  const { link_token: token, sdk } = await createLink(user);
  expect(sdk).toBe("/sandbox/bank-link.js");
  expect(await practiceReturnPath(token)).toMatch(/^\/accounts\?oauth_state_id=\w+$/);
  const step = (name: string, more: object = {}) =>
    bankModalStep(
      token,
      BankModalStep.parse({
        step: name,
        institution: HARBOR,
        username: "u",
        password: "p",
        roles: ["savings"],
        ...more,
      }),
    );
  const { accounts } = await bankPage(token, HARBOR);
  expect(await step("signin")).toEqual({ status: "signed_in", accounts });
  expect(await step("signin", { username: "user_bad" })).toMatchObject({ status: "refused" });
  await expect(step("resume", { state: "none" })).rejects.toMatchObject({
    ...{ code: "bad_request", userMessage: "This visit to the bank can't be continued. Please start again." },
  });
  expect(await step("connect")).toMatchObject({ status: "done", accounts: [{ role: "savings" }] });
  const other = (await createLink(user)).link_token;
  expect(await bankModalStep(other, BankModalStep.parse({ step: "leave" }))).toEqual({ status: "left" });
  const state = new URL((await bankPage(other, null)).session.returnTo ?? "").searchParams.get("oauth_state_id");
  expect(await bankModalStep(other, BankModalStep.parse({ step: "resume", state }))).toEqual({ status: "left" });
});

test("aren't there where a real vendor is in use", async () => {
  const { token } = await visit();
  Object.assign(env, { BANK_PROVIDER: "plaid" });
  const gone = { code: "not_found", userMessage: "We couldn't find that." };
  await expect(bankPage(token, null)).rejects.toMatchObject(gone);
  await expect(leaveBank(token)).rejects.toMatchObject(gone);
});

test("what goes wrong at a bank's endpoint is said under both names, and when to try again; a fault of ours isn't", async () => {
  const answer = await withErrorField(() =>
    Promise.reject(new AppError("unavailable", "Later, please.", { retryAfter: 30 })),
  );
  if (!(answer instanceof Response)) throw new Error("no answer");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await answer.json()).toEqual({ error: "Later, please.", message: "Later, please." });
  const refused = await withErrorField(() => Promise.reject(new AppError("conflict", "No.")));
  expect(refused instanceof Response && [refused.status, refused.headers.get("retry-after")]).toEqual([409, null]);
  expect(await withErrorField(() => Promise.resolve({ fine: 1 }))).toEqual({ fine: 1 });
  await expect(withErrorField(() => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
});
