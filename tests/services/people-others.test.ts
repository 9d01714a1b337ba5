// What one person does with their password, devices, data and account leaves everybody else's as they were.
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { now, setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import { closeBilling } from "~/providers/billing/client.server";
import { readOutbox } from "~/providers/mail/outbox.server";
import { createDraft } from "~/services/import/drafts.server";
import { confirmImport } from "~/services/import/write.server";
import { countConnections, deleteAccount } from "~/services/people/deletion.server";
import { exportAccount } from "~/services/archive/export.server";
import { sendFeedback } from "~/services/people/feedback.server";
import { forgotPassword, forgotUsername, replacePassword, resetPassword } from "~/services/people/recovery.server";
import {
  changePassword,
  confirmPassword,
  listDevices,
  revokeDevice,
  revokeOtherDevices,
} from "~/services/people/security.server";
import { settingsView } from "~/services/people/settings-view.server";
import { login, logout, profileOf, register } from "~/services/people/sign-in.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { addPushDevice } from "~/services/notices/push.server";
import { AUTH_TEXTS } from "~/texts/auth";
import { archiveOf, rowsIn, textIn, unzip } from "../support/archives";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { useLog } from "../support/logged";
import { createTrialUser, createUser, currentUser, PASSWORD, sessionCookie } from "../support/people";
import { browserKeys } from "../support/push-service";

useDatabase();
const said = useLog();
const before = { ...env };
afterAll(async () => {
  await closeBank();
  await closeBilling();
});
afterEach(async () => {
  Object.assign(env, before);
  await db.rateBucket.deleteMany();
});

const NEW = "a-brand-new-secret";
const asking = (headers: Record<string, string> = {}) =>
  new Request(`${env.APP_URL}/login`, { method: "POST", headers });
const spent = (key: string, count: number) =>
  db.rateBucket.create({ data: { key: sha256(key), count, resetsAt: new Date(now().getTime() + 3_600_000) } });
const linkFor = (userId: string) =>
  db.passwordReset.create({ data: { userId, id: sha256(`link of ${userId}`), expiresAt: new Date("2099-01-01") } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => Object(error).code,
  );

/** Somebody with a device, a link in a mail and a bank, and all that is stored of them. */
async function neighbor() {
  const { id } = await createUser();
  await sessionCookie({ id });
  await linkFor(id);
  await createBank(id);
  const state = async () => ({
    user: await db.user.findUnique({ where: { id } }),
    sessions: await db.session.findMany({ where: { userId: id } }),
    links: await db.passwordReset.findMany({ where: { userId: id } }),
    banks: await db.bankItem.findMany({ where: { userId: id } }),
    audit: await db.auditLog.count({ where: { userId: id } }),
  });
  return { id, state };
}

describe("somebody else's devices, links and banks stay", () => {
  type Act = (user: CurrentUser, row: { id: string; username: string; email: string }) => Promise<unknown>;
  const ACTS: [string, Act][] = [
    [
      "signing in",
      async (_, row) =>
        login({ username: row.username, password: PASSWORD }, asking({ cookie: await sessionCookie(row) })),
    ],
    ["signing out", async (_, row) => logout(asking({ cookie: await sessionCookie(row) }))],
    ["giving the password again", (user) => confirmPassword({ ...user, now: new Date("2099-01-01") }, PASSWORD)],
    ["changing it", (user) => changePassword(user, { currentPassword: PASSWORD, password: NEW })],
    ["signing the other devices out", (user) => revokeOtherDevices(user)],
    ["asking for a link", (_, row) => forgotPassword(row, asking()).then(() => runPendingJobs())],
    ["using one", (user) => resetPassword({ token: `${user.id}.link of ${user.id}`, password: NEW }, asking())],
    ["getting another password at the server", (_, row) => replacePassword(row.email)],
    ["leaving", (user) => deleteAccount(user)],
  ];

  test.each(ACTS)("when a person is %s", async (_, act) => {
    const { state } = await neighbor();
    const row = await createUser();
    await linkFor(row.id);
    const user = await currentUser(row);
    const was = await state();
    await act(user, row);
    expect(await state()).toEqual(was);
  });

  test("and aren't listed or counted among one's own", async () => {
    const { id } = await neighbor();
    const row = await createUser();
    const user = await currentUser(row);
    expect(await listDevices(user)).toHaveLength(1);
    expect([await countConnections(user.id), await countConnections(id)]).toEqual([0, 1]);
    const [theirs] = await db.session.findMany({ where: { userId: id } });
    expect(await codeOf(revokeDevice(user, theirs?.id ?? ""))).toBe("not_found");
  });

  test("and neither are slowed by who tries much", async () => {
    const [one, other] = [await currentUser(await createUser()), await currentUser(await createUser())];
    await spent(`change-password|${one.id}`, 10);
    await spent(`export|${one.id}`, 10);
    expect([await codeOf(confirmPassword(one, PASSWORD)), await codeOf(exportAccount(one))]).toEqual([
      ...["too_many", "too_many"],
    ]);
    expect([await codeOf(confirmPassword(other, PASSWORD)), await codeOf(exportAccount(other))]).toEqual([
      ...["done", "done"],
    ]);
    await db.rateBucket.updateMany({ where: { key: sha256(`export|${other.id}`) }, data: { count: 9 } });
    expect([await codeOf(exportAccount(other)), await codeOf(exportAccount(other))]).toEqual(["done", "too_many"]);
  });
});

describe("a name that is tried from everywhere", () => {
  test("lets in only devices that had it before, and knows them by its name alone", async () => {
    const [row, other] = [await createUser(), await createUser()];
    const enter = (cookie = "") => codeOf(login({ username: row.username, password: PASSWORD }, asking({ cookie })));
    const deviceOf = async (username: string) =>
      (await login({ username, password: PASSWORD }, asking())).headers.getSetCookie()[1]?.split(";")[0] ?? "";
    const [device, foreign] = [await deviceOf(row.username), await deviceOf(other.username)];
    await db.rateBucket.deleteMany();
    await spent(`login|${row.username}`, 299);
    expect([await enter(), await enter(), await enter(foreign), await enter(device)]).toEqual([
      ...["done", "too_many", "too_many", "done"],
    ]);
  });

  test("from one place is slowed after twenty times, and a success takes them back", async () => {
    const [row, other] = [await createUser(), await createUser()];
    const enter = (username: string, password = PASSWORD) => codeOf(login({ username, password }, asking()));
    await spent(`login|local|${row.username}`, 19);
    expect(await enter(row.username)).toBe("done");
    await spent(`login|local|${row.username}`, 20);
    expect([await enter(row.username), await enter(other.username)]).toEqual(["too_many", "done"]);
  });
});

test("a profile has what the screens ask for, and nothing that lets somebody in", async () => {
  const ends = new Date("2026-12-01T10:00:00Z");
  const row = await createTrialUser({ trialEndsAt: ends, loginCount: 3, timeZone: "Asia/Tokyo", hasSeenTour: true });
  const { id, firstName, lastName, email, username } = row;
  expect(profileOf(await currentUser(row))).toEqual({
    ...{ id, firstName, lastName, email, username, isPremium: false, isAdmin: false, isDemo: false, hasSeenTour: true },
    ...{ hasSeenPaywall: true, hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: ends.toISOString() },
    ...{ loginCount: 3, stripeCustomerId: null, stripeSubscriptionId: null, timeZone: "Asia/Tokyo" },
  });
  expect(profileOf(await currentUser(await createUser())).trialEndsAt).toBeNull();
});

test("who may not register is told why, under the heading of a registration", async () => {
  await createUser();
  Object.assign(env, { REGISTRATION: "closed" });
  const input = { firstName: "A", lastName: "B", email: "late@example.com", username: "late", password: NEW };
  await expect(register(input, asking())).rejects.toMatchObject({ code: "forbidden", title: "Registration failed" });
  expect(await db.user.count({ where: { username: "late" } })).toBe(0);
});

test("what the settings show is the person's own, with their zone among those to choose from", async () => {
  setClock("2026-03-20T12:00:00Z");
  const of = async (over: object) => settingsView(await currentUser(await createUser(over)));
  const view = await of({ firstName: "Grace", timeZone: "America/New_York", zoneChosen: true });
  const zones = Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " "));
  expect(view).toMatchObject({
    ...{ profile: { firstName: "Grace", lastName: "Byron", username: expect.any(String), email: expect.any(String) } },
    ...{ zone: { name: "America/New York", isChosen: true }, zones: zones.join(","), today: "Friday, March 20, 2026" },
    ...{ isLocking: false, consent: "none", isSold: true, isDemo: false },
    push: { publicKey: expect.stringMatching(/^[\w-]{80,}$/), isOn: false },
  });
  expect((await of({ timeZone: "US/Pacific" })).zones).toBe(["US/Pacific", ...zones].join(","));
  Object.assign(env, { BILLING_PROVIDER: "off" });
  const unsold = await of({ isDemo: true });
  expect([unsold.isSold, unsold.isDemo, unsold.notices.length]).toEqual([false, true, view.notices.length - 1]);
});

