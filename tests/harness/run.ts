// npm run harness [name …]: runs every program in this folder, or those that are named, each in a process of its own.
import { spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { build } from "../../scripts/fresh.mjs";
import type { Program } from "./support/program";

const LIMIT_MS = 120_000;
/** The one starts a server for every defect that it plants; the other waits for servers that never get ready where the lock is broken. */
const LONGER_MS: Record<string, number> = { "mutants.ts": 600_000, "data-lock.ts": 400_000 };
/** Looks over the logs of the others, so it comes last. */
const LAST = "log-canary";

const [only, ...rest] = process.argv.slice(2);
if (only === "--one") await runOne(rest[0] ?? "");
else await runAll(process.argv.slice(2));

async function runOne(file: string) {
  // Ending in an orderly way ends the servers that the program has started.
  process.once("SIGTERM", () => process.exit(1));
  const program = Object.values<Program>(await import(`./${file}`)).find((value) => typeof value?.run === "function");
  if (!program) throw new Error(`${file} exports no program`);
  try {
    const { value, pass, notes = [] } = await program.run();
    for (const note of notes) console.log(`  ${note}`);
    console.log(`${program.name} ${value}/${program.target} ${pass ? "PASS" : "FAIL"}`);
    process.exit(pass ? 0 : 1);
  } catch (error) {
    console.error(error);
    console.log(`${program.name} error/${program.target} FAIL`);
    process.exit(1);
  }
}

async function runAll(names: string[]) {
  if (build.stale()) {
    console.log("Building the app …");
    const made = spawnSync(process.execPath, ["scripts/build.mjs", "--quiet"], { stdio: "inherit" });
    if (made.status !== 0) process.exit(1);
  }
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && file !== "run.ts");
  const wanted = files.filter((file) => names.length === 0 || names.includes(file.replace(/\.ts$/, "")));
  const unknown = names.filter((name) => !files.includes(`${name}.ts`));
  if (unknown.length > 0) {
    console.error(
      `There is no program named ${unknown.join(", ")}. There are: ${files
        .map((file) => file.replace(/\.ts$/, ""))
        .sort()
        .join(", ")}.`,
    );
    process.exit(1);
  }
  wanted.sort((a, b) => Number(a.startsWith(LAST)) - Number(b.startsWith(LAST)) || a.localeCompare(b));
  const lines: string[] = [];
  for (const file of wanted) lines.push(await inProcess(file));
  const failed = lines.filter((line) => !line.endsWith(" PASS")).length;
  console.log(`\n${lines.join("\n")}\n\n${lines.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function inProcess(file: string): Promise<string> {
  return new Promise((resolve) => {
    const from = Date.now();
    console.log(`\n── ${file.replace(/\.ts$/, "")}`);
    const child = spawn(process.execPath, ["--import", "tsx", import.meta.filename, "--one", file], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    let late = false;
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    const limit = LONGER_MS[file] ?? LIMIT_MS;
    const timer = setTimeout(() => {
      late = true;
      child.kill("SIGTERM");
    }, limit);
    child.once("exit", () => {
      clearTimeout(timer);
      console.log(`   ${Math.round((Date.now() - from) / 1000)} s`);
      const last = output.trim().split("\n").pop() ?? "";
      resolve(
        late
          ? `${file.replace(/\.ts$/, "")} took longer than ${limit / 1000} s FAIL`
          : / (PASS|FAIL)$/.test(last)
            ? last
            : `${file.replace(/\.ts$/, "")} ended without a result FAIL`,
      );
    });
  });
}
