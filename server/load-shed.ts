import type { RequestHandler } from "express";
import { answer } from "./answer";
import type { Lifecycle } from "./options";

/** Beyond what can be worked on, say so at once: a quick "come back" is better than everybody waiting. */
export function loadShed(maxInFlight: number, lifecycle: Lifecycle): RequestHandler {
  return (req, res, next) => {
    if (lifecycle.inFlight >= maxInFlight) {
      res.setHeader("Retry-After", "1");
      return answer(req, res, 503, "We're very busy right now. Please try again in a moment.");
    }
    lifecycle.inFlight++;
    res.once("close", () => void lifecycle.inFlight--);
    next();
  };
}
