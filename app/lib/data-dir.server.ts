import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./env.server";

/**
 * Makes DATA_DIR, readable by the owner alone. One folder at a time: Node's own recursive mkdir never returns where a
 * parent exists but refuses children with "no such file" (as /proc does).
 */
export function makeDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return;
  try {
    makeDataDir(dirname(dataDir));
    mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    throw error instanceof ConfigError ? error : new ConfigError(`DATA_DIR (${dataDir}) can't be written to.`);
  }
}
