import { expect, test } from "vitest";
import { moreConditions } from "~/domain/ledger/filter-words";
import { rowsHref } from "~/domain/ledger/row-links";
import { type TransactionFilter, readFilter, searchParts } from "~/domain/ledger/transaction-filter";
import { categoriesNamedLike, transactionIcon, transactionLabel } from "~/domain/ledger/transaction-label";

test.each<[TransactionFilter, string[]]>([
  [{}, []],
  [{ from: "2026-01-01", category: "gas", q: "shell" }, []],
  [{ categories: ["gas", "groceries"] }, ["only Gas or Groceries"]],
  [{ not: ["needs"] }, ["without Needs"]],
  [{ accounts: ["a"] }, ["only some of the accounts"]],
  [{ accounts: ["a", "b"] }, ["only 2 of the accounts"]],
  [{ merchants: ["Shell", "Exxon", "BP"] }, ["only Shell or Exxon or BP"]],
  [{ merchants: ["Shell", "Exxon", "BP", "Mobil"] }, ["only Shell or Exxon or BP and names like them"]],
  [{ weekdays: [0, 6] }, ["only Sundays and Saturdays"]],
  [{ weekdays: [1, 2, 3, 4, 5] }, ["only Mondays and Tuesdays and Wednesdays and Thursdays and Fridays"]],
  [{ flow: "out", categories: ["gas"] }, ["only Gas", "only money out"]],
])("conditions that no form offers are said in words: %j", (filter, words) =>
  expect(moreConditions(filter)).toEqual(words),
);

test.each<[TransactionFilter, string]>([
  [{}, "/transactions"],
  [{ categories: [], merchants: [] }, "/transactions"],
  [
    { account: "a", category: "gas", kind: "spending", from: "2026-01-01", to: "2026-01-31", q: "x y", flow: "in" },
    "/transactions?from=2026-01-01&to=2026-01-31&kind=spending&category=gas&account=a&q=x+y&flow=in",
  ],
  [{ min: 0, max: 10_50 }, "/transactions?min=0.00&max=10.50"],
  [{ categories: ["gas", "needs"], weekdays: [0, 6] }, "/transactions?categories=gas%2Cneeds&weekdays=0%2C6"],
  [{ accounts: ["a", "b"], not: ["food"] }, "/transactions?accounts=a%2Cb&not=food"],
  [{ merchants: ["A & B", "C, D"] }, "/transactions?merchant=A+%26+B%7CC%2C+D"],
])("the address of the rows %j", (rows, href) => expect(rowsHref(rows)).toBe(href));

test("what a link says, the list reads", () => {
  const rows: TransactionFilter = {
    account: "a1",
    category: "gas",
    kind: "spending",
    from: "2026-01-01",
    to: "2026-01-31",
    q: "shop",
    min: 5_00,
    max: 1_000_50,
    categories: ["gas", "needs"],
    accounts: ["a", "b"],
    not: ["food"],
    merchants: ["A & B", "C, D"],
    weekdays: [0, 6],
    flow: "out",
  };
  expect(readFilter(new URL(rowsHref(rows), "http://x").searchParams)).toEqual(rows);
});

test.each([
  "categories=zzz",
  "categories=,",
  "not=zzz",
  "weekdays=7",
  "weekdays=10",
  "weekdays=x1",
  "weekdays=",
  "accounts=",
  "merchant=|",
  "flow=sideways",
])("a list of which nothing makes sense is none: %s", (query) =>
  expect(readFilter(new URLSearchParams(query))).toEqual({}),
);

test("of a list what makes sense stays", () => {
  expect(readFilter(new URLSearchParams("categories=gas,zzz&not=zzz,food&weekdays=1,9,2&accounts=,a,"))).toEqual({
    categories: ["gas"],
    not: ["food"],
    weekdays: [1, 2],
    accounts: ["a"],
  });
});

test("a search of several parts may be longer than one", () => {
  const parts = `${"x".repeat(90)}|${"y".repeat(90)}`;
  expect(readFilter(new URLSearchParams({ q: parts })).q).toBe(parts);
  expect(readFilter(new URLSearchParams({ q: `a|${"y".repeat(3000)}` })).q).toHaveLength(2000);
});

test.each([
  ["shop", [{ text: "shop", isWordStart: false }]],
  [
    ' shop | "gas" ',
    [
      { text: "shop", isWordStart: false },
      { text: "gas", isWordStart: true },
    ],
  ],
  ["|a||", [{ text: "a", isWordStart: false }]],
  ['"', [{ text: '"', isWordStart: false }]],
  ['say "hi"', [{ text: 'say "hi"', isWordStart: false }]],
  ['"hi" there', [{ text: '"hi" there', isWordStart: false }]],
  ["", []],
])("the parts of the search %s", (q, parts) => expect(searchParts(q)).toEqual(parts));

test("spending is labeled by its category, everything else by its kind", () => {
  expect(transactionLabel("spending", "gas")).toBe("Gas");
  expect(transactionLabel("spending", null)).toBe("Miscellaneous");
  expect(transactionLabel("spending", "")).toBe("Miscellaneous");
  expect(transactionLabel("refund", "gas")).toBe("Gas");
  expect(transactionLabel("income", "gas")).toBe("Income");
  expect(transactionIcon("spending", "gas")).toBe("⛽");
  expect(transactionIcon("income", "gas")).not.toBe("⛽");
});

test("a name that is typed finds categories and kinds, in any case", () => {
  expect(categoriesNamedLike("GROC")).toEqual({ categories: ["groceries"], kinds: [] });
  expect(categoriesNamedLike("incom").kinds).toEqual(["income"]);
  expect(categoriesNamedLike("spending").kinds).toEqual([]);
  expect(categoriesNamedLike("no such thing")).toEqual({ categories: [], kinds: [] });
});
