import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { ToastRegion } from "~/components/ui/toast-region";
import type { Toast } from "~/texts/toast";

async function shown(toast: Toast): Promise<string> {
  const handler = createStaticHandler([
    { path: "*", action: () => null, element: <ToastRegion flash={{ ...toast, id: "1" }} /> },
  ]);
  const context = await handler.query(new Request("http://localhost/transactions"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("a message that offers something has it as a plain form, any other has none", async () => {
  const html = await shown({
    title: "Changed",
    action: { label: "Undo", to: "/transactions?q=tea", fields: { intent: "undo", change: "c1" } },
  });
  expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/transactions\?q=tea"/);
  expect(html).toContain('<input type="hidden" name="intent" value="undo"/>');
  expect(html).toContain('<input type="hidden" name="change" value="c1"/>');
  expect(html).toMatch(/<button type="submit"[^>]*>Undo<\/button>/);
  expect(await shown({ title: "Changed" })).not.toContain("<form");
});

test("the sentence is seen on every width, also beside something to press", async () => {
  const action = { label: "Undo", to: "/budget", fields: {} };
  const words = (html: string) => /<p class="([^"]*)">The amount is saved\.</.exec(html)?.[1];
  for (const more of [{}, { action }, { action, variant: "error" as const }]) {
    const html = await shown({ title: "Changed", description: "The amount is saved.", ...more });
    expect(words(html)).toMatch(/muted/);
    expect(words(html)).not.toMatch(/sr-only|hidden|truncate/);
  }
});