test("a forgotten name and a forgotten password are two letters; a link that was used says what comes next", async () => {
  const row = await createUser();
  const subjects = async () => {
    await runPendingJobs();
    return (await readOutbox(env.DATA_DIR, 500)).flatMap(({ to, subject }) => (to === row.email ? [subject] : []));
  };
  const told = await forgotUsername(row, asking());
  expect([told, await subjects()]).toEqual([{ message: AUTH_TEXTS.usernameSent }, ["Your username"]]);
  expect(await forgotPassword(row, asking())).toEqual({ message: AUTH_TEXTS.resetSent });
  expect((await subjects()).sort()).toEqual(["Reset your password", "Your username"]);
  await linkFor(row.id);
  expect(await resetPassword({ token: `${row.id}.link of ${row.id}`, password: NEW }, asking())).toEqual({
    message: "Your password has been updated. You can log in with it now.",
  });
});

test("feedback that can't be stored is said so in the form's words, and logged", async () => {
  const input = { type: "bug", title: "It broke", message: "It broke again" } as const;
  await expect(sendFeedback("nobody", now(), input)).rejects.toMatchObject({
    ...{ code: "unavailable", title: "Error", userMessage: "Failed to submit feedback. Please try again." },
  });
  expect(said).toMatchObject([{ level: "error", message: "Failed to submit feedback. Please try again." }]);
  const { id } = await createUser();
  expect(await sendFeedback(id, now(), input, "the-forms-own-key")).toMatchObject({ rating: null });
  expect(await db.idempotencyKey.findMany({ where: { userId: id } })).toMatchObject([{ scope: "feedback" }]);
});

