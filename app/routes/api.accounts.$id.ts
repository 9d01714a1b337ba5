import { NoBody, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { disconnectAccount } from "~/services/bank/accounts.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiAction(
  { DELETE: [NoBody, (user, _input, { params }) => disconnectAccount(user.id, params.id ?? "")] },
  { gated: "as-screen" },
);
