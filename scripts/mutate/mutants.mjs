// Which code a draw breaks, and the code with the drawn mutants in it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Instrumenter, lot } from "./sample.mjs";

const SILENT = { debug() {}, info() {}, warn() {}, error: console.error, isDebugEnabled: () => false };

/**
 * `a.ts,b.ts:3-7,b.ts:9-9`: whole files, and lines of files, counted from one. A file that is named by itself is meant whole,
 * whatever lines of it are named beside.
 * @param {string} mutate
 * @returns {{ file: string, lines: [from: number, to: number][] | undefined }[]} each file once
 */
export function partsOf(mutate) {
  const found = new Map();
  for (const one of mutate.split(",").filter(Boolean)) {
    const [, file = one, from, to] = /^(.+):(\d+)-(\d+)$/.exec(one) ?? [];
    const before = found.has(file) ? found.get(file) : [];
    found.set(file, from === undefined || !before ? undefined : [...before, [Number(from), Number(to)]]);
  }
  return [...found].map(([file, lines]) => ({ file, lines }));
}

/**
 * @param {string} mutate as `partsOf` reads it
 * @returns {Promise<{ drawn: { location: { start: { line: number } } }[], sources: Map<string, string> }>} lines from none
 */
export async function withMutants(mutate) {
  const files = partsOf(mutate).map(({ file, lines }) => ({
    name: resolve(file),
    // Stryker counts lines from none here.
    mutate:
      lines?.map(([from, to]) => ({
        start: { line: from - 1, column: 0 },
        end: { line: to - 1, column: Number.MAX_SAFE_INTEGER },
      })) ?? true,
    content: readFileSync(file, "utf8"),
  }));
  const options = { ignorers: [], excludedMutations: [], noHeader: false, plugins: null };
  const made = await new Instrumenter(SILENT).instrument(files, options);
  const drawn = made.mutants.filter(({ status }) => status === undefined).sort((a, b) => lot(a) - lot(b));
  return { drawn, sources: new Map(made.files.map(({ name, content }) => [name, content])) };
}
