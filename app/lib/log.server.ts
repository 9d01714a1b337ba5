// Structured logs. What must never be in them: bodies, cookies, query strings, amounts, names, e-mail, tokens.
import pino from "pino";
import { AppError } from "~/contracts/errors";
import { env } from "./env.server";

export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  redact: {
    paths: [
      "*.password",
      "*.passwordHash",
      "*.token",
      "*.accessToken",
      "*.authorization",
      "*.cookie",
      "*.email",
      "*.secret",
      "password",
      "token",
      "email",
      "cookie",
    ],
    censor: "[hidden]",
  },
  serializers: { err: describeError },
});

/** Errors of SDKs and drivers carry requests, keys and rows; only what helps and can't leak is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const described: Record<string, unknown> = { type: error.name, stack: frames(error) };
  if (error instanceof AppError) described.code = error.code;
  else if ("code" in error && typeof error.code === "string") described.code = error.code;
  if ("status" in error && typeof error.status === "number") described.status = error.status;
  if (isOurOwn(error)) described.message = error.message.slice(0, 300);
  if (error.cause instanceof Error) described.cause = describeError(error.cause);
  return described;
}

/** Messages of drivers quote values; those of the language and of our own code don't. */
function isOurOwn(error: Error): boolean {
  return (
    ["TypeError", "RangeError", "ReferenceError", "SyntaxError", "ConfigError", "AbortError"].includes(error.name) ||
    error.constructor === Error
  );
}

function frames(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return lines.slice(0, 12).map((line) => line.trim());
}
