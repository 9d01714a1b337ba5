// Every package of the lock file against a committed list of advisories; exceptions are named, reasoned and run out.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Program } from "./support/program";

const Lock = z.object({
  packages: z.record(
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});
const Snapshot = z.object({
  advisories: z.array(
    z.object({ id: z.string(), packages: z.array(z.string()), fixed: z.string(), about: z.string() }),
  ),
  exceptions: z.array(z.object({ id: z.string(), until: z.string(), why: z.string().min(20) })),
});
type Component = {
  name: string;
  version: string;
  integrity: string | undefined;
  license: string | undefined;
  dev: boolean;
};
type Known = z.infer<typeof Snapshot>;

export const program: Program = {
  name: "deps",
  target: "0 unknown",
  async run() {
    const components = readLock();
    const known = Snapshot.parse(JSON.parse(readFileSync(new URL("support/advisories.json", import.meta.url), "utf8")));
    const today = new Date().toISOString().slice(0, 10);
    const open = openAdvisories(components, known, today);
    const unsigned = components.filter((component) => !component.integrity);
    writeSbom(components);
    const older = openAdvisories(
      [...components, { name: "react-router", version: "6.30.5", integrity: "x", license: "MIT", dev: false }],
      known,
      today,
    );
    const later = openAdvisories(components, known, "2099-01-01");
    const mutants = older.length > open.length && later.length > open.length;
    return {
      value: `${open.length} unknown of ${components.length} packages`,
      pass: open.length === 0 && unsigned.length === 0 && mutants,
      notes: [
        `${known.exceptions.length} exceptions, all in force; ${unsigned.length} packages without a hash; an older package and an exception that ran out: ${mutants ? "noticed" : "NOT noticed"}; .cache/sbom.json written`,
        ...open,
      ],
    };
  },
};

function readLock(): Component[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  return Object.entries(packages).flatMap(([path, { version, integrity, license, dev = false, link }]) => {
    const name = path.split("node_modules/").pop() ?? "";
    return path === "" || link || !version ? [] : [{ name, version, integrity, license, dev }];
  });
}

function openAdvisories(components: Component[], { advisories, exceptions }: Known, today: string): string[] {
  const excused = new Set(exceptions.filter((exception) => exception.until >= today).map((exception) => exception.id));
  return advisories
    .filter(({ id }) => !excused.has(id))
    .flatMap(({ id, packages, fixed, about }) =>
      components
        .filter(({ name, version }) => packages.includes(name) && isBefore(version, fixed))
        .map(({ name, version }) => `${id}: ${name} ${version} (${about}); fixed in ${fixed}`),
    );
}

function isBefore(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return version.includes("-") && !other.includes("-");
}

/** A bill of materials in CycloneDX, for whoever deploys. */
function writeSbom(components: Component[]) {
  mkdirSync(".cache", { recursive: true });
  const list = components.map(({ name, version, integrity, license, dev }) => ({
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    scope: dev ? "excluded" : "required",
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(integrity
      ? {
          hashes: [
            {
              alg: integrity.startsWith("sha512") ? "SHA-512" : "SHA-1",
              content: Buffer.from(integrity.split("-")[1] ?? "", "base64").toString("hex"),
            },
          ],
        }
      : {}),
  }));
  writeFileSync(
    ".cache/sbom.json",
    JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, components: list }, null, 1),
  );
}
