// A door for a vendor's deliveries: no session, no form; the signature over the raw body is the guard.
import type { ActionFunctionArgs } from "@remix-run/node";
import { forMethods, errorAsJson, json, methodNotAllowed } from "./http-api.server";
import { REQUESTS } from "~/texts/requests";

type Receive = (body: string, headers: Headers) => Promise<"applied" | "ignored" | "refused" | "unreadable">;

export const webhookAction = (receive: Receive) =>
  forMethods(["POST"], async ({ request }: ActionFunctionArgs): Promise<Response> => {
    if (request.method !== "POST") return methodNotAllowed("POST")();
    try {
      const outcome = await receive(await request.text(), request.headers);
      if (outcome === "refused") return json({ message: REQUESTS.badSignature }, 400);
      if (outcome === "unreadable") return json({ message: REQUESTS.eventWithoutData }, 400);
      return json({ received: true });
    } catch (error) {
      return errorAsJson(error, request);
    }
  });
