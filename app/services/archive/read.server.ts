// Reads an archive of ours row by row, and believes nothing in it: what it holds was in somebody's hands.
import type { z } from "zod";
import { AppError } from "~/contracts/errors";
import { ARCHIVE_VERSION, ARCHIVED, ArchivedProfile, ArchiveHead } from "~/contracts/archive";
import { ImportedRow } from "~/contracts/archive-rows";
import { isTimeZone, type Day } from "~/domain/periods";
import { type Archive, isZip, textLines, openArchive } from "~/lib/unzip.server";
import { REFUSALS } from "~/texts/refusals";

export type ArchiveRow = Record<string, unknown>;

/** Half a million transactions unpack to less. */
const MAX_UNPACKED = 400 * 1024 * 1024;
const MAX_ROWS = 500_000;
const HEAD = "archive.json";

/** By the name of a file in it, which stands at its front as well where the end is missing. Nothing is unpacked. */
export function isArchive(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return false;
  if (Buffer.from(bytes.subarray(0, 100)).toString("latin1").includes(HEAD)) return true;
  try {
    return openArchive(bytes, 0).entries.has(HEAD);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export async function openOurs(bytes: Uint8Array): Promise<{ archive: Archive; exported: Day }> {
  const archive = openArchive(bytes, MAX_UNPACKED);
  const head = ArchiveHead.safeParse(await textOf(archive, HEAD));
  if (!head.success) throw new AppError("unprocessable", REFUSALS.archive.unreadable(HEAD));
  if (head.data.version > ARCHIVE_VERSION) throw new AppError("unprocessable", REFUSALS.archive.newer);
  if (head.data.version < 1) throw new AppError("unprocessable", REFUSALS.archive.unreadable(HEAD));
  return { archive, exported: head.data.exported };
}

async function textOf(archive: Archive, name: string): Promise<unknown> {
  let text = "";
  for await (const line of textLines(archive, name)) text += line;
  return parsed(text, name, 1);
}

/** The zone that its owner's days are counted in. */
export async function timeZoneOf(archive: Archive): Promise<string | null> {
  for await (const row of rowsIn(archive, "profile", ArchivedProfile.passthrough(), { count: 0 })) {
    const { data } = ArchivedProfile.safeParse(row);
    return data && isTimeZone(data.timeZone) ? data.timeZone : null;
  }
  return null;
}

type Counter = { count: number };

/** Every row of a table, checked; says which file and line can't be read. */
export async function* archiveRows(archive: Archive, table: string, counter: Counter): AsyncGenerator<ArchiveRow> {
  const importOf = IMPORT_OF[table];
  const drafts = importOf ? await draftsIn(archive) : NONE;
  for await (const row of allRowsOf(archive, table, counter)) if (!importOf || !drafts.has(row[importOf])) yield row;
}

async function* allRowsOf(archive: Archive, table: string, counter: Counter): AsyncGenerator<ArchiveRow> {
  const held = ARCHIVED.find((one) => one.table === table);
  if (!held) return;
  for await (const row of rowsIn(archive, held.file, held.row.strict(), counter))
    yield table === "Goal" ? asTyped(row) : row;
}

/** What a linked account says of a debt follows from its rows; kept is what was typed. */
function asTyped({ typed, ...row }: ArchiveRow): ArchiveRow {
  return typeof typed === "object" && typed !== null ? { ...row, ...typed } : row;
}

/** The column that names the import. */
const IMPORT_OF: Partial<Record<string, string>> = { Import: "id", ImportFile: "importId" };
const NONE: ReadonlySet<unknown> = new Set();

/** Imports that were only looked at. */
async function draftsIn(archive: Archive): Promise<ReadonlySet<unknown>> {
  const drafts = new Set<unknown>();
  for await (const { id, state } of allRowsOf(archive, "Import", { count: 0 })) if (state === "draft") drafts.add(id);
  return drafts;
}

/** Which import brought a row: the first version kept that in a file of its own. */
export const importedRowsOf = (archive: Archive, counter: Counter): AsyncGenerator<ArchiveRow> =>
  rowsIn(archive, "imported-rows", ImportedRow.strict(), counter);

async function* rowsIn(
  archive: Archive,
  file: string,
  schema: z.AnyZodObject,
  counter: Counter,
): AsyncGenerator<ArchiveRow> {
  const name = `${file}.json`;
  let number = 0;
  for await (const line of textLines(archive, name)) {
    number += 1;
    const text = line.trim().replace(/,$/, "");
    if (text === "" || text === "[" || text === "]" || text === "[]") continue;
    counter.count += 1;
    if (counter.count > MAX_ROWS) throw new AppError("unprocessable", REFUSALS.archive.tooManyRows(MAX_ROWS));
    const row = schema.safeParse(parsed(text, name, number));
    if (!row.success) throw unreadable(name, number, row.error.issues[0]?.path.join("."));
    yield row.data;
  }
}

/** The database keeps no zero characters. */
function parsed(text: string, name: string, line: number): unknown {
  if (text.includes("\\u0000")) throw unreadable(name, line);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(name, line, undefined, error);
  }
}

function unreadable(name: string, line: number, field?: string, cause?: unknown): AppError {
  return new AppError("unprocessable", REFUSALS.archive.unreadableLine(name, line, field?.slice(0, 60)), { cause });
}
