// A first budget: one sentence and one button, unless something comes before a plan.
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { BudgetPlanCard } from "~/components/budget/plan-card";
import type { BudgetPlanView } from "~/contracts/budget";
import type { BudgetProposal } from "~/domain/budget/proposal";

const RENT = { kind: "contract", category: "mortgage_rent", name: "Landlord", cents: 1_500_00 } as const;
const KEPT = { kind: "kept", category: null, name: "", cents: 500_00 } as const;
const LINE = {
  category: "mortgage_rent",
  name: "Mortgage/Rent",
  fromCents: 0,
  toCents: 1_500_00,
  begins: false,
} as const;
const PROPOSAL: BudgetProposal = {
  ...{
    incomeCents: 2_000_00,
    jobs: [RENT, KEPT],
    cuts: [],
    funds: [],
    keptCents: 500_00,
    keptTodayCents: 500_00,
    changedCents: 0,
  },
  ...{ missingCents: 0, signs: [] },
};

async function shown(more: Partial<BudgetProposal>, isLate: boolean, nextCents = 0) {
  const plan: BudgetPlanView = {
    proposal: { ...PROPOSAL, ...more },
    offers: [
      { source: "proposal", lines: [LINE], totalCents: 1_500_00, raised: 0, kept: 0 },
      { source: "history", lines: [LINE], totalCents: 1_500_00, raised: 0, kept: 0 },
    ],
    ...{ funds: [], unplanned: null, usual: {}, usualMonths: 3, safe: null, isLate, nextCents },
  };
  const element = <BudgetPlanCard plan={plan} sum={null} isPlanned={false} month="2026-11" current="2026-11" />;
  const handler = createStaticHandler([{ path: "*", action: () => null, element }]);
  const context = await handler.query(new Request("http://localhost/budget"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const first = html.slice(0, html.indexOf("<details"));
  return { html, first, button: [...first.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words) };
}

test("it is one sentence and one button, and all else is folded", async () => {
  const { html, first, button } = await shown({}, false);
  expect(first).toContain("Plan November: $1,500.00 for what you usually spend, $500.00 left to save.");
  expect(first).toContain('name="month" value="2026-11"');
  expect(button).toEqual(["Use this plan"]);
  expect(html).toMatch(/<summary[^>]*>See the 1 amount<.*<summary[^>]*>Other ways to start</s);
});

test("late in a month it's a plan of the next one", async () => {
  const { html, first, button } = await shown({}, true);
  expect(first).toContain("Plan December: $1,500.00");
  expect(first).toContain('name="month" value="2026-12"');
  expect(button).toEqual(["Use this plan"]);
  expect(html).toMatch(/<summary[^>]*>Plan November instead</);
});

test("once the next month is planned, that is what is said, and this month can follow", async () => {
  const { html, first, button } = await shown({}, true, 1_500_00);
  expect(first).toContain("December is planned: $1,500.00.");
  expect(first).toContain('href="/budget?month=2026-12"');
  expect(button).toEqual([]);
  expect(html).toMatch(/<summary[^>]*>Plan November too</);
});

test("what comes before a plan is said in full", async () => {
  const { first } = await shown({ signs: [{ id: "overdraft", kind: "trouble", source: "accounts" }] }, false);
  expect(first).toContain("First things first, because an account of yours is overdrawn.");
  expect(first).not.toContain("left to save");
});
