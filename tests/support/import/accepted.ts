import type { ReadFile } from "~/domain/import/types";
import type { FileTable } from "~/domain/import/table";
import type { FileRefusal } from "~/domain/import/unreadable";
import { refusalText } from "~/texts/import-file";

/** What was read of a file; the words of a refusal fail the test. */
export function accepted<Read extends ReadFile | FileTable>(read: Read | FileRefusal): Read {
  if ("refused" in read) throw new Error(refusalText(read));
  return read;
}

/** Why it was refused, as its owner is told. */
export const wordsOfRefusal = (read: ReadFile | FileRefusal): string => ("refused" in read ? refusalText(read) : "");
