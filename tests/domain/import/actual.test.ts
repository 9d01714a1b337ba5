// Actual's own file, made here by the database that Actual uses.
import { beforeAll, describe, expect, test } from "vitest";
import { blankOthers, readActual } from "~/domain/import/actual";
import { readFile } from "~/domain/import/read";
import type { ReadFile } from "~/domain/import/types";
import { type Fill, database, databaseOf, household } from "../../support/import/actual";
import { accepted, wordsOfRefusal } from "../../support/import/accepted";
import { openSqlite } from "../../support/sqlite";

beforeAll(openSqlite);

const read = (bytes: Uint8Array) => accepted(readFile(bytes, "db.sqlite"));
const account = { accounts: [{ id: "a", name: "Cash" }] };
const ROW = { id: "t", acct: "a", amount: -500, date: 20260105 };
const rowsOf = (fill: Fill) => read(database({ ...account, ...fill })).rows;

describe("a file of Actual's", () => {
  let file: ReadFile;
  beforeAll(() => void (file = read(household())));

  test("says who wrote it", () => {
    expect(file).toMatchObject({ format: "actual", sender: "actual", senderName: "Actual" });
    expect(file).toMatchObject({ problemCount: 0, dateOrder: null, table: null });
  });

  test("accounts that are not deleted, with their kinds and what their rows add up to", () => {
    expect(file.accounts).toMatchObject([
      { name: "Everyday Checking", kind: null, closing: { day: "2026-01-30", cents: 247_000 } },
      { name: "Visa", kind: "credit", closing: { day: "2026-02-02", cents: 45_998 } },
      { name: "House", kind: "other", closing: { day: "2026-01-01", cents: 30_000_000 } },
    ]);
    expect(file.problems).toEqual([]);
  });

  test("rows of purchases, transfers and pay; first balances and what was deleted are no rows", () => {
    const names = new Map(file.accounts.map(({ key, name }) => [key, name]));
    expect(
      file.rows.map(({ account: key, day, amountCents, name, category, bankId }) => [
        ...[names.get(key), day, amountCents, name, category, bankId],
      ]),
    ).toEqual([
      ["Everyday Checking", "2026-01-15", -3_000, "Orchard Market", null, "t-split"],
      ["Everyday Checking", "2026-01-20", -50_000, "Transfer: Visa", "Transfer", "t-out"],
      ["Visa", "2026-01-20", 50_000, "Transfer: Everyday Checking", "Transfer", "t-in"],
      ["Everyday Checking", "2026-01-30", 200_000, "Northwind", "Income: My job", "t-pay"],
      ["Visa", "2026-02-02", -4_002, "Elm Street Fuel", "Gas", "t-fuel"],
    ]);
  });

  test("the parts of a purchase with their categories, also of one that was merged into another", () => {
    expect(file.rows.find(({ bankId }) => bankId === "t-split")?.said?.parts).toEqual([
      { category: "Groceries", amountCents: -2_000 },
      { category: "Fun money", amountCents: -1_000 },
    ]);
  });

  test("notes are the person's own, what the bank said stands beside the name", () => {
    expect(file.rows.find(({ bankId }) => bankId === "t-pay")).toMatchObject({
      said: { note: "January #pay", tags: ["pay"], parts: [] },
      memo: "NORTHWIND PAYROLL 0042",
    });
  });

  test("what was budgeted, by month and category", () => {
    expect(file.budgets).toEqual([
      { month: "2026-01", category: "Groceries", cents: 51_210 },
      { month: "2026-02", category: "Fun money", cents: 4_000 },
    ]);
  });
});

test("what isn't read isn't kept, and the file says the same without it", () => {
  const secret = "what nobody asked for";
  const whole = database(
    { ...account, transactions: [{ id: "t", acct: "a", amount: -5, date: 20260105 }] },
    {},
    `INSERT INTO messages_crdt VALUES (1, 't', 'd', 'r', 'c', '${secret.repeat(500)}')`,
  );
  const kept = whole.slice();
  blankOthers(kept);
  expect(Buffer.from(whole).includes(secret)).toBe(true);
  expect(Buffer.from(kept).includes(secret)).toBe(false);
  expect(read(kept)).toEqual(read(whole));
});

