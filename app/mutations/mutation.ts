// A write, defined once. From the definition come the intent of its form, the documented call, what scripts do with the
// form, the draft that waits without a connection, and the description of the API. This half is for the browser too;
// the other half, which runs, is in the file of the same name that ends in .server.
import type { FieldErrors } from "~/contracts/errors";
import type { Toast } from "~/texts/toast";

/** A form's fields as they were entered. */
export type Fields = Record<string, string>;

export type Mutation<Output> = {
  /** The intent that its form names. */
  name: string;
  /** The screen that has the form. */
  screen: `/${string}`;
  method: "POST" | "PUT" | "DELETE";
  /** The documented address. `:id` stands for the thing that is changed. */
  path: `/api/${string}`;
  /** The form's field that holds the id. */
  idField?: string;
  /** Fields that matter to the form alone. All others are the call's body, so a new field needs no list of its own. */
  formOnly?: readonly string[];
  /** What is said when it is done. */
  toast?: (output: Output, fields: Fields) => Toast | undefined;
  /** Where the form leads when it is done: a path of ours. */
  redirect: (output: Output) => string;
  /** What is said when it fails and nobody knows why. */
  failure: string;
  failureTitle?: string;
  /** Set where a failure has nothing to show again: the form ends all the same, and says so. */
  failed?: { toast: Toast; redirect: string };
  /** Set where the form may wait for a connection. */
  offline?: (fields: Fields, subject: string) => Waits;
};

/** How the list of waiting forms calls it, or why it can't wait. */
export type Waits = { label: string } | { refused: string };

/** What a form shows again when it was refused: the shape of the form library. */
export type Refused = { fieldErrors: FieldErrors; repopulateFields: Fields; formId?: string };

const INTERNAL = new Set(["intent", "formKey", "__rvfInternalFormId", "subaction"]);

export function fieldsOf(form: FormData): Fields {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

type Address = { path: string; idField?: string; formOnly?: readonly string[] };

/** The call's address, with the thing that the form names. */
export function pathOf(mutation: Address, fields: Fields): string {
  return mutation.path.replace(":id", encodeURIComponent(fields[mutation.idField ?? "id"] ?? ""));
}

/** The call's body: every field of the form but those that are its own. */
export function bodyOf(mutation: Address, fields: Fields): Fields {
  const isOwn = (name: string) =>
    INTERNAL.has(name) || name === mutation.idField || (mutation.formOnly?.includes(name) ?? false);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isOwn(name)));
}
