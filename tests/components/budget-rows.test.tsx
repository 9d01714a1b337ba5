import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { CategoryRow } from "~/components/budget/category-row";
import { LookList } from "~/components/budget/look-list";
import { SummaryCards } from "~/components/budget/summary-cards";
import { BudgetCard } from "~/components/dashboard/budget-card";
import { percentSpent } from "~/domain/budget/bars";
import { CATEGORIES } from "~/domain/categories/list";
import { groupWords } from "~/texts/budget";

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

test("a row over its plan shows by how much; the documented share, 100 at most, is read and printed (BUDGET-023)", async () => {
  const category = {
    ...({
      id: "restaurants",
      name: "Restaurants",
      icon: "🍽️",
      rollover: false,
      carried: 0,
      ownAmount: 320_00,
    } as const),
    ...{ plannedAmount: 320_00, actualSpent: 542_77, remaining: -222_77 },
  };
  const html = await shown(<CategoryRow category={category} month="2026-03" current="2026-03" own={[]} />);
  expect(html).toContain('aria-label="Restaurants: 100% used, $222.77 over"');
  const below = html.replace(/<progress.*?<\/progress>/gs, "");
  expect(below.match(/<span class="sr-only print:not-sr-only">100% used, <\/span>\$222\.77 over</g)).toHaveLength(1);
  expect(below.match(/100% used/g)).toHaveLength(1);
  expect(percentSpent(542_77, 320_00)).toBe(170);
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

const links = {
  here: () => "/dashboard",
  keep: () => undefined,
  rows: () => "/transactions",
  write: (path: string) => path,
};

test("each category's row on the dashboard shows its own emoji (DASH-036)", async () => {
  expect(CATEGORIES.length).toBeGreaterThanOrEqual(23);
  const budgets = CATEGORIES.map(({ id }) => ({ category: id, amount: 100_00, spent: 50_00 }));
  const html = await shown(
    <BudgetCard view={{ budgets, isPlanned: true, plan: null, nextPlan: null, today: "2026-03-10" }} links={links} />,
  );
  for (const { id, icon, name } of CATEGORIES) {
    const row = new RegExp(`<li data-category="${id}">.*?</li>`, "s").exec(html)?.[0] ?? "";
    expect(row, id).toContain(`>${icon}</span>`);
    expect(row, id).toContain(name.replace("&", "&amp;"));
  }
});

test("the dashboard says what is over a plan beside its full bar, and of a bill that it's paid (DASH-033)", async () => {
  const line = async (category: string, spent: number, amount: number) => {
    const html = await shown(
      <BudgetCard
        view={{
          budgets: [{ category, amount, spent }],
          isPlanned: true,
          plan: null,
          nextPlan: null,
          today: "2026-03-10",
        }}
        links={links}
      />,
    );
    const row = /<li data-category.*?<\/li>/s.exec(html)?.[0] ?? "";
    const words = row.replace(/<progress.*?<\/progress>/s, "").replace(/<[^>]+>/g, "");
    return [
      / value="(\d+)"/.exec(row)?.[1],
      /data-tone="(\w+)"/.exec(row)?.[1],
      words.replace(/^.*?\.\d\d/s, "").trim(),
    ];
  };
  expect(await line("restaurants", 452_96, 320_00)).toEqual(["100", "red", "$132.96 over $320.00"]);
  expect(await line("groceries", 400_00, 520_00)).toEqual(["77", "yellow", "77% of $520.00"]);
  expect(await line("mortgage_rent", 1_650_00, 1_650_00)).toEqual([undefined, "paid", "Paid 100% of $1,650.00"]);
  expect(await line("mortgage_rent", 1_600_00, 1_650_00)).toEqual(["97", "yellow", "97% of $1,650.00"]);
  // There is nothing that it could be a percent of.
  expect(await line("tithe", 180_00, 0)).toEqual(["0", expect.any(String), "isn&#x27;t planned yet"]);
});

test("a row's amount is text that opens, in one format of money; where nothing is planned it offers the usual one", async () => {
  const row = async (ownAmount: number, usualCents?: number, carried = 0) => {
    const plannedAmount = ownAmount + carried;
    const category = {
      ...({ id: "tithe", name: "Tithe", icon: "⛪", rollover: carried !== 0, carried, ownAmount } as const),
      ...{ plannedAmount, actualSpent: 180_00, remaining: plannedAmount - 180_00 },
    };
    const given = { category, month: "2026-03", current: "2026-03", own: [], ...(usualCents ? { usualCents } : {}) };
    const html = await shown(<CategoryRow {...given} />);
    const field = /<input[^>]*id="amount-tithe"[^>]*>/.exec(html)?.[0] ?? "";
    return [/ value="([^"]*)"/.exec(field)?.[1], / placeholder="([^"]*)"/.exec(field)?.[1]];
  };
  expect(await row(1650_00)).toEqual(["$1,650.00", "Plan"]);
  expect(await row(0, 195_00)).toEqual(["", "Usual $195"]);
  expect(await row(0, 1512_37)).toEqual(["", "Usual $1,512.37"]);
  expect(await row(100_00, 195_00, 60_00)).toEqual(["$100.00", "Usual $195"]);
});

test("the cards are the sums over all categories; what nothing is behind is a word (BUDGET-002 BUDGET-003)", async () => {
  const texts = async (
    summary: Parameters<typeof SummaryCards>[0]["summary"],
    lead: Parameters<typeof SummaryCards>[0]["lead"] = null,
  ) => {
    const html = await shown(
      <SummaryCards summary={summary} restId={summary.unplanned > 0 ? "gas" : null} lead={lead} />,
    );
    return html
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  };
  expect(await texts({ planned: 2_940_00, spent: 2_820_64, remaining: 119_36, unplanned: 1_282_74 })).toBe(
    "You have $119.36 left of your $2,940.00 plan, but $1,282.74 of spending wasn&#x27;t planned. Together that&#x27;s $1,163.38 over. Plan these Planned $2,940.00 Spent $4,103.38 Remaining -$1,163.38",
  );
  // What is left of the month comes first, where it's known.
  const over = { planned: 100_00, spent: 150_00, remaining: -50_00, unplanned: 0 };
  const lead = { says: "You still have $900.00.", way: "That's $1,050.00, less $150.00 spent so far." };
  expect(await texts(over, lead)).toBe(
    "You still have $900.00. That&#x27;s $1,050.00, less $150.00 spent so far. Planned $100.00 Spent $150.00 Remaining -$50.00",
  );
  expect(await texts({ planned: 0, spent: 0, remaining: 0, unplanned: 50_00 })).toBe(
    "You&#x27;ve spent $50.00, and nothing is planned. Plan these Planned Nothing yet Spent $50.00 Remaining No plan yet",
  );
  expect(await texts({ planned: 0, spent: 0, remaining: 0, unplanned: 0 })).not.toContain("$");
});

test("what needs a look leads to its row, the three that need it most", async () => {
  const over = (id: "gas" | "groceries" | "restaurants" | "travel", remaining: number) => ({
    ...{ id, name: id, icon: "", rollover: false, carried: 0, ownAmount: 100_00, plannedAmount: 100_00 },
    ...{ actualSpent: 100_00 - remaining, remaining },
  });
  const html = await shown(
    <LookList
      open={{ id: "gas", form: <p>Its form</p> }}
      coverHref={({ id }) => (id === "groceries" ? null : `/budget?cover=${id}`)}
      categories={[over("gas", -50_00), over("groceries", -4_00), over("travel", 5_00), over("restaurants", 9_00)]}
    />,
  );
  expect(html.replace(/<svg.*?<\/svg>|<[^>]+>/gs, " ").replace(/\s+/g, " ")).toContain(
    "Needs a look , and 1 more below ⛽ gas $50.00 over $150.00 of $100.00 Move money Move money Its form 🛒 groceries $4.00 over $104.00 of $100.00 ✈️ travel $5.00 left $95.00 of $100.00",
  );
  // Only what is over can be covered, where something can give.
  expect([...html.matchAll(/href="\/budget\?cover=(\w+)"/g)].map(([, id]) => id)).toEqual(["gas"]);
  expect([...html.matchAll(/href="#row-(\w+)"/g)].map(([, id]) => id)).toEqual(["gas", "groceries", "travel"]);
  expect(await shown(<LookList categories={[]} coverHref={() => null} open={null} />)).toBe("");
});

test("a group says its total: of what is planned, and beside it what has no plan", () => {
  expect([
    groupWords({ planned: 500_00, spent: 320_00, unplanned: 0 }),
    groupWords({ planned: 500_00, spent: 320_00, unplanned: 25_00 }),
    groupWords({ planned: 0, spent: 0, unplanned: 72_00 }),
  ]).toEqual(["$320.00 of $500.00", "$320.00 of $500.00, $25.00 not planned", "$72.00 spent"]);
});
