// A ZIP archive, written as it is read: no part of it is ever held whole. Enough of the format for files below 4 GB.
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

const LOCAL = 0x04034b50;
const AFTER = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;

type Sums = { crc: number; size: number; packed: number };

export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const time = dosTime(at);
  const central: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const file = Buffer.from(name, "utf8");
    const start = offset;
    const head = Buffer.concat([localHeader(time, file), file]);
    yield head;
    offset += head.length;
    const sums: Sums = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of deflated(content, sums)) {
      offset += chunk.length;
      yield chunk;
    }
    const tail = fields([4, AFTER], [4, sums.crc], [4, sums.packed], [4, sums.size]);
    yield tail;
    offset += tail.length;
    central.push(centralHeader(time, file, sums, start), file);
  }
  const directory = Buffer.concat(central);
  const count = central.length / 2;
  yield directory;
  yield fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

/** Before the content: its sum and its sizes aren't known yet. */
function localHeader(time: number, file: Buffer): Buffer {
  const sums = fields([4, 0], [4, 0], [4, 0]);
  const start = fields([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATE], [4, time]);
  return Buffer.concat([start, sums, fields([2, file.length], [2, 0])]);
}

/** In the directory at the end. */
function centralHeader(time: number, file: Buffer, sums: Sums, start: number): Buffer {
  const versions = fields([4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATE], [4, time]);
  const sizes = fields([4, sums.crc], [4, sums.packed], [4, sums.size], [2, file.length]);
  const nothingElse = fields([2, 0], [2, 0], [2, 0], [2, 0], [4, 0]);
  return Buffer.concat([versions, sizes, nothingElse, fields([4, start])]);
}

async function* deflated(content: ZipEntry["content"], sums: Sums): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  // A failure of either end ends the other; the loop below meets it.
  pipeline(Readable.from(counted(content, sums)), packer, () => undefined);
  for await (const chunk of packer) {
    const packed = Buffer.from(chunk);
    sums.packed += packed.length;
    yield packed;
  }
}

async function* counted(content: ZipEntry["content"], sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text, "utf8");
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

function fields(...list: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(list.reduce((length, [bytes]) => length + bytes, 0));
  let at = 0;
  for (const [bytes, value] of list) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Two seconds is as fine as the format's clock gets; time in the low half, day in the high one. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return day * 65_536 + time;
}
