// What a card's and a loan's rows say of them is read once, and again after anything has changed.
import { expect, test } from "vitest";
import { transaction, db } from "~/lib/db.server";
import { accountHabits } from "~/services/household/habits.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser } from "../support/people";

useDatabase();
const TODAY = "2026-11-21";
const INTEREST = { merchantName: "Interest", rawName: "INTEREST CHARGED" };

async function household() {
  const { id } = await createTrialUser({ timeZone: "UTC" });
  const { account } = await createBank(id, ["checking", "credit", "loan"]);
  const write = (...rows: [id: string, type: string, day: string, cents: number][]) =>
    transaction((tx) =>
      writeTransactions(tx, id, {
        upsert: rows.map(([row, type, day, cents]) => bankRow(row, account(type), day, cents, INTEREST)),
        remove: [],
      }),
    );
  const interest = async (type: string) => (await accountHabits(id, TODAY)).get(account(type))?.interestCents;
  return { id, account, write, interest };
}

test("only accounts that are owed on have any, and each has its own", async () => {
  const { id, account, write } = await household();
  await write(
    ["a", "checking", "2026-10-01", -1_00],
    ["b", "credit", "2026-10-02", -20_00],
    ["c", "credit", "2026-11-02", -21_00],
    ["d", "loan", "2026-10-03", -30_00],
    ["e", "credit", "2025-11-20", -99_00],
  );
  const habits = await accountHabits(id, TODAY);
  expect(new Map([...habits].map(([key, { interestCents }]) => [key, interestCents]))).toEqual(
    new Map([
      [account("credit"), 41_00],
      [account("loan"), 30_00],
    ]),
  );
  const other = await createTrialUser({ timeZone: "UTC" });
  await createBank(other.id, ["checking", "savings"]);
  expect((await accountHabits(other.id, TODAY)).size).toBe(0);
});

test("rows are read once for as long as the ledger hasn't changed", async () => {
  const { id, account, write, interest } = await household();
  await write(["a", "credit", "2026-10-02", -20_00]);
  expect(await interest("credit")).toBe(20_00);
  // Behind the ledger's back: nobody is told.
  await db.transaction.updateMany({ where: { userId: id }, data: { amountCents: -50_00n } });
  expect(await interest("credit")).toBe(20_00);
  await write(["b", "credit", "2026-11-02", -1_00]);
  expect(await interest("credit")).toBe(51_00);
  // Another day reaches back less far, and an account that becomes a loan is another account.
  expect((await accountHabits(id, "2027-10-15")).get(account("credit"))?.interestCents).toBe(1_00);
  await db.account.updateMany({ where: { userId: id, id: account("checking") }, data: { accountType: "credit" } });
  await db.transaction.updateMany({ where: { userId: id }, data: { amountCents: -60_00n } });
  expect(await interest("credit")).toBe(120_00);
});

test("where the ledger was never written, each look reads anew", async () => {
  const { id, account, interest } = await household();
  const data = {
    ...{ userId: id, accountId: account("loan"), day: "2026-10-02", kind: "spending", merchantName: "Interest" },
    rawName: "INTEREST CHARGED",
  };
  await db.transaction.create({ data: { ...data, id: "1", providerTransactionId: "1", amountCents: -7_00n } });
  expect(await interest("loan")).toBe(7_00);
  await db.transaction.create({ data: { ...data, id: "2", providerTransactionId: "2", amountCents: -8_00n } });
  expect(await interest("loan")).toBe(15_00);
});