describe("what else stands in such files", () => {
  test("a transfer or pay among the parts makes rows of their own of them", () => {
    const child = { isChild: 1, parent_id: "t", acct: "a", date: 20260105 };
    const { rows } = read(
      database({
        ...account,
        transactions: [
          { id: "t", isParent: 1, acct: "a", amount: 700, date: 20260105, notes: "Both" },
          { ...child, id: "t1", amount: 1_000, notes: "Pay" },
          { ...child, id: "t2", amount: -300, transferred_id: "elsewhere" },
        ],
      }),
    );
    expect(rows.map(({ amountCents, name, category }) => [amountCents, name, category])).toEqual([
      [1_000, "Pay", null],
      [-300, "Both", "Transfer"],
    ]);
  });

  test("parts that don't add up leave the whole; files from before parts named their parent hold it in their ids", () => {
    const parts = (second: number) =>
      read(
        database({
          ...account,
          transactions: [
            { id: "t", isParent: 1, acct: "a", amount: -700, date: 20260105 },
            { id: "t/1", isChild: 1, acct: "a", amount: -400, date: 20260105 },
            { id: "t/2", isChild: 1, acct: "a", amount: second, date: 20260105 },
          ],
        }),
      ).rows.map(({ amountCents, said }) => [amountCents, said?.parts.length ?? 0]);
    expect(parts(-300)).toEqual([[-700, 2]]);
    expect(parts(-301)).toEqual([[-700, 0]]);
  });

  test("a budget by tracking is read from its own table", () => {
    const tracking = (preferences: { id: string; value: string }[]) =>
      read(
        database({
          ...account,
          preferences,
          categories: [{ id: "c", name: "Rent" }],
          transactions: [{ id: "t", acct: "a", amount: -5, date: 20260105 }],
          zero_budgets: preferences.length ? [{ id: "1", month: 202601, category: "c", amount: 100 }] : [],
          reflect_budgets: [{ id: "2", month: 202601, category: "c", amount: 200 }],
        }),
      ).budgets;
    expect(tracking([{ id: "budgetType", value: "tracking" }])).toEqual([
      { month: "2026-01", category: "Rent", cents: 200 },
    ]);
    expect(tracking([{ id: "budgetType", value: "envelope" }])).toMatchObject([{ cents: 100 }]);
    expect(tracking([])).toMatchObject([{ cents: 200 }]);
  });

  test("a budget in other money says so, and rows that can't be read are named", () => {
    const file = read(
      database({
        ...account,
        preferences: [{ id: "defaultCurrencyCode", value: "eur" }],
        transactions: [
          { id: "1", acct: "a", amount: -5, date: 20260105, notes: "\u0001=HYPERLINK(\u202e)" },
          { id: "2", acct: "a", amount: -5, date: 20261305 },
          { id: "3", acct: "a", amount: 1e15, date: 20260105 },
          { id: "4", acct: "a", amount: "lots", date: 20260105 },
        ],
      }),
    );
    expect(file.accounts).toMatchObject([{ currency: "EUR", kind: "cash" }]);
    expect(file.problems.map(({ line, is }) => [line, is])).toEqual([
      [2, "no-day"],
      [3, "no-amount"],
      [4, "no-amount"],
    ]);
    expect(file.rows.map(({ name }) => name)).toEqual(["=HYPERLINK( )"]);
  });

  test("a budget is of a month, of a category that is spent on, and more than nothing", () => {
    const budget = (row: { month: number | string; category: string; amount: number | string | null }) =>
      read(
        database({
          ...account,
          categories: [
            { id: "c", name: "Rent" },
            { id: "pay", name: "Job", is_income: 1 },
            { id: "gone", name: "Old", tombstone: 1 },
          ],
          transactions: [{ id: "t", acct: "a", amount: -5, date: 20260105 }],
          zero_budgets: [{ id: "1", ...row }],
        }),
      ).budgets;
    const good = { month: 202612, category: "c", amount: 1 };
    expect(budget(good)).toEqual([{ month: "2026-12", category: "Rent", cents: 1 }]);
    for (const wrong of [
      ...[{ month: 202613 }, { month: 202600 }, { month: 2026 }, { month: 20260112 }, { month: "soon" }],
      ...[{ category: "pay" }, { category: "gone" }, { category: "none" }],
      ...[{ amount: 0 }, { amount: -1 }, { amount: 1.5 }, { amount: 1e15 }, { amount: null }, { amount: "lots" }],
    ])
      expect([wrong, budget({ ...good, ...wrong })]).toEqual([wrong, undefined]);
  });

  test("envelopes that are chosen and empty are no budget, whatever the other way holds", () => {
    const chosen = (value: string) =>
      read(
        database({
          ...account,
          preferences: [{ id: "budgetType", value }],
          categories: [{ id: "c", name: "Rent" }],
          transactions: [{ id: "t", acct: "a", amount: -5, date: 20260105 }],
          reflect_budgets: [{ id: "2", month: 202601, category: "c", amount: 200 }],
        }),
      ).budgets?.length ?? 0;
    expect(["envelope", "rollover", "tracking", "report", "other"].map(chosen)).toEqual([0, 0, 1, 1, 1]);
  });

  test.each([
    ["eur", "EUR"],
    ["USD", "USD"],
    ["euro", "USD"],
    ["", "USD"],
  ])("of a file in '%s' accounts are in %s", (value, currency) => {
    const fill = { ...account, transactions: [{ id: "t", acct: "a", amount: -5, date: 20260105 }] };
    const preferences = value ? [{ id: "defaultCurrencyCode", value }] : [];
    expect(read(database({ ...fill, preferences })).accounts[0]?.currency).toBe(currency);
  });

  test.each<[string, number[], number]>([
    ["parts that go out", [-300, -400], 1],
    ["parts that come in", [300, 400], 1],
    ["a part that comes back", [-800, 100], 2],
    ["a part of nothing", [-700, 0], 2],
    ["one part", [-700], 1],
    ["no part", [], 1],
  ])("of a purchase with %s", (_, parts, count) => {
    const amount = parts.length > 0 ? parts.reduce((sum, cents) => sum + cents) : -700;
    const file = read(
      database({
        ...account,
        transactions: [
          { id: "t", isParent: 1, acct: "a", amount, date: 20260105 },
          ...parts.map((cents, at) => ({ id: `t/${at}`, isChild: 1, acct: "a", amount: cents, date: 20260105 })),
        ],
      }),
    );
    expect(file.rows).toHaveLength(count);
    expect(file.rows[0]?.said?.parts.length ?? 0).toBe(count === 1 && parts.length > 1 ? parts.length : 0);
  });

  test("an account begins with nothing before its first row, and ends with their sum, in whatever order they stand", () => {
    const file = read(
      database({
        accounts: [
          { id: "a", name: "Cash" },
          { id: "b", name: "Purse" },
        ],
        transactions: [
          { id: "1", acct: "a", amount: -5, date: 20260305 },
          { id: "2", acct: "a", amount: 20, date: 20260105 },
          { id: "3", acct: "a", amount: -7, date: 20260205 },
        ],
      }),
    );
    expect(file.accounts).toMatchObject([
      { name: "Cash", opening: { day: "2026-01-05", cents: 0 }, closing: { day: "2026-03-05", cents: 8 } },
      { name: "Purse", opening: null, closing: null },
    ]);
  });

  test("two categories of one name are told apart by their groups", () => {
    const { rows } = read(
      database({
        ...account,
        category_groups: [{ id: "g", name: "Car" }],
        categories: [
          { id: "c1", name: "Insurance", cat_group: "g" },
          { id: "c2", name: "Insurance" },
        ],
        transactions: ["c1", "c2"].map((category) => ({
          id: category,
          acct: "a",
          amount: -5,
          date: 20260105,
          category,
        })),
      }),
    );
    expect(rows.map(({ category }) => category)).toEqual(["Car: Insurance", "Insurance"]);
  });
});

