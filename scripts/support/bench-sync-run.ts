// One database, one size after the other: a delivery of that many rows written in one transaction, then delivered again.
import type { BankRow } from "~/domain/ledger/ledger";
import { addDays } from "~/domain/periods";
import { closeDb, db, newId, transaction } from "~/lib/db.server";
import { migrate } from "~/lib/migrate.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { requestCount } from "~/services/ledger/count-rows.server";
import { checkSums } from "~/services/ledger/sums.server";

const SHOPS = [
  "FOOD_AND_DRINK_GROCERIES",
  "FOOD_AND_DRINK_RESTAURANT",
  "TRANSPORTATION_GAS",
  "INCOME_SALARY",
  "TRANSFER_OUT_SAVINGS",
  "TRANSFER_IN_SAVINGS",
];
const DAYS = 730;

async function person(): Promise<{ userId: string; accounts: [string, string] }> {
  const userId = newId();
  const tag = userId.slice(-12);
  await db.user.create({
    data: {
      id: userId,
      username: `bench-${tag}`,
      email: `${tag}@example.com`,
      firstName: "Bench",
      lastName: "Mark",
      passwordHash: "none",
    },
  });
  await db.bankItem.create({
    data: {
      userId,
      id: "item",
      providerItemId: userId,
      institutionId: "ins",
      institutionName: "Bank",
      accessToken: "none",
    },
  });
  const account = (id: string, accountType: string) => ({
    userId,
    id,
    itemId: "item",
    providerAccountId: `${userId}-${id}`,
    accountName: id,
    institutionName: "Bank",
    accountNumber: "0000",
    accountType,
    balanceCents: 0n,
  });
  await db.account.createMany({ data: [account("one", "checking"), account("two", "savings")] });
  return { userId, accounts: ["one", "two"] };
}

function rows(count: number, accounts: [string, string]): BankRow[] {
  return Array.from({ length: count }, (_, index) => {
    const providerCategory = SHOPS[index % SHOPS.length] ?? null;
    const isIn = providerCategory === "INCOME_SALARY" || providerCategory === "TRANSFER_IN_SAVINGS";
    return {
      providerTransactionId: `row-${index}`,
      accountId: providerCategory === "TRANSFER_IN_SAVINGS" ? accounts[1] : accounts[0],
      day: addDays("2026-11-01", -(index % DAYS)),
      amountCents: (isIn ? 1 : -1) * (100 + ((index * 7919) % 25_000)),
      merchantName: `Shop ${index % 400}`,
      rawName: `SHOP ${index % 400}`,
      providerCategory,
      providerConfidence: "HIGH",
      pending: false,
      pendingId: null,
    };
  });
}

await migrate();
for (const size of (process.env.BENCH_SIZES ?? "10000").split(",").map(Number)) {
  const { userId, accounts } = await person();
  const upsert = rows(size, accounts);
  const timed = async (name: string) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }), { timeout: 120_000 });
    const seconds = (performance.now() - start) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `  ${size.toLocaleString("en-US").padStart(8)} rows ${name}: ${seconds.toFixed(2)} s, ${Math.round(
        size / seconds,
      ).toLocaleString("en-US")} rows/s (${((user + system) / 1e6).toFixed(2)} s of this process)`,
    );
  };
  await timed("new      ");
  await requestCount(size);
  await runPendingJobs();
  await timed("delivered again");
  const drift = await checkSums(userId);
  console.log(
    `  ${size.toLocaleString("en-US").padStart(8)} rows, drift of the sums: ${
      drift.length === 0 ? "none" : drift.length
    }`,
  );
  if (drift.length > 0) process.exitCode = 1;
}
await closeDb();
