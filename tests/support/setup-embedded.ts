import "./same-day.mjs";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { scratch } from "../../scripts/support/scratch.mjs";
import { templateFolder } from "./template-embedded";

const folder = mkdtempSync(join(scratch(), "embedded-"));
cpSync(join(templateFolder(), "db"), join(folder, "db"), { recursive: true });
process.env.DATA_DIR = folder;
process.env.API_CALLS = inject("apiCalls");
delete process.env.DATABASE_URL;

afterAll(async () => {
  const { closeDb } = await import("~/lib/db.server");
  await closeDb();
  rmSync(folder, { recursive: true, force: true });
});
