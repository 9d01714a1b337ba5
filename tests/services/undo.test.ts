// Changes of transactions that are taken back.
import { expect, test } from "vitest";
import { now, setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { correctWithRule, deleteTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { checkSums } from "~/services/ledger/sums.server";
import { undoStep } from "~/services/ledger/undo.server";
import { clearUndoSteps } from "~/services/platform/housekeeping.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const GROCERIES = { merchantName: "Corner Market", providerCategory: "FOOD_AND_DRINK_GROCERIES" };

async function household() {
  const { id } = await createUser();
  const { account } = await createBank(id);
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("1", account("checking"), "2026-03-01", -5_000, GROCERIES),
        bankRow("2", account("checking"), "2026-03-02", -3_000, GROCERIES),
        bankRow("3", account("checking"), "2026-03-05", -40_000, { providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" }),
        bankRow("4", account("savings"), "2026-03-05", 40_000, { providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" }),
      ],
      remove: [],
    }),
  );
  const rowOf = async (provider: string) =>
    db.transaction.findFirstOrThrow({
      where: { userId: id, providerTransactionId: { endsWith: provider } },
      include: { splits: { select: { category: true, amountCents: true } } },
      omit: { updatedAt: true },
    });
  return { id, rowOf };
}
const none = { applyToMerchant: false };

test("a category, a note and tags are taken back together, and the sums follow", async () => {
  const { id, rowOf } = await household();
  const before = await rowOf("1");
  const { undo } = await correctWithRule(id, before.id, { ...none, choice: "travel", note: "A trip", tags: ["tax"] });
  expect(await rowOf("1")).toMatchObject({ category: "travel", note: "A trip", tags: ["tax"] });
  expect(await undoStep(id, undo ?? "")).toEqual({ title: "Transaction updated", isDone: true });
  expect(await rowOf("1")).toEqual(before);
  expect(await checkSums(id)).toEqual([]);
});

test("undone twice does nothing, and what was said in between stays", async () => {
  const { id, rowOf } = await household();
  const row = await rowOf("1");
  const { undo } = await correctWithRule(id, row.id, { ...none, choice: "travel" });
  await undoStep(id, undo ?? "");
  await correctWithRule(id, row.id, { ...none, choice: "gas" });
  expect(await undoStep(id, undo ?? "")).toMatchObject({ isDone: false });
  expect((await rowOf("1")).category).toBe("gas");
});

test("a later change in between refuses, and nothing is undone", async () => {
  const { id, rowOf } = await household();
  const row = await rowOf("1");
  const refused = { code: "conflict", userMessage: "This was changed again since. Nothing was undone." };
  const { undo } = await correctWithRule(id, row.id, { ...none, choice: "travel" });
  await correctWithRule(id, row.id, { ...none, note: "Mine" });
  await expect(undoStep(id, undo ?? "")).rejects.toMatchObject(refused);
  expect(await rowOf("1")).toMatchObject({ category: "travel", note: "Mine" });

  const rule = await correctWithRule(id, (await rowOf("2")).id, { choice: "travel", applyToMerchant: true });
  await correctWithRule(id, (await rowOf("2")).id, { choice: "gas", applyToMerchant: true });
  await expect(undoStep(id, rule.undo ?? "")).rejects.toMatchObject(refused);
  expect((await rowOf("2")).category).toBe("gas");
});

test("a rule for the merchant goes again, with what it changed", async () => {
  const { id, rowOf } = await household();
  const { undo, others } = await correctWithRule(id, (await rowOf("1")).id, {
    choice: "travel",
    applyToMerchant: true,
  });
  expect(others).toBe(1);
  expect((await rowOf("2")).category).toBe("travel");
  await undoStep(id, undo ?? "");
  expect([(await rowOf("1")).category, (await rowOf("2")).category]).toEqual(["groceries", "groceries"]);
  expect(await db.merchantRule.count({ where: { userId: id } })).toBe(0);
  expect(await checkSums(id)).toEqual([]);
});

test("a split, a deletion and a transfer that was taken apart come back as they were", async () => {
  const { id, rowOf } = await household();
  const parts = [
    { category: "groceries" as const, amount: 3_000 },
    { category: "clothing" as const, amount: 2_000 },
  ];
  const row = await rowOf("1");
  const split = await splitTransaction(id, row.id, { parts });
  expect((await rowOf("1")).splits).toHaveLength(2);
  await undoStep(id, split.undo ?? "");
  expect(await rowOf("1")).toEqual(row);

  const gone = await deleteTransaction(id, row.id);
  await undoStep(id, gone.undo ?? "");
  expect(await rowOf("1")).toEqual(row);

  const leg = await rowOf("3");
  expect(leg.matchedId).toBe((await rowOf("4")).id);
  const apart = await correctWithRule(id, leg.id, { ...none, choice: "travel" });
  expect((await rowOf("4")).matchedId).toBeNull();
  await undoStep(id, apart.undo ?? "");
  expect(await rowOf("3")).toEqual(leg);
  expect((await rowOf("4")).matchedId).toBe(leg.id);
  expect(await checkSums(id)).toEqual([]);
});

test("nobody else's change, and none of the day before yesterday", async () => {
  const { id, rowOf } = await household();
  const { undo } = await correctWithRule(id, (await rowOf("1")).id, { ...none, choice: "travel" });
  const stranger = await createUser();
  await expect(undoStep(stranger.id, undo ?? "")).rejects.toMatchObject({ code: "not_found" });
  setClock(new Date(Date.now() + 25 * 3_600_000));
  await expect(undoStep(id, undo ?? "")).rejects.toMatchObject({ code: "not_found" });
  expect((await rowOf("1")).category).toBe("travel");
  await clearUndoSteps(now());
  expect(await db.undoStep.count({ where: { userId: id } })).toBe(0);
});

test("saying what is so already changes nothing, and offers nothing to undo", async () => {
  const { id, rowOf } = await household();
  const first = await correctWithRule(id, (await rowOf("1")).id, { ...none, choice: "groceries", tags: [] });
  const row = await rowOf("1");
  expect(row.userCategory).toBeNull();
  expect(first.undo === null || row.reviewedAt !== null).toBe(true);
  expect(await correctWithRule(id, row.id, { ...none, choice: "groceries" })).toEqual({ undo: null, others: 0 });
});
