// Whether the database is there is known within a second: one that answers, falls silent, says it's full, or is gone.
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type DatabaseWatch, watchDatabase } from "~/lib/db-watch.server";

const message = (type: string, body: Buffer | string = "") => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};
const READY = message("Z", "I");
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const ANSWER = Buffer.concat([message("C", "SELECT 1\0"), READY]);
const full = (code: string) => message("E", `SFATAL\0C${code}\0Msorry, too many clients already\0\0`);

type Mood = "answers" | "silent" | "deaf" | "full" | "broken";

/** As much of Postgres as says that it's there: one welcome a connection, one answer a question, each by its mood. */
async function stand() {
  const at: { mood: Mood; asked: number; lines: number } = { mood: "answers", asked: 0, lines: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    at.lines += 1;
    let isWelcome = false;
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    socket.on("data", (data) => {
      if (data[0] === 0x58) return socket.end();
      if (at.mood === "deaf") return undefined;
      if (!isWelcome) {
        if (at.mood === "full") return socket.end(full("53300"));
        if (at.mood === "broken") return socket.end(full("57P03"));
        isWelcome = true;
        return socket.write(WELCOME);
      }
      at.asked += 1;
      return at.mood === "answers" ? socket.write(ANSWER) : undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const close = () => new Promise<void>((resolve) => (cut(), server.close(() => resolve())));
  return { at, cut, close, url: `postgres://u:p@127.0.0.1:${port}/d` };
}

let watch: DatabaseWatch | undefined;
let standing: Awaited<ReturnType<typeof stand>> | undefined;
afterEach(async () => {
  await watch?.stop();
  await standing?.close();
});

async function watching(mood: Mood) {
  standing = await stand();
  standing.at.mood = mood;
  const lost = { count: 0 };
  watch = watchDatabase(standing.url, () => void (lost.count += 1));
  return { ...standing, lost, isDown: watch.isDown };
}
const soon = { timeout: 5_000, interval: 20 };

test("one that answers is there, over one line that is kept", async () => {
  const { at, lost, isDown } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(3);
  expect([isDown(), lost.count, at.lines]).toEqual([false, 0, 1]);
});

test("until it's known one isn't said to be down", async () => {
  const { isDown } = await watching("silent");
  expect(isDown()).toBe(false);
});

test("one that falls silent is down; who waits is let go again and again, until an answer has come over a new line", async () => {
  const { at, lost, isDown } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  at.mood = "silent";
  await expect.poll(isDown, soon).toBe(true);
  expect(lost.count).toBe(0);
  await expect.poll(() => lost.count, soon).toBeGreaterThan(2);
  at.mood = "answers";
  await expect.poll(isDown, soon).toBe(false);
  expect(at.lines).toBeGreaterThan(1);
  const before = lost.count;
  const asked = at.asked;
  await expect.poll(() => at.asked, soon).toBeGreaterThan(asked + 2);
  expect(lost.count).toBe(before);
});

test("one that takes no notice of who comes is down", async () => {
  const { isDown, lost } = await watching("deaf");
  await expect.poll(isDown, soon).toBe(true);
  await expect.poll(() => lost.count, soon).toBeGreaterThan(0);
});

test("one that says that it's full is there; one that says anything else isn't", async () => {
  const { at, isDown } = await watching("full");
  await expect.poll(() => at.lines, soon).toBeGreaterThan(2);
  expect(isDown()).toBe(false);
  at.mood = "broken";
  await expect.poll(isDown, soon).toBe(true);
  at.mood = "full";
  await expect.poll(isDown, soon).toBe(false);
});

test("a line that is cut is replaced, and nobody is told that it's down", async () => {
  const { at, cut, isDown, lost } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  cut();
  const asked = at.asked;
  await expect.poll(() => at.asked, soon).toBeGreaterThan(asked + 1);
  expect([isDown(), lost.count, at.lines]).toEqual([false, 0, 2]);
});

test("where nobody listens it's down at once, though nobody waits for it", async () => {
  const { close, isDown, lost } = await watching("answers");
  await close();
  await expect.poll(isDown, soon).toBe(true);
  expect(lost.count).toBe(0);
});

test("a watch that is stopped asks nothing more", async () => {
  const { at } = await watching("answers");
  await expect.poll(() => at.asked, soon).toBeGreaterThan(0);
  await watch?.stop();
  const { asked, lines } = at;
  await new Promise((done) => setTimeout(done, 350));
  expect([at.asked, at.lines]).toEqual([asked, lines]);
});
