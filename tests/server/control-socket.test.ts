// The way from a command of the terminal to the server that runs: what is asked, what comes back, and how it ends.
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askRunning, openControl, type Perform } from "~/lib/control-socket.server";
import { useLog } from "../support/logged";

const lines = useLog();
let folder: string;
let close: () => Promise<void>;
const path = () => join(folder, "control.sock");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "control-"));
  close = () => Promise.resolve();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function running(perform: Perform) {
  close = await openControl(folder, perform);
}
const ended =
  (code: number): Perform =>
  () =>
    Promise.resolve(code);
async function asked(request: object = {}) {
  const said: unknown[] = [];
  return { code: await askRunning(folder, request, (line, isError) => said.push([line, isError])), said };
}
/** What comes back for these bytes. */
const answered = (...texts: string[]) =>
  new Promise<string>((resolve) => {
    let answer = "";
    const socket = connect(path(), () => texts.forEach((text) => socket.write(text)));
    socket.on("data", (chunk) => (answer += String(chunk))).on("close", () => resolve(answer));
  });

test("a request is done as it was asked, each line is said as it comes, and the code is the command's", async () => {
  const seen: unknown[] = [];
  await running((request, say) => {
    seen.push(request);
    say("one");
    say("two\nlines, and \u20ac");
    say("wrong", true);
    return Promise.resolve(3);
  });
  expect(await asked({ command: "seed", at: [1] })).toEqual({
    code: 3,
    said: [
      ["one", false],
      ["two\nlines, and \u20ac", false],
      ["wrong", true],
    ],
  });
  expect(seen).toEqual([{ command: "seed", at: [1] }]);
  expect(lines).toEqual([]);
});

test("the owner of the folder alone can open it, and what lay there before is nobody's any more", async () => {
  writeFileSync(path(), "left behind");
  await running(ended(0));
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(await asked()).toEqual({ code: 0, said: [] });
});

test("where no server runs there is nobody to ask", async () => {
  expect(await asked()).toEqual({ code: undefined, said: [] });
  await running(ended(0));
  await close();
  expect(existsSync(path())).toBe(false);
  expect(await asked()).toEqual({ code: undefined, said: [] });
});

test("what isn't a line of JSON is no request; a long one is given up at once, one in pieces is put together", async () => {
  const seen: unknown[] = [];
  await running((request) => Promise.resolve(seen.push(request)));
  expect(await answered("hello\n")).toBe('{"code":1}\n');
  expect(await answered("x".repeat(10_001))).toBe('{"code":2}\n');
  expect(await answered(`"${"x".repeat(9_990)}"\n`)).toBe('{"code":3}\n');
  expect(await answered('{"a":', "1}\n")).toBe('{"code":4}\n');
  expect(seen).toEqual([undefined, undefined, "x".repeat(9_990), { a: 1 }]);
});

test("what fails is said to whoever asked, and the log says why", async () => {
  const error = new Error("no room left");
  await running(() => Promise.reject(error));
  expect(await asked()).toEqual({
    ...{ code: 1, said: [["The running app could not do this; its log says why.", true]] },
  });
  expect(lines).toEqual([{ level: "warn", err: error, message: "a command of the terminal failed" }]);
});

test("a server that ends waits for what it does, and one that breaks off is said to have stopped", async () => {
  let finish: (code: number) => void = () => undefined;
  await running(() => new Promise<number>((done) => (finish = done)));
  const answer = asked();
  await expect.poll(() => finish.length).toBe(1);
  const steps: string[] = [];
  const closing = close().then(() => steps.push("closed"));
  setTimeout(() => (steps.push("done"), finish(0)), 50);
  expect(await answer).toEqual({ code: 0, said: [] });
  await closing;
  expect(steps).toEqual(["done", "closed"]);
});

test("a folder whose path is too long for a socket is said in the log, and nobody can ask there", async () => {
  folder = mkdtempSync(join(tmpdir(), "x".repeat(110)));
  await running(ended(0));
  expect(lines).toMatchObject([
    {
      err: { message: "the path of DATA_DIR is too long for a socket" },
      message: expect.stringContaining("can't reach this server"),
    },
  ]);
  expect(await asked()).toEqual({ code: undefined, said: [] });
});
