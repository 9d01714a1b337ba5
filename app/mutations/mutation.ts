// A write, defined once. From the definition come the intent of its form, the documented call, what scripts do with the
// form, the draft that waits without a connection, and the description of the API. This half is for the browser too;
// the other half, which runs, is in the file of the same name that ends in .server.
import { visibleFields } from "~/contracts/form";
import type { Toast } from "~/texts/toast";

/** A form's fields as they were entered, each name once. */
export type Fields = Record<string, string>;
export type Body = Record<string, string | number | boolean>;

type Names = {
  /** The form's field that holds the id of what is changed. */
  idField?: string;
  /** Fields that matter to the form alone. All others are the call's body, so a new field needs no list of its own. */
  formOnly?: readonly string[];
};

/** A documented call. `:id` stands for the thing that is changed. */
export type MutationCall = Names & {
  method: "POST" | "PUT" | "DELETE";
  path: `/api/${string}`;
  /** What the documents want as numbers, or as yes and no, which forms send as text or not at all. */
  typed?: (fields: Fields) => Body;
};

/** A form of a screen, with what is said afterwards and where it leads. */
export type Form<Output> = Names & {
  /** The intent that the form names. */
  name: string;
  /** The screen that has the form. */
  screen: `/${string}`;
  /** What is said when it is done. */
  toast?: (output: Output, fields: Fields, from?: URL) => Toast | undefined;
  /** Where it leads when it is done: a path of ours, or the page of a vendor. `from` is where it was sent to. */
  redirect: (output: Output, from: URL) => string;
  /** The title of what is said when it fails. */
  failureTitle?: string;
  /** What is said when it fails and nobody knows why. */
  failure?: string;
  /** What scripts say of an answer without words, and where no answer came; else `failure` is said. */
  wordless?: { answer: string; silence: string };
  /** Set where a failure has nothing to show again: the form ends all the same, and says so. */
  failed?: { toast: Toast; redirect: string };
  /** Set where the form may wait for a connection. `subject` is what the screen calls the thing that is changed. */
  offline?: (fields: Fields, subject: string) => Waits;
};

/** A write that can be made by its form and by its call. */
export type Mutation<Output> = Form<Output> & MutationCall;

/** How the list of waiting forms calls it, or why it can't wait. */
export type Waits = { label: string } | { refused: string };

export function fieldsOf(form: FormData): Fields {
  return onlyTexts(Object.fromEntries(form));
}

/** The fields that hold one text each. */
export function onlyTexts(fields: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The call's address, with the thing that the form names. */
export function pathOf({ path, idField = "id" }: MutationCall, fields: Fields): string {
  return path.replace(":id", encodeURIComponent(fields[idField] ?? ""));
}

/** The call's body: every field of the form but those that are its own. */
export function bodyOf({ idField, formOnly = [], typed }: Names & Partial<MutationCall>, fields: Fields): Body {
  const sent = Object.entries(visibleFields(fields)).filter(([name]) => name !== idField && !formOnly.includes(name));
  return { ...Object.fromEntries(sent), ...typed?.(fields) };
}
