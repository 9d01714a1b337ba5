// npm run contracts: makes the facts in tests/contracts/*.json anew from the vendors' official descriptions, of what our
// clients and sandboxes say in the tests alone.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "prettier";
import {
  type Digest,
  digestFile,
  hasOfficial,
  officialSchema,
  readOfficial,
  VENDORS,
} from "../tests/contracts/contract";
import { factsOf } from "../tests/contracts/facts";

const RECORDED = resolve(".cache/contracts");
const absent = VENDORS.filter((vendor) => !hasOfficial(vendor));
if (absent.length > 0) {
  console.error(`The official descriptions of ${absent.join(", ")} aren't in ../shared/contracts.`);
  process.exit(1);
}
const heard = process.argv.includes("--heard");
if (!heard) rmSync(RECORDED, { recursive: true, force: true });
for (const [project, ...files] of [
  ["unit", "tests/contracts"],
  ["embedded", "tests/services/bank-contract.test.ts"],
]) {
  // What is wrong on purpose is no sample.
  const run = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project ?? "",
    "-t",
    "^(?!.*the judge itself)",
    ...files,
  ];
  if (!heard)
    spawnSync(process.execPath, run, { stdio: "ignore", env: { ...process.env, CONTRACTS_RECORD: RECORDED } });
}
for (const vendor of VENDORS) {
  if (!existsSync(`${RECORDED}/${vendor}.jsonl`)) {
    console.error(`The tests said nothing to ${vendor}: do they pass?`);
    process.exit(1);
  }
  const official = readOfficial(vendor);
  const samples = new Map<string, unknown[]>();
  for (const line of readFileSync(`${RECORDED}/${vendor}.jsonl`, "utf8").trim().split("\n")) {
    const [part, value]: [string, unknown] = JSON.parse(line);
    samples.set(part, [...(samples.get(part) ?? []), value]);
  }
  const parts = [...samples]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([part, values]) => {
      const schema = officialSchema(official, part);
      if (!schema) console.error(`${vendor} describes no ${part}.`);
      return schema ? [{ part, schema, samples: values }] : [];
    });
  const digest: Digest = { version: official.info.version, ...factsOf(official.components.schemas, parts) };
  const text = await format(JSON.stringify(digest), { parser: "json", printWidth: 120 });
  writeFileSync(digestFile(vendor), text);
  console.log(`${vendor}: ${samples.size} parts, ${text.length} characters`);
}
