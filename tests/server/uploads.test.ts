import { request } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "~/contracts/errors";
import { serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving({ options: { bodyMilliseconds: 5_000 } })));
afterAll(() => here.close());

const MB = 1024 * 1024;
/** A file of that many bytes, as a browser sends it. */
const multipart = (size: number) =>
  Buffer.concat([
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n',
    ),
    Buffer.alloc(size, 0xff),
    Buffer.from("\r\n--x--\r\n"),
  ]);
const send = (path: string, body: Buffer, headers: Record<string, string> = {}) =>
  here.ask({
    method: "POST",
    path,
    body,
    headers: {
      origin: here.origin,
      "content-type": "multipart/form-data; boundary=x",
      cookie: "session=a",
      ...headers,
    },
  });

test("files reach the screen that takes them, whatever is in them, up to ten megabytes", async () => {
  expect((await send("/import", multipart(10 * MB))).status).toBe(200);
  expect((await send("/import.data", multipart(100))).status).toBe(200);
  expect((await send("/import", multipart(11 * MB))).status).toBe(413);
});

/** An upload of whoever says no size, or a wrong one, and goes on sending what they are given until there's an answer. */
function begun(at: Serving, pieces: Iterable<Buffer>, headers: Record<string, string> = {}) {
  const sent = request({
    ...{ host: "127.0.0.1", port: at.port, method: "POST", path: "/import", agent: false },
    headers: {
      ...{ host: new URL(at.origin).host, origin: at.origin, cookie: "session=a", connection: "keep-alive" },
      ...{ "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked", ...headers },
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    // The line is cut once the answer is there.
    sent.on("response", (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject);
  });
  const each = pieces[Symbol.iterator]();
  const more = () => {
    for (let next = each.next(); !next.done && !sent.destroyed; next = each.next()) if (!sent.write(next.value)) return;
  };
  sent.on("drain", more);
  more();
  return { sent, status };
}

const PIECE = Buffer.alloc(MB, 0x61);

function* megabytes(count: number) {
  yield multipart(0).subarray(0, -9);
  for (let at = 0; at < count; at += 1) yield PIECE;
}

/** Reads what comes and answers as a screen does: what is wrong with it in its own words. */
async function reading() {
  const told: string[] = [];
  const taken = { bytes: 0 };
  const at = await serving({
    options: { bodyMilliseconds: 50 },
    handler: async (req, res) => {
      try {
        for await (const piece of req) if (Buffer.isBuffer(piece)) taken.bytes += piece.length;
        res.send("done");
      } catch (error) {
        const refusal = error instanceof AppError ? error : new AppError("bad_request", String(error));
        told.push(refusal.userMessage);
        res.status(refusal.status).send(refusal.userMessage);
      }
    },
  });
  return { at, told, taken };
}

test("a file that never ends and says no size is cut at ten megabytes", async () => {
  const { at, told, taken } = await reading();
  // A gigabyte, as fast as it's taken, until somebody says that it's enough.
  expect(await begun(at, megabytes(1_024)).status).toBe(413);
  expect(told).toEqual(["That is too much to send at once."]);
  expect(taken.bytes).toBeLessThanOrEqual((10 * 1_024 + 64) * 1_024);
  await at.close();
});

test("half a file is waited for so long, and no longer", async () => {
  const { at, told, taken } = await reading();
  expect(await begun(at, megabytes(1)).status).toBe(408);
  expect(told).toEqual(["Sending took too long. Please try again."]);
  expect(taken.bytes).toBeGreaterThan(MB);
  await at.close();
});

test("who goes away in the middle is told to nobody but the one who reads", async () => {
  const { at, told } = await reading();
  const { sent, status } = begun(at, megabytes(1));
  status.catch(() => undefined);
  await expect.poll(() => at.reached.length).toBe(1);
  sent.destroy();
  await expect.poll(() => told).toEqual(["The files didn't arrive whole. Please send them again."]);
  expect((await at.ask()).status).toBe(200);
  await at.close();
});

test("who is refused before anything is read may send to the end, reads the answer, and keeps the line", async () => {
  const at = await serving({
    options: { bodyMilliseconds: 5_000 },
    handler: (req, res) => void (req.method === "POST" ? res.redirect(303, "/login") : res.send("done")),
  });
  const body = multipart(10 * MB);
  const head = [
    ...["POST /import HTTP/1.1", `Host: ${new URL(at.origin).host}`, `Origin: ${at.origin}`, "Cookie: session=a"],
    ...["Content-Type: multipart/form-data; boundary=x", `Content-Length: ${body.length}`, "", ""],
  ].join("\r\n");
  const line = connect(at.port, "127.0.0.1");
  let answers = "";
  line.on("data", (bytes: Buffer) => (answers += bytes.toString()));
  line.write(head);
  line.write(body);
  line.write(`GET / HTTP/1.1\r\nHost: ${new URL(at.origin).host}\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => line.once("close", resolve));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 303", "HTTP/1.1 200"]);
  await at.close();
});

test("the line itself is as patient with files as whoever reads them", async () => {
  expect(here.server.requestTimeout).toBeGreaterThan(10_000 * 12);
});

test("no more of a file is taken from the line than somebody reads", async () => {
  let from: Readable | undefined;
  const at = await serving({ handler: (req) => void (from = req) });
  let given = 0;
  function* counted() {
    for (const piece of megabytes(10)) yield ((given += piece.length), piece);
  }
  const { sent, status } = begun(at, counted());
  status.catch(() => undefined);
  await expect.poll(() => from !== undefined).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(from?.readableLength).toBeLessThan(256 * 1_024);
  expect(given).toBeLessThan(10 * MB);
  sent.destroy();
  await at.close();
});

test("no other screen takes files, nor this one from a browser without a session", async () => {
  for (const path of ["/goals", "/import/some-id", "/imports", "/api/import"])
    expect((await send(path, multipart(100))).status, path).toBe(415);
  expect((await send("/goals", multipart(MB))).status).toBe(413);
  const { status } = await here.ask({
    method: "POST",
    path: "/import",
    body: multipart(100),
    headers: { origin: here.origin, "content-type": "multipart/form-data; boundary=x" },
  });
  expect(status).toBe(415);
});

test("beyond a few at a time they are asked to wait, and those that are done leave their place", async () => {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const slow = await serving({ handler: (_req, res) => void until.then(() => res.send("done")) });
  const one = () =>
    slow.ask({
      method: "POST",
      path: "/import",
      body: multipart(100),
      headers: { origin: slow.origin, "content-type": "multipart/form-data; boundary=x", cookie: "session=a" },
    });
  const first = Array.from({ length: 4 }, one);
  await expect.poll(() => slow.reached.length).toBe(4);
  const late = await one();
  expect([late.status, late.headers["retry-after"]]).toEqual([503, "5"]);
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await one()).status).toBe(200);
  await slow.close();
});

const FROM_THE_SYSTEM = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
const share = (path: string, headers: Record<string, string>, size = 100) =>
  here.ask({
    method: "POST",
    path,
    body: multipart(size),
    headers: { "content-type": "multipart/form-data; boundary=x", cookie: "session=a", ...headers },
  });

test("a file that the system shares reaches the screen, without a sign of a page of ours", async () => {
  expect((await share("/import", FROM_THE_SYSTEM)).status).toBe(200);
  expect((await share("/import", { ...FROM_THE_SYSTEM, origin: "null" })).status).toBe(200);
});

test("what another page sends is no shared file, whatever it says", async () => {
  const strangers: Record<string, string>[] = [
    {},
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
    { ...FROM_THE_SYSTEM, origin: "https://evil.example" },
    { ...FROM_THE_SYSTEM, "sec-fetch-mode": "cors" },
    { ...FROM_THE_SYSTEM, "content-type": "application/x-www-form-urlencoded" },
  ];
  for (const headers of strangers) expect((await share("/import", headers)).status, JSON.stringify(headers)).toBe(403);
  for (const path of ["/import/some-id", "/import.data", "/goals", "/api/budgets"])
    expect((await share(path, FROM_THE_SYSTEM)).status, path).toBe(403);
});

test("who has no session is led to sign in, and the file isn't read", async () => {
  const { status, headers } = await here.ask({
    method: "POST",
    path: "/import",
    body: multipart(MB / 2),
    headers: { "content-type": "multipart/form-data; boundary=x", ...FROM_THE_SYSTEM },
  });
  expect([status, headers.location]).toEqual([303, "/import?shared=1"]);
});
