// Is a webhook really the vendor's? Signature, age and the hash of the very bytes that came.
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { now } from "~/lib/clock.server";
import { safeEqual, sha256 } from "~/lib/crypto.server";
import { limit } from "~/lib/rate-limit.server";
import { BankError } from "./bank-error";
import { type WebhookKey, fetchWebhookKey } from "./calls.server";

const MAX_AGE = "5 min";
const KEPT_MS = 24 * 3_600_000;
const MAX_KEYS = 20;

type Known = Map<string, { key: WebhookKey | null; at: number }>;
/** Names that strangers make up are kept apart: however many they send, the vendor's own keys stay at hand. */
const keys: Known = new Map();
const unknown: Known = new Map();

/** A key is asked for once a day. Names of keys that nobody knows are remembered too, and asking is limited: anyone can send them. */
async function keyOf(kid: string): Promise<WebhookKey | null> {
  const known = keys.get(kid) ?? unknown.get(kid);
  if (known && now().getTime() - known.at < KEPT_MS) return known.key;
  await limit("plaid-webhook-key", 20, 60);
  const key = await fetchWebhookKey(kid).catch((error: unknown) => {
    if (error instanceof BankError && error.kind === "request") return null;
    throw error;
  });
  const list = key ? keys : unknown;
  if (list.size >= MAX_KEYS) list.delete([...list.keys()][0] ?? "");
  list.set(kid, { key, at: now().getTime() });
  return key;
}

export async function isGenuine(body: string, header: string | null): Promise<boolean> {
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
