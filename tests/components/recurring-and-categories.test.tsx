import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { CategoriesScreen } from "~/components/categories/categories-screen";
import { RecurringScreen } from "~/components/recurring/recurring-screen";
import type { ListedStream } from "~/contracts/recurring";
import { CATEGORIES, type CategoryId, categoryName } from "~/domain/categories/list";

async function html(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

const bill: ListedStream = {
  key: "cinestream",
  merchantName: "Cinestream",
  category: "entertainment",
  kind: "spending",
  cadence: "monthly",
  amount: "fixed",
  lastCents: -18_99,
  typicalCents: -18_99,
  monthlyCents: -18_99,
  firstDay: "2026-01-06",
  lastDay: "2026-11-06",
  nextDay: "2026-12-06",
  change: null,
};

test("one page has what was found and what is added for somebody", async () => {
  const repeat = {
    ...{ id: "r1", name: "Rent Office", account: "Wallet", toAccount: null, amountCents: -900_00 },
    ...{ rhythm: "Every month", next: "Dec 1, 2026", until: null, isPaused: false },
  };
  const page = await html(<RecurringScreen streams={[bill]} repeats={[repeat]} removing={null} />);
  expect(page).toMatch(/About \$18\.99 a month<[^]*Next: Cinestream, \$18\.99 on Dec 6<[^]*How it adds up/);
  expect(page).toContain("1 subscription: about $18.99 in an average month.");
  expect(page).toContain("Cinestream");
  expect(page).toContain("Rent Office");
  const rent = { ...bill, key: "rent", merchantName: "Rent Office", category: "mortgage_rent" as const };
  const both = await html(<RecurringScreen streams={[bill, rent]} repeats={null} removing={null} />);
  expect(both).toMatch(/Subscriptions<[^]*About \$18\.99 a month, \$228 a year[^]*Cinestream[^]*Bills<[^]*Rent Office/);
  const none = await html(<RecurringScreen streams={[]} repeats={null} removing={null} />);
  expect(none).toContain("Nothing recurring found yet");
  expect(none).not.toContain("Repeat automatically");
});

const taken = (id: CategoryId, monthCents: number, usualCents: number | null) => ({
  ...{ id, name: categoryName(id), monthCents, usualCents, monthHref: `/transactions?category=${id}` },
});

test("every built-in category is listed with its months, above a person's own", async () => {
  const ours = CATEGORIES.map(({ id }) => taken(id, 0, null));
  const page = await html(
    <CategoriesScreen view={{ month: "2026-11", ours, own: [], most: 50 }} entered={{}} problem={null} />,
  );
  for (const { id, name } of CATEGORIES) {
    expect(page).toContain(`href="/categories/${id}"`);
    expect(page).toContain(name.replace("&", "&amp;"));
  }
  expect(page.indexOf("All categories")).toBeLessThan(page.indexOf("Your own categories"));
});

test("categories say what they take of the month and usually, lead to its rows, and fold what is unused", async () => {
  const ours = [taken("groceries", 400_00, 509_40), taken("travel", 0, 80_00), taken("cable", 0, 0)];
  const page = await html(
    <CategoriesScreen view={{ month: "2026-11", ours, own: [], most: 50 }} entered={{}} problem={null} />,
  );
  const [shown = "", folded = ""] = page.split("1 unused category");
  expect(shown).toContain("November so far");
  expect(shown).toMatch(/\$400\.00[^]*so far[^]*usually[^]*\$589</);
  expect(shown).toMatch(/href="\/transactions\?category=groceries"[^]*\$400\.00[^]*usually[^]*\$509</);
  expect(shown).toContain('aria-label="Groceries: $400.00, usually $509.40"');
  expect(shown).toContain('aria-label="Travel: $0.00, usually $80.00"');
  expect(shown).not.toContain('href="/transactions?category=travel"');
  expect([shown.includes("Cable"), folded.includes("Cable")]).toEqual([false, true]);
});

test("bars are as long as what was spent; what is well above a usual month is marked, in words and color", async () => {
  const ours = [taken("mortgage_rent", 1_000_00, 1_000_00), taken("gas", 300_00, 200_00), taken("cable", 42_00, 40_00)];
  const page = await html(
    <CategoriesScreen view={{ month: "2026-11", ours, own: [], most: 50 }} entered={{}} problem={null} />,
  );
  const bar = (label: string) => new RegExp(`<svg[^>]*aria-label="${label}[^]*?</svg>`).exec(page)?.[0] ?? "";
  expect(bar("Mortgage")).toMatch(/<rect[^>]*width="100%"[^>]*fill-muted/);
  expect(bar("Gas")).toMatch(/width="20%"[^>]*fill-muted[^]*x="20%"[^>]*width="10%"[^>]*fill-caution/);
  expect(bar("Gas")).toMatch(/<rect x="20%" width="2"/);
  expect(bar("Cable")).not.toContain("fill-caution");
  expect(page.match(/above usual/g)).toEqual(["above usual"]);
  expect(page).toMatch(/22%<[^]*\$300\.00[^]*\$100 above usual/);
});
