// The published document, read when somebody asks for it, as far as this server offers it. `npm run api:describe` writes it.
import { offers } from "~/lib/offers.server";
import { offeredOf } from "./offered";
import type { OpenApi } from "./openapi-types";

export async function published(): Promise<OpenApi> {
  const document: OpenApi = JSON.parse((await import("./openapi.json?raw")).default);
  return offeredOf(document, offers());
}
