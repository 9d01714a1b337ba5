// The vendor's routes. Each takes the parsed body and answers the vendor's JSON, or throws a PlaidRefusal.
import { z } from "zod";
import { householdStart } from "~/sandbox/sample/household";
import { addDays } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { env } from "~/lib/env.server";
import { page, snapshot } from "./feed";
import { bankToday, seedOf } from "./hosted.server";
import { type LinkSession, type SandboxItem, institutionOf, invalid, itemRefusal, PlaidRefusal } from "./model";
import {
  deleteRecord,
  plainToken,
  readItem,
  readPublicToken,
  readSession,
  writeItem,
  writeSession,
} from "./store.server";
import { send, wireKey } from "./webhooks.server";
import { wireAccount, wireInstitution, wireItem, wireTransaction } from "./wire";

type Endpoint = (body: unknown) => Promise<Record<string, unknown>>;

/** Checks the body with a schema before the route sees it. */
function endpoint<S extends z.ZodTypeAny>(
  schema: S,
  run: (body: z.output<S>) => Promise<Record<string, unknown>>,
): Endpoint {
  return (body) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return run(parsed.data);
    const issue = parsed.error.issues[0];
    throw new PlaidRefusal(
      400,
      "INVALID_REQUEST",
      "INVALID_FIELD",
      `${issue?.path.join(".") ?? "body"}: ${issue?.message ?? "is not valid"}`,
    );
  };
}

const ByToken = z.object({ access_token: z.string() });

async function itemOf(accessToken: string): Promise<SandboxItem> {
  const item = await readItem(accessToken);
  if (!item) throw invalid("INVALID_ACCESS_TOKEN", "could not find matching access token");
  return item;
}

function assertUsable(item: SandboxItem): void {
  if (item.error === "ITEM_LOGIN_REQUIRED" || item.error === "USER_PERMISSION_REVOKED") throw itemRefusal(item.error);
}

const accountsGet = endpoint(ByToken, async ({ access_token }) => {
  const item = await itemOf(access_token);
  assertUsable(item);
  return {
    accounts: snapshot(item, bankToday()).accounts.map(wireAccount),
    item: wireItem(item, institutionOf(item.institutionId)),
  };
});

const transactionsSync = endpoint(
  z.object({
    access_token: z.string(),
    cursor: z.string().optional(),
    count: z.number().int().min(1).max(500).default(100),
  }),
  async ({ access_token, cursor = "", count }) => {
    const item = await itemOf(access_token);
    assertUsable(item);
    const behaviour = institutionOf(item.institutionId)?.behaviour;
    if (behaviour === "sync_error")
      throw new PlaidRefusal(500, "API_ERROR", "INTERNAL_SERVER_ERROR", "an unexpected error occurred");
    const today = bankToday();
    const { added, modified, removed, nextCursor, hasMore } = page(item, cursor, count, today);
    if (!hasMore) await afterSync(item);
    return {
      accounts: snapshot(item, today).accounts.map(wireAccount),
      added: added.map(wireTransaction),
      modified: modified.map(wireTransaction),
      removed: removed.map((row) => ({ transaction_id: row.id, account_id: row.accountId })),
      next_cursor: nextCursor,
      has_more: hasMore,
      transactions_update_status: "HISTORICAL_UPDATE_COMPLETE",
    };
  },
);

