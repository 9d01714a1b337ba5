import { ExchangeInput } from "~/contracts/bank";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { withErrorField } from "~/services/bank/answers.server";
import { exchange } from "~/services/bank/link.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction(
  { POST: [ExchangeInput, (user, input) => withErrorField(() => exchange(user, input))] },
  { gated: true },
);
