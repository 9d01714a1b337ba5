// npm run approve [file …]: writes the approved answers of the coach anew, under the questions that stand in their files.
// What has changed is a difference for git to show and for somebody to read before it is committed.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homeOf, written } from "../tests/domain/coach/approved/file";

const FOLDER = new URL("../tests/domain/coach/approved/", import.meta.url);
const wanted = process.argv.slice(2);
for (const name of readdirSync(FOLDER).filter((one) => one.endsWith(".md"))) {
  if (wanted.length > 0 && !wanted.some((part) => name.startsWith(part))) continue;
  const path = new URL(name, FOLDER);
  const before = readFileSync(path, "utf8");
  const after = written(before, homeOf(name));
  if (after === before) continue;
  writeFileSync(path, after);
  console.log(`tests/domain/coach/approved/${name} has changed: read what git diff says of it.`);
}
