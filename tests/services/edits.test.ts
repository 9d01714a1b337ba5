// What a person says about a row, field by field: what it takes the place of, and what it leaves alone.
import { describe, expect, test } from "vitest";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { now, setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import {
  correctTransaction,
  correctedRow,
  correctWithRule,
  deleteTransaction,
  splitTransaction,
} from "~/services/ledger/edits.server";
import { changeManyRows } from "~/services/ledger/many.server";
import { checkSums } from "~/services/ledger/sums.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const MARKET = { merchantName: "Corner Market", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
const OUT = { providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" };
const IN = { providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" };

async function household() {
  const { id } = await createUser();
  const { account } = await createBank(id);
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("a", account("checking"), "2026-03-01", -5_000, MARKET),
        bankRow("b", account("checking"), "2026-03-02", -3_000, MARKET),
        bankRow("c", account("checking"), "2026-03-05", -40_000, OUT),
        bankRow("d", account("savings"), "2026-03-05", 40_000, IN),
        bankRow("e", account("checking"), "2026-03-06", 2_000, MARKET),
      ],
      remove: [],
    }),
  );
  const find = { userId: id };
  const rowOf = (name: string) =>
    db.transaction.findFirstOrThrow({
      where: { ...find, providerTransactionId: name },
      include: { splits: { select: { category: true, amountCents: true }, orderBy: { category: "asc" } } },
    });
  return { id, rowOf, idOf: async (name: string) => (await rowOf(name)).id };
}
const alone = { applyToMerchant: false };
const parts = [
  { category: "groceries" as const, amount: 3_000 },
  { category: "clothing" as const, amount: 2_000 },
];

