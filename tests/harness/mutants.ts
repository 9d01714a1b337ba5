// Breaks one control after another in a copy of the built server, and asks the question that has to notice. First the
// server as it is must pass every question, so that none of them cries without a cause. Only an answer kills: a server
// that doesn't start, a question that fails and one without an answer in time are told apart, and count against us.
// `MUTANTS="passwords,goals" npm run harness mutants` plants those alone whose names have one of the words.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DEFECTS, type Defect } from "./support/defects";
import { plant } from "./support/plant";
import { pool, type Program } from "./support/program";
import { makeDatabase, startServer, type Database } from "./support/server";

const WIDTH = 2;
const ANSWER_MS = 30_000;
/** Inside the repository, so that the copies find its packages. */
const COPIES = resolve(".cache/mutants");

const words = process.env.MUTANTS?.split(",").filter(Boolean);
const CHOSEN = words ? DEFECTS.filter(({ name }) => words.some((word) => name.includes(word))) : DEFECTS;

export const program: Program = {
  name: "mutants",
  target: `${CHOSEN.length}/${CHOSEN.length} killed`,
  async run() {
    if (CHOSEN.length === 0) throw new Error(`No defect has one of these words in its name: ${words?.join(", ")}.`);
    const database = await makeDatabase();
    rmSync(COPIES, { recursive: true, force: true });
    try {
      const found = await withCopy(undefined, database, async (url) => {
        const cries: string[] = [];
        for (const { name, probe } of CHOSEN) {
          const outcome = await ask(() => probe({ url, database }));
          if (outcome !== "holds") cries.push(`${name}: ${outcome}`);
          // All of them come from one address, which is allowed twenty new accounts an hour.
          await database.query(`DELETE FROM "RateBucket"`);
        }
        return cries;
      });
      const blind = await confusions();
      if (found.length > 0 || blind.length > 0)
        return { value: `${found.length + blind.length} broken already`, pass: false, notes: [...found, ...blind] };
      const outcomes = await pool(CHOSEN, WIDTH, judge(database));
      const killed = outcomes.filter((outcome) => outcome === "killed").length;
      return {
        value: `${killed}/${CHOSEN.length}`,
        pass: killed === CHOSEN.length,
        notes: CHOSEN.flatMap(({ name }, index) =>
          outcomes[index] === "killed" ? [] : [`${name}: ${outcomes[index]}`],
        ),
      };
    } finally {
      rmSync(COPIES, { recursive: true, force: true });
      await database.drop();
    }
  },
};

type Outcome = "holds" | "broken" | `failed (${string})` | "no answer";

/** Whether the control holds, or why nothing can be said of it. */
async function ask(probe: () => Promise<boolean>, limit = ANSWER_MS): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => (timer = setTimeout(() => resolve("no answer"), limit)));
  const answer = probe().then<Outcome, Outcome>(
    (holds) => (holds ? "holds" : "broken"),
    (error: unknown) => `failed (${sayError(error)})`,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const sayError = (error: unknown): string => {
  const said = error instanceof Error ? `${error.message} ${String(error.cause ?? "")}`.trim() : String(error);
  return said.replace(/\s+/g, " ").slice(0, 120);
};

/** Plants a defect and says what came of it. */
const judge =
  (database: Database) =>
  async (defect: Defect): Promise<string> => {
    const stages = { started: false };
    try {
      return await withCopy(defect, database, async (url, isAlive) => {
        stages.started = true;
        const outcome = await ask(() => defect.probe({ url, database }));
        if (outcome === "broken") return isAlive() ? "killed" : "the server ended by itself";
        return outcome === "holds" ? "survived" : outcome;
      });
    } catch (error) {
      return `${stages.started ? "not judged" : "not planted, or the server doesn't start"} (${sayError(error)})`;
    }
  };

/** The judge itself: a crash and a silence are no answers. */
async function confusions(): Promise<string[]> {
  const crash = await ask(() => Promise.reject(new Error("fetch failed")));
  const silence = await ask(() => new Promise(() => undefined), 20);
  const no = await ask(() => Promise.resolve(false));
  return [
    ...(crash === "failed (fetch failed)" ? [] : [`a crash is taken for "${crash}"`]),
    ...(silence === "no answer" ? [] : [`a silence is taken for "${silence}"`]),
    ...(no === "broken" ? [] : [`a no is taken for "${no}"`]),
  ];
}

async function withCopy<T>(
  defect: Defect | undefined,
  database: Database,
  work: (url: string, isAlive: () => boolean) => Promise<T>,
): Promise<T> {
  const folder = copyOf(defect);
  const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
  const server = await startServer(
    { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "off", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1" },
    folder,
  );
  try {
    return await work(server.url, () => server.child.exitCode === null && server.child.signalCode === null);
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
  const sources = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name): [string, string] => [name, readFileSync(join(assets, name), "utf8")]);
  const { file, text } = plant(new Map(sources), defect);
  writeFileSync(join(assets, file), text);
  return folder;
}
