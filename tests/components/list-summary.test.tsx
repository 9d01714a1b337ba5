import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { ListSummary } from "~/components/transactions/list-summary";
import { MonthList } from "~/components/transactions/month-list";
import type { TransactionLine, TransactionsView } from "~/contracts/transaction-view";
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
const ROW: Omit<TransactionLine, "id" | "day"> = {
  ...{
    accountName: "Checking",
    name: "Corner Shop",
    icon: "",
    label: "Groceries",
    category: "groceries",
    ownName: null,
  },
  ...{ kind: "spending", amountCents: -12_34, note: null, tags: [], pending: false, splits: [] },
};
const NO_FILTER = { account: "", category: "", kind: "", from: "", to: "", q: "", tag: "", min: "", max: "" };

/** What it says, without its marks. */
async function summary(
  filter: Partial<TransactionsView["filter"]> = {},
  sums = SUMS,
  today = "2026-11-28",
): Promise<string> {
  const view = { today, isFiltered: Object.keys(filter).length > 0, filter: { ...NO_FILTER, ...filter } };
  return textOf(<ListSummary {...view} totals={listTotals(sums, false)} months={listedMonths(sums, false, 25)} />);
}

async function textOf(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({}), element }]);
  const context = await handler.query(new Request("http://localhost/transactions"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return html.replace(/<[^>]+>/g, "");
}

test("without a filter the headline says what is listed, and adds up nothing of all that ever was", async () => {
  expect(await summary()).toBe("30 transactions, Nov 2024–Nov 2026");
});

test("each month of the list says what it adds up to; where a filter leaves one, the headline has said it", async () => {
  const rows = SUMS.slice(0, 2).map((sums) => ({ ...ROW, id: sums.month, day: `${sums.month}-03` }));
  const list = (isFiltered: boolean, sums = SUMS) =>
    textOf(
      <MonthList
        rows={rows.slice(0, sums.length)}
        months={listedMonths(sums, false, 25)}
        isFiltered={isFiltered}
        isFirst
        isLast
        hrefOf={(id) => id}
        ticked={null}
      />,
    );
  const month = "10 transactions In +$3,000.00Out -$2,000.00Net +$1,000.00";
  for (const text of [await list(false), await list(true)]) {
    expect(text).toContain(`November 2026 ${month}`);
    expect(text).toContain(`October 2026 ${month}`);
  }
  expect(await list(false, SUMS.slice(0, 1))).toContain(`November 2026 ${month}`);
  expect(await list(true, SUMS.slice(0, 1))).not.toContain("$3,000.00");
});

test("where the list is one month nothing is said of others, and what isn't counted names its months", async () => {
  expect(await summary({}, [month("2026-11")])).toBe("10 transactions, Nov 2026");
  const pending = { ...month("2026-11"), pendingCount: 2, pendingCents: -5_000 };
  expect(await summary({ q: "coffee" }, [pending, month("2026-10")])).toMatch(
    /Totals for Oct 2026–Nov 2026 leave out 2 pending \(.\$50\.00\)\./,
  );
});

test("a month that is over has all of its days, this one those that have come", async () => {
  const [october, november] = [month("2026-10"), month("2026-11")];
  expect(await summary({ from: "2026-10-01", to: "2026-10-31" }, [october])).toContain("Oct 1–31, 2026");
  expect(await summary({ from: "2026-11-01", to: "2026-11-30" }, [november])).toContain("Nov 1–28, 2026");
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
  const text = await summary({ q: "shoes" }, [refunded]);
  expect(text).toContain("In +$5,729.86");
  expect(text).toContain("Out -$4,407.76".replace("-", text.includes("−") ? "−" : "-"));
  expect(text).toContain("after $25.00 of refunds");
  expect(await summary({ q: "shoes" })).not.toContain("refunds");
});

test("a day of several rows says what it comes to, unless a page holds a part of it", async () => {
  const rows = (["2026-11-04", "2026-11-04", "2026-11-03", "2026-11-03", "2026-11-02"] as const).map((day, at) => ({
    ...ROW,
    ...{ id: String(at), day, kind: "spending" as const, pending: false, amountCents: -(at + 1) * 10_00 },
  }));
  const moved = { ...ROW, id: "moved", day: "2026-11-03", kind: "transfer" as const, amountCents: -500_00 };
  const waiting = { ...ROW, id: "waiting", day: "2026-11-03", pending: true, amountCents: -7_00 };
  const list = (isFirst: boolean, isLast: boolean, isFiltered = false) =>
    textOf(
      <MonthList
        rows={[...rows.slice(0, 4), moved, waiting, ...rows.slice(4)]}
        months={[]}
        {...{ isFirst, isLast, isFiltered }}
        hrefOf={(id) => id}
        ticked={null}
      />,
    );
  const whole = await list(true, true);
  expect(whole).toMatch(/November 4 Together: -\$30\.00/);
  expect(whole).toMatch(/November 3 Together: -\$70\.00/);
  expect(whole).not.toMatch(/November 2 Together/);
  expect(await list(false, true)).not.toMatch(/November 4 Together/);
  expect(await list(true, true, true)).not.toContain("Together");
});
