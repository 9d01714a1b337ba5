// Deliveries of the bank vendor: no session, no form; the signature over the raw body is the guard.
import { methodNotAllowed } from "~/lib/http-api.server";
import { webhookAction } from "~/lib/http-webhook.server";
import { receiveBankWebhook } from "~/services/bank/webhook.server";

export const loader = methodNotAllowed("POST");
export const action = webhookAction(receiveBankWebhook);