describe("names, kinds and money of such files", () => {
  test.each<[string, Record<string, string | number>, string, string | null]>([
    ["a name", { name: "Purse" }, "Purse", null],
    ["no name", { name: "" }, "Account", null],
    ["a long name", { name: "n".repeat(81) }, "n".repeat(80), null],
    ["a card's name", { name: "My Visa", offbudget: 1 }, "My Visa", "credit"],
    ["a place beside the budget", { name: "Purse", offbudget: 1 }, "Purse", "other"],
  ])("an account with %s", (_, fields, name, kind) => {
    const { accounts } = read(database({ accounts: [{ id: "a", ...fields }], transactions: [ROW] }));
    expect(accounts).toEqual([
      {
        ...{ key: "a", name, number: "", kind, currency: "USD" },
        ...{ opening: { day: "2026-01-05", cents: 0 }, closing: { day: "2026-01-05", cents: -500 } },
      },
    ]);
  });

  test("an account without an id goes by its name, and so do its rows", () => {
    const file = read(database({ accounts: [{ id: "", name: "Purse" }], transactions: [{ ...ROW, acct: "" }] }));
    expect([file.accounts[0]?.key, file.rows[0]?.account]).toEqual(["Purse", "Purse"]);
  });

  test.each<[string, Record<string, string | number>, Fill, string]>([
    ["the payee", { description: "p", notes: "Note" }, { payees: [{ id: "p", name: "Deli" }] }, "Deli"],
    [
      "the payee that it was merged into",
      { description: "p" },
      {
        ...{ payees: [{ id: "p", name: "Deli" }].concat({ id: "q", name: "Diner" }) },
        payee_mapping: [{ id: "p", targetId: "q" }],
      },
      "Diner",
    ],
    ["what the bank said", { description: "p", imported_description: "DELI 42", notes: "Note" }, {}, "DELI 42"],
    [
      "what the bank said of a payee without a name",
      { description: "p", imported_description: "DELI 42" },
      { payees: [{ id: "p", name: "" }] },
      "DELI 42",
    ],
    ["its note", { notes: "Note" }, {}, "Note"],
    ["nothing", {}, {}, "Transaction"],
    [
      "the account that it went to",
      { description: "p" },
      {
        accounts: [...account.accounts, { id: "b", name: "Purse" }],
        payees: [{ id: "p", name: "", transfer_acct: "b" }],
      },
      "Transfer: Purse",
    ],
    [
      "the bank, where that account is gone",
      { description: "p", imported_description: "TO PURSE" },
      { payees: [{ id: "p", name: "", transfer_acct: "b" }] },
      "TO PURSE",
    ],
  ])("a row is called by %s", (_, fields, fill, name) => {
    expect(rowsOf({ transactions: [{ ...ROW, ...fields }], ...fill }).map((row) => row.name)).toEqual([name]);
  });

  test.each<[string, Record<string, string | number>, string | null]>([
    ["of a category", { category: "c" }, "Rent"],
    ["of one that was merged", { category: "old" }, "Rent"],
    ["of one that is gone", { category: "gone" }, null],
    ["of none", {}, null],
    ["that is a transfer's side", { category: "c", transferred_id: "x" }, "Transfer"],
    ["whose payee is an account", { category: "c", description: "p" }, "Transfer"],
    ["whose payee is an account that is gone", { category: "c", description: "q" }, "Rent"],
  ])("a row %s", (_, fields, category) => {
    const rows = rowsOf({
      accounts: [...account.accounts, { id: "b", name: "Purse" }],
      payees: [
        { id: "p", name: "", transfer_acct: "b" },
        { id: "q", name: "", transfer_acct: "z" },
      ],
      categories: [
        { id: "c", name: "Rent" },
        { id: "gone", name: "Rent", tombstone: 1 },
      ],
      category_mapping: [{ id: "old", transferId: "c" }],
      transactions: [{ ...ROW, ...fields }],
    });
    expect(rows.map((row) => row.category)).toEqual([category]);
  });

  test("a row has no more than this", () => {
    const rows = rowsOf({ transactions: [{ ...ROW, notes: "Note #tag", imported_description: "DELI 42" }] });
    expect(rows).toEqual([
      {
        ...{ line: 1, account: "a", day: "2026-01-05", amountCents: -500, name: "DELI 42", memo: "DELI 42" },
        ...{ bankId: "t", balanceCents: null, category: null, pending: false },
        said: { note: "Note #tag", tags: ["tag"], parts: [] },
      },
    ]);
    expect(rowsOf({ transactions: [{ ...ROW, id: "" }] })[0]).toMatchObject({ bankId: null, memo: "" });
  });

  test.each<[string, string, string]>([
    ["Salary", "Income", "Salary"],
    ["My job", "Income", "Income: My job"],
    ["Gas", "Income", "Income: Gas"],
  ])("a category of pay that is called %s", (name, group, category) => {
    const rows = rowsOf({
      category_groups: [{ id: "g", name: group }],
      categories: [{ id: "c", name, is_income: 1, cat_group: "g" }],
      transactions: [{ ...ROW, category: "c" }],
    });
    expect(rows[0]?.category).toBe(category);
  });

  test("of two categories of one name of which one is gone the other keeps its own", () => {
    const rows = rowsOf({
      category_groups: [{ id: "g", name: "Car" }],
      categories: [
        { id: "c", name: "Insurance", cat_group: "g" },
        { id: "d", name: "Insurance", cat_group: "g", tombstone: 1 },
      ],
      transactions: [{ ...ROW, category: "c" }],
    });
    expect(rows[0]?.category).toBe("Insurance");
  });

  test("rows stand in the order of their days, and as in the file within one", () => {
    const days = [20260203, 20260101, 20260202, 20260101, 20260203, 20260101];
    const rows = rowsOf({ transactions: days.map((date, at) => ({ ...ROW, id: `t${at}`, date })) });
    expect(rows.map(({ bankId, line }) => [bankId, line])).toEqual([
      ...[
        ["t1", 2],
        ["t3", 4],
        ["t5", 6],
        ["t2", 3],
        ["t0", 1],
        ["t4", 5],
      ],
    ]);
  });

  test("no amount is nothing, and the largest is one cent below ten billion", () => {
    const amounts = [null, 999_999_999_999, -999_999_999_999, 1_000_000_000_000, -1_000_000_000_000, 0.5];
    const file = read(
      database({ ...account, transactions: amounts.map((amount, at) => ({ ...ROW, id: `t${at}`, amount })) }),
    );
    expect(file.rows.map(({ amountCents }) => amountCents)).toEqual([0, 999_999_999_999, -999_999_999_999]);
    expect(file.problems).toEqual([4, 5, 6].map((line) => ({ line, is: "no-amount" })));
  });

  test("an account whose rows come to more than anybody has tells no balance", () => {
    const file = read(
      database({ ...account, transactions: ["t", "u"].map((id) => ({ ...ROW, id, amount: 999_999_999_999 })) }),
    );
    expect(file.accounts).toMatchObject([{ opening: null, closing: null }]);
  });

  test.each([2026011, 202601051, 20260230, 18991231])("%d is no day", (date) => {
    expect(read(database({ ...account, transactions: [{ ...ROW, date }] })).problems).toEqual([
      { line: 1, is: "no-day" },
    ]);
  });
});