describe("an archive", () => {
  const CSV = "Date,Description,Amount\n01/02/2026,Opening Shop,-10.00\n";
  const draft = (user: CurrentUser, name: string) =>
    createDraft(user, [{ name, bytes: new TextEncoder().encode(CSV) }]);

  test("has imports that were made, and none that were only looked at; their files' content never", async () => {
    const user = await currentUser(await createTrialUser());
    await confirmImport(user, await draft(user, "made.csv"));
    await draft(user, "looked-at.csv");
    const files = unzip(await archiveOf(user));
    expect(rowsIn(files, "imports")).toHaveLength(1);
    expect(rowsIn(files, "import-files")).toMatchObject([{ name: "made.csv" }]);
    expect(textIn(files, "import-files.json")).not.toContain("content");
    expect(textIn(files, "README.txt")).toMatch(
      new RegExp(`^All that was stored about you on ${user.today}\\.[^]+- transactions\\.json\n[^]+- csv: a folder`),
    );
  });

  test("says which devices are told things, and nothing by which one could tell them", async () => {
    const user = await currentUser(await createTrialUser());
    const { p256dh, auth } = browserKeys();
    await addPushDevice(user, { endpoint: "https://push.example/1", p256dh, auth });
    const [device] = rowsIn(unzip(await archiveOf(user)), "push-devices");
    expect(Object.keys(device ?? {}).sort()).toEqual(["createdAt"]);
  });

  test("has every row of one's own for a spreadsheet, the newest first, but for those that were taken away", async () => {
    const [user, other] = [await currentUser(await createTrialUser()), await currentUser(await createTrialUser())];
    const make = async (owner: CurrentUser, count: number) => {
      const cash = { kind: "cash", name: "Cash", institution: "", balance: 0, day: owner.today } as const;
      const { id: account } = await createAccount(owner, cash);
      await db.$executeRaw`
        INSERT INTO "Transaction" ("userId", id, "accountId", "providerTransactionId", day, "amountCents", "merchantName", kind, "updatedAt")
        SELECT ${owner.id}, 't' || n, ${account}, 'hand:' || n, '2026-01-' || lpad((1 + n % 3)::text, 2, '0'), -n, 'Shop', 'spending', now()
        FROM generate_series(1, ${count}::int) n`;
    };
    await make(user, 2_100);
    await make(other, 5);
    const where = { userId: user.id };
    await db.transaction.updateMany({ where: { ...where, id: "t7" }, data: { deletedAt: now() } });
    await db.transaction.updateMany({ where: { ...where, id: "t8" }, data: { removedAt: now() } });
    const [, ...lines] = textIn(unzip(await archiveOf(user)), "transactions.csv")
      .trim()
      .split("\r\n");
    expect([lines.length, new Set(lines).size]).toEqual([2_098, 2_098]);
    const days = lines.map((line) => line.slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
    expect(lines.filter((line) => /,-0\.0[78]\b/.test(line))).toEqual([]);
  });
});

test("a bank whose token no key opens keeps nobody from leaving; the others are ended, and the log says it", async () => {
  const row = await createUser({ firstName: "Zoë" });
  const [lost, kept] = [await createBank(row.id, []), await createBank(row.id, [])];
  await db.bankItem.update({
    where: { userId_id: { userId: row.id, id: lost.itemId } },
    data: { accessToken: "k0.unreadable" },
  });
  expect(await countConnections(row.id)).toBe(2);
  const headers = await deleteAccount(await currentUser(row));
  expect(headers.get("set-cookie")).toMatch(/^session=;/);
  expect(headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(kept.itemId).not.toBe(lost.itemId);
  expect(await db.providerCall.count({ where: { action: "item_remove", doneAt: null } })).toBe(1);
  expect(said).toMatchObject([
    { level: "error", message: "a bank connection of a deleted account can't be ended", err: expect.any(Error) },
  ]);
  await runPendingJobs();
  const [mail] = (await readOutbox(env.DATA_DIR, 500)).filter(({ to }) => to === row.email);
  expect([mail?.subject, mail?.text]).toEqual([
    "Your account was deleted",
    "Hello Zoë,\n\nYour account was just deleted, with everything that was in it. What was connected is being ended as well: banks are disconnected, and a subscription is canceled without further charges.\n\nThank you for being with us.\n",
  ]);
});
