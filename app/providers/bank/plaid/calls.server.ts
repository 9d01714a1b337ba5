// Every call that the product makes to the bank vendor, answered in our words.
import type { LinkTokenCreateRequest } from "plaid";
import { z } from "zod";
import { BankError } from "../bank-error";
import { type Sdk, askPlaid } from "./client.server";
import type { BankChanges, LinkResult } from "../port";
import { type ReadAccounts, type SyncPage, WireAccounts, WireSyncPage, mergePages, readAccounts } from "./transform";

const CLIENT_NAME = "Personal Finance Dashboard";
const HISTORY_DAYS = 730;
const PAGE_SIZE = 500;
const MAX_PAGES = 1_000;
const MAX_RESTARTS = 3;
/** Pages that come slowly are waited for this long, all of them together; the job around it may take ten minutes. */
const ROUND_MS = 240_000;

function checked<S extends z.ZodTypeAny>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new BankError("outage", "UNEXPECTED_ANSWER", null);
}

const hasCode = (error: unknown, ...codes: string[]) => error instanceof BankError && codes.includes(error.code);
const isMutation = (error: unknown) => hasCode(error, "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION");
const isNotReady = (error: unknown) => hasCode(error, "PRODUCT_NOT_READY");

export type LinkTokenRequest = {
  userId: string;
  webhook: string;
  /** For people without scripts: the vendor's own pages, which come back to this address. */
  completionUri?: string;
  /** For banks that sign people in on their own site: where those come back to the modal. */
  redirectUri?: string;
  /** Repairs this item instead of adding one. */
  repair?: { accessToken: string; chooseAccounts: boolean };
};

type LinkToken = { linkToken: string; hostedUrl: string | null };

export async function createLinkToken({
  userId,
  webhook,
  completionUri,
  redirectUri,
  repair,
}: LinkTokenRequest): Promise<LinkToken> {
  const request = ({ CountryCode, Products }: Sdk): LinkTokenCreateRequest => ({
    client_name: CLIENT_NAME,
    language: "en",
    country_codes: [CountryCode.Us],
    user: { client_user_id: userId },
    webhook,
    ...(redirectUri ? { redirect_uri: redirectUri } : {}),
    ...(completionUri ? { hosted_link: { completion_redirect_uri: completionUri, is_mobile_app: false } } : {}),
    ...(repair
      ? {
          access_token: repair.accessToken,
          ...(repair.chooseAccounts ? { update: { account_selection_enabled: true } } : {}),
        }
      : { products: [Products.Transactions], transactions: { days_requested: HISTORY_DAYS } }),
  });
  const answer = checked(
    z.object({ link_token: z.string().min(1), hosted_link_url: z.string().url().nullish() }),
    await askPlaid((api, sdk) => api.linkTokenCreate(request(sdk))),
  );
  return { linkToken: answer.link_token, hostedUrl: answer.hosted_link_url ?? null };
}

const WireLink = z.object({
  link_sessions: z
    .array(
      z.object({
        finished_at: z.string().nullish(),
        exit: z
          .object({ error: z.object({ error_message: z.string(), display_message: z.string().nullish() }).nullish() })
          .nullish(),
        results: z.object({ item_add_results: z.array(z.object({ public_token: z.string() })) }).nullish(),
      }),
    )
    .nullish(),
});

/** How a session in the vendor's own pages ended. */
export async function linkResult(linkToken: string): Promise<LinkResult> {
  const { link_sessions } = checked(WireLink, await askPlaid((api) => api.linkTokenGet({ link_token: linkToken })));
  const sessions = link_sessions ?? [];
  const [added] = sessions.flatMap(({ results }) => results?.item_add_results ?? []);
  if (added) return { status: "done", publicToken: added.public_token };
  const finished = sessions.filter(({ finished_at }) => finished_at);
  // A repair adds nothing, so its results are empty or missing; who gave up has left an exit.
  if (finished.some(({ exit }) => !exit)) return { status: "done", publicToken: null };
  const [left] = finished;
  return left
    ? { status: "exit", message: left.exit?.error?.display_message ?? left.exit?.error?.error_message ?? null }
    : { status: "open" };
}

