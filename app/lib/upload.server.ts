// Files that a form sends. How large they may be together is decided before the body is read (server/read-body).
import { AppError } from "~/contracts/errors";
import { importToasts } from "~/texts/import";
import { anonymousOk, type CurrentUser, LOGIN_PATH } from "./auth.server";
import { backTo } from "./return-to.server";
import { redirectWithToast } from "./toast.server";

export type UploadedFile = { name: string; bytes: Uint8Array };

const MAX_PARTS = 50;

export async function readUploads(request: Request, field: string): Promise<UploadedFile[]> {
  if (!/^multipart\/form-data;/i.test(request.headers.get("content-type") ?? "")) return [];
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new AppError("bad_request", "The files could not be read. Please choose them again.");
  }
  const files: UploadedFile[] = [];
  let parts = 0;
  for (const [name, value] of form) {
    if (++parts > MAX_PARTS) throw new AppError("bad_request", "That are too many files at once.");
    if (name !== field || typeof value === "string") continue;
    // A form without a chosen file sends one without a name.
    if (value.name === "" && value.size === 0) continue;
    files.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return files;
}

/** A file that was shared with the app may find nobody signed in; it isn't kept for whoever signs in next. */
export async function requireUserForFiles(request: Request): Promise<CurrentUser> {
  const user = await anonymousOk(request);
  if (!user) throw redirectWithToast(LOGIN_PATH, importToasts.signInFirst, backTo("/import"));
  return user;
}
