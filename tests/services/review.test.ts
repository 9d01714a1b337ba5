// Several rows at once, and the review.
import { expect, test } from "vitest";
import { now } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { addDays, monthOf } from "~/domain/periods";
import { changeManyRows } from "~/services/ledger/many.server";
import { reviewAll, reviewCount, reviewOne, reviewView } from "~/services/ledger/review.server";
import { checkSums } from "~/services/ledger/sums.server";
import { unsortedRows } from "~/services/ledger/unsorted.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const today = () => now().toISOString().slice(0, 10);

async function household() {
  const { id } = await createUser();
  const { account } = await createBank(id);
  const checking = account("checking");
  const groceries = { merchantName: "Corner Market", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("old", checking, addDays(today(), -40), -5_000, groceries),
        bankRow("new", checking, addDays(today(), -1), -3_000, { ...groceries, providerConfidence: "HIGH" }),
        bankRow("odd", checking, addDays(today(), -3), -90_000, { ...groceries, providerConfidence: "HIGH" }),
        bankRow("doubt", checking, addDays(today(), -2), -2_000, { ...groceries, providerConfidence: "LOW" }),
        bankRow("pending", checking, today(), -2_000, { ...groceries, pending: true }),
      ],
      remove: [],
    }),
  );
  const idOf = async (provider: string) =>
    (await db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: { endsWith: provider } } }))
      .id;
  return { id, idOf };
}

test("what is new waits: unusual first, then unsure, then the rest; history and pending rows don't", async () => {
  const { id, idOf } = await household();
  const odd = await idOf("odd");
  await db.insight.create({
    data: {
      ...{ userId: id, id: "i", dedupeKey: `unusual-charge:${odd}`, rule: "unusual-charge", type: "alert" },
      ...{ priority: "high", severity: "warning", icon: "warning", title: "", message: "", action: "", href: "" },
    },
  });
  expect(await reviewCount(id)).toBe(3);
  const view = await reviewView(id, null);
  expect(view).toMatchObject({ count: 3, place: 1, counts: { unusual: 1, unsure: 1, new: 1 } });
  expect(view.current).toMatchObject({ reason: "unusual", transaction: { id: odd } });
  expect(view.next).toBe(await idOf("doubt"));
  expect((await reviewView(id, await idOf("new"))).current?.reason).toBe("new");
});

test("one after the other is right or becomes something else, and each can be taken back", async () => {
  const { id, idOf } = await household();
  const doubt = await idOf("doubt");
  const first = await reviewOne(id, doubt, "travel");
  expect(first.next).not.toBeNull();
  expect(await reviewCount(id)).toBe(2);
  expect((await db.transaction.findFirstOrThrow({ where: { userId: id, id: doubt } })).category).toBe("travel");
  await undoStep(id, first.undo ?? "");
  expect(await reviewCount(id)).toBe(3);
  const all = await reviewAll(id);
  // What is unsure goes on waiting for an answer.
  expect([all.count, await reviewCount(id)]).toEqual([2, 1]);
  expect((await reviewView(id, null)).counts).toEqual({ unusual: 0, unsure: 1, new: 0 });
  await undoStep(id, all.undo ?? "");
  expect(await reviewCount(id)).toBe(3);
  // Who has no row at all hasn't reviewed anything.
  expect((await reviewView(id, null)).hasRows).toBe(true);
  const stranger = await createUser();
  expect(await reviewView(stranger.id, null)).toMatchObject({ current: null, hasRows: false });
  await expect(reviewOne(stranger.id, doubt)).rejects.toMatchObject({ code: "not_found" });
});

test("a month's purchases in no category are sorted one by one until none is left", async () => {
  const { id } = await createUser();
  const { account } = await createBank(id);
  const unknown = { merchantName: "Blue Door", providerCategory: "" };
  const day = `${today().slice(0, 7)}-01`;
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("one", account("checking"), day, -1_000, unknown),
        bankRow("two", account("checking"), day, -2_000, unknown),
        bankRow("other", account("checking"), day, -3_000, { ...unknown, merchantName: "Green Gate" }),
        bankRow("kept", account("checking"), day, -4_000, { ...unknown, merchantName: "Red Roof" }),
        bankRow("before", account("checking"), addDays(day, -1), -5_000, unknown),
        bankRow("pending", account("checking"), day, -6_000, { ...unknown, pending: true }),
      ],
      remove: [],
    }),
  );
  const idOf = async (provider: string) =>
    (await db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: { endsWith: provider } } }))
      .id;
  const month = monthOf(day);
  const left = async () => (await unsortedRows(id, month)).map(({ merchantName }) => merchantName).sort();
  expect(await left()).toEqual(["Blue Door", "Blue Door", "Green Gate", "Red Roof"]);
  const view = await reviewView(id, null, month);
  expect(view).toMatchObject({ unsorted: month, count: 4, current: { reason: "unsure" } });
  // Looking at it is no sorting.
  await reviewOne(id, await idOf("other"));
  expect(await left()).toHaveLength(4);
  await reviewOne(id, await idOf("one"), "travel", { unsorted: month, applyToMerchant: true });
  expect(await left()).toEqual(["Green Gate", "Red Roof"]);
  const { undo } = await reviewOne(id, await idOf("other"), "gas", { unsorted: month });
  expect(await left()).toEqual(["Red Roof"]);
  await undoStep(id, undo ?? "");
  expect(await left()).toEqual(["Green Gate", "Red Roof"]);
  await reviewOne(id, await idOf("other"), "gas", { unsorted: month });
  // Who keeps it in Miscellaneous has sorted it there.
  await reviewOne(id, await idOf("kept"), "miscellaneous", { unsorted: month });
  expect(await reviewView(id, null, month)).toMatchObject({ count: 0, current: null, next: null });
  expect(await checkSums(id)).toEqual([]);
});

test("several rows get a category or a tag, those of the whole list too, and undo brings all of them back", async () => {
  const { id, idOf } = await household();
  const rows = [await idOf("old"), await idOf("new")];
  const many = { row: rows, all: false, does: "category" as const, choice: "travel" as const };
  const changed = await changeManyRows(id, many, {});
  expect(changed.count).toBe(2);
  const categories = async () =>
    (await db.transaction.findMany({ where: { userId: id, id: { in: rows } } })).map(({ category }) => category);
  expect(await categories()).toEqual(["travel", "travel"]);
  await undoStep(id, changed.undo ?? "");
  expect(await categories()).toEqual(["groceries", "groceries"]);

  const tagged = await changeManyRows(id, { row: [], all: true, does: "tag", tag: ["food"] }, { max: 5_000 });
  expect(tagged.count).toBe(4);
  expect(await db.transaction.count({ where: { userId: id, tags: { has: "food" } } })).toBe(4);
  expect(await checkSums(id)).toEqual([]);
  const stranger = await createUser();
  await expect(changeManyRows(stranger.id, many, {})).rejects.toMatchObject({ code: "not_found" });
});
