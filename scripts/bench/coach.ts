// How many questions the built-in reader reads as they are labelled: by kind, with what was read instead. The third that is
// set aside is only counted; its questions are shown when asked for, by somebody who no longer works on the reader. What
// strangers asked stands last and apart, as it came.
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
import { heardAs, isHeardAs, STRANGERS_ASKED } from "../../tests/domain/coach/strangers";
import type { Person } from "~/domain/coach/reading/person";

const { open, aside } = setAside(CORPUS);
const showAll = process.argv.includes("--aside");

type Reader = { reads: (text: string) => string; isRight: (text: string, wanted: string) => boolean };
const readerOf = (person: Person): Reader => {
  const reads = (text: string) => readAs(text, person, person.today);
  return { reads, isRight: (text, wanted) => reads(text) === wanted };
};

function report(name: string, questions: readonly Labelled[], show: boolean, { reads, isRight }: Reader): void {
  const kinds = new Map<string, { right: number; all: number }>();
  const confused = new Map<string, number>();
  const wrong: string[] = [];
  for (const [kind, text, wanted] of questions) {
    const isSo = isRight(text, wanted);
    const count = kinds.get(kind) ?? { right: 0, all: 0 };
    kinds.set(kind, { right: count.right + Number(isSo), all: count.all + 1 });
    if (isSo) continue;
    const found = reads(text);
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

const [own, household] = [readerOf(PERSON), readerOf(SAMPLE_PERSON)];
report("worked with", open, true, own);
report("set aside", aside, showAll, own);
report("asked of the sample household", HOUSEHOLD_CORPUS, true, household);
report("asked of it by strangers, once they were answered right", STRANGERS_CORPUS, true, household);
report("asked of it by strangers, as they came", STRANGERS_ASKED, true, { reads: heardAs, isRight: isHeardAs });

if (existsSync("build/server/index.js")) {
  const sizes = (process.env.BENCH_SIZES ?? "1000,1000000").split(",").map(Number);
  process.exitCode = (await coachSpeed(sizes)) ? 0 : 1;
} else console.log("\nHow long an answer takes isn't measured: there is no build. Run npm run build first.");
