import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { search } from "~/services/ledger/search.server";

export const loader = apiLoader((user, { url }) => search(user.id, url.searchParams.get("q")));
export const action = methodNotAllowed("GET");
