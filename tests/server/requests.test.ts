import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "~/lib/env.server";
import { networkOf } from "../../server/network";
import { raw, serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving()));
afterAll(() => here.close());

const form = "application/x-www-form-urlencoded";

function post(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const type = path.startsWith("/api") || path.startsWith("/webhooks") ? "application/json" : form;
  return here.ask({ method: "POST", path, body, headers: { origin: here.origin, "content-type": type, ...headers } });
}

describe("Host", () => {
  test("only our names are served", async () => {
    const names = [
      "evil.example",
      `localhost:${here.port}.evil.example`,
      "localhost",
      "localhost:1",
      `user@localhost:${here.port}`,
    ];
    for (const host of names) expect((await here.ask({ headers: { host } })).status, host).toBe(400);
    for (const host of [
      `localhost:${here.port}`,
      `127.0.0.1:${here.port}`,
      `[::1]:${here.port}`,
      `LOCALHOST:${here.port}`,
    ]) {
      expect((await here.ask({ headers: { host } })).status, host).toBe(200);
    }
    expect((await here.ask({ path: "/health/live", headers: { host: "10.0.0.7:3000" } })).status).toBe(200);
  });

  test("a forged X-Forwarded-Host changes nothing that Remix sees", async () => {
    let seen: unknown;
    const one = await serving({
      handler: (req, res) =>
        void res.json(
          (seen = {
            host: req.hostname,
            protocol: req.protocol,
            ip: req.ip,
            forwarded: Object.keys(req.headers).filter((name) => name.startsWith("x-forwarded")),
          }),
        ),
    });
    await one.ask({
      headers: {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "6.6.6.6",
        forwarded: "for=6.6.6.6",
      },
    });
    expect(seen).toEqual({ host: "localhost", protocol: "http", ip: "127.0.0.1", forwarded: [] });
    await one.close();
  });

  test("behind a trusted proxy the address and the protocol come from it, the name never", async () => {
    let seen: unknown;
    const one = await serving({
      options: { trustedProxies: 1 },
      handler: (req, res) => void res.json((seen = { host: req.hostname, protocol: req.protocol, ip: req.ip })),
    });
    await one.ask({
      headers: {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "6.6.6.6, 7.7.7.7",
      },
    });
    expect(seen).toEqual({ host: "localhost", protocol: "https", ip: "7.7.7.7" });
    await one.close();
  });

  test("a proxy that adds an address of its own after the client's is skipped: people who share it don't share their limits", async () => {
    let seen: unknown;
    // As fly.io sends it: what a stranger claims, the client, and the app's own address last.
    const flyHops = Number(/TRUST_PROXY = "(\d+)"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);
    const one = await serving({
      options: { trustedProxies: flyHops },
      handler: (req, res) => void res.json((seen = req.ip)),
    });
    for (const client of ["77.97.0.98", "81.2.69.160"]) {
      await one.ask({ headers: { "x-forwarded-for": `6.6.6.6, ${client}, 66.241.125.1` } });
      expect(seen).toBe(client);
    }
    await one.close();
  });

  test("limits count an IPv6 line as one, however many addresses it uses, and IPv4 by itself", () => {
    const same = [
      "2001:db8:1:2::1",
      "2001:db8:1:2:ffff:ffff:ffff:ffff",
      "2001:0DB8:0001:0002::7",
      "2001:db8:1:2:3:4:5.6.7.8",
    ];
    expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
    expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
    expect(networkOf("2001::2:3:4:5:6:7")).toBe("2001:0:2:3::/64");
    expect([networkOf("::1"), networkOf("2001:db8::"), networkOf("fe80::1%eth0")]).toEqual([
      "0:0:0:0::/64",
      "2001:db8:0:0::/64",
      "fe80:0:0:0::/64",
    ]);
    expect([networkOf("::ffff:81.2.69.160"), networkOf("81.2.69.160"), networkOf("unknown")]).toEqual([
      "81.2.69.160",
      "81.2.69.160",
      "unknown",
    ]);
  });

  test("TRUST_PROXY is off, on for one hop, or their number; anything else stops the boot", () => {
    const hops = (TRUST_PROXY?: string) => readEnv({ TRUST_PROXY }).TRUST_PROXY;
    expect([hops(), hops(""), hops("off"), hops("on"), hops("2")]).toEqual([0, 0, 0, 1, 2]);
    for (const wrong of ["yes", "-1", "1.5", "11"]) expect(() => hops(wrong), wrong).toThrow(/TRUST_PROXY/);
  });
});

