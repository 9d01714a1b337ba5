// Unit tests need no database; what they might write goes to a folder of their own.
import "./same-day.mjs";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "unit-"));
