import type { RequestHandler, Response } from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drain } from "../../server/listen";
import { type Answer, serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving()));
afterAll(() => here.close());

/** However busy the machine is; where nothing is wrong it takes no time. */
const WHEN_BUSY = { timeout: 30_000 };

/** A handler whose answers come when the test says so; after that at once. */
function holding() {
  const held: Response[] = [];
  let isOpen = false;
  const handler: RequestHandler = (_req, res) => void (isOpen ? res.send("done") : held.push(res));
  return {
    handler,
    waiting: () => held.filter((res) => !res.headersSent).length,
    open() {
      isOpen = true;
      for (const res of held) res.send("done");
    },
  };
}

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

describe("headers", () => {
  const classes = [
    { path: "/landing", cache: "no-store", policy: /script-src 'self' 'nonce-/ },
    { path: "/goals.data", cache: "no-store", policy: /^default-src 'none'/ },
    { path: "/api/x", cache: "no-store", policy: /^default-src 'none'/ },
    { path: "/health/live", cache: "no-store", policy: /^default-src 'none'/ },
    { path: "/assets/app-abc123.js", cache: "public, max-age=31536000, immutable", policy: /^default-src 'none'/ },
    { path: "/assets/none.js", cache: "no-store", policy: /^default-src 'none'/ },
    { path: "/manifest.webmanifest", cache: "no-cache", policy: /nonce-/ },
    { path: "/entry.worker.js", cache: "no-cache", policy: /nonce-/ },
    { path: "/?_data=x", cache: "no-store", policy: /nonce-/ },
  ];

  test("stand on every class of answer", async () => {
    for (const { path, cache, policy } of classes) {
      const { headers } = await here.ask({ path });
      expect(headers, path).toMatchObject(always);
      expect(headers["cache-control"], path).toBe(cache);
      expect(headers["content-security-policy"], path).toMatch(policy);
      expect(headers["content-security-policy"], path).not.toMatch(/unsafe|\*|http:/);
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
      expect(headers["permissions-policy"], path).toContain("camera=()");
      expect(headers["x-powered-by"], path).toBeUndefined();
      expect(headers["strict-transport-security"], path).toBeUndefined();
    }
  });

  test("the nonce is new each time", async () => {
    const nonces = await Promise.all(
      Array.from(
        { length: 500 },
        async () => /'nonce-([^']+)'/.exec(String((await here.ask()).headers["content-security-policy"]))?.[1],
      ),
    );
    expect(new Set(nonces).size).toBe(500);
    expect(nonces.every((nonce) => Buffer.from(nonce ?? "", "base64").length === 16)).toBe(true);
  });

  test("over https the browser is told to stay there", async () => {
    const secure = await serving({ options: { appUrl: new URL("https://money.example") } });
    const { headers } = await secure.ask();
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    await secure.close();
  });

  test("the bank's scripts are let in on its screens, and only while it is in use", async () => {
    const plaid = await serving({ options: { plaid: true } });
    for (const path of ["/", "/dashboard", "/accounts"])
      expect((await plaid.ask({ path })).headers["content-security-policy"]).toContain("https://cdn.plaid.com");
    for (const path of ["/goals", "/login", "/accounts.data", "/api/accounts"])
      expect((await plaid.ask({ path })).headers["content-security-policy"]).not.toContain("plaid");
    expect((await here.ask({ path: "/accounts" })).headers["content-security-policy"]).not.toContain("plaid");
    await plaid.close();
  });
});

describe("static files", () => {
  test("send the compressed twin where the browser takes it", async () => {
    const twin = await here.ask({ path: "/assets/app-abc123.js", headers: { "accept-encoding": "gzip, br" } });
    expect([twin.status, twin.body, twin.headers["content-encoding"], twin.headers["content-type"]]).toEqual([
      200,
      "brotli twin",
      "br",
      "application/javascript; charset=utf-8",
    ]);
    const plain = await here.ask({ path: "/assets/app-abc123.js" });
    expect([plain.body, plain.headers["content-encoding"], plain.headers.vary]).toEqual([
      "console.log(1)",
      undefined,
      "Accept-Encoding",
    ]);
  });

  test("never leave their folder", async () => {
    for (const path of [
      "/assets/../../../etc/passwd",
      "/assets/..%2f..%2f..%2fetc%2fpasswd",
      "/assets/%2e%2e/%2e%2e/etc/passwd",
    ]) {
      expect((await here.ask({ path })).body).not.toContain("root:");
    }
  });
});

