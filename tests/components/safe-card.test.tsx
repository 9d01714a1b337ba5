import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { DashboardSafeCard } from "~/components/dashboard/safe-card";

const LINKS = { here: () => "", keep: () => undefined, rows: () => "", write: (to: string) => to };

async function card(cents: number, heldCents: number | undefined): Promise<string> {
  const safe = { cents, until: "2026-12-03", payday: "2026-12-04" };
  const element = <DashboardSafeCard safe={safe} heldCents={heldCents} headline={null} links={LINKS} />;
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

test("the picture below what is safe ends at that figure, and what it leaves of checking is named", async () => {
  const html = await card(2_474_62, 6_158_42);
  expect(html).toMatch(/<rect width="40\.2%"[^>]*fill-accent/);
  expect(textOf(html)).toContain("of $6,158.42 in checking");
  expect(textOf(html)).toContain("$3,683.80 set aside for what");
});
test("where all of it is needed the bar is empty; where nothing is set aside, or nothing known, there is none", async () => {
  expect(await card(-200_00, 500_00)).toMatch(/<rect width="0%"[^>]*fill-accent/);
  expect(textOf(await card(-200_00, 500_00))).toContain("$500.00 set aside");
  for (const held of [undefined, 0, -10_00, 300_00]) expect(await card(300_00, held)).not.toContain('role="img"');
});
