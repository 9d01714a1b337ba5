// Plain HTTP load over kept-alive connections, as a browser would ask: compressed answers, one session.
import { Agent, request } from "node:http";

/** `json` is sent as a body; without it a page is asked for. */
export type Target = { url: string; cookie?: string; json?: unknown };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One answer: how long it took and how many bytes of HTML it was on the wire. */
export function ask(
  { url, cookie, json }: Target,
  encoding = "gzip",
): Promise<{ ms: number; bytes: number; status: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request(
      url,
      {
        agent,
        method: json === undefined ? "GET" : "POST",
        headers: {
          accept: json === undefined ? "text/html" : "application/json",
          "accept-encoding": encoding,
          ...(json === undefined ? {} : { "content-type": "application/json", origin: new URL(url).origin }),
          ...(cookie ? { cookie } : {}),
        },
      },
      (answer) => {
        let bytes = 0;
        answer.on("data", (part: Buffer) => (bytes += part.length));
        answer.on("end", () => resolve({ ms: performance.now() - start, bytes, status: answer.statusCode ?? 0 }));
        answer.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

export async function askOk(target: Target, encoding?: string) {
  const answer = await ask(target, encoding);
  if (answer.status !== 200) throw new Error(`${target.url} answered ${answer.status}`);
  return answer;
}

/** Requests per second with some asking at once. */
export async function throughput(target: Target, seconds: number, atOnce = 8): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await askOk(target);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
