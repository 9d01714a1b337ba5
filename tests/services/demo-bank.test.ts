import { expect, test, vi } from "vitest";
import { DEMO_HAS_NO_BANK } from "~/texts/bank";
import { useDatabase } from "../support/db";
import { call, createTrialUser, currentUser } from "../support/people";

// A real bank vendor, of whom nothing may be asked here: nobody listens on that port.
vi.hoisted(() =>
  Object.assign(process.env, {
    BANK_PROVIDER: "plaid",
    PLAID_CLIENT_ID: "id",
    PLAID_SECRET: "secret",
    PLAID_BASE_URL: "http://127.0.0.1:9",
  }),
);
const { createLink, exchange, startHostedLink } = await import("~/services/bank/link.server");
const accounts = await import("~/routes/_app.accounts");
const linkToken = await import("~/routes/api.plaid.create-link-token");

useDatabase();

test("what everybody can sign in to is never connected to somebody's real bank, through any door", async () => {
  const demo = await currentUser(await createTrialUser({ isDemo: true }));
  const refused = { code: "conflict", userMessage: DEMO_HAS_NO_BANK };
  await expect(createLink(demo)).rejects.toMatchObject(refused);
  await expect(startHostedLink(demo)).rejects.toMatchObject(refused);
  await expect(exchange(demo, { publicToken: "public-production-12345678", metadata: null })).rejects.toMatchObject(
    refused,
  );
  expect(await call(linkToken, { path: "/api/plaid/create-link-token", json: {}, user: demo })).toMatchObject({
    status: 409,
    body: { error: DEMO_HAS_NO_BANK },
  });
  expect((await call(accounts, { path: "/accounts", form: { intent: "connect" }, user: demo })).status).toBe(409);
  // Anybody else gets as far as the vendor.
  await expect(createLink(await currentUser(await createTrialUser()))).rejects.toMatchObject({ code: "unavailable" });
});
