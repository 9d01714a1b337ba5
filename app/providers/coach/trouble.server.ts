// What can go wrong with a model, told apart: for the log, for the words to the person, and for the breaker.
// Its errors alone: the SDK itself is read when a model is first asked.
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  ContentFilterFinishReasonError,
  LengthFinishReasonError,
} from "openai/error";
import { now } from "~/lib/clock.server";
import { log } from "~/lib/log.server";
import { CircuitOpen } from "./breaker.server";
import { DeadlinePassed } from "./deadline.server";

export const TROUBLES = [
  /** The key is not accepted. */
  "key",
  /** There is no such model, or no such server path. */
  "model",
  /** What was paid for is used up. */
  "quota",
  /** Too many requests for now. */
  "busy",
  /** It can't be reached, or fails by itself. */
  "down",
  /** No answer in time. */
  "slow",
  /** It doesn't take the request as it is. */
  "request",
  /** It would rather not answer. */
  "declined",
  /** Its answer was cut off. */
  "cut-off",
  /** Its answer has not the shape that was asked for. */
  "shape",
  /** Whoever asked has gone. */
  "gone",
] as const;
export type Trouble = (typeof TROUBLES)[number];

export class ModelFailed extends Error {
  override name = "ModelFailed";
  readonly trouble: Trouble;
  constructor(trouble: Trouble, cause?: unknown) {
    super(`the model failed: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** These concern one question alone: one person's must not take the model from everybody else. */
const OF_ONE_QUESTION: readonly Trouble[] = ["request", "declined", "cut-off", "shape", "gone"];
/** These wait for somebody to set something right. */
const OURS: readonly Trouble[] = ["key", "model", "quota"];

export const isOfOneQuestion = (error: unknown): boolean => OF_ONE_QUESTION.includes(troubleOf(error));

/** For the log: what kind of trouble, and what the server said of it; never what was asked or answered. */
export function logTrouble(task: string, error: unknown): Trouble {
  const trouble = troubleOf(error);
  const cause = error instanceof ModelFailed ? error.cause : error;
  const said = cause instanceof APIError ? { status: cause.status, code: cause.code, request: cause.requestID } : {};
  const entry = { task, trouble, error: cause instanceof Error ? cause.name : "none", ...said };
  if (OURS.includes(trouble)) log.error(entry, "the model did not answer, and won't until its settings are right");
  else log.warn(entry, "the model did not answer");
  return trouble;
}

const QUOTA = new Set(["insufficient_quota", "billing_hard_limit_reached", "billing_not_active"]);

export function troubleOf(error: unknown): Trouble {
  if (error instanceof ModelFailed) return error.trouble;
  if (error instanceof DeadlinePassed || error instanceof APIConnectionTimeoutError) return "slow";
  if (error instanceof CircuitOpen || error instanceof APIConnectionError) return "down";
  if (error instanceof APIUserAbortError || (error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name)))
    return "gone";
  if (error instanceof LengthFinishReasonError) return "cut-off";
  if (error instanceof ContentFilterFinishReasonError) return "declined";
  if (error instanceof APIError) return ofStatus(error.status, String(error.code ?? error.type ?? ""));
  // The connection broke in the middle of an answer.
  if (error instanceof TypeError && /terminated|fetch failed|aborted/.test(error.message)) return "down";
  return "shape";
}

function ofStatus(status: number | undefined, code: string): Trouble {
  if (QUOTA.has(code) || status === 402) return "quota";
  if (status === 429 || code === "rate_limit_exceeded") return "busy";
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (status === 408) return "slow";
  return status !== undefined && status >= 400 && status < 500 && status !== 409 ? "request" : "down";
}

/** How long to wait before the one other try; null where there is none. */
export function retryAfterMs(error: unknown): number | null {
  const trouble = troubleOf(error);
  if (trouble !== "busy" && trouble !== "down") return null;
  const headers = error instanceof APIError ? error.headers : undefined;
  const [ms, seconds] = [Number(headers?.get("retry-after-ms") ?? NaN), headers?.get("retry-after") ?? ""];
  if (Number.isFinite(ms)) return Math.max(0, ms);
  if (seconds === "") return USUAL_WAIT_MS;
  const wait = Number(seconds) * 1000;
  const asked = Number.isFinite(wait) ? wait : Date.parse(seconds) - now().getTime();
  return Number.isFinite(asked) ? Math.max(0, asked) : USUAL_WAIT_MS;
}

const USUAL_WAIT_MS = 400;
