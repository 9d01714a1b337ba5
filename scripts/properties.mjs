// npm run properties [-- minutes]: every test that holds for any example, again and again with other examples, for so long.
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0 && minutes <= 600)) throw new Error("How many minutes? npm run properties -- 10");
const until = Date.now() + minutes * 60_000;
const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(join("tests", file), "utf8").includes("support/fast-check"),
  )
  .map((file) => join("tests", file));

const PROJECTS = ["domain", "unit", "embedded"].flatMap((name) => ["--project", name]);
let rounds = 0;
let red = 0;
do {
  const seed = randomInt(1, 2 ** 31);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...PROJECTS, "--reporter=dot", ...files],
    { encoding: "utf8", maxBuffer: 1e9, env: { ...process.env, PROPERTY_SEED: String(seed) } },
  );
  rounds++;
  if (status !== 0) {
    red++;
    console.log(`PROPERTY_SEED=${seed} finds:\n${stdout}\n${stderr}`);
  }
} while (Date.now() < until);
console.log(`${files.length} files, ${rounds} rounds, ${red} with findings`);
process.exitCode = red ? 1 : 0;
