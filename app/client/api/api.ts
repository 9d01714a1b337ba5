// The one way in which scripts call our endpoints.

import type { ReadAddress, ReadAnswer } from "~/api-description/calls";
import type { FieldErrors } from "~/contracts/errors";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Options = { idempotencyKey?: string; signal?: AbortSignal; accept?: string };
type Unauthorized = "null" | "throw";

const SUBSCRIBE_PATH = "/subscribe";

/** Text is the status, a colon and the body; `message` of a JSON body stands apart for toasts. */
export class ApiError extends Error {
  readonly status: number;
  readonly userMessage: string | null;
  readonly text: string;

  constructor(status: number, text: string, userMessage: string | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.userMessage = userMessage;
    this.text = text;
  }

  /** The body as the documents have it; null where it is no JSON. */
  read<Body>(): Body | null {
    try {
      return JSON.parse(this.text);
    } catch {
      return null;
    }
  }

  /** What is wrong with each field, where the server says so. */
  get fieldErrors(): FieldErrors {
    return this.read<{ fieldErrors?: FieldErrors }>()?.fieldErrors ?? {};
  }
}

/** Where the browser goes when a call is refused for want of a plan; tests watch it. */
export const browser = { go: (path: string): void => window.location.assign(path) };

/** Sends a call with the session and answers its JSON; anything but a success throws. */
export async function apiRequest<T = unknown>(
  method: Method,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<T> {
  return jsonOf(await apiResponse(method, path, body, options));
}

/** The same, for an answer that is read as it comes. */
export async function apiResponse(method: Method, path: string, body: unknown, options: Options): Promise<Response> {
  const response = await send(method, path, body, options);
  if (!response.ok) {
    const error = await errorOf(response);
    if (wantsPlan(error)) browser.go(SUBSCRIBE_PATH);
    throw error;
  }
  return response;
}

/**
 * Reads an address of the API. What it answers is described in app/api-description. With `on401: "null"`, being signed
 * out or without a plan is no error but nothing.
 */
export async function getJson<const Address extends ReadAddress>(
  path: Address,
  { on401, signal }: { on401: Unauthorized; signal?: AbortSignal },
): Promise<ReadAnswer<Address> | null> {
  if (on401 === "throw") return apiRequest("GET", path, undefined, { signal });
  const response = await send("GET", path, undefined, { signal });
  if (response.status === 401) return null;
  if (response.ok) return jsonOf(response);
  const error = await errorOf(response);
  if (wantsPlan(error)) return null;
  throw error;
}

/** What the server says about an error, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? fallback;
}

function send(
  method: Method,
  path: string,
  body: unknown,
  { idempotencyKey, signal, accept = "application/json" }: Options,
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: "include",
    headers: {
      Accept: accept,
      ...(method === "GET" ? {} : { "Content-Type": "application/json" }),
      ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}

export async function jsonOf(response: Response) {
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const message = messageIn(text);
  if (response.status === 403 && message === null) return new ApiError(403, "Access denied", null);
  return new ApiError(response.status, text || response.statusText, message);
}

/** What stands in the way of an answer may send JSON of its own: only a text is a message. */
function messageIn(text: string): string | null {
  const message = new ApiError(0, text, null).read<{ message?: unknown }>()?.message;
  return typeof message === "string" && message !== "" ? message : null;
}

function wantsPlan(error: ApiError): boolean {
  return error.status === 403 && /trial|subscription/i.test(error.userMessage ?? "");
}
