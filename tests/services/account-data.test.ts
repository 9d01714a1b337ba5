import { readFileSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import { checkAudit } from "~/lib/audit.server";
import { now, setClock } from "~/lib/clock.server";
import { encrypt } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { closeBilling } from "~/providers/billing/client.server";
import * as security from "~/routes/_app.security";
import * as download from "~/routes/account-data[.]zip";
import { deleteAccount } from "~/services/people/deletion.server";
import { EXPORTED, NOT_EXPORTED } from "~/services/archive/export.server";
import { createGoal } from "~/services/goals/goals.server";
import { removeItems } from "~/services/bank/removal.server";
import { removeCustomers } from "~/services/billing/removal.server";
import { archiveOf, rowsIn as rows, textIn as text, unzip } from "../support/archives";
import { sandbox, startAndConfirm, customerOf } from "../support/billing";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, createUser, currentUser, PASSWORD, sessionCookie } from "../support/people";

useDatabase();
afterAll(closeBilling);
afterEach(async () => {
  (await sandbox()).faults.length = 0;
});

const LATER_MS = 11 * 60_000;

test("the archive holds every table of a person, and nothing secret", async () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const owned = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)]
    .filter(([, name, body]) => name === "User" || /^\s+userId\s+String/m.test(body ?? ""))
    .map(([, name]) => name);
  expect([...EXPORTED.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(owned.sort());

  const person = await createTrialUser({ firstName: "Zoë" });
  const stranger = await createTrialUser({ firstName: "Mallory" });
  await giveHousehold(person.id, "2026-11-20", "mine", "2026-09-01");
  await giveHousehold(stranger.id, "2026-11-20", "theirs", "2026-10-01");
  await createGoal(await currentUser(person), "savings", GOAL);
  await db.transaction.updateMany({
    where: { userId: person.id, category: "restaurants" },
    data: { note: "=cmd|' /C calc'!A0" },
  });
  const answer = await archiveOf(person);
  const files = unzip(answer);
  expect([...files.keys()].sort()).toEqual(
    [
      ...["archive.json", "README.txt", "transactions.csv"],
      ...EXPORTED.flatMap(({ file }) => [`${file}.json`, `csv/${file}.csv`]),
    ].sort(),
  );

  const count = await db.transaction.count({ where: { userId: person.id } });
  expect(rows(files, "transactions")).toHaveLength(count);
  expect(text(files, "transactions.csv").trim().split("\r\n")).toHaveLength(count + 1);
  expect(text(files, "transactions.csv")).toContain(`"'=cmd|`);
  expect(rows(files, "profile")).toMatchObject([{ firstName: "Zoë", email: person.email }]);
  expect(rows(files, "goals")).toMatchObject([{ name: "Canoe", targetCents: 50_000 }]);
  expect(rows(files, "goal-entries")).toHaveLength(1);

  const all = [...files.values()].map((file) => file.toString("utf8")).join("\n");
  for (const secret of ["passwordHash", "accessToken", "argon2", "prevHash", stranger.id, "Mallory"])
    expect(all).not.toContain(secret);
  for (const session of await db.session.findMany({ where: { userId: person.id } }))
    expect(all).not.toContain(session.id);
  expect(await db.auditLog.count({ where: { userId: person.id, event: "data_exported" } })).toBe(1);
});

test("more rows than one part holds come through whole", async () => {
  const person = await createUser();
  await db.feedback.createMany({
    data: Array.from({ length: 2345 }, (_, index) => ({
      userId: person.id,
      id: `f${index}`,
      type: "general",
      title: "t",
      message: `m${index}`,
    })),
  });
  const found = rows(unzip(await archiveOf(person)), "feedback");
  expect(new Set(found.map((row) => JSON.stringify(row))).size).toBe(2345);
});

test("both want the password to be fresh; giving it again is enough", async () => {
  const person = await createTrialUser();
  const cookie = await sessionCookie(person);
  setClock(new Date(now().getTime() + LATER_MS));
  const refused = await call(download, { path: "/account-data.zip", cookie });
  expect(refused.status).toBe(303);
  expect(refused.headers.get("location")).toBe("/security");
  expect(
    await call(security, { path: "/security", cookie, form: { intent: "delete", confirmation: "delete" } }),
  ).toMatchObject({ status: 403 });
  expect(
    await call(security, { path: "/security", cookie, form: { intent: "confirm", password: "wrong" } }),
  ).toMatchObject({ status: 400, body: { fieldErrors: { password: "That password isn't right." } } });
  expect(await call(download, { path: "/account-data.zip", cookie })).toMatchObject({ status: 303 });
  expect(
    await call(security, { path: "/security", cookie, form: { intent: "confirm", password: PASSWORD } }),
  ).toMatchObject({ status: 303 });
  expect(await call(download, { path: "/account-data.zip", cookie })).toMatchObject({ status: 200 });
  expect(await db.user.count({ where: { id: person.id } })).toBe(1);
});