describe("methods and addresses", () => {
  test("what no screen and no endpoint uses is 405 with the list of what is", async () => {
    const own = { origin: here.origin };
    for (const method of ["TRACE", "OPTIONS", "PROPFIND", "PUT", "PATCH", "DELETE"]) {
      const answer = await here.ask({ method, path: "/goals", headers: own });
      expect([answer.status, answer.headers.allow], method).toEqual([405, "GET, HEAD, POST"]);
    }
    for (const method of ["TRACE", "OPTIONS", "LOCK"])
      expect((await here.ask({ method, path: "/api/x", headers: own })).status).toBe(405);
  });

  test("`_data`, undecodable and doubled addresses are 400, JSON twins 404", async () => {
    for (const path of [
      "/goals?_data=routes%2Fgoals",
      "/?a=1&%5Fdata=x",
      "/%ff",
      "/%00",
      "//evil.example",
      "/a//b",
      "/a%5c%5cb",
      "/%E0%A4%A",
      "/transactions?q=a%00b",
      "/api/credit/factors?assessmentId=%00",
      "/?%00=1",
    ]) {
      expect((await here.ask({ path })).status, path).toBe(400);
    }
    expect((await here.ask({ path: "/api/goals.data" })).status).toBe(404);
    expect((await here.ask({ path: "/goals.data?_routes=routes%2Fgoals" })).status).toBe(200);
  });

  test("errors of the API are JSON with a message, of pages a small page with the request's id", async () => {
    const api = await here.ask({ method: "OPTIONS", path: "/api/x" });
    expect(api.headers["content-type"]).toContain("application/json");
    expect(Object.keys(JSON.parse(api.body))).toEqual(["message"]);
    const page = await here.ask({ path: "/?_data=x" });
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain(String(page.headers["x-request-id"]));
  });

  test("whatever nobody foresaw is one sentence with an id, and a log line", async () => {
    const broken = await serving({
      handler: () => {
        throw new Error("secret detail");
      },
    });
    for (const path of ["/x", "/api/x"]) {
      const answer = await broken.ask({ path });
      expect(answer.status).toBe(500);
      expect(answer.body).not.toMatch(/secret detail|\bat .*\.ts/);
    }
    expect(broken.logged.filter((line) => line.message === "unexpected error")).toHaveLength(2);
    await broken.close();
  });
});

