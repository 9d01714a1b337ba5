// What whoever runs the server is told, in tests.
import { afterEach, beforeEach } from "vitest";
import { log } from "~/lib/log.server";

type Line = { level: string; message: string } & Record<string, unknown>;

/** Keeps the log's lines of each test, in the place of the log. */
export function useLog(): Line[] {
  const { info, warn, error } = log;
  const lines: Line[] = [];
  const keep = (level: string) => (fields: object, message: string) => void lines.push({ ...fields, level, message });
  beforeEach(() => {
    lines.length = 0;
    Object.assign(log, { info: keep("info"), warn: keep("warn"), error: keep("error") });
  });
  afterEach(() => void Object.assign(log, { info, warn, error }));
  return lines;
}
