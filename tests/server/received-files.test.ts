// Files of a form, as a screen gets them: which of its parts they are, where they lie meanwhile, and when they're gone.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { REFUSALS } from "~/texts/refusals";
import { makeDataDir } from "~/lib/data-dir.server";
import { env } from "~/lib/env.server";
import { BrokenParts } from "~/lib/multipart.server";
import { clearScratch, openScratch } from "~/lib/scratch.server";
import { requireUserForFiles, withUploads } from "~/lib/upload.server";

const { DATA_DIR } = env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "received-"));
  Object.assign(env, { DATA_DIR: folder });
});
afterEach(() => {
  Object.assign(env, { DATA_DIR });
  rmSync(folder, { recursive: true });
});

type Sent = { field?: string; name?: string; text?: string };
const part = ({ field = "files", name, text = "" }: Sent) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? "" : `; filename="${name}"`}\r\n\r\n${text}\r\n`;
const form = (...parts: Sent[]) => `${parts.map(part).join("")}--x--\r\n`;
const request = (body: string | null, type = "multipart/form-data; boundary=x") =>
  new Request("http://localhost/import", { method: "POST", body, headers: { "content-type": type } });

/** The files as they were while they were there, and how many lay in the folder by a name. */
const received = (body: string | null, type?: string) =>
  withUploads(request(body, type), "files", async (files) =>
    Promise.all(
      files.map(async ({ name, size, bytes }) => [name, size, Buffer.from(await bytes()).toString(), named()]),
    ),
  );
const named = () => readdirSync(join(folder, "scratch")).length;

/** As a disk does that takes nothing more. */
async function whileWritesFail(error: Error, work: (error: Error) => Promise<void>): Promise<void> {
  const one = await openScratch();
  const files = Object(Object.getPrototypeOf(one));
  const { write } = files;
  await one.close();
  files.write = () => Promise.reject(error);
  try {
    await work(error);
  } finally {
    files.write = write;
  }
}

describe("what a form sends", () => {
  test("is each file of the field, whole and by its name; other fields, and texts, are none", async () => {
    const long = "€".repeat(40_000);
    const body = form(
      { name: "a.csv", text: "one,two" },
      { field: "note", text: "not a file" },
      { text: "a text of the same name" },
      { field: "other", name: "b.csv", text: "another field's" },
      { name: "c.csv", text: long },
    );
    expect(await received(body)).toEqual([
      ["a.csv", 7, "one,two", 0],
      ["c.csv", 120_000, long, 0],
    ]);
  });

  test("is nothing where no file was chosen, and a file without a name where there's something in it", async () => {
    expect(await received(form({ name: "" }))).toEqual([]);
    expect(await received(form({ name: "empty.csv" }, { name: "", text: "x" }))).toEqual([
      ["empty.csv", 0, "", 0],
      ["", 1, "x", 0],
    ]);
  });

  test("is nothing where it's no form of parts, or has no body", async () => {
    expect(await received("a=b", "application/x-www-form-urlencoded")).toEqual([]);
    expect(await received(null)).toEqual([]);
    expect(existsSync(join(folder, "scratch"))).toBe(false);
  });

  test("is refused where it breaks off, and where there are more than fifty parts", async () => {
    const cause = new BrokenParts("the parts end too soon");
    const broken = { code: "bad_request", userMessage: "The files couldn't be read. Please choose them again.", cause };
    await expect(received(form({ name: "a.csv", text: "x" }).slice(0, -12))).rejects.toMatchObject(broken);
    const many = (count: number) => form(...Array.from({ length: count }, (_, at) => ({ name: `${at}.csv` })));
    expect(await received(many(50))).toHaveLength(50);
    const much = { code: "bad_request", userMessage: "That are too many files at once." };
    await expect(received(many(51))).rejects.toMatchObject(much);
  });

  test.each([
    ["ENOSPC", { code: "unavailable", userMessage: REFUSALS.files.noRoom }],
    ["EDQUOT", { code: "unavailable", userMessage: REFUSALS.files.noRoom }],
  ])("has no room on a disk that is full (%s), which is said, and the log finds why", async (code, refused) => {
    await whileWritesFail(Object.assign(new Error("write"), { code }), async (error) => {
      const found: unknown = await received(form({ name: "a.csv", text: "x" })).catch((thrown: unknown) => thrown);
      expect(found).toMatchObject(refused);
      expect(Object(found).cause).toBe(error);
    });
  });

  test("that can't be kept for another reason fails by that", async () => {
    await whileWritesFail(Object.assign(new Error("write"), { code: "EIO" }), (error) =>
      expect(received(form({ name: "a.csv", text: "x" }))).rejects.toBe(error),
    );
    expect(await received(form({ name: "a.csv", text: "x" }))).toHaveLength(1);
  });

  test("is worked on one form after the other, and a failure of one is its own", async () => {
    const steps: string[] = [];
    const work = (name: string, fails = false) =>
      withUploads(request(form({ name })), "files", async () => {
        steps.push(`${name} begins`);
        await new Promise((soon) => setTimeout(soon, 20));
        steps.push(`${name} ends`);
        if (fails) throw new Error("not so");
      });
    const all = await Promise.allSettled([work("a", true), work("b")]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect([steps.indexOf("a ends") - steps.indexOf("a begins"), steps.length]).toEqual([1, 4]);
  });

  test("finds nobody signed in: whoever signs in is told to choose the file again, and comes back to the import", async () => {
    const refused = await requireUserForFiles(request(null)).catch((thrown: unknown) => thrown);
    if (!(refused instanceof Response)) throw new Error("let in");
    expect([refused.status >= 300, refused.headers.get("location")]).toEqual([true, "/login"]);
    const cookies = refused.headers.getSetCookie().join();
    expect(cookies).toMatch(/flash=.*back=|back=.*flash=/);
  });
});

test("what is worked on has no name, is the owner's alone, and what a process left behind goes at the start", async () => {
  const file = await openScratch();
  await file.write("kept for now");
  expect([named(), (await file.stat()).mode & 0o777, statSync(join(folder, "scratch")).mode & 0o777]).toEqual([
    0, 0o600, 0o700,
  ]);
  expect((await file.read(Buffer.alloc(4), 0, 4, 0)).buffer.toString()).toBe("kept");
  await file.close();
  writeFileSync(join(folder, "scratch", "left"), "");
  clearScratch();
  clearScratch();
  expect(existsSync(join(folder, "scratch"))).toBe(false);
});

test("a folder for data is made with those above it, for its owner alone, and one that is there stays as it is", () => {
  const deep = join(folder, "a", "b");
  makeDataDir(deep);
  expect([deep, join(folder, "a")].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  chmodSync(deep, 0o750);
  makeDataDir(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o750);
  writeFileSync(join(folder, "file"), "");
  const inside = join(folder, "file", "data");
  expect(() => makeDataDir(inside)).toThrow(`DATA_DIR (${inside}) can't be written to.`);
});
