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
  expect(page).toContain("1 subscription: about $18.99 in an average month.");
  expect(page).toContain("Cinestream");
  expect(page).toContain("Rent Office");
  const none = await html(<RecurringScreen streams={[]} repeats={null} removing={null} />);
  expect(none).toContain("Nothing recurring found yet");
  expect(none).not.toContain("Added for you");
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
  const [shown = "", folded = ""] = page.split("1 category without spending");
  expect(shown).toContain("November so far");
  expect(shown).toMatch(/href="\/transactions\?category=groceries"[^]*\$400\.00[^]*usually[^]*\$509</);
  expect(shown).toMatch(/<progress value="40000" max="40000" aria-label="Groceries/);
  expect(shown).toMatch(/<progress value="0" max="40000" aria-label="Travel/);
  expect(shown).not.toContain('href="/transactions?category=travel"');
  expect([shown.includes("Cable"), folded.includes("Cable")]).toEqual([false, true]);
});
