// Archives as others read and write them: from the directory at the end of the file.
import { crc32, inflateRawSync } from "node:zlib";
import { zip } from "~/lib/zip.server";
import * as download from "~/routes/account-data[.]zip";
import { pack } from "./pack";
import { sessionCookie } from "./people";

export async function archiveOf(user: { id: string }): Promise<Buffer> {
  const request = new Request("http://localhost:3000/account-data.zip", {
    headers: { cookie: await sessionCookie(user) },
  });
  const answer = await download.loader({ request, params: {}, context: { nonce: "", requestId: "test" } });
  return Buffer.from(await answer.arrayBuffer());
}

export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("no archive");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size, name, start] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const from = start + 30 + archive.readUInt16LE(start + 26);
    const content = inflateRawSync(archive.subarray(from, from + packed));
    if (content.length !== size || crc32(content) !== crc) throw new Error("a damaged file");
    files.set(archive.subarray(at + 46, at + 46 + name).toString("utf8"), content);
    at += 46 + name;
  }
  return files;
}

export const textIn = (files: Map<string, Buffer>, name: string): string => files.get(name)?.toString("utf8") ?? "";

export function rowsIn(files: Map<string, Buffer>, name: string): Record<string, unknown>[] {
  const found: unknown = JSON.parse(textIn(files, `${name}.json`));
  return Array.isArray(found) ? found : [];
}

/** The same archive with some of its files as they are given here. */
export async function zipped(files: Iterable<readonly [string, string]>): Promise<Buffer> {
  const entries = [...files].map(([name, content]) => ({ name, content: [content] }));
  const parts: Uint8Array[] = [];
  for await (const part of zip(entries, new Date("2026-11-22T12:00:00Z"))) parts.push(part);
  return Buffer.concat(parts);
}

/** One file of spaces that unpacks to as much as is wanted. */
export const bomb = (name: string, size: number): Buffer => pack({ [name]: Buffer.alloc(size, 0x20) });
