// Every package of the lock file against what is known of holes: npm's own audit where the registry answers it, and
// always a committed list, which is dated, covers the packages that it names and no others, and is too old after a while.
// Exceptions are named, reasoned and run out.
import { spawnSync } from "node:child_process";
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
  taken: z.string(),
  /** Who made it of what, as a person reads it. */
  from: z.string().min(20),
  advisories: z.array(
    z.object({ id: z.string(), packages: z.array(z.string()), fixed: z.string(), about: z.string() }),
  ),
  exceptions: z.array(z.object({ id: z.string(), until: z.string(), why: z.string().min(20) })),
});
const Audit = z.object({
  vulnerabilities: z.record(
    z.object({ via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string() })])) }),
  ),
});
/** After this many days a list says too little. */
const OLDEST_DAYS = 60;

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
  target: "0 open",
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
    const age = ageOf(known.taken, today);
    const audit = npmAudit(known, today);
    const isOld = age > OLDEST_DAYS;
    const mutants =
      older.length > open.length && later.length > open.length && ageOf("2026-01-01", "2026-03-03") === OLDEST_DAYS + 1;
    const named = new Set(known.advisories.flatMap(({ packages }) => packages));
    const inUse = new Set(components.map(({ name }) => name));
    const covered = new Set(components.flatMap(({ name }) => (named.has(name) ? [name] : [])));
    return {
      value: `${open.length + (audit?.length ?? 0)} open`,
      pass: open.length === 0 && unsigned.length === 0 && mutants && !isOld && (audit ?? []).length === 0,
      notes: [
        audit
          ? `npm audit answered for all ${inUse.size} packages`
          : `npm audit doesn't answer here: nothing is known of ${inUse.size - covered.size} of ${inUse.size} packages`,
        `list of ${known.taken}, ${age} ${age === 1 ? "day" : "days"} old, ${known.from}${isOld ? `: older than ${OLDEST_DAYS}, look again` : ""}: ${known.advisories.length} advisories, which cover ${covered.size} packages that are in use`,
        `${known.exceptions.length} exceptions, all in force; ${unsigned.length} packages without a hash; an older package, an old list and an exception that ran out: ${mutants ? "noticed" : "NOT noticed"}; .cache/sbom.json written`,
        ...open,
        ...(audit ?? []),
      ],
    };
  },
};

const ageOf = (taken: string, today: string) => Math.round((Date.parse(today) - Date.parse(taken)) / 86_400_000);

/** What npm itself knows, less the exceptions; undefined where the registry has no answer. */
function npmAudit({ exceptions }: Known, today: string): string[] | undefined {
  const run = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", timeout: 30_000 });
  try {
    const { vulnerabilities } = Audit.parse(JSON.parse(run.stdout));
    const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
      via.flatMap((one) => (typeof one === "string" ? [] : [`${one.url.split("/").pop()}: ${name} (${one.title})`])),
    );
    const isExcused = (line: string) => exceptions.some(({ id, until }) => until >= today && line.startsWith(`${id}:`));
    return [...new Set(found)].filter((line) => !isExcused(line));
  } catch {
    return undefined;
  }
}

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
