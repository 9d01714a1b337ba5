// Every answer of the bank sandbox, asked over HTTP, against the vendor's official description.
import { afterAll, describe, expect, test } from "vitest";
import { bankSandbox, closeBank } from "~/providers/bank/plaid/client.server";
import { linkAtOnce } from "~/sandbox/plaid/hosted.server";
import { webhookKey } from "~/sandbox/plaid/webhooks.server";
import { openContract } from "../contracts/contract";
import { useDatabase } from "../support/db";

useDatabase();
afterAll(closeBank);

describe("the bank sandbox", () => {
  test("answers every route as the vendor describes, refusals too", async () => {
    const contract = openContract("plaid");
    const sandbox = await bankSandbox();
    const ask = async (path: string, body: object, schema: string, status = 200): Promise<Record<string, unknown>> => {
      const headers = { "content-type": "application/json", "plaid-client-id": "sandbox", "plaid-secret": "sandbox" };
      const response = await fetch(`${sandbox?.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      const answer: Record<string, unknown> = await response.json();
      const errors = contract(schema, answer);
      expect({ path, status: response.status, errors }).toEqual({ path, status, errors: [] });
      return answer;
    };
    const create = {
      client_name: "Test",
      language: "en",
      country_codes: ["US"],
      user: { client_user_id: "u" },
      products: ["transactions"],
    };
    await ask("/link/token/create", create, "LinkTokenCreateResponse");
    const { link_token } = await ask(
      "/link/token/create",
      { ...create, hosted_link: { completion_redirect_uri: "http://localhost/accounts" } },
      "LinkTokenCreateResponse",
    );
    await ask("/link/token/get", { link_token }, "LinkTokenGetResponse");
    const public_token = await linkAtOnce(String(link_token), "ins_900001");
    await ask("/link/token/get", { link_token }, "LinkTokenGetResponse");
    const { access_token } = await ask(
      "/item/public_token/exchange",
      { public_token },
      "ItemPublicTokenExchangeResponse",
    );
    await ask("/item/public_token/exchange", { public_token }, "PlaidError", 400);
    await ask("/accounts/get", { access_token }, "AccountsGetResponse");
    await ask("/accounts/balance/get", { access_token }, "AccountsGetResponse");
    await ask("/item/get", { access_token }, "ItemGetResponse");
    await ask(
      "/institutions/get_by_id",
      { institution_id: "ins_900001", country_codes: ["US"] },
      "InstitutionsGetByIdResponse",
    );
    const { next_cursor } = await ask("/transactions/sync", { access_token, count: 500 }, "TransactionsSyncResponse");
    await ask("/transactions/sync", { access_token, cursor: next_cursor, count: 500 }, "TransactionsSyncResponse");
    await ask("/transactions/sync", { access_token, cursor: "nonsense" }, "PlaidError", 400);
    await ask("/transactions/refresh", { access_token }, "TransactionsRefreshResponse");
    await ask(
      "/webhook_verification_key/get",
      { key_id: (await webhookKey()).kid },
      "WebhookVerificationKeyGetResponse",
    );
    await ask("/sandbox/item/reset_login", { access_token }, "SandboxItemResetLoginResponse");
    await ask("/accounts/get", { access_token }, "PlaidError", 400);
    sandbox?.faults.push({ path: "/item/get", kind: "too_many", times: 1 });
    await ask("/item/get", { access_token }, "PlaidError", 429);
    await ask("/item/remove", { access_token }, "ItemRemoveResponse");
    await ask("/item/get", { access_token }, "PlaidError", 400);
  });
});
