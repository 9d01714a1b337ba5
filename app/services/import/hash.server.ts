import { createHash } from "node:crypto";

const PIECE = 64 * 1024;

/** Of a file's bytes, each taken as a letter: so it has been since the first import, and hashes are compared with those. */
export function hashOf(bytes: Uint8Array): string {
  const hash = createHash("sha256");
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < all.length; at += PIECE) hash.update(all.toString("latin1", at, at + PIECE), "utf8");
  return hash.digest("hex");
}
