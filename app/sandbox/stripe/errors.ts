// Stripe's error bodies. The SDK decides failure by the `error` key alone, so every refusal must carry it.
import type { ZodError } from "zod";

type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    message: string,
    readonly detail: { code?: string; param?: string } = {},
  ) {
    super(message);
  }

  body(): { error: Record<string, string> } {
    return { error: { type: this.type, message: this.message, ...this.detail } };
  }
}

export function missing(what: string, id: string, param = "id"): Refusal {
  const status = param === "id" ? 404 : 400;
  return new Refusal(status, "invalid_request_error", `No such ${what}: '${id}'`, { code: "resource_missing", param });
}

export function invalid(error: ZodError): Refusal {
  const issue = error.issues[0];
  if (issue?.code === "unrecognized_keys") {
    const param = [...issue.path, issue.keys[0] ?? ""].join("[");
    return new Refusal(400, "invalid_request_error", `Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  }
  const param = (issue?.path ?? []).join("[");
  const isMissing = issue?.code === "invalid_type" && issue.received === "undefined";
  const message = isMissing
    ? `Missing required param: ${param}.`
    : `Invalid ${param}: ${issue?.message ?? "not valid"}`;
  return new Refusal(400, "invalid_request_error", message, {
    code: isMissing ? "parameter_missing" : "parameter_invalid",
    param,
  });
}
