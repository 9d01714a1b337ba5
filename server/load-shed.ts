import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestHandler } from "express";
import { errorResponse } from "./error-response";
import type { Lifecycle, ServerOptions } from "./options";

/** A few people are always served, however slow the machine is. */
const ALWAYS = 20;
const LATE_MS = 250;
const LOOK_MS = 250;

/**
 * Beyond what can be worked on, or without the database, say so at once: a quick "come back" is better than everybody waiting. That is when too
 * many requests are in hand, or when many are and the process falls behind its own clock.
 */
export function loadShed(
  { maxInFlight, isDbDown }: Pick<ServerOptions, "maxInFlight" | "isDbDown">,
  lifecycle: Lifecycle,
): RequestHandler {
  const isLate = lateness();
  return (req, res, next) => {
    if (isDbDown()) {
      res.setHeader("Retry-After", "1");
      return errorResponse(
        req,
        res,
        503,
        "A part that we need is not answering. Nothing was changed; please try again in a moment.",
      );
    }
    if (lifecycle.inFlight >= maxInFlight || (lifecycle.inFlight >= ALWAYS && isLate())) {
      res.setHeader("Retry-After", "1");
      return errorResponse(req, res, 503, "We're very busy right now. Please try again in a moment.");
    }
    lifecycle.inFlight++;
    let isInHand = true;
    const done = () => {
      if (isInHand) lifecycle.inFlight--;
      isInHand = false;
    };
    // The work is done when the answer is; how fast somebody reads it is up to them.
    res.end = new Proxy(res.end, {
      apply(end, self, given) {
        done();
        return Reflect.apply(end, self, given);
      },
    });
    res.once("close", done);
    next();
  };
}

function lateness(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  setInterval(() => {
    late = delay.percentile(90) / 1e6 > LATE_MS;
    delay.reset();
  }, LOOK_MS).unref();
  return () => late;
}
