// One database: the same file read by papaparse alone, previewed, imported, previewed again and taken back; beside it what
// the database alone takes to store as many rows.
// As the server cleans up: without it the figure of memory says how long the collector let garbage lie.
import "../../server/heap";
import Papa from "papaparse";
import { addDays } from "~/domain/periods";
import { readFile } from "~/domain/import/read";
import { closeDb, db, newId } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { migrate } from "~/lib/migrate.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { databaseAlone } from "./bench-import-floor";

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const PREVIEW = 5;
const IMPORT = 20;
const OVER = 1.5;

const line = (index: number) =>
  `${addDays("2026-10-31", -Math.floor((index * 730) / ROWS))},"SHOP ${index % 400}, DENVER CO",-${index % 250}.${10 + (index % 90)},DEBIT CARD,`;
const text = ["Date,Description,Amount,Type,Check", ...Array.from({ length: ROWS }, (_, index) => line(index))].join(
  "\n",
);
const bytes = new TextEncoder().encode(text);

async function person(): Promise<CurrentUser> {
  const id = newId();
  const user = await db.user.create({
    data: {
      id,
      username: `bench-${id.slice(-12)}`,
      email: `${id.slice(-12)}@example.com`,
      firstName: "Bench",
      lastName: "Mark",
      passwordHash: "none",
    },
  });
  const at = now();
  return {
    ...user,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    sessionId: "",
    provedAt: at,
    isLocking: false,
    now: at,
    today: at.toISOString().slice(0, 10),
  };
}

async function timed(run: () => unknown): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

await migrate();
const user = await person();
const parses = [];
for (let time = 0; time < 5; time += 1) parses.push(await timed(() => Papa.parse(text)));
const papaparse = parses.sort((a, b) => a - b)[2] ?? 1;
const show = (name: string, ms: number, most?: number) => {
  const times = ms / papaparse;
  const verdict = most === undefined ? "" : ` (at most ${most}: ${times <= most ? "yes" : "no"})`;
  console.log(
    `  ${name.padEnd(28)} ${Math.round(ms).toLocaleString("en-US").padStart(7)} ms, ${times.toFixed(1)} times papaparse${verdict}`,
  );
};
console.log(`  ${ROWS.toLocaleString("en-US")} rows, ${(bytes.length / 1e6).toFixed(1)} MB`);
show("papaparse alone", papaparse);
show("reading the file", await timed(() => readFile(bytes, "bench.csv")));
const alone = [await databaseAlone(user.id, ROWS), await databaseAlone(user.id, ROWS)];
const floor = Math.min(...alone);
show("the database alone", floor);
let id = "";
show("upload", await timed(async () => (id = await createDraft(user, [{ name: "bench.csv", bytes }]))));
show("preview", await timed(() => importView(user, id)), PREVIEW);
const took = await timed(() => confirmImport(user, id));
show("import", took, IMPORT);
const over = took / floor;
console.log(
  `  ${"".padEnd(28)} ${over.toFixed(2)} times the database alone (at most ${OVER}: ${over <= OVER ? "yes" : "no"})`,
);
show("insights, afterwards", await timed(runPendingJobs));
const again = await createDraft(user, [{ name: "bench.csv", bytes }]);
show("preview of what is here", await timed(() => importView(user, again)));
show("taking it back", await timed(() => undoImport(user, id)));
console.log(`  most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
await closeDb();
