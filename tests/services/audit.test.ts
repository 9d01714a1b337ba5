// The audit log can only grow, and whoever gets around that is found out.
import { afterEach, describe, expect, test } from "vitest";
import { audit, checkAudit } from "~/lib/audit.server";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { useDatabase } from "../support/db";

useDatabase();

const MARK = "AuditLog";
const sql = (text: string) => db.$executeRawUnsafe(text);

/** As somebody who owns the database. */
async function behindTheTriggers(text: string): Promise<void> {
  await transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(text);
  });
}

afterEach(() => behindTheTriggers(`DELETE FROM "${MARK}"`));

async function written(count: number): Promise<bigint[]> {
  for (let number = 0; number < count; number++) await audit("login", `user-${number}`, { number, device: "test" });
  return (await db.auditLog.findMany({ orderBy: { id: "asc" }, select: { id: true } })).map(({ id }) => id);
}

test("rows can't be changed, taken out or emptied away, one by one or all at once", async () => {
  await written(3);
  const before = await checkAudit();
  for (const attack of [
    `UPDATE "${MARK}" SET event = 'nothing'`,
    `DELETE FROM "${MARK}"`,
    `TRUNCATE "${MARK}"`,
    `TRUNCATE "${MARK}" CASCADE`,
    `TRUNCATE "User", "${MARK}" CASCADE`,
  ]) {
    await expect(sql(attack), attack).rejects.toThrow(/append-only/);
  }
  expect(before).toMatchObject({ rows: 3, brokenAt: null });
  expect(await checkAudit()).toEqual(before);
});

test("a row's hash is of the row before, what happened, to whom, its details by their names, and when", async () => {
  setClock("2026-03-05T17:00:00.123Z");
  const orders: Record<string, string | number | boolean>[] = [
    { c: 1, a: "x", bb: true },
    { bb: true, c: 1, a: "x" },
    { a: "x", bb: true, c: 1 },
    {},
  ];
  for (const detail of orders) await audit("login", "ada", detail);
  await audit("logout", null);
  const rows = await db.auditLog.findMany({ orderBy: { id: "asc" } });
  const sorted = [
    ["a", "x"],
    ["bb", true],
    ["c", 1],
  ];
  let before = "0".repeat(64);
  for (const [index, { hash, prevHash }] of rows.entries()) {
    const of = index < 4 ? ["login", "ada", index < 3 ? sorted : []] : ["logout", null, []];
    expect([prevHash, hash]).toEqual([before, sha256(JSON.stringify([before, ...of, "2026-03-05T17:00:00.123Z"]))]);
    before = hash;
  }
  expect(await checkAudit()).toEqual({ rows: 5, head: before, brokenAt: null, holdsNoted: true });
});

test("an empty log is whole, and holds no hash that was noted elsewhere", async () => {
  expect(await checkAudit()).toEqual({ rows: 0, head: "0".repeat(64), brokenAt: null, holdsNoted: true });
  expect(await checkAudit("1".repeat(64))).toMatchObject({ rows: 0, brokenAt: null, holdsNoted: false });
});

describe("who gets around the triggers", () => {
  const edits: Record<string, (id: bigint) => string> = {
    "another event": (id) => `UPDATE "${MARK}" SET event = 'logout' WHERE id = ${id}`,
    "another person": (id) => `UPDATE "${MARK}" SET "userId" = 'somebody' WHERE id = ${id}`,
    "nobody at all": (id) => `UPDATE "${MARK}" SET "userId" = NULL WHERE id = ${id}`,
    "another moment": (id) => `UPDATE "${MARK}" SET at = at + interval '1 millisecond' WHERE id = ${id}`,
    "another detail": (id) => `UPDATE "${MARK}" SET detail = detail || '{"number": 7}' WHERE id = ${id}`,
    "one detail more": (id) => `UPDATE "${MARK}" SET detail = detail || '{"more": true}' WHERE id = ${id}`,
    "another hash": (id) => `UPDATE "${MARK}" SET hash = repeat('a', 64) WHERE id = ${id}`,
    "another past": (id) => `UPDATE "${MARK}" SET "prevHash" = repeat('a', 64) WHERE id = ${id}`,
  };
  test.each(Object.entries(edits))("%s: the row is named", async (_, edit) => {
    const ids = await written(6);
    const target = ids[3] ?? 0n;
    await behindTheTriggers(edit(target));
    expect(await checkAudit()).toMatchObject({ rows: 6, brokenAt: target });
  });

  test("a row that is taken out, at the start or in the middle, is missed by the next", async () => {
    for (const place of [0, 3]) {
      const ids = await written(6);
      await behindTheTriggers(`DELETE FROM "${MARK}" WHERE id = ${ids[place]}`);
      expect(await checkAudit()).toMatchObject({ rows: 5, brokenAt: ids[place + 1] });
      await behindTheTriggers(`DELETE FROM "${MARK}"`);
    }
  });

  test("two rows that change places, and a row put in between, do not fit", async () => {
    const [, , third = 0n, fourth = 0n] = await written(6);
    const move = (from: bigint, to: bigint) => behindTheTriggers(`UPDATE "${MARK}" SET id = ${to} WHERE id = ${from}`);
    await move(third, 10_000_000n);
    await move(fourth, third);
    await move(10_000_000n, fourth);
    expect(await checkAudit()).toMatchObject({ rows: 6, brokenAt: third });
    await behindTheTriggers(`DELETE FROM "${MARK}"`);
    const [first = 0n] = await written(3);
    await behindTheTriggers(
      `INSERT INTO "${MARK}" (id, event, detail, at, "prevHash", hash) SELECT 10000000, event, detail, at, hash, repeat('b', 64) FROM "${MARK}" WHERE id = ${first + 2n}`,
    );
    expect(await checkAudit()).toMatchObject({ rows: 4, brokenAt: 10_000_000n });
  });

  test("an end that is cut off, and a log that is written anew, are found by the hash that was noted", async () => {
    await written(4);
    const { head: early } = await checkAudit();
    const ids = await written(2);
    const { head: late } = await checkAudit(early);
    expect(await checkAudit(early)).toMatchObject({ brokenAt: null, holdsNoted: true });
    await behindTheTriggers(`DELETE FROM "${MARK}" WHERE id = ${ids.at(-1)}`);
    expect(await checkAudit(late)).toMatchObject({ brokenAt: null, holdsNoted: false });
    expect(await checkAudit(early)).toMatchObject({ brokenAt: null, holdsNoted: true });
    await behindTheTriggers(`DELETE FROM "${MARK}"`);
    await written(6);
    expect(await checkAudit(early)).toMatchObject({ rows: 6, brokenAt: null, holdsNoted: false });
  });
});
