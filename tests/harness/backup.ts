// A dump is taken while people write, and restored into a fresh cluster: every table is what it was at the moment of the
// dump, to the row, and the app serves the people from it with the keys that were kept apart.
import { execFile, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { makeCluster } from "../../scripts/support/postgres.mjs";
import { field, newPerson, Person } from "./support/person";
import { pause, type Program } from "./support/program";
import { differences, fingerprint } from "./support/rows";
import { startServer, withServer } from "./support/server";

const ROWS = 100_000;
const MAX_SECONDS = 30;
const WRITERS = 4;
const run = promisify(execFile);
const KEYS = {
  SESSION_SECRET: "a-secret-of-the-backup-harness-only-1234",
  ENCRYPTION_KEYS: `h1:${Buffer.alloc(32, 7).toString("base64")}`,
};

export const program: Program = {
  name: "backup",
  target: `equal tables, ${ROWS.toLocaleString("en-US")} transactions in ${MAX_SECONDS} s`,
  run: () =>
    withServer({ ...KEYS, JOBS: "off", LOG_LEVEL: "error" }, async (server, database, dataDir) => {
      const fresh = await makeCluster();
      if (!fresh) throw new Error("There are no Postgres binaries here.");
      const file = join(tmpdir(), `backup-${process.pid}.dump`);
      const restored = new Client({ connectionString: fresh.url });
      try {
        const seeded = spawnSync(process.execPath, ["--import", "tsx", "scripts/support/bench-dashboard-seed.ts"], {
          env: {
            ...process.env,
            NODE_ENV: "production",
            DATABASE_URL: database.url,
            DATA_DIR: dataDir,
            JOBS: "off",
            BENCH_SIZES: String(ROWS),
            ...KEYS,
          },
          encoding: "utf8",
          maxBuffer: 1 << 26,
        });
        if (seeded.status !== 0) throw new Error(seeded.stderr);
        const writers = await Promise.all(Array.from({ length: WRITERS }, () => newPerson(server.url, database)));
        let writing = true;
        let written = 0;
        const goals = await Promise.all(
          writers.map((person) =>
            person.ask("/api/savings-goals", {
              json: { name: "Boat", targetAmount: "90000", currentAmount: "1", deadline: "2099-01-01" },
            }),
          ),
        );
        const lanes = writers.map(async (person, lane) => {
          const goal = String(field(goals[lane]?.json, "id"));
          while (writing)
            if ((await person.ask(`/api/savings-goals/${goal}/add-money`, { json: { amount: "1" } })).status === 200)
              written += 1;
        });

        while (written < 3 * WRITERS) await pause(50);

        const started = performance.now();
        await database.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        const [snapshot] = await database.query("SELECT pg_export_snapshot() AS name");
        const writtenBefore = written;
        await run(join(fresh.bin, "pg_dump"), [
          "-Fc",
          "-Z1",
          `--snapshot=${String(snapshot?.name)}`,
          "-f",
          file,
          database.url,
        ]);
        const dumped = performance.now();
        const meanwhile = written - writtenBefore;
        const before = await fingerprint(database, []);
        await database.query("COMMIT");
        writing = false;
        await Promise.all(lanes);

        const restoring = performance.now();
        await run(join(fresh.bin, "pg_restore"), ["--no-owner", "-d", fresh.url, file]);
        const seconds = (dumped - started + performance.now() - restoring) / 1000;
        await restored.connect();
        const query = async (text: string, values?: unknown[]) =>
          (await restored.query<Record<string, unknown>>(text, values)).rows;
        const wrong = differences(before, await fingerprint({ query }, []));
        const [{ transactions } = { transactions: 0 }] = await query(
          `SELECT count(*)::int AS transactions FROM "Transaction"`,
        );
        const served = await servesFrom(fresh.url, dataDir, writers);
        // The comparison sees one row that is missing.
        await query(`DELETE FROM "GoalEntry" WHERE ctid IN (SELECT ctid FROM "GoalEntry" LIMIT 1)`);
        const noticed = differences(before, await fingerprint({ query }, [])).length > 0;
        const tables = before.split("\n").length;
        return {
          value: `${tables - wrong.length} of ${tables} tables equal, ${seconds.toFixed(1)} s`,
          pass:
            wrong.length === 0 &&
            Number(transactions) >= ROWS &&
            meanwhile > 0 &&
            served === WRITERS &&
            noticed &&
            seconds < MAX_SECONDS,
          notes: [
            `${String(transactions)} transactions; ${meanwhile} writes were acknowledged during the dump`,
            `${served} of ${WRITERS} people were served from the restored database`,
            ...wrong,
            ...(noticed ? [] : ["a missing row was not noticed"]),
          ],
        };
      } finally {
        await restored.end();
        await fresh.remove();
        rmSync(file, { force: true });
      }
    }),
};

async function servesFrom(url: string, dataDir: string, people: readonly Person[]): Promise<number> {
  const server = await startServer({ ...KEYS, DATABASE_URL: url, DATA_DIR: dataDir, JOBS: "off", LOG_LEVEL: "error" });
  try {
    const answers = await Promise.all(
      people.map((person) => {
        const again = new Person(server.url);
        person.cookies.forEach((value, name) => again.cookies.set(name, value));
        return again.ask("/api/savings-goals");
      }),
    );
    return answers.filter(({ status, text }) => status === 200 && text.includes("Boat")).length;
  } finally {
    await server.stop();
  }
}
