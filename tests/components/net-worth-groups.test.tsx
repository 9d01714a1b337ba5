// What the net worth is made of: each figure once, and a color for the whole change alone.
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { NetWorthScreen } from "~/components/net-worth/net-worth-screen";
import { netWorth } from "~/domain/household/net-worth";

const account = (id: string, name: string, type: string, balanceCents: number) => ({
  ...{ id, name, type, balanceCents, isByHand: false, closedDay: null },
  ...{ from: "2026-09-10", recorded: [], moved: [{ day: "2026-10-05", cents: 200_00 }] },
});

test("a group of one account says its figures once, one of two has a sum, and the whole change alone is green", async () => {
  const accounts = [
    account("a", "Checking", "checking", 500_00),
    account("b", "Savings", "savings", 700_00),
    account("c", "Brokerage", "investment", 900_00),
  ];
  const worth = netWorth(accounts, "2026-11-28", 2);
  const view = { range: "1y" as const, hasAccounts: true, worth, month: null, leftOut: [], owed: NOTHING_OWED };
  const handler = createStaticHandler([{ path: "*", element: <NetWorthScreen view={view} /> }]);
  const context = await handler.query(new Request("http://localhost/net-worth"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const [stands = ""] = html.match(/<section.*?<\/section>/s) ?? [];
  expect(stands.match(/\$900\.00/g)).toHaveLength(1);
  expect(stands).toContain("Brokerage");
  expect(stands.match(/\$1,200\.00/g)).toHaveLength(1);
  expect(stands.match(/text-gain/g)).toHaveLength(1);
  expect(stands).toMatch(/text-gain">Up \$600\.00 since/);
});

const NOTHING_OWED = { cents: 0, debts: 0, elsewhereCents: 0, unseen: [], inFull: [] };
