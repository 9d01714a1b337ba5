// Bodies that are too large, too slow, too deep or too many: refused at once, while everybody else is served as before.
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { COLLECTS, collected } from "./support/collected";
import { newPerson } from "./support/person";
import { pause, percentile, type Program } from "./support/program";
import { withServer } from "./support/server";

const MB = 1024 * 1024;

export const program: Program = {
  name: "limits",
  target: "413 <50 ms, stall <200 ms, RSS <20 MB",
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "warn", ...COLLECTS }, async (server, database) => {
      const person = await newPerson(server.url, database);
      const wrong: string[] = [];
      await warmUp(person);
      const { rss } = await collected(server);
      let watching = true;
      let peak = 0;
      const stalls: number[] = [];
      const watch = (async () => {
        while (watching) {
          const from = performance.now();
          await fetch(`${server.url}/health/live`)
            .then((answer) => answer.text())
            .catch((error: unknown) =>
              wrong.push(
                `a bystander was dropped: ${String(error)} ${String(error instanceof Error ? error.cause : "")}`,
              ),
            );
          stalls.push(performance.now() - from);
          await pause(5);
        }
      })();

      const looking = setInterval(() => void (peak = Math.max(peak, server.memory() - rss)), 5);
      const times: number[] = [];
      for (const [path, type, size] of [
        ["/api/savings-goals", "application/json", 64 * 1024 + 1],
        ["/login", "application/x-www-form-urlencoded", 16 * 1024 + 1],
        ["/api/savings-goals", "application/json", MB],
        ["/api/ai/analyze-spending", "application/json", 100 * MB],
        ["/webhooks/stripe", "application/json", 100 * MB],
      ] as const) {
        for (const chunked of [false, true]) {
          const { status, ms } = await send(server.port, path, type, size, chunked);
          if (status !== 413) wrong.push(`${size} bytes to ${path}, chunked ${chunked}: ${status}`);
          times.push(ms);
        }
      }
      clearInterval(looking);
      const body = async (
        what: string,
        expected: number[],
        path: string,
        text: string,
        headers: Record<string, string> = {},
      ) => {
        const { status } = await person.ask(path, {
          method: "POST",
          body: text,
          headers: {
            "content-type": path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded",
            ...headers,
          },
        });
        if (!expected.includes(status)) wrong.push(`${what}: ${status}`);
      };
      await body("10,000 levels", [400], "/api/savings-goals", "[".repeat(10_000));
      await body("10,000 objects", [400], "/api/savings-goals", '{"a":'.repeat(10_000));
      await body(
        "8,000 keys",
        [400, 422],
        "/login",
        Array.from({ length: 3000 }, (_, index) => `k${index}=`)
          .join("&")
          .slice(0, 16_000),
      );
      await body("a million keys", [413], "/login", "a=&".repeat(1_000_000));
      await body(
        "a gzip bomb",
        [415],
        "/api/savings-goals",
        gzipSync(Buffer.alloc(10 * MB))
          .toString("latin1")
          .slice(0, 1000),
        { "content-encoding": "gzip" },
      );
      await body("bad JSON", [400], "/api/savings-goals", "{");
      await body(
        "a NUL",
        [400, 422],
        "/api/savings-goals",
        '{"name":"a\\u0000b","targetAmount":"5","deadline":"2031-05-01"}',
      );
      await body(
        "half a surrogate",
        [400, 422],
        "/api/savings-goals",
        '{"name":"a\\ud800b","targetAmount":"5","deadline":"2031-05-01"}',
      );
      await body(
        "a form with the same key twice",
        [400, 422],
        "/login",
        "intent=login&username=a&username=b&password=x",
      );

      // 200 clients that trickle: they are cut off, and nobody waits for them.
      const slow = Array.from({ length: 200 }, () =>
        connect(server.port, "127.0.0.1")
          .on("error", () => {})
          .resume(),
      );
      slow.forEach((socket, index) =>
        socket.write(
          index % 2
            ? `POST /login HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na`
            : "GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
        ),
      );
      const from = performance.now();
      const during = await person.ask("/api/users/profile");
      if (during.status !== 200) wrong.push(`during slow clients: ${during.status}`);
      await Promise.race([
        Promise.all(slow.map((socket) => new Promise((done) => socket.once("close", done)))),
        pause(20_000),
      ]);
      const left = slow.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
      if (left > 0)
        wrong.push(`${left} slow clients are still connected after ${Math.round((performance.now() - from) / 1000)} s`);
      slow.forEach((socket) => socket.destroy());
      watching = false;
      await watch;
      // A body that were held would show while it comes; what a minute of requests leaves uncollected is no growth.
      const grown = Math.max(peak, (await collected(server)).rss - rss);
      const refusal = percentile(times, 0.9);
      const stall = Math.max(...stalls);
      return {
        value: `${refusal.toFixed(0)} ms, ${stall.toFixed(0)} ms, +${Math.max(0, grown).toFixed(0)} MB`,
        pass: wrong.length === 0 && refusal < 50 && stall < 200 && grown < 20,
        notes: [`slow clients were cut off within ${Math.round((performance.now() - from) / 1000)} s`, ...wrong],
      };
    }),
};

/** The paths used below, once before memory is measured. */
async function warmUp(person: Awaited<ReturnType<typeof newPerson>>) {
  for (let round = 0; round < 100; round++) {
    await person.ask("/api/savings-goals", { json: {} });
    await person.ask("/login", { form: { intent: "login", username: "", password: "" } });
  }
}

/** Sends as long as it is let; measures from the last byte that was needed to the answer. */
function send(
  port: number,
  path: string,
  type: string,
  size: number,
  chunked: boolean,
): Promise<{ status: number; ms: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const from = performance.now();
    const chunk = Buffer.alloc(64 * 1024, "1");
    let sent = 0;
    let open = true;
    socket.on("error", () => {});
    socket.on("data", (data) => {
      if (!open) return;
      open = false;
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1] ?? 0), ms: performance.now() - from });
      socket.destroy();
    });
    socket.on("close", () => resolve({ status: 0, ms: performance.now() - from }));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: ${type}\r\n${chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`}\r\n\r\n`,
    );
    const pump = () => {
      while (open && sent < size) {
        const piece = chunk.subarray(0, Math.min(chunk.length, size - sent));
        sent += piece.length;
        const wrote = socket.write(
          chunked
            ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
            : piece,
        );
        if (!wrote) return void socket.once("drain", pump);
      }
    };
    pump();
  });
}
