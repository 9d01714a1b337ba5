// A mixed load of people at a hundred requests a second, then five times what the server can do.
import { request, Agent } from "node:http";
import { z } from "zod";
import { newPerson } from "./support/person";
import { pause, percentile, type Program } from "./support/program";
import { withServer } from "./support/server";

const RATE = 100;
const SECONDS = 15;
const paths = [
  "/landing",
  "/login",
  "/api/users/profile",
  "/dashboard",
  "/goals",
  "/api/savings-goals",
  "/api/savings-tracker",
  "/budget",
  "/api/financial-overview",
];

type Outcome = { status: number; ms: number; code?: string };

export const program: Program = {
  name: "load",
  target: "p99 <150 ms at 100/s, overload sheds with 503",
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "error" }, async (server, database) => {
      const people = [await newPerson(server.url, database), await newPerson(server.url, database)];
      const cookies = people.map((person) => [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      const ask = (path: string, number: number, by: Agent) =>
        get(server.port, path, cookies[number % cookies.length] ?? "", by);
      for (let round = 0; round < 3; round++) for (const path of paths) await ask(path, round, agent);

      const steady: Promise<Outcome>[] = [];
      for (let number = 0; number < RATE * SECONDS; number++) {
        steady.push(ask(paths[number % paths.length] ?? "/", number, agent));
        await pause(Math.max(0, ((number + 1) * 1000) / RATE - elapsed(steady, number)));
      }
      const calm = await Promise.all(steady);
      const p99 = percentile(
        calm.map((outcome) => outcome.ms),
        0.99,
      );

      // Overload: 500 connections that ask again as soon as they are answered.
      const crowd = new Agent({ keepAlive: true, maxSockets: 500 });
      const until = Date.now() + 8000;
      const stormy: Outcome[] = [];
      await Promise.all(
        Array.from({ length: 500 }, async (_, number) => {
          for (let turn = number; Date.now() < until; turn++) {
            const outcome = await ask(paths[turn % paths.length] ?? "/", turn, crowd);
            stormy.push(outcome);
            if (outcome.status === 503) await pause(100);
          }
        }),
      );
      const count = (outcomes: Outcome[], test: (status: number) => boolean) =>
        outcomes.filter((outcome) => test(outcome.status)).length;
      const failed = count([...calm, ...stormy], (status) => status === 500 || status === 0);
      const shed = count(stormy, (status) => status === 503);
      const landing = await throughput(server.port, "/landing", agent);
      return {
        value: `p99 ${p99.toFixed(0)} ms, ${shed} shed, ${failed} failed`,
        pass: p99 < 150 && failed === 0 && shed > 0 && count(calm, (status) => status >= 500) === 0,
        notes: [
          `${calm.length} requests at ${RATE}/s: p50 ${percentile(
            calm.map((one) => one.ms),
            0.5,
          ).toFixed(0)} ms; statuses ${statuses(calm)}`,
          `overload: ${stormy.length} requests in 8 s; served p99 ${percentile(
            stormy.filter((one) => one.status !== 503).map((one) => one.ms),
            0.99,
          ).toFixed(0)} ms; statuses ${statuses(stormy)}`,
          ...errorsOf(server.output()),
          `/landing alone: ${landing} requests a second`,
        ],
      };
    }),
};

const starts = new WeakMap<object, number>();
function elapsed(key: object, number: number): number {
  if (number === 0) starts.set(key, performance.now());
  return performance.now() - (starts.get(key) ?? 0);
}

/** What the server itself says went wrong, each kind once. */
function errorsOf(output: string): string[] {
  const kinds = new Map<string, number>();
  for (const line of output.split("\n").filter((text) => text.startsWith("{"))) {
    const { err, msg } = z
      .object({
        err: z
          .object({ type: z.string(), code: z.string().optional(), message: z.string().optional() })
          .partial()
          .optional(),
        msg: z.string(),
      })
      .parse(JSON.parse(line));
    const kind = `${msg}: ${err?.type ?? ""} ${err?.code ?? ""} ${err?.message ?? ""}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count}× ${kind}`);
}

async function throughput(port: number, path: string, agent: Agent): Promise<number> {
  let served = 0;
  const until = Date.now() + 5000;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (Date.now() < until) if ((await get(port, path, "", agent)).status === 200) served++;
    }),
  );
  return Math.round(served / 5);
}

function statuses(outcomes: Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of outcomes)
    counts.set(code ?? String(status), (counts.get(code ?? String(status)) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}×${count}`).join(" ");
}

function get(port: number, path: string, cookie: string, agent: Agent): Promise<Outcome> {
  const from = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        agent,
        headers: { host: `localhost:${port}`, "accept-encoding": "gzip", ...(cookie ? { cookie } : {}) },
      },
      (res) => {
        res.resume();
        res.on("end", () => resolve({ status: res.statusCode ?? 0, ms: performance.now() - from }));
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, ms: performance.now() - from, code: error.code ?? "error" }),
    );
    sent.end();
  });
}
