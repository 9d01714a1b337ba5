// Two rows that are one move between accounts: which are joined, which aren't, and what frees them again.
import { expect, test } from "vitest";
import type { BankRow } from "~/domain/ledger/ledger";
import { db, transaction } from "~/lib/db.server";
import { correctTransaction, deleteTransaction } from "~/services/ledger/edits.server";
import { checkSums } from "~/services/ledger/sums.server";
import { answerTransfer, transferSuggestions } from "~/services/ledger/transfers.server";
import { undoStep } from "~/services/ledger/undo.server";
import { removeAccount, writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const OUT = { providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" };

async function household(...types: string[]) {
  const { id } = await createUser();
  const { account } = await createBank(id, types.length > 0 ? types : ["checking", "savings"]);
  const put = (upsert: BankRow[], remove: string[] = []) =>
    transaction((tx) => writeTransactions(tx, id, { upsert, remove }));
  const out = (name: string, day: string, cents: number, more: Partial<BankRow> = OUT) =>
    bankRow(name, account("checking"), `2026-03-${day}`, -cents, more);
  const into = (name: string, day: string, cents: number, more: Partial<BankRow> = {}) =>
    bankRow(name, account("savings"), `2026-03-${day}`, cents, more);
  const rowOf = (name: string) =>
    db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: name } });
  /** Each row that has another side, with that side's name; both have to say so. */
  const pairs = async () => {
    const rows = await db.transaction.findMany({ where: { userId: id }, orderBy: { providerTransactionId: "asc" } });
    const names = new Map(rows.map((row) => [row.id, row.providerTransactionId]));
    expect(await checkSums(id)).toEqual([]);
    return rows.flatMap(({ matchedId, ...row }) =>
      matchedId === null ? [] : [`${row.providerTransactionId} ${names.get(matchedId)}`],
    );
  };
  const offered = () => db.transferSuggestion.count({ where: { userId: id } });
  return { id, account, put, out, into, rowOf, pairs, offered };
}

test("a row is joined with one that is here already, four days before or after, and with none further away", async () => {
  const { put, out, into, pairs } = await household();
  await put([into("i1", "10", 1_000), into("i2", "10", 2_000), into("i3", "10", 3_000), into("i4", "10", 4_000)]);
  await put([out("o1", "14", 1_000), out("o2", "06", 2_000), out("o3", "15", 3_000), out("o4", "05", 4_000)]);
  expect(await pairs()).toEqual(["i1 o1", "i2 o2", "o1 i1", "o2 i2"]);
});

test("none is joined that waits, is deleted, is joined already, or that the person has said something of", async () => {
  const { id, put, out, into, rowOf, pairs, offered } = await household();
  await put([
    into("waits", "10", 1_000, { pending: true }),
    into("gone", "10", 2_000),
    into("kind", "10", 3_000),
    into("category", "10", 3_500),
    into("taken", "10", 4_000),
    out("first", "10", 4_000),
    into("open", "10", 5_000),
  ]);
  await deleteTransaction(id, (await rowOf("gone")).id);
  await correctTransaction(id, (await rowOf("kind")).id, { choice: "kind:card_payment", applyToMerchant: false });
  await correctTransaction(id, (await rowOf("category")).id, { choice: "travel", applyToMerchant: false });
  await put([
    ...[out("a", "10", 1_000), out("b", "10", 2_000), out("c", "10", 3_000), out("d", "10", 3_500)],
    ...[out("e", "10", 4_000), out("f", "10", 5_000, { ...OUT, pending: true })],
  ]);
  expect(await pairs()).toEqual(["first taken", "taken first"]);
  expect(await offered()).toBe(0);
});

test("with one account there is no other side", async () => {
  const { put, account, out, pairs, offered } = await household("checking");
  await put([out("o", "10", 1_000), bankRow("i", account("checking"), "2026-03-10", 1_000)]);
  expect([await pairs(), await offered()]).toEqual([[], 0]);
});