describe("parts of a purchase", () => {
  const categories: Fill[string] = [
    { id: "c", name: "Rent" },
    { id: "pay", name: "Job", is_income: 1 },
  ];
  const purchase = (whole: Record<string, string | number>, ...parts: Record<string, string | number>[]) =>
    rowsOf({
      categories,
      transactions: [
        { ...ROW, isParent: 1, ...whole },
        ...parts.map((part, at) => ({ ...ROW, id: `p${at}`, isChild: 1, parent_id: "t", ...part })),
      ],
    });

  test("of two ways that money goes there are rows of their own", () => {
    const parts = (part: Record<string, string | number>) => purchase({}, { amount: -300 }, { amount: -200, ...part });
    expect(parts({}).map(({ bankId }) => bankId)).toEqual(["t"]);
    expect(parts({ category: "c" }).map(({ bankId }) => bankId)).toEqual(["t"]);
    expect(parts({ category: "pay" }).map(({ bankId }) => bankId)).toEqual(["p0", "p1"]);
    expect(parts({ transferred_id: "x" }).map(({ bankId }) => bankId)).toEqual(["p0", "p1"]);
    expect(purchase({}, { amount: -700 }, { amount: 200 }).map(({ bankId }) => bankId)).toEqual(["p0", "p1"]);
  });

  test("a part of its own is called as it is, one without a name as the whole", () => {
    const rows = purchase({ notes: "Both" }, { amount: -300, notes: "Part", category: "pay" }, { amount: -200 });
    expect(rows.map(({ name }) => name)).toEqual(["Part", "Both"]);
  });

  test("one part alone gives the whole its category", () => {
    expect(purchase({ category: "pay", notes: "Both" }, { category: "c" })).toMatchObject([
      { bankId: "t", category: "Rent", said: { note: "Both", parts: [] } },
    ]);
  });

  test("several parts stand beside the whole's own words", () => {
    expect(purchase({ notes: "Both #two" }, { amount: -300, category: "c" }, { amount: -200 })).toMatchObject([
      {
        category: null,
        said: {
          ...{ note: "Both #two", tags: ["two"] },
          parts: [
            { category: "Rent", amountCents: -300 },
            { category: null, amountCents: -200 },
          ],
        },
      },
    ]);
  });

  test("a whole of nothing without parts is a row, a part without its whole is none", () => {
    expect(purchase({ amount: 0, category: "c" })).toMatchObject([{ amountCents: 0, category: "Rent" }]);
    expect(purchase({ id: "other" }, {}).map(({ bankId }) => bankId)).toEqual(["other"]);
  });
});

