// The months of the net worth's line can be told apart and tapped by whoever doesn't see the drawing or has no scripts.
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { NetWorthOverTime } from "~/components/net-worth/net-worth-over-time";
import { netWorth } from "~/domain/household/net-worth";

const ACCOUNT = {
  ...{ id: "a", name: "Checking", type: "checking", balanceCents: 500_00, isByHand: false, closedDay: null },
  ...{ from: "2026-09-10", recorded: [], moved: [{ day: "2026-10-05", cents: 200_00 }] },
};

test("each month is a link by its name and figure to what changed in it, and the picked one says so and leads to its rows", async () => {
  const worth = netWorth([ACCOUNT], "2026-11-28", 2);
  const element = <NetWorthOverTime worth={worth} range="1y" picked="2026-10" />;
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/net-worth"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => [
    /aria-label="([^"]*)"/.exec(link)?.[1],
    /href="([^"]*)"/.exec(link)?.[1],
    link.includes("aria-current"),
  ]);
  expect(links).toEqual([
    ["September 2026: $300.00", "/transactions?from=2026-09-01&amp;to=2026-09-30", false],
    ["October 2026: $500.00", "/transactions?from=2026-10-01&amp;to=2026-10-31", true],
    ["November 2026: $500.00", "/net-worth?month=2026-11#month", false],
  ]);
});
