// Who takes what of which file: the exports that nobody else imports, and those that share a name.
import { dirname, join, normalize } from "node:path";

export type Sources = ReadonlyMap<string, string>;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.server.ts"];
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|type) ([\w$]+)/gm;
const FROM = /^(?:import|export)\s+(?:type\s+)?([^"';]*?)\s*from\s+"([^"]+)"/gm;

export const exportsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(EXPORT)].map(([, name = ""]) => name)),
];

/** The file of ours that an import means; undefined for a package. */
function fileOf(from: string, target: string, all: Sources): string | undefined {
  const path = target.startsWith("~/")
    ? `app/${target.slice(2)}`
    : target.startsWith(".")
      ? normalize(join(dirname(from), target))
      : undefined;
  return path && ENDINGS.map((ending) => `${path}${ending}`).find((candidate) => all.has(candidate));
}

/** By file, the names that others import of it. Where a file is taken whole, every word of the taker counts. */
function takenNames(all: Sources): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  const add = (file: string | undefined, names: Iterable<string>) => {
    if (!file) return;
    const known = taken.get(file) ?? new Set<string>();
    for (const name of names) known.add(name);
    taken.set(file, known);
  };
  for (const [file, text] of all) {
    const words = () => [...text.matchAll(/[\w$]+/g)].map(([word]) => word);
    for (const [whole, clause = "", target = ""] of text.matchAll(FROM)) {
      const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
      const names = listed.split(",").map((part) => /^(?:type\s+)?([\w$]+)/.exec(part.trim())?.[1] ?? "");
      const of = fileOf(file, target, all);
      // What is passed on whole may be asked for there by any name.
      if (/^export\b/.test(whole) && clause === "*") add(of, exportsOf(all.get(of ?? "") ?? ""));
      else add(of, clause.includes("*") ? words() : names);
    }
    for (const [, target = ""] of text.matchAll(/\bimport(?:Actual)?(?:<[^>]*>)?\(\s*"([^"]+)"/g))
      add(fileOf(file, target, all), words());
  }
  return taken;
}

/** What is exported of these files and imported by no other one. */
export function untakenExports(files: readonly string[], all: Sources): string[] {
  const taken = takenNames(all);
  return files.flatMap((file) =>
    exportsOf(all.get(file) ?? "").flatMap((name) => (taken.get(file)?.has(name) ? [] : [`${file}: ${name}`])),
  );
}

/** Names that several of these files export. */
export function sharedNames(files: readonly string[], all: Sources): string[] {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportsOf(all.get(file) ?? "")) places.set(name, [...(places.get(name) ?? []), file]);
  return [...places].flatMap(([name, where]) => (where.length > 1 ? [`${name}: ${where.join(", ")}`] : []));
}
