// A bank's deliveries under every misfortune: two at once, a change while paging, the process killed between pages and
// before the commit, a pending row and its removal on different pages, ten thousand rows. After each, rows are what the
// bank told, each once, the sums are those of the rows, and the cursor is where the rows are.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { field, newPerson, type Person } from "./support/person";
import { pause, type Program } from "./support/program";
import { ScriptedBank, compare, link, refresh, row, rows } from "./support/scripted-bank";
import { type Database, type Running, makeDatabase, startServer } from "./support/server";

const MANY = 10_000;

export const program: Program = {
  name: "sync",
  target: "0 wrong",
  async run() {
    let wrong = 0;
    const check = async (what: string, found: Promise<string[]>) => {
      const from = performance.now();
      const problems = await found;
      wrong += problems.length;
      console.log(
        `  ${what}: ${problems.length === 0 ? "right" : problems.join("; ")} (${((performance.now() - from) / 1000).toFixed(1)} s)`,
      );
    };
    await onPostgres(check);
    return { value: `${wrong} wrong`, pass: wrong === 0 };
  },
};

type Check = (what: string, found: Promise<string[]>) => Promise<void>;

async function onPostgres(check: Check): Promise<void> {
  const database = await makeDatabase();
  const bank = await ScriptedBank.start();
  const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
  process.env.DATABASE_URL = database.url;
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: "error", ...bank.settings };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  try {
    const world = await openWorld(database, bank, servers, settings);
    await check("a first sync in pages of 7", world.first());
    await check("two webhooks and two refreshes at once, over two processes", world.together());
    await check("a change of the bank's data on page 2", world.mutation());
    await check("a pending row, its posted one and its removal on three pages", world.pendingApart());
    await check("the process killed between two pages", world.killedBetweenPages());
    await check("the process killed before the commit", world.killedBeforeCommit());
    await check(`${MANY.toLocaleString("en-US")} rows at once`, world.many());
  } finally {
    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    await bank.close();
    const { closeDb } = await import("~/lib/db.server");
    await closeDb();
    delete process.env.DATABASE_URL;
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openWorld(database: Database, bank: ScriptedBank, servers: Running[], settings: Record<string, string>) {
  const [first, second] = servers;
  if (!first || !second) throw new Error("no servers");
  const owner = await newPerson(first.url, database);
  const { checkSums } = await import("~/services/ledger/sums.server");
  const item = async () =>
    (await database.query(`SELECT cursor, "providerItemId", state FROM "BankItem" WHERE "userId" = $1`, [owner.id]))[0];

  /** The bank's truth against the rows, the sums and the cursor. */
  async function faults(): Promise<string[]> {
    const stored = await database.query(
      `SELECT "providerTransactionId" AS id, "amountCents"::int AS cents, pending FROM "Transaction" WHERE "userId" = $1 AND "deletedAt" IS NULL`,
      [owner.id],
    );
    const problems = compare(
      bank,
      stored.map((one) => ({ id: String(one.id), cents: Number(one.cents) })),
    );
    const drift = await checkSums(owner.id);
    if (drift.length > 0) problems.push(`${drift.length} sums differ from the rows`);
    const cursor = (await item())?.cursor;
    if (cursor !== bank.cursor) problems.push(`the cursor is ${String(cursor)}, not ${bank.cursor}`);
    return problems;
  }
  const at = (server: Running): Person => Object.assign(Object.create(owner), { url: server.url });
  const settled = async () => {
    for (let turn = 0; turn < 200 && (await item())?.cursor !== bank.cursor; turn++) await pause(100);
    await pause(300);
  };
  const snapshot = async () =>
    JSON.stringify(
      [
        await item(),
        await database.query(
          `SELECT count(*)::int AS rows, sum("amountCents")::text AS cents FROM "Transaction" WHERE "userId" = $1`,
          [owner.id],
        ),
        await database.query(
          `SELECT sum("amountCents")::text AS cents, sum(count)::int AS rows FROM "DaySum" WHERE "userId" = $1`,
          [owner.id],
        ),
      ].map((one) => ({ ...one, state: undefined })),
    );

  /** The same settings on the same port, as after a crash. */
  const restart = async () => Object.assign(second, await startServer({ ...settings, PORT: String(second.port) }));

  return {
    async first() {
      bank.pageSize = 7;
      bank.add(...rows("first", 40));
      await link(owner);
      return faults();
    },
    async together() {
      bank.add(...rows("together", 40));
      const itemId = String((await item())?.providerItemId);
      const [one, two] = await Promise.all([bank.webhook(itemId), bank.webhook(itemId)]);
      const send = (server: Running, { body, headers }: typeof one) =>
        fetch(`${server.url}/webhooks/plaid`, { method: "POST", body, headers });
      const answers = await Promise.all([
        send(first, one),
        send(second, two),
        send(first, one),
        send(second, one),
        refresh(at(first)),
        refresh(at(second)),
      ]);
      await settled();
      const refused = answers.filter((answer) => answer.status !== 200).map((answer) => `an answer ${answer.status}`);
      return [...refused, ...(await faults())];
    },
    async mutation() {
      bank.add(...rows("mutation", 20));
      const start = String((await item())?.cursor);
      const seen: string[] = [];
      bank.hook = (path, body) => {
        if (path !== "/transactions/sync") return undefined;
        seen.push(String(field(body, "cursor")));
        return seen.length === 2 ? "mutation" : undefined;
      };
      await refresh(at(first));
      bank.hook = () => undefined;
      const again = seen[2] === start ? [] : [`after the mutation it read on from ${seen[2]}, not ${start}`];
      return [...again, ...(await faults())];
    },
    async pendingApart() {
      // Pages of 3: the pending row first; then, in one round, the posted row and the removal on pages of their own.
      bank.pageSize = 3;
      bank.add(row("tip-pending", -2_000, { pending: true }), row("gone-pending", -700, { pending: true }));
      await refresh(at(first));
      await database.query(
        `UPDATE "Transaction" SET note = 'with Ada' WHERE "userId" = $1 AND "providerTransactionId" = 'tip-pending'`,
        [owner.id],
      );
      bank.add(row("tip-posted", -2_400, { pendingId: "tip-pending" }), ...rows("between", 5));
      bank.remove("tip-pending");
      bank.add(...rows("after", 2));
      bank.remove("gone-pending");
      await refresh(at(first));
      const [kept] = await database.query(
        `SELECT note FROM "Transaction" WHERE "userId" = $1 AND "providerTransactionId" = 'tip-posted'`,
        [owner.id],
      );
      const lost = kept?.note === "with Ada" ? [] : ["the note of the pending row is lost"];
      bank.add(row("late", -500, { pending: true }));
      bank.modify(row("late", -600, { pending: true }));
      bank.remove("late");
      await refresh(at(first));
      return [...lost, ...(await faults())];
    },
    async killedBetweenPages() {
      bank.pageSize = 5;
      bank.add(...rows("killed", 15));
      const before = await snapshot();
      let reached: () => void = () => undefined;
      const onPageTwo = new Promise<void>((resolve) => (reached = resolve));
      let pages = 0;
      bank.hook = (path) => {
        if (path !== "/transactions/sync" || ++pages < 2) return undefined;
        reached();
        return "hang";
      };
      const asked = refresh(at(second)).catch(() => undefined);
      await onPageTwo;
      await second.stop("SIGKILL");
      await asked;
      bank.hook = () => undefined;
      const half = (await snapshot()) === before ? [] : ["something was half written"];
      await restart();
      await refresh(at(second));
      return [...half, ...(await faults())];
    },
    async killedBeforeCommit() {
      bank.add(...rows("uncommitted", 50));
      bank.pageSize = 500;
      const before = await snapshot();
      // Somebody else holds the sums, which are written last: the rows are in the open transaction by then.
      const holder = new Client({ connectionString: database.url });
      await holder.connect();
      await holder.query(`BEGIN; LOCK TABLE "DaySum" IN SHARE MODE`);
      const asked = refresh(at(second)).catch(() => undefined);
      const waiting = async () =>
        (await database.query(`SELECT pid FROM pg_locks WHERE NOT granted AND relation = '"DaySum"'::regclass`))
          .length > 0;
      for (let turn = 0; turn < 100 && !(await waiting()); turn++) await pause(50);
      const reached = await waiting();
      await second.stop("SIGKILL");
      await asked;
      await holder.query("ROLLBACK");
      await holder.end();
      for (let turn = 0; turn < 100 && (await waiting()); turn++) await pause(50);
      await pause(200);
      const half = (await snapshot()) === before ? [] : ["something was half written"];
      await restart();
      await refresh(at(second));
      return [...(reached ? [] : ["the transaction was never seen waiting"]), ...half, ...(await faults())];
    },
    async many() {
      bank.add(...rows("many", MANY));
      await refresh(at(first));
      await settled();
      return faults();
    },
  };
}
