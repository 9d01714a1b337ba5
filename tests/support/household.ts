import { household } from "~/sandbox/sample/household";
import { db, num, transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "./bank";

/** The sample household as somebody's own: accounts, balances and every row through the ledger, as a sync writes them. */
export async function giveHousehold(userId: string, today: string, seed = "test", from?: string) {
  const home = household({ seed, today, ...(from ? { from } : {}) });
  const { account } = await createBank(
    userId,
    home.accounts.map(({ role }) => role),
  );
  const roleOf = new Map(home.accounts.map(({ id, role }) => [id, role]));
  for (const { role, balanceCents, limitCents } of home.accounts) {
    await db.account.updateMany({
      where: { userId, id: account(role) },
      data: { balanceCents: BigInt(balanceCents), limitCents: limitCents === null ? null : BigInt(limitCents) },
    });
  }
  const upsert = home.transactions.map((row) =>
    bankRow(row.id, account(roleOf.get(row.accountId) ?? ""), row.day, row.amountCents, {
      merchantName: row.merchantName ?? row.name,
      rawName: row.name,
      providerCategory: row.detailed,
      providerConfidence: row.confidence,
      pending: row.pending,
      pendingId: row.pendingId,
    }),
  );
  await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
  return { home, account };
}

/** How many posted rows of these kinds there are. */
export function rowsCount(userId: string, from: string, to: string, kinds: readonly string[]): Promise<number> {
  return db.transaction.count({
    where: { userId, day: { gte: from, lte: to }, kind: { in: [...kinds] }, pending: false, deletedAt: null },
  });
}

const EVERYWHERE = [
  "FOOD_AND_DRINK_GROCERIES",
  "FOOD_AND_DRINK_RESTAURANT",
  "TRANSPORTATION_GAS",
  "RENT_AND_UTILITIES_TELEPHONE",
  "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
  "PERSONAL_CARE_HAIR_AND_BEAUTY",
  "ENTERTAINMENT_MUSIC_AND_AUDIO",
  "MEDICAL_PHARMACIES_AND_SUPPLEMENTS",
  "GENERAL_MERCHANDISE_PET_SUPPLIES",
];

/** Spending of one day in more categories than a screen shows at first, for the first days of a month. */
export async function spendEverywhere(userId: string, accountId: string, day: string): Promise<void> {
  const upsert = EVERYWHERE.map((providerCategory, index) =>
    bankRow(`everywhere-${day}-${index}`, accountId, day, -1000 - index, { providerCategory }),
  );
  await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
}

/** What the rows themselves add up to, read one by one: the slow truth that every figure is compared with. */
export async function rowsTotal(userId: string, from: string, to: string, kinds: readonly string[]): Promise<number> {
  const rows = await db.transaction.findMany({
    where: { userId, day: { gte: from, lte: to }, kind: { in: [...kinds] }, pending: false, deletedAt: null },
    select: { amountCents: true },
  });
  return rows.reduce((sum, row) => sum + num(row.amountCents), 0);
}
