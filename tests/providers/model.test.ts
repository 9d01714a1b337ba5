// What a model's server may do to us: stall, ask for endless patience, fail in each of its ways, or answer nonsense.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createModel } from "~/providers/coach/model-client.server";

type Answer = (request: IncomingMessage, response: ServerResponse, turn: number) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serving(answer: Answer): Promise<{ baseUrl: string; turns: () => number }> {
  let turns = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => answer(request, response, (turns += 1)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`,
    turns: () => turns,
  };
}

const REQUEST = {
  name: "advice",
  schema: z.object({ answer: z.string() }),
  instructions: "Say something.",
  input: "{}",
  userKey: "k",
};
const on = (baseUrl: string, wire: "responses" | "chat" = "responses", deadlineMs = 20_000) =>
  createModel({ apiKey: "test-key", baseUrl, model: "stub-model", wire, deadlineMs });

/** Everything that nothing refers to is gone. */
function collect(): void {
  setFlagsFromString("--expose-gc");
  const gc: unknown = runInNewContext("gc");
  if (typeof gc === "function") gc();
}

describe("the deadline", () => {
  test.each(["responses", "chat"] as const)(
    "over %s a model that stalls is given up in time, however much is collected meanwhile",
    async (wire) => {
      const { baseUrl } = await serving((_request, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write(" ");
      });
      const busy = setInterval(collect, 20);
      const ended = await Promise.race([
        on(baseUrl, wire, 1_000)
          .ask(REQUEST)
          .then(
            () => "answered",
            () => "given up",
          ),
        new Promise((resolve) => setTimeout(resolve, 15_000, "still waiting")),
      ]);
      clearInterval(busy);
      expect(ended).toBe("given up");
    },
  );

  test.each(["3600", "86400", new Date(Date.now() + 3_600_000).toUTCString()])(
    "a server that asks for patience (Retry-After: %s) is not waited for beyond it",
    async (retryAfter) => {
      const { baseUrl, turns } = await serving((_request, response) =>
        response.writeHead(429, { "retry-after": retryAfter, "content-type": "application/json" }).end("{}"),
      );
      // Whoever waited would be too slow, by the deadline.
      await expect(on(baseUrl).ask(REQUEST)).rejects.toMatchObject({ trouble: "busy" });
      expect(turns()).toBe(1);
    },
  );

  test("a short wait is waited, and the second try is the last", async () => {
    const { baseUrl, turns } = await serving((_request, response) =>
      response.writeHead(429, { "retry-after-ms": "50", "content-type": "application/json" }).end("{}"),
    );
    await expect(on(baseUrl).ask(REQUEST)).rejects.toMatchObject({ trouble: "busy" });
    expect(turns()).toBe(2);
  });

  test("a wait that leaves no time for an answer isn't waited", async () => {
    const { baseUrl, turns } = await serving((_request, response) =>
      response.writeHead(429, { "retry-after-ms": "1600", "content-type": "application/json" }).end("{}"),
    );
    await expect(on(baseUrl, "responses", 2_000).ask(REQUEST)).rejects.toMatchObject({ trouble: "busy" });
    expect(turns()).toBe(1);
  });

  test.each([
    ["responses", false],
    ["responses", true],
    ["chat", false],
    ["chat", true],
  ] as const)("over %s (in pieces: %s) the server is told that nobody waits any more", async (wire, inPieces) => {
    const gone = new AbortController();
    const hungUp = new Promise<string>((done) => {
      void serving((_request, response) => {
        response.on("close", () => done("hung up"));
        setTimeout(() => gone.abort(), 20);
      }).then(({ baseUrl }) =>
        on(baseUrl, wire)
          .ask({ ...REQUEST, signal: gone.signal, ...(inPieces ? { onText: () => undefined } : {}) })
          .catch(() => undefined),
      );
    });
    const late = new Promise((done) => setTimeout(done, 5_000, "still waiting").unref());
    expect(await Promise.race([hungUp, late])).toBe("hung up");
  });

  test("whoever has gone is waited for no longer", async () => {
    const { baseUrl } = await serving(() => undefined);
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 100);
    await expect(on(baseUrl).ask({ ...REQUEST, signal: gone.signal })).rejects.toMatchObject({ trouble: "gone" });
    await expect(on(baseUrl).ask({ ...REQUEST, signal: gone.signal })).rejects.toMatchObject({ trouble: "gone" });
  });
});

describe("each kind of failure is told apart", () => {
  const error = (code: string | null) => JSON.stringify({ error: { message: "x", type: "x", param: null, code } });
  const json = { "content-type": "application/json" };
  test.each<[name: string, status: number, body: string, trouble: string]>([
    ["a key that is not taken", 401, error("invalid_api_key"), "key"],
    ["a key without the right", 403, error(null), "key"],
    ["a model that doesn't exist", 404, error("model_not_found"), "model"],
    ["nothing left to spend", 429, error("insufficient_quota"), "quota"],
    ["a bill that is open", 402, error(null), "quota"],
    ["too many requests", 429, error("rate_limit_exceeded"), "busy"],
    ["a request that is not taken", 400, error("context_length_exceeded"), "request"],
    ["a fault of the server", 500, error(null), "down"],
    ["an empty gateway", 502, "", "down"],
    ["an answer without content", 200, JSON.stringify({ output: [], choices: [] }), "shape"],
    ["an answer that is no object", 200, "[]", "shape"],
  ])("%s", async (_name, status, body, trouble) => {
    for (const wire of ["responses", "chat"] as const) {
      const { baseUrl } = await serving((_request, response) => response.writeHead(status, json).end(body));
      await expect(on(baseUrl, wire).ask(REQUEST)).rejects.toMatchObject({ name: "ModelFailed", trouble });
    }
  });

  test("no server at all, and a connection that breaks in the middle", async () => {
    await expect(on("http://127.0.0.1:9/v1").ask(REQUEST)).rejects.toMatchObject({ trouble: "down" });
    const { baseUrl } = await serving((request, response) => {
      response.writeHead(200, { ...json, "content-length": "1000" });
      response.write("{");
      setTimeout(() => request.socket.destroy(), 20);
    });
    await expect(on(baseUrl).ask(REQUEST)).rejects.toMatchObject({ trouble: "down" });
  });
});
