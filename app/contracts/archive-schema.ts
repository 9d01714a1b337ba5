// What each file of an archive holds, as JSON Schema: worked out of the same rules that an archive is checked by.
import { z } from "zod";
import { ARCHIVED } from "./archive";
import { day, month } from "./archive-values";

export type Column = { type?: string | string[] } & Record<string, unknown>;
export type RowSchema = { type: "object"; properties: Record<string, Column>; required: string[] };

/** Where a rule is a function, what it asks for. */
const BY_RULE: ReadonlyMap<z.ZodTypeAny, Column> = new Map<z.ZodTypeAny, Column>([
  [day, { type: "string", format: "date" }],
  [month, { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])$" }],
]);

/** Of a table that comes back; null of one that is only told. */
export function rowSchema(table: string): RowSchema | null {
  const held = ARCHIVED.find((one) => one.table === table);
  if (!held) return null;
  const columns = Object.entries<z.ZodTypeAny>(held.row.shape);
  return {
    type: "object",
    properties: Object.fromEntries(columns.map(([name, type]) => [name, columnOf(type)])),
    // Columns with something to fall back on came later: archives from before don't have them.
    required: columns.filter(([, type]) => !(type instanceof z.ZodDefault)).map(([name]) => name),
  };
}

function columnOf(type: z.ZodTypeAny): Column {
  const known = BY_RULE.get(type);
  if (known) return known;
  if (type instanceof z.ZodDefault) return columnOf(type.removeDefault());
  if (type instanceof z.ZodNullable) return orNull(columnOf(type.unwrap()));
  if (type instanceof z.ZodEffects) return columnOf(type.innerType());
  if (type instanceof z.ZodBoolean) return { type: "boolean" };
  if (type instanceof z.ZodEnum) return { type: "string", enum: [...type.options] };
  if (type instanceof z.ZodArray) return { type: "array", items: columnOf(type.element) };
  if (type instanceof z.ZodNumber)
    return {
      type: type.isInt ? "integer" : "number",
      ...(type.minValue === null ? {} : { minimum: type.minValue }),
      ...(type.maxValue === null ? {} : { maximum: type.maxValue }),
    };
  if (type instanceof z.ZodString) return ofText(type);
  // JSON of the product's own: lists and objects of any shape.
  return {};
}

function ofText(type: z.ZodString): Column {
  const pattern = type._def.checks.flatMap((check) => (check.kind === "regex" ? [check.regex.source] : []))[0];
  return {
    type: "string",
    ...(type.minLength === null ? {} : { minLength: type.minLength }),
    ...(type.maxLength === null ? {} : { maxLength: type.maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

function orNull(column: Column): Column {
  const { type, enum: choices, ...rest } = column;
  if (type === undefined) return column;
  return { type: [type, "null"].flat(), ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}), ...rest };
}
