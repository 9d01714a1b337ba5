import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { ListSummary } from "~/components/transactions/list-summary";
import type { TransactionsView } from "~/contracts/transaction-view";
import { listedMonths, listTotals, type MonthSums } from "~/domain/ledger/list-totals";

const month = (name: string): MonthSums => ({
  month: name,
  count: 10,
  ...{ pendingCount: 0, pendingCents: 0, movedInCents: 0, movedOutCents: 0, correctedInCents: 0, correctedOutCents: 0 },
  inCents: 300_000,
  outCents: -200_000,
  spentCents: 200_000,
});
const SUMS = ["2026-11", "2026-10", "2024-11"].map(month);
const NO_FILTER = { account: "", category: "", kind: "", from: "", to: "", q: "", tag: "", min: "", max: "" };

/** What it says, without its marks. */
async function summary(
  filter: Partial<TransactionsView["filter"]> = {},
  sums = SUMS,
  today = "2026-11-28",
): Promise<string> {
  const view = { today, isFiltered: Object.keys(filter).length > 0, filter: { ...NO_FILTER, ...filter } };
  const element = <ListSummary {...view} totals={listTotals(sums, false)} months={listedMonths(sums, false, 25)} />;
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({}), element }]);
  const context = await handler.query(new Request("http://localhost/transactions"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return html.replace(/<[^>]+>/g, "");
}

test("without a filter the headline is the newest month with its days, and not all that ever was", async () => {
  const text = await summary();
  expect(text).toMatch(/^Nov 1–28, 2026/);
  expect(text).toContain("In +$3,000.00");
  expect(text).toContain("Net +$1,000.00");
  expect(text).not.toContain("$9,000.00");
  // The count is of the same days as the sums, and what the list has beyond them is said apart.
  expect(text).toMatch(/^Nov 1–28, 2026\s*10 transactions/);
  expect(text).not.toContain("30 transactions");
  expect(text).toContain("The list below has all 30, Nov 2024–Nov 2026");
});

test("where the list is one month nothing is said of others, and what isn't counted names its months", async () => {
  const text = await summary({}, [month("2026-11")]);
  expect(text).toContain("10 transactions");
  expect(text).not.toContain("The list below");
  const pending = { ...month("2026-11"), pendingCount: 2, pendingCents: -5_000 };
  expect(await summary({ q: "coffee" }, [pending, month("2026-10")])).toMatch(
    /Not counted, Oct 2026–Nov 2026: 2 pending \(.\$50\.00\)\./,
  );
});

test("a month that is over has all of its days", async () => {
  expect(await summary({}, [month("2026-10")])).toMatch(/^Oct 1–31, 2026/);
});

test("a filter is added up over the days that it names", async () => {
  const text = await summary({ from: "2026-10-05", to: "2026-11-30" });
  expect(text).toContain("30 transactions, Oct 5 – Nov 28, 2026");
  expect(text).toContain("In +$9,000.00");
  expect(await summary({ from: "2025-12-05", to: "2026-01-10" })).toContain("Dec 5, 2025 – Jan 10, 2026");
  expect(await summary({ from: "2026-11-03", to: "2026-11-03" })).toContain("30 transactions, Nov 3, 2026");
  expect(await summary({ q: "coffee" })).toContain("30 transactions, Nov 2024–Nov 2026");
});

test("in and out are the dashboard's: what came back is off what went out, and said", async () => {
  const refunded = { ...month("2026-11"), inCents: 575_486, outCents: -443_276, spentCents: 440_776 };
  const text = await summary({}, [refunded]);
  expect(text).toContain("In +$5,729.86");
  expect(text).toContain("Out -$4,407.76".replace("-", text.includes("−") ? "−" : "-"));
  expect(text).toContain("after $25.00 of refunds");
  expect(await summary()).not.toContain("refunds");
});
