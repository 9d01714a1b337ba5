// Where what is too large to be held lies while it is worked on: files in DATA_DIR that have no name. The system takes them
// away when they are closed, and when the process ends, however it ends.
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeDataDir } from "./data-dir.server";
import { env } from "./env.server";

const folder = (): string => join(env.DATA_DIR, "scratch");

/** Not in the system's own folder for such things: that is in memory on many machines. */
export async function openScratch(): Promise<FileHandle> {
  makeDataDir(folder());
  const path = join(folder(), randomBytes(12).toString("hex"));
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** At the start: what a process left that ended between making a file and taking its name away. */
export function clearScratch(): void {
  rmSync(folder(), { recursive: true, force: true });
}
