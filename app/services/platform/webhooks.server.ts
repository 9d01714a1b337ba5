// What vendors tell unasked, received in one way: proved, acted on once, and forgotten when it can't come again.
import { now } from "~/lib/clock.server";
import { db, type Tx } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import type { VendorDelivery, Unreadable } from "~/providers/delivery";

/** ignored: it came before, or is about nothing here; refused: it is not the vendor's; unreadable: it has no data. */
export type WebhookOutcome = "applied" | "ignored" | "refused" | "unreadable";

type WebhookReceiver<News> = {
  vendor: string;
  verify: (body: string, headers: Headers) => Promise<VendorDelivery<News> | Unreadable | null>;
  /** Acts, and notes the delivery in the transaction of its effect; a failure is thrown, so that it's sent again. */
  apply: (delivery: VendorDelivery<News>) => Promise<WebhookOutcome>;
};

export async function receiveWebhook<News>(
  { vendor, verify, apply }: WebhookReceiver<News>,
  body: string,
  headers: Headers,
): Promise<WebhookOutcome> {
  const delivery = await verify(body, headers);
  if (delivery === null) return "refused";
  if ("unreadable" in delivery) {
    log.warn({ vendor, type: delivery.unreadable }, "a signed delivery has no data");
    return "unreadable";
  }
  const seen = await db.webhookEvent.findUnique({ where: { vendor_id: { vendor, id: delivery.id } } });
  return seen ? "ignored" : apply(delivery);
}

/** Notes a delivery with its effect; of the same one at the same moment one gets in. */
export async function noteDelivery(tx: Tx, vendor: string, { id, type }: VendorDelivery<unknown>): Promise<boolean> {
  const data = [{ vendor, id, type, receivedAt: now() }];
  return (await tx.webhookEvent.createMany({ data, skipDuplicates: true })).count === 1;
}

/** Vendors repeat a delivery for days, not for months. */
const KEEP_MS = 60 * 86_400_000;

export async function clearOldDeliveries(at: Date): Promise<void> {
  await db.webhookEvent.deleteMany({ where: { receivedAt: { lt: new Date(at.getTime() - KEEP_MS) } } });
}
