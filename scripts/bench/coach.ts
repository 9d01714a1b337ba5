// How many questions the built-in reader reads as they are labelled: by kind, with what was read instead. The third that is
// set aside is only counted; its questions are shown when asked for, by somebody who no longer works on the reader.
import { existsSync } from "node:fs";
import { coachSpeed } from "../support/bench-coach-speed";
import {
  CORPUS,
  HOUSEHOLD_CORPUS,
  PERSON,
  setAside,
  STRANGERS_CORPUS,
  type Labelled,
} from "../../tests/domain/coach/corpus";
import { readAs } from "../../tests/domain/coach/read-as";
import { SAMPLE_PERSON } from "../../tests/domain/coach/sample-person";
import type { Person } from "~/domain/coach/query/person";

const { open, aside } = setAside(CORPUS);
const showAll = process.argv.includes("--aside");

function report(name: string, questions: readonly Labelled[], show: boolean, person: Person = PERSON): void {
  const kinds = new Map<string, { right: number; all: number }>();
  const confused = new Map<string, number>();
  const wrong: string[] = [];
  for (const [kind, text, wanted] of questions) {
    const found = readAs(text, person, person.today);
    const count = kinds.get(kind) ?? { right: 0, all: 0 };
    kinds.set(kind, { right: count.right + Number(found === wanted), all: count.all + 1 });
    if (found === wanted) continue;
    wrong.push(`  ${text}\n      wanted ${wanted}\n      read   ${found}`);
    const key = `${first(wanted)} → ${first(found)}`;
    confused.set(key, (confused.get(key) ?? 0) + 1);
  }
  const right = questions.length - wrong.length;
  console.log(`\n${name}: ${right} of ${questions.length} (${Math.round((right / questions.length) * 100)} %)`);
  for (const [kind, { right: ok, all }] of kinds) console.log(`  ${kind.padEnd(10)} ${ok} of ${all}`);
  console.log("  read as something else (measure or plan):");
  for (const [key, count] of [...confused].sort((a, b) => b[1] - a[1])) console.log(`    ${count} × ${key}`);
  if (show) console.log(wrong.join("\n"));
}

const first = (text: string): string => text.split(" ")[0] ?? "";

report("worked with", open, true);
report("set aside", aside, showAll);
report("asked of the sample household", HOUSEHOLD_CORPUS, true, SAMPLE_PERSON);
report("asked of it by strangers", STRANGERS_CORPUS, true, SAMPLE_PERSON);

if (existsSync("build/server/index.js")) {
  const sizes = (process.env.BENCH_SIZES ?? "1000,1000000").split(",").map(Number);
  process.exitCode = (await coachSpeed(sizes)) ? 0 : 1;
} else console.log("\nHow long an answer takes isn't measured: there is no build. Run npm run build first.");