describe("bodies", () => {
  const caps = [
    { path: "/goals", cap: 16 * 1024 },
    { path: "/goals.data", cap: 16 * 1024 },
    { path: "/api/savings-goals", cap: 64 * 1024 },
    { path: "/api/ai/analyze-spending", cap: 256 * 1024 },
    { path: "/webhooks/stripe", cap: 256 * 1024 },
  ];

  test("reach Remix whole up to the cap", async () => {
    for (const { path, cap } of caps) {
      const body = "1".repeat(cap);
      const answer = await post(path, body);
      expect(answer.status, path).toBe(200);
      expect(JSON.parse(answer.body).body, path).toBe(body);
    }
  });

  test("one byte more is 413, announced or streamed", async () => {
    for (const { path, cap } of caps) {
      expect((await post(path, "1".repeat(cap + 1))).status, path).toBe(413);
      expect((await post(path, "1".repeat(cap + 1), { "transfer-encoding": "chunked" })).status, path).toBe(413);
    }
  });

  test("an announced 100 MB is refused at once, without being read", async () => {
    const from = performance.now();
    const text = await raw(here.port, [
      `POST /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\nOrigin: ${here.origin}\r\nContent-Type: ${form}\r\nContent-Length: 104857600\r\n\r\n`,
      "x".repeat(1000),
      1200,
    ]);
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(performance.now() - from).toBeLessThan(3000);
  });

  test("a client that asks first is told before it sends", async () => {
    const head = `POST /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\nOrigin: ${here.origin}\r\nContent-Type: ${form}\r\nExpect: 100-continue\r\n`;
    const tooBig = await raw(here.port, [`${head}Content-Length: 99999\r\n\r\n`]);
    expect(tooBig).toMatch(/^HTTP\/1.1 413 /);
    const fine = await raw(here.port, [`${head}Connection: close\r\nContent-Length: 3\r\n\r\n`, 50, "a=1"]);
    expect(fine).toMatch(/^HTTP\/1.1 100 Continue[\s\S]*HTTP\/1.1 200 /);
  });

  test("a slow body is cut off", async () => {
    const text = await raw(here.port, [
      `POST /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\nOrigin: ${here.origin}\r\nContent-Type: ${form}\r\nContent-Length: 1000\r\n\r\n`,
      "a",
      200,
      "b",
      200,
      "c",
      200,
      "d",
      200,
    ]);
    expect(text).toMatch(/^HTTP\/1.1 408 /);
  });

  test("other content types, compression and encodings are 415", async () => {
    for (const type of [
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json",
      "",
      `${form}; charset=utf-16`,
    ]) {
      expect((await post("/goals", "a=1", { "content-type": type })).status, type).toBe(415);
    }
    for (const type of ["text/plain", form, "application/json-patch+json", "application/json; charset=latin1"]) {
      expect((await post("/api/x", "{}", { "content-type": type })).status, type).toBe(415);
    }
    expect((await post("/api/x", "{}", { "content-type": "Application/JSON; Charset=UTF-8" })).status).toBe(200);
    expect((await post("/api/x", "{}", { "content-encoding": "gzip" })).status).toBe(415);
  });

  test("one click of a mail program may come in parts, to its own address alone", async () => {
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const inParts = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post("/unsubscribe?token=a.week.b", parts, inParts)).status).toBe(200);
    expect((await post("/unsubscribe/more", parts, inParts)).status).toBe(415);
    expect((await post("/unsubscribe", "x".repeat(20_000), inParts)).status).toBe(413);
  });

  test("broken text and 10,000 levels of nesting are 400, brackets in strings are not nesting", async () => {
    expect((await post("/api/x", Buffer.from([0x22, 0xff, 0x22]))).status).toBe(400);
    expect((await post("/api/x", "[".repeat(10_000))).status).toBe(400);
    expect((await post("/api/x", `${"[".repeat(33)}${"]".repeat(33)}`)).status).toBe(400);
    expect((await post("/api/x", `${"[".repeat(32)}${"]".repeat(32)}`)).status).toBe(200);
    expect((await post("/api/x", JSON.stringify({ text: `\\"${"[".repeat(500)}` }))).status).toBe(200);
  });

  test("GET carries none", async () => {
    expect((await here.ask({ path: "/goals", body: "a=1" })).status).toBe(400);
  });

  test("after a refusal the connection serves the next request", async () => {
    const first = `POST /goals HTTP/1.1\r\nHost: localhost:${here.port}\r\nOrigin: ${here.origin}\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\na=1`;
    const text = await raw(here.port, [first, 50, `GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`]);
    expect(text).toMatch(/^HTTP\/1.1 415 [\s\S]*HTTP\/1.1 200 /);
  });
});

test("the log knows path, status and time, and nothing that a request carried", async () => {
  const quiet = await serving();
  await quiet.ask({
    method: "POST",
    path: "/reset-password?token=CANARY",
    headers: { origin: quiet.origin, cookie: "session=CANARY", "content-type": form, "user-agent": "CANARY" },
    body: "password=CANARY",
  });
  await expect.poll(() => quiet.logged.length).toBe(1);
  expect(quiet.logged[0]?.fields).toMatchObject({ method: "POST", path: "/reset-password", status: 200 });
  expect(JSON.stringify(quiet.logged)).not.toContain("CANARY");
  await quiet.close();
});