describe("a correction of one row", () => {
  test("is the person's own category from then on, and takes splits, kind and the other leg away", async () => {
    const { id, rowOf, idOf } = await household();
    await splitTransaction(id, await idOf("a"), { parts });
    await correctTransaction(id, await idOf("a"), { ...alone, choice: "travel" });
    expect(await rowOf("a")).toMatchObject({ userCategory: "travel", userKind: null, category: "travel", splits: [] });
    await correctTransaction(id, await idOf("c"), { ...alone, choice: "gas" });
    expect([(await rowOf("c")).matchedId, (await rowOf("d")).matchedId]).toEqual([null, null]);
    expect(await rowOf("c")).toMatchObject({ kind: "spending", category: "gas" });
    expect(await checkSums(id)).toEqual([]);
  });

  test.each([
    ["kind:income", "e", "income"],
    ["kind:card_payment", "a", "card_payment"],
    ["kind:transfer", "a", "transfer"],
    ["kind:correction", "a", "correction"],
  ] as const)("%s: of %s is %s, without a category or parts", async (choice, name, kind) => {
    const { id, rowOf, idOf } = await household();
    if (name === "a") await splitTransaction(id, await idOf(name), { parts });
    await correctTransaction(id, await idOf(name), { ...alone, choice });
    expect(await rowOf(name)).toMatchObject({
      userKind: kind,
      kind,
      userCategory: null,
      ownCategory: null,
      splits: [],
    });
    expect(await checkSums(id)).toEqual([]);
  });

  test("without a choice, or with what it is already, leaves everything but note and tags", async () => {
    const { id, rowOf, idOf } = await household();
    const before = await rowOf("a");
    for (const choice of [undefined, "", "groceries"] as const)
      await correctTransaction(id, before.id, { ...alone, ...(choice === undefined ? {} : { choice }) });
    expect(await rowOf("a")).toMatchObject({ userCategory: null, category: "groceries" });
    await correctTransaction(id, before.id, { ...alone, note: "Mine", tags: ["tax"] });
    await correctTransaction(id, before.id, { ...alone, choice: "travel" });
    expect(await rowOf("a")).toMatchObject({ note: "Mine", tags: ["tax"], category: "travel" });
    await correctTransaction(id, before.id, { ...alone, note: "", tags: [] });
    expect(await rowOf("a")).toMatchObject({ note: null, tags: [], category: "travel" });
    expect(await idOf("a")).toBe(before.id);
  });

  test("keeps tags that are the same as they are, to the very list", () => {
    const row: LedgerRow = {
      ...{ id: "1", bankName: null, category: "gas", kind: "spending", ownCategory: null, userCategory: null },
      ...{ userKind: null, note: null, tags: ["tax"], reviewedAt: null, deletedAt: null, removedAt: null },
      ...{ matchedId: null, importId: null, splits: [], ...bankRow("1", "checking", "2026-03-01", -1) },
    };
    expect(correctedRow(row, { tags: ["tax"] }, null).tags).toBe(row.tags);
    expect(correctedRow(row, { tags: ["tax", "mine"] }, null).tags).toEqual(["tax", "mine"]);
    expect(correctedRow(row, { choice: "travel" }, null)).toEqual(row);
  });

  test("says when it was looked at, the first time", async () => {
    setClock("2026-03-10T12:00:00Z");
    const { id, rowOf, idOf } = await household();
    await db.transaction.updateMany({ where: { userId: id }, data: { reviewedAt: null } });
    await correctTransaction(id, await idOf("a"), { ...alone, note: "Mine" });
    setClock("2026-03-11T12:00:00Z");
    await correctTransaction(id, await idOf("a"), { ...alone, note: "Still mine" });
    expect((await rowOf("a")).reviewedAt).toEqual(new Date("2026-03-10T12:00:00Z"));
  });

  test("for its merchant says how many others follow, and makes no rule of a kind or of nothing", async () => {
    const { id, rowOf, idOf } = await household();
    const rules = () => db.merchantRule.count({ where: { userId: id } });
    const forAll = { applyToMerchant: true };
    expect((await correctWithRule(id, await idOf("a"), { ...forAll, note: "Mine" })).others).toBe(0);
    expect((await correctWithRule(id, await idOf("a"), { ...forAll, choice: "" })).others).toBe(0);
    expect((await correctWithRule(id, await idOf("e"), { ...forAll, choice: "kind:income" })).others).toBe(0);
    expect((await correctWithRule(id, await idOf("a"), { ...alone, choice: "gas" })).others).toBe(0);
    expect(await rules()).toBe(0);
    const { others, undo } = await correctWithRule(id, await idOf("a"), { ...forAll, choice: "travel", note: "Trip" });
    expect(others).toBe(1);
    expect([await rules(), (await rowOf("b")).category, (await rowOf("a")).note]).toEqual([1, "travel", "Trip"]);
    // What the person said of a row themselves doesn't follow, and isn't counted.
    expect([(await rowOf("b")).note, (await rowOf("e")).kind]).toEqual([null, "income"]);
    expect(await undoStep(id, undo ?? "")).toEqual({ title: "Transaction updated", isDone: true });
    expect([await rules(), (await rowOf("b")).category, (await rowOf("a")).note]).toEqual([0, "groceries", "Mine"]);
    expect(await checkSums(id)).toEqual([]);
  });
});

describe("what is refused", () => {
  const MISSING = { code: "not_found", userMessage: "We couldn't find that transaction." };

  test("somebody else's row, and one that is deleted", async () => {
    const { id, idOf, rowOf } = await household();
    const stranger = await createUser();
    const target = await idOf("a");
    for (const work of [
      () => correctTransaction(stranger.id, target, { ...alone, note: "x" }),
      () => correctWithRule(stranger.id, target, { choice: "travel", applyToMerchant: true }),
      () => splitTransaction(stranger.id, target, { parts }),
      () => deleteTransaction(stranger.id, target),
    ])
      await expect(work()).rejects.toMatchObject(MISSING);
    expect(await rowOf("a")).toMatchObject({ note: null, category: "groceries", deletedAt: null });
    await deleteTransaction(id, target);
    await expect(correctTransaction(id, target, { ...alone, note: "x" })).rejects.toMatchObject(MISSING);
    await expect(deleteTransaction(id, target)).rejects.toMatchObject(MISSING);
  });

  test("parts that don't add up to the cent, and categories that aren't the person's", async () => {
    const { id, idOf, rowOf } = await household();
    const target = await idOf("a");
    const sum = "The parts must add up to the whole amount.";
    const off = [{ category: "groceries" as const, amount: 4_999 }];
    await expect(splitTransaction(id, target, { parts: off })).rejects.toMatchObject({
      ...{ code: "unprocessable", userMessage: sum, fieldErrors: { parts: sum } },
    });
    const foreign = { parts: [{ category: "own:nobodys" as const, amount: 5_000 }] };
    await expect(splitTransaction(id, target, foreign)).rejects.toMatchObject({ userMessage: "Choose a category." });
    expect((await rowOf("a")).splits).toEqual([]);
    await splitTransaction(id, target, { parts });
    await splitTransaction(id, target, { parts: [] });
    expect((await rowOf("a")).splits).toEqual([]);
    expect(await checkSums(id)).toEqual([]);
  });
});