/** What some banks do once they have been synced: ask to sign in again, announce an end, take permission back. */
async function afterSync(item: SandboxItem): Promise<void> {
  if (item.acted) return;
  const behaviour = institutionOf(item.institutionId)?.behaviour;
  const next: SandboxItem = { ...item, acted: true, synced: true };
  const about = { item_id: item.itemId };
  if (behaviour === "login_required") {
    await writeItem({ ...next, error: "ITEM_LOGIN_REQUIRED" });
    const { type, code, message, display } = itemRefusal("ITEM_LOGIN_REQUIRED");
    send(item.webhook, {
      webhook_type: "ITEM",
      webhook_code: "ERROR",
      ...about,
      error: { error_type: type, error_code: code, error_message: message, display_message: display },
    });
  } else if (behaviour === "pending_disconnect") {
    await writeItem({ ...next, error: "PENDING_DISCONNECT" });
    send(item.webhook, {
      webhook_type: "ITEM",
      webhook_code: "PENDING_DISCONNECT",
      ...about,
      reason: "INSTITUTION_TOKEN_EXPIRATION",
    });
  } else if (behaviour === "revoked") {
    await writeItem({ ...next, error: "USER_PERMISSION_REVOKED" });
    send(item.webhook, { webhook_type: "ITEM", webhook_code: "USER_PERMISSION_REVOKED", ...about });
  } else {
    await writeItem(next);
    if (behaviour === "new_accounts")
      send(item.webhook, { webhook_type: "ITEM", webhook_code: "NEW_ACCOUNTS_AVAILABLE", ...about, error: null });
  }
}

const LinkTokenCreate = z.object({
  client_name: z.string().min(1).max(30),
  language: z.string(),
  country_codes: z.array(z.string()).min(1),
  user: z.object({ client_user_id: z.string().min(1) }),
  products: z.array(z.string()).optional(),
  webhook: z.string().optional(),
  redirect_uri: z.string().url().nullish(),
  access_token: z.string().nullish(),
  transactions: z.object({ days_requested: z.number().int().min(1).max(730).optional() }).optional(),
  hosted_link: z.object({ completion_redirect_uri: z.string().optional() }).passthrough().optional(),
  update: z.object({ account_selection_enabled: z.boolean().optional() }).passthrough().optional(),
});

const linkTokenCreate = endpoint(LinkTokenCreate, async (body) => {
  if (body.access_token) await itemOf(body.access_token);
  else if (!body.products?.length) throw invalid("MISSING_FIELDS", "products is required");
  const session: LinkSession = {
    token: `link-sandbox-${plainToken(32)}`,
    sessionId: plainToken(32),
    clientUserId: body.user.client_user_id,
    webhook: body.webhook ?? null,
    products: body.products ?? [],
    days: body.transactions?.days_requested ?? 90,
    completionUri: body.hosted_link?.completion_redirect_uri ?? null,
    redirectUri: body.redirect_uri ?? null,
    oauthState: plainToken(24),
    accessToken: body.access_token ?? null,
    accountSelection: body.update?.account_selection_enabled ?? false,
    createdAt: now().toISOString(),
    status: "open",
    publicToken: null,
    institutionId: null,
    roles: [],
    exitCode: null,
  };
  await writeSession(session);
  const hosted = body.hosted_link ? { hosted_link_url: `${env.APP_URL}/sandbox/bank/${session.token}` } : {};
  return { link_token: session.token, expiration: new Date(now().getTime() + 4 * 3_600_000).toISOString(), ...hosted };
});

const linkTokenGet = endpoint(z.object({ link_token: z.string() }), async ({ link_token }) => {
  const session = await readSession(link_token);
  if (!session) throw invalid("INVALID_LINK_TOKEN", "the link token is not valid or has expired");
  const ended = {
    link_session_id: session.sessionId,
    started_at: session.createdAt,
    finished_at: now().toISOString(),
    ...(session.status === "done" ? added(session) : left(session)),
  };
  return {
    link_token,
    created_at: session.createdAt,
    expiration: new Date(new Date(session.createdAt).getTime() + 4 * 3_600_000).toISOString(),
    link_sessions: session.status === "open" ? [] : [ended],
    metadata: {
      initial_products: session.products,
      webhook: session.webhook,
      country_codes: ["US"],
      language: "en",
      redirect_uri: null,
      client_name: "",
    },
  };
});

/** What a session that went through has brought: nothing new where it repaired a connection. */
function added(session: LinkSession) {
  const bank = institutionOf(session.institutionId ?? "");
  const institution = { name: bank?.name ?? "", institution_id: bank?.id ?? "" };
  return {
    results: {
      item_add_results: session.accessToken
        ? []
        : [{ public_token: session.publicToken ?? "", accounts: [], institution }],
      cra_item_add_results: [],
      cra_update_results: [],
      bank_income_results: [],
      payroll_income_results: [],
      document_income_results: null,
    },
  };
}

