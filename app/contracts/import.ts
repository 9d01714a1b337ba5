// What is stored of an import's choices, and what its forms send.
import { z } from "zod";
import { isRole, type ColumnRole } from "~/domain/import/types";
import { UNKNOWN_COLUMN } from "~/texts/import-file";

const role = z.string().refine((text): text is ColumnRole => isRole(text), UNKNOWN_COLUMN);

const MappingInput = z.object({
  roles: z.array(role).max(100),
  dateOrder: z.enum(["mdy", "dmy", "ymd"]),
  decimal: z.enum([".", ","]),
  flip: z.boolean(),
});

/** Which account of ours an account of a file is: one by its id, a new one, or none. */
export const TargetInput = z.object({
  to: z.string().min(1).max(80),
  name: z.string().trim().max(80).default(""),
  kind: z.string().max(20).default("checking"),
  asDollars: z.boolean().default(false),
});
export type TargetInput = z.output<typeof TargetInput>;

export const FileChoices = z.object({
  mapping: MappingInput.optional(),
  dateOrder: z.enum(["mdy", "dmy", "ymd"]).optional(),
  targets: z.record(z.string().max(400), TargetInput).default({}),
  /** Lines of unsure rows that are to be added. */
  add: z.array(z.number().int().nonnegative()).max(1_000).default([]),
  /** Whether the balance becomes the one that the file tells. */
  setBalance: z.boolean().default(true),
});
export type FileChoices = z.output<typeof FileChoices>;

const many = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const texts = (most: number, length = 400) => z.preprocess(many, z.array(z.string().max(length)).max(most));
const ticked = z.preprocess((value) => value === "on" || value === "yes", z.boolean());

/** The columns of a table, each with what it holds. */
export const ColumnsFields = z.object({
  file: z.string().min(1).max(80),
  role: z.preprocess(many, z.array(role).max(100)),
  dateOrder: z.enum(["mdy", "dmy", "ymd"]),
  decimal: z.enum([".", ","]).default("."),
  flip: ticked,
});

/** The accounts of a file, each by its position. */
export const AccountsForm = z.object({
  file: z.string().min(1).max(80),
  key: texts(100),
  to: texts(100, 80),
  name: texts(100, 80),
  kind: texts(100, 20),
  asDollars: texts(100),
  setBalance: ticked,
});

/** What each of the files' categories is here; `keep` names those whose own name stays. */
export const CategoriesForm = z.object({ name: texts(200), choice: texts(200, 90), keep: texts(200) });
export const UnsureForm = z.object({ file: z.string().min(1).max(80), add: texts(200, 12) });
export const ImportForm = z.object({});