describe("what is none of Actual's", () => {
  test.each([
    [
      "another database",
      () => databaseOf("CREATE TABLE songs (id TEXT); INSERT INTO songs VALUES ('x')"),
      /not one of Actual/,
    ],
    [
      "a database whose transactions are a query",
      () =>
        databaseOf(`CREATE TABLE accounts (id TEXT, name TEXT);
        CREATE VIEW transactions AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
        SELECT id, id AS acct, id AS amount, id AS date FROM n`),
      /not one of Actual/,
    ],
    ["a budget without anything", () => database(account), /No transactions are in this file/],
    ["the first bytes of one", () => household().slice(0, 5_000), /damaged/],
    ["nothing but its name", () => new TextEncoder().encode("SQLite format 3\u0000"), /damaged/],
  ])("%s is refused in words", (_name, bytes, says) =>
    expect(wordsOfRefusal(readFile(bytes(), "db.sqlite"))).toMatch(says),
  );

  test.each(["id", "acct", "amount", "date", "account", "name"])("a database that lacks %s is unknown", (lacking) => {
    const columns = (...names: string[]) => names.map((name) => (name === lacking ? "other" : name)).join(", ");
    const bytes = databaseOf(`CREATE TABLE transactions (${columns("id", "acct", "amount", "date")});
      CREATE TABLE accounts (${lacking === "account" ? "other" : "id"}, ${columns("name")})`);
    expect(readActual(bytes)).toEqual({ refused: "database-unknown" });
  });

  test("whatever a damaged one leads to, it's damaged, and stays as it is where it should be blanked", () => {
    const bytes = databaseOf(`PRAGMA page_size = 512; CREATE TABLE transactions (id, acct, amount, date);
      CREATE TABLE accounts (id, name)`);
    // A row of the last table that goes on behind the end of the file.
    bytes.set([0x0d, 0, 0, 0, 1, 0, 0, 0, 470 >> 8, 470 & 255], bytes.length - 512);
    bytes.set([0x87, 0x68, 1], bytes.length - 42);
    const before = bytes.slice();
    expect(readActual(bytes)).toEqual({ refused: "database-damaged" });
    blankOthers(bytes);
    expect(bytes).toEqual(before);
  });
});
