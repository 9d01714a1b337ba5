// npm run bench [name …]: runs the benchmarks in scripts/bench, each in a process of its own. Figures are ratios of one
// run, since machines are noisy.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const folder = new URL("./bench/", import.meta.url);
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));

if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n── ${name}`);
  const run = spawnSync(process.execPath, ["--import", "tsx", new URL(`${name}.ts`, folder).pathname], {
    stdio: "inherit",
  });
  if (run.status !== 0) process.exitCode = 1;
}
