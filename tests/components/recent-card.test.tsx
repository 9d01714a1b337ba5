import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { RecentCard } from "~/components/dashboard/recent-card";

async function empty(hasAccounts: boolean): Promise<string> {
  const links = {
    here: () => "/dashboard",
    keep: () => undefined,
    rows: () => "/transactions",
    write: (path: string) => path,
  };
  const handler = createStaticHandler([
    {
      path: "*",
      element: <RecentCard recent={[]} dialog={null} isDemo={false} hasAccounts={hasAccounts} links={links} />,
    },
  ]);
  const context = await handler.query(new Request("http://localhost/dashboard"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("who has just connected an account is not told to connect one", async () => {
  expect(await empty(false)).toContain("Your transactions will show up here once you connect an account.");
  const html = await empty(true);
  expect(html).toContain("The first ones arrive a moment after connecting.");
  expect(html).toMatch(/href="\/accounts"/);
  expect(html).not.toMatch(/Connect Account|once you connect an account/);
});
