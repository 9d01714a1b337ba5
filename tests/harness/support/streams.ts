import type { Database } from "./server";

/** A monthly subscription for each name, as found in the transactions. */
export async function addStreams(database: Database, userId: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await database.query(
      `INSERT INTO "RecurringStream" ("userId", key, "merchantName", category, kind, cadence, amount, "lastCents", "typicalCents",
         "monthlyCents", "firstDay", "lastDay", "lastId", "nextDay", count, active)
       VALUES ($1, $2, $3, 'entertainment', 'spending', 'monthly', 'fixed', -999, -999, -999, '2026-01-01', '2026-11-01', 't',
         '2099-01-01', 9, true)`,
      [userId, `out:${index}`, name],
    );
}
