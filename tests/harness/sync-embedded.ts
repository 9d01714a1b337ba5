// The embedded database under a bank's delivery: the process killed at two moments of a sync of 3,000 rows. What is read
// afterwards is what the bank told, each row once, the sums are those of the rows, and the cursor is where the rows are.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { newPerson } from "./support/person";
import { pause, type Program } from "./support/program";
import { ScriptedBank, compare, link, refresh, rows } from "./support/scripted-bank";
import { makeDataDir, startServer } from "./support/server";

const MOMENTS_MS = [50, 250];

export const program: Program = {
  name: "sync-embedded",
  target: "0 wrong",
  async run() {
    const bank = await ScriptedBank.start();
    const folder = makeDataDir();
    const settings = { DATA_DIR: folder, JOBS: "off", LOG_LEVEL: "error", ...bank.settings };
    let server = await startServer(settings);
    const found: string[][] = [];
    const notes: string[] = [];
    try {
      const person = await newPerson(server.url);
      bank.add(...rows("start", 20));
      await link(person);
      const again = { ...settings, PORT: String(server.port) };
      for (const after of MOMENTS_MS) {
        bank.add(...rows(`killed-${after}`, 3_000));
        const from = bank.calls("/transactions/sync").length;
        const asked = refresh(person).catch(() => undefined);
        while (bank.calls("/transactions/sync").length < from + 6) await pause(5);
        await pause(after);
        await server.stop("SIGKILL");
        await asked;
        const torn = readStored(settings, person.id, bank).filter((problem) => problem.includes("sums"));
        server = await startServer(again);
        await refresh(person);
        await server.stop();
        const problems = [...torn, ...readStored(settings, person.id, bank)];
        found.push(problems);
        notes.push(
          `killed ${after} ms after the last page of 3,000 rows: ${problems.length === 0 ? "right" : problems.join("; ")}`,
        );
        server = await startServer(again);
      }
    } finally {
      await server.stop("SIGKILL");
      await bank.close();
      rmSync(folder, { recursive: true, force: true });
    }
    const wrong = found.flat().length;
    return { value: `${wrong} wrong`, pass: wrong === 0, notes };
  },
};

/** The embedded database belongs to one process: another reads it while no server runs. */
function readStored(settings: Record<string, string>, userId: string, bank: ScriptedBank): string[] {
  const env = { ...process.env, ...settings, DATABASE_URL: "", STORED_OF: userId };
  const run = spawnSync(process.execPath, ["--import", "tsx", "tests/harness/support/stored.ts"], {
    env,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) return [`the rows could not be read: ${run.stderr.slice(-300)}`];
  const {
    rows: stored,
    drift,
    cursor,
  }: { rows: { id: string; cents: number }[]; drift: number; cursor: string } = JSON.parse(run.stdout);
  const problems = compare(bank, stored);
  if (drift > 0) problems.push(`${drift} sums differ from the rows`);
  if (cursor !== bank.cursor) problems.push(`the cursor is ${cursor}, not ${bank.cursor}`);
  return problems;
}
