// Where a request comes from is read off its line and the configuration, never off what it says of itself.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextOf } from "~/lib/request-context.server";
import { readEnv } from "~/lib/env.server";
import { raw, serving, type Serving } from "./serving";

describe("the person at the machine", () => {
  let here: Serving;
  let open: Serving;
  const seen: (boolean | undefined)[] = [];
  const handler: NonNullable<Parameters<typeof serving>[0]>["handler"] = (req, res) => {
    const id = String(req.headers["x-request-id"]);
    seen.push(contextOf(new Request("http://localhost", { headers: { "x-request-id": id } }))?.isLocal);
    res.send("");
  };
  beforeAll(async () => {
    here = await serving({ handler });
    open = await serving({ handler, options: { isLocal: false } });
  });
  afterAll(() => Promise.all([here.close(), open.close()]));

  const localOf = async (one: Serving, headers: Record<string, string> = {}) => {
    seen.length = 0;
    expect((await one.ask({ headers })).status).toBe(200);
    return seen[0];
  };

  test("is known by the line, of a server that nobody else can reach", async () => {
    expect(await localOf(here)).toBe(true);
    expect(await localOf(open)).toBe(false);
  });

  test("is not who comes through a proxy, whatever header it adds", async () => {
    for (const name of ["x-forwarded-for", "X-Forwarded-Proto", "x-real-ip", "forwarded", "via", "cf-ray"])
      expect(await localOf(here, { [name]: "1" }), name).toBe(false);
  });

  test("is not who comes from elsewhere and asks for this machine by name", async () => {
    const one = await serving({ handler });
    one.server.prependListener("connection", (socket) =>
      Object.defineProperty(socket, "remoteAddress", { value: "203.0.113.7" }),
    );
    expect(await localOf(one, { host: `localhost:${one.port}` })).toBe(false);
    await one.close();
  });

  test("speaks no HTTP/1.0, which a proxy does that adds nothing", async () => {
    seen.length = 0;
    expect(await raw(here.port, [`GET / HTTP/1.0\r\nHost: localhost:${here.port}\r\n\r\n`])).toMatch(/^HTTP\/1.1 200/);
    expect(seen).toEqual([false]);
  });
});

describe("a proxy that keeps the Host to itself", () => {
  test("is told by a sentence what to pass on, with a form and with none", async () => {
    const one = await serving({ options: { appUrl: new URL("https://money.example") } });
    const asked = { method: "POST", path: "/login", body: "a=1" };
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const host = `127.0.0.1:${one.port}`;
    const form = await one.ask({ ...asked, headers: { ...type, host, origin: "https://money.example" } });
    expect(form.status).toBe(400);
    expect(form.body).toContain("It must pass on money.example, the address in the setting APP_URL.");
    const none = await raw(one.port, ["GET /login HTTP/1.0\r\n\r\n"]);
    expect(none).toContain("a proxy in front must pass the Host header on");
    expect(one.reached).toEqual([]);
    const passed = await one.ask({ ...asked, headers: { ...type, origin: "https://money.example" } });
    expect(passed.status).toBe(200);
    await one.close();
  });

  test("lets nobody pass for this machine", async () => {
    const one = await serving({ options: { appUrl: new URL("https://money.example") } });
    const host = `localhost:${one.port}`;
    expect((await one.ask({ headers: { host } })).status).toBe(200);
    expect((await one.ask({ headers: { host, "x-forwarded-for": "203.0.113.7" } })).status).toBe(400);
    await one.close();
  });
});

describe("settings", () => {
  const local = (settings: Record<string, string>) => readEnv(settings).IS_LOCAL;

  test("only this machine reaches what is addressed and listens on loopback, without a proxy", () => {
    expect([local({}), local({ HOST: "::1" }), local({ APP_URL: "http://127.0.0.1:80" })]).toEqual([true, true, true]);
    for (const open of [{ HOST: "0.0.0.0" }, { HOST: "::" }, { TRUST_PROXY: "on" }, { APP_URL: "https://m.example" }])
      expect(readEnv(open).IS_LOCAL, JSON.stringify(open)).toBe(false);
  });

  test("a real bank beside practice payments starts for this machine alone, or when that is meant", () => {
    const bank = { PLAID_CLIENT_ID: "id", PLAID_SECRET: "secret" };
    const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" };
    for (const open of [{ HOST: "0.0.0.0" }, { TRUST_PROXY: "1" }, { APP_URL: "https://money.example" }]) {
      expect(() => readEnv({ ...bank, ...open })).toThrow(/STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
      expect(readEnv({ ...bank, ...open, PRACTICE_PAYMENTS: "on" }).BILLING_PROVIDER).toBe("sandbox");
      expect(readEnv({ ...bank, ...stripe, ...open }).BILLING_PROVIDER).toBe("stripe");
      expect(readEnv({ ...open }).BANK_PROVIDER).toBe("sandbox");
    }
    expect(readEnv(bank).BANK_PROVIDER).toBe("plaid");
  });
});
