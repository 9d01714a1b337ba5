// Picks at random which mutants are judged: each has the same chance, and the same seed always picks the same ones.
import { createHash } from "node:crypto";

const { MUTATE_SAMPLE = "100", MUTATE_SEED = "1" } = process.env;

/** From 0 to 100, by what the mutant is. */
function lot({ fileName, location, replacement }) {
  const what = [MUTATE_SEED, fileName.replace(/^.*\/(?=(app|server)\/)/, ""), JSON.stringify(location), replacement];
  return (createHash("sha256").update(what.join("\0")).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

class Sample {
  async init() {}

  /** Those left out count as ones that don't compile, which are no part of the rate. */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        lot(mutant) < Number(MUTATE_SAMPLE) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
      ]),
    );
  }
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: Sample }];
