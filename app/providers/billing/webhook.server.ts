// Is a webhook really Stripe's, and whom is it about?
import type { Delivery } from "../delivery";
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

/** Checks the signature over the raw body and says whom the event is about; null when it can't be trusted. */
export async function verifyWebhook(body: string, headers: Headers): Promise<Delivery<BillingNews> | null> {
  const client = await stripe();
  const secret = await webhookSecret();
  try {
    const { id, type, data } = await client.webhooks.constructEventAsync(
      body,
      headers.get("stripe-signature") ?? "",
      secret,
    );
    return { id, type, news: { customerId: HANDLED.has(type) ? customerIn(data.object) : null } };
  } catch {
    return null;
  }
}

function customerIn(object: object): string | null {
  if ("object" in object && object.object === "customer" && "id" in object && typeof object.id === "string")
    return object.id;
  return "customer" in object ? idOf(object.customer) : null;
}
