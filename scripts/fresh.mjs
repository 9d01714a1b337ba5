// What is stale: packages against the lock file, the database client against its schema, the build against its sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const buildStamp = join(root, "build/inputs.sha256");
const clientStamp = join(root, "app/lib/prisma/schema.sha256");
const buildInputs = [
  "app",
  "server",
  "public",
  "prisma",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const generated = new Set(["app/lib/prisma", "public/entry.worker.js", "public/entry.worker.js.map"]);

export const packages = {
  /** Every package that the lock file asks for on this machine is there in its version. */
  stale() {
    const installed = readJson(join(root, "node_modules/.package-lock.json"))?.packages;
    const wanted = readJson(join(root, "package-lock.json"))?.packages ?? {};
    return (
      !installed ||
      Object.entries(wanted).some(
        ([path, entry]) =>
          path !== "" &&
          !entry.optional &&
          !entry.peer &&
          !entry.extraneous &&
          installed[path]?.version !== entry.version,
      )
    );
  },
  /** The build needs the development packages too, also where NODE_ENV says production. */
  install() {
    const npm = process.env.npm_execpath;
    const run = (command, stderr) => {
      const options = {
        cwd: root,
        stdio: ["ignore", "ignore", stderr],
        env: { ...process.env, NODE_ENV: "development" },
      };
      const args = [...command, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
      const ended = npm
        ? spawnSync(process.execPath, [npm, ...args], options)
        : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
      return ended.status === 0;
    };
    // A registry that lacks some other platform's binaries makes `ci` refuse a good lock file; `install` takes what this machine needs.
    if (run(["ci"], "ignore") || run(["install", "--no-save"], "inherit")) return;
    throw sentence(
      "Installing the packages failed; npm says why above. Check that the package registry can be reached and run this again.",
    );
  },
};

export const databaseClient = {
  stale: () => readText(clientStamp) !== digest(["prisma/schema.prisma", "prisma.config.ts"], versionOf("prisma")),
  async generate() {
    const { generate } = await import("./generate.mjs");
    generate();
    writeFileSync(clientStamp, digest(["prisma/schema.prisma", "prisma.config.ts"], versionOf("prisma")));
  },
};

export const build = {
  stale: () => !existsSync(join(root, "build/server/index.js")) || readText(buildStamp) !== digest(buildInputs),
  stamp() {
    mkdirSync(join(root, "build"), { recursive: true });
    writeFileSync(buildStamp, digest(buildInputs));
  },
};

/** Settings from a `.env` beside package.json; the environment itself wins. */
export function loadSettings() {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
}

/** An error whose message is all that a person needs. */
export function sentence(message) {
  return Object.assign(new Error(message), { name: "ConfigError" });
}

/** One clear sentence where we have one, everything where we don't; always exit code 1. */
export function giveUp(error) {
  const clear = error instanceof Error && error.name === "ConfigError";
  console.error(clear ? error.message : error);
  process.exit(1);
}

function digest(paths, salt = "") {
  const hash = createHash("sha256").update(salt);
  const visit = (path) => {
    if (generated.has(path)) return;
    const full = join(root, path);
    if (!existsSync(full)) return;
    const children = list(full);
    if (children) for (const name of children.sort()) visit(`${path}/${name}`);
    else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  paths.forEach(visit);
  return hash.digest("hex");
}

function list(path) {
  try {
    return readdirSync(path);
  } catch {
    return null; // a file
  }
}

function versionOf(name) {
  return readJson(join(root, "node_modules", name, "package.json"))?.version ?? "";
}

function readJson(path) {
  const text = readText(path);
  return text === null ? null : JSON.parse(text);
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
