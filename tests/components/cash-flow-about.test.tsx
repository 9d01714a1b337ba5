import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { BillsCard } from "~/components/cash-flow/bills-card";
import type { CashFlowItem, CashFlowView } from "~/contracts/cash-flow";

const item = (name: string, isExact: boolean): CashFlowItem & { day: string } => ({
  ...{ name, isExact, account: "Checking", cents: -40_00, day: "2026-12-01" },
  ...{ kind: "bill", confidence: "likely" },
});
const view = (ahead: CashFlowView["ahead"], items: CashFlowView["ahead"]): CashFlowView => ({
  ...{ today: "2026-11-28", to: "2027-02-26", sentence: "", isLow: false, isBlank: false, safe: null, safeNotes: [] },
  ...{ account: null, accounts: [], lowest: null, days: [], picked: null, rises: [], duplicates: [], trials: [] },
  ahead,
  calendar: {
    ...{ month: "2026-12", isOpening: true, before: null, after: null, weeks: [], billsCents: 40_00, payCents: 0 },
    items,
  },
});

async function said(...lists: Parameters<typeof view>): Promise<string> {
  const element = <BillsCard view={view(...lists)} shown={{}} />;
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({}), element }]);
  const context = await handler.query(new Request("http://localhost/cash-flow"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("that marked amounts vary is said where one is in view, and not for one that is folded away", async () => {
  const [rent, power] = [item("Rent", true), item("Power", false)];
  const eight = Array.from({ length: 8 }, (_, at) => item(`Bill ${at}`, true));
  expect(await said([power], [])).toContain("Amounts marked “about” vary.");
  expect(await said([rent], [power])).toContain("Amounts marked “about” vary.");
  expect(await said([rent], [])).not.toContain("Amounts marked");
  expect(await said([...eight, power], [])).not.toContain("Amounts marked");
});
