// What is stored of a person's bank rows, read by a process of its own: rows, drift of the sums, cursor.
import { closeDb, db } from "~/lib/db.server";
import { checkSums } from "~/services/ledger/sums.server";

const userId = process.env.STORED_OF ?? "";
const stored = await db.transaction.findMany({
  where: { userId, deletedAt: null },
  select: { providerTransactionId: true, amountCents: true },
});
const item = await db.bankItem.findFirst({ where: { userId }, select: { cursor: true } });
const drift = (await checkSums(userId)).length;
const rows = stored.map(({ providerTransactionId, amountCents }) => ({
  id: providerTransactionId,
  cents: Number(amountCents),
}));
await closeDb();
process.stdout.write(JSON.stringify({ rows, drift, cursor: item?.cursor ?? null }));
