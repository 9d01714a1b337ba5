// The one error type. Services throw it; each kind of door maps it once (lib/http-api, lib/http-page).

export const STATUS_OF = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  gated: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
} as const;

type ErrorCode = keyof typeof STATUS_OF;
export type FieldErrors = Record<string, string>;
type More = { title?: string; fieldErrors?: FieldErrors; retryAfter?: number; cause?: unknown };

export class AppError extends Error {
  readonly code: ErrorCode;
  /** Said to the person as it stands. */
  readonly userMessage: string;
  /** The toast's title where the specification gives one. */
  readonly title: string | undefined;
  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, userMessage: string, more: More = {}) {
    super(userMessage, { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.userMessage = userMessage;
    this.title = more.title;
    this.fieldErrors = more.fieldErrors;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}

export const GENERIC_ERROR = "Something went wrong. Please try again.";
export const BUSY_ERROR = "We're busy right now. Nothing was changed; please try again in a moment.";
export const UNFINISHED_ERROR = "We couldn't finish this just now. Please try again in a moment.";
export const NOT_FOUND = "We couldn't find that.";
