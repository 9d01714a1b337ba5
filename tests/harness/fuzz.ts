// Seeded nonsense for every endpoint and every form: clear refusals only, never an error of ours, never a hang.
import { Agent, request } from "node:http";
import { COLLECTS, collected, type Memory } from "./support/collected";
import { field, newPerson } from "./support/person";
import { pause, percentile, pool, seeded, type Program } from "./support/program";
import { address, routes } from "./support/routes";
import { type Running, withServer } from "./support/server";

const WANTED = 30_000;
const BUDGET_MS = 95_000;
/** As many as keep the server busy; with more each answer only waits longer. */
const CONNECTIONS = 8;
const SLOW_MS = 2000;
/** A screen costs the server many times what an endpoint does that refuses: few of many finds as much. */
const SCREENS = 0.12;
const names = [
  "name",
  "targetAmount",
  "currentAmount",
  "deadline",
  "amount",
  "message",
  "category",
  "plannedAmount",
  "budgets",
  "month",
  "email",
  "username",
  "password",
  "rating",
  "type",
  "planType",
  "id",
  "goal",
  "version",
  "interestRate",
  "transactions",
  "token",
  "answers",
  "currentScore",
  "strategy",
  "intent",
  "page",
  "from",
  "to",
];
const plausible = [
  "Holiday",
  "12.50",
  "100",
  "2031-05-01",
  "2026-11",
  "restaurants",
  "a@b.example",
  "savings",
  "monthly",
  "snowball",
  "update",
  "create",
  "delete",
  5,
  12.5,
  true,
  "720",
];