test("an account goes with every row, and the vendors are told until they confirm", async () => {
  const person = await createTrialUser();
  const other = await createTrialUser();
  await giveHousehold(person.id, "2026-11-20", "mine", "2026-10-01");
  await giveHousehold(other.id, "2026-11-20", "theirs", "2026-11-01");
  await db.user.update({
    where: { id: person.id },
    data: { hasStartedTrial: false, subscriptionStatus: null, trialEndsAt: null },
  });
  await startAndConfirm(person, "works");
  const customer = await customerOf(person.id);
  const { id: itemId } = await db.bankItem.findFirstOrThrow({ where: { userId: person.id } });
  await db.bankItem.update({
    where: { userId_id: { userId: person.id, id: itemId } },
    data: { accessToken: encrypt("access-sandbox-gone", `${person.id}|${itemId}|BankItem.accessToken`) },
  });
  await createGoal(await currentUser(person), "savings", GOAL);
  const before = await rowsNaming(other.id);

  const { faults } = await sandbox();
  faults.push({ method: "DELETE", path: /^\/v1\/customers\//, times: 2, kind: "server_error" });
  const left = await call(security, {
    path: "/security?dialog=delete",
    user: person,
    form: { intent: "delete", confirmation: " Delete " },
  });
  expect(left.status).toBe(303);
  expect(left.headers.get("location")).toBe("/landing");
  expect(left.headers.get("clear-site-data")).toContain("storage");

  expect(await rowsNaming(person.id)).toEqual({ AuditLog: expect.any(Number) });
  expect(await rowsNaming(other.id)).toEqual(before);
  expect(await db.auditLog.count({ where: { userId: person.id, event: "account_deleted" } })).toBe(1);
  expect(await checkAudit()).toMatchObject({ brokenAt: null });

  expect(await db.providerCall.count({ where: { doneAt: null } })).toBe(2);
  await runPendingJobs();
  setClock(new Date(now().getTime() + 20 * 60_000));
  expect(await removeCustomers()).toBe(0);
  expect(await removeItems()).toBe(0);
  const gone = await db.sandboxRecord.findFirstOrThrow({ where: { vendor: "stripe", id: customer } });
  expect(gone.data).toMatchObject({ deleted: true });
  expect(await db.providerCall.count({ where: { payload: { not: "" } } })).toBe(0);
});

test("the shared account's archive tells nobody what other visitors did or said", async () => {
  const demo = await createTrialUser({ isDemo: true });
  await giveHousehold(demo.id, "2026-11-20", "mine", "2026-09-01");
  const files = unzip(await archiveOf(demo));
  const names = [...files.keys()];
  for (const file of [
    ...["devices", "activity", "push-devices", "conversations", "chat", "coach-deeds", "reminders", "coach-answers"],
    ...["coach-usage", "interviews", "interview-draft", "plan-steps", "own-choices", "feedback"],
  ])
    expect(names.filter((name) => [`${file}.json`, `csv/${file}.csv`].includes(name))).toEqual([]);
  expect(text(files, "archive.json")).not.toContain("chat.json");
  expect(rows(files, "transactions").length).toBeGreaterThan(10);
  expect(text(files, "README.txt")).not.toContain("chat.json");
});

test("the wrong word deletes nothing, and the demo account can't be deleted at all", async () => {
  const person = await createTrialUser();
  const answer = await call(security, {
    path: "/security",
    user: person,
    form: { intent: "delete", confirmation: "yes" },
  });
  expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { confirmation: "Please type delete" } } });
  const demo = await createTrialUser({ isDemo: true });
  await expect(deleteAccount(await currentUser(demo))).rejects.toMatchObject({ code: "forbidden" });
  expect(await db.user.count({ where: { id: { in: [person.id, demo.id] } } })).toBe(2);
});

const GOAL = {
  name: "Canoe",
  targetAmount: "500",
  currentAmount: "10",
  deadline: "2031-05-01",
  color: "blue",
  type: "",
  interestRate: "",
  minimumPayment: "",
  version: "",
} as const;

/** How many rows of each table name somebody, in any column. */
async function rowsNaming(word: string): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<
    { name: string }[]
  >`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'SandboxRecord'`;
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" t WHERE strpos(t::text, $1) > 0`,
      word,
    );
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}
