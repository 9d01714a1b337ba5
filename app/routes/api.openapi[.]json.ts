import { publishedText } from "~/api-description/published.server";
import { methodNotAllowed, publicApiLoader } from "~/lib/http-api.server";

export const loader = publicApiLoader(
  async () => new Response(await publishedText(), { headers: { "Content-Type": "application/json" } }),
);
export const action = methodNotAllowed("GET");
