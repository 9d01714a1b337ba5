// ZIP archives: what is written is read again, and what isn't whole, or unpacks to too much, is given up.
import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bytesOf, isZip, textLines, openArchive } from "~/lib/unzip.server";
import { zip } from "~/lib/zip.server";

const AT = new Date("2026-11-22T13:14:15Z");
async function packed(files: Record<string, string[]>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of zip(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    AT,
  ))
    parts.push(part);
  return Buffer.concat(parts);
}
const lines = async (bytes: Uint8Array, name: string, most = 1_000_000) => {
  const found: string[] = [];
  for await (const line of textLines(openArchive(bytes, most), name)) found.push(line);
  return found;
};
const DAMAGED = "This archive is damaged. Please download it again.";
const TOO_LARGE = "This archive unpacks to more than can be read here.";

describe("what is written", () => {
  test("is read again, name for name and byte for byte", async () => {
    const bytes = await packed({ "a.txt": ["one\ntw", "o\n", "three"], "ü/b.csv": ["x".repeat(100_000)], empty: [] });
    expect(isZip(bytes)).toBe(true);
    expect([...openArchive(bytes, 1).entries.keys()]).toEqual(["a.txt", "ü/b.csv", "empty"]);
    expect(await lines(bytes, "a.txt")).toEqual(["one", "two", "three"]);
    expect(Buffer.from(await bytesOf(openArchive(bytes, 100_000), "ü/b.csv")).toString()).toBe("x".repeat(100_000));
    expect([await lines(bytes, "empty"), await lines(bytes, "none")]).toEqual([[], []]);
    expect(await bytesOf(openArchive(bytes, 1), "none")).toHaveLength(0);
  });

  test("says its moment and its sums where others look for them", async () => {
    const bytes = await packed({ a: ["hello"] });
    const end = bytes.length - 22;
    const at = bytes.readUInt32LE(end + 16);
    expect([bytes.readUInt32LE(end), bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)]).toEqual([
      ...[0x06054b50, 1, 1],
    ]);
    expect(bytes.readUInt32LE(end + 12)).toBe(end - at);
    expect([bytes.readUInt16LE(at + 12), bytes.readUInt16LE(at + 14)]).toEqual([
      (13 << 11) | (14 << 5) | 7,
      ((2026 - 1980) << 9) | (11 << 5) | 22,
    ]);
    expect([bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)]).toEqual([crc32("hello"), 5]);
    expect([bytes.readUInt32LE(0), bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([0x04034b50, 0x0808, 8]);
  });

  test("ends the reading where what is written fails", async () => {
    function* failing() {
      yield "a";
      throw new Error("no more");
    }
    const read = async () => {
      for await (const _ of zip([{ name: "a", content: failing() }], AT));
    };
    await expect(read()).rejects.toThrow("no more");
  });
});

/** One file, as another program may write it. */
function made(
  text: string,
  over: { method?: number; flags?: number; crc?: number; names?: string[]; count?: number } = {},
) {
  const { method = 8, flags = 0, crc = crc32(text), names = ["a"], count = names.length } = over;
  const content = method === 8 ? deflateRawSync(text) : Buffer.from(text);
  const number = (size: 2 | 4, value: number) => {
    const field = Buffer.alloc(size);
    field.writeUIntLE(value, 0, size);
    return field;
  };
  const files: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const head = Buffer.concat([
      number(4, 0x04034b50),
      Buffer.alloc(22),
      number(2, name.length),
      number(2, 3),
      Buffer.from(name),
      Buffer.alloc(3),
    ]);
    files.push(head, content);
    central.push(
      Buffer.concat([
        ...[
          number(4, 0x02014b50),
          Buffer.alloc(4),
          number(2, flags),
          number(2, method),
          Buffer.alloc(4),
          number(4, crc),
        ],
        ...[number(4, content.length), number(4, text.length), number(2, name.length), number(2, 2), number(2, 1)],
        ...[Buffer.alloc(8), number(4, at), Buffer.from(name), Buffer.alloc(3)],
      ]),
    );
    at += head.length + content.length;
  }
  const directory = Buffer.concat(central);
  const end = [
    number(4, 0x06054b50),
    Buffer.alloc(4),
    number(2, count),
    number(2, count),
    number(4, directory.length),
    number(4, at),
  ];
  return Buffer.concat([...files, directory, ...end, number(2, 0)]);
}

describe("what others bring", () => {
  test("is read packed or not, with extra fields and a remark", async () => {
    for (const method of [0, 8]) expect(await lines(made("one\ntwo", { method }), "a")).toEqual(["one", "two"]);
    expect(await lines(made("x", { names: ["b", "a"] }), "a")).toEqual(["x"]);
    expect(await lines(Buffer.concat([made("x"), Buffer.from("remark")]), "a")).toEqual(["x"]);
  });

  test.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("hello, this is no archive at all")],
    ["one that is cut off", made("hello").subarray(0, -1)],
    ["a locked one", made("hello", { flags: 1 })],
    ["one packed another way", made("hello", { method: 12 })],
    ["two files of one name", made("hello", { names: ["a", "a"] })],
    ["more files than it has", made("hello", { count: 2 })],
    ["more files than may be", made("", { names: Array.from({ length: 201 }, (_, at) => `f${at}`) })],
  ])("%s is none", (_, bytes) =>
    expect(() => openArchive(bytes, 1_000)).toThrow(
      expect.objectContaining({ code: "unprocessable", userMessage: DAMAGED }),
    ),
  );

  test("is given up where its sum isn't its own, or its text is none", async () => {
    await expect(lines(made("hello", { crc: 7 }), "a")).rejects.toThrow(DAMAGED);
    await expect(lines(made("hello", { method: 0, crc: 7 }), "a")).rejects.toThrow(DAMAGED);
    const broken = made("hello");
    broken[34] = 0xff;
    await expect(lines(broken, "a")).rejects.toThrow(DAMAGED);
    const binary = made("\u00ff", { method: 0 });
    const at = binary.indexOf(0xc3);
    binary[at] = 0xff;
    await expect(lines(binary, "a")).rejects.toThrow(DAMAGED);
  });

  test("may unpack to so much over all reading", async () => {
    const archive = openArchive(made("12345"), 10);
    for (const _ of [1, 2]) expect(await bytesOf(archive, "a")).toHaveLength(5);
    await expect(bytesOf(archive, "a")).rejects.toMatchObject({ code: "unprocessable", userMessage: TOO_LARGE });
  });

  test("has no line of more than two million letters", async () => {
    const long = made("x".repeat(2_500_000));
    await expect(lines(long, "a", 5_000_000)).rejects.toThrow(TOO_LARGE);
    expect(await lines(made(`${"x".repeat(1_999_999)}\nrest`), "a", 5_000_000)).toHaveLength(2);
  });

  test("is a ZIP by its first letters", () => {
    expect(
      [made("x"), Buffer.from("PK\u0003\u0004"), Buffer.from("PK\u0005\u0006"), Buffer.from("PX"), Buffer.alloc(0)].map(
        isZip,
      ),
    ).toEqual([...[true, true, false, false, false]]);
  });
});
