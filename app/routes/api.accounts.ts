import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { listAccounts } from "~/services/bank/accounts.server";

export const loader = apiLoader((user) => listAccounts(user.id));
export const action = methodNotAllowed("GET");
