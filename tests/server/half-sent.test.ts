// What is begun and not ended is held for a few, and never keeps the others waiting.
import { connect } from "node:net";
import { expect, test } from "vitest";
import { openBodies } from "../../server/open-bodies";
import { listen } from "../../server/listen";
import { serving } from "./serving";

test("beyond what one network may hold its oldest body gives way, beyond all the busiest network's", () => {
  const gone: string[] = [];
  const begin = openBodies(2, 4);
  const body = (network: string, name: string) => {
    const end = begin(network, () => {
      gone.push(name);
      end();
    });
    return end;
  };
  body("a", "a1");
  const second = body("a", "a2");
  body("a", "a3");
  expect(gone).toEqual(["a1"]);
  body("b", "b1");
  body("c", "c1");
  body("d", "d1");
  expect(gone).toEqual(["a1", "a2"]);
  second();
  body("e", "e1");
  expect(gone).toEqual(["a1", "a2", "a3"]);
});

test("half-sent forms are no work in hand: the others are answered, and so is who sends theirs whole", async () => {
  const one = await serving({ options: { maxInFlight: 5, bodyMilliseconds: 5_000 } });
  const type = "Content-Type: application/x-www-form-urlencoded";
  const half = `POST /login HTTP/1.1\r\nHost: localhost:${one.port}\r\nOrigin: ${one.origin}\r\n${type}\r\nContent-Length: 9\r\n\r\na`;
  const open = Array.from({ length: 130 }, () => {
    const socket = connect(one.port, "127.0.0.1").resume();
    socket.on("error", () => undefined).write(half);
    return socket;
  });
  // All but the newest have given way.
  const left = () => open.filter((socket) => !socket.closed).length;
  await expect.poll(left, { timeout: 10_000 }).toBe(32);
  expect(one.lifecycle.inFlight).toBe(0);
  expect((await one.ask()).status).toBe(200);
  const headers = { origin: one.origin, "content-type": "application/x-www-form-urlencoded" };
  expect((await one.ask({ method: "POST", path: "/login", body: "a=1", headers })).status).toBe(200);
  open.forEach((socket) => socket.destroy());
  await one.close();
});

test("an answer that is made and not read is no work in hand", async () => {
  const one = await serving({ handler: (_req, res) => void res.end(Buffer.alloc(32 * 1024 * 1024)) });
  const socket = connect(one.port, "127.0.0.1").pause();
  socket.write(`GET / HTTP/1.1\r\nHost: localhost:${one.port}\r\n\r\n`);
  await expect.poll(() => one.reached.length).toBe(1);
  await expect.poll(() => one.lifecycle.inFlight).toBe(0);
  expect(socket.closed).toBe(false);
  socket.destroy();
  await one.close();
});

test("beyond its number of lines the oldest idle one is closed, before one that waits for its answer", async () => {
  const waiting: (() => void)[] = [];
  const server = await listen((_req, res) => void waiting.push(() => res.end("late")), 0, "127.0.0.1", {
    ofOneNetwork: 3,
    ofAll: 100,
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const line = async () => {
    const socket = connect(port, "127.0.0.1").resume();
    await new Promise((resolve) => socket.once("connect", resolve));
    return socket;
  };
  const asking = await line();
  asking.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => waiting.length).toBe(1);
  const [first, second, third] = [await line(), await line(), await line()];
  await expect
    .poll(() => [asking, first, second, third].map((socket) => socket.closed))
    .toEqual([false, true, false, false]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
