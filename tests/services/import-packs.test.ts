// Exports that come packed: Actual's own file, YNAB's register and plan; and archives that are made to break us.
import { describe, expect, test } from "vitest";
import { monthOf } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { setCategories } from "~/services/import/choices.server";
import { createDraft, loadDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { actualZip, database, databaseOf, household } from "../support/import/actual";
import { pack } from "../support/pack";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
type Person = Awaited<ReturnType<typeof person>>;
const utf8 = (text: string) => new TextEncoder().encode(text);
const draftOf = (user: Person, bytes: Uint8Array, name = "2026-01-31-My-Finances.zip") =>
  createDraft(user, [{ name, bytes }]);
const rows = (userId: string) =>
  db.transaction.findMany({
    where: { userId, deletedAt: null },
    include: { splits: { orderBy: { amountCents: "asc" } } },
    orderBy: [{ day: "asc" }, { amountCents: "asc" }],
  });
const REGISTER =
  "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared\nCash,,01/31/2026,Deli,Food: Dining Out,Food,Dining Out,,$12.50,$0.00,Cleared\n";

describe("Actual's export", () => {
  test("brings accounts, payments of a card that are none of spending, parts, notes, tags and budgets; and goes as a whole", async () => {
    const user = await person();
    const month = Number(monthOf(user.today).replace("-", ""));
    const id = await draftOf(user, actualZip(household([201501, month])));
    const view = await importView(user, id);
    expect(view.files).toMatchObject([{ senderName: "Actual", problemCount: 0, name: "2026-01-31-My-Finances.zip" }]);
    expect(view.categories.map(({ name, choice }) => [name, choice])).toEqual([
      ["Groceries", "groceries"],
      ["Fun money", "entertainment"],
      ["Transfer", "kind:transfer"],
      ["Income: My job", "kind:income"],
      ["Gas", "gas"],
    ]);
    expect(view.budgets).toMatchObject([{ category: "Entertainment", cents: 4_000 }]);
    expect(await confirmImport(user, id)).toMatchObject({ added: 5, known: 0, budgets: 1 });
    const accounts = await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } });
    expect(accounts.map((one) => [one.accountName, one.accountType, Number(one.balanceCents)])).toEqual([
      ["Everyday Checking", "checking", 247_000],
      ["House", "other", 30_000_000],
      ["Visa", "credit", 45_998],
    ]);
    const found = await rows(user.id);
    expect(found.map((row) => [row.merchantName, row.kind, row.userCategory])).toEqual([
      ["Orchard Market", "spending", null],
      ["Transfer: Visa", "card_payment", null],
      ["Transfer: Everyday Checking", "card_payment", null],
      ["Northwind", "income", null],
      ["Elm Street Fuel", "spending", "gas"],
    ]);
    const [split, pay] = [found[0], found[3]];
    expect(split?.splits.map((part) => [part.category, Number(part.amountCents)])).toEqual([
      ["groceries", -2_000],
      ["entertainment", -1_000],
    ]);
    expect([pay?.note, pay?.tags, pay?.rawName]).toEqual(["January #pay", ["pay"], "NORTHWIND PAYROLL 0042"]);
    expect(await checkSums(user.id)).toEqual([]);

    await undoImport(user, id);
    expect(await rows(user.id)).toEqual([]);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.budget.count({ where: { userId: user.id } })).toBe(0);
  });

  test("again it brings what is new there; unpacked it is the same file", async () => {
    const user = await person();
    await confirmImport(user, await draftOf(user, actualZip(household())));
    const again = await draftOf(user, household(), "db.sqlite");
    expect((await importView(user, again)).fresh).toBe(0);
    expect(await confirmImport(user, again)).toMatchObject({ added: 0, known: 5 });
  });

  test("a category that means none of ours is miscellaneous in a part; one that says money moved leaves the row whole", async () => {
    const splitsWith = async (choice: string) => {
      const user = await person();
      const id = await draftOf(user, actualZip(household()));
      await setCategories(user.id, { name: ["Fun money"], choice: [choice], keep: [] });
      await confirmImport(user, id);
      return (await rows(user.id))
        .flatMap(({ splits }) => splits)
        .map(({ category, amountCents }) => [category, Number(amountCents)]);
    };
    expect(await splitsWith("")).toEqual([
      ["groceries", -2_000],
      ["miscellaneous", -1_000],
    ]);
    expect(await splitsWith("kind:transfer")).toEqual([]);
  });

  test("of the file only what is read is kept, until it is imported", async () => {
    const user = await person();
    const secret = "what nobody asked for ".repeat(400);
    const bytes = database(
      {
        accounts: [{ id: "a", name: "Cash" }],
        transactions: [{ id: "t", acct: "a", amount: -500, date: 20260105 }],
      },
      {},
      `INSERT INTO messages_crdt VALUES (1, 't', 'd', 'r', 'c', '${secret}')`,
    );
    const id = await draftOf(user, actualZip(bytes));
    const { files } = await loadDraft(db, user.id, id);
    expect(Buffer.from(files[0]?.bytes ?? []).includes("nobody asked")).toBe(false);
    expect(await confirmImport(user, id)).toMatchObject({ added: 1 });
  });
});

