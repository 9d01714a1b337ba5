import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineList } from "~/components/dashboard/line-list";
import type { ListLine } from "~/domain/screens/report";

const SHOP: ListLine = {
  id: "t",
  merchantName: "Corner Shop",
  merchantIcon: "🛒",
  category: "Groceries",
  day: "2026-03-01",
  cents: -1_250,
  pending: false,
};
const html = (changes: Partial<ListLine> = {}) =>
  renderToStaticMarkup(<LineList label="Rows" lines={[{ ...SHOP, ...changes }]} isSample />);

test("a row shows its merchant, icon, category, date and amount (TXN-002)", () => {
  for (const part of ["Corner Shop", "🛒", "Groceries", "Mar 1, 2026", "$12.50"]) expect(html()).toContain(part);
});

test("money that went out has a minus, money that came in has none (TXN-003)", () => {
  const amount = (cents: number) => />([^<>]*)\$12\.50</.exec(html({ cents }))?.[1];
  expect(amount(-1_250)).toMatch(/[-−]/);
  expect(amount(1_250)).not.toMatch(/[-−]/);
});

test("money that came in has a plus, as in the list of transactions", () => {
  expect(html({ cents: 9_311, merchantName: "Interest Paid" })).toContain("+$93.11");
});

test("a transaction without a description is listed without a word for it, one with shows it (TXN-004)", () => {
  expect(html()).toContain("Corner Shop");
  expect(html()).not.toMatch(/undefined|null/);
  expect(html({ description: "for the picnic" })).toContain("for the picnic");
});

test("both rows of a move between two accounts are one entry, which opens to them", async () => {
  const leg = (id: string, cents: number, account: string, matchedId: string): ListLine => ({
    ...{ ...SHOP, id, cents, category: "Transfer", merchantName: `Transfer ${id}`, leg: { account, matchedId } },
  });
  const lines = [leg("in", 50_000, "Savings", "out"), leg("out", -50_000, "Checking", "in"), SHOP];
  const markup = renderToStaticMarkup(<LineList label="Rows" lines={lines} isSample />);
  expect(markup.match(/<li data-move/g)).toHaveLength(1);
  expect(markup).toMatch(/Checking <span role="img" aria-label="to">→<\/span> Savings/);
  const [seen = "", within = ""] = markup.split("</summary>");
  expect(seen).toContain("$500.00");
  expect(seen).not.toMatch(/[+−]\$/);
  expect(within.indexOf("Transfer out")).toBeGreaterThan(-1);
  expect(within.indexOf("Transfer in")).toBeGreaterThan(within.indexOf("Transfer out"));
  expect(within).toContain("Corner Shop");
});