export async function exchangePublicToken(
  publicToken: string,
): Promise<{ accessToken: string; providerItemId: string }> {
  const schema = z.object({ access_token: z.string().min(1), item_id: z.string().min(1) });
  const answer = checked(schema, await askPlaid((api) => api.itemPublicTokenExchange({ public_token: publicToken })));
  return { accessToken: answer.access_token, providerItemId: answer.item_id };
}

export async function fetchAccounts(accessToken: string): Promise<ReadAccounts & { institutionId: string | null }> {
  const { accounts, item } = checked(
    WireAccounts,
    await askPlaid((api) => api.accountsGet({ access_token: accessToken })),
  );
  return { ...readAccounts(accounts), institutionId: item.institution_id ?? null };
}

export async function institutionName(institutionId: string): Promise<string> {
  const answer = await askPlaid((api, { CountryCode }) =>
    api.institutionsGetById({ institution_id: institutionId, country_codes: [CountryCode.Us] }),
  );
  return checked(z.object({ institution: z.object({ name: z.string() }) }), answer).institution.name;
}

/** How much of a bank's time a round may take; what restarts it starts no new count. */
type Budget = { pages: number; endsAt: number };

function spend(budget: Budget): void {
  budget.pages -= 1;
  if (budget.pages < 0) throw new BankError("outage", "TOO_MANY_PAGES", null);
  if (performance.now() > budget.endsAt) throw new BankError("outage", "TOO_SLOW", null);
}

/**
 * Everything that has changed since a cursor. Pages are kept in memory until the last one has come; when the bank's data
 * changes meanwhile all of them are dropped and reading starts again from the same cursor.
 */
export async function fetchChanges(
  accessToken: string,
  cursor: string | null,
  withinMs: number = ROUND_MS,
): Promise<BankChanges> {
  const budget = { pages: MAX_PAGES, endsAt: performance.now() + withinMs };
  for (let restart = 0; ; restart += 1) {
    try {
      return await fetchRound(accessToken, cursor, budget);
    } catch (error) {
      if (isNotReady(error)) return { ...mergePages([]), cursor, isReady: false };
      if (!isMutation(error) || restart >= MAX_RESTARTS) throw error;
    }
  }
}

async function fetchRound(accessToken: string, start: string | null, budget: Budget): Promise<BankChanges> {
  const pages: SyncPage[] = [];
  for (let cursor = start; ;) {
    spend(budget);
    const answer = await askPlaid((api, { PersonalFinanceCategoryVersion }) =>
      api.transactionsSync({
        access_token: accessToken,
        count: PAGE_SIZE,
        ...(cursor === null ? {} : { cursor }),
        options: { personal_finance_category_version: PersonalFinanceCategoryVersion.V2 },
      }),
    );
    const page = checked(WireSyncPage, answer);
    if (page.transactions_update_status === "NOT_READY")
      return { ...mergePages([page]), cursor: start, isReady: false };
    pages.push(page);
    if (!page.has_more) return { ...mergePages(pages), cursor: page.next_cursor, isReady: true };
    if (page.next_cursor === cursor) throw new BankError("outage", "CURSOR_STANDS_STILL", null);
    cursor = page.next_cursor;
  }
}

/**
 * Asks the bank to look again now. It is a paid extra, and banks may take longer to answer than anybody waits: whatever
 * comes of it, what the vendor knows already can be synced, and only that says how the connection is.
 */
export async function requestRefresh(accessToken: string): Promise<void> {
  try {
    await askPlaid((api) => api.transactionsRefresh({ access_token: accessToken }));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
  }
}

/** Ends the connection at the vendor. An item that the vendor doesn't know is as good as removed. */
export async function removeItem(accessToken: string): Promise<void> {
  try {
    await askPlaid((api) => api.itemRemove({ access_token: accessToken }));
  } catch (error) {
    if (!hasCode(error, "INVALID_ACCESS_TOKEN", "ITEM_NOT_FOUND")) throw error;
  }
}

const WireKey = z.object({
  key: z.object({
    alg: z.literal("ES256"),
    kid: z.string(),
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    use: z.string(),
    expired_at: z.number().nullish(),
  }),
});
export type WebhookKey = z.output<typeof WireKey>["key"];

export async function fetchWebhookKey(kid: string): Promise<WebhookKey> {
  return checked(WireKey, await askPlaid((api) => api.webhookVerificationKeyGet({ key_id: kid }))).key;
}
