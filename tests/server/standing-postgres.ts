// A stand-in for Postgres over its own wire, which is in whatever mood a test wants it.
import { createServer, type Server, type Socket } from "node:net";

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

export type Mood = "answers" | "slow" | "silent" | "deaf" | "full" | "broken";

/** As much of Postgres as says that it's there: one welcome a connection, one answer a question, each by its mood. */
export async function stand() {
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
      if (at.mood === "slow") return setTimeout(() => socket.writable && socket.write(ANSWER), 250);
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