export const program: Program = {
  name: "fuzz",
  target: "30,000 requests, 0 5xx, 0 hangs over 2 s, RSS <64 MB",
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "error", ...COLLECTS }, async (server, database) => {
      const random = seeded(1234);
      const person = await newPerson(server.url, database);
      const made = await person.ask("/api/savings-goals", {
        json: { name: "Target", targetAmount: "500", deadline: "2031-05-01" },
      });
      const id = String(field(made.json, "id") ?? "1");
      // Logging out, or asking vendors and mail for real, is no part of this.
      const targets = routes().filter((route) => !/logout|register|forgot|sandbox|webhooks|demo/.test(route.path));
      const [endpoints, screens] = [targets.filter((route) => route.isApi), targets.filter((route) => !route.isApi)];
      const pick = <T>(from: readonly T[]): T => {
        const [found = from[0]] = from.slice(Math.floor(random() * from.length));
        if (found === undefined) throw new Error("nothing to choose from");
        return found;
      };
      const hostile: unknown[] = [
        "",
        " ",
        "\u0000",
        "a\u0000b",
        "\ud800",
        "\udfff\ud800",
        "💥".repeat(50),
        "x".repeat(5000),
        "-1",
        "1e309",
        "NaN",
        "Infinity",
        "0.001",
        "99999999999999999999",
        "1,000",
        "$5",
        "٣",
        "2031-02-30",
        "9999-99-99",
        "0000-00-00",
        "<script>alert(1)</script>",
        '\'; DROP TABLE "User";--',
        "%00",
        "../../etc/passwd",
        -0,
        1e308,
        -1,
        2 ** 53,
        null,
        true,
        [],
        {},
        [[]],
        { toString: "x" },
        [1, 2, 3],
        "__proto__",
        "constructor",
      ];
      const value = (depth = 0): unknown => {
        const chance = random();
        if (chance < 0.3) return pick(plausible);
        if (chance < 0.85 || depth > 3) return pick(hostile);
        return chance < 0.93
          ? Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1))
          : Object.fromEntries([
              [pick(names), value(depth + 1)],
              [pick(["__proto__", "constructor", "prototype", "a.b[0]"]), value(depth + 1)],
            ]);
      };
      const strings = () =>
        Object.fromEntries(
          Array.from({ length: Math.floor(random() * 6) }, () => [
            pick(names),
            String(pick([pick(plausible), pick(hostile.filter((one) => typeof one === "string"))])),
          ]),
        );
      const ids = [
        id,
        "1",
        "0",
        "-1",
        "%00",
        "%E2%98%83",
        "x".repeat(300),
        "9".repeat(40),
        "%2e%2e",
        "null",
        "__proto__",
      ];
      const bad: string[] = [];
      const times: number[] = [];
      const slow: { at: number; sent: Sent }[] = [];
      const memory: Memory[] = [];
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
      const own = [...person.cookies].map(([name, text]) => `${name}=${text}`).join("; ");
      let sent = 0;
      let kept = 0;
      const from = Date.now();
      const until = from + BUDGET_MS;
      await pool(
        Array.from({ length: WANTED }, (_, number) => number),
        CONNECTIONS,
        async (number) => {
          if (Date.now() > until) return;
          if (number % (WANTED / 3) === WANTED / 3 - 1) memory.push(await collected(server));
          const route = pick(random() < SCREENS ? screens : endpoints);
          const query = random() < 0.4 ? `?${new URLSearchParams(strings()).toString()}` : "";
          const path =
            `${address(route, pick(ids))}${route.isApi || random() < 0.2 ? "" : ".data"}`.replace(
              /^\/\.data/,
              "/_root.data",
            ) + query;
          const method = pick(route.hasAction ? ["GET", "POST", "POST", "PUT", "PATCH", "DELETE"] : ["GET"]);
          const text = () =>
            random() < 0.1
              ? pick(["{", "[", "null", '"', "1", "{}x", "\ufeff{}"])
              : JSON.stringify(
                  Object.fromEntries(Array.from({ length: Math.floor(random() * 7) }, () => [pick(names), value()])),
                );
          const body = method === "GET" ? undefined : route.isApi ? text() : new URLSearchParams(strings()).toString();
          const headers: Record<string, string> = {
            cookie: random() < 0.05 ? pick(["session=x.y", "zone=Mars/Base", "toast=%7B", "a=b; a=c"]) : own,
            ...(method === "GET" ? {} : { origin: server.url }),
            ...(body === undefined
              ? {}
              : { "content-type": route.isApi ? "application/json" : "application/x-www-form-urlencoded" }),
            ...(random() < 0.1 ? { "idempotency-key": pick(["", "short", "k".repeat(200), "key-with spaces"]) } : {}),
          };
          const request = { path, method, body, headers };
          const answer = await send(server, agent, request);
          sent++;
          if (answer.status === 503 && /very busy/.test(answer.text)) return void (await pause(50));
          kept++;
          times.push(answer.ms);
          if (answer.ms > SLOW_MS) slow.push({ at: Date.now() - from, sent: request });
          if (answer.status >= 500 || answer.status === 0)
            bad.push(`${method} ${path.slice(0, 120)} ${body?.slice(0, 160) ?? ""} → ${answer.status}`);
          if (/\bat \w+.*\.(ts|js):\d+|PrismaClient|syntax error at/.test(answer.text))
            bad.push(`${method} ${path} shows internals`);
        },
      );
      memory.push(await collected(server));
      // What hangs by itself hangs again with nobody beside it; what had to wait for the machine does not.
      const hangs: string[] = [];
      for (const { sent: again } of slow)
        if ((await send(server, agent, again)).ms > SLOW_MS)
          hangs.push(`${again.method} ${again.path.slice(0, 120)} hangs`);
      const moments = new Set(slow.map(({ at }) => Math.floor(at / 3000))).size;
      agent.destroy();
      const [early, late] = [memory[0], memory.at(-1)];
      const drift = early && late ? Math.max(0, late.rss - early.rss) : Infinity;
      const kinds = new Map<string, string>();
      for (const line of bad) kinds.set(line.split("?")[0] ?? line, line);
      const alive = (await person.ask("/api/users/profile")).status === 200;
      return {
        value: `${sent} requests, ${bad.length} 5xx, ${hangs.length} hangs, +${drift.toFixed(0)} MB`,
        pass: bad.length === 0 && hangs.length === 0 && drift < 64 && alive && sent === WANTED,
        notes: [
          `after a collection: ${memory.map(({ heap, rss }) => `${heap.toFixed(0)} MB in use of ${rss.toFixed(0)}`).join(", ")}`,
          `${Math.round((sent * 1000) / (Date.now() - from))} a second; ${sent - kept} were shed; p99 ${percentile(times, 0.99).toFixed(0)} ms; still signed in: ${alive}`,
          `${slow.length} took over 2 s, at ${moments} moments; sent again alone ${hangs.length} do`,
          ...hangs,
          ...[...kinds.values()].slice(0, 20),
        ],
      };
    }),
};

type Sent = { path: string; method: string; body: string | undefined; headers: Record<string, string> };

/** On lines that are kept: a new one a request, and the machine would be measured instead of the server. */
function send(
  { port }: Running,
  agent: Agent,
  { path, method, body, headers }: Sent,
): Promise<{ status: number; ms: number; text: string }> {
  const from = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, ms: performance.now() - from, text });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent,
        headers: {
          ...headers,
          host: `localhost:${port}`,
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
        },
      },
      (res) => {
        const chunks: Buffer[] = [];
        res
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () => done(res.statusCode ?? 0, Buffer.concat(chunks).toString("utf8")));
        res.on("error", (error) => done(0, error.message));
      },
    );
    sent.on("error", (error) => done(0, error.message));
    sent.end(body);
  });
}
