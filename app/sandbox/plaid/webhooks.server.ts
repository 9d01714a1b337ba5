// Signs and delivers the vendor's webhooks: ES256 over a claim that holds the hash of the body, as the vendor does.
import { SignJWT, exportJWK, generateKeyPair, importJWK } from "jose";
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { transaction, lockRow } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { plainToken, readRecord, writeRecord } from "./store.server";

const StoredKey = z.object({
  kid: z.string(),
  createdAt: z.number(),
  publicJwk: z.object({ x: z.string(), y: z.string() }),
  privateJwk: z.record(z.unknown()),
});
type StoredKey = z.infer<typeof StoredKey>;

type Webhook = {
  webhook_type: "TRANSACTIONS" | "ITEM";
  webhook_code: string;
  item_id: string;
  [field: string]: unknown;
};

/** The sandbox's own key, made once and kept with its other records. */
export function webhookKey(): Promise<StoredKey> {
  return transaction(async (tx) => {
    await lockRow(tx, "sandbox:plaid:key");
    const known = await readRecord("key", "current", StoredKey, tx);
    if (known) return known;
    const pair = await generateKeyPair("ES256", { extractable: true });
    const { x = "", y = "" } = await exportJWK(pair.publicKey);
    const made = {
      kid: plainToken(20),
      createdAt: Math.floor(now().getTime() / 1000),
      publicJwk: { x, y },
      privateJwk: { ...(await exportJWK(pair.privateKey)) },
    };
    await writeRecord("key", "current", JSON.parse(JSON.stringify(made)), tx);
    return made;
  });
}

export async function wireKey() {
  const { kid, createdAt, publicJwk } = await webhookKey();
  return {
    alg: "ES256",
    crv: "P-256",
    kid,
    kty: "EC",
    use: "sig",
    ...publicJwk,
    created_at: createdAt,
    expired_at: null,
  };
}

/** A body and the header that vouches for it. */
export async function signedWebhook(webhook: Webhook): Promise<{ body: string; header: string }> {
  const { kid, privateJwk } = await webhookKey();
  const body = JSON.stringify({ environment: "sandbox", ...webhook });
  const header = await new SignJWT({ request_body_sha256: sha256(body) })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(await importJWK(privateJwk, "ES256"));
  return { body, header };
}

let origin: string | null = null;
const underway = new Set<Promise<void>>();

/** Where this app listens, told by its server; without it the address that the item was created with is used. */
export function deliverTo(to: string | null): void {
  origin = to;
}

/** Sends without making anyone wait. A delivery that fails is not repeated: the schedule of the app makes up for it. */
export function send(address: string | null, webhook: Webhook): void {
  const delivery = deliver(address, webhook).catch((error: unknown) =>
    log.debug({ err: error }, "a sandbox webhook found nobody"),
  );
  underway.add(delivery);
  void delivery.finally(() => underway.delete(delivery));
}

export async function deliveriesDone(): Promise<void> {
  while (underway.size > 0) await Promise.all(underway);
}

async function deliver(address: string | null, webhook: Webhook): Promise<void> {
  if (address === null) return;
  const url = origin === null ? address : new URL(new URL(address).pathname, origin).href;
  const { body, header } = await signedWebhook(webhook);
  await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "plaid-verification": header },
    signal: AbortSignal.timeout(5_000),
  });
}
