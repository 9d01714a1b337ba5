// Breaks one control after another in a copy of the built server, and asks the question that has to notice. First the
// server as it is must pass every question, so that none of them cries without a cause.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DEFECTS, type Defect } from "./support/defects";
import { pool, type Program } from "./support/program";
import { makeDatabase, startServer, type Database } from "./support/server";

const WIDTH = 2;
/** Inside the repository, so that the copies find its packages. */
const COPIES = resolve(".cache/mutants");

export const program: Program = {
  name: "mutants",
  target: `${DEFECTS.length}/${DEFECTS.length} killed`,
  async run() {
    const database = await makeDatabase();
    rmSync(COPIES, { recursive: true, force: true });
    try {
      const found = await withCopy(undefined, database, async (url) => {
        const cries: string[] = [];
        for (const { name, probe } of DEFECTS) {
          if (!(await holds(probe({ url, database })))) cries.push(name);
          // All of them come from one address, which is allowed twenty new accounts an hour.
          await database.query(`DELETE FROM "RateBucket"`);
        }
        return cries;
      });
      if (found.length > 0) return { value: `${found.length} broken already`, pass: false, notes: found };
      const outcomes = await pool(DEFECTS, WIDTH, (defect) =>
        withCopy(defect, database, async (url) =>
          (await holds(defect.probe({ url, database }))) ? "survived" : "killed",
        ).catch((error: unknown) => `not planted (${error instanceof Error ? error.message.slice(0, 80) : ""})`),
      );
      const killed = outcomes.filter((outcome) => outcome === "killed").length;
      return {
        value: `${killed}/${DEFECTS.length}`,
        pass: killed === DEFECTS.length,
        notes: DEFECTS.flatMap(({ name }, index) =>
          outcomes[index] === "killed" ? [] : [`${name}: ${outcomes[index]}`],
        ),
      };
    } finally {
      rmSync(COPIES, { recursive: true, force: true });
      await database.drop();
    }
  },
};

/** A question that can't be asked any more is noticed as well. */
function holds(probe: Promise<boolean>): Promise<boolean> {
  return probe.catch(() => false);
}

async function withCopy<T>(
  defect: Defect | undefined,
  database: Database,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = copyOf(defect);
  const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
  const server = await startServer(
    { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "off", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1" },
    folder,
  );
  try {
    return await work(server.url);
  } finally {
    await server.stop("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    await database.query(`DELETE FROM "RateBucket"`);
  }
}

function copyOf(defect: Defect | undefined): string {
  const folder = join(COPIES, `m${defect ? DEFECTS.indexOf(defect) : "-none"}`);
  mkdirSync(join(folder, "build"), { recursive: true });
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  cpSync("build/server", join(folder, "build/server"), { recursive: true });
  for (const shared of ["build/client", "prisma", "public"]) symlinkSync(resolve(shared), join(folder, shared));
  if (!defect) return folder;
  const assets = join(folder, "build/server/assets");
  const bundle = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(assets, name))
    .find((file) => readFileSync(file, "utf8").includes(defect.find));
  if (!bundle) throw new Error("the code has changed");
  const source = readFileSync(bundle, "utf8");
  writeFileSync(
    bundle,
    source.replace(defect.find, () => defect.put),
  );
  return folder;
}
