// What the database alone takes to store rows as wide as an import's, with the table's own keys and indexes: one statement
// for ten thousand rows, made beforehand, straight over the driver. No import can be faster than this.
import { Client } from "pg";
import { addDays } from "~/domain/periods";
import { db, embeddedClient, isEmbedded, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";

const PART = 10_000;
const INSERT = `INSERT INTO "Transaction" ("userId", "accountId", "importId", "reviewedAt", "createdAt", "updatedAt",
    id, "providerTransactionId", day, "amountCents", "merchantName", "rawName", category, kind)
  SELECT $1, $2, $3, now(), now(), now(), r.* FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[],
    $10::text[], $11::text[]) AS r`;

type Ask = (sql: string, values?: string[]) => Promise<unknown>;

async function connected(): Promise<{ ask: Ask; close: () => Promise<void> }> {
  if (isEmbedded) {
    const client = await embeddedClient();
    return { ask: (sql, values) => client.query(sql, values), close: async () => undefined };
  }
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  return { ask: (sql, values) => client.query(sql, values), close: () => client.end() };
}

const list = (values: readonly (string | number)[]) => `{${values.map((value) => `"${value}"`).join(",")}}`;

function partOf(accountId: string, from: number, count: number, all: number): string[] {
  const rows = Array.from({ length: count }, (_, at) => {
    const index = from + at;
    const day = addDays("2026-10-31", -Math.floor((index * 730) / all));
    const cents = -((index % 250) * 100 + 10 + (index % 90));
    return {
      day,
      cents,
      key: `file:${accountId}:${day}|${cents}|shop denver co|${index}`,
      name: `SHOP ${index % 400}, DENVER CO`,
    };
  });
  return [
    list(rows.map(() => newId())),
    list(rows.map(({ key }) => key)),
    list(rows.map(({ day }) => day)),
    list(rows.map(({ cents }) => cents)),
    list(rows.map(({ name }) => name)),
    list(rows.map(({ name }) => name)),
    list(rows.map(() => "miscellaneous")),
    list(rows.map(() => "spending")),
  ];
}

/** Milliseconds for all rows in one transaction, its end included. What was written is gone afterwards. */
export async function databaseAlone(userId: string, count: number): Promise<number> {
  const accountId = newId();
  await db.account.create({
    data: {
      userId,
      id: accountId,
      providerAccountId: `hand:${accountId}`,
      accountName: "Alone",
      institutionName: "None",
      accountNumber: "",
      accountType: "checking",
      baseCents: 0n,
      baseDay: "2020-01-01",
    },
  });
  const parts = Array.from({ length: Math.ceil(count / PART) }, (_, index) =>
    partOf(accountId, index * PART, Math.min(PART, count - index * PART), count),
  );
  const importId = newId();
  const { ask, close } = await connected();
  const from = performance.now();
  await ask("BEGIN");
  for (const part of parts) await ask(INSERT, [userId, accountId, importId, ...part]);
  await ask("COMMIT");
  const took = performance.now() - from;
  await db.account.delete({ where: { userId_id: { userId, id: accountId } } });
  await ask(`VACUUM "Transaction"`);
  await close();
  return took;
}
