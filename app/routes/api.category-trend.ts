import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { categoryTrendJson } from "~/services/categories/trend.server";

export const loader = apiLoader((user, { url }) => categoryTrendJson(user, url.searchParams.get("category") ?? ""));
export const action = methodNotAllowed("GET");
