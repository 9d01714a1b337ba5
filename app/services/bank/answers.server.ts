import { AppError } from "~/contracts/errors";

/** The bank endpoints say what went wrong in `error`, where their callers look for it, and in `message` as all others do. */
export async function withErrorField<T>(run: () => Promise<T>): Promise<T | Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers: HeadersInit = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {};
    return Response.json({ error: error.userMessage, message: error.userMessage }, { status: error.status, headers });
  }
}
