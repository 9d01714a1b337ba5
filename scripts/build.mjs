// npm run build: browser and server bundles, compressed twins of the browser's files, and the weight of every screen.
// `--quiet` (npm start) builds only; whether a screen has grown too heavy is for those who work on it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { checkBudgets } from "./budgets.mjs";
import { build as freshness, databaseClient, giveUp, root, sentence } from "./fresh.mjs";

const quiet = process.argv.includes("--quiet");

try {
  process.chdir(root);
  process.env.NODE_ENV = "production";
  if (databaseClient.stale()) await databaseClient.generate();
  rmSync("build", { recursive: true, force: true });
  mkdirSync("build", { recursive: true });
  const { build } = await import("vite");
  const logLevel = quiet ? "error" : "warn";
  await build({ logLevel, mode: "production" });
  await build({ logLevel, mode: "production", build: { ssr: true } });
  compressAssets("build/client/assets");
  await makeEmptyDatabase("build/empty-database");
  freshness.stamp();
  const { table, over } = checkBudgets(join(root, "build"));
  writeFileSync("build/budgets.txt", `${table}\n`);
  if (!quiet) {
    console.log(table);
    if (over.length > 0) throw sentence(`Over budget: ${over.join(", ")}.`);
  }
} catch (error) {
  giveUp(error);
}

/** What a first start copies: to make one takes 770 MB, which a small box doesn't have. */
async function makeEmptyDatabase(directory) {
  const { PGlite } = await import("@electric-sql/pglite");
  mkdirSync(directory);
  await (await PGlite.create(join(root, directory))).close();
}

/** Hashed files never change, so they are compressed once, as small as it gets. */
function compressAssets(directory) {
  for (const name of readdirSync(directory)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const content = readFileSync(join(directory, name));
    if (content.length < 1024) continue;
    writeFileSync(join(directory, `${name}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(
      join(directory, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
