// Reading what a client sent, strictly: what can't be stored or can't be meant is refused with a clear sentence.
import { AppError, type FieldErrors } from "~/contracts/errors";
import type { z } from "zod";
import { REQUESTS } from "~/texts/requests";

const MAX_DEPTH = 32;
const MAX_FIELDS = 200;
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return {};
  assertDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text, (key, item: unknown) => {
      if (key === "__proto__") throw new AppError("bad_request", REQUESTS.badName);
      assertStorable(key);
      if (typeof item === "string") assertStorable(item);
      return item;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_request", REQUESTS.notJson);
  }
  return value;
}

/** Fields of a form as a plain object; a name that comes twice is a list. */
export async function readForm(request: Request): Promise<Record<string, string | string[]>> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new AppError("bad_request", REQUESTS.unreadableForm);
  }
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, value] of form) {
    if (++count > MAX_FIELDS) throw new AppError("bad_request", REQUESTS.tooManyFields);
    if (typeof value !== "string") throw new AppError("bad_request", REQUESTS.noFiles);
    assertStorable(name + value);
    if (name === "__proto__") throw new AppError("bad_request", REQUESTS.badName);
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [...[before].flat(), value]);
  }
  return Object.fromEntries(fields);
}

export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join(".") || "form"] ??= issue.message;
  return errors;
}

function assertStorable(text: string): void {
  if (UNSTORABLE.test(text)) throw new AppError("bad_request", REQUESTS.unstorable);
}

/** JSON.parse survives deep nesting, but what walks the result does not. */
function assertDepth(text: string): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText) {
      if (character === "\\") index++;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") {
      if (++depth > MAX_DEPTH) throw new AppError("bad_request", REQUESTS.tooDeep);
    } else if (character === "}" || character === "]") depth--;
  }
}
