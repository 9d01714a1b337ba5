// What the one database is asked, by a stand-in that writes it down: all of a transaction or nothing, and one lock for one name.
import { beforeEach, describe, expect, test } from "vitest";
import {
  adapterFactory,
  closeDb,
  db,
  embeddedClient,
  isDbDown,
  isEmbedded,
  lockRow,
  ping,
  transaction,
  useEmbeddedClient,
  watchDb,
} from "~/lib/db.server";

const asked: unknown[] = [];
const query = (sql: string, values: unknown[]) => {
  asked.push([sql, ...values]);
  return Promise.resolve({ rows: [["1"]], fields: [{ name: "one", dataTypeID: 25 }], affectedRows: 1 });
};
let scriptEnds: () => void = () => undefined;
/** As much of the embedded database as is called. */
const standIn = Object({
  query,
  exec: (script: string) => (asked.push(script), new Promise<void>((resolve) => (scriptEnds = resolve))),
  transaction: async (run: (tx: object) => Promise<unknown>) => {
    await Promise.resolve(asked.push("begin"));
    await run({ query, rollback: () => Promise.resolve(void asked.push("taken back")) });
    asked.push("end");
  },
  close: () => Promise.resolve(void asked.push("closed")),
});
beforeEach(() => {
  useEmbeddedClient(standIn);
  asked.length = 0;
});
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

test("without an address of another it's the embedded one, which is opened once and watched by nobody", async () => {
  expect([isEmbedded, await embeddedClient(), await embeddedClient()]).toEqual([true, standIn, standIn]);
  watchDb();
  expect([isDbDown(), asked]).toEqual([false, []]);
});

test("whether it's there is one question that needs no table", async () => {
  await ping();
  expect(asked).toEqual([["SELECT 1"]]);
});

describe("a transaction", () => {
  test("locks by a name until it ends, and gives what its work gives", async () => {
    const answer = await transaction(async (tx) => {
      await lockRow(tx, "once|u1|k1");
      return "done";
    });
    expect([answer, asked]).toEqual(["done", ["begin", [LOCK, "once|u1|k1"], "end"]]);
  });

  test("whose work fails is taken back, and fails by the same error", async () => {
    const error = new Error("no");
    const work = transaction(async (tx) => {
      await lockRow(tx, "a");
      throw error;
    });
    await expect(work).rejects.toBe(error);
    expect(asked).toEqual(["begin", [LOCK, "a"], "taken back", "end"]);
  });

  test("that takes longer than it was given is taken back", async () => {
    const work = transaction(
      async (tx) => {
        await new Promise((later) => setTimeout(later, 150));
        await lockRow(tx, "late");
      },
      { timeout: 30 },
    );
    await expect(work).rejects.toThrow(/expired transaction|already closed/);
    expect(asked).not.toContainEqual([LOCK, "late"]);
    expect(asked).toContain("taken back");
  });
});

test("a script of several statements is asked as a whole, and waited for", async () => {
  const adapter = await adapterFactory().connect();
  expect([adapter.provider, adapterFactory().provider]).toEqual(["postgres", "postgres"]);
  const steps: string[] = [];
  const work = adapter.executeScript("SELECT 1; SELECT 2").then(() => steps.push("over"));
  await new Promise((soon) => setTimeout(soon, 10));
  steps.push("the script ends");
  scriptEnds();
  await work;
  expect([asked, steps]).toEqual([["SELECT 1; SELECT 2"], ["the script ends", "over"]]);
});

test("an error says what was asked, and quotes no line of our files", async () => {
  const where: object = { nothing: 1 };
  const error: unknown = await db.user.findFirst({ where }).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("Invalid `prisma.user.findFirst()` invocation:");
  expect(String(error)).not.toContain("db-asked");
  expect(asked).toEqual([]);
});

test("when it ends the embedded one is closed", async () => {
  await closeDb();
  expect(asked).toEqual(["closed"]);
});
