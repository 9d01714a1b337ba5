import { inflateRawSync } from "node:zlib";

/** Reads an archive the way others do: from the directory at its end. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  if (archive.length < 22 || archive.readUInt32LE(end) !== 0x06054b50) throw new Error("this is no archive");
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, name, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const from = start + 30 + archive.readUInt16LE(start + 26);
    files.set(
      archive.toString("utf8", at + 46, at + 46 + name),
      inflateRawSync(archive.subarray(from, from + packed)).toString("utf8"),
    );
    at += 46 + name;
  }
  return files;
}
