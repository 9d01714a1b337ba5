// What a category of a file becomes here; and what tells one app's file, or one kind of file, from another.
import { describe, expect, test } from "vitest";
import { MAX_OWN, type OwnCategory } from "~/domain/categories/own";
import { appOf } from "~/domain/import/apps";
import {
  asFileChoice,
  type FileChoice,
  guessChoice,
  newBelow,
  ownFrom,
  parentOfNew,
  placeOf,
} from "~/domain/import/category-choice";
import { readFile } from "~/domain/import/read";
import { isSqlite } from "~/domain/import/sqlite";

const dog: OwnCategory = { id: "o1", name: "Dog & Cat", parent: "personal_care", glyph: null };
const lattes: OwnCategory = { id: "o2", name: "Lattes", parent: "restaurants", glyph: null };
const own = [dog, lattes];

describe("a choice", () => {
  test.each<[string, FileChoice | null]>([
    ["", ""],
    ["kind:income", "kind:income"],
    ["kind:transfer", "kind:transfer"],
    ["kind:card_payment", "kind:card_payment"],
    ["kind:other", null],
    ["gas", "gas"],
    ["own:o1", "own:o1"],
    ["own:o2", "own:o2"],
    ["own:gone", null],
    ["new:gas", "new:gas"],
    ["new:nothing", null],
    ["new:", null],
    ["nonsense", null],
  ])("'%s' stands as %s", (text, choice) => expect(asFileChoice(text, own)).toBe(choice));

  test("of a new one names what it's to stand below", () => {
    expect([newBelow("gas"), parentOfNew("new:gas"), parentOfNew("gas"), parentOfNew("xnew:gas")]).toEqual([
      ...["new:gas", "gas", null, null],
    ]);
  });

  test.each<[FileChoice, unknown]>([
    ["new:gas", { category: "gas", ownCategory: null }],
    ["gas", { category: "gas", ownCategory: null }],
    ["own:o1", { category: "personal_care", ownCategory: "o1" }],
    ["kind:income", null],
    ["", null],
  ])("'%s' puts spending at %j", (choice, placed) => expect(placeOf(choice, own)).toEqual(placed));
});

describe("a name", () => {
  test.each<[string, FileChoice]>([
    ["Lattes", "own:o2"],
    ["  lattes ", "own:o2"],
    ["Restaurants:Lattes", "own:o2"],
    ["restaurants:lattes", "own:o2"],
    ["Dog/Cat", "own:o1"],
    ["dog  &  cat", "own:o1"],
    ["Groceries", "groceries"],
    ["Zzyzx", ""],
  ])("'%s' sounds like '%s'", (name, choice) => expect(guessChoice(name, own)).toBe(choice));

  test.each<[string, unknown]>([
    ["Hobby: Trains", { make: { name: "Trains", parent: "gas", glyph: null } }],
    ["Trains", { make: { name: "Trains", parent: "gas", glyph: null } }],
    ["A:B:Lattes", { choice: "own:o2" }],
    ["LATTES", { choice: "own:o2" }],
    // One of ours needs no second.
    ["Groceries", { choice: "gas" }],
    ["Hobby: ", { choice: "gas" }],
    ["x".repeat(40), { make: { name: "x".repeat(30), parent: "gas", glyph: null } }],
    [`${"x".repeat(29)} y`, { make: { name: "x".repeat(29), parent: "gas", glyph: null } }],
  ])("'%s' below gas: %j", (name, made) => expect(ownFrom(name, "gas", own)).toEqual(made));

  test("beyond the number of one's own makes none", () => {
    const full = Array.from({ length: MAX_OWN }, (_, at) => ({ ...dog, id: `f${at}`, name: `Own ${at}` }));
    expect(ownFrom("Trains", "gas", full)).toEqual({ choice: "gas" });
    expect(ownFrom("Trains", "gas", full.slice(1))).toMatchObject({ make: { name: "Trains" } });
    expect(ownFrom("own 3", "gas", full)).toEqual({ choice: "own:f3" });
  });
});

test("Monarch's balances are a table of balances and nothing else", () => {
  const header = ["Date", "Balance", "Account"];
  expect(appOf(header)?.id).toBe("monarch-balances");
  for (const more of ["Amount", "Description", "Payee", "Name", "Debit", "Credit", "Type"])
    expect([more, appOf([...header, more])?.id === "monarch-balances"]).toEqual([more, false]);
  for (const at of [0, 1, 2]) expect(appOf(header.filter((_, index) => index !== at))?.id).not.toBe("monarch-balances");
});

test("what an account of YNAB began with is no income, a payee of a like name is one", () => {
  const read = (payee: string) => {
    const head = "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared";
    const text = `${head}\nHouse,,13/01/2026,${payee},A: Pay,A,Pay,,$0.00,$5.00,Cleared\n`;
    const file = readFile(new TextEncoder().encode(text), "export.csv");
    return "refused" in file ? file.refused : file.rows[0]?.category;
  };
  // That's where the account began, and no row.
  expect([read("Starting Balance"), read("Starting balances")]).toEqual([undefined, undefined]);
  expect(read("Reconciliation Balance Adjustment")).toBe("Balance adjustment");
  expect([read("My starting balance"), read("Deli")]).toEqual(["Pay", "Pay"]);
  expect(read("Transfer : Savings")).toBe("Transfer");
});

test("a database says so in its first sixteen bytes", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isSqlite(bytes("SQLite format 3\u0000and more"))).toBe(true);
  for (const text of ["SQLite format 3", "SQLite format 4\u0000", "xSQLite format 3\u0000", "Date,Amount\n", ""])
    expect(isSqlite(bytes(text)), text).toBe(false);
});
