// A form's parts as they arrive, held against what the platform's own reader of whole forms makes of the same bytes.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { boundaryOf, BrokenParts, partsOf } from "~/lib/multipart.server";

const BOUNDARY = "----FormBoundary7x";
const type = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

/** In pieces of these lengths, again and again. */
function inPieces(bytes: Buffer, lengths: readonly number[]): ReadableStream<Uint8Array> {
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    pull(controller) {
      const length = lengths[turn++ % lengths.length] ?? 1;
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + length));
      at += length;
    },
  });
}

type Plain = [name: string, fileName: string | undefined, latin1: string];

async function read(bytes: Buffer, lengths: readonly number[], boundary = BOUNDARY): Promise<Plain[]> {
  const found: Plain[] = [];
  for await (const { name, fileName, data } of partsOf(inPieces(bytes, lengths), boundary)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of data) pieces.push(Buffer.from(piece));
    found.push([name, fileName, Buffer.concat(pieces).toString("latin1")]);
  }
  return found;
}

async function byPlatform(bytes: Buffer): Promise<Plain[]> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type(BOUNDARY) } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]): Promise<Plain> => {
      if (typeof value === "string") return [name, undefined, Buffer.from(value).toString("latin1")];
      return [name, value.name, Buffer.from(await value.arrayBuffer()).toString("latin1")];
    }),
  );
}

// What looks like a boundary and is none, as well.
const content = fc
  .array(
    fc.oneof(
      fc.constantFrom("\r\n", "\r", "\n", "--", "-", "\r\n--", "\r\n------FormBoundary7", "a", "é", '"'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join("").replaceAll("7x", "7"));
const name = fc.string({ minLength: 1 }).map((text) => text.replace(/["\r\n\\]/g, ";="));
const parts = fc.array(fc.record({ name, fileName: fc.option(name, { nil: undefined }), content }), { maxLength: 6 });

const written = (all: { name: string; fileName: string | undefined; content: string }[]) =>
  Buffer.from(
    all
      .map(
        (part) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"` +
          (part.fileName === undefined ? "" : `; filename="${part.fileName}"\r\nContent-Type: text/csv`) +
          `\r\n\r\n${part.content}\r\n`,
      )
      .join("") + `--${BOUNDARY}--\r\n`,
  );

test("parts are what the platform reads, however the line cuts them", async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), async (all, lengths) => {
      const bytes = written(all);
      expect(await read(bytes, lengths)).toEqual(await byPlatform(bytes));
    }),
    { numRuns: 300 },
  );
});

test("what is broken anywhere is refused or read, in an end, whatever it is", async () => {
  const whole = written([
    { name: "files", fileName: "a.csv", content: "Date,Payee\r\n------F\r\n" },
    { name: "other", fileName: undefined, content: "text" },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.nat(40),
      fc.string(),
      fc.integer({ min: 1, max: 50 }),
      async (at, gone, put, length) => {
        const bytes = Buffer.concat([whole.subarray(0, at), Buffer.from(put), whole.subarray(at + gone)]);
        const answer: unknown = await read(bytes, [length]).catch((error: unknown) => error);
        expect(Array.isArray(answer) || answer instanceof BrokenParts).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test("names are as browsers write them, and a head has an end", async () => {
  const one = (head: string) => read(Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\nx\r\n--${BOUNDARY}--`), [7]);
  expect(await one('content-disposition: form-data; name="files"; filename="Q1; a=b %22é%22.csv"')).toEqual([
    ["files", 'Q1; a=b "é".csv', "x"],
  ]);
  expect(await one("Content-Type: a/b\r\nContent-Disposition: form-data; name=files; filename=a.csv")).toEqual([
    ["files", "a.csv", "x"],
  ]);
  await expect(one("Content-Type: text/csv")).rejects.toThrow("a part has no name");
  await expect(one('Content-Disposition: form-data; filename="a"')).rejects.toThrow("a part has no name");
  await expect(one(`Content-Disposition: form-data; name="${"a".repeat(17_000)}"`)).rejects.toThrow("too long");
  await expect(read(Buffer.alloc(0), [1])).rejects.toThrow("the parts end too soon");
});

test("the boundary is the header's, in quotes or without", () => {
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe("a b");
  expect(boundaryOf("multipart/form-data; boundary=ab; charset=utf-8")).toBe("ab");
  for (const none of [null, "text/plain", "multipart/form-data", "x-multipart/form-data; boundary=x"])
    expect(boundaryOf(none)).toBeNull();
});

test("of what nobody takes nothing is kept, and who stops in the middle lets go of the line", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(written([{ name: "a", fileName: "a", content: "" }]).subarray(0, -(BOUNDARY.length + 8))),
    pull: (controller) => controller.enqueue(Buffer.alloc(1_000, 97)),
    cancel: () => void (cancelled = true),
  });
  for await (const { data } of partsOf(endless, BOUNDARY)) {
    await data.next();
    break;
  }
  expect(cancelled).toBe(true);
});
