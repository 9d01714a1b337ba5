import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "~/lib/env.server";
import { linkResult } from "~/providers/bank/plaid/calls.server";

let sessions: unknown[] = [];
const vendor = createServer((request, response) => {
  request
    .resume()
    .on("end", () =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ link_sessions: sessions, request_id: "r" })),
    );
});

beforeAll(async () => {
  vendor.listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const address = vendor.address();
  Object.assign(env, {
    BANK_PROVIDER: "plaid",
    PLAID_BASE_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    PLAID_CLIENT_ID: "id",
    PLAID_SECRET: "secret",
  });
});
afterAll(() => void vendor.close());

const at = "2026-03-05T17:00:00Z";
const nothingElse = {
  cra_item_add_results: [],
  cra_update_results: [],
  bank_income_results: [],
  payroll_income_results: [],
  document_income_results: null,
};
const added = {
  item_add_results: [{ public_token: "public-production-1", accounts: [], institution: null }],
  ...nothingElse,
};
const empty = { item_add_results: [], ...nothingElse };
const gaveUp = { error: null, metadata: {} };
const refused = { error: { error_message: "internal", display_message: "Your bank is closed." }, metadata: {} };

test.each([
  ["nobody has been there", [], { status: "open" }],
  ["somebody is there now", [{ link_session_id: "1", started_at: at }], { status: "open" }],
  [
    "a bank was added",
    [{ link_session_id: "1", finished_at: at, results: added }],
    { status: "done", publicToken: "public-production-1" },
  ],
  [
    "given up once, added the second time",
    [
      { link_session_id: "1", finished_at: at, exit: gaveUp, results: empty },
      { link_session_id: "2", finished_at: at, results: added },
    ],
    { status: "done", publicToken: "public-production-1" },
  ],
  [
    "a repair that lists nothing",
    [{ link_session_id: "1", finished_at: at, exit: null, results: empty }],
    { status: "done", publicToken: null },
  ],
  [
    "a repair without results",
    [{ link_session_id: "1", finished_at: at, exit: null, results: null }],
    { status: "done", publicToken: null },
  ],
  [
    "given up, with empty results",
    [{ link_session_id: "1", finished_at: at, exit: gaveUp, results: empty }],
    { status: "exit", message: null },
  ],
  [
    "refused by the bank",
    [{ link_session_id: "1", finished_at: at, exit: refused, results: null }],
    { status: "exit", message: "Your bank is closed." },
  ],
])(
  "a hosted session's end is told from everything that the vendor may say of it: %s",
  async (_what, said, expected) => {
    sessions = said;
    expect(await linkResult("link-production-1")).toEqual(expected);
  },
);
