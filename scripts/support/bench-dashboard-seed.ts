// Makes one signed-in person for each size, with that many transactions over two years, half of them on a card, and prints
// their cookies.
import { dayOf } from "../../app/domain/periods";
import { closeDb, db, newId, transaction } from "../../app/lib/db.server";
import { migrate } from "../../app/lib/migrate.server";
import { openSession } from "../../app/lib/session.server";
import { rebuildSums } from "../../app/services/ledger/sums.server";

/** Rows of one statement: the app's own limit on a statement's time holds here too. */
const PART = 50_000;
const sizes = (process.env.BENCH_SIZES ?? "").split(",").map(Number);
await migrate();
const today = dayOf(new Date(), "UTC");
const people: { size: number; cookie: string }[] = [];

for (const size of sizes) {
  const userId = newId();
  await db.user.create({
    data: {
      id: userId,
      username: `bench-${size}`,
      email: `bench-${size}@example.com`,
      firstName: "Bench",
      lastName: "Mark",
      passwordHash: "none",
      hasStartedTrial: true,
      hasSeenTour: true,
      subscriptionStatus: "trial",
      trialEndsAt: new Date(Date.now() + 10 * 86_400_000),
    },
  });
  await db.bankItem.create({
    data: {
      userId,
      id: "item",
      providerItemId: `bench-${userId}`,
      institutionId: "bench",
      institutionName: "Bench Bank",
      accessToken: "none",
    },
  });
  const shared = { userId, itemId: "item", institutionName: "Bench Bank" };
  await db.account.createMany({
    data: [
      {
        ...{ ...shared, id: "account", providerAccountId: "bench", accountName: "Checking", accountNumber: "0001" },
        ...{ accountType: "checking", balanceCents: 1_234_567n },
      },
      {
        ...{ ...shared, id: "card", providerAccountId: "bench-card", accountName: "Card", accountNumber: "0002" },
        ...{ accountType: "credit", balanceCents: -123_456n, limitCents: 900_000n },
      },
    ],
  });
  for (let from = 0; from < size; from += PART)
    await db.$executeRaw`
    INSERT INTO "Transaction" ("userId", id, "accountId", "providerTransactionId", day, "amountCents", "merchantName", "rawName", category, kind, "updatedAt")
    SELECT ${userId}, lpad(n::text, 12, '0'), CASE WHEN n % 2 = 0 OR n % 25 = 0 THEN 'account' ELSE 'card' END, 'p' || n, to_char(${today}::date - (n % 730)::int, 'YYYY-MM-DD'),
      CASE WHEN n % 25 = 0 THEN 250000 + n % 1000 ELSE -(500 + (n::bigint * 7919) % 9500) END, 'Shop ' || n % 211, 'SHOP',
      CASE WHEN n % 25 = 0 THEN NULL ELSE (ARRAY['groceries','restaurants','gas','utilities','clothing','travel','entertainment','phone','miscellaneous','personal_care'])[1 + n % 10] END,
      CASE WHEN n % 25 = 0 THEN 'income' ELSE 'spending' END, now()
    FROM generate_series(${from}::int, ${Math.min(size, from + PART) - 1}::int) n`;
  await rebuildSums(userId);
  for (const [category, plannedCents] of [
    ["groceries", 60_000n],
    ["restaurants", 30_000n],
    ["gas", 20_000n],
  ] as const) {
    await db.budget.create({ data: { userId, id: category, month: today.slice(0, 7), category, plannedCents } });
  }
  const { cookie } = await transaction((tx) => openSession(tx, userId, "bench"));
  people.push({ size, cookie: cookie.split(";")[0] ?? "" });
}
// The planner knows a table by its statistics; a database that has run for a while has them.
await db.$executeRawUnsafe("ANALYZE");
await closeDb();
console.log(`PEOPLE ${JSON.stringify(people)}`);
