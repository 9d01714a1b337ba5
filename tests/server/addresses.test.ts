// What is read off a request before anything else: its path, the line that it came by, how deep its text nests.
import { EventEmitter } from "node:events";
import { IncomingMessage, type Server } from "node:http";
import { Socket } from "node:net";
import express, { type Request } from "express";
import { describe, expect, test } from "vitest";
import { watchConnections } from "../../server/connections";
import { jsonDepth } from "../../server/json-depth";
import { methodsOf } from "../../server/methods";
import { isForwarded, isLoopbackPeer } from "../../server/peer";
import { canonicalPath, classifyPath, classOf, rawPath, searchParams } from "../../server/paths";

function requestOf(url: string, { headers = [] as string[], version = "1.1", peer = "127.0.0.1" } = {}): Request {
  const message = new IncomingMessage(new Socket());
  Object.defineProperty(message.socket, "remoteAddress", { value: peer });
  Object.assign(message, { url, originalUrl: url, rawHeaders: headers, httpVersion: version });
  const request: Request = Object.setPrototypeOf(message, express.request);
  return request;
}

describe("a path", () => {
  test.each<[string, string | null]>([
    ["/", "/"],
    ["/Goals", "/goals"],
    ["/%61pi/x", "/api/x"],
    ["/goals?a=//b", "/goals"],
    ["/goals#/../x", "/goals"],
    ["/a.b/c..d", "/a.b/c..d"],
    ["/caf%C3%A9", "/café"],
    ["goals", null],
    ["*", null],
    ["http://elsewhere/", null],
    ["//evil.example", null],
    ["/a//b", null],
    ["/a%2f%2fb", null],
    ["/a%5cb", null],
    ["/a%00", null],
    ["/a%1fb", null],
    ["/a%7fb", null],
    ["/%ff", null],
    ["/.", null],
    ["/..", null],
    ["/a/./b", null],
    ["/a/../b", null],
    ["/a/%2e%2e/b", null],
    ["/a/..", null],
  ])("%s is read as %s", (url, path) => expect(canonicalPath(requestOf(url))).toBe(path));

  test.each([
    ["/api", "api"],
    ["/api/goals", "api"],
    ["/api.data", "api"],
    ["/apis", "page"],
    ["/webhooks/stripe", "webhook"],
    ["/webhooks", "webhook"],
    ["/health/live", "health"],
    ["/assets/a.js", "asset"],
    ["/assetsx", "page"],
    ["/", "page"],
    ["/goals/api/", "page"],
  ])("%s is of the kind '%s'", (path, kind) => {
    expect(classifyPath(path)).toBe(kind);
    expect(classOf(requestOf(path.toUpperCase()))).toBe(kind);
  });

  test.each([
    ["/api//goals", "api"],
    ["//api/goals", "api"],
    ["/%61pi/%ff", "api"],
    ["/API/%00", "api"],
    ["/goals/%ff", "page"],
    ["/webhooks/%E0%A4%A", "webhook"],
  ])("%s, which is none of ours, has the kind of where it would lead: %s", (url, kind) => {
    expect(canonicalPath(requestOf(url))).toBeNull();
    expect(classOf(requestOf(url))).toBe(kind);
  });

  test("ends where the question begins, which is read by itself", () => {
    expect(rawPath(requestOf("/a?token=secret#x"))).toBe("/a");
    expect(rawPath(requestOf("/a#x?b"))).toBe("/a");
    expect(rawPath(requestOf("/a"))).toBe("/a");
    expect([...searchParams(requestOf("/a?b=1&c=%202"))]).toEqual([
      ["b", "1"],
      ["c", " 2"],
    ]);
    expect([...searchParams(requestOf("/a"))]).toEqual([]);
  });
});

