// One endpoint as the API's description has it. The published document, the readable page, the types of our own client
// and the check of every answer in the tests are made of these.
import type { z } from "zod";
import { ErrorAnswer } from "~/contracts/answers/shapes";
import type { EndpointAccess } from "~/lib/http-api.server";
import type { Write } from "~/mutations/serve.server";

/** "plan" is whom a trial or a subscription opens the features; "had-plan" also who had one, for ending what was begun. */
export type Who = "anybody" | "signed-in" | "plan" | "had-plan" | "admin";
type Method = "GET" | "POST" | "PUT" | "DELETE";

type Example = {
  /** The part of the address after the question mark. */
  query?: string;
  request?: unknown;
  answer: unknown;
};

type Words = {
  /** What it does, in a sentence. */
  summary: string;
  /** What else one needs to know. */
  details?: string;
  /** How often, in words, where it is limited. */
  limit?: string;
  /** What it may answer beside what follows from the rest. */
  refuses?: readonly number[];
  example: Example;
};

export type Endpoint<
  M extends Method = Method,
  P extends string = string,
  Output extends z.ZodTypeAny = z.ZodTypeAny,
> = Words & {
  method: M;
  /** `:id` stands for the thing it is about. */
  path: P;
  who: Who;
  query?: Record<string, z.ZodTypeAny>;
  input?: z.ZodTypeAny;
  output: Output;
  status: 200 | 201;
  /** Answers a 409, where another body than an error's. */
  conflict?: z.ZodTypeAny | undefined;
  /** The body of a refusal. */
  error: z.ZodTypeAny;
  /** Whether the header Idempotency-Key makes it safe to send again. */
  idempotent: boolean;
  /** Another form of the answer, for who asks for it. */
  stream?: { contentType: string; description: string };
};

type Reading<Output extends z.ZodTypeAny> = Words & {
  who?: Who;
  query?: Record<string, z.ZodTypeAny>;
  output: Output;
  example: { query?: string; answer: z.input<Output> };
};

export function read<const P extends string, Output extends z.ZodTypeAny>(
  path: P,
  details: Reading<Output>,
): Endpoint<"GET", P, Output> {
  return { method: "GET", path, who: "signed-in", status: 200, error: ErrorAnswer, idempotent: false, ...details };
}

type Writing = Words & {
  error?: z.ZodTypeAny;
  idempotent?: true;
  stream?: Endpoint["stream"];
};

/** A write of app/mutations: all but the words follows from its definition. */
export function mutation(
  { mutation: { method, path }, input, output, conflict, access, status }: Write,
  words: Writing,
): Endpoint {
  const who = whoOf(access);
  return { method, path, who, input, output, conflict, status, error: ErrorAnswer, idempotent: false, ...words };
}

function whoOf({ open, admin, gated }: EndpointAccess): Who {
  if (open) return "anybody";
  if (admin) return "admin";
  return gated === "as-screen" ? "had-plan" : gated ? "plan" : "signed-in";
}

/** What it may answer beside its success: what it says itself, and what follows from what it takes and for whom it is. */
export function refusals({ method, path, who, idempotent, conflict, limit, refuses = [] }: Endpoint): number[] {
  const isWrite = method !== "GET";
  return [
    ...new Set([
      ...refuses,
      ...(isWrite ? [400, 403, 408, 413, 415] : []),
      ...(who === "anybody" ? [] : [401]),
      ...(who === "anybody" || who === "signed-in" ? [] : [403]),
      ...(path.includes(":") ? [404] : []),
      ...(conflict ? [409] : []),
      ...(idempotent ? [422] : []),
      ...(limit ? [429] : []),
      500,
      503,
    ]),
  ].sort((a, b) => a - b);
}
