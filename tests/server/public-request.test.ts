// What a person may make the server ask: public places alone.
import { createServer as createTlsServer } from "node:https";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import {
  type Address,
  type Network,
  NoAnswer,
  UnsafeAddress,
  askPublic,
  askTrusted,
  isPublicAddress,
} from "~/lib/public-request.server";

const asking = { method: "GET", withinMs: 3_000, maxBytes: 1_000 } as const;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "asked",
    (error: unknown) => (error instanceof UnsafeAddress ? error.reason : error),
  );
const world = (...addresses: string[]): Network => ({
  resolve: () =>
    Promise.resolve(addresses.map((address): Address => ({ address, family: address.includes(":") ? 6 : 4 }))),
  isAllowed: isPublicAddress,
});
/** Would look every name up as a public one, and must not be asked. */
const never: Network = { resolve: () => Promise.reject(new Error("looked up")), isAllowed: isPublicAddress };

describe("an address that a person has given", () => {
  test.each([
    ["http://bridge.example/claim/1", "not_https"],
    ["ftp://bridge.example/claim/1", "not_https"],
    ["file:///etc/passwd", "not_https"],
    ["https://bridge.example:8443/claim/1", "port"],
    ["https://bridge.example:22/claim/1", "port"],
    ["https://someone@bridge.example/claim/1", "userinfo"],
    ["https://someone:secret@bridge.example/claim/1", "userinfo"],
    ["https://bridge.example@127.0.0.1/claim/1", "userinfo"],
    ["https://127.0.0.1/", "not_public"],
    ["https://127.1/", "not_public"],
    ["https://2130706433/", "not_public"],
    ["https://0x7f000001/", "not_public"],
    ["https://0x7f.0.0.1/", "not_public"],
    ["https://0177.0.0.1/", "not_public"],
    ["https://017700000001/", "not_public"],
    ["https://0/", "not_public"],
    ["https://10.1.2.3/", "not_public"],
    ["https://172.31.0.1/", "not_public"],
    ["https://192.168.1.1/", "not_public"],
    ["https://169.254.169.254/latest/meta-data", "not_public"],
    ["https://100.64.0.1/", "not_public"],
    ["https://255.255.255.255/", "not_public"],
    ["https://[::1]/", "not_public"],
    ["https://[::]/", "not_public"],
    ["https://[::ffff:127.0.0.1]/", "not_public"],
    ["https://[::ffff:7f00:1]/", "not_public"],
    ["https://[::ffff:8.8.8.8]/", "not_public"],
    ["https://[::127.0.0.1]/", "not_public"],
    ["https://[64:ff9b::7f00:1]/", "not_public"],
    ["https://[2002:7f00:1::]/", "not_public"],
    ["https://[fe80::1]/", "not_public"],
    ["https://[fd00::1]/", "not_public"],
    ["https://①②⑦.⓪.⓪.①/", "not_public"],
  ])("%s is not asked: %s", async (address, reason) => {
    expect(await outcome(askPublic(new URL(address), asking, never))).toBe(reason);
  });

  test.each([
    [["127.0.0.1"]],
    [["93.184.216.34", "10.0.0.7"]],
    [["2606:2800:220:1::1", "::1"]],
    [["::ffff:10.0.0.1"]],
    [["fe80::1%eth0"]],
  ])("a name that leads to %s is not asked: each of its addresses must be public", async (addresses) => {
    const url = new URL("https://bridge.example/claim/1");
    expect(await outcome(askPublic(url, asking, world(...addresses)))).toBe("not_public");
  });

  test("a name that leads nowhere is said to be unknown", async () => {
    const url = new URL("https://bridge.example/");
    expect(await outcome(askPublic(url, asking, world()))).toBe("unknown_host");
    expect(await outcome(askPublic(url, asking, never))).toBe("unknown_host");
  });

  test("names are looked up where nothing stands in for the network", async () => {
    expect(await outcome(askPublic(new URL("https://localhost/"), asking))).toBe("not_public");
  });

  test.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("has one time for everything together: what the lookup took is missing afterwards", async () => {
    const silent = createTcpServer();
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    const local: Network = {
      resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      isAllowed: () => true,
      port: (silent.address() as AddressInfo).port,
    };
    const asked = outcome(askPublic(new URL("https://bridge.example/"), { ...asking, withinMs: 100 }, local));
    const patience = new Promise((done) => setTimeout(() => done("still asking"), 10_000).unref());
    expect(await Promise.race([asked, patience])).toBeInstanceOf(NoAnswer);
    silent.close();
  });

  test("a name whose lookup never ends is given up in time", async () => {
    const hanging: Network = { resolve: () => new Promise(() => undefined), isAllowed: isPublicAddress };
    const error = await outcome(askPublic(new URL("https://bridge.example/"), { ...asking, withinMs: 50 }, hanging));
    expect(error).toMatchObject({ name: "NoAnswer", message: "the name was not looked up in time" });
  });

  test("where the connection leads elsewhere than the lookup said, nothing is sent", async () => {
    const server = createTlsServer();
    let requests = 0;
    server.on("request", () => (requests += 1));
    let connections = 0;
    server.on("connection", () => (connections += 1));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    let asked = 0;
    const rebinding: Network = {
      resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      // Allowed by the lookup; by the time of the connection it is seen for what it is.
      isAllowed: (address) => (asked++ === 0 ? true : isPublicAddress(address)),
      port: (server.address() as AddressInfo).port,
    };
    const error = await outcome(askPublic(new URL("https://bridge.example/"), asking, rebinding));
    server.closeAllConnections();
    server.close();
    expect(error).toBe("not_public");
    expect(connections).toBe(1);
    expect(requests).toBe(0);
  });
});

