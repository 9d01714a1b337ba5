// What a schema says of what is sent: for tests of forms' fields.
import type { z } from "zod";

export type Sent = Record<string, unknown>;

/** What is said of each field first, as forms show it; nothing where all of them are taken. */
export function said(schema: z.ZodTypeAny, sent: unknown): Record<string, string> {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message] as const).reverse());
}

export const long = (length: number): string => "x".repeat(length);
