// Picks at random which mutants are made: each has the same chance, and the same seed always picks the same ones. Those not
// drawn aren't put into the code at all: with all of a folder's in it, its tests ran many times slower than without.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";

const { MUTATE_SAMPLE = "100", MUTATE_SEED = "1" } = process.env;

/** From 0 to 100, by what the mutant is. */
export function lot({ fileName, location, replacement }) {
  const what = [MUTATE_SEED, relative(process.cwd(), fileName), JSON.stringify(location), replacement];
  return (createHash("sha256").update(what.join("\0")).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

/** Stryker's own, which has no choice of mutants: one that is ignored stays out of the code, and out of the rate. */
const core = createRequire(createRequire(import.meta.url).resolve("@stryker-mutator/core"));
export const { Instrumenter } = await import(pathToFileURL(core.resolve("@stryker-mutator/instrumenter")).href);
const { instrument } = Instrumenter.prototype;
Instrumenter.prototype.instrument = function (files, options) {
  const transform = this._transform;
  this._transform = (ast, collector, context) => {
    const collect = collector.collect.bind(collector);
    collector.collect = (...given) => {
      const mutant = collect(...given);
      if (lot(mutant.toApiMutant()) >= Number(MUTATE_SAMPLE)) mutant.ignoreReason ??= "not drawn";
      return mutant;
    };
    return transform(ast, collector, context);
  };
  return instrument.call(this, files, options);
};

export const strykerPlugins = [];
