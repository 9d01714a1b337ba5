// The tables of an export as the database describes them, and as CSV.
import type { Column, RowSchema } from "~/contracts/archive-schema";
import { csvCell } from "~/domain/books/csv";
import { db } from "~/lib/db.server";

type TableColumn = { table: string; name: string; type: string; isNullable: boolean };
export type TableColumns = ReadonlyMap<string, TableColumn[]>;

/** Without whose rows they are: that is always the same. */
export async function columnsOfTables(tables: readonly { table: string; hidden?: string[] }[]): Promise<TableColumns> {
  const found = await db.$queryRaw<TableColumn[]>`
    SELECT table_name::text AS "table", column_name::text AS name, data_type::text AS type, is_nullable = 'YES' AS "isNullable"
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`;
  return new Map(
    tables.map(({ table, hidden = [] }) => [
      table,
      found.filter((one) => one.table === table && one.name !== "userId" && !hidden.includes(one.name)),
    ]),
  );
}

const TYPES: Readonly<Record<string, Column>> = {
  text: { type: "string" },
  "character varying": { type: "string" },
  boolean: { type: "boolean" },
  integer: { type: "integer" },
  bigint: { type: "integer" },
  "double precision": { type: "number" },
  "timestamp without time zone": { type: "string" },
  ARRAY: { type: "array" },
};

/** Of a table that doesn't come back, and so has no rules of its own. */
export function schemaOf(columns: readonly TableColumn[]): RowSchema {
  const described = columns.map(({ name, type, isNullable }): [string, Column] => {
    const { type: one } = TYPES[type] ?? {};
    return [name, one === undefined ? {} : { type: isNullable ? [one, "null"].flat() : one }];
  });
  return { type: "object", properties: Object.fromEntries(described), required: columns.map(({ name }) => name) };
}

/** Numbers and yes or no as they stand in the JSON files; a text that a spreadsheet would run stays a text. */
export async function* asCsv(rows: AsyncIterable<string>, columns: readonly string[]): AsyncGenerator<string> {
  // Spreadsheets take the text for UTF-8 only with this mark.
  yield `\uFEFF${columns.map(csvCell).join(",")}\r\n`;
  for await (const row of rows) {
    const values: Record<string, unknown> = JSON.parse(row);
    yield `${columns.map((column) => cellOf(values[column])).join(",")}\r\n`;
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return csvCell(typeof value === "string" ? value : JSON.stringify(value));
}
