// A goal that a linked account may hold: until somebody has said so, it's asked where the bar would stand.
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { SavingsCard } from "~/components/goals/goal-card";
import type { LinkQuestion, SavingsGoal } from "~/contracts/goals";

const GOAL: SavingsGoal = {
  ...{ id: "fund", name: "Emergency Fund", color: "blue", progress: 68, account: null, history: [], version: 1 },
  ...{ targetAmount: 9_000, currentAmount: 6_120, deadline: "2027-06-23" },
  outlook: { standing: "open", sentence: "", perMonth: null, once: null, projectedDate: null, monthlyNeeded: null },
};

const QUESTION: LinkQuestion = {
  about: "reserve",
  goal: { id: GOAL.id, name: GOAL.name, saved: 6_120 },
  account: { id: "rainy", name: "Rainy Day Savings", holds: 30_129.19 },
};

async function shown(asked?: LinkQuestion): Promise<string> {
  const element = <SavingsCard goal={GOAL} today="2026-11-28" asked={asked} />;
  const handler = createStaticHandler([{ path: "*", action: () => null, element }]);
  const context = await handler.query(new Request("http://localhost/goals"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("the question with its two answers stands in place of the pace, below a bar of what was entered", async () => {
  const html = await shown(QUESTION);
  const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(words).toContain("$6,120.00 of $9,000.00 68% 68% Is Rainy Day Savings your emergency fund? ");
  expect(html).toContain("<progress");
  expect(words).not.toContain("At your pace");
  expect([...html.matchAll(/name="answer" value="(\w+)"/g)].map(([, answer]) => answer)).toEqual(["same", "other"]);
});

test("answered, nothing is asked", async () => {
  const html = await shown();
  expect(html).toContain("<progress");
  expect(html).toContain(">68%<");
  expect(html).not.toContain('name="answer"');
});
