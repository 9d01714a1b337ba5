// Every call of our client and every answer of the sandbox against the vendor's official description.
import { createServer, type Server } from "node:http";
import { describe, expect, test } from "vitest";
import { household } from "~/sandbox/sample/household";
import { INSTITUTIONS, itemRefusal, type SandboxItem } from "~/sandbox/plaid/model";
import { page, snapshot } from "~/sandbox/plaid/feed";
import { openContract } from "./contract";
import { wireAccount, wireError, wireInstitution, wireItem, wireTransaction } from "~/sandbox/plaid/wire";

const item: SandboxItem = {
  itemId: "item1",
  accessToken: "access-sandbox-1",
  institutionId: "ins_900001",
  seed: "ins_900001-u",
  from: "2026-01-01",
  roles: ["checking", "savings", "credit", "loan", "investment"],
  webhook: "http://localhost/webhooks/plaid",
  error: null,
  acted: false,
  synced: false,
};

describe("the sandbox's wire format", () => {
  const contract = openContract("plaid");
  const check = (name: string, value: unknown) => expect(contract(name, value), name).toEqual([]);

  test("accounts, items, institutions and errors", () => {
    const accounts = snapshot(item, "2026-03-20").accounts.map(wireAccount);
    check("AccountsGetResponse", { accounts, item: wireItem(item, INSTITUTIONS[0]), request_id: "r" });
    check("ItemGetResponse", {
      item: wireItem({ ...item, error: "ITEM_LOGIN_REQUIRED" }, INSTITUTIONS[0]),
      status: null,
      request_id: "r",
    });
    for (const institution of INSTITUTIONS)
      check("InstitutionsGetByIdResponse", { institution: wireInstitution(institution), request_id: "r" });
    check("PlaidError", wireError(itemRefusal("ITEM_LOGIN_REQUIRED"), "r"));
  });

  test("pages of transactions, with pending, modified and removed rows", () => {
    const seen = { added: 0, modified: 0, removed: 0 };
    let cursor = "";
    for (const today of ["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22", "2026-03-23", "2026-03-25"]) {
      const one = page(item, cursor, 500, today);
      cursor = one.nextCursor;
      seen.added += one.added.length;
      seen.modified += one.modified.length;
      seen.removed += one.removed.length;
      check("TransactionsSyncResponse", {
        accounts: snapshot(item, today).accounts.map(wireAccount),
        added: one.added.map(wireTransaction),
        modified: one.modified.map(wireTransaction),
        removed: one.removed.map((row) => ({ transaction_id: row.id, account_id: row.accountId })),
        next_cursor: one.nextCursor,
        has_more: one.hasMore,
        transactions_update_status: "HISTORICAL_UPDATE_COMPLETE",
        request_id: "r",
      });
    }
    expect(seen.added).toBeGreaterThan(100);
    expect(seen.removed).toBeGreaterThan(0);
  });
});

test("pages add up to what the bank knows, whatever their size, and a turned day is a mutation", () => {
  const all = household({ seed: item.seed, today: "2026-03-20", from: item.from }).transactions.length;
  for (const size of [1, 7, 100, 500]) {
    let cursor = "";
    let count = 0;
    for (let more = true; more;) {
      const one = page(item, cursor, size, "2026-03-20");
      count += one.added.length;
      cursor = one.nextCursor;
      more = one.hasMore;
    }
    expect(count).toBe(all);
    expect(page(item, cursor, size, "2026-03-20").added).toEqual([]);
  }
  const first = page(item, "", 7, "2026-03-20");
  expect(() => page(item, first.nextCursor, 7, "2026-03-21")).toThrow(/changed since/);
  expect(() => page(item, "nonsense", 7, "2026-03-21")).toThrow(/cursor/);
});

describe("the calls of our client", () => {
  test("each request is what the vendor describes", async () => {
    const requests: { path: string; body: unknown }[] = [];
    const answers: Record<string, unknown> = {
      "/link/token/create": {
        link_token: "link-sandbox-1",
        hosted_link_url: "https://secure.plaid.com/hl/1",
        expiration: "2026-01-01T00:00:00Z",
      },
      "/link/token/get": { link_sessions: [] },
      "/item/public_token/exchange": { access_token: "access-sandbox-1", item_id: "item1" },
      "/accounts/get": { accounts: [], item: { item_id: "item1", institution_id: "ins_1" } },
      "/institutions/get_by_id": { institution: { name: "Bank" } },
      "/transactions/sync": { accounts: [], added: [], modified: [], removed: [], next_cursor: "c", has_more: false },
      "/webhook_verification_key/get": {
        key: { alg: "ES256", kid: "k", kty: "EC", crv: "P-256", x: "x", y: "y", use: "sig", expired_at: null },
      },
    };
    const server: Server = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += String(chunk);
      const path = request.url ?? "";
      requests.push({ path, body: JSON.parse(text) });
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ ...(typeof answers[path] === "object" ? answers[path] : {}), request_id: "r" }));
    });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      }),
    );
    const { env } = await import("~/lib/env.server");
    Object.assign(env, {
      BANK_PROVIDER: "plaid",
      PLAID_BASE_URL: `http://127.0.0.1:${port}`,
      PLAID_CLIENT_ID: "id",
      PLAID_SECRET: "secret",
    });
    const calls = await import("~/providers/bank/plaid/calls.server");
    await calls.createLinkToken({
      userId: "u",
      webhook: "https://example.com/webhooks/plaid",
      redirectUri: "https://example.com/accounts",
    });
    await calls.createLinkToken({
      userId: "u",
      webhook: "https://example.com/webhooks/plaid",
      completionUri: "https://example.com/accounts?linked=1",
      repair: { accessToken: "access-sandbox-1", chooseAccounts: true },
    });
    await calls.linkResult("link-sandbox-1");
    await calls.exchangePublicToken("public-sandbox-1");
    await calls.fetchAccounts("access-sandbox-1");
    await calls.institutionName("ins_1");
    await calls.fetchChanges("access-sandbox-1", null);
    await calls.fetchChanges("access-sandbox-1", "cursor");
    await calls.requestRefresh("access-sandbox-1");
    await calls.removeItem("access-sandbox-1");
    await calls.fetchWebhookKey("k");
    server.closeAllConnections();
    server.close();
    expect(requests).toHaveLength(11);
    const contract = openContract("plaid");
    for (const { path, body } of requests) expect(contract(`POST ${path} body`, body), path).toEqual([]);
  });
});
