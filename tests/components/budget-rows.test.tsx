import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { CategoryRow } from "~/components/budget/category-row";
import { BudgetCard } from "~/components/dashboard/budget-card";
import { CATEGORIES } from "~/domain/categories/list";

async function shown(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/budget"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test.each([
  [50_00, 200_00, 25],
  [300_00, 200_00, 100],
  [0, 200_00, 0],
  [50_00, 0, null],
  [0, 0, null],
])("the row of %d of %d cents has a bar at %s percent (BUDGET-022)", async (spent, planned, percent) => {
  const category = {
    ...({ id: "groceries", name: "Groceries", icon: "🛒", rollover: false, carried: 0, ownAmount: planned } as const),
    ...{ plannedAmount: planned, actualSpent: spent, remaining: planned - spent },
  };
  const html = await shown(<CategoryRow category={category} month="2026-03" current="2026-03" own={[]} />);
  const bars = [...html.matchAll(/<progress[^>]*>/g)].map(([bar]) => bar);
  expect(bars.map((bar) => [/ value="(\d+)"/.exec(bar)?.[1], / max="(\d+)"/.exec(bar)?.[1]])).toEqual(
    percent === null ? [] : [[String(percent), "100"]],
  );
  expect(html.includes("% used")).toBe(percent !== null);
});

test("what one's own categories took stands below the one above them, each with its rows", async () => {
  const category = {
    ...({ id: "personal_care", name: "Personal Care", icon: "💇", rollover: false, carried: 0, ownAmount: 0 } as const),
    ...{ plannedAmount: 0, actualSpent: 60_00, remaining: -60_00 },
  };
  const own = [{ id: "d", name: "Dog", parent: "personal_care", cents: 40_00 }];
  const html = await shown(<CategoryRow category={category} month="2026-03" current="2026-03" own={own} />);
  expect(html).toMatch(/href="\/transactions\?[^"]*category=own%3Ad[^"]*"[^>]*>Dog \$40\.00</);
});

test("each category's row on the dashboard shows its own emoji (DASH-036)", async () => {
  expect(CATEGORIES.length).toBeGreaterThanOrEqual(23);
  const budgets = CATEGORIES.map(({ id }) => ({ category: id, amount: 100_00, spent: 50_00 }));
  const links = {
    here: () => "/dashboard",
    keep: () => undefined,
    rows: () => "/transactions",
    write: (path: string) => path,
  };
  const html = await shown(<BudgetCard budgets={budgets} isPlanned today="2026-03-10" links={links} />);
  for (const { id, icon, name } of CATEGORIES) {
    const row = new RegExp(`<li data-category="${id}">.*?</li>`, "s").exec(html)?.[0] ?? "";
    expect(row, id).toContain(`>${icon}</span>`);
    expect(row, id).toContain(name.replace("&", "&amp;"));
  }
});
