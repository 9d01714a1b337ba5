// What comes again, by its amount: one that varies is never said as if it were known.
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { FoundBills, FoundIncome } from "~/components/recurring/found-streams";
import type { ListedStream } from "~/contracts/recurring";

const INTEREST: ListedStream = {
  ...{ key: "in:interest", merchantName: "INTEREST PAID", category: "", kind: "income", cadence: "monthly" },
  ...{ amount: "varies", lastCents: 93_11, typicalCents: 89_40, monthlyCents: 89_40, change: null },
  ...{ firstDay: "2026-01-27", lastDay: "2026-11-27", nextDay: "2026-12-27" },
};

async function words(...streams: ListedStream[]): Promise<string> {
  const found = [<FoundBills key="bills" streams={streams} />, <FoundIncome key="income" streams={streams} />];
  const handler = createStaticHandler([{ path: "*", element: found }]);
  const context = await handler.query(new Request("http://localhost/recurring"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("an amount that varies says so and what it was last time; the next one is about an amount", async () => {
  const said = await words(INTEREST);
  expect(said).toContain("Varies. It was $93.11 last time.");
  expect(said).toMatch(/about \+\$89\.40/);
});

test("a fixed one says its amount alone", async () => {
  const said = await words({ ...INTEREST, amount: "fixed", typicalCents: 93_11 });
  expect(said).not.toMatch(/Varies|about \$/);
});

test("the sum says how many one could end, and why a single month differs", async () => {
  const bill = (key: string, more: Partial<ListedStream>): ListedStream => ({
    ...{ ...INTEREST, key, merchantName: key, kind: "spending", amount: "fixed", category: "utilities" },
    ...{ lastCents: -20_00, typicalCents: -20_00, monthlyCents: -20_00, ...more },
  });
  const films = bill("Cinestream", { category: "entertainment" });
  const power = bill("Valley Power", {});
  expect(await words(power, films)).toContain("2 bills, 1 of them a subscription: about $40.00 in an average month. ");
  expect(await words(power)).toContain("1 bill: about $20.00 in an average month. ");
  expect(await words(power, bill("Insurance", { cadence: "quarterly" }))).toContain(
    "2 bills: about $40.00 in an average month. Some aren&#x27;t monthly, so months in Cash flow differ.",
  );
});
