import { expect, test } from "vitest";
import { rowsHref } from "~/domain/ledger/row-links";
import { readFilter, searchParts } from "~/domain/ledger/transaction-filter";

const read = (query: string) => readFilter(new URLSearchParams(query));

test("an address says what the list is narrowed to", () => {
  expect(read("account=a1&category=gas&kind=spending&from=2026-01-01&to=2026-01-31&q=shop&min=5&max=1,000.50")).toEqual(
    {
      account: "a1",
      category: "gas",
      kind: "spending",
      from: "2026-01-01",
      to: "2026-01-31",
      q: "shop",
      min: 500,
      max: 100_050,
    },
  );
  expect(read("")).toStrictEqual({});
});

test("what was typed around a value is no part of it, and a blank one is none", () => {
  expect(read("account=+a1+&q=++shop+here+&from=+2026-01-01+&min=+0+&kind=+income+&category=+gas+")).toEqual({
    account: "a1",
    q: "shop here",
    from: "2026-01-01",
    min: 0,
    kind: "income",
    category: "gas",
  });
  expect(read("account=+&category=&kind=+&from=&to=+&q=+++&min=&max=+")).toEqual({});
});

test.each(["category=zzz", "kind=zzz", "from=2026-02-30", "to=soon", "min=-1", "max=many", "min=-0.01"])(
  "what makes no sense is left out: %s",
  (query) => expect(read(query)).toStrictEqual({}),
);

test("a category is named by its id, by a set or in words", () => {
  expect(read("category=needs").category).toBe("needs");
  expect(read("category=Gas").category).toBe("gas");
});

test("words end after 80 characters", () => {
  const long = "x".repeat(90);
  expect(read(`account=${long}&q=${long}`)).toEqual({ account: "x".repeat(80), q: "x".repeat(80) });
  expect(read(`q=${"y".repeat(80)}`).q).toHaveLength(80);
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
  expect(readFilter(new URLSearchParams(query))).toStrictEqual({}),
);

test("names may hold commas; money goes in or out", () => {
  expect(read("merchant=A%20%26%20B|C,%20D&flow=in")).toStrictEqual({ merchants: ["A & B", "C, D"], flow: "in" });
  expect(read("flow=out")).toStrictEqual({ flow: "out" });
});

test("of a list what makes sense stays", () => {
  expect(
    readFilter(new URLSearchParams("categories=gas,zzz&not=zzz,food&weekdays=1,9,2&accounts=,a,&others=b,")),
  ).toEqual({
    categories: ["gas"],
    not: ["food"],
    weekdays: [1, 2],
    accounts: ["a"],
    others: ["b"],
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

test("a tag is read as it is stored, and leads to its rows", () => {
  expect(read("tag=+%23Tax++2026+")).toEqual({ tag: "tax 2026" });
  expect(read("tag=%23")).toEqual({});
  expect(rowsHref({ tag: "tax 2026" })).toBe("/transactions?tag=tax+2026");
});
