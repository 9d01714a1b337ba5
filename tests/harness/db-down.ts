// The database is frozen, full, then stopped, under load: everybody is told within a second to come back, nobody sees a
// stack, and two seconds after it is back the app is as well, without a restart.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { makeCluster } from "../../scripts/support/postgres.mjs";
import { newPerson, type Person } from "./support/person";
import { pause, type Program } from "./support/program";
import { makeDatabase, startServer } from "./support/server";

const AWAY_MS = 8_000;
const FULL_MS = 5_000;
const AFTER_MS = 5_000;
const CLIENTS = 12;
const paths = [
  "/dashboard",
  "/goals",
  "/goals.data",
  "/accounts",
  "/api/savings-goals",
  "/api/users/profile",
  "/security",
  "/reports/income-spending.csv",
];

type Seen = { at: number; path: string; status: number; ms: number; retry: string | null; text: string };
type Outage = { seen: Seen[]; from: number; until: number };

export const program: Program = {
  name: "db-down",
  target: "503 ≤1 s, back ≤2 s, 0 wrong",
  async run() {
    const cluster = await makeCluster();
    if (!cluster) throw new Error("There is no Postgres here.");
    const database = await makeDatabase(cluster);
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: "error" });
    try {
      const person = await newPerson(server.url, database);
      for (const path of paths) await person.ask(path);
      const frozen = await underLoad(
        person,
        () => signal(cluster.pid(), "SIGSTOP"),
        () => signal(cluster.pid(), "SIGCONT"),
        AWAY_MS,
      );
      const locked = new Client({ connectionString: database.url });
      locked.on("error", () => undefined);
      await locked.connect();
      const full = await underLoad(
        person,
        async () => void (await locked.query(`BEGIN; LOCK TABLE "User" IN ACCESS EXCLUSIVE MODE`)),
        async () => void (await locked.query("ROLLBACK")),
        FULL_MS,
      );
      await locked.end();
      const stopped = await underLoad(person, cluster.stop, cluster.start, AWAY_MS);
      const judged = [judge("frozen", frozen), judge("stopped", stopped)];
      const wrong = [...judged.flatMap((one) => one.wrong), ...failures("full", full)];
      const refused = full.seen.filter((one) => one.status === 503).length;
      if (refused === 0) wrong.push("full: nobody was refused, so nothing was tried");
      if (server.child.exitCode !== null) wrong.push("the server ended");
      const [told, back] = [Math.max(...judged.map((one) => one.told)), Math.max(...judged.map((one) => one.back))];
      return {
        value: `${told.toFixed(0)} ms, ${back.toFixed(0)} ms, ${wrong.length} wrong`,
        pass: wrong.length === 0 && told <= 1_000 && back <= 2_000,
        notes: [
          ...judged.map((one) => one.note),
          `full for ${FULL_MS / 1000} s: ${full.seen.length} requests, ${refused} told to come back, the others served`,
          ...wrong.slice(0, 12),
        ],
      };
    } finally {
      await server.stop("SIGKILL");
      await cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Clients ask without a pause while the database goes away and comes back. */
async function underLoad(
  person: Person,
  away: () => Promise<void>,
  back: () => Promise<void>,
  milliseconds: number,
): Promise<Outage> {
  const seen: Seen[] = [];
  let running = true;
  const client = async (number: number) => {
    for (let turn = number; running; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      const at = performance.now();
      const answer = await person
        .ask(path)
        .catch((error: unknown) => ({ status: 0, headers: new Headers(), text: String(error) }));
      seen.push({
        at,
        path,
        status: answer.status,
        ms: performance.now() - at,
        retry: answer.headers.get("retry-after"),
        text: answer.text,
      });
      await pause(40);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  await pause(1_000);
  const from = performance.now();
  await away();
  await pause(milliseconds);
  const until = performance.now();
  await back();
  await pause(AFTER_MS);
  running = false;
  await Promise.all(clients);
  return { seen, from, until };
}

function judge(name: string, outage: Outage): { told: number; back: number; wrong: string[]; note: string } {
  const { seen, from, until } = outage;
  // Who was asked a question when it went away, and all who came after.
  const waiting = seen.filter((one) => one.at + one.ms > from + 50 && one.at < until - 100 && one.status === 503);
  const told = Math.max(0, ...waiting.map((one) => one.ms));
  const back = Math.max(
    ...["200", "503"].map((kind) =>
      kind === "200"
        ? Math.min(...seen.filter((one) => one.at > until && one.status === 200).map((one) => one.at + one.ms - until))
        : Math.max(0, ...seen.filter((one) => one.status === 503).map((one) => one.at + one.ms - until)),
    ),
  );
  const served = seen.filter((one) => one.at > from + 1_000 && one.at + one.ms < until && one.status !== 503);
  const wrong = [
    ...failures(name, outage),
    ...served.map((one) => `${name}: ${one.path} answered ${one.status} without a database`),
  ];
  return {
    told,
    back,
    wrong,
    note: `${name} for ${((until - from) / 1000).toFixed(0)} s: ${seen.length} requests, ${waiting.length} told to come back, the last of them after ${told.toFixed(0)} ms; served again ${back.toFixed(0)} ms after it was back`,
  };
}

/** Whatever the database does: no failure of ours, no stack, and always a word on when to come back. */
function failures(name: string, { seen }: Outage): string[] {
  return seen
    .filter(
      (one) =>
        one.status === 0 ||
        (one.status >= 500 &&
          (one.status !== 503 ||
            one.retry === null ||
            /\bat \w+.*\.(ts|js):\d+|Prisma|ECONN|postgres/i.test(one.text))),
    )
    .map(
      (one) =>
        `${name}: ${one.path} → ${one.status} after ${one.ms.toFixed(0)} ms, Retry-After ${one.retry}, ${one.status === 0 ? one.text.slice(0, 80) : ""}`,
    );
}

/** To the postmaster and all that it has started. */
async function signal(pid: number, name: NodeJS.Signals): Promise<void> {
  const children = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid);
  for (const id of [pid, ...children.map(Number)]) process.kill(id, name);
}

function parentOf(entry: string): number {
  try {
    const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
