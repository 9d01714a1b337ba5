// What a form holds and what it shows again, on both sides of the line.
import type { FieldErrors } from "./errors";

/** As it was entered; a name that comes twice is a list. */
export type Entered = Record<string, string | string[]>;

/** What a refused form shows again: the shape of the form library. */
export type Refused = {
  fieldErrors: FieldErrors;
  repopulateFields: Entered;
  formId?: string;
  /** Why, where it's no fault of a single field. */
  problem?: string;
};

const INTERNAL = new Set(["intent", "formKey", "__rvfInternalFormId", "subaction"]);

/** Without what the form needs for itself. */
export function visibleFields<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !INTERNAL.has(name)));
}

/** What may stand in the form again: no passwords, and nothing that opens something. */
export function repeatable(fields: Entered): Entered {
  return Object.fromEntries(Object.entries(visibleFields(fields)).filter(([name]) => !/password|token/i.test(name)));
}
