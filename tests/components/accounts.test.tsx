import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { accountNotes, usedOfLimit } from "~/components/accounts/account-notes";
import { lookOf, typeName } from "~/components/accounts/account-types";
import { Balance } from "~/components/accounts/balance";
import { ConnectionNotices } from "~/components/accounts/connection-notices";
import type { ConnectionItem } from "~/contracts/accounts";
import type { SetAside } from "~/contracts/set-aside";
import { NEVER } from "~/texts/relative-time";

async function notices(over: Partial<ConnectionItem>): Promise<string> {
  const connection = {
    itemId: "i1",
    institutionName: "Harbor Bank",
    state: "ok",
    newAccounts: false,
    isEmpty: false,
    setAside: [],
    told: [],
    arrived: null,
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
  ["error", "Harbor Bank couldn&#x27;t be updated", "Try now"],
  ["revoked", "Harbor Bank stopped sharing your data", "Allow access again"],
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

test("a first visit to a bank that is not ready is still being fetched, one that was read before is being updated", async () => {
  expect(await notices({ state: "syncing", updated: NEVER })).toContain("Harbor Bank is still being fetched");
  expect(await notices({ state: "syncing" })).toContain("Harbor Bank is being updated");
});

test("while a bank is read, what is here of it is counted", async () => {
  const arrived = { transactions: 1_240, since: "2025-12-03" };
  expect(await notices({ state: "syncing", updated: NEVER, arrived })).toContain(
    "1,240 transactions so far, back to Dec 2025. More are on the way.",
  );
  expect(await notices({ state: "syncing", arrived })).toContain("1,240 transactions so far, back to Dec 2025. New");
  expect(await notices({ state: "syncing", arrived: { transactions: 0, since: null } })).not.toContain("so far");
  expect(await notices({ state: "syncing" })).toMatch(/<noscript> Reload the page/);
  expect(await notices({ state: "error", arrived: null })).not.toContain("noscript");
});

test("what was set aside is named with its reason, ten at most; the rest is counted", async () => {
  const odd: SetAside = { what: "transaction", reason: "date", id: "t", name: "Corner Cafe", day: "1899-12-31" };
  const wallet: SetAside = { what: "balance", reason: "amount", id: "w", name: "Wallet", day: null };
  const html = await notices({ setAside: [odd, wallet] });
  expect(html).toContain("Corner Cafe, 1899-12-31: its date can&#x27;t be right.");
  expect(html).toContain("Wallet: its balance can&#x27;t be read, so it isn&#x27;t counted");
  expect(html).not.toContain("more.");
  const many = await notices({ setAside: Array.from({ length: 12 }, () => odd) });
  expect(many.match(/<li>/g)).toHaveLength(10);
  expect(many).toContain("And 2 more.");
});

test("a connection without accounts can be ended where it is shown", async () => {
  expect(await notices({ isEmpty: true })).toMatch(/shares no account.*value="end".*name="item" value="i1"/);
  expect(await notices({ isEmpty: true, state: "removing" })).not.toContain("shares no account");
});

test.each([
  [null, "Unknown"],
  [0, "$0.00"],
  [-12_50, "-$12.50"],
])("a balance of %s reads %s", (balanceCents, words) => {
  const html = renderToStaticMarkup(<Balance account={{ balanceCents, currency: "USD" }} />);
  expect(html.replace(/<[^>]+>/g, "")).toBe(words);
});

test("four kinds, four looks; what is not known looks like checking and keeps its own word (ACCT-005 ACCT-006)", () => {
  const tiles = ["checking", "savings", "credit", "investment"].map((kind) => lookOf(kind).tile);
  expect(new Set(tiles).size).toBe(4);
  for (const odd of ["crypto", "constructor", ""]) expect(lookOf(odd)).toBe(lookOf("checking"));
  expect(typeName({ accountType: "crypto" })).toBe("Crypto");
  expect(typeName({ accountType: "checking", kindName: "Cash" })).toBe("Cash");
});

test("how much of its limit a card uses is known where both are, and of cards alone", () => {
  const card = { accountType: "credit", balanceCents: -1_563_69, limitCents: 9_000_00 };
  expect(usedOfLimit(card)).toBe(17);
  expect(usedOfLimit({ ...card, balanceCents: 20_00 })).toBe(0);
  expect(usedOfLimit({ ...card, balanceCents: null })).toBeNull();
  expect(usedOfLimit({ ...card, limitCents: null })).toBeNull();
  expect(usedOfLimit({ ...card, accountType: "loan" })).toBeNull();
});

test("beside a balance stands what is known: the limit and how much of it is used, the rate, the payment", () => {
  const habit = { paidInFull: false, ratePercent: 6.5, paymentCents: 342_18 };
  const card = { accountType: "credit", balanceCents: -1_563_69, limitCents: 9_000_00, habit: null };
  expect(accountNotes(card)).toEqual(["17% of your $9,000.00 limit"]);
  expect(
    accountNotes({ ...card, habit: { ...habit, paidInFull: true, ratePercent: null, paymentCents: null } }),
  ).toEqual([...["17% of your $9,000.00 limit", "You pay this off each month"]]);
  const loan = { accountType: "loan", balanceCents: -9_000_00, limitCents: null, habit };
  expect(accountNotes(loan)).toEqual(["6.5% interest", "$342.18 a month"]);
  expect(accountNotes({ ...loan, habit: null })).toEqual([]);
});
