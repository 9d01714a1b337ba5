import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const Report = z.object({
  files: z.record(
    z.object({
      mutants: z.array(z.object({ status: z.string(), location: z.object({ start: z.object({ line: z.number() }) }) })),
    }),
  ),
});

/** Uncovered: no test comes by. A mutant that makes a test run for ever is noticed, and counted apart. */
export type Count = { killed: number; timedOut: number; survived: number; uncovered: number };

export const NOTHING: Count = { killed: 0, timedOut: 0, survived: 0, uncovered: 0 };

export const add = (a: Count, b: Count): Count => ({
  killed: a.killed + b.killed,
  timedOut: a.timedOut + b.timedOut,
  survived: a.survived + b.survived,
  uncovered: a.uncovered + b.uncovered,
});

/** What is ignored with a reason is no part of the rate. */
export function countOf(report: string, file: string, parts?: (readonly [from: number, to: number])[]): Count {
  const mutants = Report.parse(JSON.parse(readFileSync(report, "utf8"))).files[file]?.mutants ?? [];
  const wanted = mutants.filter(
    ({ location: { start } }) => !parts || parts.some(([from, to]) => from <= start.line && start.line <= to),
  );
  const having = (status: string) => wanted.filter((mutant) => mutant.status === status).length;
  return {
    killed: having("Killed"),
    timedOut: having("Timeout"),
    survived: having("Survived"),
    uncovered: having("NoCoverage"),
  };
}

export function rate({ killed, timedOut, survived, uncovered }: Count): number {
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? 100 : ((killed + timedOut) / all) * 100;
}

export function print(name: string, count: Count) {
  const { killed, timedOut, survived, uncovered } = count;
  const all = killed + timedOut + survived + uncovered;
  if (all === 0) return console.log(`${name.padEnd(40)} nothing judged`);
  console.log(
    `${name.padEnd(40)} ${rate(count).toFixed(1).padStart(5)} % noticed of ${all} (${killed} killed, ${timedOut} timed out, ${survived} survived, ${uncovered} without a test)`,
  );
}

const Remembered = z
  .object({
    files: z.record(
      z
        .object({ mutants: z.array(z.object({ status: z.string(), static: z.boolean().optional() }).passthrough()) })
        .passthrough(),
    ),
  })
  .passthrough();

/** Of code that runs when its file is loaded Stryker takes a mutant's survival for settled, whatever new tests say. */
export function forgetStaticSurvivors(report: string) {
  if (!existsSync(report)) return;
  const remembered = Remembered.parse(JSON.parse(readFileSync(report, "utf8")));
  for (const file of Object.values(remembered.files))
    file.mutants = file.mutants.filter((mutant) => mutant.status === "Killed" || mutant.static !== true);
  writeFileSync(report, JSON.stringify(remembered));
}
