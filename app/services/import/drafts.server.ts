// What somebody uploaded and has not confirmed yet: the files as they came, and what was chosen for them.
import { gunzipSync, gzipSync } from "node:zlib";
import { FileChoices } from "~/contracts/import";
import { AppError } from "~/contracts/errors";
import { MAX_DATABASE_BYTES, MAX_ROWS } from "~/domain/import/limits";
import { plainName, type ReadFile } from "~/domain/import/types";
import type { FileRefusal } from "~/domain/import/unreadable";
import { readFile } from "~/domain/import/read";
import { refusalText } from "~/texts/import-file";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { REFUSALS } from "~/texts/refusals";
import { hashOf } from "./hash.server";
import { type Tx, db, newId, transaction } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { type Upload, type Uploads, unpackUploads } from "./packs.server";

export type DraftFile = { id: string; name: string; hash: string; bytes: Uint8Array; choices: FileChoices };
export type ImportDraft = { id: string; state: string; files: DraftFile[] };

const PER_HOUR = 60;
const MAX_FILES = 20;
const KEPT_MS = 86_400_000;

/** Asked before anything of the files is read. */
export async function mayBringFiles(user: CurrentUser): Promise<void> {
  if (user.isDemo) throw new AppError("conflict", REFUSALS.imports.demo);
  await limit(`import:${user.id}`, PER_HOUR, 3_600, REFUSALS.imports.tooOften);
}

/** Keeps what was uploaded; a file that can't be read is refused with the reason, and the others with it. */
export async function createDraft(user: CurrentUser, uploads: Uploads): Promise<string> {
  const files = await readable(uploads);
  const id = newId();
  await transaction(async (tx) => {
    await tx.import.deleteMany({
      where: { userId: user.id, state: "draft", createdAt: { lt: new Date(now().getTime() - KEPT_MS) } },
    });
    await tx.import.create({ data: { userId: user.id, id, createdAt: now() } });
    for (const file of files) {
      const { sender } = file;
      const known = await tx.importSender.findUnique({ where: { userId_sender: { userId: user.id, sender } } });
      await tx.importFile.create({
        data: { ...file, userId: user.id, importId: id, id: newId(), choices: readChoices(known?.choices) },
      });
    }
  });
  return id;
}

/** One that could be read, packed: the next one is taken when nothing else of it is held. */
type Readable = { name: string; hash: string; size: number; sender: string; content: Uint8Array<ArrayBuffer> };

/** An archive may hold tables of other things beside the transactions: those are left out, unless there's nothing else. */
async function readable(uploads: Uploads): Promise<Readable[]> {
  const files: Readable[] = [];
  const refusals = new Map<string, string>();
  const packs = new Set<string>();
  let rows = 0;
  for await (const { name, bytes, pack } of unpackUploads(counted(uploads))) {
    const read = readOne(bytes, name, pack);
    const called = plainName(name).slice(0, 80) || "The file";
    if (!("refused" in read)) {
      rows += read.rows.length;
      files.push(packed(plainName(name).slice(0, 120) || "file", bytes, read.sender));
      if (pack !== undefined) packs.add(pack);
    } else if (pack === undefined) throw new AppError("unprocessable", `${called}: ${refusalText(read)}`);
    else if (!refusals.has(pack)) refusals.set(pack, refusalText(read));
    if (rows > MAX_ROWS) throw new AppError("unprocessable", REFUSALS.imports.tooManyRows(MAX_ROWS));
  }
  for (const [pack, refused] of refusals)
    if (!packs.has(pack)) throw new AppError("unprocessable", `${pack}: ${refused}`);
  return files;
}

async function* counted(uploads: Uploads): AsyncGenerator<Upload, void> {
  let count = 0;
  for await (const upload of uploads) {
    if (++count > MAX_FILES) throw new AppError("unprocessable", REFUSALS.imports.tooManyFiles(MAX_FILES));
    yield upload;
  }
  if (count === 0) throw new AppError("unprocessable", REFUSALS.imports.noFile);
}

const packed = (name: string, bytes: Uint8Array, sender: string): Readable => ({
  ...{ name, sender, hash: hashOf(bytes), size: bytes.length },
  content: new Uint8Array(gzipSync(bytes)),
});

/** A table in an archive that has no row with a date and an amount is one of something else. */
function readOne(bytes: Uint8Array, name: string, pack: string | undefined): ReadFile | FileRefusal {
  const read = readFile(bytes, name);
  if ("refused" in read || pack === undefined) return read;
  const isOfUse =
    read.rows.length > 0 || read.budgets || read.goals || read.accounts.some(({ first, closing }) => first ?? closing);
  return isOfUse ? read : { refused: "archive-empty" };
}

export function readChoices(stored: unknown): FileChoices {
  const read = FileChoices.safeParse(stored ?? {});
  return read.success ? read.data : FileChoices.parse({});
}

export async function loadDraft(tx: Tx, userId: string, id: string): Promise<ImportDraft> {
  const found = await tx.import.findUnique({
    where: { userId_id: { userId, id } },
    select: {
      state: true,
      files: { select: { id: true, name: true, hash: true, choices: true }, orderBy: { id: "asc" } },
    },
  });
  if (!found) throw new AppError("not_found", REFUSALS.imports.unknown);
  // In the letters that come over the line anyway: as bytes they'd become one number after the other on the way.
  const contents = await tx.$queryRaw<{ id: string; content: string | null }[]>`
    SELECT id, encode(content, 'hex') AS content FROM "ImportFile" WHERE "userId" = ${userId} AND "importId" = ${id}`;
  const packs = new Map(contents.map((file) => [file.id, file.content]));
  return {
    id,
    state: found.state,
    files: found.files.map(({ id: fileId, name, hash, choices }) => ({
      id: fileId,
      name,
      hash,
      bytes: unpacked(packs.get(fileId) ?? ""),
      choices: readChoices(choices),
    })),
  };
}

/** What we packed ourselves is as large as it was allowed to be. */
const unpacked = (hex: string): Uint8Array =>
  hex === "" ? new Uint8Array() : gunzipSync(Buffer.from(hex, "hex"), { maxOutputLength: MAX_DATABASE_BYTES + 1 });

/** Changes what is chosen for a file of a draft. */
export function chooseForFile(
  userId: string,
  importId: string,
  fileId: string,
  change: (choices: FileChoices) => FileChoices,
): Promise<void> {
  return transaction(async (tx) => {
    await assertDraft(tx, userId, importId);
    const key = { userId_importId_id: { userId, importId, id: fileId } };
    const file = await tx.importFile.findUnique({ where: key, select: { choices: true } });
    if (!file) throw new AppError("not_found", REFUSALS.imports.unknown);
    await tx.importFile.update({ where: key, data: { choices: change(readChoices(file.choices)) } });
  });
}

export const hasImport = async (userId: string, id: string): Promise<boolean> =>
  (await db.import.count({ where: { userId, id } })) > 0;

export async function assertDraft(tx: Tx, userId: string, id: string): Promise<void> {
  const found = await tx.import.findUnique({ where: { userId_id: { userId, id } }, select: { state: true } });
  if (!found) throw new AppError("not_found", REFUSALS.imports.unknown);
  if (found.state !== "draft") throw new AppError("conflict", REFUSALS.imports.done);
}

export async function discard(userId: string, id: string): Promise<void> {
  await db.import.deleteMany({ where: { userId, id, state: "draft" } });
}
