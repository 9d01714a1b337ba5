import type { Database } from "./server";

/** What using the app writes by itself: sessions in use, counters, traces, background work. */
const OWN = ["Session", "RateBucket", "AuditLog", "_prisma_migrations"];

/** One hash over every row that belongs to somebody: equal before and after means that nothing was changed. */
export async function fingerprint(
  database: Pick<Database, "query">,
  skipped: readonly string[] = OWN,
): Promise<string> {
  const tables = await database.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    if (skipped.includes(String(name))) continue;
    const [row] = await database.query(
      `SELECT count(*)::int AS rows, coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM "${String(name)}" t`,
    );
    parts.push(`${String(name)}:${String(row?.rows)}:${String(row?.hash)}`);
  }
  return parts.join("\n");
}

export function differences(before: string, after: string): string[] {
  const old = before.split("\n");
  return after.split("\n").filter((line, index) => line !== old[index]);
}
