// What the transactions screen shows for an address.
import { expect, test } from "vitest";
import { db, transaction } from "~/lib/db.server";
import { correctTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const TODAY = "2026-03-31";

async function household() {
  const { id } = await createUser();
  const { account } = await createBank(id);
  const [checking, savings] = [account("checking"), account("savings")];
  const groceries = { merchantName: "CORNER MARKET #12", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
  const moved = { merchantName: "Online Transfer", providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" };
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("1", checking, "2026-03-20", -10_000, groceries),
        bankRow("2", checking, "2026-03-10", -2_500, { ...groceries, pending: true }),
        bankRow("3", checking, "2026-03-02", 300_000, { providerCategory: "INCOME_SALARY" }),
        bankRow("4", checking, "2026-02-20", -5_000, groceries),
        bankRow("5", checking, "2026-02-11", -40_000, moved),
        bankRow("6", savings, "2026-02-11", 40_000, { ...moved, providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" }),
      ],
      remove: [],
    }),
  );
  const view = (query: string) => transactionsView(id, new URLSearchParams(query), TODAY);
  return { id, checking, view };
}

test("in, out and net of what is listed; what is pending or moved stands apart", async () => {
  const { view, checking } = await household();
  const { totals, months, rows } = await view("");
  expect(totals).toEqual({
    count: 6,
    inCents: 300_000,
    outCents: -15_000,
    netCents: 285_000,
    pendingCount: 1,
    pendingCents: -2_500,
    movedInCents: 40_000,
    movedOutCents: -40_000,
    correctedInCents: 0,
    correctedOutCents: 0,
  });
  expect(months).toEqual([
    { month: "2026-03", count: 3, inCents: 300_000, outCents: -10_000, page: 1 },
    { month: "2026-02", count: 3, inCents: 0, outCents: -5_000, page: 1 },
  ]);
  expect(rows[0]).toMatchObject({ name: "Corner Market" });
  expect((await view(`account=${checking}`)).totals).toMatchObject({ outCents: -55_000, netCents: 245_000 });
  expect((await view("kind=transfer")).totals).toMatchObject({ inCents: 40_000, outCents: -40_000, netCents: 0 });
  expect((await view("pending=only")).totals).toMatchObject({ count: 1, outCents: -2_500, pendingCount: 0 });
});

test("of a split row only the part counts that the category asks for", async () => {
  const { id, view } = await household();
  const { id: row } = await db.transaction.findFirstOrThrow({ where: { userId: id, amountCents: -10_000n } });
  await splitTransaction(id, row, {
    parts: [
      { category: "groceries", amount: 6_000 },
      { category: "clothing", amount: 4_000 },
    ],
  });
  expect((await view("category=clothing")).totals).toMatchObject({ count: 1, outCents: -4_000, netCents: -4_000 });
  expect((await view("category=groceries")).totals).toMatchObject({ count: 3, outCents: -11_000, pendingCount: 1 });
  expect((await view("kind=spending")).totals).toMatchObject({ count: 3, outCents: -15_000 });
});

test("tags are found, filtered and offered; the dialog knows the likely categories and how many are of the merchant", async () => {
  const { id, view } = await household();
  const { id: row } = await db.transaction.findFirstOrThrow({ where: { userId: id, amountCents: -10_000n } });
  await correctTransaction(id, row, { applyToMerchant: false, choice: "clothing", tags: ["tax 2026"] });
  for (const query of ["tag=tax+2026", "q=TAX"])
    expect((await view(query)).rows.map((one) => [one.id, one.tags])).toEqual([[row, ["tax 2026"]]]);
  const other = await db.transaction.findFirstOrThrow({ where: { userId: id, amountCents: -5_000n } });
  const { tags, dialog } = await view(`edit=${other.id}`);
  expect(tags).toEqual(["tax 2026"]);
  expect(dialog).toMatchObject({ sameMerchant: 2, likely: ["clothing"] });
  expect(
    (await transactionsView((await createUser()).id, new URLSearchParams(`edit=${other.id}`), TODAY)).dialog,
  ).toBeNull();
});

test("a search that ends with days and finds nothing as it stands is read as words and days", async () => {
  const { view } = await household();
  const since = await view("q=corner+market+since+March");
  expect(since.filter).toMatchObject({ q: "corner market", from: "2026-03-01", to: "2026-03-31" });
  expect(since.totals.count).toBe(2);
  expect((await view("q=market+last+month")).rows.map(({ day }) => day)).toEqual(["2026-02-20"]);
  // Days that are in the form already stay, and so do words that find something.
  expect((await view("q=market+since+March&from=2026-01-01")).totals.count).toBe(0);
  expect((await view("q=online+transfer")).filter).toMatchObject({ q: "online transfer", from: "", to: "" });
});

test("a kind of shop finds its shops by the bank's word for them", async () => {
  const { id, checking, view } = await household();
  const coffee = { merchantName: "Roast & Co", providerCategory: "FOOD_AND_DRINK_COFFEE" };
  await transaction((tx) =>
    writeTransactions(tx, id, {
      upsert: [
        bankRow("7", checking, "2026-03-05", -600, coffee),
        bankRow("8", checking, "2026-02-05", -700, coffee),
        bankRow("9", checking, "2026-03-06", -800, { ...coffee, merchantName: "Morning Bird Coffee" }),
        bankRow("10", checking, "2026-03-07", -900, { merchantName: "Starbucks 0452" }),
        bankRow("11", checking, "2026-03-08", -999, { merchantName: "Tea House", providerCategory: null }),
      ],
      remove: [],
    }),
  );
  expect((await view("q=Coffee")).totals).toMatchObject({ count: 4, outCents: -3_000 });
  expect((await view("q=coffee+since+March")).totals).toMatchObject({ count: 3, outCents: -2_300 });
  // A name stays a name.
  expect((await view("q=roast")).totals.count).toBe(2);
  expect((await view("q=coffee+bird")).totals.count).toBe(0);
});