/** How a session was left before its end. */
function left(session: LinkSession) {
  const error =
    session.exitCode === null
      ? null
      : {
          error_type: "INSTITUTION_ERROR",
          error_code: session.exitCode,
          error_message: "this institution is not responding",
          display_message: "This bank is not responding. Please try again later.",
        };
  const { sessionId } = session;
  return {
    exit: { error, metadata: { institution: null, status: "", link_session_id: sessionId, request_id: sessionId } },
  };
}

const PUBLIC_TOKEN_MS = 30 * 60_000;

const exchange = endpoint(z.object({ public_token: z.string() }), async ({ public_token }) => {
  const pass = /^public-sandbox-[A-Za-z0-9]+$/.test(public_token) ? await readPublicToken(public_token) : null;
  if (!pass) throw invalid("INVALID_PUBLIC_TOKEN", "could not find matching public token");
  if (now().getTime() - new Date(pass.createdAt).getTime() > PUBLIC_TOKEN_MS)
    throw invalid("INVALID_PUBLIC_TOKEN", "the public token has expired");
  await deleteRecord("public", public_token);
  const item: SandboxItem = {
    itemId: `item${plainToken(20)}`,
    accessToken: `access-sandbox-${plainToken(36)}`,
    institutionId: pass.institutionId,
    seed: seedOf(pass, pass.institutionId),
    from: pass.days >= 700 ? householdStart(bankToday()) : addDays(bankToday(), -pass.days),
    roles:
      institutionOf(pass.institutionId)?.behaviour === "new_accounts"
        ? pass.roles.filter((role) => role !== "savings")
        : pass.roles,
    webhook: pass.webhook,
    error: null,
    acted: false,
    synced: false,
  };
  await writeItem(item);
  return { access_token: item.accessToken, item_id: item.itemId };
});

export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "/link/token/create": linkTokenCreate,
  "/link/token/get": linkTokenGet,
  "/item/public_token/exchange": exchange,
  "/accounts/get": accountsGet,
  "/accounts/balance/get": accountsGet,
  "/transactions/sync": transactionsSync,
  "/transactions/refresh": endpoint(ByToken, async ({ access_token }) => {
    const item = await itemOf(access_token);
    assertUsable(item);
    send(item.webhook, {
      webhook_type: "TRANSACTIONS",
      webhook_code: "SYNC_UPDATES_AVAILABLE",
      item_id: item.itemId,
      initial_update_complete: true,
      historical_update_complete: true,
    });
    return {};
  }),
  "/item/get": endpoint(ByToken, async ({ access_token }) => {
    const item = await itemOf(access_token);
    return { item: wireItem(item, institutionOf(item.institutionId)), status: null };
  }),
  "/item/remove": endpoint(ByToken, async ({ access_token }) => {
    await itemOf(access_token);
    await deleteRecord("item", access_token);
    return {};
  }),
  "/institutions/get_by_id": endpoint(
    z.object({ institution_id: z.string(), country_codes: z.array(z.string()) }),
    async ({ institution_id }) => {
      const institution = institutionOf(institution_id);
      if (!institution) throw invalid("INVALID_INSTITUTION", "invalid institution_id provided");
      return { institution: wireInstitution(institution) };
    },
  ),
  "/webhook_verification_key/get": endpoint(z.object({ key_id: z.string() }), async ({ key_id }) => {
    const key = await wireKey();
    if (key.kid !== key_id) throw invalid("INVALID_WEBHOOK_VERIFICATION_KEY_ID", "invalid key_id provided");
    return { key };
  }),
  "/sandbox/item/reset_login": endpoint(ByToken, async ({ access_token }) => {
    await writeItem({ ...(await itemOf(access_token)), error: "ITEM_LOGIN_REQUIRED" });
    return { reset_login: true };
  }),
};
