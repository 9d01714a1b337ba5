// How long an answer without a model takes beside the dashboard: both of one signed-in person, in turn, in one run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownKeys, ready, run, seed, serverSettings, type Settings, stop } from "./bench-app";
import { onPostgres } from "./bench-databases";
import { askOk, percentile, type Target } from "./load";
import { freePort } from "./postgres.mjs";

const MAX_RATIO = 2;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);

const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october"];
const THINGS = ["couch", "bike", "laptop", "trip", "table", "camera", "washer", "ring", "tv", "bed"];

/**
 * What stands, what flowed, what comes, what to do: each another way through the engine. Each is asked in other words than
 * before, so that no answer can be one that was kept.
 */
const QUESTIONS: readonly ((at: number) => string)[] = [
  (at) => `how much did i spend in ${MONTHS[at % 10]}`,
  (at) => `how much did i spend on groceries in ${MONTHS[at % 10]} compared to ${MONTHS[(at + 3) % 10]}`,
  (at) => `${"so ".repeat(at % 10)}what is my balance`,
  (at) => `${"ok ".repeat(at % 10)}how much can i spend until payday`,
  (at) => `${"hey ".repeat(at % 10)}how much of my budget is left`,
  (at) => `top ${at + 3} places i spent money in ${MONTHS[(at + 5) % 10]}`,
  (at) => `${"so ".repeat(at % 10)}when is my next paycheck`,
  (at) => `can i afford a ${1200 + at * 10} dollar ${THINGS[at % 10]}`,
];
const asked = (round: number): string =>
  QUESTIONS[round % QUESTIONS.length]?.(Math.floor(round / QUESTIONS.length)) ?? "";

async function measure(name: string, size: number, more: Settings): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "bench-coach-"));
  const port = await freePort();
  const settings = { ...serverSettings(folder, port), ...ownKeys(), ...more };
  const [person] = seed([size], settings);
  const app = run(["scripts/serve.mjs"], settings);
  try {
    await ready(`${settings.APP_URL}/health/ready`);
    const cookie = person?.cookie ?? "";
    const dashboard: Target = { url: `${settings.APP_URL}/dashboard`, cookie };
    const question = (at: number): Target => ({
      url: `${settings.APP_URL}/api/ai/coaching`,
      cookie,
      json: { question: asked(at) },
    });
    for (let warm = 0; warm < QUESTIONS.length; warm++) {
      await askOk(dashboard);
      await askOk(question(warm));
    }
    const [pages, answers]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      pages?.push((await askOk(dashboard)).ms);
      answers?.push((await askOk(question(QUESTIONS.length + round))).ms);
    }
    const [page, answer] = [percentile(pages ?? [], 0.5), percentile(answers ?? [], 0.5)];
    console.log(
      `  ${name}, ${size.toLocaleString("en-US")} transactions: an answer's p50 ${answer.toFixed(1)} ms, the dashboard's ${page.toFixed(1)} ms: ${(answer / page).toFixed(2)} (at most ${MAX_RATIO})`,
    );
    return answer / page <= MAX_RATIO;
  } finally {
    await stop(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On Postgres at both sizes; on the embedded database where there is no Postgres. */
export async function coachSpeed(sizes: readonly number[]): Promise<boolean> {
  console.log("\nHow long an answer takes beside the dashboard");
  const onServer = await onPostgres(async (fresh) => {
    let passed = true;
    for (const size of sizes) passed = (await fresh((settings) => measure("Postgres", size, settings))) && passed;
    return passed;
  });
  return onServer ?? measure("Embedded", sizes[0] ?? 1_000, {});
}
