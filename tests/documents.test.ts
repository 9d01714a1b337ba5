// The documents are true of the tree: what they name is there. Records aren't asked: they say how it was on their day.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const documents = tracked.filter((file) => /^(docs\/)?[\w-]+\.md$/.test(file) && file !== "CHANGELOG.md");
const places = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));

function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

/** A file may be called by the end of its path where the sentence has said whose it is. */
const isThere = (place: string) =>
  places.has(place) || existsSync(place) || [...places].some((one) => one.endsWith(`/${place}`));

/** `name.{server,test}.ts` and `name*.ts` are several, `FOLDER` is any. */
const isPattern = (place: string) => /[{*<…]|\b[A-Z]{3,}\/|^[A-Z]+$/.test(place);

test.each(documents)("each file that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`([\w@.-]+(?:\/[\w@.$*{},-]+)*\/?)`/g)]
    .map(([, place = ""]) => place.replace(/\/$/, ""))
    .filter((place) => /^(app|tests|scripts|server|docs|prisma|ops)\/|\/.*\.(ts|tsx|mjs|md|sql)$/.test(place));
  expect(named.filter((place) => !isPattern(place) && !isThere(place))).toEqual([]);
});

test.each(documents)("each link to a file in %s leads to one", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)];
  expect(links.map(([, to = ""]) => join(dirname(document), to)).filter((to) => !existsSync(to))).toEqual([]);
});
