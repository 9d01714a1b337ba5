// Reads ZIP archives that somebody brings: what unpacks to more than it may is given up at once. Ours, which may be large,
// are read line by line and never unpacked as a whole.
import { crc32, createInflateRaw } from "node:zlib";
import { AppError } from "~/contracts/errors";
import { REFUSALS } from "~/texts/refusals";

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MAX_ENTRIES = 200;
const MAX_LINE = 2_000_000;

type Entry = { method: number; crc: number; packed: Uint8Array };
export type Archive = { entries: ReadonlyMap<string, Entry>; left: number };

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** `most` is how many bytes may be unpacked of it, over all reading. */
export function openArchive(bytes: Uint8Array, most: number): Archive {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { entries: directoryOf(view), left: most };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A place beyond the end.
    throw new AppError("unprocessable", REFUSALS.files.damaged, { cause: error });
  }
}

function directoryOf(archive: Buffer): Map<string, Entry> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_LENGTH > archive.length || archive.readUInt32LE(end) !== END) throw damaged();
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw damaged();
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw damaged();
    const flags = archive.readUInt16LE(at + 8);
    const method = archive.readUInt16LE(at + 10);
    const lengths = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED) || entries.has(name)) throw damaged();
    const packed = contentAt(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20));
    entries.set(name, { method, crc: archive.readUInt32LE(at + 16), packed });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function contentAt(archive: Buffer, start: number, size: number): Uint8Array {
  if (archive.readUInt32LE(start) !== LOCAL) throw damaged();
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  if (from + size > archive.length) throw damaged();
  return archive.subarray(from, from + size);
}

const damaged = () => new AppError("unprocessable", REFUSALS.files.damaged);

/** The lines of a text in it, without their ends; none where there is no such text. */
export async function* textLines(archive: Archive, name: string): AsyncGenerator<string> {
  const entry = archive.entries.get(name);
  if (!entry) return;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of unpacked(archive, entry)) {
    const lines = (rest + decode(decoder, chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE) throw new AppError("unprocessable", REFUSALS.files.unpacksTooLarge);
    yield* lines;
  }
  rest += decode(decoder);
  if (rest !== "") yield rest;
}

/** All of a file in it; nothing where there is no such file. */
export async function bytesOf(archive: Archive, name: string): Promise<Uint8Array> {
  const entry = archive.entries.get(name);
  const parts: Uint8Array[] = [];
  if (entry) for await (const chunk of unpacked(archive, entry)) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new AppError("unprocessable", REFUSALS.files.damaged, { cause: error });
  }
}

async function* unpacked(archive: Archive, { method, packed, crc }: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of method === STORED ? [packed] : inflated(packed)) {
    archive.left -= chunk.length;
    if (archive.left < 0) throw new AppError("unprocessable", REFUSALS.files.unpacksTooLarge);
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== crc) throw damaged();
}

async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield Buffer.from(chunk);
  } catch (error) {
    throw new AppError("unprocessable", REFUSALS.files.damaged, { cause: error });
  }
}
