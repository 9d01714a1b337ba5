// The browsers of other years and makes that the journeys are tried in. Old Chromiums come as npm packages, once, into
// .cache; Firefox is the system's. What can't be had here is said in words, for the tests to say and to count.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const cache = fileURLToPath(new URL("../../.cache/engines", import.meta.url));

/** By version: the package that carries it. 88 is the oldest that we promise styles and scripts to; 80 is older. */
const CHROMIUMS = {
  80: {
    name: "chrome-aws-lambda",
    version: "2.1.1",
    integrity: "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  88: {
    name: "chrome-aws-lambda",
    version: "5.5.0",
    integrity: "sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==",
  },
};

/** @returns {{ path: string } | { lacks: string }} */
export function oldChromium(version) {
  const path = join(cache, `chromium-${version}`);
  if (process.platform !== "linux" || process.arch !== "x64")
    return { lacks: `Chromium ${version} is for Linux on x64` };
  try {
    if (!existsSync(path)) unpack(CHROMIUMS[version], path);
  } catch (error) {
    return { lacks: `Chromium ${version} could not be fetched: ${error instanceof Error ? error.message : error}` };
  }
  const { stdout } = spawnSync("ldd", [path], { encoding: "utf8" });
  const missing = /(\S+) => not found/.exec(stdout ?? "");
  return missing ? { lacks: `Chromium ${version} needs ${missing[1]}` } : { path };
}

/** @returns {{ path: string } | { lacks: string }} */
export function firefox() {
  const path = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
    (it) => it && existsSync(it),
  );
  return path ? { path } : { lacks: "there is no Firefox (Debian's package is firefox-esr)" };
}

/** Only of the very bytes that were looked at when this was written does anything run. */
function unpack({ name, version, integrity }, path) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetch-"));
  try {
    run("npm", ["pack", "--silent", `${name}@${version}`, "--pack-destination", folder]);
    const archive = join(folder, `${name}-${version}.tgz`);
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${name}@${version} is not the package that it was`);
    run("tar", ["-xzf", archive, "-C", folder, "package/bin/chromium.br"]);
    const unpacked = join(folder, "chromium");
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(folder, "package/bin/chromium.br"))));
    chmodSync(unpacked, 0o755);
    renameSync(unpacked, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", timeout: 120_000 });
  if (status !== 0)
    throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr.trim().split("\n")[0] ?? status}`);
}
