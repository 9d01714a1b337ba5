// A lock file that was written on one system can lack the binaries of others: there `npm ci` refuses it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lock = z
  .object({ packages: z.record(z.object({ optionalDependencies: z.record(z.string()).optional() })) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Where Node looks for a package from another one's folder: within it, then one folder up at a time. */
function places(from: string, name: string): string[] {
  const folders = from.split("node_modules/").slice(1);
  return Array.from({ length: folders.length + 1 }, (_, up) =>
    [
      ...folders.slice(0, folders.length - up).map((folder) => `node_modules/${folder.replace(/\/$/, "")}`),
      `node_modules/${name}`,
    ].join("/"),
  );
}

test("the lock file names what each system may need", () => {
  const asked = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(asked.length).toBeGreaterThan(50);
  const missing = asked.filter(({ from, name }) => !places(from, name).some((place) => place in lock.packages));
  expect(missing).toEqual([]);
});
