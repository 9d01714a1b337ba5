// What the server's layers do at their edges: who is told what, what is written down, what is left open.
import { connect } from "node:net";
import type { RequestHandler } from "express";
import { describe, expect, test } from "vitest";
import { ConfigError } from "~/lib/env.server";
import { contextOf } from "~/lib/request-context.server";
import { drain, listen } from "../../server/listen";
import { surviveRejections } from "../../server/rejections";
import { servers } from "./servers";
import { raw, serving, type Asked, type Serving } from "./serving";

const started = servers();
const FORM = "application/x-www-form-urlencoded";
const posted = (here: Serving, path: string, body: string | Buffer, headers: Record<string, string> = {}) => {
  const type = path.startsWith("/api") || path.startsWith("/webhooks") ? "application/json" : FORM;
  return here.ask({ method: "POST", path, body, headers: { origin: here.origin, "content-type": type, ...headers } });
};
const messageIn = (body: string): unknown => JSON.parse(body).message;

describe("the port", () => {
  test("that is taken, or an address that isn't here, is a sentence of the settings'", async () => {
    const { port } = await started();
    const refused = (at: number, host: string) => listen(() => undefined, at, host);
    await expect(refused(port, "127.0.0.1")).rejects.toEqual(
      new ConfigError(`Port ${port} is already in use. Stop the other program, or set PORT to a free one.`),
    );
    await expect(refused(0, "203.0.113.9")).rejects.toEqual(
      new ConfigError("HOST (203.0.113.9) is not an address of this machine."),
    );
    await expect(refused(70_000, "127.0.0.1")).rejects.not.toBeInstanceOf(ConfigError);
  });

  test("waits for nobody without end, and takes no more than a little of headers", async () => {
    const { server, port } = await started();
    expect(server).toMatchObject({
      ...{ requestTimeout: 130_000, headersTimeout: 10_000, keepAliveTimeout: 20_000, timeout: 60_000 },
    });
    const asked = (size: number) =>
      raw(port, [`GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nX-A: ${"a".repeat(size)}\r\n\r\n`]);
    expect(await asked(15_000)).toMatch(/^HTTP\/1.1 200/);
    expect(await asked(17_000)).toMatch(/^HTTP\/1.1 431/);
  });
});