test("a deleted leg frees the other one, and what was done has its name", async () => {
  const { id, rowOf, idOf } = await household();
  const titleOf = async (undo: string | null) =>
    (await db.undoStep.findFirstOrThrow({ where: { userId: id, id: undo ?? "" } })).title;
  expect(await titleOf((await splitTransaction(id, await idOf("a"), { parts })).undo)).toBe("Transaction split");
  expect(await titleOf((await splitTransaction(id, await idOf("a"), { parts: [] })).undo)).toBe("Split removed");
  expect(await titleOf((await deleteTransaction(id, await idOf("c"))).undo)).toBe("Transaction deleted");
  expect((await rowOf("d")).matchedId).toBeNull();
  expect((await rowOf("c")).deletedAt).toBeInstanceOf(Date);
});

describe("several rows at once", () => {
  test("become a category, get tags beside theirs, or are looked at; each counts and is taken back together", async () => {
    setClock("2026-03-10T12:00:00Z");
    const { id, rowOf, idOf } = await household();
    const row = [await idOf("a"), await idOf("b")];
    await correctTransaction(id, row[0] ?? "", { ...alone, tags: ["tax"] });
    const titleOf = async (undo: string | null) => (await undoStep(id, undo ?? "")).title;
    const tagged = await changeManyRows(id, { row, all: false, does: "tag", tag: ["tax", "food"] }, {});
    expect([tagged.count, (await rowOf("a")).tags, (await rowOf("b")).tags]).toEqual([
      2,
      ["tax", "food"],
      ["tax", "food"],
    ]);
    expect(await titleOf(tagged.undo)).toBe("2 transactions");
    expect([(await rowOf("a")).tags, (await rowOf("b")).tags]).toEqual([["tax"], []]);
    const one = await changeManyRows(id, { row: row.slice(1), all: false, does: "category", choice: "travel" }, {});
    expect((await rowOf("b")).category).toBe("travel");
    expect(await titleOf(one.undo)).toBe("1 transaction");
    await changeManyRows(id, { row, all: false, does: "reviewed", choice: "gas" }, {});
    expect(await rowOf("b")).toMatchObject({ category: "groceries", reviewedAt: now() });
    await deleteTransaction(id, row[0] ?? "");
    expect((await changeManyRows(id, { row, all: false, does: "reviewed" }, {})).count).toBe(1);
    const gone = changeManyRows(id, { row: row.slice(0, 1), all: false, does: "reviewed" }, {});
    await expect(gone).rejects.toMatchObject({
      code: "not_found",
      userMessage: "We couldn't find those transactions.",
    });
  });

  test("are those of the list where all of it is meant, whatever is ticked", async () => {
    const { id, rowOf, idOf } = await household();
    const input = { row: [await idOf("c")], all: true, does: "tag" as const, tag: ["food"] };
    expect((await changeManyRows(id, input, { max: 4_000 })).count).toBe(2);
    expect([(await rowOf("b")).tags, (await rowOf("c")).tags]).toEqual([["food"], []]);
  });
});

test("an undo works for a day, to the millisecond", async () => {
  setClock("2026-03-10T12:00:00.000Z");
  const { id, rowOf, idOf } = await household();
  const { undo } = await correctTransaction(id, await idOf("a"), { ...alone, choice: "travel" });
  const late = await correctTransaction(id, await idOf("b"), { ...alone, choice: "travel" });
  setClock("2026-03-11T12:00:00.000Z");
  expect(await undoStep(id, undo ?? "")).toMatchObject({ isDone: true });
  setClock("2026-03-11T12:00:00.001Z");
  await expect(undoStep(id, late.undo ?? "")).rejects.toMatchObject({ userMessage: "It's too late to undo this." });
  expect([(await rowOf("a")).category, (await rowOf("b")).category]).toEqual(["groceries", "travel"]);
});