describe("an address that is written as a number", () => {
  const refusing = (seen: string[]): Network => ({
    resolve: () => Promise.reject(new Error("looked up")),
    isAllowed: (address) => (seen.push(address), false),
  });

  test.each([
    ["https://93.184.216.34/", "93.184.216.34"],
    ["https://[2606:4700::1111]/", "2606:4700::1111"],
  ])("%s is judged as it stands, and no name is looked up", async (address, judged) => {
    const seen: string[] = [];
    expect(await outcome(askPublic(new URL(address), asking, refusing(seen)))).toBe("not_public");
    expect(seen).toEqual([judged]);
  });
});

describe("an answer", () => {
  async function served(answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string }) {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      const { status, headers = {}, body = "" } = answer(request.url ?? "");
      if (status === 0) return;
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const close = () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    };
    return { url: (path: string) => new URL(`http://127.0.0.1:${port}${path}`), seen, close };
  }

  test("that leads elsewhere is not followed", async () => {
    const server = await served(() => ({ status: 302, headers: { location: "/other" } }));
    expect(await askTrusted(server.url("/first"), asking)).toMatchObject({ status: 302 });
    expect(server.seen).toEqual(["GET /first"]);
    await server.close();
  });

  test("that is too large, or doesn't come in time, is none, and its error names no address", async () => {
    const server = await served((path) =>
      path === "/hang" ? { status: 0 } : { status: 200, body: "x".repeat(2_000) },
    );
    const late = await outcome(askTrusted(server.url("/hang"), { ...asking, withinMs: 100 }));
    const large = await outcome(askTrusted(server.url("/large"), asking));
    await server.close();
    const gone = await outcome(askTrusted(server.url("/gone"), asking));
    for (const error of [late, large, gone]) {
      expect(error).toBeInstanceOf(NoAnswer);
      expect(String(error)).not.toContain("127.0.0.1");
    }
  });

  test("that fills what may be read is whole, whatever its pieces are, and letters of every kind are read", async () => {
    const server = await served(() => ({ status: 200, body: `${"x".repeat(997)}\u20ac` }));
    expect((await askTrusted(server.url("/"), asking)).body).toBe(`${"x".repeat(997)}\u20ac`);
    expect(await outcome(askTrusted(server.url("/"), { ...asking, maxBytes: 999 }))).toMatchObject({
      message: "the answer is too large",
    });
    await server.close();
  });

  test("that breaks off in its middle is none", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
      setTimeout(() => response.destroy(), 20);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const error = await outcome(askTrusted(new URL(`http://127.0.0.1:${port}/`), asking));
    server.close();
    expect(error).toBeInstanceOf(NoAnswer);
  });

  test("that can't be had says which trouble of the network it was, in its code alone", async () => {
    const server = await served(() => ({ status: 200 }));
    await server.close();
    expect(await outcome(askTrusted(server.url("/?secret=1"), asking))).toMatchObject({
      name: "NoAnswer",
      message: "ECONNREFUSED",
    });
  });

  test("ends its time: nothing waits on behind it, nor behind one that failed or a name that is unknown", async () => {
    const waiting = new Set<unknown>();
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    const withinMs = 54_321;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, milliseconds: number) => {
        const timer = begin(run, milliseconds);
        // What the lookup took is missing of the second one.
        if (milliseconds > withinMs - 5_000 && milliseconds <= withinMs) waiting.add(timer);
        return timer;
      },
      clearTimeout: (timer: NodeJS.Timeout) => (waiting.delete(timer), end(timer)),
    });
    const long = { ...asking, withinMs };
    const server = await served(() => ({ status: 200 }));
    const within = async (work: () => Promise<unknown>) => {
      const asked = outcome(work());
      const most = waiting.size;
      return [await asked, most, waiting.size];
    };
    try {
      expect(await within(() => askTrusted(server.url("/"), long))).toEqual(["asked", 1, 0]);
      await server.close();
      expect(await within(() => askTrusted(server.url("/"), long))).toEqual([expect.any(NoAnswer), 1, 0]);
      const unknown = () => askPublic(new URL("https://bridge.example/"), long, never);
      expect(await within(unknown)).toEqual(["unknown_host", 1, 0]);
      expect(await within(() => askPublic(new URL("https://bridge.example/"), long, world("::1")))).toEqual([
        ...["not_public", 1, 0],
      ]);
    } finally {
      for (const timer of waiting) end(timer as NodeJS.Timeout);
      Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
    }
  });

  test("is asked with what is to be sent: its way, headers and body, and how long that is", async () => {
    const seen: unknown[] = [];
    const server = createServer((request, response) => {
      let body = "";
      const { authorization, connection, "content-length": length } = request.headers;
      request.on("data", (chunk) => (body += String(chunk)));
      request.on("end", () => (seen.push([request.method, authorization, length, connection, body]), response.end()));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://127.0.0.1:${port}/`);
    await askTrusted(url, { ...asking, headers: { authorization: "Basic x" } });
    await askTrusted(url, { ...asking, method: "POST", body: Buffer.from("\u20ac") });
    await askTrusted(url, { ...asking, method: "POST" });
    server.close();
    expect(seen).toEqual([
      ["GET", "Basic x", undefined, "close", ""],
      ["POST", undefined, "3", "close", "\u20ac"],
      ["POST", undefined, "0", "close", ""],
    ]);
  });

  test("a post sends no body and says so", async () => {
    const server = await served(() => ({ status: 200, body: "claimed" }));
    expect(await askTrusted(server.url("/claim"), { ...asking, method: "POST" })).toEqual({
      status: 200,
      body: "claimed",
    });
    expect(server.seen).toEqual(["POST /claim"]);
    await server.close();
  });
});