describe("an archive of tables", () => {
  test("YNAB's register and plan come at once", async () => {
    const user = await person();
    const plan = `Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n${monthOf(user.today)},Food: Dining Out,Food,Dining Out,$90.00,$0.00,$0.00\n`;
    const id = await draftOf(
      user,
      pack({ "My Budget - Register.csv": utf8(REGISTER), "My Budget - Plan.csv": utf8(plan) }),
    );
    expect((await importView(user, id)).files.map(({ name, senderName }) => [name, senderName])).toEqual([
      ["My Budget - Register.csv", "YNAB"],
      ["My Budget - Plan.csv", "YNAB"],
    ]);
    expect(await confirmImport(user, id)).toMatchObject({ added: 1, budgets: 1 });
  });

  test("tables of other things are left out beside transactions, and refused by themselves", async () => {
    const user = await person();
    const others = {
      "accounts.csv": utf8("id,name\n1,Cash\n"),
      "__MACOSX/._a.csv": utf8("x"),
      "all.ndjson": utf8("{}"),
    };
    const id = await draftOf(user, pack({ ...others, "export/transactions.csv": utf8(REGISTER) }));
    expect((await importView(user, id)).files.map(({ name }) => name)).toEqual(["transactions.csv"]);
    await expect(draftOf(user, pack(others))).rejects.toThrow(/^2026-01-31-My-Finances.zip: No table with a date/);
  });
});

describe("Sure's archive", () => {
  test("brings rows with notes and tags, and what was budgeted; purchases of shares are no spending", async () => {
    const user = await person();
    const lines = [
      { type: "Account", data: { id: "a1", name: "Cash", balance: "10.0" } },
      { type: "Category", data: { id: "c1", name: "Groceries" } },
      { type: "Budget", data: { id: "b1", start_date: `${monthOf(user.today)}-01`, budgeted_spending: "900.0" } },
      { type: "BudgetCategory", data: { id: "x1", budget_id: "b1", category_id: "c1", budgeted_spending: "410.5" } },
      { type: "BudgetCategory", data: { id: "x2", budget_id: "b1", category_id: "none", budgeted_spending: "7.0" } },
      { type: "BudgetCategory", data: { id: "x3", budget_id: "b1", category_id: "c1", budgeted_spending: null } },
    ];
    const id = await draftOf(
      user,
      pack({
        "version.txt": utf8("export_version: 1\n"),
        "accounts.csv": utf8(
          "id,name,type,subtype,balance,currency,created_at\na1,Cash,Depository,checking,10.0,USD,2026-01-01T00:00:00Z\n",
        ),
        "transactions.csv": utf8(
          'date,account_name,amount,name,category,tags,notes,currency\n2026-01-15,Cash,12.5,Deli,Groceries,"Tax,Trip",with Kim,USD\n',
        ),
        "trades.csv": utf8(
          "date,account_name,ticker,quantity,price,amount,currency\n2026-01-15,Broker,ABC,1,10.0,10.0,USD\n",
        ),
        "all.ndjson": utf8(lines.map((line) => JSON.stringify(line)).join("\n")),
      }),
    );
    expect((await importView(user, id)).files.map(({ name }) => name)).toEqual(["transactions.csv", "all.ndjson"]);
    expect(await confirmImport(user, id)).toMatchObject({ added: 1, known: 0, budgets: 1 });
    expect(await rows(user.id)).toMatchObject([{ amountCents: -1_250n, note: "with Kim", tags: ["tax", "trip"] }]);
    expect(await db.budget.findMany({ where: { userId: user.id } })).toMatchObject([
      { category: "groceries", plannedCents: 41_050n },
    ]);
  });
});

describe("Monarch's two files", () => {
  test("rows come from one, what the accounts hold from the other", async () => {
    const user = await person();
    const id = await createDraft(user, [
      {
        name: "transactions.csv",
        bytes: utf8(
          "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-01-15,Deli,Groceries,Checking,DELI 42,,-12.50,\n",
        ),
      },
      {
        name: "balances.csv",
        bytes: utf8(
          "Date,Balance,Account\n2026-01-30,612.34,Checking\n2026-01-29,9.00,Checking\n2026-01-30,-80.00,Card\n",
        ),
      },
    ]);
    await confirmImport(user, id);
    const accounts = await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } });
    expect(accounts.map((one) => [one.accountName, one.accountType, Number(one.balanceCents)])).toEqual([
      ["Card", "credit", -8_000],
      ["Checking", "checking", 61_234],
    ]);
  });
});

describe("archives that can't be read say so, and leave nothing behind", () => {
  const spaces = (size: number) => Buffer.alloc(size, 0x20);
  test.each([
    ["a bomb of a database", () => pack({ "db.sqlite": spaces(200_000_000) }), /unpacks to more/],
    ["a bomb of a table", () => pack({ "a.csv": spaces(200_000_000) }), /unpacks to more/],
    [
      "many tables that are too much together",
      () => pack({ "a.csv": spaces(6_000_000), "b.csv": spaces(6_000_000) }),
      /unpacks to more/,
    ],
    ["another database", () => actualZip(databaseOf("CREATE TABLE songs (id TEXT)")), /not one of Actual/],
    ["no database", () => pack({ "db.sqlite": utf8("Date,Amount") }), /No table/],
    [
      "a spreadsheet",
      () => pack({ "[Content_Types].xml": utf8("<a/>"), "xl/a.xml": utf8("<a/>") }),
      /This is a spreadsheet/,
    ],
    ["nothing in it", () => pack({}), /No table/],
    ["pictures", () => pack({ "a.png": utf8("x") }), /This is a spreadsheet, or an archive/],
    [
      "too many tables",
      () => pack(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.csv`, utf8(REGISTER)]))),
      /too many files/,
    ],
    ["half of one", () => actualZip(household()).subarray(0, 400), /damaged/],
    ["a damaged database", () => actualZip(household().slice(0, 6_000)), /damaged/],
  ])("%s", async (_name, bytes, says) => {
    const user = await person();
    await expect(draftOf(user, new Uint8Array(bytes()))).rejects.toThrow(says);
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });
});
