// Exports that come packed, or as several files: YNAB's register and plan, the tables of Sure and Monarch; and archives that
// are made to break us.
import { describe, expect, test } from "vitest";
import { monthOf } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { createDraft, mayBringFiles } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { confirmImport } from "~/services/import/write.server";
import { useDatabase } from "../support/db";
import { pack } from "../support/pack";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
const utf8 = (text: string) => new TextEncoder().encode(text);
type Person = Awaited<ReturnType<typeof person>>;
const draftOf = (user: Person, bytes: Uint8Array) => createDraft(user, [{ name: "2026-01-31-My-Finances.zip", bytes }]);
const REGISTER =
  "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared\nCash,,01/31/2026,Deli,Food: Dining Out,Food,Dining Out,,$12.50,$0.00,Cleared\n";

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
    const id = await draftOf(
      user,
      pack({ ...others, "old.csv.png": utf8(REGISTER), "all/export/transactions.csv": utf8(REGISTER) }),
    );
    expect((await importView(user, id)).files.map(({ name }) => name)).toEqual(["transactions.csv"]);
    await expect(draftOf(user, pack(others))).rejects.toThrow(/^2026-01-31-My-Finances.zip: No table with a date/);
  });

  const named = async (archive: Record<string, Uint8Array>) => {
    const user = await person();
    return (await importView(user, await draftOf(user, pack(archive)))).files.map(({ name }) => name);
  };

  test("what only looks hidden, like shares or like a spreadsheet, comes; what a Mac or an app puts beside it doesn't", async () => {
    const come = ["b.hidden.csv", "a/my-trades.csv", "trades.csv.csv", "bank/xls.csv", "old/content.xml.csv"];
    const stay = ["__MACOSX/january.csv", "a/__MACOSX/b.csv", ".hidden.csv", "a/.b.csv", "trades.csv", "x/trades.csv"];
    const archive = Object.fromEntries([...come, ...stay].map((name) => [name, utf8(REGISTER)]));
    expect(await named(archive)).toEqual(come.map((name) => name.replace(/^.*\//, "")));
  });

  test("what begins as a spreadsheet does is one, whatever else is in it; a database by another name is none", async () => {
    const user = await person();
    for (const part of ["xl/workbook.xml", "content.xml", "[Content_Types].xml"])
      await expect(draftOf(user, pack({ [part]: utf8("<a/>"), "a.csv": utf8(REGISTER) }))).rejects.toThrow(
        /This is a spreadsheet/,
      );
    const others = { "my-db.sqlite": utf8("x"), "db.sqlite.bak": utf8("x") };
    expect(await named({ ...others, "a.csv": utf8(REGISTER) })).toEqual(["a.csv"]);
  });

  test("twenty tables are as many as it may have", async () => {
    const tables = Array.from({ length: 20 }, (_, at): [string, Uint8Array] => [`${at}.csv`, utf8(REGISTER)]);
    expect(await named(Object.fromEntries(tables))).toHaveLength(20);
  });

  const PIGGIES =
    "user_id,piggy_bank_id,created_at,updated_at,account_name,account_type,name,currency_code,target_amount,current_amount,start_date,target_date,order,active\n1,2,x,x,Savings,Asset account,Canoe,USD,800,1,2020-01-01,,1,1\n";
  const PLAN =
    "Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n2026-01,Food: Dining Out,Food,Dining Out,$90.00,$0.00,$0.00\n";
  test.each([
    ["a plan", "plan.csv", PLAN],
    ["goals", "piggies.csv", PIGGIES],
    ["balances", "balances.csv", "Date,Balance,Account\n2026-01-30,612.34,Checking\n"],
    [
      "one balance beside an account that has none",
      "all.qif",
      "!Account\nNCash\nTCash\n^\n!Account\nNHouse\nTOth A\n^\n!Type:Oth A\nD01/13/2026\nT3000.00\nPOpening Balance\nL[House]\n^\n",
    ],
  ])("a table without transactions is of use where it has %s", async (_, name, text) => {
    expect(await named({ [name]: utf8(text) })).toEqual([name]);
  });
});

describe("what a file is called", () => {
  const refused = async (name: string, bytes: Uint8Array) => {
    const refusal: unknown = await createDraft(await person(), [{ name, bytes }]).catch((error: unknown) => error);
    return String(Object(refusal).userMessage).split(":")[0];
  };

  test("is said with what is wrong with it, up to eighty letters of it, or what it is", async () => {
    const [pdf, empty] = [utf8("%PDF-1.7"), pack({ "a.png": utf8("x") })];
    expect([await refused("a.pdf", pdf), await refused("a.zip", empty)]).toEqual(["a.pdf", "a.zip"]);
    expect([await refused("", pdf), await refused("", empty)]).toEqual(["The file", "archive.zip"]);
    const long = "n".repeat(130);
    expect([await refused(long, pdf), await refused(long, empty)]).toEqual([long.slice(0, 80), long.slice(0, 80)]);
  });

  test("is kept up to a hundred and twenty letters, and one without a name is a file", async () => {
    const user = await person();
    const id = await createDraft(user, [
      { name: "n".repeat(130), bytes: utf8(REGISTER) },
      { name: "", bytes: utf8(REGISTER) },
    ]);
    const { files } = await importView(user, id);
    expect(files.map(({ name }) => name).sort()).toEqual(["file", "n".repeat(120)]);
  });

  test("of two archives is that of the one with nothing in it, and the first of its tables says why", async () => {
    const user = await person();
    const good = { name: "good.zip", bytes: pack({ "a.csv": utf8(REGISTER), "b.csv": utf8("id,name\n1,x\n") }) };
    const bad = { name: "bad.zip", bytes: pack({ "1.csv": utf8("id,name\n1,x\n"), "2.qif": utf8("%PDF-1.7") }) };
    await expect(createDraft(user, [good, bad])).rejects.toThrow(/^bad.zip: No table with a date/);
    expect((await importView(user, await createDraft(user, [good]))).files.map(({ name }) => name)).toEqual(["a.csv"]);
  });
});

test("names of columns with characters that no database keeps are none of ours to fail at", async () => {
  const user = await person();
  const bytes = utf8("Date,Pay\u0000ee,Description,Amount\n01/05/2026,A,Deli,-5.00\n");
  const id = await createDraft(user, [{ name: "odd.csv", bytes }]);
  expect(await confirmImport(user, id)).toMatchObject({ added: 1 });
});

describe("what is chosen together", () => {
  const together = (user: Person, files: Record<string, Uint8Array>) =>
    createDraft(
      user,
      Object.entries(files).map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) })),
    );

  test.each([
    ["databases", "db.sqlite", 40_000_000],
    ["tables", "a.csv", 6_000_000],
  ])("archives of %s unpack to no more than one may", async (_what, name, size) => {
    const user = await person();
    const bytes = pack({ [name]: Buffer.concat([utf8(REGISTER), Buffer.alloc(size, 0x0a)]) });
    await expect(together(user, { "one.zip": bytes, "two.zip": bytes })).rejects.toThrow(
      "two.zip: This archive unpacks to more than can be read here. Please choose it by itself.",
    );
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });

  test("files hold a hundred thousand transactions, and not one more", async () => {
    const user = await person();
    const table = (rows: number) => utf8(`Date,Payee,Amount\n${"2026-01-05,Deli,1\n".repeat(rows)}`);
    await expect(together(user, { "a.csv": table(60_000), "b.csv": table(40_001) })).rejects.toThrow(
      "These files hold more than 100,000 transactions together. Please choose fewer of them at once.",
    );
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
    await together(user, { "a.csv": table(60_000), "b.csv": table(40_000) });
    expect(await db.importFile.count({ where: { userId: user.id } })).toBe(2);
  });
});

test("sixty times an hour somebody may choose files, and others as often", async () => {
  const [user, other] = [await person(), await person()];
  for (let at = 0; at < 60; at++) await mayBringFiles(user);
  const words = "That were many files. Please wait a while and try again.";
  await expect(mayBringFiles(user)).rejects.toMatchObject({ code: "too_many", userMessage: words });
  await expect(mayBringFiles(other)).resolves.toBeUndefined();
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
    expect(await db.transaction.findMany({ where: { userId: user.id } })).toMatchObject([
      { amountCents: -1_250n, note: "with Kim", tags: ["tax", "trip"] },
    ]);
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
  ])("%s", async (_name, bytes, says) => {
    const user = await person();
    await expect(draftOf(user, new Uint8Array(bytes()))).rejects.toThrow(says);
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });
});
