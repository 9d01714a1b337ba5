// kill -9 in the middle of writing, again and again: what was acknowledged is there, what is sent again counts once.
import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { field, newPerson, type Person } from "./support/person";
import { pause, percentile, seeded, type Program } from "./support/program";
import { makeDataDir, makeDatabase, startServer, type Settings } from "./support/server";
import { freePort } from "../../scripts/support/postgres.mjs";

const WRITERS = 6;
/** Of the whole, the databases' making included. */
const EMBEDDED_MS = 55_000;
const BUDGET_MS = 96_000;

export const program: Program = {
  name: "crash",
  target: "0 lost, 0 doubled, restart <3 s",
  async run() {
    const from = Date.now();
    const folder = makeDataDir();
    const database = await makeDatabase();
    try {
      const embedded = await rounds({ DATA_DIR: folder }, 20, from + EMBEDDED_MS, seeded(20));
      const postgres = await rounds(
        { DATA_DIR: `${folder}-pg`, DATABASE_URL: database.url },
        10,
        from + BUDGET_MS,
        seeded(10),
      );
      const lost = embedded.lost + postgres.lost;
      const doubled = embedded.doubled + postgres.doubled;
      const slowest = Math.max(...embedded.restarts, ...postgres.restarts);
      return {
        value: `${lost} lost, ${doubled} doubled, ${(slowest / 1000).toFixed(1)} s`,
        pass:
          lost === 0 &&
          doubled === 0 &&
          slowest < 3000 &&
          embedded.refusedSecond &&
          embedded.kills > 5 &&
          postgres.kills > 3,
        notes: [
          `embedded: ${embedded.kills} kills, ${embedded.acknowledged} acknowledged, restart p100 ${Math.max(...embedded.restarts).toFixed(0)} ms; a second process on the same data ${embedded.refusedSecond ? "refuses" : "STARTS"}`,
          `Postgres: ${postgres.kills} kills, ${postgres.acknowledged} acknowledged, restart p50 ${percentile(postgres.restarts, 0.5).toFixed(0)} ms`,
        ],
      };
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}-pg`, { recursive: true, force: true });
    }
  },
};

type Tally = {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  restarts: number[];
  refusedSecond: boolean;
};

async function rounds(settings: Settings, wanted: number, until: number, random: () => number): Promise<Tally> {
  const port = await freePort();
  const all = {
    ...settings,
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    JOBS: "off",
    LOG_LEVEL: "silent",
  };
  let server = await startServer(all);
  const person = await newPerson(server.url);
  const made = await person.ask("/api/savings-goals", {
    json: { name: "Ledger", targetAmount: "1000000", currentAmount: "0", deadline: "2031-05-01" },
  });
  const id = String(field(made.json, "id") ?? field(field(made.json, "goal"), "id"));
  const journal = join(settings.DATA_DIR ?? "", "..", `journal-${process.pid}-${port}`);
  const refusedSecond = settings.DATABASE_URL ? true : refuses(settings);
  const tally: Tally = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, restarts: [], refusedSecond };
  const pending = new Set<string>();
  let number = 0;
  for (; tally.kills < wanted && Date.now() < until; tally.kills++) {
    let alive = true;
    const writer = async () => {
      while (alive) {
        const key = `payment-${port}-${number++}`;
        pending.add(key);
        if (await pay(person, id, key)) acknowledge(journal, key, pending);
      }
    };
    const writers = Array.from({ length: WRITERS }, writer);
    await pause(200 + random() * 800);
    alive = false;
    await server.stop("SIGKILL");
    await Promise.all(writers);
    const from = performance.now();
    server = await startServer(all);
    tally.restarts.push(performance.now() - from);
    // What got no answer is sent again, with the same key: it may have been written before the end, or not.
    for (const key of [...pending]) if (await pay(person, id, key)) acknowledge(journal, key, pending);
    const counted = await balance(person, id);
    const acknowledged = readFileSync(journal, "utf8").trim().split("\n").length;
    tally.acknowledged = acknowledged;
    tally.lost += Math.max(0, acknowledged - counted);
    tally.doubled += Math.max(0, counted - acknowledged - pending.size);
  }
  await server.stop();
  rmSync(journal, { force: true });
  return tally;
}

/** One dollar; true when it was acknowledged. */
function pay(person: Person, id: string, key: string): Promise<boolean> {
  return person
    .ask(`/api/savings-goals/${id}/add-money`, { json: { amount: "1" }, headers: { "idempotency-key": key } })
    .then(
      (answer) => answer.status >= 200 && answer.status < 300,
      () => false,
    );
}

/** On disk before it counts, as with somebody who wrote it down. */
function acknowledge(journal: string, key: string, pending: Set<string>) {
  appendFileSync(journal, `${key}\n`);
  const handle = openSync(journal, "r");
  fsyncSync(handle);
  closeSync(handle);
  pending.delete(key);
}

async function balance(person: Person, id: string): Promise<number> {
  const { json } = await person.ask("/api/savings-goals");
  const goals = Array.isArray(json) ? json : [];
  return Number(
    field(
      goals.find((goal) => field(goal, "id") === id),
      "currentAmount",
    ),
  );
}

function refuses(settings: Settings): boolean {
  const second = spawnSync(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, NODE_ENV: "production", ...settings, PORT: "0" },
    encoding: "utf8",
    timeout: 20_000,
  });
  return (
    second.status === 1 && /already using the data/.test(second.stderr) && second.stderr.trim().split("\n").length === 1
  );
}
