import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { CardBars } from "~/components/dashboard/card-bars";
import { FirstFigures } from "~/components/dashboard/first-figures";
import { OverviewCards } from "~/components/dashboard/overview-cards";

const links = {
  here: () => "/dashboard",
  keep: () => undefined,
  rows: () => "/transactions",
  write: (path: string) => path,
};

async function html(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/dashboard"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

function viewOf(spentBefore: number) {
  const overview = {
    ...{ totalBalance: 1_000_00, previousMonthBalance: 1_000_00, creditScore: null, savingsProgress: null },
    ...{ monthlySpending: 110_00, weeklySpending: 110_00, dailySpending: 110_00 },
    ...{ previousMonthSpending: spentBefore, previousMonthSoFar: spentBefore },
  };
  return {
    overview,
    today: "2026-03-10",
    pendingToday: 0,
    balances: [],
    hasAccounts: true,
  };
}

const shown = (spentBefore: number) => html(<OverviewCards view={viewOf(spentBefore)} links={links} />);

test("a first month is a percentage of nothing: its amount is said, without an arrow", async () => {
  const first = await shown(0);
  expect(first).not.toContain("data-arrow");
  expect(first).toContain("$110.00 more than on Feb 1–10");
  const second = await shown(100_00);
  expect(second).toMatch(/data-arrow="up".*10\.0%.*vs\. Feb 1–10/s);
});

test("what is pending today isn't in Daily, and stands beside it", async () => {
  const pending = await html(<OverviewCards view={{ ...viewOf(0), pendingToday: 55_12 }} links={links} />);
  expect(pending).toContain("$55.12 pending · Today, Mar 10");
  expect(await shown(0)).not.toContain(" pending");
});

test("a change that is hardly one has its arrow, and a figure in plain ink (DASH-019)", async () => {
  expect(await shown(109_00)).toMatch(/data-arrow="up" data-tone="bad".*<span class="[^"]*text-muted">0\.9%</s);
  expect(await shown(100_00)).toMatch(/data-arrow="up" data-tone="bad".*<span>10\.0%</s);
});

test("what Total Balance stands for is said with its title", async () => {
  expect(await shown(100_00)).toMatch(
    /Total Balance.*Net worth, your accounts minus your debts.*Growing 0\.0% since Feb 28/s,
  );
});

test("each of the four figures has one line", async () => {
  const lines = [...(await shown(100_00)).matchAll(/<div class="text-xs text-muted">(.*?)<\/div>/g)];
  expect(lines).toHaveLength(4);
  for (const [, line = ""] of lines) expect(line.match(/<p[ >]/g)).toHaveLength(1);
});

test("each documented bar stands beside what it is full of (DASH-014 DASH-016 DASH-018 DASH-023)", async () => {
  const bars = await html(<CardBars view={viewOf(100_00)} />);
  const read = [...bars.matchAll(/<progress value="(\d+)" max="100" aria-label="([^"]+)"/g)].map(([, share, words]) => [
    words,
    Number(share),
  ]);
  // 110 of 100 in a day; all of the month in this week; 75 + 2 * 10; no change of the balance.
  expect(read).toEqual([
    ["Today, of $100", 100],
    ["This week, of this month", 100],
    ["This month (75% is the same as last month)", 95],
    ["Balance (50% is the same as last month)", 50],
  ]);
  const nothing = { monthlySpending: 0, weeklySpending: 0, dailySpending: 0, previousMonthSpending: 0 };
  const { overview, today } = viewOf(0);
  const empty = { ...overview, ...nothing, totalBalance: 0, previousMonthBalance: 0, previousMonthSoFar: 0 };
  expect(await html(<CardBars view={{ overview: empty, today }} />)).toBe("");
});

test("before anything was spent the four titles stand without a figure that looks like a finding", async () => {
  const { overview } = viewOf(0);
  const held = await html(<FirstFigures view={{ overview, hasAccounts: true }} />);
  expect([...held.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual([
    "Daily Spending",
    "Weekly Spending",
    "Monthly Spending",
    "Total Balance",
  ]);
  expect(held.match(/Nothing yet/g)).toHaveLength(3);
  expect(held).toContain("$1,000.00");
  expect(held).not.toMatch(/\$0\.00|%|Growing/);
  expect(await html(<FirstFigures view={{ overview, hasAccounts: false }} />)).toContain("No accounts yet");
});
