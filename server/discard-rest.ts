import type { Request } from "express";

const MAX_BYTES = 1024 * 1024;

/**
 * A little of the rest is thrown away and the line stays open for a moment, so that a client that is still sending can read
 * why; then it is cut.
 */
export function discardRest(req: Request) {
  let discarded = 0;
  const timer = setTimeout(() => req.socket.destroy(), 1000).unref();
  req.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_BYTES) req.socket.pause();
  });
  req.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
}
