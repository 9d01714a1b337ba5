// Actual's own file, made here by the database that Actual uses.
import { describe, expect, test } from "vitest";
import { blankOthers } from "~/domain/import/actual";
import { readFile } from "~/domain/import/read";
import { database, databaseOf, household } from "../../support/import/actual";
import { accepted, wordsOfRefusal } from "../../support/import/accepted";

const read = (bytes: Uint8Array) => accepted(readFile(bytes, "db.sqlite"));
const account = { accounts: [{ id: "a", name: "Cash" }] };

describe("a file of Actual's", () => {
  const file = read(household());

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

describe("what is none of Actual's", () => {
  test.each([
    [
      "another database",
      databaseOf("CREATE TABLE songs (id TEXT); INSERT INTO songs VALUES ('x')"),
      /not one of Actual/,
    ],
    [
      "a database whose transactions are a query",
      databaseOf(`CREATE TABLE accounts (id TEXT, name TEXT);
        CREATE VIEW transactions AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
        SELECT id, id AS acct, id AS amount, id AS date FROM n`),
      /not one of Actual/,
    ],
    ["a budget without anything", database(account), /No transactions are in this file/],
    ["the first bytes of one", household().slice(0, 5_000), /damaged/],
    ["nothing but its name", new TextEncoder().encode("SQLite format 3\u0000"), /damaged/],
  ])("%s is refused in words", (_name, bytes, says) =>
    expect(wordsOfRefusal(readFile(bytes, "db.sqlite"))).toMatch(says),
  );
});
