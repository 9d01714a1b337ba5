// A balancer that is slow to notice that a server is stopping.
import { afterEach, expect, test, vi } from "vitest";
import { drain } from "../../server/listen";
import { serving } from "./serving";

afterEach(() => void vi.useRealTimers());

test("whoever is still sent here after readiness has turned is served, and keeps the port open", async () => {
  const stopping = await serving({ handler: (_req, res) => void res.send("done") });
  const { lifecycle } = stopping;
  let isOver = false;
  // The server's pauses last as long as the test says; its sockets are real.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearInterval", "clearTimeout", "Date"] });
  const ended = drain(stopping.server, {
    lifecycle,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    lingerMilliseconds: 150,
    limitMilliseconds: 60_000,
  }).then(() => (isOver = true));
  // A balancer that is slow to notice goes on for many times as long as the port would stay open for nobody.
  for (let turn = 0; turn < 9; turn++) {
    expect((await stopping.ask()).headers.connection).toBe("close");
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(isOver).toBe(false);
  expect(stopping.server.listening).toBe(true);
  // Its questions after our health alone keep nothing open.
  for (let turn = 0; turn < 4 && stopping.server.listening; turn++) {
    await stopping.ask({ path: "/health/ready" });
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(stopping.server.listening).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  vi.useRealTimers();
  await expect(stopping.ask()).rejects.toThrow();
});
