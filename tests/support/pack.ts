// A ZIP archive as other programs write it: sums and sizes before the content.
import { crc32, deflateRawSync } from "node:zlib";

export function pack(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const file = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const sums = Buffer.alloc(16);
    sums.writeUInt32LE(crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(content.length, 8);
    sums.writeUInt16LE(file.length, 12);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    sums.copy(local, 14);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(8, 10);
    sums.copy(head, 16);
    head.writeUInt32LE(offset, 42);
    locals.push(local, file, packed);
    central.push(head, file);
    offset += local.length + file.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(locals.length / 3, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