describe("the other end of the line", () => {
  test.each([
    ["127.0.0.1", true],
    ["127.8.9.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["::12", false],
    ["10.127.0.1", false],
    ["1270.0.0.1", false],
    ["::ffff:10.0.0.1", false],
    ["", false],
  ])("%s is this machine: %s", (peer, is) => expect(isLoopbackPeer(requestOf("/", { peer }))).toBe(is));

  test.each([
    ...["forwarded", "via", "x-real-ip", "x-forwarded-for", "X-Forwarded-Proto", "x-original-host", "x-envoy-peer"],
    ...["x-amzn-trace-id", "x-client-ip", "x-cluster-client-ip", "true-client-ip", "fly-client-ip", "CF-Ray"],
    "fastly-client-ip",
  ])("is a proxy where the header %s stands", (name) => {
    expect(isForwarded(requestOf("/", { headers: ["Host", "a", name, "1"] }))).toBe(true);
    // As the value of another it says nothing.
    expect(isForwarded(requestOf("/", { headers: ["Host", name] }))).toBe(false);
  });

  test("is none where only headers of browsers stand, and one where nobody speaks a newer language", () => {
    for (const name of ["host", "x-forwarded-", "forwarded-for", "viable", "x-real-ips", "my-x-real-ip", "scf-ray"])
      expect(isForwarded(requestOf("/", { headers: [name, "1"] })), name).toBe(false);
    expect(isForwarded(requestOf("/", { version: "1.0" }))).toBe(true);
  });
});

test.each([
  ["", 0],
  ["1", 0],
  ["[]", 1],
  ['{"a":[1,{"b":[]}]}', 4],
  ["[][]", 1],
  ["[[]][]", 2],
  ['"[[["', 0],
  ['"\\"[["', 0],
  ['"\\\\"[', 1],
  ['["a]",[]]', 2],
  ["]]][", 0],
  ["\\[", 1],
])("%s nests %d deep", (text, depth) => expect(jsonDepth(Buffer.from(text))).toBe(depth));

describe("the methods of an endpoint", () => {
  const door = (...methods: unknown[]) => Object.assign(() => null, { methods });
  const routes = {
    root: { id: "root", path: "", module: {} },
    accounts: { id: "accounts", parentId: "root", path: "api/accounts", module: { loader: door("HEAD", "GET") } },
    one: { id: "one", parentId: "accounts", path: ":id", module: { action: door("DELETE", 7, "PUT") } },
    both: { id: "both", path: "api/both", module: { loader: door("GET"), action: door("POST", "GET") } },
    rest: { id: "rest", path: "api/*", module: { loader: door(), action: door() } },
    screen: { id: "screen", path: "goals", module: { loader: () => null, action: { methods: ["GET"] } } },
    gone: undefined,
  };
  const build = () => Object.assign(Object.create(null), { routes });

  test.each<[string, string[] | undefined]>([
    ["/api/accounts", ["GET", "HEAD"]],
    ["/api/accounts/7", ["PUT", "DELETE"]],
    ["/api/both", ["GET", "POST"]],
    ["/api/nothing", []],
    ["/goals", undefined],
  ])("%s: %j", async (path, methods) => {
    expect(await methodsOf(build())(path)).toEqual(methods);
    expect(await methodsOf(() => Promise.resolve(build()))(path)).toEqual(methods);
  });
});

describe("lines beyond the number", () => {
  const emitter = new EventEmitter();
  const watched = (ofOneNetwork: number | undefined, ofAll: number) => {
    const server: Server = Object.setPrototypeOf(new EventEmitter(), Object.getPrototypeOf(emitter));
    watchConnections(server, { ofOneNetwork, ofAll });
    const gone: string[] = [];
    const line = (name: string, network: string) => {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress: network,
        destroy: () => {
          gone.push(name);
          socket.emit("close");
        },
      });
      server.emit("connection", socket);
      return socket;
    };
    const asks = (socket: EventEmitter) => {
      const answer = new EventEmitter();
      server.emit("request", { socket }, answer);
      return () => answer.emit("close");
    };
    return { gone, line, asks };
  };

  test("the oldest of the same network that waits for nothing gives way, and only where there are too many", () => {
    const { gone, line, asks } = watched(2, 100);
    const first = line("a1", "10.0.0.1");
    line("b1", "10.0.0.2");
    const done = asks(first);
    line("a2", "10.0.0.1");
    expect(gone).toEqual([]);
    line("a3", "10.0.0.1");
    expect(gone).toEqual(["a2"]);
    done();
    line("a4", "10.0.0.1");
    expect(gone).toEqual(["a2", "a1"]);
  });

  test("the oldest gives way where all of them wait for an answer", () => {
    const { gone, line, asks } = watched(2, 100);
    for (const name of ["a1", "a2"]) asks(line(name, "10.0.0.1"));
    line("a3", "10.0.0.1");
    expect(gone).toEqual(["a1"]);
  });

  test("beyond the number of all, one of the network that has most gives way; behind a proxy any", () => {
    const direct = watched(10, 4);
    for (const [name, network] of [
      ["a1", "10.0.0.1"],
      ["b1", "10.0.0.2"],
      ["b2", "10.0.0.2"],
      ["c1", "10.0.0.3"],
    ] as const)
      direct.line(name, network);
    direct.line("d1", "10.0.0.4");
    expect(direct.gone).toEqual(["b1"]);
    const behind = watched(undefined, 2);
    for (const name of ["p1", "p2", "p3"]) behind.line(name, "10.0.0.1");
    expect(behind.gone).toEqual(["p1"]);
  });

  test("one that has closed by itself is counted no more", () => {
    const { gone, line } = watched(2, 100);
    line("a1", "10.0.0.1").emit("close");
    line("a2", "10.0.0.1");
    line("a3", "10.0.0.1");
    expect(gone).toEqual([]);
  });
});
