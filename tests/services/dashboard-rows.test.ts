// Rows as the dashboard's lists and the report have them: which, in what order, and what is said of each.
import { expect, test } from "vitest";
import { db, newId } from "~/lib/db.server";
import { dialogRows, newestRows, reportRows, type StoredRow, toRow } from "~/services/screens/dashboard-rows.server";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser } from "../support/people";

useDatabase();

const STORED: StoredRow = {
  ...{
    id: "r",
    merchantName: "Cafe",
    category: "restaurants",
    kind: "spending",
    day: "2026-03-02",
    amountCents: -500n,
  },
  ...{ pending: false, note: null, splits: [] },
};

test("a row says what it is, and of its note, its own category and its parts only what there is", () => {
  const plain = toRow(STORED);
  expect(plain).toEqual({
    ...{ id: "r", merchantName: "Cafe", category: "restaurants", kind: "spending", day: "2026-03-02", cents: -500 },
    ...{ pending: false, merchantIcon: plain.merchantIcon },
  });
  expect(toRow({ ...STORED, note: "With Ada", ownName: "Treats" })).toEqual({
    ...{ ...plain, description: "With Ada", ownName: "Treats" },
  });
  const splits = [
    { category: "gas", amountCents: -200n },
    { category: "travel", amountCents: -300 },
  ];
  const parts = [
    { category: "gas", cents: -200 },
    { category: "travel", cents: -300 },
  ];
  expect(toRow({ ...STORED, splits, ownName: "Treats" })).toEqual({ ...plain, parts });
  expect(toRow({ ...STORED, kind: "income", splits })).not.toHaveProperty("parts");
  expect(toRow({ ...STORED, kind: "of later", category: null })).toMatchObject({ kind: "spending", category: "" });
  expect(toRow({ ...STORED, kind: "income" }).merchantIcon).not.toBe(plain.merchantIcon);
});

/** Four a day for 26 days, so that there are more than a dialog shows; of two people. */
async function people() {
  const make = async () => {
    const { id: userId } = await createTrialUser();
    const { account } = await createBank(userId, ["checking"]);
    const days = Array.from({ length: 26 }, (_, at) => `2026-03-${String(at + 1).padStart(2, "0")}`);
    const row = { userId, accountId: account("checking"), kind: "spending", category: "gas", merchantName: "Shop" };
    await db.transaction.createMany({
      data: days.flatMap((day) =>
        ["a", "b", "c", "d"].map((letter) => {
          const id = `${userId}-${day}-${letter}`;
          return { ...row, id, providerTransactionId: id, day, amountCents: -100n };
        }),
      ),
    });
    return userId;
  };
  const [userId] = [await make(), await make()];
  return { userId, at: (day: string, letter: string) => ({ userId, id: `${userId}-${day}-${letter}` }) };
}
const marks = (rows: readonly { id: string }[]) => rows.map(({ id }) => id.slice(-12));

test("the newest come first, five of them or a hundred, without those that are deleted", async () => {
  const { userId, at } = await people();
  await db.transaction.updateMany({ where: at("2026-03-26", "c"), data: { deletedAt: new Date() } });
  expect(marks(await newestRows(userId))).toEqual([
    ...["2026-03-26-d", "2026-03-26-b", "2026-03-26-a", "2026-03-25-d", "2026-03-25-c"],
  ]);
  const all = await dialogRows(userId);
  expect([all.length, all.every(({ id }) => id.startsWith(userId))]).toEqual([100, true]);
});

test("one's own category is said where the row stands in the one above it", async () => {
  const { userId, at } = await people();
  const own = await db.ownCategory.create({ data: { userId, id: newId(), name: "Van", parent: "gas" } });
  for (const [letter, category] of [
    ["d", "gas"],
    ["c", "travel"],
  ] as const)
    await db.transaction.updateMany({ where: at("2026-03-26", letter), data: { ownCategory: own.id, category } });
  expect((await newestRows(userId, 3)).map((row) => row.ownName ?? null)).toEqual(["Van", null, null]);
});

test("a report's rows are those of its days that count, a part after the other without a gap", async () => {
  const { userId, at } = await people();
  const change = (letter: string, data: object) => db.transaction.updateMany({ where: at("2026-03-10", letter), data });
  await change("a", { pending: true });
  await change("b", { kind: "transfer" });
  await change("c", { kind: "income" });
  const range = { from: "2026-03-09", to: "2026-03-11" };
  const whole = marks(await reportRows(userId, range, { take: 50 }));
  expect(whole).toEqual([
    ...["2026-03-11-d", "2026-03-11-c", "2026-03-11-b", "2026-03-11-a", "2026-03-10-d", "2026-03-10-c"],
    ...["2026-03-09-d", "2026-03-09-c", "2026-03-09-b", "2026-03-09-a"],
  ]);
  const found: string[] = [];
  let after: { day: string; id: string } | undefined;
  for (;;) {
    const rows = await reportRows(userId, range, { take: 3, ...(after ? { after } : {}) });
    found.push(...marks(rows));
    after = rows.at(-1);
    if (!after) break;
  }
  expect(found).toEqual(whole);
});