test("a side that changes or goes frees the other, which is joined again with what fits then", async () => {
  const { put, out, into, pairs, rowOf } = await household();
  await put([out("o", "10", 1_000), into("i", "11", 1_000)]);
  expect(await pairs()).toEqual(["i o", "o i"]);
  expect([(await rowOf("i")).kind, (await rowOf("i")).category]).toEqual(["transfer", null]);
  // The same again, or another name for it, leaves them joined.
  await put([out("o", "10", 1_000), into("i", "11", 1_000, { merchantName: "Other name" })]);
  expect(await pairs()).toEqual(["i o", "o i"]);
  await put([out("o", "10", 1_100)]);
  expect(await pairs()).toEqual([]);
  expect((await rowOf("i")).kind).toBe("income");
  await put([into("i", "11", 1_100)]);
  expect(await pairs()).toEqual(["i o", "o i"]);
  await put([], ["o"]);
  expect(await pairs()).toEqual([]);
  expect((await rowOf("i")).kind).toBe("income");
  await put([out("p", "12", 1_100)]);
  expect(await pairs()).toEqual(["i p", "p i"]);
  // Both sides anew in one delivery.
  await put([out("p", "12", 900), into("i", "11", 900)]);
  expect(await pairs()).toEqual(["i p", "p i"]);
});

test("what is taken back is joined with its other side again only while that has no other", async () => {
  const { id, put, out, into, pairs, rowOf } = await household();
  await put([out("o", "10", 1_000), into("i", "11", 1_000)]);
  const { undo } = await correctTransaction(id, (await rowOf("o")).id, { choice: "travel", applyToMerchant: false });
  expect(await pairs()).toEqual([]);
  await put([out("p", "12", 1_000)]);
  await undoStep(id, undo ?? "");
  expect(await pairs()).toEqual(["i p", "p i"]);
  expect(await rowOf("o")).toMatchObject({ matchedId: null, userCategory: null });
});

test("a pair that the person said is one is joined again when a correction of one side is taken back, unless the other is gone", async () => {
  const { id, put, out, into, pairs, rowOf } = await household();
  const correct = async (name: string) =>
    (await correctTransaction(id, (await rowOf(name)).id, { choice: "travel", applyToMerchant: false })).undo ?? "";
  await put([out("o", "10", 1_000, {}), into("i", "10", 1_000)]);
  const [offer] = await transferSuggestions(id);
  await answerTransfer(id, { suggestion: offer?.id ?? "", answer: "accept" });
  const first = await correct("o");
  expect(await pairs()).toEqual([]);
  await undoStep(id, first);
  expect(await pairs()).toEqual(["i o", "o i"]);
  const second = await correct("o");
  await deleteTransaction(id, (await rowOf("i")).id);
  await undoStep(id, second);
  expect([await pairs(), (await rowOf("o")).userCategory]).toEqual([[], null]);
});

test("what only looks like one is offered once, and no more when a side is joined elsewhere or goes", async () => {
  const { put, out, into, pairs, offered } = await household();
  await put([out("o", "10", 1_000, {}), into("i", "10", 1_000)]);
  await put([out("o", "10", 1_000, {}), into("i", "10", 1_000)]);
  expect([await pairs(), await offered()]).toEqual([[], 1]);
  await put([], ["o"]);
  expect(await offered()).toBe(0);
  await put([out("o", "10", 1_000, {})]);
  expect(await offered()).toBe(1);
  await put([out("told", "11", 1_000)]);
  expect([await pairs(), await offered()]).toEqual([["i told", "told i"], 0]);
});

test("an account that goes leaves the other side by itself, and no offer behind", async () => {
  const { id, put, out, into, pairs, offered, account, rowOf } = await household();
  await put([
    ...[
      out("o", "10", 1_000, { merchantName: "Shop" }),
      into("i", "10", 1_000, { providerCategory: "TRANSFER_IN_SAVINGS" }),
    ],
    ...[out("x", "20", 2_000, {}), into("y", "20", 2_000)],
  ]);
  expect([await pairs(), await offered()]).toEqual([["i o", "o i"], 1]);
  expect(await transaction((tx) => removeAccount(tx, id, account("savings")))).toBe(2);
  expect([await pairs(), await offered()]).toEqual([[], 0]);
  expect([(await rowOf("o")).kind, (await rowOf("x")).kind]).toEqual(["spending", "spending"]);
  expect(await db.account.count({ where: { userId: id } })).toBe(1);
});
