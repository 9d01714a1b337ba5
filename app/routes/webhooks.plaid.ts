// Deliveries of the bank vendor: no session, no form; the signature over the raw body is the guard.
import type { ActionFunctionArgs } from "@remix-run/node";
import { door, errorAsJson, json, methodNotAllowed } from "~/lib/http-api.server";
import { receiveBankWebhook } from "~/services/bank/webhook.server";

export const loader = methodNotAllowed("POST");

export const action = door(["POST"], async ({ request }: ActionFunctionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST")();
  try {
    const answer = await receiveBankWebhook(await request.text(), request.headers.get("plaid-verification"));
    if (answer === "refused") return json({ message: "The signature is not valid." }, 400);
    return json({ received: true });
  } catch (error) {
    return errorAsJson(error, request);
  }
});
