import { NoBody, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { refreshTransactions } from "~/services/bank/accounts.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [NoBody, (user) => refreshTransactions(user)] }, { gated: true });