describe("compression", () => {
  const long = "word ".repeat(2000);

  test("pages are compressed, except where another site could measure them", async () => {
    const pages = await serving({ handler: (_req, res) => void res.type("text/html").send(long) });
    const encoding = async (path: string, headers: Record<string, string>) =>
      (await pages.ask({ path, headers: { "accept-encoding": "br", ...headers } })).headers["content-encoding"];
    expect(await encoding("/x?q=a", {})).toBe("br");
    expect(await encoding("/x?q=a", { cookie: "session=1", "sec-fetch-site": "same-origin" })).toBe("br");
    expect(await encoding("/x?q=a", { cookie: "session=1", "sec-fetch-site": "cross-site" })).toBeUndefined();
    await pages.close();
  });
});

describe("health, load and stopping", () => {
  test("live needs no database, ready does", async () => {
    const broken = await serving({ options: { ping: () => Promise.reject(new Error("down")) } });
    expect((await broken.ask({ path: "/health/live" })).status).toBe(200);
    const ready = await broken.ask({ path: "/health/ready" });
    expect([ready.status, ready.headers["retry-after"]]).toEqual([503, "1"]);
    await broken.close();
  });

  test("beyond the limit new requests are turned away at once, then served again", async () => {
    const gate = holding();
    const busy = await serving({ options: { maxInFlight: 5 }, handler: gate.handler });
    const shed: Answer[] = [];
    const asked = Array.from({ length: 20 }, (_, index) =>
      busy.ask({ path: index % 2 ? "/x" : "/api/x" }).then((answer) => {
        if (answer.status === 503) shed.push(answer);
        return answer.status;
      }),
    );
    // Those that got in are still being worked on while the others have their answer.
    await expect.poll(() => shed.length, WHEN_BUSY).toBe(15);
    expect(gate.waiting()).toBe(5);
    expect(shed.every((answer) => answer.headers["retry-after"] === "1")).toBe(true);
    gate.open();
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(5);
    expect((await busy.ask()).status).toBe(200);
    await expect.poll(() => busy.lifecycle.inFlight).toBe(0);
    await busy.close();
  });

  test("a stop drops nobody: readiness turns first, running requests end, then the port closes", async () => {
    const gate = holding();
    const stopping = await serving({ handler: gate.handler });
    const running = Array.from({ length: 50 }, () => stopping.ask());
    await expect.poll(() => stopping.lifecycle.inFlight, WHEN_BUSY).toBe(50);
    const { lifecycle } = stopping;
    const ended = drain(stopping.server, {
      lifecycle,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      lingerMilliseconds: 100,
      limitMilliseconds: 60_000,
    });
    const ready = await stopping.ask({ path: "/health/ready" });
    expect([ready.status, ready.headers.connection]).toEqual([503, "close"]);
    // The port closes while they are all still being worked on.
    await expect.poll(() => stopping.server.listening, WHEN_BUSY).toBe(false);
    expect(gate.waiting()).toBe(50);
    gate.open();
    const answers = await Promise.all(running);
    expect(answers.filter((answer) => answer.status === 200 && answer.body === "done")).toHaveLength(50);
    await ended;
    await expect(stopping.ask()).rejects.toThrow();
  });

  test("what never ends is cut off at the limit", async () => {
    const stuck = await serving({ handler: () => {} });
    const hanging = stuck.ask().catch(() => "cut off");
    await expect.poll(() => stuck.lifecycle.inFlight).toBe(1);
    const from = performance.now();
    await drain(stuck.server, {
      lifecycle: stuck.lifecycle,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      lingerMilliseconds: 0,
      limitMilliseconds: 300,
    });
    expect(await hanging).toBe("cut off");
    expect(performance.now() - from).toBeLessThan(2000);
  });
});
