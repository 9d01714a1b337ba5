import { NoBody, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { withErrorField } from "~/services/bank/answers.server";
import { createLink } from "~/services/bank/link.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [NoBody, (user) => withErrorField(() => createLink(user))] }, { gated: true });
