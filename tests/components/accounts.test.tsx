import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { lookOf, typeName } from "~/components/accounts/account-types";
import { ConnectionNotices } from "~/components/accounts/connection-notices";
import type { ConnectionItem } from "~/contracts/accounts";

async function notices(over: Partial<ConnectionItem>): Promise<string> {
  const connection = {
    itemId: "i1",
    institutionName: "Harbor Bank",
    state: "ok",
    newAccounts: false,
    updated: "2 days ago",
    ...over,
  };
  const handler = createStaticHandler([{ path: "*", element: <ConnectionNotices connections={[connection]} /> }]);
  const context = await handler.query(new Request("http://localhost/accounts"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test.each([
  ["syncing", "Harbor Bank is being updated", null],
  ["login_required", "Harbor Bank wants you to sign in again", "Sign in again"],
  ["pending_disconnect", "The connection to Harbor Bank ends soon", "Renew the connection"],
  ["error", "Harbor Bank could not be updated", "Try now"],
  ["revoked", "Harbor Bank has withdrawn its permission", "Allow access again"],
  ["removing", "Harbor Bank is being disconnected", null],
])(
  "the state %s has its notice and, where the person can do something, the way to repair it",
  async (state, title, repair) => {
    const html = await notices({ state });
    expect(html).toContain(title);
    expect(html.match(/<button[^>]*>(.*?)<\/button>/)?.[1]?.replace(/<[^>]+>/g, "") ?? null).toBe(repair);
    if (repair)
      expect(html).toMatch(
        state === "error" ? /name="intent" value="refresh"/ : /name="intent" value="repair".*name="item" value="i1"/,
      );
  },
);

test("a connection that is well has no notice; another account of the same bank is offered", async () => {
  expect(await notices({})).toBe("");
  expect(await notices({ newAccounts: true })).toMatch(/has another account of yours.*Choose accounts/);
  expect(await notices({ newAccounts: true, state: "revoked" })).not.toContain("Choose accounts");
});

test("ACCT-005 ACCT-006 four kinds, four looks; what is not known looks like checking and keeps its own word", () => {
  const tiles = ["checking", "savings", "credit", "investment"].map((kind) => lookOf(kind).tile);
  expect(new Set(tiles).size).toBe(4);
  for (const odd of ["crypto", "constructor", ""]) expect(lookOf(odd)).toBe(lookOf("checking"));
  expect(typeName("crypto")).toBe("Crypto");
});
