// What the database itself says belongs to a person: no list that somebody could forget to lengthen.
import type { Person } from "./person";
import type { Database } from "./server";

/** Every table with a column `userId`, and the person's own row. */
export async function ownedTables(database: Database): Promise<{ table: string; owner: string }[]> {
  const rows = await database.query(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND lower(c.column_name) IN ('userid', 'user_id', 'ownerid') ORDER BY 1`,
  );
  return [{ table: "User", owner: "id" }, ...rows.map(({ name }) => ({ table: String(name), owner: "userId" }))];
}

export async function rowsOf(database: Database, id: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, owner } of await ownedTables(database)) {
    const [row] = await database.query(`SELECT count(*)::int AS n FROM "${table}" WHERE "${owner}" = $1`, [id]);
    counts.set(table, Number(row?.n));
  }
  return counts;
}

/** Where a word still stands, in whichever column of whichever table of ours, the queue's included. */
export async function tablesNaming(database: Database, word: string): Promise<string[]> {
  const tables = await database.query(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE' AND table_name <> 'SandboxRecord'`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await database.query(
      `SELECT count(*)::int AS n FROM "${String(schema)}"."${String(name)}" t WHERE strpos(t::text, $1) > 0`,
      [word],
    );
    if (Number(row?.n) > 0) found.push(`${String(schema)}.${String(name)}`);
  }
  return found;
}

const BY_NAME: Record<string, unknown> = {
  day: "2026-10-05",
  firstDay: "2026-10-05",
  lastDay: "2026-10-05",
  nextDay: "2026-11-05",
  madeDay: "2026-10-05",
  reviewDay: "2026-11-05",
  startDay: "2026-10-05",
  every: "month",
  month: "2026-10",
  days: 7,
  kind: "spending",
  type: "warning",
  priority: "low",
  severity: "info",
  category: "restaurants",
  channel: "goals",
};
const BY_TYPE: Record<string, unknown> = {
  text: "harness",
  bigint: 1200,
  integer: 1,
  numeric: 1,
  boolean: true,
  jsonb: {},
  "timestamp without time zone": "2026-10-05T12:00:00Z",
  "timestamp with time zone": "2026-10-05T12:00:00Z",
};
const BY_REFERENCE: Record<string, string> = {
  transactionId: "Transaction",
  outId: "Transaction",
  inId: "Transaction",
  accountId: "Account",
  itemId: "BankItem",
  goalId: "Goal",
  importId: "Import",
  sessionId: "Session",
  answerId: "ChatMessage",
};

/** A row in each table of a person's that the screens left empty, so that nothing is complete for being absent. */
export async function furnish(database: Database, person: Person, text = "harness"): Promise<void> {
  for (const [table, count] of await rowsOf(database, person.id)) {
    if (count > 0) continue;
    const columns = await database.query(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'NO' AND (column_default IS NULL OR column_name = 'userId')`,
      [table],
    );
    const names = columns.map((column) => String(column.name));
    const values: unknown[] = [];
    for (const { name, type } of columns)
      values.push(await valueFor(database, person, table, String(name), String(type)));
    const places = values.map((_, index) => `$${index + 1}`).join(", ");
    const insert = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${places})`;
    const worded = values.map((value) => (value === BY_TYPE.text ? text : value));
    // Where a column takes no word of ours, the plain one.
    await database.query(insert, worded).catch(() => database.query(insert, values));
  }
}

async function valueFor(
  database: Database,
  person: Person,
  table: string,
  column: string,
  type: string,
): Promise<unknown> {
  if (column === "userId") return person.id;
  const reference = BY_REFERENCE[column];
  if (reference && reference !== table) {
    const [row] = await database.query(
      `SELECT id FROM "${reference}" WHERE "userId" = $1 ORDER BY id ${column === "inId" ? "DESC" : "ASC"} LIMIT 1`,
      [person.id],
    );
    if (row) return row.id;
  }
  // How a stream's amount behaves; everywhere else an amount is a number.
  if (column === "amount" && type === "text") return "fixed";
  // By what a notice comes; everywhere else a channel is a talk.
  if (table === "NoticeChoice" && column === "channel") return "bell";
  if (table === "ToldNotice" && column === "channel") return "mail";
  return column === "id" ? `harness-${table}` : (BY_NAME[column] ?? BY_TYPE[type]);
}
