import { Nothing, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { refreshTransactions } from "~/services/accounts.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [Nothing, (user) => refreshTransactions(user)] }, { gated: true });
