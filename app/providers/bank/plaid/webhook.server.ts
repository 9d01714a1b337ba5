// Is a webhook really Plaid's, and what does it say? Signature, age and the hash of the very bytes that came.
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { now } from "~/lib/clock.server";
import { safeEqual, sha256 } from "~/lib/crypto.server";
import { z } from "zod";
import { BankError } from "../bank-error";
import type { BankNews, BankProvider } from "../port";
import type { WebhookKey } from "./calls.server";

const MAX_AGE = "5 min";
const KEPT_MS = 24 * 3_600_000;
const MAX_KEYS = 20;

type Known = Map<string, { key: WebhookKey | null; at: number }>;
type AskKey = (kid: string) => Promise<WebhookKey>;

/** A key is asked for once a day. Names of keys that nobody knows are remembered too: anyone can send them. */
function remembered(ask: AskKey): (kid: string) => Promise<WebhookKey | null> {
  // Names that strangers make up are kept apart: however many they send, the vendor's own keys stay at hand.
  const keys: Known = new Map();
  const unknown: Known = new Map();
  return async (kid) => {
    const known = keys.get(kid) ?? unknown.get(kid);
    if (known && now().getTime() - known.at < KEPT_MS) return known.key;
    const key = await ask(kid).catch((error: unknown) => {
      if (error instanceof BankError && error.kind === "request") return null;
      throw error;
    });
    const list = key ? keys : unknown;
    if (list.size >= MAX_KEYS) list.delete([...list.keys()][0] ?? "");
    list.set(kid, { key, at: now().getTime() });
    return key;
  };
}

async function isGenuine(
  body: string,
  header: string | null,
  keyOf: (kid: string) => Promise<WebhookKey | null>,
): Promise<boolean> {
  if (!header || header.length > 4_000) return false;
  let kid: string | undefined;
  try {
    const { alg, kid: named } = decodeProtectedHeader(header);
    if (alg === "ES256" && typeof named === "string" && named.length <= 128) kid = named;
  } catch {
    return false;
  }
  const key = kid === undefined ? null : await keyOf(kid);
  if (!key || (key.expired_at !== null && key.expired_at !== undefined)) return false;
  try {
    const { kty, crv, x, y } = key;
    const { payload } = await jwtVerify(header, await importJWK({ kty, crv, x, y }, "ES256"), {
      algorithms: ["ES256"],
      maxTokenAge: MAX_AGE,
      currentDate: now(),
    });
    return typeof payload.request_body_sha256 === "string" && safeEqual(payload.request_body_sha256, sha256(body));
  } catch {
    return false;
  }
}

const Webhook = z.object({
  webhook_type: z.string().max(80),
  webhook_code: z.string().max(80),
  item_id: z.string().max(120).optional(),
  error: z.object({ error_code: z.string().max(80) }).nullish(),
});

/** Whoever asks for a key sees to it that strangers can't make it ask without end. */
export function webhookVerifier(askKey: AskKey): BankProvider["verifyWebhook"] {
  const keyOf = remembered(askKey);
  return async (body, headers) => {
    const signature = headers.get("plaid-verification");
    if (!(await isGenuine(body, signature, keyOf))) return null;
    const parsed = Webhook.safeParse(parseJson(body));
    // The signature names the moment as well as the body: the same delivery again has the same one.
    const id = sha256(signature ?? "");
    return parsed.success ? { id, type: parsed.data.webhook_code, news: newsOf(parsed.data) } : null;
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const ITEM_NEWS: Record<string, BankNews["kind"]> = {
  PENDING_DISCONNECT: "ends_soon",
  PENDING_EXPIRATION: "ends_soon",
  LOGIN_REPAIRED: "repaired",
  USER_PERMISSION_REVOKED: "revoked",
  // One account of the connection: the others go on, and a sync says what the bank still tells.
  USER_ACCOUNT_REVOKED: "changed",
  NEW_ACCOUNTS_AVAILABLE: "new_accounts",
};

function newsOf({ webhook_type: type, webhook_code: code, item_id, error }: z.output<typeof Webhook>): BankNews {
  const providerItemId = item_id ?? null;
  if (type === "TRANSACTIONS")
    return { kind: code === "SYNC_UPDATES_AVAILABLE" ? "changed" : "other", providerItemId, code };
  if (type !== "ITEM") return { kind: "other", providerItemId, code };
  if (code === "ERROR") {
    const reason = error?.error_code ?? "UNKNOWN";
    return { kind: reason === "ITEM_LOGIN_REQUIRED" ? "sign_in_needed" : "failing", providerItemId, code: reason };
  }
  return { kind: (Object.hasOwn(ITEM_NEWS, code) ? ITEM_NEWS[code] : undefined) ?? "other", providerItemId, code };
}
