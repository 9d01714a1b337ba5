// ZIP files that apps export: Actual's own file, YNAB's register and plan, the tables of Sure. What can be read comes out
// of them as if it had been chosen by itself; nothing else is unpacked.
import { AppError } from "~/contracts/errors";
import { blankOthers } from "~/domain/import/actual";
import { MAX_BYTES, MAX_DATABASE_BYTES } from "~/domain/import/limits";
import { plainName } from "~/domain/import/types";
import { refusalText } from "~/texts/import-file";
import { bytesOf, isZip, openArchive } from "~/lib/unzip.server";
import { REFUSALS } from "~/texts/refusals";

/** `pack` is the name of the archive that a file came in. */
export type Upload = { name: string; bytes: Uint8Array; pack?: string };

const DATABASE = /(^|\/)db\.sqlite$/i;
const READABLE = /\.(csv|tsv|txt|ofx|qfx|qif|xml|sta|940|mt940|ndjson)$/i;
const SPREADSHEET = /^(xl|content\.xml|\[Content_Types\])/;
/** What a Mac adds, and purchases of shares, which are no spending. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.|trades\.csv$)/;
const MAX_PACKED_FILES = 20;

/** What may be unpacked of all archives that are chosen together: they are in memory at once. */
type Left = { databases: number; tables: number };

/** One after another: each may be large, and the next one is asked for when the last is done with. */
export type Uploads = Iterable<Upload> | AsyncIterable<Upload>;

export async function* unpackUploads(uploads: Uploads): AsyncGenerator<Upload, void> {
  const left: Left = { databases: MAX_DATABASE_BYTES, tables: MAX_BYTES };
  for await (const upload of uploads) {
    if (isZip(upload.bytes)) yield* await unpack(upload, left);
    else yield upload;
  }
}

async function unpack({ name, bytes }: Upload, left: Left): Promise<Upload[]> {
  const pack = plainName(name).slice(0, 80) || "archive.zip";
  try {
    const names = [...openArchive(bytes, 0).entries.keys()].filter((one) => !HIDDEN.test(one));
    const database = names.find((one) => DATABASE.test(one));
    if (database !== undefined) {
      const whole = await bytesOf(openArchive(bytes, left.databases), database);
      left.databases -= whole.length;
      blankOthers(whole);
      return [{ name: pack, bytes: whole, pack }];
    }
    const readable = names.some((one) => SPREADSHEET.test(one)) ? [] : names.filter((one) => READABLE.test(one));
    if (readable.length === 0) throw new AppError("unprocessable", refusalText({ refused: "spreadsheet" }));
    if (readable.length > MAX_PACKED_FILES) throw new AppError("unprocessable", REFUSALS.imports.tooManyPacked);
    const archive = openArchive(bytes, left.tables);
    const files: Upload[] = [];
    for (const one of readable)
      files.push({ name: one.split("/").at(-1) ?? one, bytes: await bytesOf(archive, one), pack });
    left.tables = archive.left;
    return files;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Alone it might have fitted.
    const hasOthers = left.databases < MAX_DATABASE_BYTES || left.tables < MAX_BYTES;
    const more =
      hasOthers && error.userMessage === REFUSALS.files.unpacksTooLarge ? ` ${REFUSALS.files.chooseAlone}` : "";
    throw new AppError("unprocessable", `${pack}: ${error.userMessage}${more}`, { cause: error });
  }
}
