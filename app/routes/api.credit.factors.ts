import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { creditFactors } from "~/services/credit/credit.server";

export const loader = apiLoader((user, { url }) => creditFactors(user.id, url.searchParams.get("assessmentId")));
export const action = methodNotAllowed("GET");
