// The real database, for files that are made of it. It's opened before the first of them: a module that waits while it's
// loaded can't be judged in one process (scripts/mutate).
import initSqlJs, { type Database, type SqlJsStatic } from "sql.js";

let sqlite: SqlJsStatic | undefined;

export async function openSqlite(): Promise<void> {
  sqlite ??= await initSqlJs();
}

/** The bytes of a database, once it was filled. */
export function bytesOf(fill: (db: Database) => void): Uint8Array {
  if (!sqlite) throw new Error("openSqlite comes first.");
  const db = new sqlite.Database();
  fill(db);
  const bytes = db.export();
  db.close();
  return bytes;
}
