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
    spentCents: 15_000,
    refundsCents: 0,
    netCents: 285_000,
    pendingCount: 1,
    pendingCents: -2_500,
    movedInCents: 40_000,
    movedOutCents: -40_000,
    correctedInCents: 0,
    correctedOutCents: 0,
  });
  expect(months).toEqual([
    { month: "2026-03", count: 3, inCents: 300_000, outCents: -10_000, refundsCents: 0, page: 1 },
    { month: "2026-02", count: 3, inCents: 0, outCents: -5_000, refundsCents: 0, page: 1 },
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

test("what a row is likely to be goes by the same merchant's other rows, however it is spelled, and by no others", async () => {
  const { id: userId } = await createUser();
  const { account } = await createBank(userId, ["checking"]);
  const row = (id: string, merchantName: string, providerCategory: string) =>
    bankRow(id, account("checking"), "2026-03-05", -1_000, { merchantName, providerCategory });
  const upsert = [
    ...["a", "b", "c"].map((id) => row(id, "Petrol Station", "TRANSPORTATION_GAS")),
    row("d", "Blue Door", "FOOD_AND_DRINK_RESTAURANT"),
    row("e", "BLUE DOOR #12", "FOOD_AND_DRINK_RESTAURANT"),
  ];
  await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
  const idOf = async (name: string) =>
    (await db.transaction.findFirstOrThrow({ where: { userId, providerTransactionId: name } })).id;
  await correctTransaction(userId, await idOf("d"), { applyToMerchant: false, choice: "travel" });
  const { dialog } = await transactionsView(userId, new URLSearchParams(`edit=${await idOf("e")}`), TODAY);
  expect(dialog?.likely).toEqual(["travel"]);
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

test("a page holds twenty-five rows; an odd or too late page is the nearest there is, and each month says where it begins", async () => {
  const { id } = await createUser();
  const { account } = await createBank(id, ["checking"]);
  const upsert = Array.from({ length: 60 }, (_, at) =>
    bankRow(`r${at}`, account("checking"), `2026-0${1 + Math.floor(at / 20)}-${10 + (at % 20)}`, -100 - at),
  );
  await transaction((tx) => writeTransactions(tx, id, { upsert, remove: [] }));
  const view = (query: string) => transactionsView(id, new URLSearchParams(query), TODAY);
  const pageOf = async (page: string) => {
    const { rows, ...shown } = await view(`page=${page}`);
    return [shown.page, rows.length, rows[0]?.amountCents];
  };
  expect(await pageOf("1")).toEqual([1, 25, -159]);
  expect(await pageOf("2")).toEqual([2, 25, -134]);
  for (const late of ["3", "4", "20001", "99999"]) expect(await pageOf(late), late).toEqual([3, 10, -109]);
  for (const odd of ["", "0", "-1", "01", "1.5", "x", "100000"]) expect(await pageOf(odd), odd).toEqual([1, 25, -159]);
  const { months, pages, pageSize, mostAtOnce } = await view("");
  expect([pages, pageSize, mostAtOnce]).toEqual([3, 25, 1_000]);
  expect(months.map(({ month, page }) => [month, page])).toEqual([
    ["2026-03", 1],
    ["2026-02", 1],
    ["2026-01", 2],
  ]);
});

test("the form has what the address says, and accounts by their bank and age; an account without a number is just its name", async () => {
  const { id, checking, view } = await household();
  const savings = await db.account.findFirstOrThrow({ where: { userId: id, accountType: "savings" } });
  const key = (account: string) => ({ userId_id: { userId: id, id: account } });
  await db.account.update({ where: key(savings.id), data: { institutionName: "Acorn", accountNumber: "" } });
  const { filter, params, isFiltered, narrowed, accounts } = await view(
    `account=${checking}&category=groceries&kind=spending&from=2026-01-01&to=2026-12-31&q=market&tag=tax&min=1&max=500.50&flow=out&pending=only&nonsense=1`,
  );
  expect(filter).toEqual({
    ...{
      account: checking,
      category: "groceries",
      kind: "spending",
      from: "2026-01-01",
      to: "2026-12-31",
      q: "market",
    },
    ...{ tag: "tax", min: "1.00", max: "500.50" },
  });
  expect(params).toEqual([
    ["pending", "only"],
    ["flow", "out"],
  ]);
  expect([isFiltered, narrowed.length > 5]).toEqual([true, true]);
  // Each can be taken away alone, and the others stay.
  for (const { words, href } of narrowed) {
    const rest = await view(href.split("?")[1] ?? "");
    expect(rest.narrowed.map((one) => one.words)).toEqual(
      narrowed.map((one) => one.words).filter((other) => other !== words),
    );
    expect(rest.filter.q).toBe("market");
  }
  expect(accounts.map(({ name }) => name)).toEqual(["My savings", "My checking ••••4411", "My credit ••••4411"]);
  const none = await view("nonsense=1");
  expect([none.isFiltered, none.narrowed, none.params, none.filter.min]).toEqual([false, [], [], ""]);
  expect(none.dialog).toBeNull();
});
