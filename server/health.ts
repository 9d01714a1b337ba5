import type { RequestHandler } from "express";
import type { Lifecycle, ServerOptions } from "./options";
import { canonicalPath } from "./paths";

const pingMilliseconds = 1000;

/** `/health/live`: the process answers. `/health/ready`: send it people, which ends before a drain begins. */
export function health(
  { ping, isDbDown, log }: Pick<ServerOptions, "ping" | "isDbDown" | "log">,
  lifecycle: Lifecycle,
): RequestHandler {
  return async (req, res, next) => {
    const path = canonicalPath(req);
    if (path === "/health/live") return void res.json({ status: "live" });
    if (path !== "/health/ready") return next();
    if (lifecycle.draining) return void res.status(503).json({ status: "stopping" });
    try {
      if (isDbDown()) throw new Error("silent");
      await within(pingMilliseconds, ping());
      res.json({ status: "ready" });
    } catch (error) {
      log.warn({ err: error }, "database does not answer");
      res.status(503).setHeader("Retry-After", "1").json({ status: "no database" });
    }
  };
}

function within(milliseconds: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
