// Builds of the app in which one thing is left to Remix, Vite and React, each in a folder of its own.
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const VITE = resolve("node_modules/vite/bin/vite.js");

/** Builds without the one thing, or as the product is, and answers the folder that can be served from. */
export function buildVariant(folder: string, without = ""): string {
  const at = join(folder, without || "as-is");
  mkdirSync(at, { recursive: true });
  for (const name of ["node_modules", "prisma", "public", "package.json"]) symlinkSync(resolve(name), join(at, name));
  for (const more of [[], ["--ssr"]]) {
    const args = [VITE, "build", "--config", "scripts/support/framework-variant.config.ts", "--logLevel", "error"];
    const { status } = spawnSync(process.execPath, [...args, ...more], {
      env: { ...process.env, NODE_ENV: "production", VARIANT_FOLDER: at, VARIANT_WITHOUT: without },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error(`the build without ${without || "nothing"} failed`);
  }
  return at;
}
