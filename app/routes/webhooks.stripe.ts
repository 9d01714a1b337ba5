// Deliveries of the payment provider: no session, no form; the signature over the raw body is the guard.
import type { ActionFunctionArgs } from "@remix-run/node";
import { door, errorAsJson, json, methodNotAllowed } from "~/lib/http-api.server";
import { applyWebhook } from "~/services/billing/sync.server";

export const loader = methodNotAllowed("POST");

export const action = door(["POST"], async ({ request }: ActionFunctionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST")();
  try {
    const answer = await applyWebhook(await request.text(), request.headers.get("stripe-signature") ?? "");
    if (answer === "refused") return json({ message: "The signature is not valid." }, 400);
    if (answer === "unreadable") return json({ message: "The event is signed, but it has no data to act on." }, 400);
    return json({ received: true });
  } catch (error) {
    return errorAsJson(error, request);
  }
});
