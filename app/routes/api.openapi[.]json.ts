import { published } from "~/api-description/published.server";
import { methodNotAllowed, publicApiLoader } from "~/lib/http-api.server";

export const loader = publicApiLoader(async () => Response.json(await published()));
export const action = methodNotAllowed("GET");
