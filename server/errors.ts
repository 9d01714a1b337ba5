import type { ErrorRequestHandler } from "express";
import { errorResponse } from "./error-response";
import type { ServerLog } from "./options";

/** Whatever nobody foresaw: the details go to the log under the request's id, the person gets one sentence. */
export function unknownErrors(log: ServerLog): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error, req, res, _next) => {
    if (isClientMistake(error)) return errorResponse(req, res, 400, "This request is not valid.");
    log.error({ requestId: res.locals.requestId, err: error }, "unexpected error");
    errorResponse(req, res, 500, "Something went wrong on our side. Please try again.");
  };
}

function isClientMistake(error: unknown) {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return error instanceof URIError || (typeof status === "number" && status >= 400 && status < 500);
}
