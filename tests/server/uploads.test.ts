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
