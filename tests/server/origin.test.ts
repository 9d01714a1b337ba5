import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serving, type Serving } from "./serving";

let here: Serving;
beforeAll(async () => void (here = await serving()));
afterAll(() => here.close());

const methods = ["POST", "PUT", "PATCH", "DELETE"];
const places = [
  { path: "/goals", type: "application/x-www-form-urlencoded", body: "a=1" },
  { path: "/goals.data", type: "application/x-www-form-urlencoded", body: "a=1" },
  { path: "/api/savings-goals", type: "application/json", body: "{}" },
  { path: "/%61pi/savings-goals", type: "application/json", body: "{}" },
  { path: "/api/savings-goals", type: "text/plain", body: "{}" },
  { path: "/", type: "text/plain", body: "a=1" },
];

function strangers(port: number): Record<string, string>[] {
  return [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: `http://localhost:${port}.evil.example` },
    { origin: `https://localhost:${port}` },
    { origin: "http://localhost", "sec-fetch-site": "same-site" },
    { origin: `http://127.0.0.1:${port}` },
    { origin: "null" },
    { origin: "garbage" },
    {},
    { "sec-fetch-site": "same-origin" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { origin: `http://localhost:${port}`, "sec-fetch-site": "cross-site" },
    { origin: `http://localhost:${port}`, "sec-fetch-site": "none" },
    { referer: "https://evil.example/" },
    { referer: `http://localhost:${port}/goals`, "sec-fetch-site": "same-origin" },
    { referer: `http://localhost:${port}/goals`, origin: "null" },
    { origin: "null", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
  ];
}

describe("what changes data comes from this site only", () => {
  test("every method, place and kind of stranger is refused before Remix", async () => {
    let cells = 0;
    for (const method of methods) {
      for (const { path, type, body } of places) {
        for (const stranger of strangers(here.port)) {
          const { status, body: text } = await here.ask({
            method,
            path,
            headers: { ...stranger, "content-type": type },
            body,
          });
          expect([403, 405], `${method} ${path} ${JSON.stringify(stranger)}`).toContain(status);
          expect(text).not.toMatch(/trial|subscription/i);
          cells++;
        }
      }
    }
    expect(here.reached).toEqual([]);
    expect(cells).toBe(4 * 6 * 17);
  });

  test("the same requests from this site pass", async () => {
    const own = { origin: here.origin, "sec-fetch-site": "same-origin" };
    expect(
      (
        await here.ask({
          method: "POST",
          path: "/goals",
          headers: { ...own, "content-type": "application/x-www-form-urlencoded" },
          body: "a=1",
        })
      ).status,
    ).toBe(200);
    for (const method of methods) {
      expect(
        (
          await here.ask({
            method,
            path: "/api/savings-goals",
            headers: { ...own, "content-type": "application/json" },
            body: "{}",
          })
        ).status,
      ).toBe(200);
    }
    for (const name of ["origin", "referer"])
      expect((await here.ask({ method: "POST", path: "/goals", headers: { [name]: here.origin } })).status).toBe(200);
  });

  test("of every combination of Origin, Sec-Fetch-Site and Referer those pass that say this site, and Referer only alone", async () => {
    const own = here.origin;
    const ownPages = [`${own}/`, `${own}/login?next=1`, own];
    const otherPages = [
      "https://evil.example/",
      `https://evil.example/${own}/`,
      `${own}.evil.example/`,
      `http://localhost:${here.port}@evil.example/`,
      own.replace("http:", "https:"),
      `http://127.0.0.1:${here.port}/`,
      "http://localhost/",
      `blob:https://evil.example/${own}`,
      "about:blank",
      "null",
      "garbage",
      "",
    ];
    const origins = [undefined, own, `${own}/`, "https://evil.example", "null", "garbage", ""];
    const sites = [undefined, "same-origin", "same-site", "cross-site", "none", "garbage", ""];
    const passed: string[] = [];
    for (const origin of origins)
      for (const site of sites)
        for (const referer of [undefined, ...ownPages, ...otherPages]) {
          const headers = Object.entries({ origin, "sec-fetch-site": site, referer }).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
          );
          const { status } = await here.ask({ method: "POST", path: "/goals", headers: Object.fromEntries(headers) });
          expect([200, 403]).toContain(status);
          if (status === 200) passed.push([origin, site, referer].join(" | "));
        }
    const anyPage = [undefined, ...ownPages, ...otherPages];
    expect(passed.sort()).toEqual(
      [
        ...ownPages.map((referer) => [undefined, undefined, referer]),
        ...anyPage.flatMap((referer) => [
          [own, undefined, referer],
          [own, "same-origin", referer],
        ]),
      ]
        .map((row) => row.join(" | "))
        .sort(),
    );
  });

  test("a loopback name may speak for itself", async () => {
    const name = `127.0.0.1:${here.port}`;
    expect(
      (await here.ask({ method: "POST", path: "/x", headers: { host: name, origin: `http://${name}` } })).status,
    ).toBe(200);
  });

  test("webhooks prove themselves otherwise", async () => {
    expect(
      (
        await here.ask({
          method: "POST",
          path: "/webhooks/stripe",
          headers: { "content-type": "application/json" },
          body: "{}",
        })
      ).status,
    ).toBe(200);
  });

  test("without the layer the strangers get through, so this test would notice", async () => {
    const open = await serving({ without: ["origin"] });
    const { status } = await open.ask({
      method: "POST",
      path: "/goals",
      headers: { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
      body: "a=1",
    });
    expect(status).toBe(200);
    await open.close();
  });
});

describe("GET /api/auth/logout", () => {
  const logout = (headers: Record<string, string>) =>
    here.ask({ path: "/api/auth/logout", headers }).then((answer) => answer.status);

  test("passes from this site and from clients that are no browsers", async () => {
    expect(await logout({ "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await logout({ accept: "*/*" })).toBe(200);
    expect(await logout({ referer: `${here.origin}/dashboard` })).toBe(200);
    expect(await logout({ origin: here.origin })).toBe(200);
  });

  test("is refused to images, links and frames of others", async () => {
    for (const site of ["cross-site", "same-site", "none"]) expect(await logout({ "sec-fetch-site": site })).toBe(403);
    expect(await logout({ referer: "https://evil.example/" })).toBe(403);
    expect(await logout({ referer: "garbage" })).toBe(403);
    expect(await logout({ origin: "null" })).toBe(403);
    expect(await logout({ accept: "text/html,application/xhtml+xml" })).toBe(403);
  });
});

test("other sites can't load our data, and may link to our pages", async () => {
  expect((await here.ask({ path: "/api/transactions", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  for (const method of ["GET", "HEAD"])
    expect((await here.ask({ method, path: "/landing", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
      200,
    );
});
