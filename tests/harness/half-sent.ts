// Somebody who begins a thousand things and ends none: forms half sent, headers half sent, answers not read, connections
// that say nothing. Everybody else is answered meanwhile, from the same address too.
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { newPerson } from "./support/person";
import { pause, percentile, type Program } from "./support/program";
import { withServer } from "./support/server";

const EACH = 400;
const LOOKS = 16;
const MAX_MS = 1000;

export const program: Program = {
  name: "half-sent",
  target: `0 unanswered, <${MAX_MS} ms`,
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "error" }, async (server, database) => {
      const { port } = server;
      const head = `Host: localhost:${port}\r\nOrigin: ${server.url}\r\n`;
      const post = (length: number) =>
        `POST /login HTTP/1.1\r\n${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\na`;
      const asked = (path: string) => `GET ${path} HTTP/1.1\r\n${head}\r\n`;
      const attacks: Record<string, { text: string; reads: boolean; count?: number }> = {
        "130 half-sent forms": { text: post(1000), reads: true, count: 130 },
        "half-sent forms": { text: post(16_000), reads: true },
        "half-sent headers": { text: `GET /login HTTP/1.1\r\n${head}X-A: `, reads: true },
        "answers that nobody reads": { text: asked(await script(server.url)).repeat(9), reads: false, count: 130 },
        "idle after an answer": { text: asked("/manifest.webmanifest"), reads: true },
        "nothing said": { text: "", reads: true },
      };
      const person = await newPerson(server.url, database);
      const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const wrong: string[] = [];
      const times: number[] = [];
      for (const [what, { text, reads, count = EACH }] of Object.entries(attacks)) {
        const open = Array.from({ length: count }, () => begin(port, text, reads));
        await pause(1500);
        const failed = new Map<string, number>();
        for (let look = 0; look < LOOKS; look++) {
          const from = performance.now();
          const wanted =
            look % 2
              ? { path: "/api/users/profile", cookie }
              : { path: "/login", body: "username=a&intent=login&password=" };
          const status = await bystander(port, look % 4 < 2 ? "127.0.0.1" : "127.0.0.2", server.url, wanted);
          times.push(performance.now() - from);
          if (status !== (look % 2 ? "200" : "422")) failed.set(status, (failed.get(status) ?? 0) + 1);
          await pause(25);
        }
        for (const [status, times] of failed) wrong.push(`${what}: ${times} of ${LOOKS} got ${status}`);
        open.forEach((socket) => socket.destroy());
        await pause(300);
      }
      const slow = percentile(times, 0.95);
      return {
        value: `${wrong.length} unanswered, ${slow.toFixed(0)} ms`,
        pass: wrong.length === 0 && slow < MAX_MS,
        notes: wrong,
      };
    }),
};

/** The largest file of the ones that a page loads. */
async function script(url: string): Promise<string> {
  const page = await (await fetch(`${url}/login`)).text();
  const sizes = await Promise.all(
    [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))].map(async (path) => {
      const { byteLength } = await (await fetch(url + path)).arrayBuffer();
      return [path, byteLength] as const;
    }),
  );
  const [largest] = sizes.sort((a, b) => b[1] - a[1]);
  if (!largest) throw new Error("the page loads no scripts");
  return largest[0];
}

function begin(port: number, text: string, reads: boolean): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  if (text) socket.write(text);
  return reads ? socket.resume() : socket.pause();
}

/** A person on a line of their own, who isn't known to be local only by the machine that this runs on. */
function bystander(
  port: number,
  from: string,
  origin: string,
  { path, body, cookie }: { path: string; body?: string; cookie?: string },
): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      host: new URL(origin).host,
      origin,
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    };
    const sent = request(
      {
        host: "127.0.0.1",
        localAddress: from,
        port,
        path,
        method: body ? "POST" : "GET",
        agent: false,
        headers,
        timeout: 5000,
      },
      (res) => {
        res.resume();
        res.once("end", () => resolve(String(res.statusCode)));
        res.once("error", (error) => resolve(error.message));
      },
    );
    sent.once("timeout", () => sent.destroy(new Error("no answer")));
    sent.once("error", (error) => resolve(error.message)).end(body);
  });
}
