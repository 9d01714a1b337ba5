import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { StandingStrips } from "~/components/dashboard/standing-strips";

const links = {
  here: () => "/dashboard",
  keep: () => undefined,
  rows: () => "/transactions",
  write: (path: string) => path,
};
const OVERVIEW = {
  ...{ totalBalance: 0, previousMonthBalance: 0, monthlySpending: 0, weeklySpending: 0, dailySpending: 0 },
  ...{ previousMonthSpending: 0, creditScore: 720 },
  savingsProgress: { name: "Emergency Fund", current: 6_120_00, target: 9_000_00 },
};

async function strips(reserve: { name: string; cents: number } | null): Promise<string[]> {
  const unseen = [{ category: "student_loans", monthlyCents: 184_50 }];
  const owed = { cents: 7_463_88, debts: 1, elsewhereCents: 0, unseen };
  const element = <StandingStrips view={{ overview: OVERVIEW, owed, reserve }} links={links} />;
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/dashboard"));
  if (context instanceof Response) throw new Error("a redirect");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return html.match(/<article.*?<\/article>/gs) ?? [];
}

const words = (html = "") =>
  html
    .replace(/<progress.*?<\/progress>|<[^>]+>/gs, " ")
    .replace(/\s+/g, " ")
    .trim();

test("goal, score and what is owed are a strip each, and each is the link as a whole", async () => {
  const found = await strips(null);
  expect(found.map(words)).toEqual([
    "Emergency Fund $6,120.00 of $9,000.00",
    "Credit score 720 Good, estimate",
    "Debt to pay off $7,463.88 plus a student loan (balance unknown)",
  ]);
  for (const strip of found) expect(strip).toContain("after:-inset-px");
});

test("a question about the goal stands below its bar until it's answered", async () => {
  const [goal] = await strips({ name: "Rainy Day Savings", cents: 30_129_19 });
  expect(words(goal)).toBe(
    "Emergency Fund $6,120.00 of $9,000.00 Is Rainy Day Savings ( $30,129.19 ) your emergency fund? Answer",
  );
  expect(goal).toContain("<progress");
  expect((await strips(null))[0]).toContain("<progress");
});
