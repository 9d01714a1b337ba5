import { expect, test } from "vitest";
import { rowsHref } from "~/domain/ledger/row-links";
import { type TransactionFilter, readFilter } from "~/domain/ledger/transaction-filter";

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
