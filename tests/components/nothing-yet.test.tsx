// Screens before there is anything to show: they say so, and lead to accounts by one name.
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { ReviewScreen } from "~/components/review/review-screen";

async function html(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/review"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("nobody without a transaction is told that all is reviewed", async () => {
  const view = {
    unsorted: null,
    count: 0,
    counts: { unusual: 0, unsure: 0, new: 0 },
    place: 0,
    current: null,
    next: null,
  };
  const before = await html(<ReviewScreen view={{ ...view, hasRows: false }} />);
  expect(before).toContain("Nothing to review yet");
  expect(before).not.toContain("All reviewed");
  expect(before).toContain('href="/accounts"');
  expect(await html(<ReviewScreen view={{ ...view, hasRows: true }} />)).toContain("All reviewed");
});
