// Balances by day: the newest of each account counts, the last line of a day.
import { expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { accepted } from "../../support/import/accepted";

const HEAD = "Date,Balance,Account";
const read = (...lines: string[]) => accepted(readFile(new TextEncoder().encode([HEAD, ...lines].join("\n")), "b.csv"));

test("of each account the newest day, and of a day its last line, in whatever order they stand", () => {
  const file = read(
    "2026-01-31,10.00,Cash",
    "2026-02-28,12.50,Cash",
    "2026-02-28,13.00,Cash",
    "2026-02-01,11.00,Cash",
    "2026-01-31,-7.00,Card",
  );
  expect(file.accounts).toEqual([
    {
      ...{ key: "Cash", name: "Cash", number: "", kind: null, currency: "USD", opening: null },
      closing: { day: "2026-02-28", cents: 1_300 },
    },
    {
      ...{ key: "Card", name: "Card", number: "", kind: null, currency: "USD", opening: null },
      closing: { day: "2026-01-31", cents: -700 },
    },
  ]);
  expect(file).toMatchObject({
    ...{ format: "csv", sender: "csv:monarch-balances", senderName: "Monarch", rows: [], problems: [], table: null },
  });
});

test("dates are read in the order that fits them all", () => {
  const file = read("01/02/2026,1.00,Cash", "31/01/2026,2.00,Cash");
  expect([file.dateOrder, file.accounts[0]?.closing]).toEqual(["dmy", { day: "2026-02-01", cents: 100 }]);
});

test("a line without a day, a balance or an account is named; an empty one isn't", () => {
  const file = read(
    "soon,1.00,Cash",
    "2026-01-31,much,Cash",
    "2026-01-31,1.00,",
    "2026-01-31,,Cash",
    " , ,",
    "2026-01-31,1.00,Cash",
  );
  expect(file.problems.map(({ line, is }) => [line, is])).toEqual([2, 3, 4, 5].map((line) => [line, "no-balance"]));
  expect([file.problemCount, file.accounts.length]).toEqual([4, 1]);
  expect(readFile(new TextEncoder().encode(`${HEAD}\nsoon,1.00,Cash\n`), "b.csv")).toEqual({ refused: "no-balances" });
});

test("an account's name is eighty letters at most", () => {
  expect(read(`2026-01-31,1.00,${"n".repeat(81)}`).accounts[0]?.name).toBe("n".repeat(80));
});

test.each(["Amount", "Description", "Payee", "Name", "Debit", "Credit", "Type"])(
  "with '%s' it's a table of rows",
  (name) => {
    const file = readFile(new TextEncoder().encode(`${HEAD},${name}\n2026-01-31,1.00,Cash,-5.00\n`), "b.csv");
    expect("senderName" in file ? file.senderName : null).toBeNull();
  },
);