describe("a stop", () => {
  const stop = (one: Serving, more: Partial<Parameters<typeof drain>[1]> = {}) => {
    const keep = (fields: object, message: string) =>
      void one.logged.push({ level: "info", fields: { ...fields }, message });
    const log = { info: keep, warn: keep, error: keep };
    return drain(one.server, {
      lifecycle: one.lifecycle,
      log,
      lingerMilliseconds: 0,
      limitMilliseconds: 60_000,
      ...more,
    });
  };

  test("is written down with what was in hand, happens once, and closes lines on which nothing is asked", async () => {
    const one = await serving();
    const silent = connect(one.port, "127.0.0.1").resume();
    const idle = connect(one.port, "127.0.0.1").resume();
    idle.write(`GET / HTTP/1.1\r\nHost: localhost:${one.port}\r\n\r\n`);
    await expect.poll(() => one.reached.length).toBe(1);
    await expect.poll(() => one.logged.length).toBe(1);
    one.lifecycle.inFlight = 7;
    await Promise.all([stop(one), stop(one)]);
    expect(one.logged.slice(1).map(({ fields, message }) => [message, fields])).toEqual([
      ["stopping", { inFlight: 7 }],
      ["stopped", {}],
    ]);
    await expect.poll(() => [silent.closed, idle.closed]).toEqual([true, true]);
  });

  test("waits for half of its limit at most, however often somebody comes", async () => {
    const one = await serving({ handler: (_req, res) => void res.send("done") });
    const from = performance.now();
    const pause = async () => {
      await one.ask();
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await stop(one, { lingerMilliseconds: 500, limitMilliseconds: 400, pause });
    expect(performance.now() - from).toBeGreaterThan(190);
    expect(one.server.listening).toBe(false);
  });
});

test("a promise that failed behind everybody's back is written down, and ends nothing", () => {
  const said: [object, string][] = [];
  const before = process.listeners("unhandledRejection");
  surviveRejections({ error: (fields, message) => void said.push([fields, message]) });
  const mine = process.listeners("unhandledRejection").filter((one) => !before.includes(one));
  const reason = new Error("late");
  for (const listener of mine) listener(reason, Promise.resolve());
  for (const listener of mine) process.off("unhandledRejection", listener);
  expect(said).toEqual([[{ err: reason }, "a promise failed and nobody was waiting"]]);
});

describe("an answer of the server's own", () => {
  test("is JSON for programs, a page for people, and plain text for what neither reads", async () => {
    const here = await started();
    const kinds = async (asked: Asked) => {
      const { status, headers, body } = await here.ask(asked);
      return [status, String(headers["content-type"]).split(";")[0], headers["cache-control"], body.slice(0, 15)];
    };
    expect(await kinds({ method: "PUT", path: "/assets/app-abc123.js" })).toEqual([
      ...[405, "text/plain", "no-store", "This method is "],
    ]);
    expect(await kinds({ path: "/assets/none.js" })).toEqual([404, "text/plain", "no-store", "Not found."]);
    expect(await kinds({ path: "/webhooks/%ff" })).toEqual([400, "application/json", "no-store", '{"message":"Thi']);
    expect(await kinds({ path: "/%ff" })).toEqual([400, "text/html", "no-store", "<!doctype html>"]);
  });

  test("that comes too late cuts the line, so that half an answer isn't taken for a whole one", async () => {
    const here = await started({
      handler: (_req, res) => {
        res.writeHead(200, { "content-type": "text/html" }).write("half");
        throw new Error("late");
      },
    });
    await expect(here.ask()).rejects.toThrow();
    expect(here.logged.find(({ level }) => level === "error")).toMatchObject({
      ...{ message: "unexpected error", fields: { err: expect.any(Error), requestId: expect.any(String) } },
    });
  });
});

describe("the log", () => {
  const lines = (here: Serving) => here.logged.filter(({ message }) => message === "request");

  test("has a line for each request with how it went, louder for what is our fault; none for files and health", async () => {
    const here = await started({ handler: (req, res) => void res.status(req.path === "/bad" ? 500 : 201).send("x") });
    for (const path of ["/goals?q=1", "/bad", `/${"long".repeat(100)}`, "/health/live", "/assets/app-abc123.js"])
      await here.ask({ path });
    await expect.poll(() => lines(here).length).toBe(3);
    const fields = { requestId: expect.stringMatching(/^[\w-]{12}$/), ms: expect.any(Number) };
    expect(lines(here)).toEqual([
      { level: "info", message: "request", fields: { ...fields, method: "GET", path: "/goals", status: 201 } },
      { level: "warn", message: "request", fields: { ...fields, method: "GET", path: "/bad", status: 500 } },
      {
        ...{ level: "info", message: "request" },
        fields: { ...fields, method: "GET", path: `/${"long".repeat(100)}`.slice(0, 200), status: 201 },
      },
    ]);
    expect(lines(here).every(({ fields: { ms } }) => Number.isInteger(ms) && Number(ms) < 60_000)).toBe(true);
  });

  test("says where somebody left before the answer", async () => {
    const here = await started({ handler: () => {} });
    const socket = connect(here.port, "127.0.0.1").resume();
    socket.write(`GET /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\n\r\n`);
    await expect.poll(() => here.reached.length).toBe(1);
    expect(here.lifecycle.inFlight).toBe(1);
    socket.destroy();
    await expect.poll(() => lines(here)).toMatchObject([{ fields: { aborted: true, path: "/goals" } }]);
    expect(here.lifecycle.inFlight).toBe(0);
  });
});

describe("a method", () => {
  test("that doesn't work on an address is answered with those that do; where there is no endpoint, with that", async () => {
    const told: Record<string, string[] | undefined> = { "/api/goals": ["GET", "PUT"], "/api/none": [] };
    const here = await started({ options: { methodsOf: (path) => Promise.resolve(told[path]) } });
    const of = async (method: string, path: string) => {
      const { status, headers } = await here.ask({ method, path, headers: { origin: here.origin } });
      return [status, headers.allow];
    };
    expect(await of("POST", "/api/goals")).toEqual([405, "GET, PUT"]);
    expect(await of("PUT", "/api/goals")).toEqual([200, undefined]);
    expect(await of("GET", "/api/none")).toEqual([404, undefined]);
    expect(await of("LOCK", "/api/other")).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE"]);
    expect(await of("PUT", "/assets/app-abc123.js")).toEqual([405, "GET, HEAD"]);
    expect((await here.ask({ path: "/api/none" })).body).toBe('{"message":"We couldn\'t find that."}');
    expect((await here.ask({ path: "/webhooks/x.data" })).status).toBe(404);
  });

  test("that can't be looked up is our fault", async () => {
    const here = await started({ options: { methodsOf: () => Promise.reject(new Error("no routes")) } });
    expect((await here.ask({ path: "/api/goals" })).status).toBe(500);
    expect((await here.ask({ path: "/goals" })).status).toBe(200);
  });
});

describe("what Remix sees", () => {
  test("is the request as it came, with its body read, its id, and nothing that a stranger claims", async () => {
    let seen: unknown;
    const handler: RequestHandler = (req, res) => {
      const { method, url, originalUrl, baseUrl, httpVersion, complete, headers, rawHeaders } = req;
      const context = contextOf(
        new Request("http://localhost", { headers: { "x-request-id": String(headers["x-request-id"]) } }),
      );
      const raws = rawHeaders.length > 4;
      seen = { method, url, originalUrl, baseUrl, httpVersion, complete, raws, context, names: Object.keys(headers) };
      res.send("ok");
    };
    const here = await started({ handler });
    const claims = {
      "x-real-ip": "6.6.6.6",
      forwarded: "for=6.6.6.6",
      "x-request-id": "mine",
      "x-forwarded-port": "1",
    };
    const { headers } = await posted(here, "/goals.data?a=1", "a=1", claims);
    const requestId = headers["x-request-id"];
    const nonce = expect.stringMatching(/^[\w+/]{22}==$/);
    expect(seen).toMatchObject({
      ...{ method: "POST", url: "/goals.data?a=1", originalUrl: "/goals.data?a=1", baseUrl: "", httpVersion: "1.1" },
      ...{ complete: true, raws: true },
      context: { requestId, nonce, ip: "127.0.0.1", isLocal: false, isDataRequest: true },
    });
    expect(Object(seen).names).not.toEqual(expect.arrayContaining(["x-real-ip"]));
    expect(Object(seen).names.filter((name: string) => /forwarded|real-ip/.test(name))).toEqual([]);
    expect(
      contextOf(new Request("http://localhost", { headers: { "x-request-id": String(requestId) } })),
    ).toBeUndefined();
    const proxied = await started({ handler, options: { trustedProxies: 1, isLocal: false } });
    await proxied.ask({
      path: "/goals",
      headers: { ...claims, "x-forwarded-host": "x", "x-forwarded-for": "9.9.9.9" },
    });
    expect(Object(seen)).toMatchObject({ context: { ip: "9.9.9.9", isDataRequest: false } });
    expect(Object(seen).names).toEqual(expect.arrayContaining(["x-real-ip", "x-forwarded-for"]));
    expect(Object(seen).names).not.toContain("forwarded");
    expect(Object(seen).names).not.toContain("x-forwarded-host");
  });
});

describe("a body", () => {
  test("is refused in words that say why, and passes at the very edge", async () => {
    const here = await started();
    const said = async (path: string, body: string | Buffer, headers?: Record<string, string>) => {
      const answer = await posted(here, path, body, headers);
      return [answer.status, answer.status === 200 ? "" : messageIn(answer.body)];
    };
    const bad = Buffer.from([0x22, 0xff, 0x22]);
    expect(await said("/api/x", bad)).toEqual([400, "The text that was sent is not valid."]);
    expect(await said("/api/x", "[".repeat(33))).toEqual([400, "What was sent is nested too deeply."]);
    expect(await said("/api/x", "x".repeat(64 * 1024 + 1))).toEqual([413, "That is too much to send at once."]);
    expect(await said("/api/x", "{}", { "content-type": "text/plain" })).toEqual([
      ...[415, "This content type is not accepted here."],
    ]);
    expect(await said("/api/x", "{}", { "content-encoding": "br" })).toEqual([
      ...[415, "A compressed body is not accepted here."],
    ]);
    expect(await said("/api/x", "{}", { "content-encoding": "identity" })).toEqual([200, ""]);
    expect(await said("/api/x", "{}", { "content-type": 'application/json ; charset="utf-8"' })).toEqual([200, ""]);
    expect(await said("/api/ai/analyze-spending/", "x".repeat(200 * 1024))).toEqual([200, ""]);
    expect(await said("/api/ai/analyze-spending/x", "x".repeat(200 * 1024))).toEqual([
      413,
      "That is too much to send at once.",
    ]);
    expect(messageIn((await here.ask({ path: "/api/x", body: "{}" })).body)).toBe(
      "A request of this kind can't carry a body.",
    );
    // How deep a form's text nests is nobody's trouble.
    expect((await posted(here, "/goals", "[".repeat(100))).status).toBe(200);
    const none = await here.ask({
      method: "DELETE",
      path: "/api/x",
      headers: { origin: here.origin, "content-length": "0" },
    });
    expect(none.status).toBe(200);
  });

  test("whose sender leaves in the middle is waited for no more, and holds no place", async () => {
    const here = await started({ options: { bodyMilliseconds: 100 } });
    const socket = connect(here.port, "127.0.0.1").resume();
    const head = `POST /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\nOrigin: ${here.origin}\r\nContent-Type: ${FORM}\r\n`;
    socket.write(`${head}Content-Length: 100\r\n\r\na`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await expect.poll(() => here.logged.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect([here.reached, here.logged.length, here.logged[0]?.fields.aborted]).toEqual([[], 1, true]);
  });
});

describe("a file of the build", () => {
  test("goes plain to who reads no twin, is never a directory's list, and leaves other addresses to Remix", async () => {
    const here = await started();
    const of = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const answer = await here.ask({ path, headers, method });
      return [answer.status, answer.body, answer.headers["content-encoding"]];
    };
    expect(await of("/assets/app-abc123.js", { "accept-encoding": "gzip" })).toEqual([
      200,
      "console.log(1)",
      undefined,
    ]);
    expect(await of("/assets/app-abc123.js", { "accept-encoding": "br" }, "HEAD")).toEqual([200, "", "br"]);
    expect(await of("/assets/")).toEqual([404, "Not found.", undefined]);
    expect(await of("/assets")).toEqual([404, "Not found.", undefined]);
    expect(await of("/manifest.webmanifest")).toEqual([200, "{}", undefined]);
    expect(here.reached).toEqual([]);
    await here.ask({ path: "/none.png" });
    await here.ask({ path: "/assetless" });
    expect(here.reached).toEqual(["GET /none.png", "GET /assetless"]);
  });
});

describe("an answer", () => {
  const long = "word ".repeat(2000);
  test("is made small where it's worth it, and not where it goes out word by word or tells another site something", async () => {
    const here = await started({
      handler: (req, res) => {
        const kind = req.path === "/stream" ? "text/event-stream" : req.path === "/png" ? "image/png" : "text/html";
        res.type(kind).send(req.path === "/short" ? "x".repeat(1000) : long);
      },
    });
    const of = async (path: string, headers: Record<string, string> = {}) =>
      (await here.ask({ path, headers: { "accept-encoding": "gzip", ...headers } })).headers["content-encoding"];
    expect([await of("/x"), await of("/short"), await of("/stream"), await of("/png")]).toEqual([
      ...["gzip", undefined, undefined, undefined],
    ]);
    const stranger = { "sec-fetch-site": "cross-site", cookie: "session=1" };
    expect(await of("/x?q=a", stranger)).toBeUndefined();
    expect([await of("/x", stranger), await of("/x?q=a", { "sec-fetch-site": "cross-site" })]).toEqual([
      "gzip",
      "gzip",
    ]);
  });
});

test("a database that doesn't answer in a second isn't ready, whatever it says later", async () => {
  const here = await started({ options: { ping: () => new Promise(() => undefined) } });
  const { status, headers, body } = await here.ask({ path: "/health/ready" });
  expect([status, headers["retry-after"], body]).toEqual([503, "1", '{"status":"no database"}']);
  expect(here.logged).toMatchObject([{ level: "warn", fields: { err: expect.any(Error) } }]);
});
