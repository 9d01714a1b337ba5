// A balancer that is slow to notice that a server is stopping.
import { expect, test } from "vitest";
import { drain } from "../../server/listen";
import { serving } from "./serving";

test("whoever is still sent here after readiness has turned is served, and keeps the port open", async () => {
  const stopping = await serving({ handler: (_req, res) => void res.send("done") });
  const { lifecycle } = stopping;
  // The server's turns are over when the test says so; its sockets are real.
  let endTurn = () => {};
  const turn = async () => {
    endTurn();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const ended = drain(stopping.server, {
    lifecycle,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    lingerMilliseconds: 150,
    limitMilliseconds: 60_000,
    pause: () => new Promise<void>((resolve) => (endTurn = resolve)),
  });
  // A balancer that is slow to notice goes on for many times as long as the port would stay open for nobody.
  for (let time = 0; time < 9; time++) {
    expect((await stopping.ask()).headers.connection).toBe("close");
    await turn();
    await turn();
    expect(stopping.server.listening).toBe(true);
  }
  await stopping.ask();
  // Its questions after our health alone keep nothing open.
  for (let time = 0; time < 4; time++) {
    expect(stopping.server.listening).toBe(true);
    await stopping.ask({ path: "/health/ready" });
    await turn();
  }
  expect(stopping.server.listening).toBe(false);
  await ended;
  await expect(stopping.ask()).rejects.toThrow();
});
