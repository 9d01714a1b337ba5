// A figure that is stored is a figure that can go wrong: it is compared with its rows, and mended.
import { spawnSync } from "node:child_process";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import { runJob } from "~/lib/jobs.server";
import { checkSums } from "~/services/ledger/sums.server";
import { checkEverybody } from "~/services/ledger/sums-check.server";
import "../../server/jobs";
import { onPostgres, useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createUser } from "../support/people";

useDatabase();
let ada: { id: string };
let bob: { id: string };

beforeEach(async () => {
  ada = await createUser();
  bob = await createUser();
  for (const { id } of [ada, bob]) await giveHousehold(id, "2026-11-21", `sums-${id}`, "2026-10-01");
});

const breakSums = ({ id }: { id: string }) =>
  db.monthSum.updateMany({ where: { userId: id, month: "2026-10", kind: "income" }, data: { amountCents: 1n } });
const sums = async (userId: string) => [
  await db.daySum.findMany({ where: { userId }, orderBy: [{ day: "asc" }, { category: "asc" }, { kind: "asc" }] }),
  await db.monthSum.findMany({ where: { userId }, orderBy: [{ month: "asc" }, { category: "asc" }, { kind: "asc" }] }),
];
const repairs = () =>
  db.auditLog.findMany({ where: { event: "sums_repaired" }, select: { userId: true, detail: true } });
const foundFor = async ({ id }: { id: string }, repair = false) =>
  (await checkEverybody({ repair })).found.filter(({ userId }) => userId === id);

describe("the check of the stored sums", () => {
  test("names whose sums differ, and where, and changes nothing", async () => {
    const before = await repairs();
    await breakSums(ada);
    const broken = await sums(ada.id);
    expect(await foundFor(bob)).toEqual([]);
    const [found] = await foundFor(ada);
    expect(found).toMatchObject({ repaired: false, drift: [{ period: "2026-10", kind: "income", storedCents: 1 }] });
    expect(await sums(ada.id)).toEqual(broken);
    expect(await repairs()).toEqual(before);
  });

  test("mends them every night, to the cent, and leaves a row in the audit log", async () => {
    const right = { ada: await sums(ada.id), bob: await sums(bob.id) };
    await breakSums(ada);
    await db.daySum.deleteMany({ where: { userId: ada.id, day: { gte: "2026-11-01" } } });
    const drift = await checkSums(ada.id);
    expect(drift.length).toBeGreaterThan(2);
    await runJob("check-sums");
    expect({ ada: await sums(ada.id), bob: await sums(bob.id) }).toEqual(right);
    const rows = await repairs();
    expect(rows.filter(({ userId }) => userId === bob.id)).toEqual([]);
    expect(rows.filter(({ userId }) => userId === ada.id)).toEqual([
      { userId: ada.id, detail: { sums: drift.length, first: drift[0]?.period } },
    ]);
  });

  // The embedded database is open to one program at a time, and here it is this one.
  test.runIf(onPostgres)("is a command: exit code 1 until it is told to repair", async () => {
    const run = (...more: string[]) =>
      spawnSync(process.execPath, ["--import", "tsx", "scripts/sums-check.ts", ...more], {
        env: { ...process.env, LOG_LEVEL: "silent" },
        encoding: "utf8",
      });
    await breakSums(ada);
    const told = run();
    expect([told.status, told.stderr]).toEqual([1, expect.stringContaining(`${ada.id}: 1 sums differ\n  2026-10`)]);
    const mended = run("--repair");
    expect([mended.status, mended.stdout]).toEqual([0, expect.stringContaining("1 with differences, 1 repaired.")]);
    expect(await checkSums(ada.id)).toEqual([]);
    expect(run().status).toBe(0);
    expect(run("--mend").status).toBe(2);
  });
});
