// Deliveries of the payment provider: no session, no form; the signature over the raw body is the guard.
import { methodNotAllowed } from "~/lib/http-api.server";
import { webhookAction } from "~/lib/http-webhook.server";
import { receiveBillingWebhook } from "~/services/billing/sync.server";

export const loader = methodNotAllowed("POST");
export const action = webhookAction(receiveBillingWebhook);
