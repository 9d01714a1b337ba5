import { Nothing, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { disconnectAccount } from "~/services/accounts.server";

export const loader = methodNotAllowed("DELETE");
export const action = apiAction(
  { DELETE: [Nothing, (user, _input, { params }) => disconnectAccount(user.id, params.id ?? "")] },
  { gated: "as-screen" },
);
