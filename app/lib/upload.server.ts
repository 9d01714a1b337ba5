// Files that a form sends. They are taken as they come (server/pass-on): each piece goes to the disk, and what is in them is
// in memory only while it is read, of one request at a time.
import type { FileHandle } from "node:fs/promises";
import { AppError } from "~/contracts/errors";
import { importToasts } from "~/texts/import";
import { anonymousOk, type CurrentUser, LOGIN_PATH } from "./auth.server";
import { boundaryOf, BrokenParts, type Part, partsOf } from "./multipart.server";
import { withLock } from "./mutex.server";
import { backTo } from "./return-to.server";
import { openScratch } from "./scratch.server";
import { redirectWithToast } from "./toast.server";

export type UploadedFile = { name: string; size: number; bytes: () => Promise<Uint8Array> };

const MAX_PARTS = 50;
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** What was sent lies on the disk until `use` has ended, and no longer, however it ended. */
export async function withUploads<T>(
  request: Request,
  field: string,
  use: (files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (boundary === null || !request.body) return use([]);
  const scratch = await openScratch();
  try {
    const files = await receive(partsOf(request.body, boundary), field, scratch);
    return await withLock("uploads", () => use(files));
  } finally {
    await scratch.close();
  }
}

async function receive(parts: AsyncGenerator<Part, void>, field: string, scratch: FileHandle): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let count = 0;
  let end = 0;
  try {
    for await (const { name, fileName, data } of parts) {
      if (++count > MAX_PARTS) throw new AppError("bad_request", "That are too many files at once.");
      if (name !== field || fileName === undefined) continue;
      const start = end;
      for await (const piece of data) end += await put(scratch, piece, end);
      const size = end - start;
      // A form without a chosen file sends one without a name.
      if (fileName !== "" || size > 0) files.push({ name: fileName, size, bytes: () => take(scratch, start, size) });
    }
    return files;
  } catch (error) {
    if (!(error instanceof BrokenParts)) throw error;
    throw new AppError("bad_request", "The files couldn't be read. Please choose them again.", { cause: error });
  }
}

async function put(scratch: FileHandle, piece: Uint8Array, at: number): Promise<number> {
  try {
    for (let done = 0; done < piece.length;)
      done += (await scratch.write(piece, done, piece.length - done, at + done)).bytesWritten;
    return piece.length;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && FULL.has(String(error.code)))) throw error;
    throw new AppError("unavailable", "There's no room for these files right now. Please try again later.", {
      cause: error,
    });
  }
}

async function take(scratch: FileHandle, start: number, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  for (let done = 0; done < size;) {
    const { bytesRead } = await scratch.read(bytes, done, size - done, start + done);
    if (bytesRead === 0) throw new Error("a file of an upload is shorter than it was");
    done += bytesRead;
  }
  return bytes;
}

/** A file that was shared with the app may find nobody signed in; it isn't kept for whoever signs in next. */
export async function requireUserForFiles(request: Request): Promise<CurrentUser> {
  const user = await anonymousOk(request);
  if (!user) throw redirectWithToast(LOGIN_PATH, importToasts.signInFirst, backTo("/import"));
  return user;
}
