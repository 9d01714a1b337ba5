// Is a webhook really Stripe's, and whom is it about?
import { z } from "zod";
import type { VendorDelivery, Unreadable } from "../delivery";
import { idOf } from "./calls.server";
import { stripe, webhookSecret } from "./client.server";

/** customerId is null unless the customer's plan may have changed. */
export type BillingNews = { customerId: string | null };

const HANDLED = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
]);

const EventKind = z.object({ type: z.string().max(100) });
const SignedEvent = EventKind.extend({
  id: z.string(),
  data: z.object({ object: z.object({}).passthrough() }),
});

/** Checks the signature over the raw body and says whom the event is about; null when it can't be trusted. */
export async function verifyWebhook(
  body: string,
  headers: Headers,
): Promise<VendorDelivery<BillingNews> | Unreadable | null> {
  const client = await stripe();
  const secret = await webhookSecret();
  let signed: unknown;
  try {
    signed = await client.webhooks.constructEventAsync(body, headers.get("stripe-signature") ?? "", secret);
  } catch {
    return null;
  }
  const event = SignedEvent.safeParse(signed).data;
  if (!event) return { unreadable: EventKind.safeParse(signed).data?.type ?? "unknown" };
  const customerId = HANDLED.has(event.type) ? customerIn(event.data.object) : null;
  return { id: event.id, type: event.type, news: { customerId } };
}

function customerIn(object: object): string | null {
  if ("object" in object && object.object === "customer" && "id" in object && typeof object.id === "string")
    return object.id;
  return "customer" in object ? idOf(object.customer) : null;
}
