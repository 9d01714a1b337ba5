import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("a file that never ends and says no size is cut at ten megabytes, and held no longer", async () => {
  const reached = here.reached.length;
  const answered = new Promise<number>((resolve, reject) => {
    const headers = {
      origin: here.origin,
      "content-type": "multipart/form-data; boundary=x",
      cookie: "session=a",
      "transfer-encoding": "chunked",
      connection: "keep-alive",
    };
    const sent = request({
      host: "127.0.0.1",
      port: here.port,
      method: "POST",
      path: "/import",
      agent: false,
      headers,
    });
    sent.setHeader("host", new URL(here.origin).host);
    // The line is cut once the answer is there.
    sent.on("response", ({ statusCode = 0 }) => resolve(statusCode)).on("error", reject);
    sent.write(multipart(0).subarray(0, -9));
    // A gigabyte, as fast as it's taken, until somebody says that it's enough.
    const piece = Buffer.alloc(MB, 0x61);
    let left = 1_024;
    const more = () => {
      while (left > 0 && !sent.destroyed) if (((left -= 1), !sent.write(piece))) return;
    };
    sent.on("drain", more);
    more();
  });
  expect(await answered).toBe(413);
  expect(here.reached).toHaveLength(reached);
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
